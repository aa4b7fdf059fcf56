import { missing } from '../montage/figures';
import { changeIn, textRow, type Pair, type SideBySideRow } from '../montage/side-by-side-row';
import { kickFacts, kickResults, largestIntensityKgPerM3 } from './kick-rows';
import { policyText, type KickPolicy } from './policy';
import type { SectionKick } from './section-kicks';

/** The figures and assumptions of two sections; without a figure, the reason. Nothing where neither has anything. */
export function kickRowsOf([left, right]: Pair<SectionKick>, policy: KickPolicy): SideBySideRow[] {
  const changes = [
    changeIn('volume', [left?.tolerance?.volumeM3, right?.tolerance?.volumeM3]),
    changeIn('density', [left && largestIntensityKgPerM3(left), right && largestIntensityKgPerM3(right)], 0),
  ];
  // What a figure is computed from says nothing without the figure.
  const facts = left?.setting || right?.setting ? kickFacts() : [];
  return [...kickResults(), ...facts].flatMap(({ title, text }, index): SideBySideRow[] => {
    const textOf = (kick: SectionKick | null) =>
      (index === 0 ? kick?.problem : null) ?? (kick ? text(kick, policy) : missing);
    const texts = [textOf(left), textOf(right)] as const;
    if (texts.every((one) => one === missing)) return [];
    const label = title === 'Policy' ? `${title}, ${policyText(policy)}` : title;
    return [textRow(`kick ${title}`, `Kick tolerance · ${label}`, texts, changes[index])];
  });
}
