import { describe, expect, it } from 'vitest';
import type { Cell } from '@/domain/montage/address';
import { exampleMontage } from '@/domain/montage/montage-for-tests';
import { fieldOf, shown } from './fields';
import { reservoirFields } from './reservoirs/reservoirs-model';
import { programCells, programColumns } from './sections/program';
import { formationFields, sectionTdFields } from './sections/sections-model';

const inSection = (of: 'casing' | 'mud' | 'cement' | 'section', field: string): Cell => ({
  at: { of, section: 's1' },
  field,
});
const reservoir = (field: string): Cell => ({ at: { of: 'reservoir', id: 'r1' }, field });
const text = (cell: Cell, value: string | number | null) => shown(fieldOf(cell), value);

describe('a value as it is shown', () => {
  it.each([
    [inSection('section', 'true_vertical_depth_subsea'), 1234.56, '1,234.6'],
    [inSection('section', 'true_vertical_depth_subsea'), -0.04, '0.0'],
    [inSection('casing', 'casing_inner_diameter'), 12.415, '12.415'],
    [inSection('casing', 'casing_volume_per_meter'), 0.0781, '0.0781'],
    [inSection('casing', 'casing_volume_per_meter'), 0.1, '0.100'],
    [inSection('casing', 'casing_mass'), 101.19, '101.19'],
    [inSection('casing', 'casing_outer_diameter'), '13.375', '13 3/8'],
    [inSection('casing', 'casing_outer_diameter'), 'to be chosen', 'to be chosen'],
    [inSection('mud', 'mud_weight_exact'), 11.278, '11.28'],
    [inSection('cement', 'lead_slurry_type'), ' Class G ', 'Class G'],
    [reservoir('gradient'), 11.1, '11.10'],
    [reservoir('gradient'), 11.123, '11.123'],
    [reservoir('pressure_lower_bound'), 33_560, '33,560.0'],
  ])('%j of %j is %j', (cell, value, expected) => {
    expect(text(cell, value)).toBe(expected);
  });

  it('is a dash where there is none', () => {
    expect(text(inSection('casing', 'casing_mass'), null)).toBe('-');
    expect(text(inSection('casing', 'casing_grade'), '  ')).toBe('-');
    expect(shown(fieldOf(reservoir('gradient')), undefined)).toBe('-');
  });
});

describe('steps', () => {
  it('are 0.1, but 0.001 for the volume per metre and 0.01 for a gradient of a reservoir', () => {
    expect(fieldOf(inSection('casing', 'casing_volume_per_meter')).step).toBe(0.001);
    expect(fieldOf(reservoir('gradient')).step).toBe(0.01);
    expect(fieldOf(inSection('mud', 'mud_weight_exact')).step).toBe(0.1);
    expect(fieldOf(inSection('cement', 'lead_slurry_pressure_gradient')).step).toBe(0.1);
  });
});

it('knows every cell that the tables show', () => {
  const sections = exampleMontage().sections_list;
  const [first] = sections;
  const cells: Cell[] = [
    ...[first!, { ...first!, liner: true }].flatMap((section) =>
      programColumns.flatMap((column) => programCells(section, column)),
    ),
    ...formationFields.map((field): Cell => ({ at: { of: 'formation', section: 's1', id: 'chalk' }, field })),
    ...sectionTdFields.map((field) => inSection('section', field)),
    ...reservoirFields.map((field) => reservoir(field)),
  ];
  for (const cell of cells) expect(fieldOf(cell).name).not.toBe('');
  expect(() => fieldOf(inSection('section', 'description'))).toThrow(RangeError);
});
