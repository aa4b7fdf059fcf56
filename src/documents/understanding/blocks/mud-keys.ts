import { fold } from '../words/fold';
import { parseUnit } from '../units/units';
import type { Pair } from './block-pairs';

/** The words of a label in the list of one mud, in any language, folded. The first that fits names the property. */
const PROPERTIES: readonly { heading: string; pattern: RegExp }[] = [
  {
    heading: 'Yield point',
    pattern:
      /\byp\b|\byield (?:point|value|stress)|fliessgrenze|zwichtspanning|flytegrense|punto (?:de )?ceden|limite d.ecoulement|punto cedente|ponto de escoamento/,
  },
  {
    heading: '6 rpm',
    pattern: /(?<!\d)6[ -]?(?:\/ ?3 ?)?(?:rpm|tpm|upm|(?:u|o|omw)\.?\/min|tr\/min|t\/min)|\br6\b|theta ?6\b/,
  },
  { heading: 'LGS', pattern: /\blgs\b|low.gravity solids/ },
  { heading: 'HPHT fluid loss', pattern: /\b(?:hp[-/ ]?ht|ht[-/ ]?hp|apat)\b/ },
  {
    heading: 'API fluid loss',
    pattern:
      /\bapi\b.*(?:loss|filtr|verlies|verlust|tap\b|perdid|perdit|perda|perte)|(?:loss|filtr\w*|wasserverlust|waterverlies|filtertap)\b.*\bapi\b|^(?:fluid loss|filtrate?|filtrat|wasserverlust|waterverlies)\b(?!.*(?:hp[-/ ]?ht|ht[-/ ]?hp))/,
  },
  {
    heading: 'Mud weight',
    pattern:
      /^(?:(?:mud|fluid|specific) )?(?:gradient|density|weight|gravity)(?= \(|$)|^(?:dichte|gewicht|dichtheid|soortelijk gewicht|tetthet|egenvekt|densite|densidade?|peso)(?= \(|$)|^(?:spezifisches gewicht|s\.?g\.?|mw)(?= \(|$)/,
  },
];

/** A weight of pipe is no density. */
const OF_PIPE = /\d\s?(?:#|ppf|lbs?\/ft|kg\/m(?![3\u00b3]))/i;

/** `Density (min)` is a bound, which its own heading says; the minute of `6 U/min` is none. */
const BOUND =
  /(?<!\/)\b(?:min|max|minimum|maximum|minimal|maximal|lower|upper|low(?!.gravity)|high|from|to|von|bis|van|tot|fra|til|desde|hasta)\b/;

/** `6/3 rpm | 10/8`: the reading at six revolutions is the first. */
const PAIR_OF_READINGS = /^\s*(\d{1,2}(?:\s?-\s?\d{1,2})?)\s*\/\s*\d{1,2}(?:\s?-\s?\d{1,2})?\s*$/;

/** The usual heading of a property of a mud, with its unit; another label is unchanged. */
export function mudKey(label: string): string {
  const key = fold(label).trim();
  const found = PROPERTIES.find(({ pattern }) => pattern.test(key));
  if (!found || BOUND.test(key)) return label;
  // `Yield point (Pa)`, `Yield point, lb/100ft2`, `YP [Pa]`.
  const bracket = /(?:[([]([^()[\]]+)[)\]]|,\s*([^(),]+?))\s*$/.exec(label)?.slice(1).find(Boolean) ?? '';
  return parseUnit(bracket) === null ? found.heading : `${found.heading} (${bracket})`;
}

/** A pair of the list of one mud under the usual heading of its property; other pairs are unchanged. */
export function pairOfMud(pair: Pair): Pair {
  const key = mudKey(pair.key);
  if (key === pair.key || OF_PIPE.test(pair.value)) return pair;
  const value = key.startsWith('6 rpm') ? (PAIR_OF_READINGS.exec(pair.value)?.[1] ?? pair.value) : pair.value;
  return { ...pair, key, value };
}
