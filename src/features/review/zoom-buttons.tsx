import { IconArrowAutofitWidth, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { zoomAfter } from './geometry';
import controls from './controls.module.css';
import styles from './page.module.css';

interface ZoomButtonsProps {
  /** How wide the page is, in parts of the room for it. */
  zoom: number;
  onZoom(zoom: number): void;
}

/** Larger, smaller and as wide as there is room: by buttons, and by keys anywhere in the panel. */
export function ZoomButtons({ zoom, onZoom }: ZoomButtonsProps) {
  const own = useRef<HTMLDivElement>(null);
  const larger = () => onZoom(zoomAfter(zoom, 1));
  const smaller = () => onZoom(zoomAfter(zoom, -1));
  const fit = () => onZoom(1);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!(target instanceof HTMLElement) || target.closest('dialog') !== event.currentTarget) return;
    if (target.matches('input, textarea, select, [contenteditable]')) return;
    const act = new Map([
      ['+', larger],
      ['=', larger],
      ['-', smaller],
      ['0', fit],
    ]).get(key);
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const dialog = own.current?.closest('dialog');
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    dialog?.addEventListener('keydown', listener);
    return () => dialog?.removeEventListener('keydown', listener);
  }, []);
  return (
    <div ref={own} className={styles.zoom} role="group" aria-label="Zoom">
      <button
        type="button"
        className={controls.quiet}
        aria-label="Smaller"
        title="Smaller, -"
        aria-keyshortcuts="-"
        onClick={smaller}
      >
        <IconZoomOut size={16} stroke={1.75} aria-hidden />
      </button>
      <button
        type="button"
        className={controls.quiet}
        aria-label="Larger"
        title="Larger, +"
        aria-keyshortcuts="+"
        onClick={larger}
      >
        <IconZoomIn size={16} stroke={1.75} aria-hidden />
      </button>
      <button
        type="button"
        className={controls.quiet}
        aria-label="Fit width"
        title="Fit width, 0"
        aria-keyshortcuts="0"
        onClick={fit}
      >
        <IconArrowAutofitWidth size={16} stroke={1.75} aria-hidden />
      </button>
    </div>
  );
}
