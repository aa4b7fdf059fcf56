import { cellKey, type Cell } from '@/domain/montage/address';
import { depthColumns, formationColumns } from '@/domain/montage/catalogue';
import type { FieldOf } from '@/domain/montage/catalogue';
import type { Section } from '@/domain/montage/montage';
import type { ProgrammeColumn } from '@/domain/montage/section-programme';
import { blockCells } from './program-block';
import { bandsOf, hasPairs, type Stack } from './stacks';
import { programmeOf, showsOf, type TableView } from './table-view';

type FormationColumn = FieldOf<'formation'>;

/** The columns of a formation's row, in the same order on the screen and the clipboard. */
export const formationFields = formationColumns;

/** The depths of a section's end are below those of its formations. */
export const sectionTdFields = depthColumns;

/** The columns of the rows that show. */
export const columnsIn = ({ hidden }: Pick<TableView, 'hidden'>): readonly FormationColumn[] =>
  formationColumns.filter((column) => !hidden.has(column));

const isTdField = (column: string): boolean => sectionTdFields.some((field) => field === column);

/** Where the cursor is, as far as up and down keep it: both a column of the rows and a column of the programmes. */
export interface Lane {
  readonly column: FormationColumn;
  /** Of the programmes, from 0. */
  readonly block: number;
  /** Of the values of one line, from 0. */
  readonly value: number;
}

/** The rows take about this much of the table's width; the programmes below them take all. */
const rowsShare = 0.62;

const rowCell = (section: Section, id: string, field: string): Cell => ({
  at: { of: 'formation', section: section.id, id },
  field,
});
const tdCell = (section: Section, field: string): Cell => ({
  at: { of: 'section', section: section.id },
  field,
});

export const hasRows = (view: TableView, section: string): boolean =>
  ['all', 'rows'].includes(showsOf(view, section));

interface StackOfLines extends Stack {
  /** Of each of its programmes. */
  readonly lines: readonly Cell[][][];
}

/** The programmes that show, with their lines: band by band, stack by stack. */
function linesIn(view: TableView, section: Section): StackOfLines[][] {
  if (!['all', 'programme'].includes(showsOf(view, section.id))) return [];
  return bandsOf(view, section).map((band) =>
    band.map((stack) => ({
      ...stack,
      lines: stack.programmes.map((column) => blockLines(view, section, column)),
    })),
  );
}

/** The cells of a programme as they are placed: next to one another, and under one another. */
function blockLines(view: TableView, section: Section, column: ProgrammeColumn): Cell[][] {
  const lines = blockCells(section, column, view);
  if (!hasPairs(view, column)) return lines;
  const values = lines.flat().filter(({ field }) => field !== 'notes');
  const notes = lines.flat().slice(values.length);
  return [
    ...Array.from({ length: Math.ceil(values.length / 2) }, (_, at) => values.slice(2 * at, 2 * at + 2)),
    ...(notes.length > 0 ? [notes] : []),
  ];
}

const inRowOf = (view: TableView): number => Math.max(1, view.blocksInRow);

/** The lane of a cell. A hidden cell has the one of its neighbours. */
export function laneOf(view: TableView, section: Section, { at, field }: Cell): Lane {
  const columns = columnsIn(view);
  if (at.of === 'formation' || at.of === 'section') {
    const column = columns.find((one) => one === field) ?? columns[0]!;
    const place = ((columns.indexOf(column) + 0.5) / columns.length) * rowsShare;
    return { column, block: Math.floor(place * inRowOf(view)), value: 0 };
  }
  const of = programmeOf(at.of as ProgrammeColumn | 'run');
  const block =
    bandsOf(view, section)
      .flat()
      .find(({ programmes }) => programmes.includes(of))?.from ?? 0;
  const key = cellKey({ at, field });
  const line = blockLines(view, section, of).find((cells) => cells.some((cell) => cellKey(cell) === key));
  const place = (block + 0.5) / inRowOf(view) / rowsShare;
  const column = columns[Math.min(columns.length - 1, Math.floor(place * columns.length))]!;
  return { column, block, value: Math.max(0, line?.findIndex((cell) => cellKey(cell) === key) ?? 0) };
}

/** The cells of a section that up and down visit, from top to bottom. */
export function lanePath(view: TableView, section: Section, { column, block, value }: Lane): Cell[] {
  const rows = hasRows(view, section.id)
    ? [
        ...section.formations_list.map(({ id }) => rowCell(section, id, column)),
        ...(isTdField(column) ? [tdCell(section, column)] : []),
      ]
    : [];
  const lines = linesIn(view, section).flatMap((band) => {
    // If nothing is planned in this lane, the nearest one.
    const lanes = band
      .map(({ from, span, lines: all }) => ({
        distance: Math.max(from - block, block - (from + span - 1)),
        lines: all.flat(),
      }))
      .filter((lane) => lane.lines.length > 0)
      .toSorted((one, other) => one.distance - other.distance);
    return lanes[0]?.lines ?? [];
  });
  return [...rows, ...lines.map((cells) => cells[Math.min(value, cells.length - 1)]!)];
}

/** All cells of a section in reading order: along the rows, then down each programme. */
export function readingPath(view: TableView, section: Section): Cell[] {
  const columns = columnsIn(view);
  const rows = hasRows(view, section.id)
    ? [
        ...section.formations_list.flatMap(({ id }) => columns.map((field) => rowCell(section, id, field))),
        ...columns.filter(isTdField).map((field) => tdCell(section, field)),
      ]
    : [];
  return [
    ...rows,
    ...linesIn(view, section)
      .flat()
      .flatMap(({ lines }) => lines.flat(2)),
  ];
}

/** Whether a cell of the section is on the screen when its section is scrolled to. */
export const showsCell = (view: TableView, section: Section, cell: Cell): boolean =>
  readingPath(view, section).some((one) => cellKey(one) === cellKey(cell));

/** The cells of one column, or of one programme, in a section: where a pasted column of values goes. */
export function columnPath(view: TableView, section: Section, { at, field }: Cell): Cell[] {
  if (at.of === 'formation' || at.of === 'section') {
    const column = formationColumns.find((one) => one === field) ?? 'formation_name';
    return [
      ...section.formations_list.map(({ id }) => rowCell(section, id, column)),
      ...(isTdField(column) ? [tdCell(section, column)] : []),
    ];
  }
  return blockCells(section, programmeOf(at.of as ProgrammeColumn | 'run'), view).flat();
}

/** The cells of a row, or of a line across the programmes next to one another, from left to right. */
export function acrossPath(view: TableView, section: Section, cell: Cell): Cell[] {
  const { at } = cell;
  const columns = columnsIn(view);
  if (at.of === 'formation') return columns.map((field) => rowCell(section, at.id, field));
  if (at.of === 'section') return columns.filter(isTdField).map((field) => tdCell(section, field));
  const key = cellKey(cell);
  const isIn = (cells: readonly Cell[]) => cells.some((one) => cellKey(one) === key);
  for (const band of linesIn(view, section))
    for (const { lines } of band)
      for (const [level, block] of lines.entries()) {
        const line = block.findIndex(isIn);
        if (line < 0) continue;
        return band.flatMap((one) => {
          const across = one.lines[Math.min(level, one.lines.length - 1)] ?? [];
          return across[Math.min(line, across.length - 1)] ?? [];
        });
      }
  return [];
}
