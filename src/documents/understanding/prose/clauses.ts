import { BORE_WORDS, CASING_WORDS, DRILL_WORDS, HOLE_WORDS, STRING_KINDS } from '../vocabulary/prose';
import { propertiesIn } from './mud-properties';
import { SIZE, anyOf, sizeIn, sizeText, wordOf } from './quantities';

/** A part of a sentence about one hole or one string. */
export interface Clause {
  is: 'hole' | 'casing';
  size: string;
  sizeIn: number;
  text: string;
  /** Whether it also applies to another hole: true for a mud, not for a depth. */
  isShared?: true;
}

const KINDS = anyOf(STRING_KINDS);
/** What may be between the size of a string and its word: weight, grade and connection have figures and capitals: `18# P-110 Wedge 441`. */
const SPECS = String.raw`(?:[\s,;/()#"-]|\d+(?:[.,]\d+)?\s?(?:#|ppf|lbs?\/ft|kg\/m)|(?:${KINDS})(?![\p{L}])|\d{3}(?![\p{L}\d.,'"])|(?!(?:to|at|and)\b|(?:${anyOf(HOLE_WORDS)})(?![\p{L}]))[\p{Lu}][\p{L}\d-]*){0,12}`;
/** The name of a hole: `12 1/4" second intermediate hole`, `8 1/2" reservoir section`. */
const CALLED = String.raw`(?:(?!(?:${anyOf(CASING_WORDS)}|from|into|with|through|before|after|below|above)(?![\p{L}]))\p{L}{4,}[\s-]+){1,3}`;
const HOLE = new RegExp(
  String.raw`^[\s"-]*(?:(?:${KINDS}|open)\s*|${CALLED})?(?:${anyOf(HOLE_WORDS)})(?![\p{L}])`,
  'iu',
);
/** `Phase 26"`, `Tramo 12 1/4"`: the word may precede the size. */
const HOLE_BEFORE = new RegExp(
  String.raw`(?<![\p{L}])(?:${anyOf([...HOLE_WORDS, 'forage', 'perforacion', 'perforazione', 'perfuracao', 'boring'])})(?:\s+(?:de|of|en|in|av|van|di))?\s*$`,
  'iu',
);
/** `Casing 13 3/8"`, `Surface casing (13 3/8")`, but not `the casing, 12 1/4" ...`. */
const CASING_BEFORE = new RegExp(
  String.raw`^\W*(?:(?:${KINDS})\s+)?(?:${anyOf(CASING_WORDS.filter((word) => !/^(?:shoe|schoen|sko|sabot|zapat[ao]|rohrschuh|string)$/.test(word)))})(?:\s+(?:de|of))?\s*\(?$`,
  'iu',
);
/** `13 3/8" set at 1195 m`: only a string is set. */
const SET_BEHIND = /^["\s]*(?:is |will be |to be )?(?:set|landed|run) (?:at|to)\s/i;
/** `The string is 20" 94 lb/ft`: only a pipe has a weight per length; the pipes that are not set in the hole are none of its strings. */
const WEIGHT_BEHIND = /^["\s,x-]*\d{1,3}(?:[.,]\d{1,2})?\s?(?:#|ppf\b|lbs?\.?\/(?:ft|pie)\b|kg\/m\b)/i;
const OTHER_PIPE =
  /^.{0,60}?(?:drill ?(?:pipe|collar)|\bh?wdp\b|\bd[pc]\b|tubing|completion|workstring|gest\u00e4nge|borestreng|boorpijp|tiges?\b|sarta)/iu;
/** `30" x 1 1/2" wall conductor`: the wall thickness. */
const WALL = String.raw`(?:"?\s*x\s*${SIZE}(?:\s*(?:wall|wt|w\.t\.))?)?`;
const CASING = new RegExp(String.raw`^${WALL}${SPECS}(?:${anyOf(CASING_WORDS)})(?![\p{L}])`, 'iu');
const SIZES = new RegExp(SIZE, 'giu');
/** Words that start the part of a sentence with a size. */
const PARTS = new RegExp(
  String.raw`[;:(]|,(?!\d)|${wordOf(['and', 'then', 'und', 'dann', 'en', 'daarna', 'og', 'et', 'puis', 'y', 'luego', 'e', 'depois', 'poi'])}`,
  'giu',
);

/** The name of a hole that is drilled: `Second intermediate hole`; null for a bare `hole` or `section`. */
export function nameOfHole(text: string): string | null {
  const [size] = text.matchAll(SIZES);
  const name = size && DRILLED.exec(text.slice(size.index + size[0].length))?.groups?.['name'];
  return name !== undefined && /\s|\p{L}{8,}/u.test(name) ? name : null;
}

/** Between two sizes that share one word: `26" and 17 1/2" holes`. */
const TOGETHER = /^\s*(?:and|&|\+|\/|,|und|en|og|et|y|e)\s*$/iu;

/** `36" Standrohrsektion: drill to 181 m`: a size with a name that is drilled is a hole, in any language. */
const DRILLED = new RegExp(
  String.raw`^[\s"-]*(?<name>\p{L}[\p{L} -]{2,40}?)\s*:\s*(?:${anyOf(DRILL_WORDS)})(?![\p{L}])`,
  'iu',
);

/** `(ID 12.415", drift 12.259")`: the bores of a pipe are no pipe. */
const BORE_BEFORE = new RegExp(
  String.raw`${wordOf(BORE_WORDS)}\s*(?:[:=]|of|van|von|de|di|p\u00e5|is)?\s*$`,
  'iu',
);

/** `below the 20" shoe`: a place in the hole, not the string that the sentence is about. */
const PLACE_BEFORE =
  /(?<![\p{L}])(?:below|above|under|unter(?:halb)?|onder|boven|over|sous|au-dessous|bajo|debajo|sotto|abaixo)\s+(?:(?:the|de|der|dem|den|du|la|le|el|del|do|da|il)\s+)*$/iu;

/** `A liner hung off at 2,690 m inside the 9 5/8" casing`. */
const HUNG_IN =
  /(?<!\p{L})(?:hung|hangs|abgeh\u00e4ngt|eingeh\u00e4ngt|opgehangen|afgehangen|hengt)(?!\p{L})[^.;]{0,25}\s(?:inside|within|in|im|innerhalb|binnen|i)\s+(?:(?:the|der|dem|des|de|het)\s+)?$/iu;

function whatIs(before: string, behind: string): Clause['is'] | null {
  if (BORE_BEFORE.test(before)) return null;
  if ((PLACE_BEFORE.test(before) || HUNG_IN.test(before)) && CASING.test(behind)) return null;
  if (HOLE.test(behind) || DRILLED.test(behind)) return 'hole';
  if (CASING.test(behind) || (WEIGHT_BEHIND.test(behind) && !OTHER_PIPE.test(behind))) return 'casing';
  if (HOLE_BEFORE.test(before)) return 'hole';
  return CASING_BEFORE.test(before) || SET_BEHIND.test(behind) ? 'casing' : null;
}

/** A figure with its unit. */
const FIGURES =
  /\d+(?:[.,]\d+)?\s?(?:pa\b|lb[fs]?\s?\/\s?100\s?(?:sq\.?\s?)?ft(?:2|\u00b2)?|cc\b|ml\b|%)?(?:\/30\s?min)?[.)]*/giu;

/**
 * How far the words before a size are of the clause before it: `, YP 9 - 14 Pa In the 12 1/4" hole` ends with a property of
 * the mud above, because its list has no full stops.
 */
function endOfProperty(part: string): number {
  if (propertiesIn(part).length === 0) return 0;
  const last = [...part.matchAll(FIGURES)].at(-1);
  const end = last ? last.index + last[0].length : 0;
  return /^\s*(?:$|[\p{Lu}\u2022-])/u.test(part.slice(end)) ? end : 0;
}

/**
 * Splits a sentence at the sizes it names, each part from the words before its size up to those before the
 * next: `Drill 12 1/4" hole to 2650 m and run 9 5/8" casing` has two. A size of neither a hole nor a string does not
 * split.
 */
export function clausesOf(sentence: string): Clause[] {
  const sizes = [...sentence.matchAll(SIZES)].flatMap((match) => {
    const behind = sentence.slice(match.index + match[0].length);
    const is = whatIs(sentence.slice(Math.max(0, match.index - 40), match.index), behind);
    const inches = sizeIn(match[0]);
    return is && inches !== null ? [{ at: match.index, is, size: sizeText(match[0]), sizeIn: inches }] : [];
  });
  const [first] = sizes;
  const [bare] = sentence.matchAll(SIZES);
  const bareIn = bare ? sizeIn(bare[0]) : null;
  // `26" and 17 1/2" holes: ...` applies to both.
  if (
    first?.is === 'hole' &&
    sizes.length === 1 &&
    bare &&
    bareIn !== null &&
    bare.index < first.at &&
    TOGETHER.test(sentence.slice(bare.index + bare[0].length, first.at))
  )
    return [{ size: sizeText(bare[0]), sizeIn: bareIn }, first].map(({ size, sizeIn: inches }) => ({
      is: 'hole',
      size,
      sizeIn: inches,
      text: sentence.trim(),
      isShared: true,
    }));
  const starts = sizes.map(({ at }, index) => {
    const from = index === 0 ? 0 : (sizes[index - 1]?.at ?? 0) + 1;
    if (index === 0) return endOfProperty(sentence.slice(0, at));
    const opened = [...sentence.slice(from, at).matchAll(PARTS)].at(-1);
    const start = opened ? from + opened.index : at;
    return start + endOfProperty(sentence.slice(start, at));
  });
  return sizes.map(({ is, size, sizeIn: inches }, index) => ({
    is,
    size,
    sizeIn: inches,
    text: sentence.slice(starts[index], starts[index + 1]).trim(),
  }));
}
