import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applied as appliedTo } from './applied-for-tests';
import type { Edit } from './change';
import type { Montage } from './montage';
import { countingIds, exampleMontage, withoutFigures } from './montage-for-tests';
import { pasteFormations, pasteListed } from './paste';
import { parseTsv, toTsv } from './tsv';

const before = exampleMontage();
const applied = (edit: Edit | null, montage: Montage = before) => appliedTo(edit, montage);
const paste = (row: number, column: number, rows: string[][]) =>
  pasteFormations(before, { section: 's2', row, column, rows }, countingIds())?.edit ?? null;
const rowsOf = (montage: Montage) =>
  montage.sections_list[1]?.formations_list.map(
    ({ id, formation_name, true_vertical_depth_subsea, true_vertical_depth_below_drill_floor }) =>
      [id, formation_name, true_vertical_depth_subsea, true_vertical_depth_below_drill_floor] as const,
  );

describe('a block pasted over formations', () => {
  it('covers cells from its corner, parsed as typed', () => {
    const edit = paste(1, 1, [
      ['1,990.5', ''],
      ['nothing', '5 m'],
    ]);
    expect(edit?.label).toBe('Paste 4 cells');
    expect(rowsOf(applied(edit))).toEqual([
      ['zechstein', 'Zechstein', 0, 5],
      ['texel', 'Texel', 1894, 1927.5],
      ['holland', 'Holland', 1990.5, null],
    ]);
  });

  it('appends rows below the last, and cuts off columns', () => {
    const after = applied(
      paste(2, 0, [
        ['Z', '2300', '1', '2', '3', '4', 'beyond'],
        ['', '2400'],
        ['Q', '2350'],
        ['', '  '],
      ]),
    );
    expect(rowsOf(after)).toEqual([
      ['texel', 'Texel', 1894, 1927.5],
      ['holland', 'Holland', 1986, 2019.5],
      ['zechstein', 'Z', 2300, 1],
      ['temp-2', 'Q', 2350, 0],
      ['temp-1', 'New Formation', 2400, 0],
    ]);
    expect(after.sections_list[0]).toBe(before.sections_list[0]);
  });

  it('counts the cells that were pasted and left out', () => {
    const pasted = (column: number, rows: string[][]) => {
      const { cells, left } = pasteFormations(
        before,
        { section: 's2', row: 0, column, rows },
        countingIds(),
      )!;
      return { cells, left };
    };
    expect(
      pasted(4, [
        ['1', '2', '3', ''],
        ['4', '5', '6', ' '],
      ]),
    ).toEqual({ cells: 4, left: 2 });
    expect(pasted(0, [['Texel', '1900']])).toEqual({ cells: 2, left: 0 });
  });

  it('reads a dot as a thousands separator if nearby numbers have decimal commas', () => {
    const depths = (rows: string[][]) => rowsOf(applied(paste(1, 0, rows)))?.find(([id]) => id === 'holland');
    expect(depths([['1.934', '1.900,5', '1.934']])?.slice(1)).toEqual(['1.934', 1900.5, 1934]);
    expect(depths([['Holland', '1.934', '1.967']])?.slice(2)).toEqual([1.934, 1.967]);
    expect(depths([['Holland', '1,934', '1967,25']])?.slice(2)).toEqual([1.934, 1967.25]);
    // One with a comma and one with a dot prove nothing.
    expect(
      depths([
        ['Holland', '1.934', '1967,5'],
        ['', '2000.5'],
      ])?.slice(2),
    ).toEqual([1.934, 1967.5]);
  });

  it('is nothing if the values are the same', () => {
    expect(paste(0, 0, [['Texel', '1894']])).toBeNull();
    expect(paste(0, 6, [['x']])).toBeNull();
    expect(paste(0, 0, [])).toBeNull();
    expect(
      pasteFormations(before, { section: 'gone', row: 0, column: 0, rows: [['x']] }, countingIds()),
    ).toBeNull();
  });

  it('may begin below the last row', () => {
    expect(rowsOf(applied(paste(9, 0, [['New', '9000']])))?.at(-1)).toEqual(['temp-1', 'New', 9000, 0]);
  });
});

it('is pasted over reservoirs by the same rules, with nothing invented', () => {
  const rows = [['Rotliegend', '1', 'high', '2', '', '10.5'], ['New']];
  const block = { list: { of: 'reservoirs' }, row: 1, column: 0, rows } as const;
  const edit = pasteListed(before, block, countingIds())?.edit ?? null;
  expect(applied(edit).reservoirs_list.slice(1)).toEqual([
    {
      id: 'r2',
      formation_name: 'Rotliegend',
      pressure_lower_bound: 1,
      pressure_upper_bound: null,
      true_vertical_depth_subsea_lower_bound: 2,
      true_vertical_depth_subsea_upper_bound: null,
      gradient: 10.5,
    },
    {
      id: 'temp-1',
      formation_name: 'New',
      pressure_lower_bound: 0,
      pressure_upper_bound: 0,
      true_vertical_depth_subsea_lower_bound: 0,
      true_vertical_depth_subsea_upper_bound: 0,
      gradient: 0,
    },
  ]);
});

describe('the clipboard of spreadsheets', () => {
  it.each([
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\nb', [['a'], ['b']]],
    [
      'a\t\n\tb',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    ['"two\nlines"\t"a ""quote"""\t"a\ttab"', [['two\nlines', 'a "quote"', 'a\ttab']]],
    ['13 3/8"\t9"', [['13 3/8"', '9"']]],
    ['"open', [['"open']]],
    ['"a" b\tc', [['"a" b', 'c']]],
    ['one', [['one']]],
    ['\n', [['']]],
    ['', []],
  ])('%j is read', (text, rows) => expect(parseTsv(text)).toEqual(rows));

  it('parses everything it writes', () => {
    const cell = fc.oneof(fc.string(), fc.stringMatching(/^["\t\r\na ]{0,6}$/));
    const block = fc
      .integer({ min: 1, max: 4 })
      .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }));
    fc.assert(
      fc.property(block, (rows) => {
        // Spreadsheets end their last row with a line end, which distinguishes an empty last row from none.
        expect(parseTsv(`${toTsv(rows)}\r\n`)).toEqual(rows);
      }),
    );
  });
});

describe('a block pasted over the figures of the plan', () => {
  const over = (row: number, rows: string[][], montage = before) =>
    pasteListed(montage, { list: { of: 'planSteps' }, row, column: 2, rows }, countingIds())!;

  it('sets the durations, and adds no steps', () => {
    const pasted = over(1, [
      ['4', '5', '9'],
      ['1', '2', '3'],
      ['6', '7'],
    ]);
    expect(pasted).toMatchObject({ cells: 6, left: 2 });
    const steps = applied(pasted.edit).plan_summaries_list;
    expect(steps).toHaveLength(3);
    expect(steps.slice(1)).toMatchObject([
      { duration_low: 4, duration_likely: 5, duration_high: 9 },
      { duration_low: 1, duration_likely: 2, duration_high: 3 },
    ]);
  });

  it('changes nothing that the server does not keep', () => {
    expect(over(0, [['4']], withoutFigures(before)).edit).toBeNull();
  });
});
