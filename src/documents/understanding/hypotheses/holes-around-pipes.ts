import { isCasingSize, isHoleSize } from '@/domain/casing-sizes';
import type { Table } from '../../readers/table';
import { columnUse } from '../tables/columns';
import type { Columns } from '../tables/columns';
import type { ParsedHeading } from '../words/headings';
import { isDriven } from '../tables/side-rows';
import type { KindVocabulary } from '../words/vocabulary';
import { isPipe, rowsOf } from './pipes-by-content';
import { MARKED_SIZE, sizeIn } from './sizes-in-columns';

const FEWEST = 2;

/** In place of a hole: the pipe of the row is driven. */
const DRIVEN = 'driven';
type Sizes = readonly (number | typeof DRIVEN | null)[];

const isInches = ({ unit }: ParsedHeading) => unit === null || /^(?:in|inch|inches|")$/i.test(unit);

/** The size of each row, in; null for an empty cell. No sizes if another cell is neither a size nor the word for a driven pipe. */
function sizesOf(table: Table, column: number, heading: ParsedHeading): Sizes | null {
  if (!isInches(heading)) return null;
  const cells = rowsOf(table).map((row) => (row.cells[column] ?? '').trim());
  const isSize = (cell: string) => MARKED_SIZE.test(cell) || (heading.unit !== null && sizeIn(cell) !== null);
  return cells.every((cell) => /^[-\u2013\u2014]*$/.test(cell) || isSize(cell) || isDriven(cell))
    ? cells.map((cell) => (isDriven(cell) ? DRIVEN : isSize(cell) ? sizeIn(cell) : null))
    : null;
}

const isNumber = (size: Sizes[number]): size is number => typeof size === 'number';

/** Whether every row has a hole, or a driven pipe without one, and its pipe, where one is set, is smaller. */
const areAround = (holes: Sizes, pipes: Sizes): boolean =>
  pipes.filter(isNumber).length >= FEWEST &&
  pipes.every((pipe, at) => {
    const hole = holes[at] ?? null;
    if (!isNumber(pipe)) return pipe === null && isNumber(hole);
    return isPipe(pipe) && (hole === DRIVEN || (isNumber(hole) && pipe < hole));
  }) &&
  holes.every((hole) => hole === DRIVEN || (isNumber(hole) && isHoleSize(hole))) &&
  holes.filter((hole) => isNumber(hole) && !isCasingSize(hole)).length >= FEWEST;

/**
 * `Diameter` next to `Casing`, both over sizes: the larger size of each row is its hole, the smaller one its pipe, whatever
 * their headings say. Columns that the headings alone do not give are marked.
 */
export function withHolesAroundPipes(
  vocabulary: KindVocabulary,
  columns: Columns,
  headings: readonly ParsedHeading[],
  table: Table,
): Columns {
  if (vocabulary.kind !== 'casing' && vocabulary.kind !== 'sections') return columns;
  const sized = headings.flatMap((heading, column) => {
    const sizes = sizesOf(table, column, heading);
    return sizes === null ? [] : [{ column, heading, sizes }];
  });
  const pairs = sized.flatMap((hole) =>
    sized.filter((pipe) => areAround(hole.sizes, pipe.sizes)).map((pipe) => ({ hole, pipe })),
  );
  const [pair] = pairs;
  if (!pair || pairs.length > 1) return columns;
  const { hole, pipe } = pair;
  const isSettled = (['hole', 'outer'] as const).every((field) => {
    const expected = field === 'hole' ? hole.column : pipe.column;
    const use = columns[field];
    return use === undefined ? vocabulary.fields[field] === undefined : use.column === expected;
  });
  if (isSettled) return columns;
  const rest = Object.fromEntries(
    Object.entries(columns).filter(
      ([field, use]) =>
        field !== 'hole' &&
        field !== 'outer' &&
        (use?.column !== hole.column || field === 'description') &&
        (use?.column !== pipe.column || vocabulary.kind === 'sections'),
    ),
  );
  const chosenFor = (field: 'hole' | 'outer', { column, heading }: typeof hole) => {
    if (vocabulary.fields[field] === undefined) return {};
    const own = columns[field];
    if (own?.column === column) return { [field]: own };
    return {
      [field]: {
        ...columnUse(vocabulary, field, heading, column),
        assumed: `the heading "${heading.written}" is unclear; each hole is larger than its pipe`,
      },
    };
  };
  return { ...rest, ...chosenFor('hole', hole), ...chosenFor('outer', pipe) };
}
