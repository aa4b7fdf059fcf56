import { expect, it } from 'vitest';
import { equal, shareEqual } from './equal';
import { applyChanges } from './apply';
import { exampleMontage } from './montage-for-tests';

it('compares plain data by value', () => {
  expect(equal(exampleMontage(), exampleMontage())).toBe(true);
  expect(equal({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBe(true);
  expect(equal({ a: null }, { b: null })).toBe(false);
  expect(equal([], {})).toBe(false);
  expect(equal([1], [1, 2])).toBe(false);
  expect(equal(null, {})).toBe(false);
});

it('builds the new montage from the equal parts of the old one', () => {
  const old = exampleMontage();
  expect(shareEqual(old, exampleMontage())).toBe(old);

  const at = { of: 'formation', section: 's1', id: 'chalk' } as const;
  const changed = applyChanges(exampleMontage(), [{ op: 'set', at, field: 'variance', from: 5, to: 6 }]);
  const shared = shareEqual(old, changed);
  expect(shared).toEqual(changed);
  expect(shared.sections_list[0]).not.toBe(old.sections_list[0]);
  expect(shared.sections_list[0]?.formations_list[0]).toBe(old.sections_list[0]?.formations_list[0]);
  expect(shared.sections_list[1]).toBe(old.sections_list[1]);
});

it('finds an entity by its id at a different index', () => {
  const old = exampleMontage();
  const { reservoirs_list } = exampleMontage();
  const shared = shareEqual(old, { ...exampleMontage(), reservoirs_list: reservoirs_list.toReversed() });
  expect(shared.reservoirs_list[0]).toBe(old.reservoirs_list[1]);
});
