import { isCasingSize, isHoleSize } from '@/domain/casing-sizes';
import type { DocumentContent, Table, TableRow, TextLine } from '../readers/table';
import { usesDecimalComma } from '../readers/table';
import { sectionTitle } from './blocks/block-titles';
import { mudKey } from './blocks/mud-keys';
import { parseHeading } from './headings';
import { parseEnds, parseMeasured } from './numbers';
import { VOCABULARY, fieldsNamed, fieldsOfHeading } from './vocabulary';
import { convert, parseUnit } from './units';
import { ONLY, rowsAbove, stringsAbove, withoutRangeHeadings, withoutSubtitles } from './turned-subtitles';
import { isNotDrilled, labelOf, sideRowsOf, withLabel } from './side-rows';
import type { SideRow } from './side-rows';
import { groupedSides } from './grouped-sides';
import { mixedSides } from './mixed-sides';
import { fold } from './fold';
import { withSlurryGroups } from './slurry-groups';
import { slurryRole } from './vocabulary/roles';
import { LIST_HEADING } from './vocabulary/section-blocks';
import type { KindVocabulary } from './vocabulary';

/** Kinds that may have a column for each section, and the field that identifies the sections. */
const TURNED_KINDS = VOCABULARY.filter(({ kind }) =>
  ['mud', 'cement', 'casing', 'sections', 'pressureTests'].includes(kind),
);
const CEMENT = TURNED_KINDS.filter(({ kind }) => kind === 'cement');
const MUD = TURNED_KINDS.filter(({ kind }) => kind === 'mud');
const SECTION_FIELDS = ['hole', 'casing', 'outer'];
/** Formations across the page, and their depths below each. */
const TOPS = VOCABULARY.filter(({ kind }) => kind === 'tops');
const DEPTHS = ['ahd', 'tvd', 'tvdSs'];

const fieldsOfRow = (row: SideRow, vocabulary: KindVocabulary): string[] =>
  fieldsOfHeading(vocabulary, parseHeading(labelOf(row))).map(({ field }) => field);

/** Fewer properties are not a table. */
const FEWEST_ROWS = 3;

function sideRowOfTable({ row, page, until, cells }: TableRow, left: number): SideRow {
  return {
    row,
    ...(page === undefined ? {} : { page }),
    ...(until === undefined ? {} : { until }),
    cells: withLabel(
      new Map(cells.flatMap((cell, column) => (cell === '' ? [] : [[column, cell] as const]))),
      left,
    ),
  };
}

/** The parts of a line between gaps of more than one space, by their starts. */
function gapsOf({ row, page, text }: TextLine): SideRow {
  return {
    row,
    ...(page === undefined ? {} : { page }),
    cells: new Map([...text.matchAll(/\S+(?:\s\S+)*/g)].map((match) => [match.index, match[0]])),
  };
}

/** Groups of consecutive rows with something after their label. */
function runsOf(rows: readonly SideRow[]): SideRow[][] {
  // A row of a sheet may be hidden and a line of a text blank. A row of sizes below a gap starts another table.
  const reach = (row: SideRow) => (row.page === undefined && !isTitleRow(row) ? 2 : 1);
  const runs: SideRow[][] = [];
  let last: SideRow | null = null;
  for (const row of rows) {
    if (row.cells.size < 2) {
      last = null;
      continue;
    }
    if (last && last.page === row.page && row.row <= (last.until ?? last.row) + reach(row))
      runs.at(-1)?.push(row);
    else runs.push([row]);
    last = row;
  }
  return runs.filter((run) => run.length >= FEWEST_ROWS);
}

/** The rows that a kind has a field for: by their label or, of a mud, by the unit of its weight. */
function namedRows(run: readonly SideRow[], vocabulary: KindVocabulary): SideRow[] {
  return run.filter((row) => {
    const heading = parseHeading(labelOf(row));
    if (heading.key === '') return false;
    const isWeight =
      vocabulary.kind === 'mud' && heading.unit !== null && isDensityUnit(heading.unit) && isTitleRow(run[0]);
    return isWeight || fieldsOfHeading(vocabulary, heading).length > 0;
  });
}

const isDensityUnit = (unit: string): boolean => convert(1, unit, 'gradient') !== null;

/** Whether a row gives the section of each column: every value of it is a size. */
function isSectionRow(row: SideRow, vocabulary: KindVocabulary): boolean {
  const fields = fieldsOfRow(row, vocabulary);
  const [, ...sizes] = row.cells.values();
  if (vocabulary.kind === 'tops')
    return fields.includes('name') && sizes.length > 1 && sizes.every((name) => /^\p{L}{2}/u.test(name));
  if (!fields.some((field) => SECTION_FIELDS.includes(field))) return false;
  const drilled = sizes.filter((size) => !isNotDrilled(size));
  return drilled.length > 0 && drilled.every((size) => parseMeasured(size) !== null && !isInterval(size));
}

/** `460 - 1,380`, which is never a size. */
function isInterval(cell: string): boolean {
  const ends = parseEnds(cell);
  return ends !== null && ends.second > Math.max(ends.first, LARGEST_SIZE_IN);
}

const LARGEST_SIZE_IN = 60;

/** `26" section`, `12 1/4 in hole`, `13 3/8" lead`: a size with its object. */
const SIZE_OF_A_SECTION =
  /^(?<before>\p{L}+\s+)?(?<size>\d{1,2}(?:[.,]\d{1,3})?(?:[ -]\d{1,2}\/\d{1,2}|\s?[\u00bc-\u00be\u215b-\u215e])?\s*(?:"|''|\u2033|\u201d|in\b|inch\b|zoll\b|duim\b))(?<behind>[\s\p{L}]*)$/u;

interface ColumnTitle {
  size: string;
  /** The slurry that a column is about. */
  role: string;
  isPipe: boolean;
}

const namesSize = (cell: string): boolean => (columnTitle(cell)?.size ?? '') !== '';

/** `Lead slurry`, `Spacer`: a column of one cement job, whose string is named elsewhere. */
function slurryTitle(cell: string): ColumnTitle | null {
  const role = slurryRole(cell);
  if (cell.length > LONGEST_SLURRY || /\d/.test(cell)) return null;
  if (role === 'lead' || role === 'tail' || LINER_CEMENT.test(cell.trim()))
    return { size: '', role: cell.trim(), isPipe: true };
  return SPACER.test(cell) ? { size: '', role: '', isPipe: true } : null;
}

const LONGEST_SLURRY = 32;
const LINER_CEMENT =
  /^liner[ -]?(?:cement|slurry|zement|sement|schl(?:\u00e4|ae)mme)$|^(?:slurry|lechada|laitier|pasta|malta|cement)(?: de| du| do| di)? liner$|^(?:lechada|pasta) \u00fanica (?:de|do) liner$|^laitier unique (?:de|du) liner$/i;
const SPACER = /\b(?:spacer|wash|(?:pre-?)?flush|tampon|espaceur|espaciador)\b|vorlaufwasser|sp\u00fclung/i;

/** The size and slurry in the title of a column. */
function columnTitle(cell: string): ColumnTitle | null {
  const { before = '', size = '', behind = '' } = SIZE_OF_A_SECTION.exec(cell.trim())?.groups ?? {};
  if (size === '') return slurryTitle(cell);
  const words = `${before} ${behind}`.trim();
  const role = slurryRole(words) === null && !ONLY.test(words) ? '' : words;
  const isPipe =
    /casing|csg|liner|rohr|verbuizing|tubage|revest/i.test(words) ||
    (role !== '' && isCasingSize(parseMeasured(size)?.value ?? 0));
  return { size, role, isPipe };
}

/**
 * Whether columns are of strings: their titles say so, or are sizes of casing only, one of which no hole has: `30" | 13 3/8" |
 * 9 5/8" | 7"`.
 */
function areOfStrings(titles: readonly (ColumnTitle | null)[], cells: readonly string[]): boolean {
  if (titles.length === 0) return false;
  if (titles.every((title) => title?.isPipe)) return true;
  const sizes = titles.map((title) => parseMeasured(title?.size ?? '')?.value ?? 0);
  return (
    !cells.some((cell) => OF_HOLE.test(cell)) &&
    sizes.every(isCasingSize) &&
    sizes.some((size) => !isHoleSize(size))
  );
}

/** At least one lead or tail, and at most one of each: `Lead | Tail | Lead | Tail` is of two strings. */
const isOneJob = (roles: readonly (string | null)[]): boolean => {
  const named = roles.filter((role) => role !== null);
  return named.length > 0 && new Set(named).size === named.length;
};

/** Whether a row is the one above the properties: its first cell may be `Parameter`, or anything else. */
function isTitleRow(row: SideRow | undefined): boolean {
  const [, ...cells] = row?.cells.values() ?? [];
  const titles = cells.map(columnTitle);
  const isOfJob = titles.some((title) => title?.size === '');
  return (
    titles.length > 0 &&
    titles.every((title) => title !== null && (title.size === '') === isOfJob) &&
    (!isOfJob || titles.length > 1 || namesItsSlurry(row)) &&
    (!isOfJob || isOneJob(titles.map((title) => slurryRole(title?.role ?? ''))))
  );
}

/** `Slurry | Lead`, or a slurry over a column without anything over the labels: the only slurry of a job. */
const namesItsSlurry = (row: SideRow | undefined): boolean =>
  row !== undefined &&
  row.cells.size === 2 &&
  slurryTitle([...row.cells.values()][1] ?? '')?.role !== '' &&
  (labelOf(row) === '' ||
    LIST_HEADING.test(fold(labelOf(row))) ||
    CEMENT.some((cement) => fieldsOfRow(row, cement).includes('role')));

/** Whether each column is of one slurry of a string: `13 3/8" lead`, `13 3/8" tail`. */
function namesSlurries(row: SideRow | undefined): boolean {
  const [, ...cells] = row?.cells.values() ?? [];
  const titles = cells.map(columnTitle);
  return (
    titles.length > 1 && titles.every((title) => title !== null && title.size !== '' && title.role !== '')
  );
}

/**
 * What the sizes in the titles of the columns are of, if no row below repeats them: `17 1/2" hole` over the row of the
 * strings, `13 3/8"` over that of the holes, or slurries over either. Null if a row below names the sections.
 */
function sizesOfTitles(
  run: readonly SideRow[],
  known: readonly SideRow[],
  kind: KindVocabulary,
): Sized | null {
  const [title, ...below] = run;
  const [, ...cells] = title?.cells.values() ?? [];
  const titles = cells.map(columnTitle);
  const sizes = titles.map((one) => parseMeasured(one?.size ?? '')?.value ?? null);
  if (sizes.length === 0 || sizes.includes(null)) return null;
  const isOfPipe = areOfStrings(titles, [...(title?.cells.values() ?? [])]);
  if (namesSlurries(title)) return isOfPipe ? 'string' : 'hole';
  const inRows = below.filter((row) => known.includes(row) && isSectionRow(row, kind));
  const comparedIn = (row: SideRow, test: (title: number, below: number) => boolean) =>
    [...row.cells.values()].slice(1).every((cell, at) => {
      const [own, other] = [sizes[at], parseMeasured(cell)?.value];
      return own == null || other === undefined || test(own, other);
    });
  const holes = inRows.filter((row) => fieldsOfRow(row, kind).includes('hole'));
  if (holes.length > 0)
    return isOfPipe || holes.every((row) => comparedIn(row, (own, hole) => isCasingSize(own) && own < hole))
      ? 'string'
      : null;
  return isOfPipe || inRows.some((row) => !comparedIn(row, (own, string) => own > string)) ? null : 'hole';
}

type Sized = 'hole' | 'string';

/** Headings that every kind has for the size of a hole, of a string, and the name of a slurry. */
const SECTION_HEADING = 'Hole section';
const STRING_HEADING = 'Casing';
const SLURRY_HEADING = 'Slurry';

/** The extent of each section's values, from the rows with a value for every section. */
function extentsOf(rows: readonly SideRow[], count: number): { from: number; to: number }[] {
  const full = rows.map(({ cells }) => [...cells].slice(1)).filter((cells) => cells.length === count);
  return Array.from({ length: count }, (_, index) => {
    const own = full.flatMap((cells) => cells[index] ?? []).filter((part) => typeof part === 'number');
    const ends = full.flatMap((cells) => (cells[index] ? [cells[index][0] + cells[index][1].length] : []));
    return { from: Math.min(...own), to: Math.max(...ends) };
  });
}

/**
 * The section of each value in a row: by its column; in a text by its order, and if one is blank by
 * its position. Null if ambiguous.
 */
function sectionsOf(
  row: SideRow,
  columns: readonly number[],
  extents: readonly { from: number; to: number }[] | null,
): number[] | null {
  const values = [...row.cells].slice(1);
  if (extents === null) {
    const found = values.map(([at]) => columns.indexOf(at));
    return found.includes(-1) ? null : found;
  }
  if (values.length === columns.length) return values.map((_, index) => index);
  const found = values.map(([at, cell]) => {
    const under = extents.flatMap(({ from, to }, index) =>
      at < to && at + cell.length > from ? [index] : [],
    );
    return under.length === 1 ? (under[0] ?? -1) : -1;
  });
  return found.includes(-1) || new Set(found).size < found.length ? null : found;
}

const UNIT_HEADING = /^(?:units?|einheit|eenheid|enhet|unit[e\u00e9]s?|unidad(?:es)?)$/i;
const UNITS_IN_ALL = 0.6;

/** `Property | Unit | 17 1/2" | 12 1/4"`: the column of units, in which no section has a value; null if there is none. */
function unitColumn(run: readonly SideRow[]): number | null {
  const titled = run.flatMap(({ cells }) =>
    [...cells].flatMap(([at, cell]) => (UNIT_HEADING.test(cell) ? [at] : [])),
  );
  const [, second] = run.reduce(
    (longest, row) => (row.cells.size > longest.length ? [...row.cells.keys()] : longest),
    [] as number[],
  );
  const at = titled[0] ?? second;
  // `n/a` may be read as a unit, but the column of a section has none.
  if (at === undefined || run.some(({ cells }) => namesSize(cells.get(at) ?? ''))) return null;
  const own = run.flatMap(({ cells }) => cells.get(at) ?? []);
  const units = own.filter((cell) => UNIT_HEADING.test(cell) || parseUnit(cell) !== null);
  const isTitled = titled.length > 0 && own.some((cell) => parseUnit(cell) !== null);
  return isTitled || (own.length >= FEWEST_ROWS && units.length >= own.length * UNITS_IN_ALL) ? at : null;
}

/** `Test (kPa)`, `Test, kPa`: the unit of all rows. */
const UNIT_OF_CORNER = /\(([^)]+)\)\s*$|,\s*([^\s,]+)\s*$/;

/** Adds the unit of each row to its label, as in a heading. */
function withUnitsInLabels(run: readonly SideRow[], exact: boolean): readonly SideRow[] {
  const at = exact ? unitColumn(run) : null;
  const title = fromTitleRow(run)[0];
  const corner =
    title && isTitleRow(title) ? UNIT_OF_CORNER.exec(labelOf(title))?.slice(1).find(Boolean) : undefined;
  const shared = corner !== undefined && parseUnit(corner) !== null ? corner : undefined;
  if (at === null && shared === undefined) return run;
  return run.map((row) => {
    const unit = (at === null ? undefined : row.cells.get(at)) ?? (row === title ? undefined : shared);
    const cells = new Map([...row.cells].filter(([column]) => column !== at));
    const [label] = cells.keys();
    const isUnit = unit !== undefined && parseUnit(unit) !== null && !UNIT_HEADING.test(unit);
    const bracket = /\(([^)]+)\)\s*$/.exec(labelOf(row))?.[1];
    const hasUnit = bracket !== undefined && parseUnit(bracket) !== null;
    if (isUnit && label !== undefined && !hasUnit) cells.set(label, `${labelOf(row)} (${unit})`);
    return { ...row, cells };
  });
}

/** Rows above the sizes: the name of the well, or `Property | Unit | Interval`. */
const MOST_ABOVE = 3;

/** The rows from the one with the sizes on, if it is near the first. */
function fromTitleRow(run: readonly SideRow[]): readonly SideRow[] {
  const at = run.slice(0, MOST_ABOVE + 1).findIndex((row) => isTitleRow(row));
  return at > 0 && run.length - at >= FEWEST_ROWS ? run.slice(at) : run;
}

/** A depth for each formation, at most one of them left open. */
function isDepthRow(row: SideRow, vocabulary: KindVocabulary): boolean {
  const [, ...depths] = row.cells.values();
  const figures = depths.filter((depth) => parseMeasured(depth) !== null);
  return (
    depths.length > 1 &&
    figures.length >= depths.length - 1 &&
    fieldsOfRow(row, vocabulary).some((field) => DEPTHS.includes(field))
  );
}

/** The rows without a list next to them, which a blank column parts from the sections: what the mud is made of. */
function withoutNeighbours(run: readonly SideRow[]): readonly SideRow[] {
  const sizesOf = ({ cells }: SideRow) =>
    [...cells].filter(([, cell]) => namesSize(cell)).map(([column]) => column);
  const sizes =
    run
      .slice(0, MOST_ABOVE + 1)
      .map(sizesOf)
      .find(({ length }) => length > 1) ?? [];
  const last = sizes.at(-1) ?? -1;
  const isApart = last > 0 && !run.some(({ cells }) => cells.has(last + 1));
  if (!isApart || !run.some(({ cells }) => [...cells.keys()].some((column) => column > last))) return run;
  return run.map((row) => ({
    ...row,
    cells: new Map([...row.cells].filter(([column]) => column <= last)),
  }));
}

const isOfRemarks = (title: string): boolean =>
  TURNED_KINDS.some((kind) =>
    fieldsNamed(kind, parseHeading(title).key).some(({ field }) => field === 'notes'),
  );

/** The rows without the columns of remarks behind those of the sections: `Property | 16" | 12 1/4" | Comment`. */
function withoutRemarks(run: readonly SideRow[]): readonly SideRow[] {
  for (const { cells } of run.slice(0, MOST_ABOVE + 1)) {
    const sizes = [...cells].filter(([, cell]) => namesSize(cell));
    const last = sizes.at(-1)?.[0] ?? -1;
    const behind = [...cells].filter(([column, cell]) => column > last && cell !== '');
    if (sizes.length < 2 || behind.length === 0) continue;
    if (!behind.every(([, title]) => isOfRemarks(title))) return run;
    return run.map((row) => ({
      ...row,
      cells: new Map([...row.cells].filter(([column]) => column <= last)),
    }));
  }
  return run;
}

/** The rows of a mud programme, whose labels that name no field get the usual name of their property: `Fann 6 tpm`. */
function withMudProperties(run: readonly SideRow[]): readonly SideRow[] {
  const isNamed = (row: SideRow) => TURNED_KINDS.some((kind) => fieldsOfRow(row, kind).length > 0);
  const isOfMud = MUD.some((mud) => run.some((row) => fieldsOfRow(row, mud).length > 0));
  if (!isOfMud || !isTitleRow(run[0])) return run;
  return run.map((row) => {
    const [label] = row.cells.keys();
    return label === undefined || labelOf(row) === '' || isNamed(row)
      ? row
      : { ...row, cells: new Map([...row.cells, [label, mudKey(labelOf(row))]]) };
  });
}

function turn(written: readonly SideRow[], exact: boolean): Table | null {
  const given = exact ? withoutSubtitles(written) : written;
  const run = withMudProperties(
    fromTitleRow(withUnitsInLabels(exact ? withoutNeighbours(given) : given, exact)),
  );
  // `Slurry | Lead` and, below its values, `Slurry | Tail` are a list.
  if (run.filter((row) => namesItsSlurry(row) && isTitleRow(row)).length > 1) return null;
  const isOfTops = exact && TOPS.some((tops) => run.some((row) => isDepthRow(row, tops)));
  const [best] = [...TURNED_KINDS, ...(isOfTops ? TOPS : [])]
    .map((vocabulary) => ({ vocabulary, known: namedRows(run, vocabulary) }))
    .filter(
      ({ vocabulary, known }) => isTitleRow(run[0]) || known.some((row) => isSectionRow(row, vocabulary)),
    )
    .toSorted((a, b) => b.known.length - a.known.length);
  // The sizes of the holes over a mud and its figures are of nothing else, however few of its labels are known.
  const share = best?.vocabulary.kind === 'mud' ? 4 : 3;
  const least = run[0] && isTitleRow(run[0]) ? run.length / share : run.length / 2;
  if (!best || best.known.length < FEWEST_ROWS || best.known.length < least) return null;
  // `13 3/8" lead` says more of a column than the row with the sizes of the holes below it.
  const ofTitles = sizesOfTitles(run, best.known, best.vocabulary);
  const named =
    ofTitles === null
      ? run.findIndex((row) => best.known.includes(row) && isSectionRow(row, best.vocabulary))
      : -1;
  const sectionAt = named === -1 ? 0 : named;
  const section = run[sectionAt];
  if (!section) return null;
  const rows = run.slice(sectionAt === 0 ? 0 : run.indexOf(best.known[0] ?? section));
  const [, ...columns] = section.cells.keys();
  const turned = columns.map((column): TableRow => ({
    row: section.row,
    ...(section.page === undefined ? {} : { page: section.page }),
    cells: rows.map(() => ''),
    places: rows.map(({ row, page }) => ({ row, column, ...(page === undefined ? {} : { page }) })),
  }));
  const titles = named === -1 ? [...section.cells.values()].slice(1).map(columnTitle) : [];
  const isOfPipe = ofTitles === 'string' || areOfStrings(titles, [...section.cells.values()]);
  const isOfJob = titles.some((title) => title?.size === '');
  const hasRoles =
    titles.length > 0 && (isOfJob || titles.every((title) => title !== null && title.role !== ''));
  const extents = exact ? null : extentsOf(rows, columns.length);
  const leftOut: NonNullable<Table['leftOut']> = [];
  for (const [property, row] of rows.entries()) {
    // The text of a page keeps the order of its parts but not their positions: a row with a blank is ambiguous.
    if (!exact && row.page !== undefined && row.cells.size !== columns.length + 1) {
      leftOut.push({ row: row.row, page: row.page, text: labelOf(row) });
      continue;
    }
    const sections = sectionsOf(row, columns, extents);
    // A value under no section, or under two: the columns are not what they seem.
    if (sections === null) return null;
    [...row.cells.values()].slice(1).forEach((cell, index) => {
      const target = turned[sections[index] ?? -1];
      if (target) target.cells[property] = cell;
    });
  }
  if (hasRoles)
    turned.forEach((row, at) => {
      row.cells[0] = titles[at]?.size ?? '';
      row.cells.push(titles[at]?.role ?? '');
      row.places?.push(row.places[0] ?? { row: section.row, column: 0 });
    });
  return {
    ...(leftOut.length > 0 ? { leftOut } : {}),
    headingRow: rows[0]?.row ?? section.row,
    ...(section.page === undefined ? {} : { page: section.page }),
    headings: [
      ...rows.map((row) =>
        isOfJob && row === section
          ? ''
          : named === -1 && row === section
            ? isOfPipe
              ? STRING_HEADING
              : SECTION_HEADING
            : labelOf(row),
      ),
      ...(hasRoles ? [SLURRY_HEADING] : []),
    ],
    units: [...rows.map(() => null), ...(hasRoles ? [null] : [])],
    rows: isOfJob ? turned.filter((_, at) => titles[at]?.role !== '') : turned,
    decimalComma: usesDecimalComma(
      rows.map(({ row, cells }) => ({
        row,
        cells: [...cells.values()].slice(1).flatMap((cell) => cell.split(/\s+/)),
      })),
      null,
    ),
  };
}

const CASING = VOCABULARY.find(({ kind }) => kind === 'casing');
const OF_A_STRING = new Set(['hole', 'shoe', 'shoeTvd', 'shoeTvdSs', 'top', 'mass', 'grade', 'thread']);

/** The strings of the slurries, where properties of theirs are among those of the slurries: hole size, shoe depth. */
function stringsOf(run: readonly SideRow[], exact: boolean): Table | null {
  const [title] = run;
  if (!exact || !CASING || !title || !namesSlurries(title)) return null;
  const own = run.slice(1).filter((row) => {
    const [named] = fieldsNamed(CASING, parseHeading(labelOf(row)).key);
    return named !== undefined && OF_A_STRING.has(named.field);
  });
  const columns = [...title.cells].slice(1).filter(([, cell], at, all) => {
    const size = columnTitle(cell)?.size;
    return all.findIndex(([, other]) => columnTitle(other)?.size === size) === at;
  });
  const rows = columns.map(([column, cell]): TableRow => {
    const { size = '', role = '' } = columnTitle(cell) ?? {};
    return {
      row: title.row,
      cells: [slurryRole(role) === 'liner' ? cell : size, ...own.map(({ cells }) => cells.get(column) ?? '')],
      places: [title, ...own].map(({ row }) => ({ row, column })),
    };
  });
  return {
    headingRow: title.row,
    headings: [STRING_HEADING, ...own.map(labelOf)],
    units: [null, ...own.map(() => null)],
    rows,
    decimalComma: usesDecimalComma(rows, null),
  };
}

interface Found {
  table: Table;
  rows: Set<number>;
  sheet: string | undefined;
  page: number | undefined;
  /** The columns of the rows that it takes; the whole rows if absent. */
  band?: readonly [from: number, to: number] | undefined;
}

/** Tables next to each other in the same rows, parted by a column that is blank in all of them. */
function bandsOf(run: readonly SideRow[]): { run: readonly SideRow[]; band?: readonly [number, number] }[] {
  const used = new Set(
    run.flatMap(({ cells }) => [...cells].flatMap(([column, cell]) => (cell === '' ? [] : [column]))),
  );
  const columns = [...used].toSorted((a, b) => a - b);
  const starts = columns.filter((column, at) => at > 0 && column > (columns[at - 1] ?? 0) + 1);
  // Of some numbers of a row, a blank column is only the place of a missing value.
  if (starts.length === 0) return [{ run }];
  const bands = [columns[0] ?? 0, ...starts].map((from, at): readonly [number, number] => [
    from,
    (starts[at] ?? Infinity) - 1,
  ]);
  return bands.map((band) => ({
    band,
    run: run.map((row) => ({
      ...row,
      cells: withLabel(
        new Map(
          [...row.cells].filter(([column, cell]) => cell !== '' && column >= band[0] && column <= band[1]),
        ),
        band[0],
      ),
    })),
  }));
}

const OF_PIPE =
  /casing|csg|liner|string|pipe|tubular|rohr|verbuizing|foringsr|tubage|cuvelage|revest|tuber|ca\u00f1er/i;
const OF_HOLE = /hole|section|phase|bohr|gat|hull|trou|forage|hoyo|fase|foro|po[\u00e7c]o/i;

/** The row of the holes of a summary, whatever its first cell is: `Casing string | 26" hole | 17.5" hole`. */
function withHoleTitle(run: readonly SideRow[]): readonly SideRow[] {
  return run.map((row, at) => {
    const [, ...titles] = [...row.cells.values()];
    const isOfHoles =
      at <= MOST_ABOVE &&
      // `Casing | 13 3/8" | 9 5/8"` has the sizes of the strings.
      (!OF_PIPE.test(labelOf(row)) || titles.every((title) => OF_HOLE.test(title))) &&
      titles.length > 1 &&
      titles
        .map(columnTitle)
        .every((title) => title && title.size !== '' && !title.isPipe && title.role === '');
    return isOfHoles
      ? {
          ...row,
          cells: new Map(
            [...row.cells].map(([column, cell], part) => [column, part === 0 ? SECTION_HEADING : cell]),
          ),
        }
      : row;
  });
}

/** Labels with one value each below the title of a section are its card, not a table with one column. */
function isCardOfSection(
  run: readonly SideRow[],
  lines: readonly TextLine[],
  sheet: string | undefined,
): boolean {
  const [first] = run;
  const isPair = ({ cells }: SideRow) =>
    cells.size <= 2 || (cells.size === 3 && /^\(.*\d.*\)$/.test([...cells.values()][2] ?? ''));
  if (!first || !run.every(isPair)) return false;
  const above = lines.findLast(
    (line) => line.sheet === sheet && line.page === first.page && line.row < first.row,
  );
  return above !== undefined && above.row >= first.row - 2 && sectionTitle(above.text) !== null;
}

/** Whether columns of a sheet are all on one side of those of a turned table. */
function areBeside({ rows }: Table, columns: readonly number[] | undefined): boolean {
  const own = rows.flatMap(({ places = [] }) => places.map(({ column }) => column));
  if (own.length === 0 || columns === undefined || columns.length === 0) return false;
  // The labels are to the left of the values.
  return Math.min(...columns) > Math.max(...own) + 1 || Math.max(...columns) < Math.min(...own) - 1;
}

/**
 * Transposes every turned table of a document: mud and cement programmes often have properties in rows and a column for each
 * section. Its rows are removed from the lines, and from the table above that would have
 * continued with them.
 */
export function withTablesTurned(given: DocumentContent): DocumentContent {
  const content = withoutRangeHeadings(given);
  const found: Found[] = [];
  const look = (rows: readonly SideRow[], exact: boolean, sheet: string | undefined) => {
    for (const { run: written, band } of runsOf(withSlurryGroups(rows)).flatMap((whole) =>
      exact ? bandsOf(whole) : { run: whole },
    )) {
      const run = exact ? withoutRemarks(written) : written;
      if (isCardOfSection(run, content.lines, sheet)) continue;
      const summary = mixedSides(withHoleTitle(run), exact);
      // One kind would leave out the slurries, which no table of casing or mud has next to its own columns.
      const isSummary =
        summary.length > 1 &&
        summary.some(({ kind }) => kind === 'cement') &&
        !withoutSubtitles(run).some(namesSlurries);
      const table = isSummary ? null : turn(run, exact);
      const mixed = table ? [] : summary;
      for (const one of mixed) {
        if (sheet !== undefined) one.table.sheet = sheet;
        const page = run[0]?.page;
        if (page !== undefined) one.table.page = page;
        found.push({ ...one, sheet, page, band });
      }
      if (!table) continue;
      if (sheet !== undefined) table.sheet = sheet;
      const inTable = new Set(run.map(({ row }) => row));
      found.push({ table, rows: inTable, sheet, page: table.page, band });
      const strings = stringsOf(fromTitleRow(run), exact);
      if (strings && sheet !== undefined) strings.sheet = sheet;
      if (strings) found.push({ table: strings, rows: inTable, sheet, page: table.page, band });
    }
  };
  const sheets = new Set(content.lines.map(({ sheet }) => sheet));
  for (const sheet of sheets) {
    const all = content.lines.filter((line) => line.sheet === sheet);
    const grouped = groupedSides(all, (rows) => withHoleTitle(withUnitsInLabels(rows, true)));
    found.push(...grouped.map(({ table, rows }) => ({ table, rows, sheet, page: table.page })));
    const lines = all.filter(
      ({ row, page }) => !grouped.some(({ table, rows }) => table.page === page && rows.has(row)),
    );
    const before = found.length;
    look(sideRowsOf(lines), true, sheet);
    if (found.length === before) look(lines.filter(({ columns }) => !columns).map(gapsOf), false, sheet);
  }
  for (const table of content.tables) {
    // A survey is long, and never contains another table.
    if (table.rows.length > 200) continue;
    // `Section | 26" | 16"` over a summary may have been taken for headings.
    const heading = { row: table.headingRow, cells: table.headings };
    const isOfHoles = table.headings.filter(namesSize).length > 1;
    const strings = stringsAbove(table, content.lines);
    const over = strings ? [strings] : rowsAbove(table, content.lines);
    const isUnderHoles = over.some((line) => line.cells.filter(namesSize).length > 1);
    const above = strings || isOfHoles || isUnderHoles ? over : [];
    const rows =
      isOfHoles || above.length > 0
        ? [{ ...heading, ...(table.page === undefined ? {} : { page: table.page }) }, ...table.rows]
        : table.rows;
    const starts = rows.flatMap(({ cells }) => {
      const first = cells.findIndex((cell) => cell !== '');
      return first === -1 ? [] : [first];
    });
    const left = Math.min(...starts);
    const titled = sideRowsOf(above).map((row) => ({ ...row, cells: withLabel(row.cells, left) }));
    look([...titled, ...rows.map((row) => sideRowOfTable(row, left))], true, table.sheet);
  }
  if (found.length === 0) return content;
  // Next to a table on its side, another table keeps its part of the rows.
  const takers = (
    { row, page }: { row: number; page?: number },
    sheet: string | undefined,
    columns: readonly number[] | undefined,
  ) =>
    found.filter(
      (one) =>
        one.sheet === sheet &&
        one.page === page &&
        one.rows.has(row) &&
        (one.band !== undefined || !areBeside(one.table, columns)),
    );
  const takersOf = (row: TableRow, { sheet }: Table) =>
    takers(
      row,
      sheet,
      row.cells.flatMap((cell, column) => (cell === '' ? [] : [column])),
    );
  const withoutBands = (cells: string[], bands: readonly Found[]): string[] =>
    cells.map((cell, column) =>
      bands.some(({ band }) => band && column >= band[0] && column <= band[1]) ? '' : cell,
    );
  return {
    lines: content.lines.flatMap((line) => {
      const bands = takers(line, line.sheet, line.columns);
      if (bands.length === 0) return line;
      const { columns } = line;
      if (!columns || bands.some(({ band }) => band === undefined)) return [];
      const kept = columns.flatMap((column, at) =>
        withoutBands([...Array<string>(column).fill(''), line.cells[at] ?? ''], bands)[column] === ''
          ? []
          : [at],
      );
      const cells = kept.map((at) => line.cells[at] ?? '');
      return cells.length === 0
        ? []
        : { ...line, text: cells.join(' '), cells, columns: kept.map((at) => columns[at] ?? at) };
    }),
    tables: [
      ...content.tables.map((table) => {
        const rows = table.rows.filter((row) => takersOf(row, table).every(({ band }) => band !== undefined));
        const bands = rows.flatMap((row) => takersOf(row, table));
        return bands.length === 0
          ? { ...table, rows }
          : {
              ...table,
              headings: withoutBands(table.headings, bands),
              rows: rows.map((row) => ({ ...row, cells: withoutBands(row.cells, takersOf(row, table)) })),
            };
      }),
      ...found.map(({ table }) => table),
    ],
  };
}
