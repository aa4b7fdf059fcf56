import { isCasingSize, isHoleSize } from '@/domain/casing-sizes';
import type { Table } from '../../readers/table';
import { columnUse } from '../tables/columns';
import type { Columns, ColumnUse } from '../tables/columns';
import type { ParsedHeading } from '../words/headings';
import { parseMeasured } from '../words/numbers';
import { pipeSpecs } from '../casing/pipe-specs';
import { sizeBehindWords, sizePart } from '../sections/size-pairs';
import { convert, leadingUnit } from '../units/units';
import { fieldsNamed } from '../words/vocabulary';
import type { KindVocabulary } from '../words/vocabulary';
import { SLURRY_ROLES, slurryRole } from '../vocabulary/roles';
import { MARKED_SIZE, sizeIn } from './sizes-in-columns';

/** Fewer cells prove nothing about a column. */
const FEWEST_CELLS = 2;
/** A heading that names a size without saying of what. */
const ANY_SIZE = /^(?:(?:nominal|nom) )?(?:size|sizes|diameter|diam|dia|durchmesser|diametre|diametro|maat)$/;
const cellsOf = (table: Table, column: number): string[] =>
  table.rows
    // A note below the table is the only cell of its row.
    .filter(({ cells }) => cells.filter((cell) => cell !== '').length > 1)
    .map((row) => (row.cells[column] ?? '').trim())
    .filter((cell) => cell !== '');

const givesSizes = (table: Table, column: number): boolean =>
  cellsOf(table, column).some((cell) => sizeIn(cell) !== null);

const takenBy = (columns: Columns): Set<number | undefined> =>
  new Set(Object.values(columns).map((use) => use?.column));

const assumedUse = (
  vocabulary: KindVocabulary,
  field: string,
  heading: ParsedHeading,
  column: number,
): ColumnUse => ({
  ...columnUse(vocabulary, field, heading, column),
  assumed: `the heading "${heading.written}" is unclear; identified by its cells`,
});

/** Kinds with one hole section, or one string, in each row. */
const BY_SIZE = new Set(['mud', 'cement', 'sections', 'pressureTests']);

/** Whether a column holds names, and no figure. */
function holdsNames(table: Table, column: number): boolean {
  const cells = cellsOf(table, column);
  return cells.length >= FEWEST_CELLS && cells.every((cell) => /\p{L}{3}/u.test(cell) && !/\d/.test(cell));
}

/** `9-5/8 x 47 x L80 x BTC`, `7" 29# P110`: a pipe with its grade, which nothing else has. */
const isPipeWithGrade = (cell: string): boolean =>
  pipeSpecs(cell).grade !== null && isCasingSize(sizeIn(cell) ?? 0);

/** The column whose cells are all sizes of API pipe, in inches or millimetres; -1 if none or several are. */
function pipeSizes(
  headings: readonly ParsedHeading[],
  table: Table,
  taken: ReadonlySet<number | undefined>,
): number {
  const found = headings.flatMap(({ unit }, column) => {
    const cells = taken.has(column) ? [] : cellsOf(table, column);
    const sizes = cells.map(sizeIn);
    const isLength = unit === null || /^(?:mm|in|inch|")$/.test(unit);
    return isLength &&
      cells.length >= FEWEST_CELLS &&
      sizes.every((size) => size !== null && size >= SMALLEST_PIPE_IN && isCasingSize(size))
      ? [column]
      : [];
  });
  return found.length === 1 ? (found[0] ?? -1) : -1;
}

/** Smaller sizes are wall thicknesses. */
const SMALLEST_PIPE_IN = 4;

/** `String` over `13 3/8"`, `7" liner`: the sizes of the strings, even of a single one. */
function holdsPipes({ column }: ColumnUse, table: Table): boolean {
  const cells = cellsOf(table, column);
  return cells.length > 0 && cells.every((cell) => MARKED_SIZE.test(cell) && isCasingSize(sizeIn(cell) ?? 0));
}

/** `Casing` over the pressures to which strings are tested, not over their sizes. */
const holdsPressures = ({ column, unit }: ColumnUse, table: Table): boolean =>
  (unit !== null && convert(1, unit, 'pressure') !== null) ||
  cellsOf(table, column).some((cell) => {
    const own = leadingUnit(parseMeasured(cell)?.rest ?? '');
    return own !== null && convert(1, own, 'pressure') !== null;
  });

/** The column of `Before drilling out 13 3/8"`, `After liner`: a string in each cell, in at least two by its size; -1 if there is none. */
function stringsInWords(
  headings: readonly ParsedHeading[],
  table: Table,
  taken: ReadonlySet<number | undefined>,
): number {
  return headings.findIndex((_, column) => {
    const cells = taken.has(column) ? [] : cellsOf(table, column);
    const sized = cells.filter((cell) => /\d/.test(cell));
    return (
      sized.length >= FEWEST_CELLS &&
      sized.every((cell) => {
        const size = sizeBehindWords(cell, true);
        return MARKED_SIZE.test(size) && isCasingSize(sizeIn(size) ?? 0);
      })
    );
  });
}

/**
 * Finds the key column of a table without a hole or casing heading: every cell starts with a size. They are casing sizes if the
 * words say so or all are API pipe sizes, else hole sizes.
 */
export function withSizesByCells(
  vocabulary: KindVocabulary,
  columns: Columns,
  headings: readonly ParsedHeading[],
  table: Table,
): Columns {
  const { casing: tested } = columns;
  if (vocabulary.kind === 'pressureTests' && tested && holdsPressures(tested, table)) {
    const { casing: _, ...others } = columns;
    const bump = others['bump'] ?? { ...tested, quantity: 'pressure' as const };
    return withSizesByCells(vocabulary, { ...others, bump }, headings, table);
  }
  const string = vocabulary.fields['outer'] ? 'outer' : 'casing';
  if (vocabulary.kind === 'casing' && columns['outer'] && holdsNames(table, columns['outer'].column)) {
    const { outer, ...others } = columns;
    const sizes = pipeSizes(headings, table, takenBy(columns));
    const heading = headings[sizes];
    if (!heading) return columns;
    return {
      ...others,
      ...(others['category'] ? {} : { category: { ...outer, quantity: null } }),
      outer: assumedUse(vocabulary, 'outer', heading, sizes),
    };
  }
  const { category: ofStrings, ...unsized } = columns;
  if (vocabulary.kind === 'casing' && !columns['outer'] && ofStrings && holdsPipes(ofStrings, table))
    return { ...unsized, outer: { ...ofStrings, quantity: 'size' } };
  if (vocabulary.kind === 'casing' && !columns['outer']) {
    // `Casing description` over whole pipes is more than a name.
    const { category, item, ...others } = columns;
    const taken = takenBy(others);
    const column = headings.findIndex((_, at) => {
      const cells = taken.has(at) ? [] : cellsOf(table, at);
      return cells.length >= FEWEST_CELLS && cells.every(isPipeWithGrade);
    });
    const heading = headings[column];
    if (heading)
      return {
        ...others,
        ...(category && category.column !== column ? { category } : {}),
        ...(item && item.column !== column ? { item } : {}),
        outer: columnUse(vocabulary, 'outer', heading, column),
      };
  }
  const { hole: named, ...unnamed } = columns;
  if (named && BY_SIZE.has(vocabulary.kind) && holdsNames(table, named.column)) {
    // `Section | Diameter`: what the sections are called, and the sizes of their holes.
    const sized = withSizesByCells(vocabulary, unnamed, headings, table);
    const field = vocabulary.fields['section'] ? 'section' : 'description';
    return sized['hole'] ? { [field]: { ...named, quantity: null }, ...sized } : columns;
  }
  if (columns['hole'] || columns[string] || !vocabulary.fields['hole']) return columns;
  const taken = takenBy(columns);
  const pairs = headings.findIndex((_, column) => {
    const cells = taken.has(column) ? [] : cellsOf(table, column);
    return cells.length >= FEWEST_CELLS && cells.every((cell) => isHoleWithPipe(cell));
  });
  const over = headings[pairs];
  if (over) {
    const hole = { ...columnUse(vocabulary, 'hole', over, pairs), part: 'larger' as const, own: false };
    const pipe = { ...columnUse(vocabulary, string, over, pairs), part: 'smaller' as const, own: false };
    return { ...columns, hole, ...(vocabulary.fields[string] ? { [string]: pipe } : {}) };
  }
  if (!BY_SIZE.has(vocabulary.kind)) return columns;
  const strings = vocabulary.kind === 'pressureTests' ? stringsInWords(headings, table, taken) : -1;
  const overStrings = headings[strings];
  if (overStrings && !columns['section'])
    return { ...columns, casing: assumedUse(vocabulary, 'casing', overStrings, strings) };
  for (const [column, heading] of headings.entries()) {
    if (taken.has(column)) continue;
    const cells = cellsOf(table, column);
    if (cells.length < FEWEST_CELLS) continue;
    const isMarked = cells.every((cell) => MARKED_SIZE.test(cell));
    if (!isMarked && !ANY_SIZE.test(heading.name)) continue;
    const sizes = cells.map(sizeIn);
    if (sizes.some((size) => size === null)) continue;
    const known = sizes.filter((size) => size !== null);
    const saysHole = [heading.name, ...cells].some((text) => /\b(?:hole|section|oh)\b/i.test(text));
    const saysPipe = [heading.name, ...cells].some((text) =>
      /\b(?:casing|csg|liner|pipe|conductor)\b/i.test(text),
    );
    const isPipe = known.every(isCasingSize) && !saysHole;
    if (vocabulary.fields['casing'] && (isPipe || saysPipe))
      return { ...columns, casing: assumedUse(vocabulary, 'casing', heading, column) };
    if (vocabulary.fields['hole'] && !saysPipe && known.every(isHoleSize))
      return { ...columns, hole: assumedUse(vocabulary, 'hole', heading, column) };
  }
  return columns;
}

/**
 * `Diameter` next to `Casing`, each with a size in every row: the hole, and the smaller pipe that is set in it. Without this,
 * the hole would be read as the pipe.
 */
export function withHoleNextToPipe(
  vocabulary: KindVocabulary,
  columns: Columns,
  headings: readonly ParsedHeading[],
  table: Table,
): Columns {
  const { outer, category, hole: said } = columns;
  const over = outer && headings[outer.column];
  // `Section` over words names the sections, and gives no size.
  const saysSize = said && givesSizes(table, said.column);
  if (vocabulary.kind !== 'casing' || !over || saysSize || !ANY_SIZE.test(over.name)) return columns;
  const taken = takenBy(category ? { ...columns, category: undefined } : columns);
  const rows = table.rows.filter(({ cells }) => (cells[outer.column] ?? '').trim() !== '');
  const isPipe = ({ cells }: (typeof rows)[number], column: number) => {
    const [hole = 0, pipe = 0] = [outer.column, column].map((at) => sizeIn((cells[at] ?? '').trim()) ?? 0);
    return isCasingSize(pipe) && hole > pipe && isHoleSize(hole);
  };
  const column = headings.findIndex(
    (_, at) => !taken.has(at) && rows.length > 0 && rows.every((row) => isPipe(row, at)),
  );
  const heading = headings[column];
  if (!heading) return columns;
  const { category: _, ...others } = columns;
  return {
    ...(category?.column === column ? others : columns),
    hole: columnUse(vocabulary, 'hole', over, outer.column),
    outer: columnUse(vocabulary, 'outer', heading, column),
  };
}

/** `17 1/2" x 13 3/8"`, but not `17.755 / 17.567`: a bore and its drift. */
function isHoleWithPipe(cell: string): boolean {
  const [hole, pipe] = [sizePart(cell, 'larger', false), sizePart(cell, 'smaller', false)].map(sizeIn);
  return hole != null && pipe != null && isHoleSize(hole) && isCasingSize(pipe);
}

const HALF = 0.5;

/** `Liner slurry`; `7" liner` is a string. */
const LINER_SLURRY =
  /^liner[ -]?(?:slurry|cement|zement|sement|schl(?:\u00e4|ae)mme)$|^(?:slurry|cement|lechada|laitier|pasta|malta)(?: (?:de|du|do|di|del))? liner$/i;

/** Finds the column of the slurries under an unclear heading (`Fluid`, `Stufe`): at least half of its cells name one. */
export function withRolesByCells(
  vocabulary: KindVocabulary,
  columns: Columns,
  headings: readonly ParsedHeading[],
  table: Table,
): Columns {
  if (vocabulary.kind !== 'cement' || columns['role']) return columns;
  const ofType = withRolesOfType(vocabulary, columns, headings, table);
  if (ofType) return ofType;
  const taken = takenBy(columns);
  const column = headings.findIndex((_, at) => {
    const cells = taken.has(at) ? [] : cellsOf(table, at);
    const roles = cells.filter(
      (cell) => ['lead', 'tail'].includes(slurryRole(cell) ?? '') || LINER_SLURRY.test(cell.trim()),
    );
    return roles.length > 0 && roles.length >= cells.length * HALF;
  });
  const heading = headings[column];
  return heading ? { ...columns, role: columnUse(vocabulary, 'role', heading, column) } : columns;
}

const NAMES_OF_SLURRIES = new Set(
  SLURRY_ROLES.flatMap(({ role, names }) => (role === 'lead' || role === 'tail' ? names : [])),
);

/** `Type` over `Lead` and `Tail` has the names of the slurries; another column may have their cement. */
function withRolesOfType(
  vocabulary: KindVocabulary,
  { type, ...others }: Columns,
  headings: readonly ParsedHeading[],
  table: Table,
): Columns | null {
  const cells = type ? cellsOf(table, type.column) : [];
  const heading = type && headings[type.column];
  if (!heading || cells.length < 2 || !cells.every((cell) => NAMES_OF_SLURRIES.has(cell.toLowerCase())))
    return null;
  const role = columnUse(vocabulary, 'role', heading, type.column);
  const taken = takenBy(others);
  const column = headings.findIndex(
    ({ key }, at) =>
      at !== type.column &&
      fieldsNamed(vocabulary, key).some(({ field }) => field === 'type') &&
      (!taken.has(at) || cellsOf(table, at).some((cell) => NAMES_A_CEMENT.test(cell))),
  );
  const cement = headings[column];
  if (!cement) return { ...others, role };
  const free = Object.entries(others).filter(([, use]) => use?.column !== column);
  return { ...Object.fromEntries(free), role, type: columnUse(vocabulary, 'type', cement, column) };
}

const NAMES_A_CEMENT = /(?<!\p{L})(?:class|clase|classe|klasse|cem|poz\w*)\s?\p{L}/iu;

const DEPTH_PAIRS = [
  ['ahd', 'ahdBase'],
  ['tvd', 'tvdBase'],
  ['tvdSs', 'tvdSsBase'],
] as const;

/**
 * Removes bases whose heading does not call them so. A formation ends where the next one starts: a second column of depths
 * close to the tops themselves belongs to another well or another case.
 */
export function withoutFalseBases(columns: Columns, table: Table): Columns {
  const kept = { ...columns };
  for (const [top, base] of DEPTH_PAIRS) {
    const [tops, bases] = [columns[top], columns[base]];
    if (!tops || bases?.assumed === undefined) continue;
    const rows = table.rows.flatMap(({ cells }) => {
      const [from, to] = [tops, bases].map(
        ({ column }) => parseMeasured((cells[column] ?? '').trim(), table.decimalComma)?.value,
      );
      return from === undefined || to === undefined ? [] : [{ from, to }];
    });
    const near = rows.filter(({ from, to }, at) => {
      const next = rows[at + 1]?.from;
      return next !== undefined && Math.abs(to - next) < Math.abs(to - from);
    });
    if (near.length * 2 < rows.length - 1) delete kept[base];
  }
  return kept;
}

/** `From` and `To`, without a word for a shoe. */
const INTERVAL_END =
  /^(?:depth )?(?:from|to|top|bottom|base|start|end|von|bis|van|tot|fra|til|de|a|desde|hasta)(?: depth)?(?: (?:md|ahd|tvd))?$/;
const NEAR_M = 0.5;

/**
 * Whether two columns are consecutive hole sections: each row begins where the previous one ends. Casing strings overlap or all
 * start at the wellhead.
 */
export function isChained(table: Table, from: number, to: number): boolean {
  const ends = table.rows.flatMap(({ cells }) => {
    const [a, b] = [from, to].map(
      (column) => parseMeasured((cells[column] ?? '').trim(), table.decimalComma)?.value,
    );
    return a === undefined || b === undefined ? [] : [{ a, b }];
  });
  return (
    ends.length >= FEWEST_CELLS &&
    ends.length === table.rows.length &&
    ends.every(({ a, b }, at) => b > a && (at === 0 || Math.abs(a - (ends[at - 1]?.b ?? NaN)) < NEAR_M))
  );
}

/** Removes the interval from a casing table if it is that of the hole sections, and returns its end as `td`. */
export function withoutSectionInterval(
  columns: Columns,
  headings: readonly ParsedHeading[],
  table: Table,
): { columns: Columns; td: ColumnUse | null } {
  const { top, shoe, ...others } = columns;
  const end = headings.findIndex(
    ({ name }, at) => at !== shoe?.column && at !== top?.column && INTERVAL_END.test(name),
  );
  // `Desde` and `Hasta` of the holes next to the depth of the shoe.
  if (
    top &&
    shoe &&
    end > top.column &&
    INTERVAL_END.test(headings[top.column]?.name ?? '') &&
    isChained(table, top.column, end)
  ) {
    const { top: _, ...own } = columns;
    return { columns: own, td: { ...shoe, column: end, heading: headings[end]?.written ?? '' } };
  }
  const isInterval =
    top !== undefined &&
    shoe !== undefined &&
    [top, shoe].every(({ column }) => INTERVAL_END.test(headings[column]?.name ?? '')) &&
    isChained(table, top.column, shoe.column);
  return isInterval ? { columns: others, td: shoe } : { columns, td: null };
}
