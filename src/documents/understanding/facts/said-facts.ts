import type { NotUnderstood, Origin, Origins, Pairing, RangeFact, Sourced } from '../../facts';
import { fieldWords } from '../review/field-words';
import { isEverything, namedThing } from '../corrections/named-things';
import { FREE_TEXT, agree, isBlank } from './pairing';
import type { PairingRule, Value } from './pairing';
import type { Group } from '../tables/table-groups';
import { NAMES_THE_THING } from './value-groups';

interface SaidFacts<Fact> {
  facts: Fact[];
  notUnderstood: NotUnderstood[];
}

interface Rule<Fact> {
  read: (group: Group) => Fact[];
  pairing: PairingRule<Fact>;
}

type Record_ = Record<string, Value>;

const wholeOf = (field: string): string => field.split('.')[0] ?? field;

/** The origins of the value itself, said by the user, without those of what only names the thing. */
function saidOrigins({ recognised }: Group, origins: Origins = {}): Origins {
  const headings = Object.values(recognised.columns).map((use) => `under "${use?.heading ?? ''}"`);
  return Object.fromEntries(
    Object.entries(origins).flatMap(([field, origin]) => {
      if (!origin || origin.column === NAMES_THE_THING) return [];
      const notes = (origin.note ?? '').split('; ').filter((note) => !headings.includes(note));
      const said: Origin = {
        ...origin,
        readBy: 'engineer',
        note: [...notes, 'pointed at in the review'].filter((note) => note !== '').join('; '),
      };
      return [[field, said] as const];
    }),
  );
}

const isRange = (value: Value): value is RangeFact => value !== null && typeof value === 'object';

/** A bound that is said keeps the other one; anything else replaces the whole. */
function merged(before: Value, said: Value, isBound: boolean): Value {
  if (!isBound || !isRange(before) || !isRange(said)) return said;
  return { exact: null, lower: said.lower ?? before.lower, upper: said.upper ?? before.upper };
}

/** Puts the said values of a fact in place of those of another one about the same thing; what they replace is an alternative. */
function overrule<Fact extends Sourced & Pairing>(fact: Fact, said: Fact, isBound: boolean): void {
  const [mine, theirs] = [fact, said] as unknown as Record_[];
  if (!mine || !theirs) return;
  const origins: Origins = { ...fact.origins };
  for (const field of new Set(Object.keys(said.origins ?? {}).map(wholeOf))) {
    const [before, value] = [mine[field] ?? null, theirs[field] ?? null];
    if (isBlank(value)) continue;
    const from = fact.filled?.[field] ?? fact.origins?.[field] ?? fact.source;
    const ofField = (key: string) => wholeOf(key) === field;
    if (before !== null && !isBlank(before) && !FREE_TEXT.has(field) && !agree(field, before, value))
      fact.alternatives = {
        ...fact.alternatives,
        [field]: [{ value: before, source: from }, ...(fact.alternatives?.[field] ?? [])],
      };
    mine[field] = merged(before, value, isBound);
    if (!isBound) for (const key of Object.keys(origins).filter(ofField)) delete origins[key];
    const isOther = ([key]: [string, unknown]) => !ofField(key);
    if (fact.filled) fact.filled = Object.fromEntries(Object.entries(fact.filled).filter(isOther));
    if (fact.fieldFlags)
      fact.fieldFlags = Object.fromEntries(Object.entries(fact.fieldFlags).filter(isOther));
  }
  fact.origins = { ...origins, ...said.origins };
}

/** Gives a value to everything of its kind that has none; of a slurry, to those of its role. */
function fillAll<Fact extends Sourced & Pairing>(facts: readonly Fact[], said: Fact, of: string): void {
  const { role } = namedThing(of);
  const fields = Object.keys(said.origins ?? {}).map(wholeOf);
  for (const fact of facts) {
    const mine = fact as unknown as Record_;
    if ((role === null || mine['role'] === role) && fields.every((field) => isBlank(mine[field] ?? null)))
      overrule(fact, said, false);
  }
}

/**
 * Adds the values that the user pointed at, in their order: to the fact about the same thing, whatever document it is from, else
 * as a new one.
 */
export function withSaidFacts<Fact extends Sourced & Pairing>(
  before: readonly Fact[],
  groups: readonly Group[],
  { read, pairing }: Rule<Fact>,
): SaidFacts<Fact> {
  const facts = [...before];
  const notUnderstood: NotUnderstood[] = [];
  for (const group of groups) {
    const { field = '', text = '', of = '' } = group.said ?? {};
    const said = read(group)
      .map((fact): Fact => ({
        ...fact,
        origins: saidOrigins(group, fact.origins),
        source: { ...fact.source, readBy: 'engineer' },
      }))
      .filter(givesItsValue);
    for (const fact of said) {
      if (isEverything(of)) {
        fillAll(facts, fact, of);
        continue;
      }
      const same = facts.filter((other) => (pairing.sameSaid ?? pairing.same)(other, fact));
      const [only] = same;
      if (!only && pairing.isOwnSaid?.(fact) === false)
        notUnderstood.push(unclear(group, 'nothing that was read has this name'));
      else if (!only) facts.push(fact);
      else if (same.length === 1) overrule(only, fact, /(?:Lower|Upper)$/.test(field));
      else notUnderstood.push(unclear(group, 'more than one thing that was read has this name'));
    }
    if (said.length === 0)
      notUnderstood.push(
        unclear(group, `"${text}" cannot be read as that; check the words, the unit and what it is of`),
      );
  }
  return { facts, notUnderstood };
}

const unclear = ({ source, said }: Group, why: string): NotUnderstood => ({
  source,
  reason: `${fieldWords(said?.field ?? '')} was pointed at, and ${why}.`,
});

/** Whether the value itself could be read, and not only the name of the thing. */
function givesItsValue(fact: Sourced): boolean {
  const values = fact as unknown as Record_;
  return Object.keys(fact.origins ?? {}).some((field) => !isBlank(values[wholeOf(field)] ?? null));
}
