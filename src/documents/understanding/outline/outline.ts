import { withoutBullet } from '../../readers/list-marks';
import type { Table, TextLine } from '../../readers/table';
import { isLabelOfHole, pairsOf } from '../blocks/block-pairs';
import { opensBlock, slurryTitle } from '../blocks/block-titles';
import { unsizedName } from '../blocks/names-in-section-titles';
import { isTitleOfNotes } from '../blocks/notes-of-items';
import { fold } from '../words/fold';
import { parseMeasured } from '../words/numbers';
import { SIZE, plainText, sizeIn as sizeInInches, sizeText } from '../prose/quantities';
import type { Kind } from '../words/vocabulary';
import { numberOf, titleOfLine } from './title-of-line';
import type { NamedSize, Title } from './title-of-line';

/** What the titles above a place say of it. */
export interface Chapter {
  hole: NamedSize | null;
  string: Title['string'];
  slurry: string | null;
  kind: Kind | 'other' | null;
  /** The lines with the titles of the hole and of the string. */
  holeTitle: TextLine | null;
  stringTitle: TextLine | null;
  slurryTitle: TextLine | null;
}

export interface Outline {
  /** The chapter that a line or the heading of a table is in. */
  at: (place: Pick<TextLine, 'sheet' | 'page' | 'row'>) => Chapter;
  /** Whether a title is in this line. */
  isTitle: (place: Pick<TextLine, 'sheet' | 'page' | 'row'>) => boolean;
}

interface Open extends Title {
  line: TextLine;
}

const NO_CHAPTER: Chapter = {
  hole: null,
  string: null,
  slurry: null,
  kind: null,
  holeTitle: null,
  stringTitle: null,
  slurryTitle: null,
};

/** The least size of a string as a share of that of its hole. */
const LEAST_FIT = 0.5;

const isPrefix = (short: readonly string[], long: readonly string[]): boolean =>
  short.length < long.length && short.every((part, at) => part === long[at]);

const sizeOf = (string: { size: string }): number => parseMeasured(string.size)?.value ?? 0;

function fits(string: { size: string }, hole: NamedSize): boolean {
  const share = sizeOf(string) / hole.sizeIn;
  return share < 1 && share >= LEAST_FIT;
}

const FIRST_NUMBER = /^[1AI]$/;

/** How many of the open chapters contain a numbered title. */
function keptByNumber(open: readonly Open[], number: readonly string[]): number {
  const parent = open.findLastIndex((one) => one.number !== null && isPrefix(one.number, number));
  if (parent !== -1) return parent + 1;
  const sibling = open.findIndex((one) => one.number !== null);
  if (sibling !== -1) return sibling;
  // Chapters within one without a number are numbered from 1, A or I.
  return number.length === 1 && FIRST_NUMBER.test(number[0] ?? '') ? open.length : 0;
}

/** How many of the open chapters contain a title without a number; `isOfEachHole` if each hole has one that is written alike. */
function keptByMatter(open: readonly Open[], title: Title, isOfEachHole: boolean): number {
  const ofHole = (one: Open) => one.hole !== null;
  const ofString = (one: Open) => one.string !== null;
  if (title.hole) {
    const sibling = open.findIndex((one) => ofHole(one) && one.number === null);
    if (sibling !== -1) return sibling;
    const numbered = open.findLastIndex(ofHole);
    if (numbered === -1) return title.string ? keptByString(open) : open.length;
    return open[numbered]?.hole?.sizeIn === title.hole.sizeIn ? numbered + 1 : numbered;
  }
  if (title.string) {
    const { string } = title;
    const kept = open.slice(0, keptByString(open));
    const other = kept.findIndex(({ hole }) => hole !== null && !fits(string, hole));
    return other === -1 ? kept.length : other;
  }
  const thing = open.findLastIndex((one) => ofHole(one) || ofString(one));
  if (title.slurry !== null) return Math.max(thing, open.findLastIndex(isNumberedCement)) + 1;
  // `General data` says nothing of its matter: it is about the hole or the string above.
  if (title.kind === null && thing !== -1) return thing + 1;
  // `Aims and risks` below each hole is about it; alone, it begins another chapter.
  if (title.kind === 'other')
    return isOfEachHole && thing !== -1 ? thing + 1 : open.findLastIndex(({ number }) => number !== null) + 1;
  // `Logging` above the holes, `Pressure tests` below the last of them: the next chapter.
  const first = open.findIndex((one) => ofHole(one) || ofString(one));
  const above = open.findIndex(
    ({ kind, number }, at) =>
      // `Cementing programme` over all sections has `Slurries` in each of them.
      at < first && kind !== null && kind !== 'other' && kind !== title.kind && number === null,
  );
  if (above !== -1 && !isOfEachHole) return above;
  return title.kind === 'cement' ? thing + 1 : Math.max(open.findLastIndex(ofHole), -1) + 1 || thing + 1;
}

/** `C. Cement` keeps its number above `Lead slurry`, for the `D. Mud` that follows. */
const isNumberedCement = ({ number, kind, slurry }: Open): boolean =>
  number !== null && kind === 'cement' && slurry === null;

function keptByString(open: readonly Open[]): number {
  const sibling = open.findIndex(({ string, number }) => string !== null && number === null);
  return sibling === -1 ? open.length : sibling;
}

function chapterOf(open: readonly Open[]): Chapter {
  const hole = open.findLast((one) => one.hole !== null);
  const string = open.findLast((one) => one.string !== null);
  const slurry = open.findLast((one) => one.slurry !== null);
  const isOfHole = !hole?.hole || !string?.string || string === hole || fits(string.string, hole.hole);
  const thing = open.findLastIndex((one) => one.hole !== null || one.string !== null);
  // `Sections` above the sections says nothing of them, `Logging` does.
  const kinds = open.flatMap((one, at) =>
    saysMatter(one) && (at > thing || one.kind !== 'other') ? [one.kind] : [],
  );
  return {
    hole: hole?.hole ?? null,
    string: isOfHole ? (string?.string ?? null) : null,
    slurry: slurry?.slurry ?? null,
    kind: kinds.at(-1) ?? null,
    holeTitle: hole?.line ?? null,
    stringTitle: isOfHole ? (string?.line ?? null) : null,
    slurryTitle: slurry?.line ?? null,
  };
}

/** Whether a title says what its chapter is about; `General` says that it is about the section as a whole. */
const saysMatter = ({ kind, hole, string, slurry }: Title): boolean =>
  kind !== null || (hole === null && string === null && slurry === null);

const isRow = (line: TextLine): boolean =>
  line.cells.length > 1 || pairsOf(line).length > 0 || slurryTitle(line.text) !== null;

const isSentence = ({ text, cells }: TextLine): boolean =>
  cells.length === 1 && /^\p{Lu}\S*(?:\s+\S+){2,}\s+\S*\p{Ll}\.$/u.test(text.trim());
const MOST_SENTENCES = 2;

/**
 * Whether a table or a list of pairs is below a line, directly or below sentences: `20" casing at 1,000 m` alone is an item of a
 * list.
 */
function isAboveRows(line: TextLine, below: readonly TextLine[]): boolean {
  const [next] = below;
  if (next === undefined || next.page !== line.page) return false;
  if (isRow(next) || next.row - line.row > 2) return true;
  const other = below.find((each) => !isSentence(each));
  return other !== undefined && other !== next && other.page === line.page && isRow(other);
}

/** How far the heading of a table is below its title. */
const TITLE_ROWS = 2;

const isAboveTable = (line: TextLine, tables: readonly Table[]): boolean =>
  tables.some(({ sheet, page, headingRow }) => {
    const below = headingRow - (line.until ?? line.row);
    return sheet === line.sheet && page === line.page && below > 0 && below <= TITLE_ROWS;
  });

/** `2. Sonic` below `Evaluation | 1. GR` in a section without a number: no chapter has the number before. */
const isRestOfList = ({ number, kind }: Title, open: readonly Open[]): boolean =>
  kind === 'other' &&
  number?.length === 1 &&
  Number(number[0]) > 1 &&
  open.some(({ hole, string }) => hole !== null || string !== null) &&
  open.every((one) => one.number === null);

/** `Tops in the section:` with nothing behind it and the next title below it: a label without a value. */
const isLabelOfNothing = ({ kind, number }: Title, { text }: TextLine, next: TextLine | undefined): boolean =>
  kind === 'other' &&
  number === null &&
  /:\s*$/.test(text) &&
  next !== undefined &&
  ![null, 'other'].includes(titleOfLine(next)?.kind ?? null);

/** `Well data` directly below the title of a hole or a string is about it. */
const isBelowThing = (
  { kind, number, isAppendix }: Title,
  last: Open | undefined,
  before: TextLine | undefined,
): boolean =>
  kind === 'other' &&
  number === null &&
  !isAppendix &&
  last !== undefined &&
  last.line === before &&
  (last.hole !== null || last.string !== null) &&
  last.slurry === null;

/** `4 Sektion 16"` below the third step of chapter 3, which is about a section too. */
const isNextSection = ({ number, hole }: Title, open: readonly Open[]): boolean =>
  hole !== null &&
  number?.length === 1 &&
  open.some(
    (one) =>
      one.hole !== null &&
      one.hole.sizeIn !== hole.sizeIn &&
      one.number?.length === 1 &&
      Number(one.number[0]) === Number(number[0]) - 1,
  );

/** The lines that are items of a numbered list: the next or the last number is in the line next to them. */
function numberedItems(lines: readonly TextLine[]): Set<TextLine> {
  const items = new Set<TextLine>();
  let last: { line: TextLine; number: number } | null = null;
  for (const line of lines) {
    const path = line.cells.length > 1 ? undefined : numberOf(line.text)?.path;
    const number = path?.length === 1 ? Number(path[0]) : NaN;
    const isNext =
      last !== null &&
      number === last.number + 1 &&
      line.sheet === last.line.sheet &&
      line.page === last.line.page &&
      line.row - (last.line.until ?? last.line.row) <= 1;
    if (last && isNext) items.add(last.line).add(line);
    last = Number.isNaN(number) ? null : { line, number };
  }
  return items;
}

/** The open chapters if a line gives the size of the last: `Hole size: 17 1/2"` below `2.1 Surface section`. */
function withSizeBelow(open: readonly Open[], line: TextLine): Open[] | null {
  const last = open.at(-1);
  const [pair] = pairsOf(line);
  if (!pair || !last || last.kind !== 'other' || last.isAppendix || !isLabelOfHole(pair.key)) return null;
  const size = SIZE_FIRST.exec(plainText(pair.value))?.[0];
  if (size === undefined || unsizedName(last.line.text) === null) return null;
  if (open.some(({ hole, string }) => hole !== null || string !== null)) return null;
  const sizeIn = sizeInInches(size);
  return sizeIn === null
    ? null
    : [...open.slice(0, -1), { ...last, hole: { size: sizeText(size), sizeIn }, kind: null }];
}
const SIZE_FIRST = new RegExp(`^${SIZE}`, 'iu');

/** How far below the title of a string its hole may be named. */
const HOLE_ROWS = 6;

/** `Well information` below the title of a string, without a number: its hole may be below. */
const isTitleOfElse = (line: TextLine): boolean => {
  const title = titleOfLine(line);
  return title !== null && (title.kind !== 'other' || title.number !== null);
};

/** The title of a string with the hole that a line below it names: `Hole: 17 1/2" from ...` below `4.1 13 3/8" casing`. */
function withHoleBelow(title: Title, below: readonly TextLine[]): Title {
  const { string } = title;
  if (!string || title.hole) return title;
  const end = below.findIndex(isTitleOfElse);
  for (const line of end === -1 ? below : below.slice(0, end)) {
    const [pair] = pairsOf(line);
    const size = pair && isLabelOfHole(pair.key) ? SIZE_FIRST.exec(plainText(pair.value))?.[0] : undefined;
    const sizeIn = size === undefined ? null : sizeInInches(size);
    if (size === undefined || sizeIn === null) continue;
    const hole = { size: sizeText(size), sizeIn };
    return fits(string, hole) ? { ...title, hole, kind: null } : title;
  }
  return title;
}

const MASKED = (text: string): string => text.replace(/\d+/g, '#');
const FROM_EDGE = 3;

/** Lines that several pages have near their upper or lower edge, other than titles of what a montage holds. */
function isFurniture(lines: readonly TextLine[]): (line: TextLine, title: Title) => boolean {
  const last = new Map<number, number>();
  for (const { page = 0, row } of lines) last.set(page, Math.max(last.get(page) ?? 0, row));
  const isAtEdge = ({ page = 0, row }: TextLine) =>
    row <= FROM_EDGE || row > (last.get(page) ?? 0) - FROM_EDGE;
  const pages = new Map<string, Set<number>>();
  for (const line of lines) {
    if (line.page === undefined || line.cells.length > 1 || !isAtEdge(line)) continue;
    const text = MASKED(line.text);
    pages.set(text, (pages.get(text) ?? new Set()).add(line.page));
  }
  return (line, { kind, slurry }) =>
    kind === 'other' && slurry === null && isAtEdge(line) && (pages.get(MASKED(line.text))?.size ?? 0) > 1;
}

/** Titles such as `Pressure tests` that are repeated with holes between them: each is below its hole. A chapter has its title once. */
function titlesOfEachHole(lines: readonly TextLine[]): Set<string> {
  const holes = new Map<string, Set<number>>();
  let hole = 0;
  for (const [at, line] of lines.entries()) {
    const title = titleOfLine(line);
    if (title?.hole) hole = title.hole.sizeIn;
    const below = lines[at + 1];
    // Below the title of a chapter over the holes is that of the first of them.
    const isAboveThing = below !== undefined && opensBlock(withoutBullet(below.text));
    if (hole === 0 || !title || title.hole || title.string || title.number || isAboveThing) continue;
    const text = fold(line.text);
    holes.set(text, (holes.get(text) ?? new Set()).add(hole));
  }
  return new Set([...holes].flatMap(([text, own]) => (own.size > 1 ? [text] : [])));
}

const keyOf = ({ sheet, page, row }: Pick<TextLine, 'sheet' | 'page' | 'row'>): string =>
  `${sheet ?? ''}|${page ?? ''}|${row}`;

const isBefore = (a: Pick<TextLine, 'page' | 'row'>, b: Pick<TextLine, 'page' | 'row'>): boolean =>
  (a.page ?? 0) < (b.page ?? 0) || ((a.page ?? 0) === (b.page ?? 0) && a.row <= b.row);

/**
 * The chapters of a document, by the titles in its lines. Numbers nest titles; without numbers, a hole contains its strings
 * and what is said of it, and ends with the next hole or with a title of something else.
 */
export function outlineOf(lines: readonly TextLine[], tables: readonly Table[] = []): Outline {
  const titles = new Set<string>();
  const turns = new Map<string | undefined, { line: TextLine; chapter: Chapter }[]>();
  const items = numberedItems(lines);
  const furniture = isFurniture(lines);
  for (const [sheet, own] of Map.groupBy(lines, (line) => line.sheet)) {
    let open: Open[] = [];
    const found: { line: TextLine; chapter: Chapter }[] = [];
    const ordered = own.toSorted((a, b) => (a.page ?? 0) - (b.page ?? 0) || a.row - b.row);
    const ofEachHole = titlesOfEachHole(ordered);
    for (const [at, line] of ordered.entries()) {
      const written = titleOfLine(line);
      const title = written && withHoleBelow(written, ordered.slice(at + 1, at + 1 + HOLE_ROWS));
      const sized = title ? null : withSizeBelow(open, line);
      if (sized) {
        open = sized;
        found.push({ line, chapter: chapterOf(open) });
      }
      if (!title || (items.has(line) && !isNextSection(title, open)) || furniture(line, title)) continue;
      if (isRestOfList(title, open)) continue;
      if (isLabelOfNothing(title, line, ordered[at + 1])) continue;
      if (title.number === null && ofEachHole.has(fold(line.text)) && isTitleOfNotes(line)) continue;
      // `Trou : 17 1/2"` below the title of a cement job is one of its pairs.
      if (title.hole && !title.string && /[:=]/.test(line.text) && chapterOf(open).string) continue;
      if (isBelowThing(title, open.at(-1), ordered[at - 1])) continue;
      const below = ordered.slice(at + 1, at + 2 + MOST_SENTENCES);
      // The last line is a title if those before it that are written alike are.
      const isLastOfTitles = below.length === 0 && open.some(({ hasDepth }) => hasDepth);
      const isAboveItsRows = isAboveRows(line, below) || isAboveTable(line, tables);
      if (title.hasDepth && !isAboveItsRows && !isLastOfTitles) continue;
      const kept = title.isAppendix
        ? 0
        : title.number
          ? keptByNumber(open, title.number)
          : keptByMatter(open, title, ofEachHole.has(fold(line.text)));
      open = [...open.slice(0, kept), { ...title, line }];
      titles.add(keyOf(line));
      found.push({ line, chapter: chapterOf(open) });
    }
    turns.set(sheet, found);
  }
  return {
    at: (place) =>
      turns.get(place.sheet)?.findLast(({ line }) => isBefore(line, place))?.chapter ?? NO_CHAPTER,
    isTitle: (place) => titles.has(keyOf(place)),
  };
}
