import type { Classification, NotUnderstood, Origin, Pairing, Sourced, WellFacts } from '../../facts';
import { counted, listed } from '../../words';
import { placesOfFact } from '../accounting/used-places';
import type { Group } from '../tables/table-groups';
import { counterpart, takeOver } from './pairing';
import type { Paired, PairingRule } from './pairing';
import { logSentences } from '../tables/row-reader';
import { withSaidFacts } from './said-facts';

type Remark = WellFacts['remarks'][number];

export interface Chosen<Fact> {
  facts: Fact[];
  remarks: Remark[];
  notUnderstood: NotUnderstood[];
  /** The places of the values that are used, kept as alternatives, or repeated in another document. */
  used: Origin[];
}

interface Rule<Fact> {
  about: Remark['about'];
  /** The kind in words, for a remark. */
  says: string;
  /** The classifications in order of priority, the highest first. */
  order: Classification[];
  read: (group: Group) => Fact[];
  pairing: PairingRule<Fact>;
  /** Whether a group only sums up what a document with another group says in full. */
  isSummary?: (group: Group) => boolean;
}

interface Entry<Fact> {
  classification: Classification;
  facts: Fact[];
  /** The places where the document repeats one of the facts, or adds to it. */
  heard: Origin[];
  groups: Group[];
}

const withoutSource = (fact: object) => JSON.stringify({ ...fact, source: undefined, origins: undefined });

/** The facts of one kind from all documents, with the values that the user pointed at. */
export function chooseFacts<Fact extends Sourced & Pairing>(
  groups: readonly Group[],
  rule: Rule<Fact>,
): Chosen<Fact> {
  const pointed = groups.filter(({ said }) => said !== undefined);
  const chosen = chooseRead(
    groups.filter(({ said }) => said === undefined),
    rule,
  );
  if (pointed.length === 0) return chosen;
  const { facts, notUnderstood } = withSaidFacts(chosen.facts, pointed, rule);
  return {
    ...chosen,
    facts,
    notUnderstood: [...chosen.notUnderstood, ...notUnderstood],
    used: [...chosen.used, ...facts.flatMap((fact) => placesOfFact(fact))],
  };
}

/**
 * The facts that were read. A single document decides which things exist, because the tables of two documents
 * are two versions, and mixing them would give a third that no one wrote. Fields that it leaves blank are filled
 * from the next document about the same thing, and differing values of that one are kept as alternatives.
 */
function chooseRead<Fact extends Sourced & Pairing>(
  groups: readonly Group[],
  rule: Rule<Fact>,
): Chosen<Fact> {
  const { about, says, order, read, pairing, isSummary = () => false } = rule;
  const byFile = new Map<string, Entry<Fact>>();
  const notUnderstood: NotUnderstood[] = [];
  for (const group of groups) {
    const entry = byFile.get(group.file) ?? {
      classification: group.classification,
      facts: [],
      heard: [],
      groups: [],
    };
    const facts = read(group);
    const known = new Set(entry.facts.map(withoutSource));
    // Two sheets of a workbook may repeat a table; within one table a repeated row is intended.
    const isKnown = (fact: Fact) => known.has(withoutSource(fact));
    const fresh = facts.filter((fact) => !isKnown(fact));
    entry.heard.push(...facts.filter(isKnown).flatMap((fact) => placesOfFact(fact)));
    entry.facts.push(...(pairing.isOnePerDocument ? notNamedBefore(entry, fresh, pairing) : fresh));
    entry.groups.push(group);
    byFile.set(group.file, entry);
    notUnderstood.push(...group.log.notUnderstood);
    if (facts.length === 0 && group.rows.length > 0) {
      notUnderstood.push({
        source: group.source,
        reason: `The headings are those of ${says}, but no row below them could be used; check that each row has its values under the headings.`,
      });
    }
  }
  const rank = (classification: Classification) => {
    const at = order.indexOf(classification);
    return at === -1 ? order.length : at;
  };
  const isThing = (fact: Fact) => !pairing.isReference?.(fact);
  // A few sentences name a few strings, and a table names them all.
  const isProse = (entry: Entry<Fact>) =>
    entry.groups.every((group) => group.isProse === true || group.isNotes === true);
  // Sentences and cards of some sections, next to a table of all of them.
  const hasProse = (entry: Entry<Fact>) => entry.groups.some((group) => group.isProse === true);
  const covers = (whole: Entry<Fact>, part: Entry<Fact>) =>
    whole.facts.length > part.facts.length &&
    part.facts.every((fact) => whole.facts.some((other) => pairing.same(other, fact)));
  const isPart = (entry: Entry<Fact>) =>
    pairing.isOnePerDocument === true &&
    hasProse(entry) &&
    [...byFile.values()].some((other) => other !== entry && !hasProse(other) && covers(other, entry));
  // A document about one subject names only some of the sections of the programme.
  const isWithinOther = (entry: Entry<Fact>) =>
    pairing.isOnePerDocument === true &&
    [...byFile.values()].some(
      (other) => other.classification === entry.classification && covers(other, entry),
    );
  const sorted = [...byFile.entries()]
    .filter(([, entry]) => entry.facts.length > 0)
    .toSorted(
      ([, a], [, b]) =>
        Number(b.facts.some(isThing)) - Number(a.facts.some(isThing)) ||
        Number(a.groups.every(isSummary)) - Number(b.groups.every(isSummary)) ||
        Number(isProse(a)) - Number(isProse(b)) ||
        Number(isPart(a)) - Number(isPart(b)) ||
        rank(a.classification) - rank(b.classification) ||
        Number(isWithinOther(a)) - Number(isWithinOther(b)),
    );
  const [taken, ...passed] = sorted;
  if (!taken) return { facts: [], remarks: [], notUnderstood, used: [] };
  const [file, { groups: own, classification, facts: all, heard: again }] = taken;
  const facts = all.some(isThing) ? all.filter(isThing) : [...all];
  const sentences = new Set(own.flatMap((group) => logSentences(group.log)));
  const remarks: Remark[] = [...sentences].map((text) => ({ about, text: `${file}: ${text}` }));
  const used = [...again];
  const references = all.filter((fact) => !facts.includes(fact));
  if (references.length > 0) used.push(...pairWith(facts, references, pairing).used);
  for (const [other, entry] of passed) {
    const added = othersOfParts(facts, entry.facts, pairing);
    const { words, filled, used: heard } = pairWith(facts, entry.facts, pairing);
    used.push(...heard);
    if (added.length > 0) {
      facts.push(...added);
      for (const text of new Set(entry.groups.flatMap((group) => logSentences(group.log))))
        remarks.push({ about, text: `${other}: ${text}` });
      continue;
    }
    const first = covers(taken[1], entry) ? 'gives more of them' : 'was uploaded first';
    const why = entry.classification === classification ? first : `is the ${classification}`;
    if (filled) {
      for (const text of new Set(entry.groups.flatMap((group) => logSentences(group.log))))
        remarks.push({ about, text: `${other}: ${text}` });
    }
    remarks.push({
      about,
      text: `The ${says} of ${other} were passed over: ${file} ${why}${words}.`,
    });
  }
  return { facts, remarks, notUnderstood, used: [...used, ...facts.flatMap((fact) => placesOfFact(fact))] };
}

/**
 * The facts of a further table about things that no earlier table names. A section, a string or a mud is in several tables
 * of a programme; what this one adds is used.
 */
function notNamedBefore<Fact extends Sourced & Pairing>(
  { facts: before, heard }: Entry<Fact>,
  facts: readonly Fact[],
  pairing: PairingRule<Fact>,
): Fact[] {
  const things = before.filter((fact) => !pairing.isReference?.(fact));
  return facts.filter((fact) => {
    const candidates = things.filter((thing) => pairing.same(thing, fact));
    const [only] = candidates;
    const isOnly = candidates.length === 1 && facts.filter((other) => pairing.same(other, fact)).length === 1;
    if (!only || !isOnly || pairing.isReference?.(fact)) return true;
    heard.push(...heardOf(fact, takeOver(only, fact, pairing)));
    return false;
  });
}

/** The facts of another document, if they have only fields that the chosen one lacks, and are about things that it does not name. */
function othersOfParts<Fact extends Sourced & Pairing>(
  facts: readonly Fact[],
  others: readonly Fact[],
  { parts = [], same }: PairingRule<Fact>,
): readonly Fact[] {
  const given = (all: readonly Fact[]) =>
    parts.filter((part) => all.some((fact) => fact[part] !== null && fact[part] !== undefined));
  const before = given(facts);
  const isOther =
    given(others).length > 0 &&
    given(others).every((part) => !before.includes(part)) &&
    others.every((other) => !facts.some((fact) => same(fact, other)));
  return isOther ? others : [];
}

/** The places of a fact's values that another fact took over or agrees with. */
const heardOf = (fact: Sourced & Pairing, { heard }: Paired): Origin[] =>
  placesOfFact(fact, (field) => heard.includes(field.split('.')[0] ?? field));

/** Adds the values of another document to the facts, and returns a description of them. */
function pairWith<Fact extends Sourced & Pairing>(
  facts: readonly Fact[],
  others: readonly Fact[],
  pairing: PairingRule<Fact>,
): { words: string; filled: boolean; used: Origin[] } {
  const used: Origin[] = [];
  let [filled, differing, unsure] = [0, 0, 0];
  for (const fact of facts) {
    const other = counterpart(fact, facts, others, pairing);
    if (other === 'several') unsure += 1;
    else if (other !== null) {
      const paired = takeOver(fact, other, pairing);
      filled += paired.filled;
      differing += paired.differing;
      used.push(...heardOf(other, paired));
    }
  }
  const parts = [
    filled > 0 ? `${counted(filled, 'blank value was', 'blank values were')} filled from it` : null,
    differing > 0 ? `${counted(differing, 'other value is', 'other values are')} kept as alternatives` : null,
    unsure > 0 ? `more than one of its rows fits ${counted(unsure, 'row')}, so that none was taken` : null,
  ].filter((part) => part !== null);
  return { words: parts.length === 0 ? '' : `; ${listed(parts)}`, filled: filled > 0, used };
}
