import { plainDatum } from '../depths/datum';
import { fold } from './fold';
import { parseUnit } from '../units/units';
import { depthWords, isDrillFloorWord } from '../units/depth-references';

export interface ParsedHeading {
  /** The heading as in the document, for remarks. */
  written: string;
  /** Lower-case words without the unit and words for the drill floor: `base_ahd_rkb_m` is `base ahd`. */
  name: string;
  /** The name without spaces: compound words are written as one word, as two, or broken over two lines. */
  key: string;
  unit: string | null;
}

/** Whether `parseHeading` removes or replaces this first word, so that the name starts differently. */
export function leadsOtherName(word: string): boolean {
  return (
    isDrillFloorWord(word) ||
    depthWords(word) !== null ||
    /^(below|from|ref|rel|unter|ab|onder|vanaf|under|fra|sous|depuis|bajo|desde)$/.test(word)
  );
}

/** A unit behind a comma, a length followed by its reference, or one word. */
const TRAILING_UNITS = [
  // `Yield point, lb/100 ft2`.
  /^(.*[^\s,]),\s+([^,]+)$/,
  /^(.*[^\s_,])[\s_,]+((?:m|ft)(?:tvdss|tvd|mdah|md|ahd?|ss)?(?:[\s_.,]+[a-z]+){1,3}\.?)\s*$/i,
  // `YP lb/100 ft2`.
  /^(.*[^\s_,])[\s_,]+((?:lbf?|lbs)\s?\/\s?100\s?(?:ft|sq)\S*(?:\sft)?)\s*$/i,
  // `API FL cc/30 min`, `LGS % vol`, but not the value `6 ml/30 min`.
  /^(.*[^\s_,\d<>])[\s_,]+((?:cc|ml|cm[3\u00b3])\s?\/\s?30\s?min\.?|%\s(?:by\s)?vol(?:ume)?\.?)\s*$/i,
  /^(.*[^\s_,])[\s_,]+([^\s_,]+)\s*$/,
];

/** The end of a range behind the unit: `Density SG min`, as under a heading over two columns. */
const BOUND_BEHIND = /^(.*\S)\s+(min(?:imum)?|max(?:imum)?)\.?\s*$/i;

/** `MW, ppg (start - TD)` without its brackets. */
const UNIT_AND_MORE = /^(.*[^\s,]),\s+(\S+)\s+(start - (?:td|end)|min - max|low - high)\s*$/i;

/** A length with its reference before other words: `mTVDSS top - base`. */
const LEADING_UNIT = /^((?:m|ft)\s?(?:tvdss|tvd|mdss|md|ah|ss)[a-z]*)\s+(?=\p{L})/iu;

/** The temperature of a test, which is no unit of its value: `HPHT fluid loss (ml @ 250 °F)`, `HPHT FL 120 °C (ml)`. */
const AT_TEMPERATURE =
  /\s*[,;]?\s*(?:(?:@|\b(?:at|bei|bij|op|ved|a|\u00e0|con)\b)\s*\d{2,3}\s*(?:\u00b0|deg\.?)?|\b\d{2,3}\s*(?:\u00b0|deg\.?))\s?[CF](?![\p{L}\d])/iu;

/** A unit without the temperature of its test: `ml/30 min @ 250 \u00b0F`. */
export const withoutTemperature = (unit: string): string => unit.replace(AT_TEMPERATURE, '');

/** `HPHT filtrate (500 psi, 250 °F), ml`, `HPHT filtrate (120 °C)`: at what pressure and temperature it is tested, in brackets. */
const TEST_CONDITIONS = (() => {
  const pressure = String.raw`\d{2,4}\s?(?:psi|bar|kpa|mpa)`;
  const joint = String.raw`\s*(?:[,;/@&+-]|at|bei|y|et|und|en|og)?\s*`;
  const temperature = String.raw`\d{2,3}\s*(?:\u00b0|\u00ba|deg\.?)?\s?[CF]`;
  return new RegExp(
    String.raw`\s*[([]\s*@?\s*(?:${pressure}${joint})?${temperature}(?:${joint}${pressure})?\s*[)\]]`,
    'i',
  );
})();

/** `Top of cement (TOC)`, `Fliessgrenze (YP), Pa`: brackets that only abbreviate the words before them. */
const ABBREVIATED = /^(\p{L}{3}[^()\d]{3,}?)\s*\((?:TOC|YP|LGS|OD|ID)\)/u;

/** `m / NM`, `ft / MSL`: a length and what it is counted from. */
const SPACED_REFERENCE = /(?<![\p{L}\d])(m|ft)\s\/\s(?=\p{L}{2,5}\)?$)/iu;

/** A length before the words for the quantity. */
const UNIT_WITHIN =
  /\s(m|ft|usft|feet|pies|pi|metros|metres)(?=\s+(?:md|tvd(?:ss)?|ss|msl|brt|rt|rkb|kb|ahd?)(?:\s|$))/i;

const TWO_UNITS =
  /^(?<name>.*\S)\s+(?<first>pcf|ppg|psi|bar|kpa|mpa|kpa\/m|kg\/m[3\u00b3]|lbs?\/ft|kg\/m|(?:mm|cm)(?=\s*\(in)|in\.?(?=\s*\([mc]m\b)|m(?=\s*\((?:ft|feet)\b)|(?:ft|feet)(?=\s*\(m\)))\s*\((?<second>[^()]+)\)$/i;

/** The unit in brackets of a heading with two, `TVD m (ft)`, which the figures in brackets below it have; null for others. */
export function unitInBrackets(heading: string): string | null {
  const second = TWO_UNITS.exec(heading.trim())?.groups?.['second'] ?? '';
  return parseUnit(second)?.name ?? null;
}

/** How wide a band an uncertainty is: `1sd`, `2 sigma`. */
const SPREAD = /^\d?\s?(?:sd|std|stdev|sigma|\u03c3)$/i;

/** `+/- m` is a unit of uncertainties. */
export const withoutPlusMinus = (unit: string): string =>
  unit.replace(/^\s*[[(]?\s*(?:\u00b1|\+\s*\/\s*-)\s*/, '').replace(/^([^[(]*)[\])]$/, '$1');

/** `\u00b1 ft TVD`, `Unc. +/- m MD`: along which depth an uncertainty is does not make it a depth. */
function isOfUncertainty(text: string): boolean {
  const before = /^(?<before>.*?)(?:\u00b1|\+\s*\/\s*-)/.exec(text)?.groups?.['before'];
  return before !== undefined && !OF_DEPTH.test(before);
}
const OF_DEPTH = /(?<!\p{L})(?:m|ft)?(?:tv|md|ah|ss)|dep|teufe|tiefe|diep|dyb|prof/iu;
const DEPTH_OF_UNCERTAINTY = /^(?:md|tvd|tvdss|ss|ahd?|msl)$/;
function withoutDepthOfUncertainty(words: readonly string[]): string[] {
  const own = words.filter((word) => !DEPTH_OF_UNCERTAINTY.test(word));
  return own.length === 0 ? ['plus', 'minus'] : own;
}

const PRESSURE_UNIT = String.raw`(?:psi[ag]?|bar[ag]?|[km]pa)`;
/** A heading of a unit alone, or with the word for a bound: `psi`, `Low psi`; and `ppg EMW`, whose unit is first. */
const ONLY_UNIT: readonly [RegExp, string][] = [
  [new RegExp(`^(${PRESSURE_UNIT})$`, 'i'), 'pressure ($1)'],
  [
    new RegExp(
      String.raw`^(low|high|lower|upper|min(?:imum)?|max(?:imum)?)\.? \(?(${PRESSURE_UNIT})\)?$`,
      'i',
    ),
    '$1 pressure ($2)',
  ],
  [/^(ppg|sg|psi\/ft|kpa\/m) (emw)$/i, '$2 ($1)'],
  [/^[([]?(psi\/ft|psi\/m|bar\/m)[)\]]?$/i, 'gradient ($1)'],
  [
    /^[([]?((?:lbs?|libras|#)\s?(?:\/|per|por)\s?(?:ft|pies?|p[e\u00e9]s?|pieds?|piede)|ppf|lpp|kg\/m)[)\]]?$/i,
    'nominal weight ($1)',
  ],
  [/\bbar\s?\/\s?10\s?m\b/i, 'bar/10m'],
];

/**
 * Parses a heading: `MD[m]`, `MD (m)`, `md_m`, `Depth (m TVDSS)`, `Mud weight, SG`. A separate unit
 * (from a units row) applies if the heading has none.
 */
export function parseHeading(text: string, unitBelow: string | null = null): ParsedHeading {
  let unit: string | null = null;
  const words: string[] = [];
  const takeUnit = (piece: string): boolean => {
    const parsed = parseUnit(withoutPlusMinus(piece));
    if (!parsed) return false;
    unit ??= parsed.name;
    words.push(...parsed.words);
    return true;
  };
  let rest = text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(TEST_CONDITIONS, '')
    .replace(AT_TEMPERATURE, '')
    .replace(SPACED_REFERENCE, '$1/')
    .replace(ABBREVIATED, '$1')
    .replace(/(?:\u00b1|\+\s*\/\s*-)(?=\p{L})/u, '$& ')
    .replace(/\bsp\.? ?gr\b\.?/gi, 'SG')
    .replace(/\bD\. ?([EI])\./g, (_, end: string) =>
      end === 'E' ? 'di\u00e1metro externo' : 'di\u00e1metro interno',
    );
  for (const [pattern, plain] of ONLY_UNIT) rest = rest.replace(pattern, plain);
  // `Mud weight pcf (ppg)` has a second unit, which its cells repeat in brackets.
  const twice = TWO_UNITS.exec(rest)?.groups;
  if (twice && parseUnit(twice['second'] ?? '') && takeUnit(twice['first'] ?? '')) rest = twice['name'] ?? '';
  rest = rest.replace(/[[(]([^\])]*(?:\([^)]*\))?)[\])]/g, (_, inner: string) => {
    if (takeUnit(inner)) return ' ';
    // `(ft, 1sd)`: a unit and a qualifier.
    const [first = '', ...others] = inner.split(/\s*[,;]\s*/);
    if (others.length > 0 && takeUnit(first))
      return ` ${others.filter((word) => !SPREAD.test(word)).join(' ')} `;
    return ` ${inner} `;
  });
  // `MW, ppg start TD`, where brackets were: what is behind the unit is no part of it.
  const behindUnit = unit === null ? UNIT_AND_MORE.exec(rest) : null;
  if (behindUnit && takeUnit(behindUnit[2] ?? '')) rest = `${behindUnit[1]} ${behindUnit[3]}`;
  // `m TVNAP` alone is a depth with its unit first.
  if (unit === null && (parseUnit(rest)?.words.length ?? 0) > 0 && takeUnit(rest)) rest = '';
  const leading = unit === null ? LEADING_UNIT.exec(rest) : null;
  if (leading && takeUnit(leading[1] ?? '')) rest = rest.slice(leading[0].length);
  const bound = unit === null ? BOUND_BEHIND.exec(rest) : null;
  for (const pattern of bound ? TRAILING_UNITS : []) {
    const before = unit === null ? pattern.exec(bound?.[1] ?? '') : null;
    if (before && takeUnit(before[2] ?? '')) rest = `${before[1]} ${bound?.[2]}`;
  }
  // The last words are a unit if a word precedes them: `md_m`, `Mud weight SG`, `Top m MD MSL`; `ID` or `in` alone is a name.
  for (const pattern of TRAILING_UNITS) {
    const trailing = unit === null ? pattern.exec(rest) : null;
    if (trailing && takeUnit(trailing[2] ?? '')) rest = trailing[1] ?? '';
  }
  // `Depth ft TVDSS base case`.
  if (unit === null)
    rest = rest.replace(UNIT_WITHIN, (whole, length: string) => (takeUnit(length) ? ' ' : whole));
  if (unitBelow !== null && unit === null && !takeUnit(unitBelow)) {
    const below = TWO_UNITS.exec(`unit ${unitBelow}`)?.groups;
    if (below && parseUnit(below['second'] ?? '')) takeUnit(below['first'] ?? '');
  }
  const plain = fold(rest.replace(/(?<!\p{L})[\u00d8\u00f8\u2300\u2205](?!\p{L})/gu, ' '))
    .replace(/\bs\.\s?g\b\.?/g, 'sg')
    .replace(/\+\s*\/\s*-|\u00b1/g, ' plus minus ')
    .replace(/[_/.,;:\-"'\u2019*=]+/g, ' ')
    .replace(/\s+/g, ' ');
  const name = [...plainDatum(plain).split(' '), ...words]
    .flatMap((word) => depthWords(word) ?? [word])
    .filter((word) => word !== '' && !isDrillFloorWord(word));
  const said = isOfUncertainty(text) ? withoutDepthOfUncertainty(name) : name;
  return { written: text.trim().replace(/\s+/g, ' '), name: said.join(' '), key: said.join(''), unit };
}
