import { expect, it } from 'vitest';
import { exampleMontage, formation, section } from './montage-for-tests';
import { normaliseMontage } from './normalise';

it('keeps what is already in order', () => {
  const montage = exampleMontage();
  expect(normaliseMontage(montage)).toBe(montage);
});

it('sorts formations by depth: equal depths keep their order, unknown depths come last', () => {
  const montage = exampleMontage();
  const mixed = section('s4', 6, [
    formation('s4', 'unknown', null),
    formation('s4', 'deep', 90),
    formation('s4', 'group', -10),
    formation('s4', 'first of the group', -10),
  ]);
  const { sections_list } = normaliseMontage({
    ...montage,
    sections_list: [...montage.sections_list, mixed],
  });
  expect(sections_list[3]?.formations_list.map(({ id }) => id)).toEqual([
    'group',
    'first of the group',
    'deep',
    'unknown',
  ]);
  expect(sections_list[0]).toBe(montage.sections_list[0]);
});

it('numbers the plan from 1 to n in the order of the ranks', () => {
  const montage = exampleMontage();
  const ranks = [7, 2, 2];
  const plan = montage.plan_summaries_list.map((step, at) => ({ ...step, rank: ranks[at] ?? 0 }));
  const ranked = normaliseMontage({ ...montage, plan_summaries_list: plan });
  expect(ranked.plan_summaries_list.map(({ id, rank }) => `${rank} ${id}`)).toEqual(['1 p2', '2 p3', '3 p1']);
  expect(ranked.sections_list).toBe(montage.sections_list);
});
