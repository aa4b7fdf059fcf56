import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { programmeColumns, programmes } from '@/domain/montage/catalogue';
import type { Section } from '@/domain/montage/montage';
import { whenIdle } from '../when-idle';
import { isSameProgramme, ProgramColumn } from './program-column';
import styles from './sections-table.module.css';
import { bandsOf, fitsProperties } from './stacks';
import { useTableView, useView, type TableView } from './table-view';
import type { Windowing } from './windowing';

interface ProgrammesProps {
  section: Section;
  title: string;
  windowing: Windowing;
}

/** The programmes of a section, under its formations. */
export const Programmes = memo(function Programmes({ section, title, windowing }: ProgrammesProps) {
  const element = useRef<HTMLDivElement>(null);
  const { view } = useTableView();
  useView(useTableView(), placesOf);
  const bands = bandsOf(view(), section);
  const order = bands.flatMap((band) => band.flatMap(({ programmes: some }) => some));
  const drawn = useColumnsDrawn(section.id, order.length, windowing);
  const whole = drawn >= order.length;
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || !whole) return;
    const measure = () => windowing.setProgramHeight(section.id, current.offsetHeight);
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [section.id, whole, windowing]);
  return (
    <div
      className={styles.programmes}
      // Reserves the height of what is drawn later.
      style={whole ? undefined : { minHeight: windowing.programHeight(section.id) }}
      ref={element}
      role="presentation"
      data-in-row={view().blocksInRow}
    >
      {bands.flatMap((band, level) =>
        band.map(({ programmes: stack, span }, at) => (
          <div
            key={stack[0]}
            role="presentation"
            className={styles.stack}
            style={span > 1 ? { gridColumn: `span ${span}` } : undefined}
            data-below={level > 0 || undefined}
            data-next={at > 0 || undefined}
          >
            {stack
              .filter((column) => order.indexOf(column) < drawn)
              .map((column) => (
                <ProgramColumn
                  key={column}
                  column={column}
                  section={section}
                  label={`${programmes[column].title}, ${title}`}
                />
              ))}
          </div>
        )),
      )}
    </div>
  );
}, isSame);

/** Most edits are of the rows. */
function isSame(before: ProgrammesProps, after: ProgrammesProps): boolean {
  return (
    before.title === after.title &&
    before.windowing === after.windowing &&
    programmeColumns.every((column) => isSameProgramme(column, before.section, after.section))
  );
}

/** All that the places of the programmes depend on: as a text, so that equal values compare equal. */
const placesOf = (view: TableView) =>
  `${view.blocksInRow} ${fitsProperties(view)} ${[...view.hidden].join(' ')} ${view.phone ? [...view.parts].flat().join(' ') : ''}`;

/**
 * How many programmes are drawn. They have as much text as all visible rows, so they are drawn at once only where the
 * user looks: those below the window follow when the page is idle, and those that the user scrolls to over the next
 * frames, because drawing all at once would block scrolling.
 */
function useColumnsDrawn(section: string, all: number, windowing: Windowing): number {
  const place = useSyncExternalStore(
    windowing.subscribe,
    useCallback(() => windowing.programme(section), [section, windowing]),
  );
  const [drawn, setDrawn] = useState(() => (place === 'in view' ? all : 0));
  if (place === 'in view' && drawn < all) setDrawn(all);
  useEffect(() => {
    if (drawn >= all) return;
    const { later } = windowing;
    const more = () => setDrawn(Math.min(all, drawn + columnsAtOnce));
    if (place !== 'away') return later.add(more);
    let cancel = whenIdle(() => {
      cancel = later.add(more);
    });
    return () => cancel();
  }, [all, drawn, place, windowing]);
  return drawn;
}

const columnsAtOnce = 2;
