import { convert } from '../units/units';
import { CEMENT_TOP_WORDS, LINKS } from '../vocabulary/prose';
import { SLURRY_ROLES } from '../vocabulary/roles';
import { COMES_TO, EXCESS_WORDS, PLACES, RISES, TOP_WORDS, UP_TO } from '../vocabulary/slurry-lines';
import { NUMBER, anyOf, wordOf } from './quantities';

export const ROLE_WORDS = SLURRY_ROLES.flatMap(({ names }) => names).filter((name) => name !== 'liner');
/** `615 mMDDF`, `1,900 mRT`: the reference of a depth directly behind its unit. */
const FROM_FLOOR = String.raw`(?:MD|TVD|AHD?)(?:B?RTE?|B?RKB|B?DF|KB)?|B?RTE?|B?RKB|B?DF|KB`;
/** The words after a depth that give its reference. */
const COUNTED_FROM =
  /^\(?(?:m?MD(?:B?RTE?|B?RKB|B?DF|KB)?|TVD\w*|AH\w*|BDF|B?RT|B?RKB|KB|MSL|SS|above|below|inside|into|in|over|under|\u00fcber|ueber|oberhalb|unterhalb|boven|onder|au-dessus|sous|por encima|sobre|acima|abaixo|sopra|sotto|from)(?![\p{L}])/iu;
/** `TOC 50 m above`: the reference of the depth is on a line that was not found. */
const CUT_SHORT =
  /(?:above|below|inside|into|in|of|from|the|over|under|oberhalb|unterhalb|boven|onder|au-dessus|sous|por encima|acima|abaixo|sopra|sotto)\.?$/i;
const DENSITY_UNIT = String.raw`s\.?\s?g\.?|g\/cm(?:3|\u00b3)|g\/cc|gr\/cc|kg\/l(?:iter)?|gr?\/l|kg\/dm(?:3|\u00b3)|t\/m(?:3|\u00b3)|ppg|lbs?\/gal|lbm\/gal|kg\/m(?:3|\u00b3)|psi\/ft|kpa\/m|pcf|lbs?\/ft(?:3|\u00b3)`;
export const DENSITY = new RegExp(
  String.raw`(?<![\d.,/:-])(?<figure>${NUMBER})\s?(?<unit>${DENSITY_UNIT})(?![\p{L}\d/])`,
  'giu',
);
/** French and Spanish give a density as a bare number, relative to water: `d = 1,90`. */
export const BARE_DENSITY = new RegExp(
  String.raw`(?<![\p{L}])(?:densite|densit\u00e9|densidade?|densit\u00e0|peso espec\u00edfico|s\.?g\.?|d(?=\s*[=:]))\s*(?:[:=]|d[ei])?\s*(?<figure>[12][.,]\d{1,3})(?![\d.,]*\d|\s?(?:${DENSITY_UNIT}))`,
  'iu',
);
/** Whether a text gives the density of a slurry. */
export const hasDensity = (text: string): boolean =>
  new RegExp(DENSITY.source, 'iu').test(text) || BARE_DENSITY.test(text);

/** A text without the densities in it. */
export const withoutDensities = (text: string): string =>
  text.replace(new RegExp(DENSITY.source, 'giu'), ' ').replace(BARE_DENSITY, ' ');

export const EXCESS = new RegExp(
  String.raw`(?<figure>\d{1,3}(?:[.,]\d)?)\s?%\s*(?:\p{L}+\s){0,2}?${wordOf(EXCESS_WORDS)}|${wordOf(EXCESS_WORDS)}(?:\s(?:in|im|i|en|dans|no|nel)\s(?:\p{L}+\s){0,2}\p{L}+)?\s*[:=]?\s*(?:of\s+|d[ei]\s+)?(?<behind>\d{1,3}(?:[.,]\d)?)\s?%`,
  'iu',
);
export const PLACE = String.raw`(?:${anyOf(PLACES)})(?![\p{L}])`;
/** `top of liner at 2,719 m`, `top of liner 2,719 m`: the place with its depth. */
const PLACE_AT = String.raw`${PLACE}(?:\s+(?:(?:at|@|bei|op|ved|p\u00e5|\u00e0|a)\s+)?(?:${NUMBER})\s?(?:m|ft|')(?:\s?(?:MD|TVD|AHD?|B?RT|B?RKB|BDF))?(?![\p{L}\d]))?`;
export const DEPTH_TOP = String.raw`(?<figure>${NUMBER})\s?(?<unit>m|mtrs?|met(?:er|re)s?|ft|feet|')(?:(?![\p{L}\d/\u00b2\u00b3])|(?=(?:${FROM_FLOOR})(?![\p{L}])))\s?(?<words>[^,;]*)`;
const LINK = anyOf(LINKS.filter((link) => /\p{L}/u.test(link)));
export const TOP = new RegExp(
  String.raw`(?:${wordOf([...CEMENT_TOP_WORDS, ...TOP_WORDS])}(?:\s*[:=@-]|\s+(?:${LINK})(?![\p{L}]))*|${wordOf([...COMES_TO, ...RISES])}\s+(?:${anyOf(UP_TO)}))\s*(?:${DEPTH_TOP}|(?<place>${PLACE_AT}))`,
  'iu',
);
export const CEMENTS =
  /cement|zement|sement|ciment|slurr|schl(?:ae|\u00e4)mme|laitier|lechada|specie|\bpasta|\bmalta|cimento/i;

/** From 0.7 to 2.9 times the density of water: foamed cement to heavy plugs, kPa/m. */
const [LIGHTEST, HEAVIEST] = [7, 28.5];

/** A number with a decimal point; if the value is large, three digits after a separator are thousands. */
function plainFigure(figure: string, isLarge: boolean): string {
  const tight = figure.replace(/[ ']/g, '');
  if (isLarge && /^\d{1,3}(?:[.,]\d{3})+$/.test(tight)) return tight.replace(/[.,]/g, '');
  const last = Math.max(tight.lastIndexOf(','), tight.lastIndexOf('.'));
  if (last < 0) return tight;
  return `${tight.slice(0, last).replace(/[.,]/g, '')}.${tight.slice(last + 1)}`;
}

export function densityOf(text: string): { value: string; assumed?: string; of: string } | 'several' | null {
  // `1.90 SG (15.8 ppg)` is one density in two units.
  const found = [...text.replace(/\([^)]*\)/g, ' ').matchAll(DENSITY)];
  if (found.length > 1) return 'several';
  const { figure = '', unit = '' } = found[0]?.groups ?? {};
  const [, bare] = BARE_DENSITY.exec(text) ?? [];
  if (found[0]) {
    const label = unit.replace(/\s/g, '').replace(/gr\//i, 'g/').replace(/liter/i, 'l');
    const value = plainFigure(figure, /^(?:kg\/m|pcf|lb|g\/l)/i.test(label));
    const gradient = convert(Number(value), label, 'gradient')?.value ?? 0;
    return gradient < LIGHTEST || gradient > HEAVIEST
      ? null
      : { value: `${value} ${label}`, of: found[0][0] };
  }
  if (bare === undefined) return null;
  const assumed = 'no unit is written, read as a density relative to water (SG)';
  return { value: `${plainFigure(bare, false)} SG`, assumed, of: BARE_DENSITY.exec(text)?.[0] ?? '' };
}

/** A top of cement from the groups of a pattern with `DEPTH_TOP` or `PLACE`: a place, or a depth with its unit. */
export function topIn(groups: Record<string, string | undefined> | undefined): string | null {
  const { figure, unit = '', words = '', place } = groups ?? {};
  if (place !== undefined) return place.trim();
  if (figure === undefined) return null;
  if (CUT_SHORT.test(words.trim())) return null;
  const length = /^(?:f|')/i.test(unit) ? 'ft' : 'm';
  const from = COUNTED_FROM.test(words)
    ? (
        words
          .replace(/\(\s*\d{1,3}\s?%[^()]*\)/, '')
          .split(/\.(?:\s|$)|\s(?=(?:with|using|mit|met|med|avec|con)\s)/)[0] ?? ''
      ).trim()
    : '';
  return `${plainFigure(figure, true)} ${length}${from === '' ? '' : ` ${from}`}`;
}

/** `a tail of 15.8 ppg, 500 ft above the shoe`. */
const ABOVE_SHOE = new RegExp(
  String.raw`(?<![\d.,])(?<figure>${NUMBER})\s?(?<unit>m|ft|')\s(?<words>(?:above|over|oberhalb|\u00fcber|boven|au-dessus|por encima)(?:\s(?:the|der|dem|de|het|du|del?|el|la|den))*\s(?:[\p{L}\d/"-]+\s){0,2}?(?:shoe|rohrschuh|schuh|schoen|sko(?:en)?|sabot|zapat[ao]))(?![\p{L}])`,
  'iu',
);

export const topOf = (text: string): string | null => topIn(TOP.exec(text)?.groups);

export const aboveShoe = (text: string): string | null => topIn(ABOVE_SHOE.exec(text)?.groups);

/** `lead 12.5 ppg from 700 m`, `1,90 kg/l ab 540 m`: the start of the interval of a slurry. */
const FROM = new RegExp(
  String.raw`(?<![\p{L}])(?:from|ab|von|vanaf|van|fra|desde|depuis|a partir de|\u00e0 partir de)\s+(?:the\s+)?(?:${DEPTH_TOP}|(?<place>${PLACE}))`,
  'iu',
);
/** `14.7 kPa/m to surface`: how far up a slurry comes. A depth may be that of its lower end. */
const UP_TO_PLACE = new RegExp(
  String.raw`(?<![\p{L}])(?:${anyOf(UP_TO)})\s+(?:the\s+)?(?<place>${PLACE})(?:\s+(?<figure>${NUMBER})\s?(?<unit>m|ft)(?:\s?(?:MD|TVD|AHD?|RT|RKB|BDF))?(?![\p{L}]))?`,
  'iu',
);
export const fromOf = (text: string): string | null => {
  const up = UP_TO_PLACE.exec(text)?.groups;
  // `to the top of liner 1,390 m`: the depth says more than the place.
  if (up) return topIn(up['figure'] === undefined ? up : { figure: up['figure'], unit: up['unit'] });
  const groups = FROM.exec(text)?.groups;
  // The words behind the depth are about the end of the interval.
  const words = groups?.['words']?.replace(/\b(?:to|bis|tot|til|a|hasta|\u00e0)\b.*$/iu, '');
  return topIn(groups && { ...groups, words });
};

/** The words of a text without those that say where a slurry begins. */
export const withoutEnds = (text: string): string => text.replace(UP_TO_PLACE, ' ').replace(FROM, ' ');

/** `(40 %)` behind a slurry. */
export const percentBehind = (text: string): string | null => {
  const figure = /\(\s*(\d{1,3})\s?%\s*\)[\s.,;]*$/.exec(text)?.[1];
  return figure === undefined ? null : `${figure}%`;
};

/** `250% above and 50% below the base of the permafrost`: an excess for each part of the hole. */
const OTHER_PART =
  /^\s(?:above|below|over|under|inside|in|from|to|oberhalb|unterhalb|boven|onder|sobre|bajo|au-dessus)\s[^.;,%]*\d\s?%[^.;,%]*/iu;

export const excessOf = (text: string): string | null => {
  const match = EXCESS.exec(text);
  const { figure, behind } = match?.groups ?? {};
  if (!match || (figure === undefined && behind === undefined)) return null;
  const parts = behind === undefined ? [] : OTHER_PART.exec(text.slice(match.index + match[0].length));
  return `${(figure ?? behind ?? '').replace(',', '.')}%${parts?.[0]?.trimEnd() ?? ''}`;
};
