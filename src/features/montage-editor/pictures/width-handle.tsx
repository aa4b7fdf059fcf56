import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { panelWidth } from './picture-choices';
import styles from './picture-panel.module.css';

/** One press of an arrow key, px; with Shift, four. */
const step = 16;

interface WidthHandleProps {
  /** The id of the element whose width it sets. */
  controls: string;
  /** px */
  width: number;
  onWidth: (width: number) => void;
}

/** The edge of the docked pictures: dragged, or moved by the arrow keys. A double click gives the usual width back. */
export function WidthHandle({ controls, width, onWidth }: WidthHandleProps) {
  const held = useRef<{ x: number; width: number } | null>(null);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { x: event.clientX, width };
  };
  const onPointerMove = (event: PointerEvent) => {
    if (held.current) onWidth(held.current.width + event.clientX - held.current.x);
  };
  const release = () => {
    held.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.shiftKey ? step * 4 : step;
    const next = {
      ArrowLeft: width - by,
      ArrowRight: width + by,
      Home: panelWidth.least,
      End: panelWidth.most,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onWidth(next);
  };
  return (
    // A separator with the focus is a widget: it has a value and takes keys.
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label="Width of the pictures"
      aria-controls={controls}
      aria-valuenow={width}
      aria-valuemin={panelWidth.least}
      aria-valuemax={panelWidth.most}
      tabIndex={0}
      className={styles.handle}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={release}
      onLostPointerCapture={release}
      onDoubleClick={() => onWidth(panelWidth.usual)}
      onKeyDown={onKeyDown}
    />
  );
}
