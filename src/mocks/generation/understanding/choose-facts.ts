import type { Classification, NotUnderstood, Source, WellFacts } from '../facts';
import type { Group } from './groups';
import { logSentences } from './row-reader';

type Remark = WellFacts['remarks'][number];

export interface Chosen<Fact> {
  facts: Fact[];
  remarks: Remark[];
  notUnderstood: NotUnderstood[];
}

interface Rule<Fact> {
  about: Remark['about'];
  /** In words, for a remark. */
  says: string;
  /** Whose word counts, the weightiest first. */
  order: Classification[];
  read: (group: Group) => Fact[];
}

const withoutSource = (fact: object) => JSON.stringify({ ...fact, source: undefined, origins: undefined });

/**
 * The facts of one kind from all documents: those of one document only, because two documents' tables of one thing are
 * two versions of it and mixing them would make a third that nobody wrote. What was passed over is said.
 */
export function chooseFacts<Fact extends { source: Source }>(
  groups: readonly Group[],
  { about, says, order, read }: Rule<Fact>,
): Chosen<Fact> {
  const byFile = new Map<string, { classification: Classification; facts: Fact[]; groups: Group[] }>();
  const notUnderstood: NotUnderstood[] = [];
  for (const group of groups) {
    const entry = byFile.get(group.file) ?? { classification: group.classification, facts: [], groups: [] };
    const facts = read(group);
    const known = new Set(entry.facts.map(withoutSource));
    // Two sheets of a workbook may hold one table twice; within one table a repeated row is the document's own word.
    entry.facts.push(...facts.filter((fact) => !known.has(withoutSource(fact))));
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
  const sorted = [...byFile.entries()]
    .filter(([, entry]) => entry.facts.length > 0)
    .toSorted(([, a], [, b]) => rank(a.classification) - rank(b.classification));
  const [taken, ...passed] = sorted;
  if (!taken) return { facts: [], remarks: [], notUnderstood };
  const [file, { facts, groups: used, classification }] = taken;
  const sentences = new Set(used.flatMap((group) => logSentences(group.log)));
  return {
    facts,
    remarks: [
      ...[...sentences].map((text) => ({ about, text: `${file}: ${text}` })),
      ...passed.map(([other, entry]) => ({
        about,
        text: `The ${says} of ${other} were passed over: ${file} ${entry.classification === classification ? 'was uploaded first' : `is the ${classification}`}.`,
      })),
    ],
    notUnderstood,
  };
}
