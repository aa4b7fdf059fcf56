import { useCallback, useId, useLayoutEffect, useMemo, useRef, useState, type CSSProperties } from 'react';
import type { Cell } from '@/domain/montage/address';
import { SectionLabel } from '@/ui/section-label';
import { useEditor, useEditorState } from '../editor-context';
import { GridProvider } from '../grid/grid-context';
import type { GridStore } from '../grid/grid-store';
import { useGrid } from '../grid/use-grid';
import { depthColumns, programHeads } from './columns';
import { createDragStore, DragProvider, useDraggedName, type DragStore } from './drag-store';
import { lift, placeInWords, shifted } from './keyboard-move';
import { rowHeight, titleHeight } from './layout';
import { SectionBlock } from './section-block';
import { sectionsModel } from './sections-model';
import type { SectionsView } from './sections-view';
import { createSediments } from '@/domain/sediments/sediments';
import styles from './sections-table.module.css';
import { useFormationDrag } from './use-formation-drag';
import { leastTableWidth, useFrameWidth } from './use-frame-width';
import { useSectionActions } from './use-section-actions';
import { useTdHints } from './use-td-hints';
import { createWindowing, type Parts } from './windowing';

interface SectionsTableProps {
  /** Receives what the jump bar knows of the table. */
  onReady?: (view: SectionsView) => void;
  /** Receives the table's cursor, for other views of the same rows. */
  onStore?: (store: GridStore) => void;
}

/** The main table of the montage: every hole section with its formations and its programme, edited in place. */
export function SectionsTable({ onReady, onStore }: SectionsTableProps) {
  const labelId = useId();
  const editor = useEditor();
  const sections = useEditorState((state) => state.montage.sections_list);
  const locked = useEditorState((state) => state.locked !== null);
  const around = useRef<HTMLDivElement>(null);
  const frameWidth = useFrameWidth(around);
  const frame = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [announcement, announce] = useState('');
  const [windowing] = useState(() => createWindowing(editor.state().montage.sections_list));
  const [dragStore] = useState(createDragStore);
  const [sedimentsOf] = useState(createSediments);
  const hints = useTdHints();
  const sediments = sedimentsOf(sections);

  useLayoutEffect(() => windowing.setSections(sections), [sections, windowing]);
  useLayoutEffect(() => {
    const parts = { frame: frame.current, head: head.current, content: content.current };
    return parts.frame && parts.head && parts.content ? windowing.attach(parts as Parts) : undefined;
  }, [windowing]);

  const reveal = useReveal(windowing);
  const {
    grid: shared,
    go,
    forgetPress,
    handlers,
  } = useGrid({ model: sectionsModel, container: grid, reveal, announce });

  const goTo = useCallback(
    (cell: Cell, focus = true) => {
      if (focus) grid.current?.focus({ preventScroll: true });
      go(cell);
    },
    [go],
  );
  // A check may concern a value that the table does not show (a lap test on a casing): its section is the target then.
  const jump = useCallback(
    (cell: Cell, focus?: boolean) => {
      const { montage } = editor.state();
      const section = 'section' in cell.at ? cell.at.section : '';
      const shown = sectionsModel.follow(montage, montage, cell);
      goTo(shown ?? { at: { of: 'section', section }, field: 'true_vertical_depth_subsea' }, focus);
    },
    [editor, goTo],
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
  const actions = useSectionActions({ goTo, announce });
  const drag = useFormationDrag({
    frame,
    content,
    windowing,
    store: dragStore,
    announce,
    onStart: forgetPress,
  });

  const onKeyDown = (event: React.KeyboardEvent) => {
    if (movesByKey(event)) return;
    handlers.onKeyDown(event);
  };

  /** Lifting, moving and dropping a formation, removing and adding one. */
  const movesByKey = (event: React.KeyboardEvent): boolean => {
    if (event.target !== grid.current || locked) return false;
    const { cursor, editing } = shared.store.state();
    const { montage } = editor.state();
    const held = dragStore.drag();
    if (held) {
      const step = (
        { ArrowUp: 'up', ArrowDown: 'down', PageUp: 'section-up', PageDown: 'section-down' } as const
      )[event.key];
      event.preventDefault();
      if (step) {
        const next = shifted(montage, held, step);
        dragStore.set(next);
        announce(placeInWords(montage, next));
        showTarget(next.target);
      } else if (event.key === ' ' || event.key === 'Enter') {
        drag.drop();
        const cell: Cell | null = held.target && {
          at: { of: 'formation', section: held.target.section, id: held.id },
          field: 'formation_name',
        };
        if (cell) go(cell);
      } else if (event.key === 'Escape' || event.key === 'Tab') {
        dragStore.set(null);
        announce(`${held.name} stays where it was.`);
      }
      return true;
    }
    if (editing || cursor?.at.of !== 'formation') {
      const section = cursor && 'section' in cursor.at ? cursor.at.section : undefined;
      if (event.key !== 'Insert' || editing || section === undefined) return false;
      actions.add(section);
      return true;
    }
    const { section, id } = cursor.at;
    if (event.key === ' ') {
      event.preventDefault();
      const lifted = lift(montage, section, id);
      dragStore.set(lifted);
      if (lifted)
        announce(
          `${lifted.name} lifted. Arrow keys choose its place, page keys the section, Space drops it, Escape cancels.`,
        );
      return true;
    }
    if (event.key === 'Delete' && event.shiftKey) {
      event.preventDefault();
      actions.remove(section, id);
      return true;
    }
    if (event.key === 'Insert') {
      actions.add(section);
      return true;
    }
    return false;
  };

  const showTarget = (target: { section: string; index: number } | null) => {
    const placed = windowing.layout().find(({ id }) => id === target?.section);
    if (!placed || !target) return;
    const top = placed.top + titleHeight + target.index * rowHeight;
    windowing.show(top, top + rowHeight);
  };

  return (
    <section
      className={styles.place}
      data-fits={(frameWidth !== null && frameWidth >= leastTableWidth) || undefined}
      style={{ '--frame-width': `${frameWidth ?? leastTableWidth}px` } as CSSProperties}
    >
      <SectionLabel id={labelId}>SECTIONS TABLE</SectionLabel>
      <div ref={around}>
        <div className={styles.frame} ref={frame}>
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
                aria-colcount={depthColumns.length + programHeads.length}
                // Sections out of view are not rendered, so the page does not know the number of rows.
                aria-rowcount={-1}
                onKeyDown={onKeyDown}
                onPointerDown={drag.onPointerDown}
                onClick={(event) => {
                  if (!actions.onClick(event)) handlers.onClick(event);
                }}
                // Leaving the table cancels a move.
                onBlur={() => dragStore.drag() && dragStore.set(null)}
              >
                <Head element={head} />
                <div ref={content} role="presentation" className={styles.content}>
                  {/* With the first measured width, not a guess: everything would be laid out twice. */}
                  {(frameWidth === null ? [] : sections).map((section, index) => (
                    <SectionBlock
                      key={section.id}
                      section={section}
                      place={index + 1}
                      sediments={sediments[index] ?? ''}
                      hint={hints.has(section.id)}
                      windowing={windowing}
                    />
                  ))}
                </div>
              </div>
              <DragPreview store={dragStore} preview={drag.preview} />
            </DragProvider>
          </GridProvider>
        </div>
      </div>
      <p className={styles.announcement} role="status">
        {announcement}
      </p>
    </section>
  );
}

/** Scrolls to a cell: first to its part of the table, then to the cell itself. */
function useReveal(windowing: ReturnType<typeof createWindowing>) {
  const editor = useEditor();
  return useCallback(
    (cell: Cell, elementId: string) => {
      const section = 'section' in cell.at ? cell.at.section : '';
      const placed = windowing.layout().find(({ id }) => id === section);
      if (!placed) return;
      const { montage } = editor.state();
      const formations = montage.sections_list.find(({ id }) => id === section)?.formations_list ?? [];
      const { at } = cell;
      const row =
        at.of === 'formation'
          ? formations.findIndex(({ id }) => id === at.id)
          : at.of === 'section'
            ? formations.length
            : null;
      if (row !== null) {
        const top = placed.top + titleHeight + row * rowHeight;
        windowing.show(top, top + rowHeight);
      } else if (windowing.of(section) === '') windowing.show(placed.top, placed.top + titleHeight);
      // Sideways, and in a programme with lines of different heights, the element scrolls itself.
      requestAnimationFrame(() =>
        document.getElementById(elementId)?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
      );
    },
    [editor, windowing],
  );
}

function Head({ element }: { element: React.RefObject<HTMLDivElement | null> }) {
  return useMemo(
    () => (
      <div role="rowgroup" className={styles.head} ref={element}>
        <div role="row" className={styles.headRow}>
          {[...depthColumns, ...programHeads].map(({ key, title, unit }, index) => (
            <div
              key={key}
              role="columnheader"
              aria-colindex={index + 1}
              data-column={key}
              className={styles.headCell}
            >
              {title}
              {unit && <span className={styles.unit}> {unit}</span>}
            </div>
          ))}
        </div>
      </div>
    ),
    [element],
  );
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
