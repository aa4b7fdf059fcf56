import { drawFrom } from '../draw';
import type { Draw } from '../draw';
import type { ColumnPart, HeaderPart, Parts, TablePart } from './parts';

/** Sounds of which no language of the corpus builds a heading. */
const STARTS = ['z', 'x', 'qu', 'j', 'w', 'v', 'k', 'y'];
const VOWELS = ['u', 'o', 'i', 'a'];
const ENDS = ['x', 'q', 'zk', 'vv', 'jx', 'kw'];

/** A word, or a bracket with the unit and the reference, which stays. */
const WORD = /[([][^)\]]*[)\]]|\{u\}|\p{L}[\p{L}\d#'.]*/gu;
/** A word of a line, or the place of a value. */
const WORD_OF_LINE = /\{\w+(?:\.\w+)?\}|\p{L}[\p{L}\d#'.]*/gu;

const invented = (draw: Draw, written: string): string => {
  const word = `${draw.one(STARTS)}${draw.one(VOWELS)}${draw.one(STARTS)}${draw.one(VOWELS)}${draw.one(ENDS)}`;
  if (written === written.toUpperCase() && written.length > 1) return word.toUpperCase();
  return /^\p{Lu}/u.test(written) ? `${word.slice(0, 1).toUpperCase()}${word.slice(1)}` : word;
};

/**
 * The same parts with each word of a column's heading, of a line and of a header's key replaced by one that no language has,
 * with this probability: what a reader does with the words of a company that it has never seen. A word is replaced and not left out, because `TVD` left of
 * `TVD SS` would be a false statement of the document.
 */
export function withUnknownWords(parts: Parts, probability: number, seed: number): Parts {
  const draw = drawFrom(seed, 29);
  const change = (words: string, pattern = WORD) =>
    words.replaceAll(pattern, (word) =>
      /^\p{L}/u.test(word) && draw.chance(probability) ? invented(draw, word) : word,
    );
  const ofColumn = ([is, heading, extras]: ColumnPart): ColumnPart =>
    extras === undefined ? [is, change(heading)] : [is, change(heading), extras];
  const ofTable = (table: TablePart): TablePart => ({
    ...table,
    columns: table.columns.map(ofColumn),
    ...(table.template === undefined ? {} : { template: change(table.template, WORD_OF_LINE) }),
  });
  const ofHeader = (header: HeaderPart): HeaderPart => ({
    ...header,
    pairs: header.pairs.map(([is, key, ...pattern]) => [is, change(key, WORD_OF_LINE), ...pattern] as const),
  });
  return { ...parts, tables: parts.tables.map(ofTable), headers: parts.headers.map(ofHeader) };
}
