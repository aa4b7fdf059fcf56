import { sizeMeant } from './known-sizes';
import type { OcrWord } from './ocr-engine';
import { readable } from './readable';
import { sameText } from './readings';

/** A reading of a cell: its words from left to right, and its text. */
export interface Reading {
  words: OcrWord[];
  text: string;
  /** How many readings have this text, with its decimal signs. */
  votes?: number;
}

/** A reading that is sure, and the most of one that is a guess; clean print has some 90. */
const CERTAIN = 85;
const GUESS = 50;
/** Fewer readings do not show that a sure one is right. */
const LEAST_READINGS = 3;

export function readingOf(words: readonly OcrWord[]): Reading {
  const inOrder = words.toSorted((a, b) => a.left - b.left);
  return { words: inOrder, text: inOrder.map((word) => readable(word.text)).join(' ') };
}

/** The text that several readings of a cell mean, as one of them or as a known size; null if they do not agree. */
export function agreedReading(readings: readonly Reading[]): Reading | null {
  const size = sizeMeant(readings.map(({ text }) => text));
  if (size === null) return mostOf(readings);
  const exact = readings.find(({ text }) => text === size);
  if (exact) return exact;
  const all = readings.flatMap(({ words }) => words);
  const word: OcrWord = {
    text: size,
    left: Math.min(...all.map(({ left }) => left)),
    right: Math.max(...all.map(({ right }) => right)),
    top: Math.min(...all.map(({ top }) => top)),
    bottom: Math.max(...all.map(({ bottom }) => bottom)),
    confidence: Math.max(...all.map(({ confidence }) => confidence)),
    baseline: all[0]!.baseline,
  };
  return { words: [word], text: size };
}

/** Without spaces, and without decimal signs, which the ink shows; hardly a cell has an exclamation mark for an l. */
const keyOf = (text: string) =>
  text
    .replace(/\s/g, '')
    .replace(/(?<=\d)[.,](?=\d)/g, '')
    .replace(/(?<=\p{L})!/gu, 'l');

/** The surest of the readings on which most agree; a sure one is enough if the others have guessed. */
function mostOf(readings: readonly Reading[]): Reading | null {
  const groups = new Map<string, Reading[]>();
  for (const reading of readings) {
    const key = keyOf(reading.text);
    groups.set(key, [...(groups.get(key) ?? []), reading]);
  }
  const surest = (group: readonly Reading[]) =>
    group.reduce((sure, one) => (surenessOf(one) > surenessOf(sure) ? one : sure));
  const [best, next] = [...groups.values()].toSorted((a, b) => b.length - a.length);
  if (best && best.length >= 2 && best.length > (next?.length ?? 0)) {
    const found = surest(best);
    return { ...found, votes: best.filter(({ text }) => sameText(text, found.text)).length };
  }
  if (readings.length < LEAST_READINGS) return null;
  const [sure, unsure] = readings.toSorted((a, b) => surenessOf(b) - surenessOf(a));
  return sure && unsure && surenessOf(sure) >= CERTAIN && surenessOf(unsure) < GUESS ? sure : null;
}

const surenessOf = ({ words, text }: Reading) =>
  Math.min(...words.map(({ confidence }) => confidence)) - (/\p{L}!/u.test(text) ? CERTAIN : 0);
