import { applyChanges } from './apply';
import type { Change, Edit, List } from './change';
import { compare } from './compare';
import type { MontageDifference } from './difference';
import { editOf, idOf, setChanges } from './edit';
import { equal } from './equal';
import { listAt } from './lookup';
import type { Montage } from './montage';
import { normaliseMontage } from './normalise';
import { changesBetween } from './rebase';

/** Saved versions of a montage: what differs between two, and the edit that restores one. */

/** A difference of two versions. */
export interface VersionChange extends Pick<MontageDifference, 'key' | 'where'> {
  /** As text; null if the entity was added. */
  readonly before: string | null;
  /** As text; null if the entity was removed. */
  readonly after: string | null;
}

/** The changes from one version to another. */
export function versionChanges(before: Montage, after: Montage): VersionChange[] {
  const [from, to] = [normaliseMontage(before), normaliseMontage(after)];
  return compare(from, to, from).map(({ shown }) => {
    const { key, where, base, mine } = shown;
    return { key, where, before: base, after: mine };
  });
}

const listsOf = ({ sections_list, trajectories_list = [] }: Montage): List[] => [
  { of: 'sections' },
  ...sections_list.flatMap(({ id: section }): List[] => [
    { of: 'formations', section },
    { of: 'runs', section },
    { of: 'stringPieces', section },
  ]),
  { of: 'reservoirs' },
  { of: 'planSteps' },
  { of: 'trajectories' },
  ...trajectories_list.flatMap(({ id: trajectory }): List[] => [
    { of: 'stations', trajectory },
    { of: 'targets', trajectory },
  ]),
  { of: 'pressurePoints' },
  { of: 'strengthTests' },
  { of: 'risks' },
  { of: 'riskLevels' },
];

/**
 * The edit that gives `montage` the content of a version. Everything that both have keeps its id, and what comes back has the id
 * that it had in the version. Null if nothing differs.
 */
export function restoreVersion(montage: Montage, version: Montage, label: string): Edit | null {
  const wanted = normaliseMontage(version);
  const changes = changesBetween(montage, wanted);
  const restored = applyChanges(montage, changes);
  const orders = listsOf(wanted).flatMap((list): Change[] => {
    const [from, to] = [listAt(restored, list).map(idOf), listAt(wanted, list).map(idOf)];
    return equal(from, to) ? [] : [{ op: 'order', list, from, to }];
  });
  // The plan is sorted by rank, and steps that both have may have other ranks than those that come back.
  const ranks = wanted.plan_summaries_list.flatMap(({ id, rank }) =>
    setChanges(restored, { of: 'planStep', id }, 'rank', rank),
  );
  return editOf(label, [...changes, ...orders, ...ranks]);
}
