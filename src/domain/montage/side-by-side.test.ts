import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../checks/settings';
import type { Montage } from './montage';
import { withShoe, withStrings } from '@/testing/checks/kick-cases';
import { withPressures } from '@/testing/checks/pressure-cases';
import { exampleMontage, formation, section } from './montage-for-tests';
import { aligned } from './aligned';
import { sideBySide as sideBySideBy } from './side-by-side';
import type { SideBySideGroup } from './side-by-side-row';

const sideBySide = (left: Montage, right: Montage) => sideBySideBy(left, right, () => defaultSettings);
const keyOf = (letter: string) => (letter === '?' ? null : letter);
const pairs = (left: string, right: string) =>
  aligned([...left], [...right], keyOf).map(([one, other]) => `${one ?? '.'}${other ?? '.'}`);

describe('two lists', () => {
  it('are aligned by what they have in common, in the order of both', () => {
    expect(pairs('abcd', 'abcd')).toEqual(['aa', 'bb', 'cc', 'dd']);
    expect(pairs('abd', 'acd')).toEqual(['aa', 'b.', '.c', 'dd']);
    expect(pairs('', 'ab')).toEqual(['.a', '.b']);
    expect(pairs('ab', '')).toEqual(['a.', 'b.']);
    expect(pairs('aab', 'ab')).toHaveLength(3);
    expect(pairs('xyz', 'zxy')).toEqual(['.z', 'xx', 'yy', 'z.']);
    expect(pairs('a?b', 'a?b')).toEqual(['aa', '?.', '.?', 'bb']);
  });
});

it('aligns lists of twenty thousand in a moment', () => {
  const numbers = Array.from({ length: 20_000 }, (_, at) => at);
  const found = aligned(numbers, numbers.slice(1), String);
  expect(found[0]).toEqual([0, null]);
  expect(found.slice(1).every(([one, other]) => one === other)).toBe(true);
});

const montage = (sections: Montage['sections_list']): Montage => ({
  ...exampleMontage(),
  reservoirs_list: [],
  plan_summaries_list: [],
  risks_list: [],
  trajectories_list: [],
  sections_list: sections,
});
const rowsOf = (groups: readonly SideBySideGroup[], title: string) =>
  groups.find((group) => group.title === title)?.rows ?? [];
const differing = (groups: readonly SideBySideGroup[]) =>
  groups.flatMap(({ rows }) => rows.filter(({ differs }) => differs).map(({ label }) => label));

it('finds no difference between a montage and itself', () => {
  const groups = sideBySide(exampleMontage(), exampleMontage());
  expect(groups.length).toBeGreaterThan(4);
  expect(differing(groups)).toEqual([]);
  expect(groups.every(({ side }) => side === 'both')).toBe(true);
  const keys = groups.flatMap(({ key, rows }) => rows.map((row) => `${key}|${row.key}`));
  expect(new Set(keys).size).toBe(keys.length);
});

it('aligns sections by diameter and formations by name, whatever their ids', () => {
  const left = montage([
    section('s1', 17.5, [formation('s1', 'f1', 100), formation('s1', 'f2', 900)]),
    section('s2', 12.25, [formation('s2', 'f3', 1500)]),
  ]);
  const [first] = left.sections_list;
  const named = first!.formations_list.map((one, at) => ({
    ...one,
    id: `x${at}`,
    formation_name: ` ${one.formation_name?.toUpperCase()}`,
    true_vertical_depth_subsea: (one.true_vertical_depth_subsea ?? 0) + 12.5,
  }));
  const right = montage([section('b', 26, []), { ...first!, id: 'z', formations_list: named }]);
  const groups = sideBySide(left, right);
  expect(groups.slice(1).map(({ title, side }) => [title, side])).toEqual([
    ['26″ Section 1', 'right'],
    ['17 1/2″ Section 2', 'both'],
    ['12 1/4″ Section 3', 'left'],
  ]);
  const tops = rowsOf(groups, '17 1/2″ Section 2').filter(({ label }) => label.endsWith('TVD SS (m)'));
  expect(tops.slice(0, 2).map(({ left: one, right: other, change }) => [one, other, change])).toEqual([
    ['100.0', '112.5', '+12.5'],
    ['900.0', '912.5', '+12.5'],
  ]);
});

it('shows a value that one montage lacks, and a fall with a minus sign', () => {
  const left = exampleMontage();
  const top = left.top_line_item!;
  const right = { ...left, top_line_item: { ...top, afe_cost: 17_000_000, days_planned: null } };
  const rows = rowsOf(sideBySide(left, right), 'Top line').filter(({ differs }) => differs);
  expect(rows.map(({ label, left: one, right: other, change }) => [label, one, other, change])).toEqual([
    ['AFE cost (USD)', '$18,400,000', '$17,000,000', '\u2212$1,400,000'],
    ['Days planned', '41', '-', null],
  ]);
});

it('compares risks of one name, each by the matrix of its own well', () => {
  const left = exampleMontage();
  const [risk] = left.risks_list ?? [];
  const [level] = left.risk_levels_list ?? [];
  const right: Montage = {
    ...left,
    risks_list: [
      { ...risk!, id: 'other', risk: ' LOSSES' },
      { ...risk!, id: 'more', risk: 'Kick', severity: null },
    ],
    risk_levels_list: [{ ...level!, level: 4, class_4: 'medium' }],
  };
  expect(rowsOf(sideBySide(left, right), 'Risks')).toMatchObject([
    { label: 'Losses', left: '16 high, then 6 medium', right: '16 medium, then 6 medium', differs: true },
    { label: 'Kick', left: '-', right: 'not rated, then 6 medium', differs: true },
  ]);
});

it('compares the pressure windows and kick tolerances of sections, with their assumptions', () => {
  const groups = sideBySide(withShoe(15), withShoe(16, { kick_intensity: 30 }));
  const rows = (start: string) =>
    (groups.find(({ title }) => title.endsWith('Section 2'))?.rows ?? [])
      .filter(({ label, differs }) => differs && label.startsWith(start))
      .map(({ label, left, right, change }) => [label.slice(start.length), left, right, change]);
  expect(rows('Pressure window · ')).toEqual([['Shoe above (kPa/m)', 'LOT 15.00', 'LOT 16.00', null]]);
  expect(rows('Kick tolerance · ')).toEqual([
    ['Volume (m³)', '3.6', '9.5', '+5.9'],
    ['Zero gain at (kg/m³)', '258', '311', '+53'],
    ['Policy, 4 m³ at 60 kg/m³', 'not met', 'met', null],
    ['Strength (kPa/m)', '15.00 LOT', '16.00 LOT', null],
    ['Intensity (kg/m³)', '60', '30', null],
  ]);
});

it('says why there is no kick tolerance, and nothing of a part that neither montage has', () => {
  const labels = (groups: readonly SideBySideGroup[]) =>
    groups.flatMap(({ rows }) => rows.map(({ label }) => label)).join();
  const groups = sideBySide(withShoe(15), withStrings(withPressures(), {}, []));
  const second = groups.find(({ title }) => title.endsWith('Section 2'));
  expect(second?.rows.find(({ label }) => label === 'Kick tolerance · Volume (m³)')).toMatchObject({
    left: '3.6',
    right: 'No drill string: add its parts.',
    change: null,
  });
  expect(labels(sideBySide(montage([]), montage([])))).not.toMatch(/Kick|window|path/i);
});
