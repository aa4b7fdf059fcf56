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

/** What the table takes with its borders (px): beside it stands what is left over, or nothing. */
const tableWidth = leastTableWidth + 2;
const gap = 16;
/** In less, neither names nor sizes could be read. */
const leastWidth = 160;
/** In more, the table would be read more easily than the picture. */
const mostWidth = 360;

interface SchematicPlaceProps {
  link: WellboreLink;
  /** Given what draws the schematic on paper, for as long as it is shown. */
  onPaper: (schematic: ComponentType | null) => void;
  children: ReactNode;
}

/**
 * The sections table with the schematic: beside it and in sight while the table scrolls, where the table keeps its full width,
 * else above it and closed until it is opened.
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
      data-beside={(open && hasRoom) || undefined}
      style={{ '--schematic-width': `${Math.min(mostWidth, Math.max(0, spare))}px` } as CSSProperties}
    >
      {/* Of no height: the place itself grows with the table's rows, and would be measured again for each. */}
      <div ref={ruler} className={styles.ruler} />
      {/* With the first width at once and not with a guessed one before: the table would be laid out twice. */}
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

/** The width (px) of an element; null until it has been measured, which is before anything is painted. */
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
