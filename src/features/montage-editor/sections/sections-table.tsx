import {
  memo,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type CSSProperties,
} from 'react';
import { useMediaQuery } from '@mantine/hooks';
import type { Section } from '@/domain/montage/montage';
import { useEditor, useEditorState } from '../editor-context';
import { GridProvider } from '../grid/grid-context';
import type { GridStore } from '../grid/grid-store';
import { useGrid } from '../grid/use-grid';
import { AddSectionButton } from './add-section-button';
import { columnWidths, type ColumnWidths } from './column-widths';
import { columnsIn, sectionTdFields } from './sections-path';
import { createDragStore, DragProvider, useDraggedName, type DragStore } from './drag-store';
import { measures } from './layout';
import { ConsistencySwitch } from './recalculate/consistency-switch';
import { useRecalculation } from './recalculate/use-recalculation';
import { SectionBlock } from './section-block';
import { createSectionsModel } from './sections-model';
import type { SectionsView } from './sections-view';
import styles from './sections-table.module.css';
import { TableHead } from './table-head';
import { TableTools } from './table-tools';
import { createTableView, TableViewProvider, useView, type TableView } from './table-view';
import { useExtraLine } from './use-extra-line';
import { useFormationDrag } from './use-formation-drag';
import { useSectionActions } from './use-section-actions';
import { useCursorShown } from './use-cursor-shown';
import { useTableKeys } from './use-table-keys';
import { useTableLayout } from './use-table-layout';
import { useTableMoves } from './use-table-moves';
import { useTableWidth } from './use-table-width';

interface SectionsTableProps {
  /** Receives what the jump bar knows of the table. */
  onReady?: (view: SectionsView) => void;
  /** Receives the table's cursor, for other views of the same rows. */
  onStore?: (store: GridStore) => void;
}

/** The main table of the montage: every hole section with its formations and its programmes, edited in place. */
export function SectionsTable({ onReady, onStore }: SectionsTableProps) {
  const labelId = useId();
  const editor = useEditor();
  const isEmpty = useEditorState((state) => state.montage.sections_list.length === 0);
  const locked = useEditorState((state) => state.locked !== null);
  const around = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [announcement, announce] = useState('');
  const [view] = useState(() => createTableView(editor.state().montage.id));
  const [model] = useState(() => createSectionsModel(view.view));
  const [dragStore] = useState(createDragStore);
  const shown = useView(view, whole);
  const { phone, width } = shown;
  const { windowing, contextOf } = useTableLayout({ view, head, content });
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  // After the layout, which follows the view.
  useTableWidth(around, view, isPhone);

  const { reveal, isShown } = useTableMoves({ view, windowing });
  const { grid: shared, go, forgetPress, handlers } = useGrid({ model, container: grid, reveal, announce });
  useCursorShown(shared.store, view, go);

  const goTo = useCallback(
    (cell: Parameters<SectionsView['jump']>[0], focus = true) => {
      if (focus) grid.current?.focus({ preventScroll: true });
      view.uncover(cell);
      go(cell);
    },
    [go, view],
  );
  // A check may concern a value that the table does not show (a lap test on a casing): its section is the target then.
  const jump = useCallback<SectionsView['jump']>(
    (cell, focus) => {
      const { montage } = editor.state();
      const section = 'section' in cell.at ? cell.at.section : '';
      const target = model.follow(montage, montage, cell);
      goTo(target ?? { at: { of: 'section', section }, field: 'true_vertical_depth_subsea' }, focus);
    },
    [editor, goTo, model],
  );
  useLayoutEffect(
    () =>
      onReady?.({
        jump,
        showSection: (id) => windowing.showSection(id),
        current: windowing.current,
        subscribe: windowing.subscribeToCurrent,
      }),
    [jump, onReady, windowing],
  );
  useLayoutEffect(() => onStore?.(shared.store), [onStore, shared.store]);

  const actions = useSectionActions({ goTo, announce, view, edit: shared.edit });
  const drag = useFormationDrag({ content, windowing, store: dragStore, announce, onStart: forgetPress });
  const {
    store: offers,
    apply,
    onKeyDown: recalculatesByKey,
  } = useRecalculation({ container: grid, announce });
  useExtraLine({ windowing, offers, phone });
  const recalculation = useMemo(() => ({ offers, apply }), [apply, offers]);
  const movesByKey = useTableKeys({
    container: grid,
    store: shared.store,
    dragStore,
    windowing,
    actions,
    announce,
    drop: drag.drop,
    go,
    isShown,
  });

  const widths = useMemo(
    () => columnWidths(width ?? 0, shown),
    // Not the whole view: it changes with every fold.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [width, shown.hidden, shown.widths, shown.frozen],
  );

  const hasDrawing = widths.drawing > 0 && !phone;

  return (
    <section
      className={styles.place}
      data-phone={phone || undefined}
      style={{ ...styleOf(shown, widths, phone), '--table-width': `${width ?? 0}px` } as CSSProperties}
    >
      <TableViewProvider value={view}>
        <div className={styles.frame}>
          <TableTools labelId={labelId}>{consistencySwitch}</TableTools>
          <div ref={around} />
          <GridProvider value={shared}>
            <DragProvider value={dragStore}>
              <div
                {...handlers}
                ref={grid}
                className={styles.table}
                role="grid"
                tabIndex={0}
                data-grid
                aria-labelledby={labelId}
                aria-readonly={locked || undefined}
                // Sections out of view are not rendered, so the page does not know the number of rows.
                aria-rowcount={-1}
                onKeyDown={(event) => {
                  if (!movesByKey(event) && !recalculatesByKey(event)) handlers.onKeyDown(event);
                }}
                onPointerDown={drag.onPointerDown}
                onClick={(event) => {
                  if (!actions.onClick(event)) handlers.onClick(event);
                }}
                // Leaving the table cancels a move.
                onBlur={() => dragStore.drag() && dragStore.set(null)}
              >
                <TableHead element={head} hasDrawing={hasDrawing} />
                <div ref={content} role="presentation" className={styles.content}>
                  {/* With the first measured width, not a guess: everything would be laid out twice. */}
                  {width !== null && (
                    <Sections
                      contextOf={contextOf}
                      hasDrawing={hasDrawing}
                      recalculation={recalculation}
                      windowing={windowing}
                    />
                  )}
                </div>
              </div>
              <DragPreview store={dragStore} preview={drag.preview} />
            </DragProvider>
          </GridProvider>
          {isEmpty && (
            <div className={styles.noSections}>
              <p>No hole sections yet.</p>
              <AddSectionButton />
            </div>
          )}
        </div>
      </TableViewProvider>
      <p className={styles.announcement} role="status">
        {announcement}
      </p>
    </section>
  );
}

const whole = (view: TableView) => view;

/** The same element each time, so that the tools do not render with the table. */
const consistencySwitch = <ConsistencySwitch />;

interface SectionsProps extends Pick<
  ComponentProps<typeof SectionBlock>,
  'hasDrawing' | 'recalculation' | 'windowing'
> {
  contextOf: ReturnType<typeof useTableLayout>['contextOf'];
}

/** The sections. Of its own, so that an edit renders them without the table's head and tools. */
const Sections = memo(function Sections({ contextOf, ...shared }: SectionsProps) {
  const sections = useEditorState((state) => state.montage.sections_list);
  const contextAt = contextOf(sections);
  return sections.map((section, index) => (
    <SectionBlock
      key={section.id}
      section={section}
      place={index + 1}
      {...contextAt(index)}
      fromM={startOf(sections, index)}
      {...shared}
    />
  ));
});

/** The along-hole depth (m) at which a section begins: the first one at its first formation. */
const startOf = (sections: readonly Section[], index: number): number | null =>
  (index === 0 ? sections[0]?.formations_list[0] : sections[index - 1])?.along_hole_depth_below_drill_floor ??
  null;

/** The widths of the programmes next to one another: two slurries need more than one value, and runs are long texts. */
const blockColumns: Readonly<Record<number, string>> = {
  1: 'minmax(0, 1fr)',
  2: 'repeat(2, minmax(0, 1fr))',
  3: 'minmax(0, 21fr) minmax(0, 23fr) minmax(0, 20fr)',
  4: 'minmax(0, 22fr) minmax(0, 23fr) minmax(0, 20fr) minmax(0, 35fr)',
  5: 'minmax(0, 19fr) minmax(0, 23fr) minmax(0, 20fr) minmax(0, 28fr) minmax(0, 18fr)',
};

/** The layout as properties of the table: its rows inherit them, also absolutely placed ones. */
function styleOf(view: TableView, { columns, rows, drawing }: ColumnWidths, phone: boolean) {
  const m = measures[phone ? 'phone' : view.density];
  const depths = columnsIn(view).filter((column) => column !== 'formation_name');
  const td = depths.filter((column) => sectionTdFields.some((field) => field === column)).length;
  const ends = depths.length - td;
  return {
    '--row-height': `${m.rowHeight}px`,
    '--title-height': `${m.titleHeight}px`,
    '--drawing-height': `${m.drawingHeight}px`,
    '--tabs-height': `${m.tabsHeight}px`,
    '--heads-height': `${m.headsHeight}px`,
    '--section-gap': `${m.gapHeight}px`,
    '--columns': phone
      ? depths.map((column) => `minmax(0, ${column === 'variance' ? 7 : 8}fr)`).join(' ') || '1fr'
      : columns
          .filter((width) => width > 0)
          .map((width) => `${width}px`)
          .join(' '),
    '--rows-width': phone ? '100%' : `${rows}px`,
    '--drawing-width': phone ? '0px' : `${drawing}px`,
    '--blocks': blockColumns[view.blocksInRow],
    // From the last depth of the section TD to the end of the row; without such columns at the end of its name.
    '--td-rest': ends > 0 ? `${(phone ? 1 : 2) + td} / -1` : '1',
    '--hint-left': ends > 0 ? '0' : 'auto',
    '--hint-right': ends > 0 ? 'auto' : '0',
  };
}

function DragPreview({
  store,
  preview,
}: {
  store: DragStore;
  preview: React.RefObject<HTMLDivElement | null>;
}) {
  const name = useDraggedName(store);
  return (
    <div ref={preview} className={styles.preview} hidden={name === null} aria-hidden>
      {name}
    </div>
  );
}
