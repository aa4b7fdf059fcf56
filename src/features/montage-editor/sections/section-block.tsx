import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { programmeColumns, programmes } from '@/domain/montage/catalogue';
import type { Section } from '@/domain/montage/montage';
import { sectionTitle } from '@/domain/montage/titles';
import { untilPainted } from '../until-painted';
import { useDropPlace } from './drag-store';
import { FormationRow } from './formation-row';
import { linesOf, rowHeight, titleHeight } from './layout';
import { ProgramColumn } from './program-column';
import { useSectionHeld } from '../grid/row-state';
import { SectionTdRow } from './section-td-row';
import styles from './sections-table.module.css';
import type { Windowing } from './windowing';

interface SectionBlockProps {
  section: Section;
  /** Counted from 1. */
  place: number;
  /** The sediment (1 to 8) of each formation, one digit each: as a text, so that equal values compare equal. */
  sediments: string;
  /** Whether to show the reminder to check the section TD. */
  hint: boolean;
  windowing: Windowing;
}

/**
 * One hole section: its title, its formations by depth, its end, and its programme. Only visible rows are drawn; a
 * section out of view is only space.
 *
 * Memoised, so that a change in one section does not render the others: keep the reference of an unchanged `section`.
 */
export const SectionBlock = memo(function SectionBlock({
  section,
  place,
  sediments,
  hint,
  windowing,
}: SectionBlockProps) {
  const snapshot = useCallback(() => windowing.of(section.id), [windowing, section.id]);
  const inSight = useSyncExternalStore(windowing.subscribe, snapshot);
  const held = useSectionHeld(section.id);
  const title = sectionTitle(section.diameter, place);
  const formations = section.formations_list;

  if (inSight === '' && held === '') {
    const height = windowing.layout().find(({ id }) => id === section.id)?.height;
    return <div className={styles.away} style={{ height }} data-section={section.id} />;
  }
  const [from = 0, to = 0] = inSight.split('-').map(Number);
  // The row of the cursor stays mounted anywhere: keys continue from it, and its open input keeps the typed text.
  const kept = held.startsWith('row|') ? formations.findIndex(({ id }) => id === held.slice(4)) : -1;
  const rows = [
    ...(kept >= 0 && kept < from ? [kept] : []),
    ...range(from, to),
    ...(kept >= to ? [kept] : []),
  ];

  return (
    <div className={styles.section} data-section={section.id}>
      <div role="rowgroup" className={styles.sectionHead} style={{ height: titleHeight }}>
        <div role="row">
          <div role="rowheader" className={styles.sectionHeadText}>
            <span className={styles.sectionTitle} role="heading" aria-level={3}>
              {title}
            </span>
            {section.liner && <span className={styles.liner}>Liner</span>}
            <button
              type="button"
              className={styles.add}
              data-action="add-formation"
              data-section={section.id}
              aria-label={`Add a formation to ${title}`}
            >
              + Add
            </button>
            {section.description?.trim() && (
              <span className={styles.description} title={section.description}>
                {section.description}
              </span>
            )}
          </div>
        </div>
      </div>
      <div role="rowgroup" aria-label={title} className={styles.depths}>
        <div
          className={styles.rows}
          style={{ height: linesOf(formations.length) * rowHeight }}
          role="presentation"
        >
          {rows.map((row, index) => {
            const formation = formations[row];
            return (
              formation && (
                <FormationRow
                  key={formation.id}
                  formation={formation}
                  section={section.id}
                  row={row}
                  skipped={row - (rows[index - 1] ?? -1) - 1}
                  sediment={Number(sediments[row] ?? 1)}
                />
              )
            );
          })}
          {formations.length === 0 && <NoFormations title={title} />}
          <DropMark section={section.id} />
        </div>
        <SectionTdRow section={section} hint={hint} />
      </div>
      <Program section={section} title={title} windowing={windowing} />
    </div>
  );
});

/** One line for a section without formations. */
const NoFormations = ({ title }: { title: string }) => (
  <div role="row" className={styles.noFormations}>
    <div role="gridcell">
      No formations.{' '}
      <button
        type="button"
        className={styles.firstFormation}
        data-action="add-formation"
        aria-label={`Type the first formation of ${title}`}
      >
        Type the first
      </button>{' '}
      or paste a list.
    </div>
  </div>
);

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

const Program = memo(function Program({
  section,
  title,
  windowing,
}: {
  section: Section;
  title: string;
  windowing: Windowing;
}) {
  const element = useRef<HTMLDivElement>(null);
  const drawn = useColumnsDrawn(section.id, windowing);
  const whole = drawn === programmeColumns.length;
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || !whole) return;
    const measure = () => windowing.setProgramHeight(section.id, current.scrollHeight);
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [section.id, whole, windowing]);
  return (
    <div
      className={styles.program}
      // Reserves the height of what is drawn later.
      style={whole ? undefined : { minHeight: windowing.programHeight(section.id) }}
      ref={element}
      role="presentation"
    >
      {programmeColumns.slice(0, drawn).map((column) => (
        <ProgramColumn
          key={column}
          column={column}
          section={section}
          label={`${programmes[column].title}, ${title}`}
        />
      ))}
    </div>
  );
});

/**
 * How many columns of a programme are drawn. A programme has as much text as all visible rows. When a section scrolls
 * into view, its rows are drawn first and the programme over the next frames, because drawing all at once would block
 * scrolling.
 */
function useColumnsDrawn(section: string, windowing: Windowing): number {
  const all = programmeColumns.length;
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

/** The drop target of a dragged formation. */
function DropMark({ section }: { section: string }) {
  const index = useDropPlace(section);
  if (index === null) return null;
  return (
    <div className={styles.dropMark} style={{ top: index * rowHeight }}>
      <span>Drop formation here</span>
    </div>
  );
}
