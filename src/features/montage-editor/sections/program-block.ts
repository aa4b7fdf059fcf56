import { cellKey, type Cell } from '@/domain/montage/address';
import { programmes } from '@/domain/montage/catalogue';
import type { LoggingRun, Section } from '@/domain/montage/montage';
import {
  isBlankLine,
  programmeLines,
  type ProgrammeColumn,
  type ProgrammeLine,
  type ProgrammeValue,
  type ValueLine,
} from '@/domain/montage/section-programme';
import type { TableView } from './table-view';

/** A line of values with one label. */
export interface ValuesRow {
  readonly kind: 'values';
  readonly of: ValueLine['kind'];
  readonly label: string;
  /** Empty for the pocket, which no field of a montage contains. */
  readonly values: readonly ProgrammeValue[];
  readonly run?: LoggingRun;
}

/** The lines of a programme as the table lays them out. */
export type BlockRow =
  | ValuesRow
  | { readonly kind: 'title' | 'remark' | 'none'; readonly text: string }
  /** The heads of the slurries below, each with a column of values. */
  | { readonly kind: 'heads'; readonly names: readonly string[] }
  /** Empty fields that do not show. */
  | { readonly kind: 'folded'; readonly text: string; readonly cells: readonly Cell[] };

/** What is said of a whole programme, next to its name. */
export type Said = Extract<BlockRow, { kind: 'title' | 'remark' | 'none' }>;

export const isSaid = (row: BlockRow): row is Said => ['title', 'remark', 'none'].includes(row.kind);

type Slurry = Extract<ProgrammeLine, { kind: 'slurry' }>;

/** The label without its unit. */
const nameOf = ({ label, values }: ValueLine): string =>
  values.length === 1 ? (values[0]?.field.name ?? label) : label;

const cellsOf = (lines: readonly ValueLine[]): Cell[] =>
  lines.flatMap(({ values }) => values.map(({ cell }) => cell));

const rowOf = ({ kind, label, values, run }: ValueLine): ValuesRow => ({
  kind: 'values',
  of: kind,
  label,
  values,
  ...(run && { run }),
});

/** The rows of one programme. Empty fields are folded into one row at the end, unless the user shows them. */
export function blockRows(
  section: Section,
  column: ProgrammeColumn,
  { allFields, opened }: Pick<TableView, 'allFields' | 'opened'>,
): readonly BlockRow[] {
  const shows = (line: ValueLine) =>
    allFields ||
    line.kind === 'run' ||
    line.values.length === 0 ||
    !isBlankLine(line) ||
    line.values.some(({ cell }) => opened.has(cellKey(cell)));
  const rows: BlockRow[] = [];
  const foldedNames: string[] = [];
  const foldedCells: Cell[] = [];
  const fold = (name: string, lines: readonly ValueLine[]) => {
    foldedNames.push(name);
    foldedCells.push(...cellsOf(lines));
  };

  const addSlurries = (slurries: readonly Slurry[]) => {
    const shown = slurries.filter(({ lines }) => lines.some(shows));
    for (const { name, lines } of slurries) if (!lines.some(shows)) fold(name ?? 'Slurry', lines);
    const [first] = shown;
    if (!first) return;
    if (first.name !== null) rows.push({ kind: 'heads', names: shown.map(({ name }) => name ?? '') });
    first.lines.forEach((line, at) => {
      const lines = shown.map((slurry) => slurry.lines[at]!);
      if (lines.some(shows)) rows.push({ ...rowOf(line), values: lines.flatMap(({ values }) => values) });
      else fold(nameOf(line), lines);
    });
  };

  const lines = programmeLines(section, column);
  const slurries = lines.filter((line) => line.kind === 'slurry');
  for (const line of lines) {
    if (line.kind === 'slurry') {
      // Lead and tail are next to each other; the topfill is rare and follows them.
      if (line === slurries[0]) addSlurries(slurries.slice(0, 2));
      else if (line === slurries[2]) addSlurries([line]);
    } else if ('text' in line) rows.push(line);
    else {
      if (shows(line)) rows.push(rowOf(line));
      else fold(nameOf(line), [line]);
    }
  }
  if (foldedNames.length === 0) return rows;
  const hasContent = rows.some((row) => row.kind !== 'values' || row.values.length > 0);
  const folded = (text: string): BlockRow => ({ kind: 'folded', text, cells: foldedCells });
  return hasContent
    ? [...rows, folded(`${foldedNames.join(', ')}: none`)]
    : [folded(programmes[column].none)];
}

/** The cells of one programme that show, line by line, for the cursor. */
export const blockCells = (
  section: Section,
  column: ProgrammeColumn,
  view: Pick<TableView, 'allFields' | 'opened'>,
): Cell[][] =>
  blockRows(section, column, view).flatMap((row) =>
    row.kind === 'values' && row.values.length > 0 ? [row.values.map(({ cell }) => cell)] : [],
  );
