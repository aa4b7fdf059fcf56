import { isCasingSize } from '@/domain/casing-sizes';
import type { Table, TableRow } from '../../readers/table';
import { usesDecimalComma } from '../../readers/table';
import { parseHeading } from '../words/headings';
import { parseEnds, parseMeasured } from '../words/numbers';
import { VOCABULARY, fieldsNamed, fieldsOfHeading } from '../words/vocabulary';
import { sizeIn, withSizeColumn } from '../sections/sizes-in-titles';
import { isPressure } from '../blocks/lines-of-tests';
import { convert } from '../units/units';
import { withoutSubtitles } from '../tables/turned-subtitles';
import { isNotDrilled, labelOf } from '../tables/side-rows';
import type { SideRow } from '../tables/side-rows';
import { slurryRole } from '../vocabulary/roles';
import type { KindVocabulary } from '../words/vocabulary';
import {
  FEWEST_ROWS,
  SECTION_HEADING,
  SLURRY_HEADING,
  STRING_HEADING,
  fromTitleRow,
  withMudProperties,
  withUnitsInLabels,
  withoutNeighbours,
} from './side-runs';
import {
  TURNED_KINDS,
  areOfStrings,
  columnTitle,
  fieldsOfRow,
  isTitleRow,
  namesItsSlurry,
  namesLeadAndTail,
  namesPairOf,
  namesSections,
  namesSlurries,
} from './column-titles';

const SECTION_FIELDS = ['hole', 'casing', 'outer'];

/** Formations across the page, and their depths below each. */
const TOPS = VOCABULARY.filter(({ kind }) => kind === 'tops');

const DEPTHS = ['ahd', 'tvd', 'tvdSs'];

/** The rows that a kind has a field for: by their label or, of a mud, by the unit of its weight. */
function namedRows(run: readonly SideRow[], vocabulary: KindVocabulary): SideRow[] {
  return run.filter((row) => {
    const heading = parseHeading(labelOf(row));
    if (heading.key === '') return false;
    const isWeight =
      vocabulary.kind === 'mud' && heading.unit !== null && isDensityUnit(heading.unit) && isTitleRow(run[0]);
    return isWeight || fieldsOfHeading(vocabulary, heading).length > 0 || namesPairOf(row, vocabulary);
  });
}

const NAME_HEADING = 'Section name';

const isDensityUnit = (unit: string): boolean => convert(1, unit, 'gradient') !== null;

/** Whether a row gives the section of each column: every value of it is a size. */
function isSectionRow(row: SideRow, vocabulary: KindVocabulary): boolean {
  const fields = fieldsOfRow(row, vocabulary);
  const [, ...sizes] = row.cells.values();
  if (vocabulary.kind === 'tops')
    return fields.includes('name') && sizes.length > 1 && sizes.every((name) => /^\p{L}{2}/u.test(name));
  if (!fields.some((field) => SECTION_FIELDS.includes(field))) return false;
  const drilled = sizes.filter((size) => !isNotDrilled(size));
  return (
    drilled.length > 0 &&
    drilled.every((size) => parseMeasured(size) !== null && !isInterval(size) && !isPressure(size))
  );
}

/** `460 - 1,380`, which is never a size. */
function isInterval(cell: string): boolean {
  const ends = parseEnds(cell);
  return ends !== null && ends.second > Math.max(ends.first, LARGEST_SIZE_IN);
}

const LARGEST_SIZE_IN = 60;

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

/** `Lead | Tail` over the columns. */
const isOfLeadAndTail = (title: SideRow | undefined): boolean =>
  isTitleRow(title) && namesLeadAndTail([...(title?.cells.values() ?? [])].slice(1));

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

export function turn(written: readonly SideRow[], exact: boolean): Table | null {
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
  // `Lead | Tail` are over nothing but the properties of slurries.
  const fewest = best?.vocabulary.kind === 'cement' && isOfLeadAndTail(run[0]) ? 2 : FEWEST_ROWS;
  if (!best || best.known.length < fewest || best.known.length < least) return null;
  // `13 3/8" lead` says more of a column than the row with the sizes of the holes below it.
  const ofTitles = sizesOfTitles(run, best.known, best.vocabulary);
  const named =
    ofTitles === null
      ? run.findIndex((row) => best.known.includes(row) && isSectionRow(row, best.vocabulary))
      : -1;
  const sectionAt = named === -1 ? 0 : named;
  const section = run[sectionAt];
  if (!section) return null;
  const known = run.slice(sectionAt === 0 ? 0 : run.indexOf(best.known[0] ?? section));
  // The names of the sections over the row with their sizes.
  const names = run.slice(0, run.length - known.length).find(namesSections);
  const rows = names === undefined ? known : [names, ...known];
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
      if (!target) return;
      const isTitle = row === section && named === -1 && !isOfPipe;
      target.cells[property] = isTitle ? sizeBehind(cell, titles[sections[index] ?? -1]) : cell;
    });
  }
  if (hasRoles)
    turned.forEach((row, at) => {
      row.cells[0] = titles[at]?.size ?? '';
      row.cells.push(titles[at]?.role ?? '');
      row.places?.push(row.places[0] ?? { row: section.row, column: 0 });
    });
  const table: Table = {
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
            : row === names
              ? NAME_HEADING
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
  return isOfJob ? withStringOfCorner(table, section) : table;
}

/** The slurries of a job whose string is over the labels: `13 3/8" casing | Lead | Tail`. */
function withStringOfCorner(table: Table, title: SideRow): Table {
  const named = sizeIn(labelOf(title));
  const [column = 0] = title.cells.keys();
  const place = { row: title.row, column, ...(title.page === undefined ? {} : { page: title.page }) };
  return named ? withSizeColumn(table, named.heading, named.size, () => place) : table;
}

/** The size in the title of a column that starts with words: `Liner 6 1/8"`, `Superficie 16"`. */
const sizeBehind = (cell: string, title: ReturnType<typeof columnTitle> | undefined): string =>
  title === undefined || title === null || title.size === '' || /^\s*\d/.test(cell) ? cell : title.size;

const CASING = VOCABULARY.find(({ kind }) => kind === 'casing');

const OF_A_STRING = new Set(['hole', 'shoe', 'shoeTvd', 'shoeTvdSs', 'top', 'mass', 'grade', 'thread']);

/** The strings of the slurries, where properties of theirs are among those of the slurries: hole size, shoe depth. */
export function stringsOf(run: readonly SideRow[], exact: boolean): Table | null {
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
