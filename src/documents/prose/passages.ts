import type { DocumentContent, TextLine } from '../readers/table';
import { valuesOfLine } from '../understanding/accounting/line-values';
import type { UsedPlaces } from '../understanding/accounting/used-places';
import { valuesInText } from '../understanding/accounting/value-like';
import { declaredLengthUnit } from '../understanding/units/declared-units';
import { depthNotes } from '../understanding/hypotheses/depth-notes';
import type { DepthNotes } from '../understanding/hypotheses/depth-notes';
import { isPlan } from '../understanding/prose/blocks';
import { clausesOf } from '../understanding/prose/clauses';
import { plainText } from '../understanding/prose/quantities';
import { isOffsetTitle } from '../understanding/vocabulary/offset-wells';
import { cuts, joinedLines } from '../understanding/prose/sentences';

/** A line, or a part of a long one, as the document has it. */
export interface PassageLine {
  row: number;
  page?: number;
  sheet?: string;
  /** The column of its cell, from 0. */
  column?: number;
  text: string;
  /** The parts of the line that the reader used. */
  used: readonly string[];
}

/** Text of one document with values that the reader could not use. */
export interface Passage {
  file: string;
  /** The title above it. */
  title: PassageLine | null;
  /** The lines of each paragraph, in order. */
  paragraphs: PassageLine[][];
  /** The unit of the document's depths without one; null if it declares none. */
  lengthUnit: string | null;
  /** What the document says about the reference of its depths. */
  depths: DepthNotes;
}

/** The passages of all documents within the bounds, and how many are beyond them. */
export interface Passages {
  given: Passage[];
  beyond: number;
}

/** In characters. */
const LONGEST_PASSAGE = 1200;
const MOST_PASSAGES = 60;
const MOST_CHARACTERS = 30_000;

const LONGEST_TITLE = 80;
const NUMBERED = /^\s*\d{1,2}(?:\.\d{1,2})*\.?\s+\p{Lu}\p{L}{2}/u;

/** A line that says what the text below it is about: a numbered heading, or the name of one section or string. */
function isTitle(text: string): boolean {
  if (text.length > LONGEST_TITLE || /[.;!?]\s*$/.test(text) || valuesInText(text) > 1) return false;
  return NUMBERED.test(text) || (clausesOf(plainText(text)).length === 1 && text.split(/\s+/).length <= 8);
}

const FEWEST_WORDS = 4;

/** Sentences have words, and more letters than digits; rows of figures are tables that need a heading. */
function isProse(text: string): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  const digits = text.match(/\d/g) ?? [];
  return words.length >= FEWEST_WORDS && words.join('').length > digits.length;
}

/** Whether a sentence with values is about the plan of this well: the others are left unused on purpose. */
const speaksOfThePlan = (text: string): boolean =>
  cuts(text).some(([from, to]) => {
    const sentence = text.slice(from, to);
    return valuesInText(sentence) > 0 && isPlan(sentence);
  });

function lineOf({ row, page, sheet, columns, text }: TextLine, used: UsedPlaces): PassageLine {
  const column = columns?.[0];
  return {
    row,
    ...(page === undefined ? {} : { page }),
    ...(sheet === undefined ? {} : { sheet }),
    ...(column === undefined ? {} : { column }),
    text,
    used:
      used.of({ row, ...(page !== undefined && { page }), ...(sheet !== undefined && { sheet }) })?.texts ??
      [],
  };
}

/** The sentences of a long line, and the parts of a sentence that is too long. */
function piecesOf(line: PassageLine): PassageLine[] {
  if (line.text.length <= LONGEST_PASSAGE) return [line];
  return cuts(line.text).flatMap(([from, to]) => {
    const parts: PassageLine[] = [];
    for (let at = from; at < to; at += LONGEST_PASSAGE)
      parts.push({ ...line, text: line.text.slice(at, Math.min(to, at + LONGEST_PASSAGE)) });
    return parts;
  });
}

const sizeOf = (paragraphs: readonly (readonly PassageLine[])[]): number =>
  paragraphs.flat().reduce((sum, { text }) => sum + text.length + 1, 0);

/** Parts of a paragraph within the length of a passage. */
function partsOf(lines: readonly PassageLine[]): PassageLine[][] {
  const parts: PassageLine[][] = [];
  for (const piece of lines.flatMap(piecesOf)) {
    const open = parts.at(-1);
    if (open && sizeOf([open, [piece]]) <= LONGEST_PASSAGE) open.push(piece);
    else parts.push([piece]);
  }
  return parts;
}

/**
 * The paragraphs of a document with values that the reader could not use, each under its title. Adjacent ones are one passage,
 * because a list says only together what its items are about. Scanned pages are left out: a misread figure would be quoted
 * correctly.
 */
export function passagesOf({
  file,
  content,
  used,
}: {
  file: string;
  content: DocumentContent;
  used: UsedPlaces;
}): Passage[] {
  const scanned = new Set(content.scanned?.map(({ page }) => page));
  const passages: Passage[] = [];
  const document = { file, lengthUnit: declaredLengthUnit(content), depths: depthNotes(content) };
  let [title, open]: [PassageLine | null, Passage | null] = [null, null];
  let sheet: string | undefined;
  for (const { text, lines } of joinedLines(content.lines)) {
    const [first] = lines;
    if (!first) continue;
    if (first.sheet !== sheet) [title, open, sheet] = [null, null, first.sheet];
    if (lines.length === 1 && isTitle(first.text)) {
      [title, open] = [lineOf(first, used), null];
      continue;
    }
    const own = lines.map((line) => lineOf(line, used));
    const isLeft = lines.some((line, at) => valuesOfLine(line, own[at]?.used ?? []).left > 0);
    const isGiven =
      isLeft &&
      isProse(text) &&
      speaksOfThePlan(text) &&
      !isOffsetTitle(title?.text ?? '') &&
      !lines.some(({ page = 0 }) => scanned.has(page));
    if (!isGiven) {
      open = null;
      continue;
    }
    for (const part of partsOf(own)) {
      if (open && sizeOf([...open.paragraphs, part]) <= LONGEST_PASSAGE) open.paragraphs.push(part);
      else {
        open = { ...document, title, paragraphs: [part] };
        passages.push(open);
      }
    }
  }
  return passages;
}

/** The first passages within the bounds. */
export function boundedPassages(passages: readonly Passage[]): Passages {
  let characters = 0;
  const given = passages.slice(0, MOST_PASSAGES).filter(({ paragraphs }) => {
    characters += sizeOf(paragraphs);
    return characters <= MOST_CHARACTERS;
  });
  return { given, beyond: passages.length - given.length };
}

/** A paragraph as one text, with single spaces, in which a quote is searched. */
export const textOfParagraph = (lines: readonly PassageLine[]): string =>
  squeezed(lines.map(({ text }) => text).join(' '));

export const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim();
