import type { DocumentContent, Table, TextLine } from '../../readers/table';
import type { SideRow } from './side-rows';
import { slurryRole } from '../vocabulary/roles';

const SIZE =
  /^(?:\p{L}+\s+)?\d{1,2}(?:[.,]\d{1,3})?(?:[ -]\d{1,2}\/\d{1,2})?\s*(?:"|''|\u2033|\u201d|in\b|inch\b|zoll\b|duim\b)/iu;
const LEAST = /^(?:min\.?|minimum|low|lower|from|von|van|fra|de|desde|mini|m\u00edn\.?)$/i;
const MOST = /^(?:max\.?|maximum|high|upper|to|bis|tot|til|\u00e0|hasta|maxi|m\u00e1x\.?)$/i;
/** `Single slurry`, `Laitier unique`: words for a slurry with the one that says it is the only one. */
const NAMED_ONLY = String.raw`(?:single|one|only|primary|enkele?|enkelt|\u00e9n|\u00e9\u00e9n|een) (?:cement )?(?:slurry|specie|cement|sement|sementslurry)|einzel(?:schl(?:\u00e4|ae)mme|slurry|zement)|(?:laitier|coulis|lechada|pasta|malta|cemento)(?: de ciment)? (?:unique|\u00fanic[ao]|unic[ao])`;
/** The only slurry of a string. */
export const ONLY = new RegExp(
  String.raw`^(?:(?:single|one|einzel|enkel(?:voudig)?|enkelt|unique|\u00fanica?)(?: slurry)?|${NAMED_ONLY})$`,
  'i',
);
/** Whether a text is the title of the only slurry of a job, and not only the word for single things. */
export const isOnlySlurry = (text: string): boolean =>
  new RegExp(`^(?:${NAMED_ONLY})$`, 'i').test(text.replace(/[\s:]+$/, ''));

/** The section above a column: the size at it, or the last one to its left. */
const above = (sizes: readonly [number, string][], column: number): [number, string] | undefined =>
  sizes.findLast(([at]) => at <= column);

/** `13 3/8" @ 1612 m (16" hole)` without its shoe and hole; the lead and the tail of `7" liner` are no liner slurries. */
const sizeFor = (title: string, slurry: string): string =>
  title.replace(slurryRole(slurry) === null ? /\s*[@(].*$/ : /\s*(?:[@(]|\bliner\b).*$/i, '');

/** The row of the strings over a table whose headings are slurries: `Slurry | Lead | Tail | Lead | Tail`; null if there is none. */
export function stringsAbove(
  { headings, headingRow, sheet, page }: Table,
  lines: readonly TextLine[],
): TextLine | null {
  const [, ...slurries] = headings;
  if (slurries.length < 2 || !slurries.every((name) => slurryRole(name) !== null)) return null;
  const over = lines.find(
    (line) =>
      line.sheet === sheet &&
      line.page === page &&
      (line.until ?? line.row) === headingRow - 1 &&
      line.columns !== undefined,
  );
  return over && over.cells.slice(1).every((cell) => SIZE.test(cell)) ? over : null;
}

/**
 * The rows directly above the headings that fill the same columns: the row of the strings in the middle of a table on its
 * side may have been taken for its headings.
 */
export function rowsAbove(
  { headings, headingRow, sheet, page }: Table,
  lines: readonly TextLine[],
): readonly TextLine[] {
  const own = headings.flatMap((heading, column) => (heading === '' ? [] : [column]));
  const found: TextLine[] = [];
  for (let row = headingRow; ;) {
    const next = lines.find(
      (line) => line.sheet === sheet && line.page === page && (line.until ?? line.row) === row - 1,
    );
    const { columns = [] } = next ?? {};
    if (!next || columns.length < own.length - 1 || !columns.every((column) => own.includes(column)))
      return found;
    found.unshift(next);
    ({ row } = next);
  }
}

/** The ends of a range in two cells as one: `1.05 - 1.15`, `< 5`, `> 9`; a text over both is itself. */
export function asRange(least: string | undefined, most: string | undefined): string {
  if (least === undefined || most === undefined) {
    const only = least ?? most ?? '';
    return !/^\d/.test(only) ? only : least === undefined ? `< ${only}` : `> ${only}`;
  }
  return least === most ? least : `${least} - ${most}`;
}

/** `Tail (single stage)`: what is in brackets says nothing more of the slurry. */
const withoutRemark = (title: string): string => title.replace(/(?<=\S)\s*\([^()\d]*\)$/, '');

/** `Slurry` below a string that has no other column, next to the lead and the tail of another string. */
const ANY_SLURRY =
  /^(?:cement )?slurry$|^(?:zement)?schl(?:\u00e4|ae)mme$|^cementspecie$|^laitier$|^lechada$|^sementslurry$/i;

function withOnlyNamed(
  subtitles: readonly [number, string][],
  sizes: readonly [number, string][],
): readonly [number, string][] {
  const areOfSlurries = subtitles.some(([, cell]) => slurryRole(cell) !== null);
  const isAlone = (column: number) =>
    subtitles.filter(([other]) => above(sizes, other) === above(sizes, column)).length === 1;
  return subtitles.map(([column, cell]) => [
    column,
    areOfSlurries && ANY_SLURRY.test(cell) && isAlone(column) ? 'Single slurry' : cell,
  ]);
}

/**
 * A table on its side whose sections have columns of their own below them: `Min` and `Max`, of which each pair becomes one
 * range, or `Lead` and `Tail`, each of which gets the size above it. Other rows are unchanged.
 */
export function withoutSubtitles(run: readonly SideRow[]): readonly SideRow[] {
  const at = run.findIndex(({ cells }) => [...cells.values()].filter((cell) => SIZE.test(cell)).length > 1);
  const [title, under] = [run[at], run[at + 1]];
  if (!title || !under) return run;
  const sizes = [...title.cells].filter(([, cell]) => SIZE.test(cell));
  const [first] = sizes[0] ?? [0];
  const subtitles = [...under.cells].filter(([column, cell]) => column >= first && cell !== '');
  if (subtitles.length <= sizes.length && !subtitles.some(([column]) => !title.cells.has(column))) return run;
  if (subtitles.length < 2) return run;
  const before = run.slice(0, at);
  const rows = run.slice(at + 2);
  const slurries = withOnlyNamed(subtitles, sizes);
  if (slurries.every(([, cell]) => slurryRole(cell) !== null || ONLY.test(cell))) {
    const titles = slurries.map(([column, cell]): [number, string] => [
      column,
      `${sizeFor(above(sizes, column)?.[1] ?? '', cell)} ${withoutRemark(cell)}`,
    ]);
    const labels = [...title.cells].filter(([column]) => column < first);
    return [...before, { ...title, cells: new Map([...labels, ...titles]) }, ...rows];
  }
  const isPairs =
    subtitles.length === sizes.length * 2 &&
    subtitles.every(([, cell], place) => (place % 2 === 0 ? LEAST : MOST).test(cell));
  if (!isPairs) return run;
  return [
    ...before,
    title,
    ...rows.map((row) => ({
      ...row,
      cells: new Map([
        ...[...row.cells].filter(([column]) => column < first),
        ...sizes.flatMap(([column], section): [number, string][] => {
          const [least, most] = subtitles
            .slice(section * 2, section * 2 + 2)
            .map(([one]) => row.cells.get(one));
          const range = asRange(least, most);
          return range === '' ? [] : [[column, range]];
        }),
      ]),
    })),
  ];
}

const FEWEST_ENDS = 4;

const hasOnlyEnds = ({ headings }: Table): boolean => {
  const named = headings.filter((heading) => heading !== '');
  return named.length >= FEWEST_ENDS && named.every((name) => LEAST.test(name) || MOST.test(name));
};

/** The heading row and the rows of a table, as lines with cells. */
export function linesOfTable({ headingRow, headings, rows, sheet, page }: Table): TextLine[] {
  return [{ row: headingRow, cells: headings }, ...rows].map(({ row, cells }) => {
    const filled = cells.flatMap((cell, column) => (cell === '' ? [] : [{ cell, column }]));
    return {
      row,
      text: filled.map(({ cell }) => cell).join(' '),
      cells: filled.map(({ cell }) => cell),
      columns: filled.map(({ column }) => column),
      ...(sheet === undefined ? {} : { sheet }),
      ...(page === undefined ? {} : { page }),
    };
  });
}

/** How far below the sizes of the holes the rows of a table on its side may be taken for another table. */
const REACH = 40;

/**
 * Whether a table is the lower part of one on its side: the rows above it, without a gap, fill its columns or are titles between
 * them, up to the row with the sizes of the holes. The first words of its heading row are a property, and the others its values.
 */
function isBelowHoles(
  { headings, headingRow, sheet, page }: Table,
  lines: readonly TextLine[],
  isKnown: (heading: string) => boolean,
): boolean {
  const own = headings.flatMap((heading, column) => (heading === '' ? [] : [column]));
  const [label, ...values] = own;
  if (page === undefined || label === undefined || values.length < 2) return false;
  if (values.some((column) => isKnown(headings[column] ?? ''))) return false;
  const linesAbove = new Map(
    lines.flatMap((line) =>
      line.sheet === sheet && line.page === page && line.columns ? [[line.until ?? line.row, line]] : [],
    ),
  );
  for (let row = headingRow - 1; row > headingRow - REACH; row -= 1) {
    const { columns = [], cells = [] } = linesAbove.get(row) ?? {};
    if (columns.length === 0 || !columns.every((column) => own.includes(column))) return false;
    const sizes = columns.slice(1);
    if (
      columns.length > 1 &&
      sizes.join() === values.join() &&
      cells.slice(1).every((cell) => SIZE.test(cell))
    )
      return true;
  }
  return false;
}

/** The rows of a table on its side that were taken for another table below it, as lines again. */
export const withRowsBelowHoles = (
  content: DocumentContent,
  isKnown: (heading: string) => boolean,
): DocumentContent => withTablesAsLines(content, (table) => isBelowHoles(table, content.lines, isKnown));

/** Tables with no other headings than `Min` and `Max` of several sections are lines: the rows of a table on its side. */
export const withoutRangeHeadings = (content: DocumentContent): DocumentContent =>
  withTablesAsLines(content, hasOnlyEnds);

/** The rows of some tables, with their heading rows, as lines among the other lines. */
export function withTablesAsLines(
  content: DocumentContent,
  isOfLines: (table: Table) => boolean,
): DocumentContent {
  const found = content.tables.filter(isOfLines);
  if (found.length === 0) return content;
  const key = ({ sheet, page, row }: Pick<TextLine, 'sheet' | 'page' | 'row'>) =>
    `${sheet ?? ''}|${page ?? ''}|${row}`;
  const own = found.flatMap(linesOfTable);
  const known = new Set(own.map(key));
  return {
    ...content,
    tables: content.tables.filter((table) => !found.includes(table)),
    lines: [...content.lines.filter((line) => !known.has(key(line))), ...own].toSorted(
      (a, b) => (a.page ?? 0) - (b.page ?? 0) || a.row - b.row,
    ),
  };
}
