import type { DocumentContent, Table, TextLine } from '../../readers/table';
import { parseMeasured } from '../words/numbers';

const SECTION_WORDS =
  'phase|fase|section|secci[o\u00f3]n|se[c\u00e7][a\u00e3]o|abschnitt|sektion|sectie|seksjon|etapa|tramo';
/** The heading of the numbers of the sections. */
const HEADING = new RegExp(String.raw`^(?:${SECTION_WORDS})(?:\s?(?:no|nr|n\u00ba)\.?)?$`, 'iu');
const NUMBER = /^(?:i{1,3}|iv|vi{0,3}|ix|x|\d)$/i;
/** `26"`, `17 1/2`, `12.25`: a size, not a depth. */
const SIZE = /^\d{1,2}(?:[.,]\d{1,3})?(?:[ -]\d{1,2}\/\d{1,2})?\s?(?:"|''|\u2033|\u201d|in|pol|pulg)?$/;
const [LARGEST_IN, SMALLEST_IN] = [48, 3];

const sizeIn = (cell: string): number =>
  SIZE.test(cell.trim()) ? (parseMeasured(cell.replace(',', '.'))?.value ?? 0) : 0;

/** Sizes of holes: each in the range of bits and smaller than the one before. */
function areHoles(cells: readonly string[]): boolean {
  const sizes = cells.map(sizeIn).filter((size) => size > 0);
  return (
    sizes.length >= 2 &&
    sizes.length >= cells.length - 1 &&
    sizes.every((size, at) => size >= SMALLEST_IN && size <= LARGEST_IN && size < (sizes[at - 1] ?? Infinity))
  );
}

/** The hole of each numbered section, by the first table with numbers and, next to them, sizes; the nearest such column counts. */
function holesByNumber(tables: readonly Table[]): Map<string, string> {
  for (const { headings, rows } of tables) {
    const at = headings.findIndex((heading) => HEADING.test(heading.trim()));
    const own = at === -1 ? [] : rows.filter(({ cells }) => NUMBER.test((cells[at] ?? '').trim()));
    if (own.length < 2) continue;
    const of = headings.findIndex(
      (_, column) => column > at && areHoles(own.map(({ cells }) => cells[column] ?? '')),
    );
    if (of === -1) continue;
    return new Map(
      own.flatMap(({ cells }) => {
        const size = (cells[of] ?? '').trim();
        return sizeIn(size) > 0
          ? [
              [
                (cells[at] ?? '').trim().toLowerCase(),
                `${size.replace(/\s?(?:"|''|in|pol|pulg)$/, '')}"`,
              ] as const,
            ]
          : [];
      }),
    );
  }
  return new Map();
}

/** `Phase 2: 16" hole`: what is behind the number already says its size. */
const WITHOUT_SIZE = String.raw`(?!\s*:\s*\d{1,2}(?:[.,]\d{1,3}|[ -]\d{1,2}\/\d{1,2})?\s?(?:"|''|\u2033|\u201d|in\b))`;
const NUMBERED = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${SECTION_WORDS})[ -]?(i{1,3}|iv|vi{0,3}|ix|x|\d)(?:\s*\([^)\d]*\))?(?=\s*(?::|$))${WITHOUT_SIZE}`,
  'giu',
);

/**
 * Replaces the number of a section by the size of its hole in lines such as `Phase II: KCl polymer` or the heading cells
 * `Phase II | Phase III` and in the cells of tables, if a table of the document gives the sizes: `Phase | Hole`.
 */
export function withHolesOfNumbers(content: DocumentContent): DocumentContent {
  const holes = holesByNumber(content.tables);
  if (holes.size === 0) return content;
  const named = (text: string) =>
    text.replace(NUMBERED, (whole, number: string) => {
      const hole = holes.get(number.toLowerCase());
      return hole === undefined ? whole : `${hole} section`;
    });
  const lines = content.lines.map((line): TextLine => {
    const text = named(line.text);
    const cells = line.cells.map(named);
    return text === line.text && cells.every((cell, at) => cell === line.cells[at])
      ? line
      : { ...line, text, cells };
  });
  // In a table only a cell that is nothing but the number: a sentence in it stays as it is written.
  const ofCell = (cell: string) => (cell.length <= LONGEST_CELL ? named(cell) : cell);
  const tables = content.tables.map((table) => {
    const at = columnOfNumbers(table, holes);
    const inColumn = (cell: string, column: number) =>
      column === at ? (holes.get(cell.trim().toLowerCase()) ?? cell) : ofCell(cell);
    return {
      ...table,
      headings: table.headings.map(ofCell),
      rows: table.rows.map((row) =>
        row.cells.some((cell, column) => inColumn(cell, column) !== cell)
          ? { ...row, cells: row.cells.map(inColumn) }
          : row,
      ),
    };
  });
  return { ...content, lines, tables };
}

const LONGEST_CELL = 16;

/** The column whose cells are only the numbers of sections, in a table that does not say their holes itself; -1 without one. */
function columnOfNumbers({ headings, rows }: Table, holes: ReadonlyMap<string, string>): number {
  const at = headings.findIndex((heading) => HEADING.test(heading.trim()));
  const numbers = rows.map(({ cells }) => (cells[at] ?? '').trim().toLowerCase());
  const given = numbers.filter((cell) => cell !== '');
  const isSized = rows.some(({ cells }, row) => {
    const hole = sizeIn(holes.get(numbers[row] ?? '') ?? '');
    return hole > 0 && cells.some((cell, column) => column !== at && sizeIn(cell) === hole);
  });
  const areNumbers = given.length > 1 && given.every((cell) => !NUMBER.test(cell) || holes.has(cell));
  return at !== -1 && !isSized && areNumbers ? at : -1;
}
