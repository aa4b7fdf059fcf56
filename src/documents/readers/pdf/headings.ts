import { filled, isHeading, looksNumeric, vocabularyAbove } from '../table';
import type { HeadingVocabulary } from '../table';
import { isUnitsRow, SPEED } from '../heading-at';
import type { ColumnHeading } from './columns';
import { overlap } from './lines';
import type { Line, Segment } from './lines';
import { withUnitsAbove } from './unit-above';

export interface PageHeading {
  columns: ColumnHeading[];
  /** The number of its lines, including units. */
  height: number;
  /** The unit above the columns if it is unclear to which it applies. */
  unclear: string | null;
}

/** Three lines of words; if some columns have two centred ones, these are at five heights. */
const MAX_LINES = 5;
const MAX_UNIT_LINES = 2;
/** The lines below a heading that show whether it is one. */
const LINES_BELOW = 3;
/** Lines of one heading are closer than this many font sizes. */
const MAX_LEADING = 1.9;
const MAX_GROUP_LEADING = 2.6;
const SAME_LEFT = 2;
/** The share of the narrower piece that must overlap: a neighbour's word may overlap a little. */
const ABOVE = 0.3;

const noNumbers = (segments: readonly Segment[]) => {
  const figures = segments.filter(({ text }) => looksNumeric(text));
  return (
    figures.length === 0 ||
    (segments.length > 2 * figures.length + 2 && figures.every(({ text }) => SPEED.test(text)))
  );
};

const isStacked = (a: Segment, b: Segment) =>
  overlap(a, b) > ABOVE * Math.min(a.right - a.left, b.right - b.left);

/** The heading that starts at a line, with the number of lines that gives the most known headings. */
export function headingOnPage(
  lines: readonly Line[],
  at: number,
  given: HeadingVocabulary,
): PageHeading | null {
  const vocabulary = vocabularyAbove(lines.slice(at + 1, at + MAX_LINES + LINES_BELOW).map(textsOf), given);
  const block: Line[] = [];
  let best: (Stacked & { height: number }) | null = null;
  for (let height = 1; height <= MAX_LINES; height += 1) {
    const line = lines[at + height - 1];
    const last = block.at(-1);
    if (!line || !noNumbers(line.segments) || (last && !follows(last, line, height === 2))) break;
    if (vocabulary.isKeyValue(line.segments.map(({ text }) => text))) break;
    block.push(withHeadingsApart(line, vocabulary));
    const columns = columnsOf(block, vocabulary);
    if (columns && columns.known > (best?.known ?? 1.5)) best = { ...columns, height };
  }
  if (!best) return null;
  const followed = lines.slice(at + best.height, at + best.height + LINES_BELOW).map(textsOf);
  if (!isHeading(best.known, followed)) return null;
  for (let later = 1; later < best.height; later += 1) {
    const fewer = columnsOf(block.slice(later, best.height), vocabulary);
    if (!fewer || fewer.known < best.known || (fewer.known === best.known && best.unitAbove)) continue;
    const centred =
      fewer.known === best.known &&
      block
        .slice(0, later)
        .every((line) => isOverGap(line, fewer.columns) && isHalfAbove(line, block[later]));
    if (!centred) return null;
  }
  const last = lines[at + best.height - 1];
  let headings: ColumnHeading[] | null = best.columns.map((column) => ({ ...column, unit: null }));
  let { height } = best;
  // Headings centred against each other have their units at two heights.
  for (let more = 0; more < MAX_UNIT_LINES && headings; more += 1) {
    const below = lines[at + height];
    if (!below || below.page !== last?.page) break;
    const isOfHeading =
      isCentredRest(below, last, block.slice(0, best.height - 1)) ||
      isUnitsRow(textsOf(below), vocabulary) ||
      isRestOfHeading(below, last, headings) ||
      isRestAboveUnits(below, lines[at + height + 1], last, vocabulary);
    if (!isOfHeading) break;
    headings = withUnits(headings, below.segments, vocabulary);
    height += 1;
  }
  if (!headings) return null;
  const first = lines[at];
  const over = best.unitAbove ? first : lines[at - 1];
  if (!over || !first || (over !== first && !isAbove(over, first, headings)))
    return { columns: headings, height, unclear: null };
  const covered = withUnitsAbove(headings, over, vocabulary);
  return { columns: covered ?? headings, height, unclear: covered ? null : textsOf(over).join(' ') };
}

/** Lines of a cell that is centred against those of one line are half a line above and below them, in font sizes. */
const HALF_LEADING = 0.85;

const isHalfAbove = (above: Line, line: Line | undefined): boolean =>
  line !== undefined &&
  line.page === above.page &&
  noNumbers(line.segments) &&
  line.baseline - above.baseline <= HALF_LEADING * Math.max(above.size, line.size);

/** Whether no part of a line is above a column: the first line of headings whose next line is below the others. */
const isOverGap = (line: Line, columns: readonly Segment[]): boolean =>
  line.segments.every((segment) => !columns.some((column) => isStacked(column, segment)));

/** Whether a line ends headings that began in a line above the others: `depth` below `Shoe`, with nothing between. */
const isCentredRest = (line: Line, last: Line, before: readonly Line[]): boolean =>
  isHalfAbove(last, line) &&
  isOverGap(line, last.segments) &&
  line.segments.every((segment) =>
    before.some(({ segments }) => segments.some((first) => isStacked(first, segment))),
  );

/** Separates adjacent headings that each end with a unit: `MD (ft) TVD (ft)`. */
function withHeadingsApart(line: Line, vocabulary: HeadingVocabulary): Line {
  const segments = line.segments.flatMap((segment): Segment[] => {
    const units = segment.text.match(/[([][^()[\]]+[)\]]/g) ?? [];
    if (units.filter((unit) => vocabulary.isUnit(unit)).length < 2) return [segment];
    const parts: Segment[] = [];
    for (const { text, left, right } of line.words) {
      if (left < segment.left - 0.01 || right > segment.right + 0.01) continue;
      const last = parts.at(-1);
      if (last && !/[)\]]$/.test(last.text)) {
        last.text += ` ${text}`;
        last.right = right;
      } else parts.push({ text, left, right });
    }
    return parts.every(({ text }) => vocabulary.countKnown([text]) > 0) ? parts : [segment];
  });
  return segments.length === line.segments.length ? line : { ...line, segments };
}

/** Whether a line continues headings that did not fit: `system`, `(ppg)`, `OH (%)` below `Cement`, `Weight`, `Excess over`. */
function isRestOfHeading(line: Line, above: Line, headings: readonly ColumnHeading[]): boolean {
  const texts = textsOf(line);
  return (
    follows(above, line, false) &&
    texts.length < headings.length &&
    texts.some((text) => /[([]/.test(text)) &&
    texts.every((text) => /^[([]|^\p{Ll}|[([].*[)\]]$/u.test(text))
  );
}

/** `Member` close below `Formation /`, with the units below both. */
const isRestAboveUnits = (
  line: Line,
  below: Line | undefined,
  above: Line,
  vocabulary: HeadingVocabulary,
): boolean =>
  below !== undefined &&
  below.segments.length > line.segments.length &&
  noNumbers(line.segments) &&
  follows(above, line, false) &&
  below.page === line.page &&
  isUnitsRow(textsOf(below), vocabulary);

const textsOf = ({ segments }: Line) => segments.map(({ text }) => text);

/** Whether a line outside a heading may give the unit of its columns. */
const isAbove = (over: Line, first: Line, columns: readonly ColumnHeading[]) =>
  follows(over, first, false) &&
  noNumbers(over.segments) &&
  over.segments.length < columns.length &&
  !over.segments.some(({ text }) => /\d/.test(text));

/** Whether a line is close enough to continue a heading. A row of words over groups of columns may be farther away. */
function follows(above: Line, line: Line, first: boolean): boolean {
  const groups = first && above.segments.length > 1 && above.segments.length < line.segments.length;
  return (
    above.page === line.page &&
    line.baseline - above.baseline <=
      (groups ? MAX_GROUP_LEADING : MAX_LEADING) * Math.max(above.size, line.size)
  );
}

/** Null if a unit is over no heading or over two: a unit in the wrong column makes every value wrong. */
function withUnits(
  headings: readonly ColumnHeading[],
  units: readonly Segment[],
  vocabulary: HeadingVocabulary,
): ColumnHeading[] | null {
  const columns = headings.map((heading) => ({ ...heading }));
  for (const [index, unit] of units.entries()) {
    const under = columns.filter((column) => overlap(column, unit) > 0);
    const column = units.length === headings.length ? columns[index] : under[0];
    if (!column || under.length > 1 || (under[0] && under[0] !== column)) return null;
    // The rest of a wrapped heading, on the line with the units of the others.
    const isRest = !vocabulary.isUnit(unit.text) && !/^[[(]/.test(unit.text);
    if (isRest) column.text += ` ${unit.text}`;
    else column.unit = column.unit === null ? unit.text : `${column.unit} ${unit.text}`;
    column.left = Math.min(column.left, unit.left);
    column.right = Math.max(column.right, unit.right);
  }
  return columns;
}

interface Stacked {
  columns: Segment[];
  known: number;
  /** Whether a unit is above several of the columns. */
  unitAbove: boolean;
}

function columnsOf(block: readonly Line[], vocabulary: HeadingVocabulary): Stacked | null {
  if (block.every((line) => line.segments.length < 2)) return null;
  const known = (columns: readonly Segment[]) => vocabulary.countKnown(columns.map(({ text }) => text));
  const [only] = block;
  if (block.length === 1 && only)
    return { columns: only.segments, known: known(only.segments), unitAbove: false };
  // `Depth (m)` over `MD` and `TVD` is part of both headings, or only gives their unit.
  const options = ['whole', 'unit', 'groups'] as const;
  let best: Stacked | null = null;
  for (const say of options) {
    const stacked = say === 'groups' ? inGroups(block, vocabulary) : stack(block, say, vocabulary);
    if (!stacked || filled(stacked.columns.map(({ text }) => text)).length < 2) continue;
    const count = known(stacked.columns);
    if (count > (best?.known ?? -1)) best = { ...stacked, known: count };
  }
  return best;
}

function stack(
  block: readonly Line[],
  say: 'whole' | 'unit',
  vocabulary: HeadingVocabulary,
): Omit<Stacked, 'known'> | null {
  const isOverSeveral = (segment: Segment, own: Line) =>
    block.some(
      (line) => line !== own && line.segments.filter((other) => isStacked(segment, other)).length > 1,
    );
  const over: Segment[] = [];
  const columns: Segment[] = [];
  const isBetweenTwo = (segment: Segment, own: Line) =>
    own !== block.at(-1) &&
    vocabulary.isUnit(bracketOf(segment)) &&
    block.every((line) => line === own || !line.segments.some((other) => isStacked(segment, other))) &&
    // `ID (in)` between `Coupling` and `Top`, with `MD` below, is a separate heading.
    neighbouring(
      block.slice(block.indexOf(own) + 1).flatMap(({ segments }) => segments),
      segment,
    ).some((neighbour) => !own.segments.some((other) => isStacked(other, neighbour)));
  for (const line of block) {
    const inLine = new Set<Segment>();
    for (const segment of line.segments) {
      if (isOverSeveral(segment, line) || isBetweenTwo(segment, line)) {
        over.push(segment);
        continue;
      }
      const above = columns.filter((column) => isStacked(column, segment));
      const [column] = above;
      if (above.length > 1 || (column && inLine.has(column))) return null;
      if (!column) {
        const added = { ...segment };
        columns.push(added);
        inLine.add(added);
        continue;
      }
      inLine.add(column);
      column.text += ` ${segment.text}`;
      column.left = Math.min(column.left, segment.left);
      column.right = Math.max(column.right, segment.right);
    }
  }
  let unitAbove = false;
  for (const segment of over) {
    const unit = vocabulary.isUnit(bracketOf(segment)) ? bracketOf(segment) : '';
    unitAbove ||= unit !== '';
    const under = columns.filter((column) => isStacked(column, segment));
    for (const column of under.length > 0 ? under : neighbouring(columns, segment)) {
      column.text = say === 'whole' ? `${segment.text} ${column.text}` : `${column.text} ${unit}`.trim();
    }
  }
  return { columns: columns.toSorted((a, b) => a.left - b.left), unitAbove };
}

/**
 * `Lead` and `Tail`, each above the first of its columns, apply to all columns up to the next word. Null for a word elsewhere
 * above its group, because the end of the group is then unknown.
 */
function inGroups(block: readonly Line[], vocabulary: HeadingVocabulary): Omit<Stacked, 'known'> | null {
  const [top, ...rest] = block;
  if (!top || rest.length === 0 || top.segments.length < 2) return null;
  const below = rest.length === 1 ? { columns: rest[0]?.segments ?? [] } : stack(rest, 'whole', vocabulary);
  if (!below || below.columns.length <= top.segments.length) return null;
  const starts = top.segments.map(({ left }) =>
    below.columns.findIndex((column) => Math.abs(column.left - left) < SAME_LEFT),
  );
  if (starts.includes(-1) || new Set(starts).size < starts.length) return null;
  const columns = below.columns.map((column, index) => {
    const word = top.segments[starts.findLastIndex((start) => start <= index)];
    return word ? { ...column, text: `${word.text} ${column.text}` } : { ...column };
  });
  return { columns, unitAbove: false };
}

const bracketOf = ({ text }: Segment) => /[[(][^\])]*[\])]/.exec(text)?.[0] ?? '';

/** The columns to the left and right of a text above the gap between them. */
function neighbouring<S extends Segment>(columns: readonly S[], segment: Segment): S[] {
  const middle = (segment.left + segment.right) / 2;
  const left = columns.filter((column) => column.right <= middle).toSorted((a, b) => b.right - a.right);
  const right = columns.filter((column) => column.left >= middle).toSorted((a, b) => a.left - b.left);
  return [...left.slice(0, 1), ...right.slice(0, 1)];
}

/** Whether the columns are those of the previous page, so that the table continues. */
export function sameHeading(a: readonly ColumnHeading[], b: readonly ColumnHeading[]): boolean {
  const said = ({ text, unit }: ColumnHeading) => `${text} ${unit ?? ''}`.toLowerCase().replace(/\s+/g, '');
  return a.length === b.length && a.every((heading, index) => b[index] && said(heading) === said(b[index]));
}
