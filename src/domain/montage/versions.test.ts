import { expect, it } from 'vitest';
import { removeFormation, setFormationField } from './formations';
import { applyChanges } from './apply';
import type { Edit } from './change';
import type { Montage } from './montage';
import { exampleMontage } from './montage-for-tests';
import { versionChanges } from './versions';

const edited = (make: (montage: Montage) => Edit | null): Montage =>
  applyChanges(exampleMontage(), make(exampleMontage())?.changes ?? []);

const inWords = (before: Montage, after: Montage): string[] =>
  versionChanges(before, after).map((change) => `${change.where}: ${change.before} > ${change.after}`);

it('names a changed value, and something added or removed', () => {
  const deeper = edited((montage) =>
    setFormationField(montage, 's1', 'chalk', 'true_vertical_depth_subsea', '1100'),
  );
  expect(inWords(exampleMontage(), deeper)).toEqual([
    '17 1/2″ Section 1 · Chalk · TVD SS: 1,098.0 > 1,100.0',
  ]);
  const without = edited((montage) => removeFormation(montage, 's1', 'chalk'));
  expect(inWords(exampleMontage(), without)).toEqual(['17 1/2″ Section 1 · Chalk: Chalk > null']);
  expect(inWords(without, exampleMontage())).toEqual(['17 1/2″ Section 1 · Chalk: null > Chalk']);
});

it('is one change for a whole section, whatever it contains', () => {
  const { sections_list, ...rest } = exampleMontage();
  const without = { ...rest, sections_list: sections_list.slice(1) };
  expect(inWords(without, exampleMontage())).toEqual(['17 1/2″ Section 1: null > 17 1/2″ Section 1']);
  expect(inWords(exampleMontage(), without)).toEqual(['17 1/2″ Section 1: 17 1/2″ Section 1 > null']);
});
