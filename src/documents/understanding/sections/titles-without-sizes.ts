import { isCasingSize, isHoleSize } from '@/domain/casing-sizes';
import { formatInches } from '@/domain/inches';
import type { DocumentContent, TextLine } from '../../readers/table';
import { endInTitle, isTitle } from '../blocks/block-titles';
import { titleOfLine } from '../outline/title-of-line';
import { clausesOf } from '../prose/clauses';
import { SIZE, anyOf, plainText, sizeText } from '../prose/quantities';
import { fold } from '../words/fold';
import { headingsOf } from '../recognition/table-candidates';
import { parseMeasured } from '../words/numbers';
import { fieldsOfHeading, VOCABULARY } from '../words/vocabulary';
import { CASING_WORDS } from '../vocabulary/prose';
import { sameSectionName } from '../../section-names';
import { SECTION_NAMES, SECTION_WORDS } from '../vocabulary/section-blocks';

/** The holes that a document names, by their size in inches; the size as written. */
type Holes = ReadonlyMap<number, string>;

const SECTIONS = VOCABULARY.find(({ kind }) => kind === 'sections');
const ONE_SIZE = /^\d{1,2}(?:[ -]\d{1,2}\/\d{1,2}|[.,]\d{1,3})?\s?(?:"|in(?:ch)?\b)?$/i;

/** The sizes in the columns of holes, and in sentences and cells that call a size a hole size. */
function holesNamed({ lines, tables }: DocumentContent): Holes {
  const holes = new Map<number, string>();
  const add = (text: string) => {
    for (const { is, size, sizeIn } of clausesOf(plainText(text)))
      if (is === 'hole' && isHoleSize(sizeIn)) holes.set(sizeIn, size);
  };
  for (const { text } of lines) add(text);
  for (const table of tables) {
    const headings = headingsOf(table);
    for (const { cells } of table.rows)
      for (const [column, cell] of cells.entries()) {
        add(cell);
        const heading = headings[column];
        const isOfHoles =
          SECTIONS !== undefined &&
          heading !== undefined &&
          fieldsOfHeading(SECTIONS, heading).some(({ field }) => field === 'hole');
        const plain = plainText(cell);
        const sizeIn = isOfHoles && ONE_SIZE.test(plain) ? (parseMeasured(plain)?.value ?? 0) : 0;
        if (isHoleSize(sizeIn)) holes.set(sizeIn, sizeText(plain));
      }
  }
  return holes;
}

/** What is known of a hole from elsewhere in the documents: the strings set in it, and what it and they are called. */
export interface KnownHole {
  sizeIn: number;
  strings: readonly number[];
  names: readonly string[];
}

const MARKED_SIZE = /\d{1,2}(?:[.,]\d{1,3}|[ -]\d{1,2}\/\d{1,2})?\s?(?:"|in\b|inch|zoll|duim|tommer)-?/g;
/** `Section 2 (anchor string)`, `Section 3 - to the salt`: what a section is called. */
const NAME_BEHIND = /\s*\(([^()\d]*)\)|\s[-\u2013\u2014/]\s([^\d]*)$/g;
const HOLE_WORDS = new Set(SECTION_WORDS.flatMap((words) => words.split(' ')));
/** The words that name a hole by themselves, without `de` and `open`. */
const HOLES = new Set(SECTION_WORDS);
const hasHoleWord = (text: string): boolean => text.split(/[^a-z]+/).some((word) => HOLES.has(word));
const STRING_WORD = new RegExp(`^(?:${anyOf(CASING_WORDS)})$`, 'iu');

/** Words of a number, of an interval and of what its depths are counted along. */
const LITTLE_WORDS =
  /^(?:no|nr|num|from|to|of|von|bis|van|tot|fra|til|de|desde|hasta|a|ate|fino|td|m|ft|md|mmd|ah|ahd|mah|tvd|bdf|rkb|rt|brt|sheet|blatt|blad|#)$/;
const ROMAN = /^(?:i{1,3}|iv|vi{0,3})$/;
/** `1 of 4`, and a figure with a unit: `Section pressure 20 bar` is a value. */
const [OF_ALL, WITH_UNIT] = [/\b\d{1,2} ?(?:of|von|van|av|de|di|\/) ?\d{1,2}\b/g, /\d ?[a-z%]/];

interface Shape {
  key: string;
  /** Whether it names a string. */
  isOfString: boolean;
  /** Whether each word is one of sections; else only other titles with the same words show that it is a title. */
  isKnown: boolean;
}

/**
 * How a title is written: its words and where it has figures. Null without a word for a hole; `Section depth 1,210 m` is a
 * value.
 */
function shapeOf({ text, cells }: TextLine): Shape | null {
  if (cells.length > 1 || !isTitle(text) || /\S\s{3,}\S/.test(text)) return null;
  const unsized = fold(plainText(text))
    .replace(NAME_BEHIND, (whole, inBrackets = '', behind = '') =>
      hasHoleWord(`${inBrackets} ${behind}`) ? whole : ' ',
    )
    .replace(MARKED_SIZE, ' ');
  const all = unsized
    .replace(/\d[\d.,']*/g, ' # ')
    .split(/[^a-z#]+/)
    .filter((word) => word !== '')
    .map((word) => (ROMAN.test(word) ? '#' : word));
  const words = all.filter(
    (word) => HOLE_WORDS.has(word) || !(SECTION_NAMES.test(word) || STRING_WORD.test(word)),
  );
  // `Section TD 1,210 m` is a value too.
  const isEnd = words.some((word, at) => word === 'td' && HOLE_WORDS.has(words[at - 1] ?? ''));
  if (isEnd || !words.some((word) => HOLES.has(word))) return null;
  const isKnown = words.every((word) => HOLE_WORDS.has(word) || LITTLE_WORDS.test(word));
  const bare = unsized.replace(OF_ALL, ' ').replace(/^\s*\d{1,2}(?:\.\d{1,2})*[.)]? /, '');
  if (!isKnown && WITH_UNIT.test(bare)) return null;
  return { key: words.join(' '), isKnown, isOfString: all.some((word) => STRING_WORD.test(word)) };
}

interface SectionLine {
  at: number;
  line: TextLine;
  /** The size of its hole, in; null if it gives none. */
  holeIn: number | null;
  /** The size that it gives instead, which only a string has, in. */
  stringIn: number | null;
}

const holeOf = (line: TextLine): number | null => titleOfLine(line)?.hole?.sizeIn ?? null;

/** `Card 2 of 4 - 16" hole / 13 3/8" casing`: the size in front of the word for a hole, in. */
function holeWithin(line: TextLine): number | null {
  const size = SIZE_OF_HOLE.exec(plainText(line.text))?.groups?.['size'];
  return size === undefined ? null : (parseMeasured(sizeText(size))?.value ?? null);
}
const SIZE_OF_HOLE = new RegExp(String.raw`(?<size>${SIZE})[\s-]*(?:${anyOf(SECTION_WORDS)})(?!\p{L})`, 'iu');

/** `13 3/8" casing section`: the only size of a title that is read as one of a string, in. */
function stringOf(line: TextLine): number | null {
  const size = titleOfLine(line)?.string?.size ?? ONLY_STRING.exec(plainText(line.text))?.groups?.['size'];
  return size === undefined || countSizes(line.text) > 1 ? null : (parseMeasured(size)?.value ?? null);
}
const ONLY_STRING = new RegExp(String.raw`(?<size>${SIZE})[\s-]*(?:${anyOf(CASING_WORDS)})(?!\p{L})`, 'iu');

const isOnlyOfString = (sizeIn: number): boolean => isCasingSize(sizeIn) && !isHoleSize(sizeIn);

/** How many sizes a text has, with their marks. */
const countSizes = (text: string): number => [...fold(plainText(text)).matchAll(MARKED_SIZE)].length;

/**
 * Titles with the sizes that they give. `Section 13 3/8"`: no bit has this size, so that the section is called after its string, and
 * the titles like it as well. A title without its size has one size fewer than those like it.
 */
function sectionLines(own: readonly { line: TextLine; at: number }[]): SectionLine[] {
  const sized = own.map(({ line, at }) => {
    const holeIn = holeOf(line) ?? holeWithin(line);
    return { line, at, sizeIn: holeIn ?? stringOf(line), isOfString: holeIn === null };
  });
  const sizes = sized.flatMap(({ sizeIn }) => sizeIn ?? []);
  const areOfStrings = sizes.some(isOnlyOfString) && sizes.every(isCasingSize);
  const most = Math.max(
    0,
    ...sized.flatMap(({ line, sizeIn }) => (sizeIn === null ? [] : countSizes(line.text) - 1)),
  );
  return sized
    .filter(({ line, sizeIn }) => sizeIn !== null || countSizes(line.text) <= most)
    .map(({ line, at, sizeIn, isOfString }) => {
      const isString = sizeIn !== null && (isOfString || areOfStrings || isOnlyOfString(sizeIn));
      return { line, at, holeIn: isString ? null : sizeIn, stringIn: isString ? sizeIn : null };
    });
}

/** The titles that are written alike, if there are several and other lines or tables are between them. */
function titlesAlike({ lines, tables }: DocumentContent): SectionLine[][] {
  const found = lines.flatMap((line, at) => {
    const shape = shapeOf(line);
    return shape === null ? [] : [{ ...shape, key: `${line.sheet ?? ''}|${shape.key}`, at, line }];
  });
  const isOver = ({ line }: SectionLine) =>
    tables.some(
      ({ sheet, page, headingRow }) =>
        sheet === line.sheet && page === line.page && headingRow > line.row && headingRow <= line.row + 2,
    );
  return [...Map.groupBy(found, ({ key }) => key).values()]
    .filter((own) => own.every(({ isKnown }) => isKnown) || areDifferent(own))
    .map(sectionLines)
    .filter((own) => own.length > 1 && own.some(({ holeIn }) => holeIn === null))
    .filter((own) => own.every((one, at) => isOver(one) || one.at + 1 !== own[at + 1]?.at));
}

/** Fewer titles with unknown words may be alike by chance. */
const FEWEST_ALIKE = 3;
const areDifferent = (own: readonly { line: TextLine }[]): boolean =>
  own.length >= FEWEST_ALIKE && new Set(own.map(({ line }) => fold(line.text))).size === own.length;

/** A hole as a multiple of its string, at most. */
const WIDEST = 2;

/** Whether sizes become smaller from each to the next. */
const isDownwards = (sizes: readonly number[]): boolean =>
  sizes.every((size, at) => at === 0 || size < (sizes[at - 1] ?? 0));

/**
 * The holes of the titles that give no size: between two sizes, or above and below all of them, as many holes as there are such
 * titles. Null for a title whose hole stays unknown.
 */
function holesInOrder(titles: readonly SectionLine[], holes: Holes): (number | null)[] {
  const given = titles.flatMap(({ holeIn }) => holeIn ?? []);
  if (!isDownwards(given)) return titles.map(({ holeIn }) => holeIn);
  const sizes = [...new Set([...holes.keys(), ...given])].toSorted((a, b) => b - a);
  return titles.map(({ holeIn }, at) => {
    if (holeIn !== null) return holeIn;
    const before = titles.findLastIndex((title, other) => other < at && title.holeIn !== null);
    const behind = titles.findIndex((title, other) => other > at && title.holeIn !== null);
    const [above, below] = [titles[before]?.holeIn ?? Infinity, titles[behind]?.holeIn ?? 0];
    const between = sizes.filter((size) => size < above && size > below);
    const count = (behind === -1 ? titles.length : behind) - before - 1;
    const own = between.length === count ? (between[at - before - 1] ?? null) : null;
    const { stringIn = null } = titles[at] ?? {};
    return own !== null && stringIn !== null && (own <= stringIn || own > stringIn * WIDEST) ? null : own;
  });
}

/** The only hole that a test holds for; null if none or several are. */
function onlyHole(known: readonly KnownHole[], test: (hole: KnownHole) => boolean): number | null {
  const found = new Set(known.filter(test).map(({ sizeIn }) => sizeIn));
  const [only] = found;
  return found.size === 1 ? (only ?? null) : null;
}

/** What a title may call its section: each of its parts, and the whole. */
const partsOf = (text: string): string[] =>
  [text, ...text.split(/\s[-\u2013\u2014/]\s|[():]/)].map((part) =>
    part.replace(/\d+(?:\.\d+)*[.)]?/g, ' ').trim(),
  );

/** The titles with the holes of their strings and of what they are called, if these become smaller from each to the next. */
function withKnownHoles(titles: readonly SectionLine[], known: readonly KnownHole[]): readonly SectionLine[] {
  const found = titles.map((title) => {
    const { holeIn, stringIn, line } = title;
    const ofString = stringIn === null ? null : onlyHole(known, ({ strings }) => strings.includes(stringIn));
    const ofName = onlyHole(known, ({ names }) =>
      names.some((name) => partsOf(line.text).some((part) => sameSectionName(name, part))),
    );
    return { ...title, holeIn: holeIn ?? ofString ?? (stringIn === null ? ofName : null) };
  });
  return isDownwards(found.flatMap(({ holeIn }) => holeIn ?? [])) ? found : titles;
}

/** The holes of titles: by what is known of the holes, and else by their order. */
function holesOfTitles(
  titles: readonly SectionLine[],
  holes: Holes,
  known: readonly KnownHole[],
): (number | null)[] {
  const named = withKnownHoles(titles, known);
  const own = holesInOrder(named, holes);
  if (!own.includes(null)) return own;
  const areOfStrings = named.every(({ line }) => shapeOf(line)?.isOfString === true);
  const all = areOfStrings ? known.filter(({ strings }) => strings.length > 0) : known;
  const inAll = holesInOrder(named, new Map(all.map(({ sizeIn }) => [sizeIn, formatInches(sizeIn)])));
  return own.map((holeIn, at) => holeIn ?? inAll[at] ?? null);
}

/** The number of a chapter, in front of its title. */
const CHAPTER = /^\s*\d{1,2}(?:\.\d{1,2})*[.)]?\s+(?=[\p{L}\d])/u;

/** A title that begins another section, of which nothing is known. */
const UNKNOWN_SECTION = 'Other section';

const HOLE_WORD = new RegExp(String.raw`(?<![\p{L}\d])(?:${anyOf(SECTION_WORDS)})(?!\p{L})`, 'giu');
/** `Section 2`: the number of a section behind its word. */
const NUMBER_BEHIND = /(?<=\p{L})\s+(?:no\.?\s?|nr\.?\s?)?(?:\d|[ivx]{1,4})(?=\s*(?:$|[:(,-]))/iu;

/** A title with the size of its hole before the word for it, as it is written or, if it can then not be read, by the size alone. */
function withSize({ line, stringIn }: SectionLine, size: string, sizeIn: number): string {
  const { text } = line;
  const plain = (stringIn === null ? text : plainText(text).replace(STRING_SIZE, ' '))
    .replace(/\s+/g, ' ')
    .trim();
  const forms = [plain, plain.replace(NUMBER_BEHIND, '')].flatMap((form) =>
    [...form.matchAll(HOLE_WORD)].map(({ index }) => `${form.slice(0, index)}${size}" ${form.slice(index)}`),
  );
  const [number = ''] = CHAPTER.exec(text) ?? [];
  const end = endInTitle(text);
  const bare = `${number}${size}" section${end === null ? '' : ` to ${end}`}`;
  return forms.find((form) => holeOf(withText(line, form)) === sizeIn) ?? bare;
}
const withText = (line: TextLine, text: string): TextLine => ({ ...line, text, cells: [text] });
const STRING_SIZE = new RegExp(MARKED_SIZE.source, 'iu');

/** The title of a section of which no hole is known: it ends the one before it. */
const withoutSize = ({ line: { text } }: SectionLine): string =>
  `${CHAPTER.exec(text)?.[0] ?? ''}${UNKNOWN_SECTION}`;

/**
 * Adds the size of the hole to the titles of sections that leave it out, `Section 2` or `4.3 Hole section (850 - 2,100 m)`: next to
 * titles of the same form that give theirs, or where the documents name as many holes as there are such titles. `Section 13 3/8"`
 * is in the hole of its string. A section whose hole stays unknown still ends the one before it, and `isOpen` says that there is
 * one.
 */
export function withSizesOfTitles(
  content: DocumentContent,
  known: readonly KnownHole[] = [],
): { lines: readonly TextLine[]; isOpen: boolean } {
  const groups = titlesAlike(content);
  if (groups.length === 0) return { lines: content.lines, isOpen: false };
  const inGroups = new Set(groups.flat().map(({ line }) => line));
  const holes = holesNamed({ ...content, lines: content.lines.filter((line) => !inGroups.has(line)) });
  const changed = new Map<number, string>();
  let isOpen = false;
  for (const titles of groups.filter((own) => own.every(({ stringIn }) => !holes.has(stringIn ?? 0)))) {
    const found = holesOfTitles(titles, holes, known);
    const isSized = titles.some(({ holeIn }) => holeIn !== null);
    isOpen ||= found.includes(null);
    for (const [at, title] of titles.entries()) {
      const own = found[at] ?? null;
      if (title.holeIn !== null || (own === null && !isSized && holeOf(title.line) === null)) continue;
      const size = own === null ? null : (holes.get(own) ?? formatInches(own));
      changed.set(title.at, own === null || size === null ? withoutSize(title) : withSize(title, size, own));
    }
  }
  const lines = content.lines.map((line, at) => {
    const text = changed.get(at);
    return text === undefined ? line : withText(line, text);
  });
  return { lines, isOpen };
}
