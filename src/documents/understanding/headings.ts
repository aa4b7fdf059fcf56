import { plainDatum } from './datum';
import { fold } from './fold';
import { isDrillFloorWord, parseUnit } from './units';

export interface ParsedHeading {
  /** As the document has it, for remarks. */
  written: string;
  /** Lower-case words without unit and without the words that mean the drill floor: `base_ahd_rkb_m` is `base ahd`. */
  name: string;
  /** The name without spaces: compound words are written together, apart and cut by a line end. */
  key: string;
  unit: string | null;
}

/** Depth names that have the drill floor glued to them. */
const GLUED: Record<string, string> = {
  mdrt: 'md',
  mdbrt: 'md',
  mdrkb: 'md',
  mdbrkb: 'md',
  mdkb: 'md',
  mdbdf: 'md',
  mdrte: 'md',
  ahdbdf: 'ahd',
  ahbdf: 'ahd',
  ahrkb: 'ahd',
  tvdrt: 'tvd',
  tvdbrt: 'tvd',
  tvdrkb: 'tvd',
  tvdbdf: 'tvd',
  tvdkb: 'tvd',
  tvdrte: 'tvd',
  tvdbrte: 'tvd',
  tv: 'tvd',
  tvrt: 'tvd',
  tvbrt: 'tvd',
  tvdbrkb: 'tvd',
  ah: 'ahd',
  ahrt: 'ahd',
  ahbrt: 'ahd',
  mah: 'ahd',
  mdah: 'ahd',
  tvnap: 'tvdss',
  tvdnap: 'tvdss',
  vnap: 'tvdss',
  mdnap: 'md msl',
  mdmsl: 'md msl',
  mdss: 'md msl',
  ahnap: 'ahd msl',
  ahmsl: 'ahd msl',
  ahdmsl: 'ahd msl',
  tvdnn: 'tvdss',
  tvdnhn: 'tvdss',
  sstvd: 'tvdss',
  tvss: 'tvdss',
};

/** Whether a lower-case word at the head of a heading is taken off its name, or replaced: the name begins otherwise. */
export function leadsOtherName(word: string): boolean {
  return (
    isDrillFloorWord(word) ||
    Object.hasOwn(GLUED, word) ||
    /^(below|from|ref|rel|unter|ab|onder|vanaf|under|fra|sous|depuis|bajo|desde)$/.test(word)
  );
}

/** A length with what it is counted from behind it, or one word. */
const TRAILING_UNITS = [
  /^(.*[^\s_,])[\s_,]+((?:m|ft)(?:[\s_.,]+[a-z]+){1,3}\.?)\s*$/i,
  /^(.*[^\s_,])[\s_,]+([^\s_,]+)\s*$/,
];

/** A length before the words for what it is. */
const UNIT_WITHIN = /\s(m|ft|usft)(?=\s+(?:md|tvd(?:ss)?|ss|msl|brt|rt|rkb|kb|ahd?)\s)/i;

const TWO_UNITS =
  /^(?<name>.*\S)\s+(?<first>pcf|ppg|psi|bar|kpa|kpa\/m|kg\/m3|lbs?\/ft|kg\/m)\s*\((?<second>[^()]+)\)$/i;

/** `+/- m` is a unit of uncertainties. */
export const withoutPlusMinus = (unit: string): string =>
  unit.replace(/^\s*[[(]?\s*(?:\u00b1|\+\s*\/\s*-)\s*/, '').replace(/^([^[(]*)[\])]$/, '$1');

/**
 * A heading as documents write it: `MD[m]`, `MD (m)`, `md_m`, `Depth (m TVDSS)`, `Mud weight, SG`. A unit given apart
 * (a units row) counts where the heading has none of its own.
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
    .replace(/\bD\. ?([EI])\./g, (_, end: string) =>
      end === 'E' ? 'di\u00e1metro externo' : 'di\u00e1metro interno',
    );
  // `Mud weight pcf (ppg)` has a second unit, which its cells repeat in brackets.
  const twice = TWO_UNITS.exec(rest)?.groups;
  if (twice && parseUnit(twice['second'] ?? '') && takeUnit(twice['first'] ?? '')) rest = twice['name'] ?? '';
  rest = rest.replace(/[[(]([^\])]*(?:\([^)]*\))?)[\])]/g, (_, inner: string) => {
    if (takeUnit(inner)) return ' ';
    return ` ${inner} `;
  });
  // `m TVNAP` alone is a depth with its unit before it.
  if (unit === null && (parseUnit(rest)?.words.length ?? 0) > 0 && takeUnit(rest)) rest = '';
  // The last words are a unit when a word stands before them: `md_m`, `Mud weight SG`, `Top m MD MSL`; `ID` or `in` alone is a name.
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
    .flatMap((word) => (GLUED[word] ?? word).split(' '))
    .filter((word) => word !== '' && !isDrillFloorWord(word));
  return { written: text.trim().replace(/\s+/g, ' '), name: name.join(' '), key: name.join(''), unit };
}
