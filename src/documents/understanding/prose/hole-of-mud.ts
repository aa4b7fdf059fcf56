import { isHoleSize } from '@/domain/casing-sizes';
import { CASING_WORDS } from '../vocabulary/prose';
import type { Clause } from './clauses';
import { MUD_TYPE, WEIGHT } from './mud-names';
import { OTHER_WEIGHT } from './mud-values';
import { SIZE, sizeIn, sizeText, wordOf } from './quantities';

const SIZES = new RegExp(SIZE, 'giu');
const CASING_WORD = new RegExp(wordOf(CASING_WORDS), 'iu');

/** What may be before the size: `Drill`, `En`, `For the`. */
const FURTHEST = 16;

/**
 * The hole of a sentence that begins with one size and gives a mud with its weight: `Drill 12 1/4" with KCl polymer of 1.20 SG`,
 * `En 17 1/2", boue KCl à 1,15 SG`. Only a hole is filled with a mud. Null for any other sentence.
 */
export function holeOfMud(text: string): Clause | null {
  const [size, ...others] = text.matchAll(SIZES);
  if (!size || others.length > 0 || size.index > FURTHEST || /\d/.test(text.slice(0, size.index)))
    return null;
  const inches = sizeIn(size[0]);
  if (inches === null || !isHoleSize(inches) || CASING_WORD.test(text) || OTHER_WEIGHT.test(text))
    return null;
  const behind = text.slice(size.index + size[0].length);
  const isOfMud = MUD_TYPE.test(behind) && behind.search(WEIGHT) >= 0;
  return isOfMud ? { is: 'hole', size: sizeText(size[0]), sizeIn: inches, text } : null;
}
