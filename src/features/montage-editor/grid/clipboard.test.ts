import { describe, expect, it } from 'vitest';
import type { Cell } from '@/domain/montage/address';
import { applyChanges } from '@/domain/montage/apply';
import { cellValue } from '@/domain/montage/cells';
import { countingIds, exampleMontage } from '@/domain/montage/montage-for-tests';
import { sectionsModel } from '../sections/sections-model';
import { fillCells, textOfBlock, pasteMessage } from './clipboard';

const montage = exampleMontage();
const test = (field: string, section = 's1'): Cell => ({ at: { of: 'pressureTest', section }, field });
const pasted = (at: Cell, rows: string[][]) => fillCells(sectionsModel, montage, at, rows, countingIds());
const fill = (at: Cell, rows: string[][]) => pasted(at, rows).edit;

describe('pasting into cells outside blocks', () => {
  it('puts one value into one cell', () => {
    const edit = fill(test('ram_pressure'), [['21,000']]);
    expect(edit?.label).toBe('Paste a cell');
    expect(cellValue(applyChanges(montage, edit!.changes), test('ram_pressure'))).toBe(21_000);
  });

  it('puts a column of values down the programme in one edit', () => {
    const edit = fill(test('annular_pressure'), [['1'], ['2'], ['3'], ['four'], ['5']]);
    const after = applyChanges(montage, edit!.changes);
    const fields = ['annular_pressure', 'ram_pressure', 'casing_on_bump_pressure', 'notes'];
    expect(fields.map((field) => cellValue(after, test(field)))).toEqual([1, 2, 3, 'four']);
    // Continues in the next section, like the cursor.
    expect(cellValue(after, test('annular_pressure', 's2'))).toBe(5);
  });

  it('cuts off values beyond the table', () => {
    const edit = fill(test('notes', 's3'), [['a'], ['b'], ['c']]);
    const after = applyChanges(montage, edit!.changes);
    expect(cellValue(after, test('notes', 's3'))).toBe('a');
  });

  it('rejects a block wider than one column', () => {
    const rows = [
      ['Annular', '20'],
      ['Ram', '30'],
    ];
    expect(pasted(test('annular_pressure'), rows)).toEqual({ edit: null, cells: 0, left: 4 });
    expect(
      fill(test('annular_pressure'), [
        ['20', ''],
        ['30', ' '],
      ]),
    ).not.toBeNull();
  });

  it('detects decimal commas', () => {
    const edit = fill(test('annular_pressure'), [['20.700'], ['13.800,5']]);
    const after = applyChanges(montage, edit!.changes);
    expect(cellValue(after, test('annular_pressure'))).toBe(20_700);
    expect(cellValue(after, test('ram_pressure'))).toBe(13_800.5);
  });

  it('makes no edit if the values are the same', () => {
    expect(fill(test('ram_pressure'), [['20700']])).toBeNull();
  });
});

it('copies full values, and quotes what a spreadsheet would split', () => {
  const block = sectionsModel.block(
    montage,
    { at: { of: 'formation', section: 's1', id: 'north-sea' }, field: 'formation_name' },
    { at: { of: 'formation', section: 's1', id: 'chalk' }, field: 'true_vertical_depth_subsea' },
  );
  expect(textOfBlock(montage, sectionsModel.cells(montage, block!))).toBe(
    'North Sea Group\t486\r\nChalk\t1098',
  );
  const volume: Cell = { at: { of: 'casing', section: 's1' }, field: 'casing_volume_per_meter' };
  expect(textOfBlock(montage, [[volume]])).toBe('0.0781');
});

describe('the message after a paste', () => {
  const edit = { label: '', changes: [] };

  it('counts the cells, those without a place, and those read differently because of their neighbours', () => {
    expect(pasteMessage({ edit, cells: 4, left: 0 }, [['1', '2']])).toEqual({
      text: '4 cells pasted.',
      isPlain: true,
    });
    expect(pasteMessage({ edit, cells: 1, left: 2 }, [['1,5']])).toEqual({
      text: '1 cell pasted. 2 cells did not fit here. Commas were read as decimal commas.',
      isPlain: false,
    });
    expect(pasteMessage({ edit: null, cells: 2, left: 0 }, [['1,5']])).toEqual({
      text: 'Nothing was changed by pasting.',
      isPlain: true,
    });
    expect(pasteMessage({ edit: null, cells: 0, left: 4 }, []).text).toBe(
      'Nothing was pasted: cells below one another take one column of values.',
    );
  });
});
