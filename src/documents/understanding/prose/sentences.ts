import type { TextLine } from '../../readers/table';
import { sectionTitle } from '../blocks/block-titles';
import { labelledPart } from './labelled-parts';
import { MUD_TYPE, WEIGHT } from './mud-names';
import { propertiesIn } from './mud-properties';
import { SIZE, plainText } from './quantities';

/** A sentence with its start, joined over line breaks. */
export interface Sentence {
  text: string;
  row: number;
  page?: number;
  sheet?: string;
  /** Whether it starts a paragraph, a bullet or a step of a list. */
  opens: boolean;
  /** Whether it is a whole line without a full stop: a title, or the item of a list. */
  isLine: boolean;
  /** Whether it is in a row with columns. */
  isRow: boolean;
}

/** `26" hole: spud mud; density: 1.08 sg; pH: 9`: the value of an item goes on behind the semicolon. */
const PROPERTY_BEHIND =
  /^\s+\p{L}[\p{L}. -]{0,30}(?:\([^()]{1,12}\))?\s*[:=]?\s*[<>\u2264\u2265]?\s?\d[\d.,]*(?!\d|[ -]?\d*\/\d|\s?")/u;
/** `12 1/4": KCl polymer; 1.20 SG; pH 9`, and in a sentence `use KCl polymer at 1.20 SG; API filtrate < 5 ml`. */
const WEIGHT_BEHIND = new RegExp(String.raw`^\s+${WEIGHT.source}\s*(?:[;.)]|$)`, 'iu');
const STARTS_WITH_WEIGHT = new RegExp(String.raw`^\s*${WEIGHT.source}`, 'iu');
const WEIGHT_ALONE = new RegExp(`^${WEIGHT.source}$`, 'iu');
const HAS_SIZE = new RegExp(SIZE, 'iu');
/** `26" interval`, `Phase 26" : boue bentonitique`. */
const SIZED_START = new RegExp(
  String.raw`^\W*(?:\p{L}+\s+){0,2}(?:${SIZE})(?:[\s-]+\p{L}+){0,2}(?:\s?:\s.{2,40})?$`,
  'iu',
);
/** A shorter line was not broken at the page margin. */
const BROKEN_FROM = 45;
const FULL_LINE = 85;
const BULLET = /^\s*(?:[-*\u2022\u25cf\u25aa\u25e6\u2013>]|\d{1,2}[.)]|[a-z][.)]|\(\w\))\s+/;
/** A list without bullets: `12 1/4" hole: OBM, 1.25 SG` below `17 1/2" hole: ...`, but not `1,250 m. Additives: silica`. */
const ITEM = /^\s*(?=[^:]{0,12}\d)(?:(?!\p{L}\.\s\p{Lu})[^:]){3,40}:\s+\S/u;
/** `12 1/4" hole section` alone on its line. */
const SIZED_TITLE = /^\s*\d{1,2}(?:[ -]\d\/\d{1,2})?(?:"|\s?in(?:ch)?)\s+\p{L}+(?:\s\p{L}+)?\s*$/u;
/** `9 5/8" 53.5 lb/ft casing at 2890 m` below `13 3/8" 72 lb/ft ...`: a line for each string. */
const SIZED = /^\s*\d{1,2}(?:[ -]\d{1,2}\/\d{1,2})?\s?(?:"|''|\u2033|\u201d|in\b)/u;
/** Below a bullet: words that start a sentence and do not continue a bullet. */
export const BEGINS_A_SENTENCE =
  /^\s*(?:The|A|An|On|In|At|All|No|If|For|This|These|Each|Note|Der|Die|Das|Bei|Alle|De|Het|Een|Op|Bij|Den|Det|Ved|P\u00e5|Le|La|Les|Un|Une|Sur|Tous|El|Los|Las|Una|Todos|Si)\s+\p{Ll}/u;
/** `Cement tail    Class G; 1.90 SG`, `System ..... Class G`: a label and its value with a gap or dots between them. */
const HAS_GAP = /^\s*\p{L}[^:.;]{2,30}?(?:\s{3,}|\t|\s*(?:\.{3,}|_{3,}|\u2026+|\.{2}(?=\s))\s*)\S/u;
/** `Cementing`, `Pressure testing` below the last item of a list: the next chapter. */
const SHORT_TITLE = /^\s*\p{Lu}\p{L}+(?:\s\p{L}+){0,2}\s*$/u;
/** `Tail slurry: Class G, 1.90 SG` below `Lead slurry: ...`. */
const LABELLED = /^\s*\p{Lu}[^:.,;]{2,30}:\s+\S/u;
/** `In the 12 1/4" hole ...` below `In the 17 1/2" hole ...`: the items of a list begin alike up to their sizes. */
const UP_TO_SIZE =
  /^(?<words>[^\d]{0,30}?)(?<size>\d{1,2}(?:[.,]\d{1,3}|[ -]?\d{1,2}\/\d{1,2}|\s?[\u00bc-\u00be\u215b-\u215e])?)(?:["\s\u2033\u201d-])/u;
const LONGEST_PARAGRAPH = 3000;

/** Full stops within these do not end a sentence; that of `0.43 psi/ft.` does. */
const SHORTENED =
  /(?:\b(?:approx|ca|no|nr|min|max|incl|resp|fm|gp|mbr|form|e\.g|i\.e|z\.b|ggf|bzw|d\.h|o\.a|vol|dia|(?<!\/\s?)(?:in|ft|lb|lbs)|spec|fig|ref|rev|sect)|(?<!\/\s?)\b[A-Za-z])\.$/i;

/** `2,300 ft. Run casing`: a unit behind a figure may end a sentence. */
const MEASURED = /\d\s?(?:m|ft|in|lbs?)\.$/;

/** `KCl polymer (1.15 SG) in 17 1/2" hole` below `Spud mud (1.05 SG) in 26" hole`. */
const FROM_SIZE = new RegExp(
  String.raw`\s(?:in|i|im|en|dans|inside|for|f\u00fcr|voor|pour|para)\s(?:\p{L}+\s){0,2}(?<size>${SIZE})(?<words>[\s-]+\p{L}+)?$`,
  'iu',
);

/** A bare figure begins no item: `12.259".` is the rest of a sentence. */
const SAYS_MORE = /\p{L}{2}/u;

function areItems(one: string, other: string): boolean {
  if (!SAYS_MORE.test(other)) return false;
  const [end, next] = [one, other].map((text) => FROM_SIZE.exec(text.trim())?.groups);
  if (end && next && end['words'] === next['words'] && end['size'] !== next['size']) return true;
  // `... gradient 10.8 to` and `11.3 kPa/m; pH 9`: the rest of a figure is no size.
  if (STARTS_WITH_WEIGHT.test(other) && !STARTS_WITH_WEIGHT.test(one)) return false;
  const [a, b] = [one, other].map((text) => UP_TO_SIZE.exec(text.trim())?.groups);
  if (!a || !b || a['words'] !== b['words'] || a['size'] === b['size']) return false;
  return /\p{L}/u.test(a['words'] ?? '') || [a, b].every(({ size = '' }) => /[/.,\u00bc-\u215e]/u.test(size));
}

/** `... TOC 640 m; additives:`, `... TOC 640 m. Additives:`: the last label of a line, whose value is in the next line. */
const ENDS_WITH_LABEL = /;\s\p{L}[\p{L} ]{2,30}:\s*$|\.\s\p{Lu}\p{L}{2,}(?:\s\p{L}+)?:\s*$/u;

/** `Section TD is 410 m MD (402.0 m TVD;`: what is in brackets goes on. */
const OPENS_BRACKET = /\([^()]*;\s*$/u;
/** `weight 1.08 to 1.16 sg;` in an item with a mark: the next item has its own. */
const GOES_ON_BELOW = /^\s*[\p{Ll}\d]/u;

/** Whether a line may end in a sentence that goes on in the next. */
const mayGoOn = (text: string, line: TextLine, isOfItem: boolean): boolean =>
  !/[.:;!?]\s*$/.test(text) ||
  ENDS_WITH_LABEL.test(text) ||
  OPENS_BRACKET.test(text) ||
  // A full line was broken at the page margin: its sentence goes on, even behind a semicolon.
  (/;\s*$/.test(text) &&
    GOES_ON_BELOW.test(line.text) &&
    (isOfItem || (text.length >= FULL_LINE && !SIZED.test(line.text))));

function continues(before: TextLine, line: TextLine, isOfItem: boolean): boolean {
  return (
    line.sheet === before.sheet &&
    line.page === before.page &&
    line.row <= (before.until ?? before.row) + 1 &&
    !BULLET.test(line.text) &&
    // Both are rows with columns.
    !(before.cells.length > 1 && line.cells.length > 1) &&
    !(HAS_GAP.test(before.text) && HAS_GAP.test(line.text)) &&
    !ITEM.test(line.text) &&
    before.text.length >= BROKEN_FROM &&
    mayGoOn(before.text, line, isOfItem) &&
    !SIZED_TITLE.test(line.text) &&
    sectionTitle(line.text) === null &&
    sectionTitle(before.text) === null &&
    // A title starts with a capital or a number.
    !/^\s*\d+(?:\.\d+)+\.?\s+[A-Z]/.test(line.text)
  );
}

/** `maintain pH at 9 - 10`: about properties, and about no hole. */
const saysProperties = (part: string): boolean =>
  !HAS_SIZE.test(part) && propertiesIn(plainText(part)).length > 0;

/** Whether a property of the mud before a semicolon is behind it. */
function goesOn(before: string, behind: string, isItem: boolean): boolean {
  if (isItem && PROPERTY_BEHIND.test(behind)) return true;
  const said = plainText(before);
  if (!HAS_SIZE.test(said)) return false;
  const [part = ''] = /^[^;]*/.exec(behind) ?? [];
  const own = part.replace(/\.\s.*$/s, '');
  const isProperty = /\d/.test(labelledPart('mud', own)?.value ?? '') || saysProperties(own);
  return WEIGHT_BEHIND.test(behind) || (isProperty && (said.search(WEIGHT) >= 0 || MUD_TYPE.test(said)));
}

const LONGEST_PART = 60;

/**
 * The words about one mud that full stops separate, with semicolons: `26" interval. Mud: spud mud. Weight: 1.05 SG; pH: 9.`; null for
 * any other text.
 */
function itemOfStops(text: string): string | null {
  const [first = '', ...rest] = text
    .split(/(?<=[^\s.]{2}|\s\d)\.\s+(?=\p{Lu}|\d|pH)|;\s+|\.\s*$/u)
    .filter((part) => part !== '');
  if (rest.length < 1 || rest.length > 8 || !SIZED_START.test(first)) return null;
  const isPart = (part: string) =>
    part.length <= LONGEST_PART &&
    (WEIGHT_ALONE.test(part) ||
      labelledPart('mud', part) !== null ||
      saysProperties(part) ||
      MUD_TYPE.exec(part)?.index === 0);
  const parts = first.includes(':') ? [first.replace(/^.*?:\s*/, ''), ...rest] : rest;
  if (!parts.every(isPart) || !rest.some((part) => part.search(WEIGHT) >= 0)) return null;
  return first.includes(':') ? [first, ...rest].join('; ') : `${first}: ${rest.join('; ')}`;
}

/** The start and end of each sentence of a paragraph. */
export function cuts(text: string): [number, number][] {
  const found: [number, number][] = [];
  let from = 0;
  for (const match of text.matchAll(/[.!?;](?=\s+\S)/g)) {
    const end = match.index + 1;
    const before = text.slice(from, end);
    const next = text.slice(end).trimStart()[0] ?? '';
    const endsMeasured =
      MEASURED.test(before) && /^\s+(?:\p{Lu}|\d{1,2}(?:[ -]\d{1,2}\/\d{1,2})?\s?")/u.test(text.slice(end));
    if (match[0] === ';' && goesOn(before, text.slice(end), ITEM.test(text))) continue;
    if (match[0] === '.' && !endsMeasured && (SHORTENED.test(before) || !/[\p{Lu}\d"(\u2022-]/u.test(next)))
      continue;
    found.push([from, end]);
    from = end;
  }
  found.push([from, text.length]);
  return found;
}

/** A paragraph, a bullet or a separate line, joined over line breaks. */
export interface Paragraph {
  /** The text without its bullet. */
  text: string;
  row: number;
  page?: number;
  sheet?: string;
}

export interface JoinedLines {
  text: string;
  /** Its lines, with the start of each in the text. */
  lines: TextLine[];
  starts: number[];
}

/** Lines of a sheet are cells and are never joined. */
export function joinedLines(lines: readonly TextLine[]): JoinedLines[] {
  const joined: JoinedLines[] = [];
  for (const line of lines) {
    const open = joined.at(-1);
    const before = open?.lines.at(-1);
    if (
      open &&
      before &&
      line.sheet === undefined &&
      open.text.length <= LONGEST_PARAGRAPH &&
      !(BULLET.test(open.text) && BEGINS_A_SENTENCE.test(line.text)) &&
      !(SIZED.test(open.text) && SIZED.test(line.text)) &&
      !areItems(open.text, line.text) &&
      !((BULLET.test(open.text) || ITEM.test(open.text)) && SHORT_TITLE.test(line.text)) &&
      !((LABELLED.test(open.text) || ITEM.test(open.text)) && LABELLED.test(line.text)) &&
      continues(before, line, BULLET.test(open.text))
    ) {
      open.starts.push(open.text.length + 1);
      open.text += ` ${line.text}`;
      open.lines.push(line);
    } else joined.push({ text: line.text, lines: [line], starts: [0] });
  }
  return joined;
}

const placeOf = ({ row, page, sheet }: TextLine): Pick<TextLine, 'row' | 'page' | 'sheet'> => ({
  row,
  ...(page === undefined ? {} : { page }),
  ...(sheet === undefined ? {} : { sheet }),
});

/** The paragraphs of a document outside its tables. */
export const paragraphsOf = (lines: readonly TextLine[]): Paragraph[] =>
  joinedLines(lines).flatMap(({ text, lines: [first] }) =>
    first ? [{ text: text.trim().replace(BULLET, ''), ...placeOf(first) }] : [],
  );

/** The sentences of a document outside its tables. */
export function sentencesOf(lines: readonly TextLine[]): Sentence[] {
  const sentences: Sentence[] = [];
  for (const { text: written, lines: own, starts } of joinedLines(lines)) {
    const text = itemOfStops(written) ?? written;
    for (const [from, to] of cuts(text)) {
      const whole = text.slice(from, to).trim();
      const line =
        own[
          Math.max(
            0,
            starts.findLastIndex((start) => start <= from + 1),
          )
        ];
      if (whole === '' || !line) continue;
      sentences.push({
        text: whole.replace(BULLET, ''),
        ...placeOf(line),
        opens: from === 0,
        isRow: line.cells.length > 1,
        isLine: from === 0 && to === text.length && starts.length === 1 && !/[.;!?]$/.test(whole),
      });
    }
  }
  return sentences;
}
