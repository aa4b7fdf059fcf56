import { sameSize } from '../casing-strings';
import type { CasingStringFact, Origin, RangeFact, Sourced, WellFacts } from '../facts';
import { FREE_TEXT, NO_FIELDS, agree, isBlank } from '../understanding/facts/pairing';
import type { PairingRule, Value } from '../understanding/facts/pairing';
import { PAIRING } from '../understanding/facts/pairing-rules';
import type { KindOfAnswer } from './fields';
import { implausible } from './physics';
import type { AnyFact, CheckedFact } from './read-fact';
import type { Trajectory } from '@/domain/trajectory/trajectory';

const LISTS = {
  tops: 'tops',
  sections: 'sections',
  casing: 'casings',
  mud: 'muds',
  cement: 'slurries',
  pressureTests: 'pressureTests',
  logging: 'loggingRuns',
  reservoirs: 'reservoirs',
} as const satisfies Record<KindOfAnswer, keyof WellFacts>;

const rulesOf = (kind: KindOfAnswer) => PAIRING[LISTS[kind]] as unknown as PairingRule<AnyFact>;

const listOf = (facts: WellFacts, kind: KindOfAnswer) => facts[LISTS[kind]] as unknown as AnyFact[];

const withList = (facts: WellFacts, kind: KindOfAnswer, list: readonly AnyFact[]): WellFacts => ({
  ...facts,
  [LISTS[kind]]: list,
});

/** A string is identified by its size alone: a sentence may call a liner a casing. */
const sameString = (a: AnyFact, b: AnyFact): boolean =>
  sameSize((a as CasingStringFact).outerDiameterIn, (b as CasingStringFact).outerDiameterIn);

/** Whether two facts are about one thing. */
export const sameThing = (kind: KindOfAnswer, a: AnyFact, b: AnyFact): boolean =>
  kind === 'casing' ? sameString(a, b) : rulesOf(kind).same(a, b);

const valuesOf = (fact: AnyFact) => fact as unknown as Record<string, Value>;

const INWORDS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });
function inWords(value: Value): string {
  if (typeof value === 'number') return INWORDS.format(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const { exact, lower, upper }: RangeFact = value;
  return [exact, lower, upper]
    .filter((end) => end !== null)
    .map(inWords)
    .join(' to ');
}

/** A fact that a model may not contradict, with what it says of a field. */
const contradiction = (own: AnyFact, value: Value): string => {
  const by = own.source.readBy === undefined ? own.source.file : 'another answer';
  return `${by} says ${inWords(value)}`;
};

/** The fields of one point: one of them is filled only where another one agrees, or none is given. */
function isSamePoint(own: AnyFact, fact: AnyFact, field: string, kind: KindOfAnswer): boolean {
  const group = (rulesOf(kind).together ?? []).find((fields) => (fields as string[]).includes(field));
  const [mine, theirs] = [valuesOf(own), valuesOf(fact)];
  const given = (group ?? []).filter((one) => !isBlank(mine[one] ?? null));
  return given.length === 0 || given.some((one) => !isBlank(theirs[one] ?? null));
}

/** The reader's fact with the values that it lacks; or why the answer does not fit it. */
function filledIn(
  own: AnyFact,
  fact: AnyFact,
  kind: KindOfAnswer,
  trajectory: Trajectory | null,
): { fact: AnyFact; fields: string[] } | { why: string } {
  const [mine, theirs] = [valuesOf(own), valuesOf(fact)];
  const fields: string[] = [];
  const changed = { ...own, filled: { ...own.filled } };
  for (const [field, value] of Object.entries(theirs)) {
    if (NO_FIELDS.has(field) || field === 'section' || isBlank(value)) continue;
    const before = mine[field] ?? null;
    if (isBlank(before)) {
      // The survey relates two depths of one point, which is then checked.
      if (!isSamePoint(own, fact, field, kind) && trajectory === null)
        return { why: 'nothing shows that it is the same point as the depth that the reader found' };
      Object.assign(changed, { [field]: value });
      changed.filled[field] = fact.origins?.[field] ?? originOfRange(fact, field) ?? fact.source;
      fields.push(field);
    } else if (!FREE_TEXT.has(field) && !agree(field, before, value))
      return { why: contradiction(own, before) };
  }
  return { fact: changed, fields };
}

/** The ends of a range have an origin each, of one quote. */
function originOfRange({ origins = {} }: Sourced, field: string): Origin | undefined {
  const end = Object.keys(origins).find((name) => name.startsWith(`${field}.`));
  return end === undefined ? undefined : origins[end];
}

export type Merged = { facts: WellFacts; used: { fact: AnyFact; fields: string[] } } | { why: string };

/**
 * The facts of the well with one more, which a model read: as a new thing, or as values that the reader's fact of the same thing
 * lacks. It is refused where it contradicts a value, or where physics or the rest of the well speaks against it.
 */
export function merged(facts: WellFacts, checked: CheckedFact, trajectory: Trajectory | null): Merged {
  const { kind, fact } = checked;
  const list = listOf(facts, kind);
  const same = list.filter((other) => sameThing(kind, other, fact));
  const [own] = same;
  if (same.length > 1) return { why: 'the well has several of them, and it is not clear which is meant' };
  const filled = own === undefined ? { fact, fields: checked.fields } : filledIn(own, fact, kind, trajectory);
  if ('why' in filled) return filled;
  const after = withList(
    facts,
    kind,
    own === undefined ? [...list, filled.fact] : list.map((other) => (other === own ? filled.fact : other)),
  );
  const why = implausible(kind, filled, after, trajectory);
  return why === null ? { facts: after, used: filled } : { why };
}
