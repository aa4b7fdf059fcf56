import { apiWeights, isCasingSize, isHoleSize } from '@/domain/casing-sizes';
import { convert } from '@/domain/units';
import type { Table } from '../../readers/table';
import { columnUse } from '../tables/columns';
import type { Columns, ColumnUse } from '../tables/columns';
import type { ParsedHeading } from '../words/headings';
import { parseMeasured } from '../words/numbers';
import { convert as convertWritten } from '../units/units';
import type { KindVocabulary } from '../words/vocabulary';
import { hasPipeData, sizeIn } from './sizes-in-columns';

const FEWEST = 2;
/** A size in metres is a depth. */
const UNIT_OF_SIZES = /^(?:mm|cm|in|inch|inches|")$/i;
/** Smaller sizes are wall thicknesses. */
const SMALLEST_PIPE_IN = 4;
/** Weights are rounded to a tenth, in some catalogues to a whole pound. */
const SAME_WEIGHT = 0.55;

type Sizes = readonly (number | null)[];

/** The rows with more than a note. */
export const rowsOf = (table: Table) =>
  table.rows.filter(({ cells }) => cells.filter((cell) => cell !== '').length > 1);

/** The sizes of a column, in; null if a cell is not one. */
export function sizesIn(table: Table, column: number, { unit }: ParsedHeading): Sizes | null {
  if (unit !== null && !UNIT_OF_SIZES.test(unit)) return null;
  const sizes = rowsOf(table).map(({ cells }) => sizeIn((cells[column] ?? '').trim()));
  const given = sizes.filter((size) => size !== null);
  return given.length >= FEWEST && given.length === sizes.length ? sizes : null;
}

export const isPipe = (size: number | null): size is number =>
  size !== null && size >= SMALLEST_PIPE_IN && isCasingSize(size);

/** No string is run in a hole that is so many times as wide. */
const WIDEST_HOLE = 2.5;

const mayBeHoleOf = (hole: number | null, pipe: number | null): boolean =>
  hole !== null && pipe !== null && isHoleSize(hole) && hole > pipe && hole < pipe * WIDEST_HOLE;

/** The one column of API sizes that are smaller than the holes of their rows; null if there is none. */
export function pipesInHoles(
  hole: ColumnUse | undefined,
  headings: readonly ParsedHeading[],
  table: Table,
): number | null {
  const over = hole && headings[hole.column];
  const holes = hole && over && hole.part === undefined ? sizesIn(table, hole.column, over) : null;
  if (!holes) return null;
  const found = headings.flatMap((heading, column) =>
    column !== hole?.column &&
    sizesIn(table, column, heading)?.every((size, at) => isPipe(size) && size < (holes[at] ?? size)) === true
      ? [column]
      : [],
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

/**
 * Pipes under headings that are not known, in a table with grades, threads or weights: the one column of API sizes, the larger
 * holes next to it, and the weights that API 5CT has for each of them. Each is marked.
 */
export function withPipesByContent(
  vocabulary: KindVocabulary,
  columns: Columns,
  headings: readonly ParsedHeading[],
  table: Table,
): Columns {
  const inHoles = vocabulary.kind === 'casing' ? pipesInHoles(columns['hole'], headings, table) : null;
  if (vocabulary.kind !== 'casing' || (inHoles === null && !hasPipeData(headings, table))) return columns;
  const settled = { ...columns };
  const free = () => {
    const taken = new Set(Object.values(settled).map((use) => use?.column));
    return headings.flatMap((heading, column) => (taken.has(column) ? [] : [{ heading, column }]));
  };
  const assign = (field: string, found: readonly { heading: ParsedHeading; column: number }[]) => {
    const [only] = found;
    if (only && found.length === 1)
      settled[field] = {
        ...columnUse(vocabulary, field, only.heading, only.column),
        assumed: `the heading "${only.heading.written}" is unclear; identified by its cells`,
      };
  };
  if (!settled['outer'])
    assign(
      'outer',
      free().filter(({ heading, column }) =>
        inHoles === null ? sizesIn(table, column, heading)?.every(isPipe) === true : column === inHoles,
      ),
    );
  const { outer } = settled;
  const over = outer && headings[outer.column];
  const pipes = outer && over && outer.part === undefined ? sizesIn(table, outer.column, over) : null;
  if (!pipes) return settled;
  // Before the holes: 36, 26 and 13.5 lb/ft are sizes of bits too.
  if (!settled['mass'])
    assign(
      'mass',
      free().filter(({ heading, column }) =>
        heading.unit === null
          ? areWeightsOf(pipes, table, column)
          : convertWritten(1, heading.unit, 'linearMass') !== null,
      ),
    );
  if (!settled['hole'])
    assign(
      'hole',
      free().filter(({ heading, column }) =>
        sizesIn(table, column, heading)?.every((size, at) => mayBeHoleOf(size, pipes[at] ?? null)),
      ),
    );
  return settled;
}

/** Whether every pipe has its weight in a column, in one unit. */
function areWeightsOf(pipes: Sizes, table: Table, column: number): boolean {
  const weights = rowsOf(table).map(
    ({ cells }) => parseMeasured((cells[column] ?? '').trim(), table.decimalComma)?.value ?? null,
  );
  return (['lb/ft', 'kg/m'] as const).some((unit) =>
    weights.every(
      (weight, at) =>
        weight !== null &&
        apiWeights(pipes[at] ?? 0).some(
          ({ poundsPerFoot }) =>
            Math.abs(poundsPerFoot - convert('linearMass', weight, unit, 'lb/ft')) < SAME_WEIGHT,
        ),
    ),
  );
}
