import { describe, expect, it } from 'vitest';
import type { Cell } from '@/domain/montage/address';
import { applyChanges } from '@/domain/montage/apply';
import { countingIds, exampleMontage } from '@/domain/montage/montage-for-tests';
import type { Motion } from '../grid/grid-model';
import { createListModel } from './list-model';

const reservoirsModel = createListModel({ of: 'reservoirs' });

const montage = (() => {
  const example = exampleMontage();
  const [one] = example.reservoirs_list;
  return {
    ...example,
    reservoirs_list: Array.from({ length: 20 }, (_, at) => ({ ...one!, id: `r${at}` })),
  };
})();
const cell = (row: number, field = 'formation_name'): Cell => ({
  at: { of: 'reservoir', id: `r${row}` },
  field,
});
const go = (from: Cell, motion: Motion) => reservoirsModel.move(montage, from, motion);

describe('moving', () => {
  it.each<[Motion, Cell, Cell]>([
    ['up', cell(1), cell(0)],
    ['up', cell(0), cell(0)],
    ['down', cell(0), cell(1)],
    ['down', cell(19), cell(19)],
    ['left', cell(3), cell(3)],
    ['right', cell(3), cell(3, 'pressure_lower_bound')],
    ['right', cell(3, 'gradient'), cell(3, 'gradient')],
    ['row-start', cell(3, 'gradient'), cell(3)],
    ['row-end', cell(3), cell(3, 'gradient')],
    ['table-start', cell(3, 'gradient'), cell(0, 'gradient')],
    ['table-end', cell(3, 'gradient'), cell(19, 'gradient')],
    ['page-down', cell(2), cell(14)],
    ['page-down', cell(14), cell(19)],
    ['page-up', cell(14), cell(2)],
    ['page-up', cell(2), cell(0)],
    ['next', cell(2), cell(2, 'pressure_lower_bound')],
    ['next', cell(2, 'gradient'), cell(3)],
    ['next', cell(19, 'gradient'), cell(19, 'gradient')],
    ['previous', cell(3), cell(2, 'gradient')],
    ['previous', cell(0), cell(0)],
  ])('%s from %j', (motion, from, to) => {
    expect(go(from, motion)).toEqual(to);
  });

  it('starts at the first cell, also from a deleted one', () => {
    expect(reservoirsModel.first(montage)).toEqual(cell(0));
    expect(go(cell(99), 'up')).toEqual(cell(0));
    expect(reservoirsModel.first({ ...montage, reservoirs_list: [] })).toBeNull();
  });
});

describe('blocks', () => {
  it('span from any corner', () => {
    const block = reservoirsModel.block(montage, cell(4, 'gradient'), cell(2, 'pressure_upper_bound'))!;
    expect(block).toMatchObject({ fromRow: 2, toRow: 4, fromColumn: 2, toColumn: 5 });
    const cells = reservoirsModel.cells(montage, block);
    expect(cells).toHaveLength(3);
    expect(cells[0]![0]).toEqual(cell(2, 'pressure_upper_bound'));
    expect(cells[2]!.at(-1)).toEqual(cell(4, 'gradient'));
  });
});

describe('pasting', () => {
  it('overwrites rows and appends the rest', () => {
    const pasted = reservoirsModel.paste(
      montage,
      cell(19),
      [
        ['A', '1'],
        ['B', 'two'],
      ],
      countingIds(),
    )!;
    const after = applyChanges(montage, pasted.edit!.changes).reservoirs_list;
    expect(after).toHaveLength(21);
    expect(after[19]).toMatchObject({ formation_name: 'A', pressure_lower_bound: 1 });
    // A pressure that is not a number is empty.
    expect(after[20]).toMatchObject({ id: 'temp-1', formation_name: 'B', pressure_lower_bound: null });
  });
});

it('follows a row that gets its id from a save', () => {
  const saved = {
    ...montage,
    reservoirs_list: montage.reservoirs_list.map((one) => (one.id === 'r5' ? { ...one, id: '77' } : one)),
  };
  expect(reservoirsModel.follow(montage, saved, cell(5, 'gradient'))).toEqual({
    at: { of: 'reservoir', id: '77' },
    field: 'gradient',
  });
});
