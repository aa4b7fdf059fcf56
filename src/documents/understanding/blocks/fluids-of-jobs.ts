import type { TextLine } from '../../readers/table';
import { wordOf } from '../prose/quantities';
import { EXCESS_WORDS } from '../vocabulary/slurry-lines';
import { slurryRole } from '../vocabulary/roles';
import { cellsOf, isKnownKey } from './block-pairs';
import type { Entry } from './block-entries';

/** `Lead slurry - (SwiftCem (TM) System)`: the name of the system in brackets. */
const SYSTEM =
  /\s+[-\u2013\u2014]\s+\((?<name>\p{Lu}[\p{L}\d -]{2,30}?)\s*(?:\((?:TM|R)\)|\u2122|\u00ae)?(?:\s+(?:system|slurry|blend))?\)\s*$/iu;

/** The system that the title of a slurry names in brackets. */
export const systemInTitle = (title: string): string | null => SYSTEM.exec(title)?.groups?.['name'] ?? null;

export const withoutSystem = (title: string): string => title.replace(SYSTEM, '');

const NUMBERED_FLUID =
  /^(?:fluid|fluide|fluido|fl\u00fcssigkeit)\s*(?:(?:no|nr)\.?\s*)?\d{1,2}\s*[:.)-]\s*\p{L}/iu;
const LONGEST = 60;

/** `Fluid 1: Water based spacer`, `Fluid 4: Mud displacement`: a fluid of a job that is no slurry, and ends the one above. */
export const isOtherFluid = (text: string): boolean =>
  text.length <= LONGEST && NUMBERED_FLUID.test(text) && NO_SLURRY.test(text) && slurryRole(text) === null;
const NO_SLURRY =
  /spacer|flush|wash|displace|drilling fluid|brine|water|espaciador|lavador|preflujo|desplaza|colch|espaceur|chasse|tampon|sp\u00fcler|verdr\u00e4ng|skillev|fortreng|cuscino|spiazza/iu;

const AMOUNT = String.raw`\d+(?:[.,]\d+)?\s?(?:%|(?:gal|gps|l|lbm?|kg|g|ml|oz|pps|ppb)(?:\s?\/\s?(?:sk|sack|bbl|100\s?kg|t|mt|m3|m\u00b3|sx))?(?![\p{L}/]))(?:\s?BWO[CWB]+)?`;
/** `0.2 % Halad-344`, `1 gal/bbl Econolite liquid`: how much of what is added. */
const AMOUNT_FIRST = new RegExp(String.raw`^${AMOUNT}\s+\p{L}.{1,40}$`, 'iu');
const ONLY_AMOUNT = new RegExp(String.raw`^${AMOUNT}$`, 'iu');
/** `D110 retarder`: a code alone does not say what is added. */
const NAME = /^(?=.*\p{L}{3})\p{L}[\p{L}\d][^:=]{1,40}$/u;
/** Values of a slurry that are given in the same units. */
const OTHER_VALUE =
  /yield|water|fraction|solid|volume|excess|density|weight|porosity|loss at|fluid loss api|rate|sacks?|quantity|standoff/i;

const SAYS_EXCESS = new RegExp(wordOf(EXCESS_WORDS), 'iu');

/** The additive in a line below the title of a slurry: in its first cell, or next to its amount; null for other lines. */
export function additiveIn(line: TextLine): string | null {
  const [first = '', second = '', ...others] = cellsOf(line).map((cell) => cell.trim());
  if (AMOUNT_FIRST.test(first) && (second === '' || second.endsWith(':'))) return first;
  const isOther = OTHER_VALUE.test(first) || SAYS_EXCESS.test(first) || isKnownKey(first);
  const isRow = others.length === 0 && NAME.test(first) && !isOther;
  return isRow && ONLY_AMOUNT.test(second) ? `${first} ${second}` : null;
}

/** Adds one more additive to those of a slurry. */
export function addAdditive(entries: Entry[], value: string, place: Entry['place']): void {
  const before = entries.find(({ heading }) => heading === ADDITIVES);
  if (before) before.value = `${before.value}, ${value}`;
  else entries.push({ kind: 'cement', heading: ADDITIVES, value, place });
}
const ADDITIVES = 'Additives';

/** `Class G cement` left of the values of a slurry: what it is mixed of. */
export function baseCementIn(line: TextLine): string | null {
  const [first = '', second = ''] = cellsOf(line).map((cell) => cell.trim());
  return BASE_CEMENT.test(first) && second.endsWith(':') ? first : null;
}
const BASE_CEMENT =
  /^(?:(?:API|premium|portland)\s)?(?:class|clase|classe|klasse)\s[A-H](?:\s(?:cement|cemento|ciment|zement|sement))?$/iu;
