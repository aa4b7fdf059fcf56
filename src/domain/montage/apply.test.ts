import { describe, expect, it } from 'vitest';
import { applyChanges, invert } from './apply';
import type { Change } from './change';
import { exampleMontage, formation, largeMontage } from './montage-for-tests';

const setDepth = (section: string, id: string, from: number, to: number): Change => ({
  op: 'set',
  at: { of: 'formation', section, id },
  field: 'true_vertical_depth_subsea',
  from,
  to,
});
const insertAt = (index: number, id = 'new'): Change => ({
  op: 'insert',
  list: { of: 'formations', section: 's1' },
  index,
  entity: formation('s1', id, 5000),
});

describe('applying changes', () => {
  it('replaces the value, and nothing else but the way to it', () => {
    const before = exampleMontage();
    const after = applyChanges(before, [setDepth('s1', 'chalk', 1098, 1100)]);
    expect(after.sections_list[0]?.formations_list[1]?.true_vertical_depth_subsea).toBe(1100);
    expect(after.sections_list[0]?.formations_list[0]).toBe(before.sections_list[0]?.formations_list[0]);
    expect(after.sections_list[0]?.casing_item).toBe(before.sections_list[0]?.casing_item);
    expect(after.sections_list[1]).toBe(before.sections_list[1]);
    expect(after.plan_summaries_list).toBe(before.plan_summaries_list);
  });

  it('returns the same montage if the value is already set', () => {
    const before = exampleMontage();
    expect(applyChanges(before, [setDepth('s1', 'chalk', 1098, 1098)])).toBe(before);
  });

  it('is undone by its inverse, step by step', () => {
    const before = exampleMontage();
    const casing = before.sections_list[0]!.casing_item!;
    const changes: Change[] = [
      setDepth('s2', 'texel', 1894, 2000),
      insertAt(1),
      { op: 'order', list: { of: 'planSteps' }, from: ['p1', 'p2', 'p3'], to: ['p3', 'p1', 'p2'] },
      { op: 'remove', list: { of: 'reservoirs' }, index: 0, entity: before.reservoirs_list[0]! },
      { op: 'item', at: { of: 'casing', section: 's1' }, from: casing, to: null },
      { op: 'item', at: { of: 'topLine' }, from: before.top_line_item, to: null },
    ];
    const after = applyChanges(before, changes);
    expect(after.plan_summaries_list.map(({ id }) => id)).toEqual(['p3', 'p1', 'p2']);
    expect(after.reservoirs_list).toHaveLength(1);
    expect(after.sections_list[0]?.casing_item).toBeNull();
    expect(after.top_line_item).toBeNull();
    expect(applyChanges(after, invert(changes))).toEqual(before);
  });

  it('clamps the index of an insertion, and inserts nothing twice', () => {
    const names = (index: number) =>
      applyChanges(exampleMontage(), [insertAt(index), insertAt(0)]).sections_list[0]?.formations_list.map(
        ({ id }) => id,
      );
    expect(names(99)).toEqual(['north-sea', 'chalk', 'new']);
    expect(names(-3)).toEqual(['new', 'north-sea', 'chalk']);
    const before = exampleMontage();
    expect(applyChanges(before, [insertAt(0, 'texel')])).toBe(before);
  });
});

describe('a change to something that has moved or gone', () => {
  it('is skipped if it is gone', () => {
    const before = exampleMontage();
    const gone: Change[] = [
      setDepth('s1', 'gone', 0, 1),
      setDepth('gone', 'gone', 0, 1),
      { ...insertAt(0), list: { of: 'formations', section: 'gone' } } as Change,
      {
        op: 'remove',
        list: { of: 'planSteps' },
        index: 0,
        entity: { ...before.plan_summaries_list[0]!, id: 'x' },
      },
      { op: 'set', at: { of: 'casing', section: 's3' }, field: 'notes', from: null, to: 'x' },
      { op: 'set', at: { of: 'run', section: 's3', id: 'x' }, field: 'run_evaluation', from: null, to: 'x' },
      { op: 'set', at: { of: 'section', section: 's1' }, field: 'unheard_of', from: null, to: 'x' },
      { op: 'order', list: { of: 'runs', section: 's3' }, from: ['a', 'b'], to: ['b', 'a'] },
    ];
    expect(applyChanges(before, gone)).toBe(before);
  });

  it('follows it to another section', () => {
    const after = applyChanges(exampleMontage(), [setDepth('s1', 'texel', 1894, 1900)]);
    expect(after.sections_list[1]?.formations_list[0]?.true_vertical_depth_subsea).toBe(1900);
  });

  it('keeps the item that another user created, and sets its values', () => {
    const before = exampleMontage();
    const casing = before.sections_list[0]!.casing_item!;
    const at = { of: 'casing', section: 's1' } as const;
    const after = applyChanges(before, [
      { op: 'item', at, from: null, to: { ...casing, id: 'temp-1', casing_grade: null } },
      { op: 'set', at, field: 'casing_mass', from: null, to: 90 },
    ]);
    expect(after.sections_list[0]?.casing_item).toEqual({ ...casing, casing_mass: 90 });
  });

  it('leaves entities that an order does not name in their places', () => {
    const order: Change = {
      op: 'order',
      list: { of: 'planSteps' },
      from: ['p1', 'x', 'p3'],
      to: ['p3', 'x', 'p1'],
    };
    expect(applyChanges(exampleMontage(), [order]).plan_summaries_list.map(({ id }) => id)).toEqual([
      'p3',
      'p2',
      'p1',
    ]);
  });
});

describe('a montage of 40 sections with 500 formations', () => {
  it('keeps the references of everything an edit does not change', () => {
    const montage = largeMontage(40, 500);
    const after = applyChanges(montage, [setDepth('s39', 's39-f499', 0, 7)]);
    const kept = (index: number) => after.sections_list[index] === montage.sections_list[index];
    expect(montage.sections_list.map((_, index) => index).filter((index) => !kept(index))).toEqual([39]);
    const [before, now] = [montage, after].map((one) => one.sections_list[39]?.formations_list ?? []);
    expect(now?.filter((one, index) => one !== before?.[index])).toHaveLength(1);
    expect(after.reservoirs_list).toBe(montage.reservoirs_list);
    expect(after.plan_summaries_list).toBe(montage.plan_summaries_list);
  });
});
