import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { programmes } from '@/domain/montage/catalogue';
import type { Section } from '@/domain/montage/montage';
import { untilPainted } from '../until-painted';
import { ProgramColumn } from './program-column';
import styles from './sections-table.module.css';
import { bandsOf } from './stacks';
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
});

/** All that the places of the programmes depend on: as a text, so that equal values compare equal. */
const placesOf = (view: TableView) =>
  `${view.blocksInRow} ${[...view.hidden].join(' ')} ${view.phone ? [...view.parts].flat().join(' ') : ''}`;

/**
 * How many programmes are drawn. They have as much text as all visible rows. When a section scrolls into view, its rows
 * are drawn first and the programmes over the next frames, because drawing all at once would block scrolling.
 */
function useColumnsDrawn(section: string, all: number, windowing: Windowing): number {
  const [drawn, setDrawn] = useState(() => (windowing.cameByScroll(section) ? 0 : all));
  useEffect(() => {
    if (drawn >= all) return;
    const pause = untilPainted();
    const more = () => setDrawn(pause ? Math.min(all, drawn + columnsAFrame) : all);
    if (pause) void pause.over.then(more);
    else more();
    return () => pause?.end();
  }, [all, drawn]);
  return drawn;
}

const columnsAFrame = 2;
