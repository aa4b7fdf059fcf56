import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { cellKey, type Cell } from '@/domain/montage/address';
import { programmeColumns } from '@/domain/montage/catalogue';
import type { ProgrammeColumn } from '@/domain/montage/section-programme';
import { blocksInRow } from './column-widths';
import type { Shows } from './layout';
import {
  keepChoices,
  keepFolded,
  readChoices,
  readFolded,
  usualChoices,
  type ColumnKey,
  type TableChoices,
} from './table-choices';

/** A tab of a section on a phone. */
export type SectionPart = 'formations' | ProgrammeColumn;

/** What of the montage the table shows, and how. */
export interface TableView extends TableChoices {
  readonly phone: boolean;
  /** The inner width (px) of the table; null until it is measured. */
  readonly width: number | null;
  /** The columns of the programmes: about as many are next to one another, see `bandsOf`. Follows from the width. */
  readonly blocksInRow: number;
  readonly folded: ReadonlySet<string>;
  /** The keys of empty cells that show although empty fields are folded. */
  readonly opened: ReadonlySet<string>;
  /** The open tab of each section on a phone; formations by default. */
  readonly parts: ReadonlyMap<string, SectionPart>;
}

/** Shows everything: for a table without a user's choices. */
export const wholeView: TableView = {
  ...usualChoices,
  allFields: true,
  phone: false,
  width: null,
  blocksInRow: 5,
  folded: new Set(),
  opened: new Set(),
  parts: new Map(),
};

export const partOf = (view: TableView, section: string): SectionPart =>
  view.parts.get(section) ?? 'formations';

export function showsOf(view: TableView, section: string): Shows {
  if (view.folded.has(section)) return 'nothing';
  if (!view.phone) return programmesIn(view).length > 0 ? 'all' : 'rows';
  return partOf(view, section) === 'formations' ? 'rows' : 'programme';
}

export const programmesIn = (view: TableView): readonly ProgrammeColumn[] =>
  programmeColumns.filter((column) => !view.hidden.has(column));

function fittingBlocks(view: TableView): number {
  if (view.width === null) return view.blocksInRow;
  return view.phone ? 1 : blocksInRow(view.width, programmesIn(view).length);
}

/** The programmes of a section that show. */
export function programmesOf(view: TableView, section: string): readonly ProgrammeColumn[] {
  if (!view.phone) return programmesIn(view);
  const part = partOf(view, section);
  return part === 'formations' ? [] : [part];
}

/** The view of one table, outside React's state: a change renders only what it concerns. */
export interface TableViewStore {
  view(): TableView;
  subscribe(listener: () => void): () => void;
  update(change: Partial<TableView>): void;
  toggle(set: 'hidden' | 'frozen', column: ColumnKey): void;
  setFolded(section: string, folded: boolean): void;
  foldAll(sections: readonly string[]): void;
  /** Shows empty cells. */
  open(cells: readonly Cell[]): void;
  /** Shows a cell wherever it is folded or hidden away. */
  uncover(cell: Cell): void;
  reset(): void;
}

export function createTableView(montage: string): TableViewStore {
  let view: TableView = { ...wholeView, ...readChoices(), folded: readFolded(montage) };
  const listeners = new Set<() => void>();
  const update = (change: Partial<TableView>) => {
    const before = view;
    const next = { ...view, ...change };
    view = { ...next, blocksInRow: fittingBlocks(next) };
    if (view.folded !== before.folded) keepFolded(montage, view.folded);
    const chosen = ['density', 'allFields', 'hidden', 'widths', 'frozen'] as const;
    if (chosen.some((key) => view[key] !== before[key])) keepChoices(view);
    for (const listener of listeners) listener();
  };
  const toggled = <T>(set: ReadonlySet<T>, one: T, isIn = !set.has(one)): ReadonlySet<T> => {
    const next = new Set(set);
    if (isIn) next.add(one);
    else next.delete(one);
    return next;
  };
  const open = (cells: readonly Cell[]) => {
    const keys = cells.map(cellKey).filter((key) => !view.opened.has(key));
    if (keys.length > 0) update({ opened: new Set([...view.opened, ...keys]) });
  };
  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update,
    toggle: (set, column) => update({ [set]: toggled(view[set], column) }),
    setFolded(section, folded) {
      if (view.folded.has(section) !== folded) update({ folded: toggled(view.folded, section, folded) });
    },
    foldAll: (sections) => update({ folded: new Set(sections) }),
    open,
    uncover(cell) {
      const { at, field } = cell;
      if (!('section' in at) || at.of === 'stringPiece') return;
      const isRow = at.of === 'formation' || at.of === 'section';
      const part: SectionPart =
        at.of === 'formation' || at.of === 'section' ? 'formations' : programmeOf(at.of);
      const column = (isRow ? field : part) as ColumnKey;
      const change: { -readonly [Key in keyof TableView]?: TableView[Key] } = {};
      if (view.folded.has(at.section)) change.folded = toggled(view.folded, at.section, false);
      if (view.hidden.has(column)) change.hidden = toggled(view.hidden, column, false);
      if (view.phone && partOf(view, at.section) !== part)
        change.parts = new Map([...view.parts, [at.section, part]]);
      if (!isRow && !view.opened.has(cellKey(cell))) change.opened = new Set([...view.opened, cellKey(cell)]);
      if (Object.keys(change).length > 0) update(change);
    },
    reset: () => update({ hidden: new Set(), widths: {}, frozen: new Set() }),
  };
}

/** The programme whose block shows an entity. */
export const programmeOf = (of: ProgrammeColumn | 'run'): ProgrammeColumn => (of === 'run' ? 'logging' : of);

const TableViewContext = createContext<TableViewStore | null>(null);

export const TableViewProvider = TableViewContext;

export function useTableView(): TableViewStore {
  const store = use(TableViewContext);
  if (!store) throw new Error('The sections table has no view.');
  return store;
}

/** A part of the view: a plain value, or one that keeps its reference. */
export function useView<T>(store: TableViewStore, select: (view: TableView) => T): T {
  const snapshot = useCallback(() => select(store.view()), [select, store]);
  return useSyncExternalStore(store.subscribe, snapshot);
}
