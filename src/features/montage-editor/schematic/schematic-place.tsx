import {
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';
import { leastTableWidth } from '../sections/use-frame-width';
import type { WellboreLink } from '../wellbore/wellbore-link';
import { keepOpen, readOpen } from './schematic-choices';
import { SchematicPanel } from './schematic-panel';
import styles from './schematic-place.module.css';

/** The table's width with its borders (px): the schematic gets the rest, if there is any. */
const tableWidth = leastTableWidth + 2;
const gap = 16;
/** In less, names and sizes are illegible. */
const leastWidth = 160;
/** Above this, more width helps the table more than the picture. */
const mostWidth = 360;

interface SchematicPlaceProps {
  link: WellboreLink;
  /** Receives the component that prints the schematic while it shows. */
  onPaper: (schematic: ComponentType | null) => void;
  children: ReactNode;
}

/**
 * The sections table with the schematic. The schematic is next to the table and stays in view if the table keeps its
 * full width; otherwise it is above, and closed at first.
 */
export function SchematicPlace({ link, onPaper, children }: SchematicPlaceProps) {
  const ruler = useRef<HTMLDivElement>(null);
  const width = useWidth(ruler);
  const [chosen, setChosen] = useState(readOpen);
  const spare = (width ?? 0) - tableWidth - gap;
  const hasRoom = spare >= leastWidth;
  const open = chosen ?? hasRoom;
  const onOpen = (next: boolean) => {
    keepOpen(next);
    setChosen(next);
  };
  return (
    <div
      className={styles.place}
      data-adjacent={(open && hasRoom) || undefined}
      style={{ '--schematic-width': `${Math.min(mostWidth, Math.max(0, spare))}px` } as CSSProperties}
    >
      {/* Without height: the place grows with the table's rows, and each row would cause a measurement. */}
      <div ref={ruler} className={styles.ruler} />
      {/* With the first measured width, not a guess: the table would be laid out twice. */}
      {width !== null && (
        <>
          <div className={styles.aside}>
            <SchematicPanel link={link} open={open} onOpen={onOpen} onPaper={onPaper} />
          </div>
          <div className={styles.table}>{children}</div>
        </>
      )}
    </div>
  );
}

/** The width (px) of an element; null until it is measured, before the first paint. */
function useWidth(element: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setWidth(current.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
