import { parseMeasured, parseRange } from '../understanding/words/numbers';
import { ABOUT, RELATIVE } from '../understanding/prose/clause-depths';
import { OTHER_WEIGHT } from '../understanding/prose/mud-values';
import { wholeFigure } from '../understanding/prose/quantities';
import { convert, leadingUnit, parseUnit } from '../understanding/units/units';
import type { Quantity } from '../understanding/units/known-units';
import type { FieldOfAnswer } from './fields';
import { squeezed } from './passages';
import { placesOf } from './quote';
import type { Located } from './quote';
import { referenceNear } from './reference-near';

/** A value at its place in the document, as a cell of a table; or why it is not used. */
export type Settled = { cell: string; start: number; end: number; note?: string } | { why: string };

const RANGE_SIGN = String.raw`(?:-|\u2013|\u2014|to|bis|tot|til|\u00e0|hasta|\.\.\.?)`;
/** A figure with or without a unit, and the word that makes what follows the other end of a range. */
const RANGE_BEFORE = new RegExp(
  String.raw`(?<figure>\d[\d.,]*)\s?(?:[\p{L}"/%\u00b3]{1,6})?\s*${RANGE_SIGN}\s*$|between\s+(?<first>\d[\d.,]*)\s?(?:[\p{L}"/%\u00b3]{1,6})?\s+and\s*$`,
  'iu',
);
const RANGE_BEHIND = new RegExp(
  String.raw`^\s?(?:[\p{L}"/%\u00b3]{1,6})?\s*${RANGE_SIGN}\s*(?<figure>\d[\d.,]*)`,
  'iu',
);
const BETWEEN = /(?:between|zwischen|tussen|mellom|entre)\s*$/i;
const BOUND =
  /(?:[<>\u2264\u2265]|(?<![\p{L}])(?:not|no|at least|at most|up to|less than|more than|greater than|fewer than|below|above|over|under|within|exceed(?:s|ing)?|deeper than|shallower than|every|mindestens|h\u00f6chstens|unter|\u00fcber|minstens|hoogstens|onder|boven|au moins|au plus|moins de|plus de|al menos|menos de|m\u00e1s de)\s*)$|(?<![\p{L}])(?:m[a\u00e1](?:x|ks)|m[i\u00ed]n)(?:i?m(?:um|al|aal|alt|o|a))?(?![\p{L}])\.?[^.;,\d]{0,25}$/iu;
const PLUS_MINUS = /(?:\u00b1|\+\s?\/\s?-)\s*$/;
/** `m below the rotary table` names the datum and is not a distance from something. */
const DATUM =
  /^\s*\(?(?:(?:below|under|beneath|unter|onder|sous|bajo)\s+)?(?:the\s+)?(?:rkb|b?rt|kb|df|bdf|rotary(?: table)?|drill ?floor|rig ?floor|derrick ?floor|kelly bushing|mean sea level|sea level|msl)(?![\p{L}])/iu;
/** `12 1/4`: fractions are inches. */
const FRACTION = /\d\/\d{1,2}(?!\d)/;

/** Quantities that have no unit. */
const WITHOUT_UNIT: ReadonlySet<Quantity> = new Set(['number']);

/** The text behind a figure that is its unit. */
function unitBehind(text: string): string {
  const token = /^\s?([^\s,;()]+)/.exec(text)?.[0] ?? '';
  const bare = token.replace(/[.:]+$/, '');
  return parseUnit(bare) === null ? '' : bare;
}

/** The value of one field, in the quote and in what is around it in the document. */
export function settle(
  value: string,
  field: FieldOfAnswer,
  quote: Located,
  others: readonly string[],
): Settled {
  const wanted = squeezed(value);
  const places = placesOf(quote.text, wanted, quote.start, quote.end);
  if (places.length === 0) return { why: `"${clipped(wanted)}" is not in its quote` };
  const tried = places.map((start) => settleAt(wanted, start, field, quote, others));
  return tried.find((one) => 'cell' in one) ?? tried[0]!;
}

const LONGEST_SHOWN = 60;
export const clipped = (text: string): string =>
  text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN).trimEnd()}...` : text;

const LONGEST_TEXT = 200;
const IS_BOUND = 'the words before it make it a bound, and not the value';

function settleAt(
  value: string,
  start: number,
  field: FieldOfAnswer,
  quote: Located,
  others: readonly string[],
): Settled {
  const { text, passage } = quote;
  const end = start + value.length;
  const { is } = field;
  const quoted = text.slice(quote.start, quote.end);
  if (field.words && !field.words.test(quoted))
    return { why: `its quote says nothing of "${field.heading}"` };
  if (is.kind === 'text') {
    const isFormed = field.form?.test(value) ?? /[\p{L}\d]/u.test(value);
    if (value.length > LONGEST_TEXT || !isFormed)
      return { why: `"${clipped(value)}" has not the form of "${field.heading}"` };
    return /^\d/.test(value) && BOUND.test(text.slice(0, start))
      ? { why: IS_BOUND }
      : { cell: value, start, end };
  }
  const isPlace = is.kind === 'place';
  const quantity = is.kind === 'measured' ? is.quantity : 'length';
  const isRange = is.kind === 'measured' && is.isRange === true;
  const measured = isRange ? parseRange(value) : parseMeasured(value);
  if (measured === null)
    return isPlace && !/\d/.test(value)
      ? { cell: value, start, end }
      : { why: `"${clipped(value)}" is no figure` };
  const before = text.slice(0, start);
  const isUncertainty = field.fact === 'varianceM';
  if (BOUND.test(before) || (PLUS_MINUS.test(before) && !isUncertainty)) return { why: IS_BOUND };
  const behindValue = text.slice(end);
  const ends = [
    RANGE_BEFORE.exec(before)?.groups,
    RANGE_BEHIND.exec(behindValue)?.groups,
    BETWEEN.test(before) ? { figure: / and (\d[\d.,]*)/.exec(behindValue)?.[1] ?? '' } : undefined,
  ].flatMap((groups) => groups?.['figure'] ?? groups?.['first'] ?? []);
  const isOther = (figure: string) => others.some((other) => other.startsWith(figure));
  if (ends.some((figure) => !isOther(figure))) return { why: 'it is one end of a range' };

  const hasUnit = /[^\s\d.,'+-]/.test(measured.rest);
  const unit = hasUnit ? '' : unitBehind(behindValue);
  const written = `${value}${unit}`;
  const known = hasUnit ? leadingUnit(measured.rest) : unit === '' ? null : leadingUnit(unit.trim());
  const declared = quantity === 'length' ? passage.lengthUnit : null;
  if (hasUnit && known === null && !(quantity === 'size' && FRACTION.test(value)))
    return { why: `the unit of "${clipped(value)}" is not known` };
  // A length in metres can be written in inches, but it is no size.
  if (
    known !== null &&
    (convert(1, known, quantity) === null ||
      (quantity === 'size' && /^m/i.test(known) && !/^mm$|^milli/i.test(known)))
  )
    return { why: `"${clipped(written)}" measures something else` };
  const isSettled =
    known !== null ||
    declared !== null ||
    WITHOUT_UNIT.has(quantity) ||
    (quantity === 'size' && FRACTION.test(value));
  if (!isSettled) return { why: `nothing says which unit "${clipped(value)}" has` };
  const behind = text.slice(end + unit.length);
  if (quantity === 'length' && !isPlace && RELATIVE.test(behind) && !DATUM.test(behind))
    return { why: 'it is a distance from something, and not a depth' };
  if (isPlace && RELATIVE.test(behind) && !DATUM.test(behind))
    return { why: 'the words behind it belong to it' };
  if (measured.rest !== '' && is.kind === 'depth' && isRelativeWithin(measured.rest))
    return { why: 'it is a distance from something, and not a depth' };

  if (field.fact === 'weightKpaPerM' && OTHER_WEIGHT.test(quoted))
    return { why: 'its quote speaks of another weight or gradient' };
  if (is.kind === 'depth') {
    if (isOfAnotherThing(field, before)) return { why: 'the words before it are about another depth' };
    if ('value' in measured && measured.value < 0) return { why: 'nothing says what its sign means' };
    const found = referenceNear(text, { start, end: end + unit.length }, quote, passage.depths);
    if (found === 'none') return { why: 'nothing says whether the depth is along the hole or vertical' };
    if (found === 'several' || found === 'other datum')
      return { why: 'the words around it leave open what the depth is counted from' };
    if (found !== is.reference) return { why: `the document gives it as ${INWORDS[found]}` };
  }
  const isLength = quantity === 'length' && !isPlace;
  const figure = isLength ? written.replace(/\d[\d.,]*/, wholeFigure) : written;
  const cell = known === null && declared !== null ? `${figure} ${declared}` : figure;
  const notes = [
    known === null && declared !== null ? `the document gives its depths in ${declared}` : null,
    ABOUT.test(before) ? 'given as approximate' : null,
  ].filter((note) => note !== null);
  return { cell, start, end: end + unit.length, ...(notes.length > 0 && { note: notes.join('; ') }) };
}

const SHOE = /(?:shoe|schuh|sko\b|sabot|zapata|zapato|schoen)[^\d.;]{0,30}$/i;
const END_OF_HOLE =
  /(?:\btd\b|total depth|(?:hole|drill(?:ed)?|bohr\p{L}*|boren|bores?) to|section ends? at)[^\d.;]{0,20}$/iu;
const OTHER_DEPTH =
  /(?:kick-?\s?off|\bkop\b|sea ?bed|mud ?line|\btoc\b|top of (?:the )?cement|perforat\p{L}*|packer|water depth|landing point)[^\d.;]{0,40}$/iu;

/** The depth of a shoe is no end of a hole, and the other way round. */
function isOfAnotherThing({ fact }: FieldOfAnswer, before: string): boolean {
  if (OTHER_DEPTH.test(before)) return true;
  if (fact.startsWith('td')) return SHOE.test(before);
  return fact.startsWith('shoe') && END_OF_HOLE.test(before);
}

const INWORDS = {
  md: 'a depth along the hole',
  tvd: 'a vertical depth below the drill floor',
  tvdss: 'a vertical depth below sea level',
} as const;

/** `m below the shoe` in the value itself. */
function isRelativeWithin(rest: string): boolean {
  const words = rest.replace(/^\S+\s*/, '');
  return RELATIVE.test(words) && !DATUM.test(words);
}
