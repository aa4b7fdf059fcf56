import { describe, expect, it } from 'vitest';
import { applyChanges } from '@/domain/montage/apply';
import { moveFormation } from '@/domain/montage/formations';
import { exampleMontage, formation, section } from '@/domain/montage/montage-for-tests';
import { lift } from './keyboard-move';
import { moveOf } from './drop';

/** Three tops at one depth: the user decides their order. */
const montage = {
  ...exampleMontage(),
  sections_list: [
    section('s1', 17.5, [formation('s1', 'a', 100), formation('s1', 'b', 100), formation('s1', 'c', 100)]),
    section('s2', 12.25, [formation('s2', 'd', 100)]),
  ],
};

function dropped(id: string, to: { section: string; index: number }): string[] | null {
  const edit = moveFormation(montage, moveOf(montage, { ...lift(montage, 's1', id)!, target: to })!);
  const after =
    edit && applyChanges(montage, edit.changes).sections_list.find((one) => one.id === to.section);
  return after?.formations_list.map((one) => one.id) ?? null;
}

describe('dropping', () => {
  it.each([
    ['a', 0, null],
    ['a', 1, null],
    ['a', 2, ['b', 'a', 'c']],
    ['a', 3, ['b', 'c', 'a']],
    ['b', 0, ['b', 'a', 'c']],
    ['b', 1, null],
    ['b', 2, null],
    ['b', 3, ['a', 'c', 'b']],
    ['c', 1, ['a', 'c', 'b']],
  ])('%s before row %i puts it there', (id, index, order) => {
    expect(dropped(id, { section: 's1', index })).toEqual(order);
  });

  it('moves it to a place in another section', () => {
    expect(dropped('a', { section: 's2', index: 0 })).toEqual(['a', 'd']);
    expect(dropped('a', { section: 's2', index: 1 })).toEqual(['d', 'a']);
  });

  it('moves nothing without a target', () => {
    expect(moveOf(montage, { ...lift(montage, 's1', 'a')!, target: null })).toBeNull();
  });
});
