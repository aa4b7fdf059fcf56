import { CEMENT_TOP_WORDS } from '../vocabulary/prose';
import { slurryRole } from '../vocabulary/roles';
import { EXCESS_WORDS, TOP_WORDS } from '../vocabulary/slurry-lines';
import { anyOf } from './quantities';
import { aboveShoe, excessOf, topOf } from './slurry-values';
import type { SlurryLine } from './slurry-line';

const LONGEST = 70;
/** `Excess: 30 %`, `Planned TOC: 900 m MD`, `Tail top = 2,150 m`: the label of a value that is given on a line of its own. */
const LABEL = new RegExp(
  String.raw`^[\s\u2022*-]*(?:\p{L}+\s){0,2}(?:${anyOf([...EXCESS_WORDS, ...CEMENT_TOP_WORDS, ...TOP_WORDS])})(?:\s\p{L}+){0,3}(?:\s*\([^()]*\))?\s*[:=.]`,
  'iu',
);
/** The slurry that comes up highest, first. */
const UPPERMOST = ['top_fill', 'lead', 'tail', 'liner'];

const GIVEN_ONCE = 'given once below the slurries';

/**
 * Adds what a line of its own says of the job above it: its excess is that of each slurry, and its top that of the uppermost
 * one, unless the line names the slurry. False for any other line.
 */
export function addJobValue(job: readonly SlurryLine[], text: string): boolean {
  if (job.length === 0 || text.length > LONGEST || !LABEL.test(text)) return false;
  const [excess, top] = [excessOf(text), topOf(text) ?? aboveShoe(text)];
  const role = slurryRole(text);
  const own = role === null ? job : job.filter((slurry) => slurryRole(slurry.role) === role);
  if (excess === null && top === null) return false;
  const mark = (field: 'excess' | 'top', read: string) =>
    job.length === 1 || role !== null ? {} : { [field]: `${GIVEN_ONCE}, read ${read}` };
  if (excess !== null && own.every((slurry) => slurry.excess === null))
    for (const slurry of own) {
      slurry.excess = excess;
      slurry.assumed = { ...slurry.assumed, ...mark('excess', 'for each of them') };
    }
  const [upper] = own.toSorted((a, b) => heightOf(a) - heightOf(b));
  if (top !== null && upper?.top === null) {
    upper.top = top;
    upper.assumed = { ...upper.assumed, ...mark('top', 'as the top of the uppermost one') };
  }
  return true;
}

const heightOf = ({ role }: SlurryLine): number => UPPERMOST.indexOf(slurryRole(role) ?? 'tail');
