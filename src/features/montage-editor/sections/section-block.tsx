import { Fragment, memo, useCallback, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Section } from '@/domain/montage/montage';
import { sectionTitle } from '@/domain/montage/titles';
import { sedimentAt } from '@/domain/sediments/sediments';
import { useSectionHeld } from '../grid/row-state';
import type { Carried } from './carried';
import { CarriedRow } from './carried-row';
import { useDropPlace } from './drag-store';
import { drawnRows } from './drawn-rows';
import { FormationRow } from './formation-row';
import { linesOf, rowOffset, type Placed } from './layout';
import { Programmes } from './programmes';
import { RecalculateLine } from './recalculate/recalculate-line';
import type { RecalculateStore } from './recalculate/recalculate-store';
import type { useRecalculation } from './recalculate/use-recalculation';
import { SectionDrawing } from './drawing/section-drawing';
import { columnsIn } from './sections-path';
import { SectionHead } from './section-head';
import { SectionPicture } from './section-picture';
import { SectionTabs } from './section-tabs';
import { SectionTdRow } from './section-td-row';
import styles from './sections-table.module.css';
import { DepthHeads } from './table-head';
import { showsOf, useTableView, useView, type TableView } from './table-view';
import { useLater } from './use-later';
import type { Windowing } from './windowing';

interface SectionBlockProps {
  section: Section;
  /** Counted from 1. */
  place: number;
  /** The sediment of each formation, see `sedimentAt`: as a text, so that equal values compare equal. */
  sediments: string;
  /** The formation in which the section begins. */
  carried: Carried | null;
  /** The along-hole depth (m) at which the section begins. */
  fromM: number | null;
  hasDrawing: boolean;
  recalculation: Pick<ReturnType<typeof useRecalculation>, 'apply'> & { offers: RecalculateStore };
  windowing: Windowing;
}

/**
 * One hole section: its head, its formations by depth, its end, and its programmes below. Only visible rows are drawn;
 * a section out of view is only space.
 *
 * Memoised, so that a change in one section does not render the others: keep the reference of an unchanged `section`.
 */
export const SectionBlock = memo(function SectionBlock(props: SectionBlockProps) {
  const { section, windowing } = props;
  const { id } = section;
  const held = useSectionHeld(id);
  const snapshot = useCallback(() => windowing.of(id), [windowing, id]);
  const inSight = useSyncExternalStore(windowing.subscribe, snapshot);
  const isAway = inSight === '' && held === '';
  const heightSnapshot = useCallback(
    () => (isAway ? (windowing.placed(id)?.height ?? 0) : null),
    [id, isAway, windowing],
  );
  const height = useSyncExternalStore(windowing.subscribe, heightSnapshot);
  if (height !== null) return <div className={styles.away} style={{ height }} data-section={id} />;
  return <DrawnSection {...props} inSight={inSight} held={held} />;
});

interface DrawnSectionProps extends SectionBlockProps {
  /** The rows in view, as `from-to`. */
  inSight: string;
  /** See `useSectionHeld`. */
  held: string;
}

function DrawnSection({
  section,
  place,
  sediments,
  carried,
  fromM,
  hasDrawing,
  recalculation,
  windowing,
  inSight,
  held,
}: DrawnSectionProps) {
  const { id } = section;
  const lineSnapshot = useCallback(() => windowing.placed(id)?.extra ?? null, [windowing, id]);
  const extra = useSyncExternalStore(windowing.subscribe, lineSnapshot);
  const view = useTableView();
  const shows = useView(
    view,
    useCallback((latest: TableView) => showsOf(latest, id), [id]),
  );
  // Another density is another layout.
  const phone = useView(view, densityIn) === 'phone';
  const hidden = useView(view, hiddenIn);
  const columns = useMemo(() => columnsIn({ hidden }), [hidden]);
  const title = sectionTitle(section.diameter, place);
  const placed = windowing.placed(id);
  if (!placed) return null;

  const rows = linesOf(section.formations_list.length);
  const line = extra && (
    <RecalculateLine
      store={recalculation.offers}
      height={extra.height}
      columns={columns}
      onApply={recalculation.apply}
    />
  );

  return (
    <div className={styles.section} data-section={id}>
      <SectionHead
        section={section}
        place={place}
        title={title}
        fromM={fromM}
        isFolded={shows === 'nothing'}
      />
      {phone && shows !== 'nothing' && (
        <>
          <SectionPicture section={section} carried={carried?.id ?? null} fromM={fromM} />
          <SectionTabs section={id} title={title} />
          {shows === 'rows' && <DepthHeads />}
        </>
      )}
      {(shows === 'all' || shows === 'rows') && (
        <div className={styles.body} role="presentation">
          <div role="rowgroup" aria-label={title} className={styles.depths}>
            {carried && <CarriedRow carried={carried} />}
            <div className={styles.rows} style={{ height: rowOffset(placed, rows) }} role="presentation">
              {rowsOf({ section, sediments, range: inSight, held, placed, hidden, extraLine: line })}
              {section.formations_list.length === 0 && <NoFormations title={title} />}
              <DropMark section={id} windowing={windowing} />
            </div>
            <SectionTdRow section={section} />
            {extra?.afterRow === rows && line}
          </div>
          {hasDrawing && (
            <DrawingPlace
              section={section}
              carried={carried?.id ?? null}
              extra={placed.extra}
              rowHeight={placed.rowHeight}
              range={inSight}
              windowing={windowing}
            />
          )}
        </div>
      )}
      {(shows === 'all' || shows === 'programme') && (
        <Programmes section={section} title={title} windowing={windowing} />
      )}
    </div>
  );
}

const hiddenIn = (view: TableView) => view.hidden;
const densityIn = (view: TableView) => (view.phone ? 'phone' : view.density);

interface RowsProps {
  section: Section;
  sediments: string;
  /** `from-to` */
  range: string;
  /** See `useSectionHeld`. */
  held: string;
  placed: Placed;
  hidden: TableView['hidden'];
  extraLine: ReactNode;
}

/** The rows that are drawn. A function, not a component: it would render again with each change of the section. */
function rowsOf({ section, sediments, range, held, placed, hidden, extraLine }: RowsProps): ReactNode {
  const formations = section.formations_list;
  const [from = 0, to = 0] = range.split('-').map(Number);
  // The row of the cursor stays mounted anywhere: keys continue from it, and its open input keeps the typed text.
  const kept = held.startsWith('row|') ? formations.findIndex(({ id }) => id === held.slice(4)) : -1;
  const rows = [
    ...(kept >= 0 && kept < from ? [kept] : []),
    ...Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index),
    ...(kept >= to ? [kept] : []),
  ];
  return rows.map((row, index) => {
    const formation = formations[row];
    if (!formation) return null;
    const above = rows[index - 1];
    const isAfterLine = placed.extra !== null && above === placed.extra.afterRow;
    // From the end of the row above and of the line under it, if they are drawn.
    const end =
      above === undefined
        ? 0
        : rowOffset(placed, above) + placed.rowHeight + (isAfterLine ? placed.extra!.height : 0);
    return (
      <Fragment key={formation.id}>
        <FormationRow
          formation={formation}
          section={section.id}
          row={row}
          skipped={rowOffset(placed, row) - end}
          sediment={sedimentAt(sediments, row)}
          hidden={hidden}
        />
        {placed.extra?.afterRow === row && extraLine}
      </Fragment>
    );
  });
}

interface DrawingPlaceProps {
  section: Section;
  /** The id of the formation carried into the section. */
  carried: string | null;
  extra: Placed['extra'];
  rowHeight: number;
  /** The rows in view, as `from-to`. */
  range: string;
  windowing: Windowing;
}

/**
 * Next to its rows: the formations, the hole and its string, and the mud weight. Of a long section the part in view. It
 * follows the rows in a later frame, because a scroll waits for it otherwise.
 */
const DrawingPlace = memo(function DrawingPlace({
  section,
  carried,
  extra,
  rowHeight,
  range,
  windowing,
}: DrawingPlaceProps) {
  const [from = 0, to = 0] = useLater(drawnRange(range, section.formations_list.length), windowing.later)
    .split('-')
    .map(Number);
  const rows = useMemo(
    () => drawnRows({ extra, rowHeight }, section.formations_list, carried).slice(from, to),
    [carried, extra, from, rowHeight, section.formations_list, to],
  );
  const first = rows[0];
  const last = rows.at(-1);
  return (
    <div className={styles.drawing} aria-hidden>
      {first && last && (
        <div
          className={styles.drawingPart}
          style={{ top: first.top, height: last.top + last.height - first.top }}
        >
          <SectionDrawing section={section.id} rows={rows} />
        </div>
      )}
    </div>
  );
}, isSamePlace);

/** The drawing has its own look at the values. */
function isSamePlace(before: DrawingPlaceProps, after: DrawingPlaceProps): boolean {
  const [was, is] = [before.section.formations_list, after.section.formations_list];
  return (
    before.section.id === after.section.id &&
    before.carried === after.carried &&
    before.extra === after.extra &&
    before.rowHeight === after.rowHeight &&
    before.range === after.range &&
    before.windowing === after.windowing &&
    was.length === is.length &&
    was.every(({ id }, row) => id === is[row]?.id)
  );
}

/** So many rows are drawn whole, and longer sections in steps of half as many. */
const wholeRows = 64;

/** The rows to draw, with the carried one and the section TD, as `from-to`. */
function drawnRange(range: string, formations: number): string {
  const all = formations + 2;
  if (formations <= wholeRows) return `0-${all}`;
  const [from = 0, to = 0] = range.split('-').map(Number);
  const step = wholeRows / 2;
  return `${Math.floor(from / step) * step}-${Math.min(all, Math.ceil((to + 2) / step) * step)}`;
}

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

/** The drop target of a dragged formation. */
const DropMark = memo(function DropMark({ section, windowing }: { section: string; windowing: Windowing }) {
  const index = useDropPlace(section);
  const placed = windowing.placed(section);
  if (index === null || !placed) return null;
  return (
    <div className={styles.dropMark} style={{ top: rowOffset(placed, index) }}>
      <span>Drop formation here</span>
    </div>
  );
});
