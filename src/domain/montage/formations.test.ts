import { describe, expect, it } from 'vitest';
import { applied as appliedTo } from './applied-for-tests';
import type { Edit } from './change';
import { addFormation, moveFormation, removeFormation, setFormationField } from './formations';
import type { Montage } from './montage';
import { countingIds, exampleMontage, formation, section } from './montage-for-tests';

const before = exampleMontage();
const applied = (edit: Edit | null, montage: Montage = before) => appliedTo(edit, montage);
const ids = (montage: Montage, at: number) => montage.sections_list[at]?.formations_list.map(({ id }) => id);
const depth = (text: string, id = 'texel') =>
  setFormationField(before, 's2', id, 'true_vertical_depth_subsea', text);

describe('setting a value', () => {
  it('reads it by the rules and says what was done', () => {
    const edit = depth('1,900.5 m');
    expect(edit?.label).toBe('Set TVD SS of Texel');
    expect(applied(edit).sections_list[1]?.formations_list[0]?.true_vertical_depth_subsea).toBe(1900.5);
  });

  it('puts the section in order, what is not a number at 0 and what is empty last', () => {
    expect(ids(applied(depth('2000')), 1)).toEqual(['holland', 'texel', 'zechstein']);
    expect(ids(applied(depth('deep', 'zechstein')), 1)).toEqual(['zechstein', 'texel', 'holland']);
    expect(ids(applied(depth('')), 1)).toEqual(['holland', 'zechstein', 'texel']);
  });

  it('is nothing where the value is that already', () => {
    expect(depth('1894')).toBeNull();
    expect(depth('1,894.0')).toBeNull();
    expect(setFormationField(before, 's2', 'gone', 'variance', '1')).toBeNull();
  });

  it('keeps a name as it is typed, and the old one where it is emptied', () => {
    const text = ' "Chalk" <b>بئر</b>' + 'x'.repeat(5000);
    const edit = setFormationField(before, 's2', 'texel', 'formation_name', text);
    expect(applied(edit).sections_list[1]?.formations_list[0]?.formation_name).toBe(text);
    expect(setFormationField(before, 's2', 'texel', 'formation_name', '')).toBeNull();
  });
});

describe('adding and removing', () => {
  it("adds 'New Formation' with zeros in its place", () => {
    const edit = addFormation(before, 's1', countingIds());
    expect(edit?.label).toBe('Add New Formation to 17 1/2″ Section 1');
    expect(applied(edit).sections_list[0]?.formations_list[0]).toEqual({
      id: 'temp-1',
      section_id: 's1',
      formation_name: 'New Formation',
      true_vertical_depth_subsea: 0,
      true_vertical_depth_below_drill_floor: 0,
      along_hole_depth_below_drill_floor: 0,
      variance: 0,
      thickness: 0,
    });
    expect(addFormation(before, 'gone', countingIds())).toBeNull();
  });

  it('removes one', () => {
    const edit = removeFormation(before, 's1', 'chalk');
    expect(edit?.label).toBe('Remove Chalk');
    expect(ids(applied(edit), 0)).toEqual(['north-sea']);
    expect(removeFormation(before, 's1', 'gone')).toBeNull();
  });
});

describe('moving', () => {
  it('gives it the section it goes to, and the place of its depth', () => {
    const edit = moveFormation(before, { id: 'chalk', fromSection: 's1', toSection: 's2', index: 2 });
    expect(edit?.label).toBe('Move Chalk to 12 1/4″ Section 2');
    const after = applied(edit);
    expect(ids(after, 0)).toEqual(['north-sea']);
    expect(ids(after, 1)).toEqual(['chalk', 'texel', 'holland', 'zechstein']);
    expect(after.sections_list[1]?.formations_list[0]?.section_id).toBe('s2');
    expect(after.sections_list[2]).toBe(before.sections_list[2]);
  });

  it('does nothing within a section of different depths', () => {
    for (const index of [-1, 0, 1, 2, 9]) {
      expect(moveFormation(before, { id: 'texel', fromSection: 's2', toSection: 's2', index })).toBeNull();
    }
  });

  it('chooses the place among equal depths', () => {
    const equal = section('s1', 8.5, [
      formation('s1', 'a', 5),
      formation('s1', 'b', 5),
      formation('s1', 'c', 5),
    ]);
    const montage = { ...before, sections_list: [equal, ...before.sections_list.slice(1)] };
    const move = (index: number) =>
      moveFormation(montage, { id: 'a', fromSection: 's1', toSection: 's1', index });
    expect(ids(applied(move(1), montage), 0)).toEqual(['b', 'a', 'c']);
    expect(ids(applied(move(9), montage), 0)).toEqual(['b', 'c', 'a']);
    expect(move(0)).toBeNull();
  });
});
