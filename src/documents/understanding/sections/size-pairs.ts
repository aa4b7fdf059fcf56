import { isCasingSize, isHoleSize } from '@/domain/casing-sizes';
import type { Table } from '../../readers/table';
import { columnUse } from '../tables/columns';
import { fold } from '../words/fold';
import { parseHeading } from '../words/headings';
import { parseMeasured, withInchMarkLast, withPlainFractions } from '../words/numbers';
import type { ColumnUse, Columns } from '../tables/columns';
import type { KindVocabulary } from '../words/vocabulary';
import { anyOf } from '../prose/quantities';
import { CASING_WORDS, HOLE_WORDS } from '../vocabulary/prose';
import { SECTION_NAMES } from '../vocabulary/section-blocks';

const PART = String.raw`\d+(?:[.,]\d+)?(?:[ -]+\d+\/\d+|\/\d+)?\s*(?:"|''|\u2033|\u201d|inch|in\.?|zoll|mm|pg|pulg|plg|po|tommers?)?`;
const PAIR = new RegExp(
  `^\\s*(${PART})\\s*(?:hole|section|bohrloch|boorgat|gat|hull|trou|hoyo|agujero|poco|po\u00e7o|foro|casing|csg|liner|conductor|rohrtour|verbuizing|foringsr\u00f8r|tubage)?\\s*(?:x|\u00d7|/(?!\\d)|\\||-{1,2}>|&|in)\\s*(${PART})(?:\\D.*)?$`,
  'i',
);

/** `17 1/2" hole, 13 3/8" casing`, maybe in two lines: two sizes with the words for what they are of. */
const NAMED_PAIR = new RegExp(
  String.raw`^\s*(?<one>${PART})\s*(?<of>${anyOf(HOLE_WORDS)}|${anyOf(CASING_WORDS)})[\s,;:+/-]+(?<other>${PART})\s*(?<ofOther>${anyOf(HOLE_WORDS)}|${anyOf(CASING_WORDS)})\s*$`,
  'iu',
);
const IS_HOLE = new RegExp(`^(?:${anyOf(HOLE_WORDS)})$`, 'iu');

function namedPairOf(cell: string): { larger: string; smaller: string } | null {
  const { one = '', of = '', other = '', ofOther = '' } = NAMED_PAIR.exec(cell)?.groups ?? {};
  if (IS_HOLE.test(of) === IS_HOLE.test(ofOther)) return null;
  const [larger, smaller] = IS_HOLE.test(of) ? [one.trim(), other.trim()] : [other.trim(), one.trim()];
  return (parseMeasured(larger)?.value ?? 0) > (parseMeasured(smaller)?.value ?? Infinity)
    ? { larger, smaller }
    : null;
}

const MARKED = String.raw`\d{1,2}(?:[.,]\d{1,3}|[ -]+\d{1,2}\/\d{1,2})?\s?(?:"|''|\u2033|\u201d)`;
/** `26" 18 5/8"`: the lines of a cell, without a sign between them. */
const PAIR_OF_LINES = new RegExp(
  `^\\s*(?<hole>${MARKED})\\s+(?<string>${MARKED})(?:\\s*\\p{L}[^\\d]*)?$`,
  'iu',
);

/** A hole and the string in it, one below the other in a cell. */
function pairOfLines(cell: string): { larger: string; smaller: string } | null {
  const { hole = '', string = '' } = PAIR_OF_LINES.exec(cell)?.groups ?? {};
  const [larger, smaller] = [hole, string].map((size) => parseMeasured(size)?.value ?? 0);
  const isPair = larger !== undefined && smaller !== undefined && larger > smaller;
  return isPair && isHoleSize(larger) && isCasingSize(smaller) ? { larger: hole, smaller: string } : null;
}

/** Two sizes in one cell, as written: `17 1/2" x 13 3/8"`. Null for one size, and for a fraction. */
function pairOf(cell: string): { larger: string; smaller: string } | null {
  // `9-5/8 x 47 x L80 x BTC`: a size, its weight and its grade.
  if (/[x\u00d7]\s*\p{Lu}{1,2}-?\d{2,3}/u.test(cell)) return null;
  const plain = withPlainFractions(withInchMarkLast(cell)).trim();
  const pair = namedPairOf(plain) ?? pairOfLines(plain);
  if (pair || !/[x\u00d7/|&>]|\bin\b/i.test(cell)) return pair;
  const match = PAIR.exec(plain);
  const [first, second] = [(match?.[1] ?? '').trim(), (match?.[2] ?? '').trim()];
  const [a, b] = [parseMeasured(first)?.value ?? null, parseMeasured(second)?.value ?? null];
  if (a === null || b === null || a === b || isWall(a, b)) return null;
  return a > b ? { larger: first, smaller: second } : { larger: second, smaller: first };
}

/** No pipe in a well is this small, and no wall this thick. */
const [SMALLEST_PIPE_IN, THICKEST_WALL_IN] = [2.3, 2.25];

/** `30" x 1 1/2"`: an outer diameter and the wall thickness. */
function isWall(outer: number, wall: number): boolean {
  return wall > 0 && wall <= THICKEST_WALL_IN && outer >= SMALLEST_PIPE_IN * 2 && outer >= wall * 6;
}

const PART_AND_WALL = new RegExp(
  `^\\s*(${PART})\\s*(?:x|\u00d7)\\s*(${PART})\\s*(?:w\\.?t\\.?|wall)?(.*)$`,
  'i',
);

/** An outer diameter and the wall thickness in one cell, each as written; null for any other cell. */
export function sizeByWall(cell: string): { outer: string; wall: string; rest: string } | null {
  const [, outer = '', wall = '', rest = ''] = PART_AND_WALL.exec(cell) ?? [];
  const [a, b] = [parseMeasured(outer), parseMeasured(wall)];
  if (!a || !b || /mm/i.test(outer) !== /mm/i.test(wall)) return null;
  return isWall(a.value, b.value) ? { outer: outer.trim(), wall: wall.trim(), rest } : null;
}

/** Words of a section, by which the cell of its size may begin. */
const OF_A_SECTION = new Set(
  (
    'section hole bit phase interval no nr surface conductor intermediate int production prod reservoir top main pilot ' +
    'first second third upper lower abschnitt bohrabschnitt bohrloch sektion bohrung sectie gatsectie gat boorgat seksjon ' +
    'hullseksjon hull trou forage hoyo etapa fase seccion tramo agujero secao poco foro sezione broca superficie ' +
    'superficial intermedio intermedia produccion producao produzione technique de da do di del du'
  ).split(' '),
);
const OF_A_STRING = new Set(
  (
    'casing csg liner pipe rohrtour futterrohr verbuizing buis foringsror lederor forlengelsesror tubage cuvelage colonne ' +
    'revestimiento revestidor revestimento caneria tuberia colonna'
  ).split(' '),
);
/** `Ankerrohrtour`, `Produktionsliner`: what a string is, in one word. Folded. */
const NAMES_A_STRING = /\w{3,}(?:rohr|rohrtour|rohrfahrt|liner|casing|ror|buis)$/;
/** What is done to a string when it is tested: `Before drilling out 13 3/8"`, `nach Einbau 9 5/8"`. */
const AROUND_A_STRING = new Set(
  (
    'before after prior to on at with when following drilling drill out setting set running run landing cementing testing test tested bop ' +
    'the of shoe float track nippling up installation installing vor nach bei aufbohren durchbohren einbau setzen zementation ' +
    'der des dem schuh voor na het uitboren plaatsen zetten cementeren schoen for etter utboring setting av sko avant apres pose ' +
    'forage descente cimentation du le la sabot antes despues perforar rotar bajar asentar cementar el zapata'
  ).split(' '),
);
const SIZE_BEHIND = new RegExp(
  String.raw`^(?<words>\p{L}[\p{L}.]*(?:\s+\p{L}[\p{L}.]*)*)\s*(?:(?:n[o\u00ba]\.?\s*)?(?:\d{1,2}|[ivx]{1,4})(?=\s*[:(\u2013-]|\s+-))?\s*[:(\u2013-]?\s*(?<size>\d{1,2}(?:[.,]\d{1,3})?(?:[ -]+\d{1,2}\/\d{1,2})?\s*(?:"|''|\u2033|\u201d|inch|in\b))(?<rest>\D*)$`,
  'iu',
);

/** The size in `Phase 3 - 17 1/2"`, `Section 12 1/4"` or, of a string, `Liner 7"`; any other cell as it is. */
export function sizeBehindWords(cell: string, isOfString: boolean): string {
  const {
    words = '',
    size,
    rest = '',
  } = SIZE_BEHIND.exec(withPlainFractions(withInchMarkLast(cell)))?.groups ?? {};
  const isOfSection = fold(words)
    .split(/[^a-z]+/)
    .every(
      (word) =>
        word === '' ||
        OF_A_SECTION.has(word) ||
        (isOfString &&
          (OF_A_STRING.has(word) ||
            AROUND_A_STRING.has(word) ||
            NAMES_A_STRING.test(word) ||
            SECTION_NAMES.test(word))) ||
        /^[ivx]{1,4}$/.test(word),
    );
  return size === undefined || !isOfSection ? cell : `${size} ${rest.replace(/^\s*\)/, '')}`.trim();
}

/** The relevant one of two sizes; a single size is the heading's own. */
export function sizePart(cell: string, part: 'larger' | 'smaller', isOwn: boolean): string {
  return pairOf(cell)?.[part] ?? (isOwn ? cell : '');
}

/** Whether a cell has two sizes where one is expected: it gives no value, because it is unclear which applies. */
export function isSizePair(cell: string): boolean {
  return pairOf(cell) !== null;
}

const MM_AND_INCHES =
  /^\s*(?<mm>\d{2,4}(?:[.,]\d{1,2})?)\s*(?:mm)?\s*[(/]\s*(?<inches>\d{1,2}(?:[.,]\d{1,3})?(?:[ -]+\d{1,2}\/\d{1,2})?)\s*(?:"|''|\u2033|\u201d|in(?:ch(?:es)?)?\b\.?)?\s*\)?(?<rest>\D*)$/i;
const MM_PER_INCH = 25.4;
/** Nominal sizes in mm are rounded. */
const ROUNDED = 0.01;

/** The inches of one size in both units, `311 mm (12-1/4")`; any other cell as it is. */
export function inchesOfBoth(cell: string): string {
  const {
    mm = '',
    inches = '',
    rest = '',
  } = MM_AND_INCHES.exec(withPlainFractions(withInchMarkLast(cell)))?.groups ?? {};
  const [first, second] = [parseMeasured(mm)?.value, parseMeasured(inches)?.value];
  if (first === undefined || second === undefined) return cell;
  const isSame = Math.abs(first / MM_PER_INCH - second) <= ROUNDED * second;
  return isSame ? `${inches}" ${rest.trim()}`.trim() : cell;
}

const FEWEST_PAIRS = 2;

/** Whether a cell is a hole and the string that is set in it, by their sizes. */
function isHoleAndString(cell: string): boolean {
  const pair = pairOf(cell);
  const [hole, string] = [pair?.larger, pair?.smaller].map((size) => parseMeasured(size ?? '')?.value ?? 0);
  return isHoleSize(hole ?? 0) && isCasingSize(string ?? 0);
}

/** The column in which every cell gives a hole and its string. Its heading does not matter. */
function columnOfPairs(vocabulary: KindVocabulary, columns: Columns, table: Table): ColumnUse | undefined {
  const taken = new Set(Object.values(columns).map((use) => use?.column));
  const column = table.headings.findIndex((_, at) => {
    const cells = table.rows.map((row) => row.cells[at] ?? '').filter((cell) => cell !== '');
    return !taken.has(at) && cells.length >= FEWEST_PAIRS && cells.every(isHoleAndString);
  });
  const heading = table.headings[column];
  return heading === undefined ? undefined : columnUse(vocabulary, 'hole', parseHeading(heading), column);
}

/**
 * If the only column of sizes of a table has hole and casing in one cell, it is both columns. With a separate column for each,
 * two sizes in one cell are something else (a tapered string, an opened hole).
 */
export function sizePairs(vocabulary: KindVocabulary, columns: Columns, table: Table): Columns {
  const string = vocabulary.fields['outer'] ? 'outer' : 'casing';
  if (!vocabulary.fields['hole'] || (columns['hole'] && columns[string])) return columns;
  const own = columns['hole'] ?? columns[string] ?? columnOfPairs(vocabulary, columns, table);
  if (!own || own.quantity !== 'size') return columns;
  const sizes = table.rows.map(({ cells }) => cells[own.column] ?? '').filter((cell) => cell !== '');
  const pairs = sizes.filter(isSizePair).length;
  // Among strings with one size each, `10 3/4" x 9 5/8"` is a tapered one.
  if (pairs === 0 || (columns['hole'] === undefined && pairs * 2 < sizes.length)) return columns;
  const hole = { ...own, part: 'larger' as const, own: columns['hole'] !== undefined };
  if (!vocabulary.fields[string]) return { ...columns, hole };
  return {
    ...columns,
    hole,
    [string]: { ...own, part: 'smaller' as const, own: columns['hole'] === undefined },
  };
}
