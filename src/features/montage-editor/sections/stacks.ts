import type { Section } from '@/domain/montage/montage';
import { isPlanned, type ProgrammeColumn } from '@/domain/montage/section-programme';
import { shown } from '@/domain/montage/shown';
import { blockRows, isSaid, type BlockRow } from './program-block';
import { programmesOf, type TableView } from './table-view';

/** Programmes under one another. */
export interface Stack {
  readonly programmes: readonly ProgrammeColumn[];
  /** The first of the programmes' columns that it takes, from 0. */
  readonly from: number;
  /** How many columns it takes. */
  readonly span: number;
}

/** Stacks next to one another. They fill the columns of the programmes. */
export type Band = readonly Stack[];

/**
 * The places of a section's programmes, band by band. Programmes of one band are about as long as one another, so that
 * little is blank: casing, cement and mud; then logging, which has the longest texts and takes what is left of the
 * width, and the pressure tests. What remains without a logging programme is short, and goes under the shortest.
 */
export function bandsOf(view: TableView, section: Section): readonly Band[] {
  const all = programmesOf(view, section.id);
  const inRow = Math.max(1, view.blocksInRow);
  const rest = all.slice(inRow);
  if (rest.includes('logging') && isPlanned(section, 'logging'))
    return Array.from({ length: Math.ceil(all.length / inRow) }, (_, band) =>
      filledBand(all.slice(band * inRow, (band + 1) * inRow), inRow),
    );
  const stacks = all.slice(0, inRow).map((column) => [column]);
  const heights = stacks.map(([column]) => lengthOf(section, column!));
  const longestFirst = rest.toSorted((one, other) => lengthOf(section, other) - lengthOf(section, one));
  for (const column of longestFirst) {
    const shortest = Math.min(...heights);
    const equal = fitsProperties(view) ? heights.lastIndexOf(shortest) : heights.indexOf(shortest);
    // In four columns the last is the widest, and the tests need little height there.
    const under = inRow === 4 ? 3 : equal;
    stacks[under]!.push(column);
    heights[under]! += lengthOf(section, column);
  }
  return [stacks.map((stack, from) => ({ programmes: stack, from, span: 1 }))];
}

/**
 * Whether the properties of the mud, which count for two lines, take one in three columns: of equally long programmes
 * the mud is the shortest then.
 */
export const fitsProperties = ({ width }: TableView): boolean => width !== null && width >= 1060;

/** A programme a stack; the logging, or the last, fills the columns that remain. */
function filledBand(programmes: readonly ProgrammeColumn[], inRow: number): Band {
  const free = inRow - programmes.length;
  const logging = programmes.indexOf('logging');
  const widest = logging < 0 ? programmes.length - 1 : logging;
  return programmes.map((column, at) => ({
    programmes: [column],
    from: at > widest ? at + free : at,
    span: at === widest ? 1 + free : 1,
  }));
}

/** Whether the pressure tests have two values in a line: their column of four is the widest. */
export const hasPairs = (view: TableView, column: ProgrammeColumn): boolean =>
  column === 'pressureTest' && view.blocksInRow === 4;

/** About how many characters fit into a line. A text has its label on the same line, and two slurries share one. */
const room = { text: 22, slurries: 13 } as const;

const linesOf = (row: BlockRow): number => {
  if (row.kind !== 'values') return isSaid(row) ? 0 : 1;
  const fit = row.values.length > 1 ? room.slurries : room.text;
  return Math.max(1, ...row.values.map(({ field, value }) => Math.ceil(shown(field, value).length / fit)));
};

const lengths = new WeakMap<Section, Partial<Record<ProgrammeColumn, number>>>();

/**
 * About how many lines a programme takes with its head. Empty fields count as folded, whatever the user has opened:
 * another programme must not move away for it. Cached by section: the keys ask for it.
 */
function lengthOf(section: Section, column: ProgrammeColumn): number {
  const known = lengths.get(section) ?? {};
  lengths.set(section, known);
  const rows = () => blockRows(section, column, { allFields: false, opened: new Set() });
  return (known[column] ??= rows().reduce((sum, row) => sum + linesOf(row), 1));
}
