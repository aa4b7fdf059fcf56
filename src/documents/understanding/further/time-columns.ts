import { fold } from '../words/fold';
import { fieldsNamed, VOCABULARY } from '../words/vocabulary';
import { isDepth } from './depth-columns';
import { wordsOf } from './further-table';
import type { FurtherTable } from './further-table';

/** The columns of a table of times, by number; -1 where there is none. */
export interface TimeColumns {
  title: number;
  low: number;
  likely: number;
  high: number;
  cumulative: number;
  fromDepth: number;
  toDepth: number;
  /** One depth for each step: where it ends, or where it begins. */
  depth: number;
  dayRate: number;
  fixedCost: number;
  cost: number;
}

const DAYS = /\b(?:days?|d|tage?|dagen|dag|dager|dogn|jours?|j|dias?|giorni)\b/;
const HOURS = /\b(?:hours?|hrs?|h|std|stunden|uren|uur|timer|heures?|horas?|ore)\b/;
const CUMULATIVE =
  /\bcum\w*|\btotal\b|\bkum\w*|\belapsed\b|\bacumulad\w*|\bgecumuleerd\b|\brunning\b|\bakkumulert\b/;
const NOT_PLANNED =
  /\b(?:actual|spent|npt|lost|contingency|wow|offset|ist|gebruikt|faktisk|reel|real|mean|average|from|to|start|end|date)\b/;
const LOW = /\b(?:min(?:imum)?|low|best|optimistic|p ?10|shortest|technical limit|kurz\w*|kort\w*)\b/;
const LIKELY =
  /\b(?:most likely|likely|mode|ml|p ?50|base|expected|plan(?:ned)?|target|wahrscheinlich\w*|waarschijnlijk\w*|sannsynlig\w*|probable)\b/;
const HIGH = /\b(?:max(?:imum)?|high|worst|pessimistic|p ?90|longest|lang\w*)\b/;
const MONEY =
  /\b(?:costs?|rate|usd|eur|gbp|nok|price|kosten|kost|tarief|tagessatz|cout|costos?|coste|kostnad|afe|budget)\b|[$\u20ac\u00a3]/;
const RATE = /\b(?:day ?rate|spread rate|daily (?:rate|cost)|rate|tagessatz|dagtarief|dagrate)\b/;
const FIXED = /\b(?:fixed|lump ?sum|tangibles?|services?)\b/;
const CURRENCIES: readonly [string, RegExp][] = [
  ['USD', /\b[km]{0,2}usd\b|us ?\$|\$/],
  ['EUR', /\b[km]{0,2}eur(?:os?)?\b|\u20ac/],
  ['GBP', /\b[km]{0,2}gbp\b|\u00a3/],
  ['NOK', /\b[km]{0,2}nok\b/],
  ['ARS', /\bars\b/],
  ['CAD', /\bcad\b|ca?\$/],
  ['AUD', /\baud\b|a\$/],
];

/** Whether a heading is of a duration, and in what unit. */
export function timeUnit(written: string): 'days' | 'hours' | null {
  const words = fold(written);
  if (MONEY.test(words)) return null;
  if (HOURS.test(words)) return 'hours';
  return DAYS.test(words) ? 'days' : null;
}

/** The only currency that a text names. */
export function currencyIn(text: string): string | null {
  const words = fold(text);
  const named = CURRENCIES.filter(([, pattern]) => pattern.test(words)).map(([name]) => name);
  const others = named.filter((name) => name !== 'USD');
  return (others.length > 0 ? others : named).length === 1 ? ((others[0] ?? named[0]) as string) : null;
}

const PLAN = VOCABULARY.find(({ kind }) => kind === 'plan');

const namesTitle = (key: string): boolean =>
  PLAN !== undefined && fieldsNamed(PLAN, key).some(({ field }) => field === 'title');

/** The columns of a table of times; null if it has no steps or no times. */
export function timeColumns({ headings, title }: FurtherTable): TimeColumns | null {
  const words = headings.map(wordsOf);
  const first = (fits: (text: string, column: number) => boolean) => words.findIndex(fits);
  const isTime = (text: string) => timeUnit(text) !== null && !NOT_PLANNED.test(text);
  const isDuration = (text: string) => isTime(text) && !CUMULATIVE.test(text);
  const depthAt = (column: number) => {
    const heading = headings[column];
    return (
      heading !== undefined &&
      (isDepth(heading) || /^(?:from|to)$/.test(heading.name)) &&
      !/tvd|vertical|subsea/.test(heading.name)
    );
  };
  const isMoney = (text: string) => MONEY.test(text) && !CUMULATIVE.test(text) && !NOT_PLANNED.test(text);
  const plain = first((text) => isDuration(text) && !LOW.test(text) && !HIGH.test(text) && LIKELY.test(text));
  const found: TimeColumns = {
    title: headings.findIndex(({ key }) => namesTitle(key)),
    low: first((text) => isDuration(text) && LOW.test(text)),
    likely: plain === -1 ? first((text) => isDuration(text) && !LOW.test(text) && !HIGH.test(text)) : plain,
    high: first((text) => isDuration(text) && HIGH.test(text)),
    cumulative: first((text) => isTime(text) && CUMULATIVE.test(text)),
    fromDepth: first(
      (text, column) => depthAt(column) && /\b(?:from|start|von|van|fra|desde|de)\b/.test(text),
    ),
    toDepth: first((text, column) => depthAt(column) && /\b(?:to|end|bis|tot|til|hasta|a)\b/.test(text)),
    depth: first(
      (text, column) =>
        depthAt(column) && !/\b(?:from|start|to|end|von|bis|van|tot|fra|til|desde|hasta)\b/.test(text),
    ),
    dayRate: first((text) => isMoney(text) && RATE.test(text)),
    fixedCost: first((text) => isMoney(text) && !RATE.test(text) && FIXED.test(text)),
    cost: first((text) => isMoney(text) && !RATE.test(text) && !FIXED.test(text)),
  };
  const isSpent = SPENT.test(fold(title));
  return found.title === -1 || (found.likely === -1 && found.cumulative === -1) || isSpent ? null : found;
}

const SPENT = /\b(?:actuals?|npt|lost time|daily (?:drilling )?reports?|offsets?|lessons)\b/;
