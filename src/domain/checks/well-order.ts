import type { Cell } from '../montage/address';
import type { Section } from '../montage/montage';
import type { Finding } from './finding';

const afterFormations = ['section', 'casing', 'cement', 'mud', 'logging', 'run', 'pressureTest'];

/** The findings of one section in the order of its cells: title, tops, TD, programmes. */
export function inWellOrder(section: Section, list: readonly Finding[]): readonly Finding[] {
  if (list.length < 2) return list;
  const tops = new Map(section.formations_list.map(({ id }, index) => [id, index]));
  const rank = ({ at, field }: Cell): number => {
    if (at.of === 'formation') return tops.get(at.id) ?? 0;
    if (at.of === 'section' && field === 'diameter') return -1;
    return tops.size + afterFormations.indexOf(at.of);
  };
  // The sort is stable: findings of one cell keep the order of the rules.
  return list.toSorted((one, other) => rank(one.cell) - rank(other.cell));
}
