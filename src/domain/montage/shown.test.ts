import { describe, expect, it } from 'vitest';
import { catalogue, fieldOf } from './catalogue';
import { shown } from './shown';

const { section, casing, mud, cement, reservoir, topLine } = catalogue;

describe('a formatted value', () => {
  it.each([
    [section.true_vertical_depth_subsea, 1234.56, '1,234.6'],
    [section.true_vertical_depth_subsea, -0.04, '0.0'],
    [casing.casing_inner_diameter, 12.415, '12.415'],
    [casing.casing_volume_per_meter, 0.0781, '0.0781'],
    [casing.casing_volume_per_meter, 0.1, '0.100'],
    [casing.casing_mass, 101.19, '101.19'],
    [casing.casing_outer_diameter, '13.375', '13 3/8'],
    [casing.casing_outer_diameter, 'to be chosen', 'to be chosen'],
    [casing.casing_outer_diameter, ' ', '-'],
    [mud.mud_weight_exact, 11.278, '11.28'],
    [cement.lead_slurry_type, ' Class G ', 'Class G'],
    [reservoir.gradient, 11.1, '11.10'],
    [reservoir.gradient, 11.123, '11.123'],
    [reservoir.pressure_lower_bound, 33_560, '33,560.0'],
    [topLine.well_id, 10_442, '10442'],
    [topLine.afe_cost, 18_400_000.4, '18,400,000'],
  ])('%j of %j is %j', (field, value, expected) => {
    expect(shown(field, value)).toBe(expected);
  });

  it('is a dash where there is none', () => {
    expect(shown(casing.casing_mass, null)).toBe('-');
    expect(shown(casing.casing_grade, '  ')).toBe('-');
    expect(shown(reservoir.gradient, undefined)).toBe('-');
  });
});

it('steps are 0.1, but 0.001 for the volume per metre and 0.01 for a gradient of a reservoir', () => {
  expect(casing.casing_volume_per_meter.step).toBe(0.001);
  expect(reservoir.gradient.step).toBe(0.01);
  expect(mud.mud_weight_exact.step).toBe(0.1);
  expect(cement.lead_slurry_pressure_gradient.step).toBe(0.1);
});

it('rejects a cell that no entity has', () => {
  expect(() => fieldOf({ at: { of: 'section', section: 's1' }, field: 'colour' })).toThrow(RangeError);
  expect(() => fieldOf({ at: { of: 'section', section: 's1' }, field: 'toString' })).toThrow(RangeError);
});
