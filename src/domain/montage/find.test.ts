import { expect, it } from 'vitest';
import { cellKey } from './address';
import { findInMontage } from './find';
import { exampleMontage } from './montage-for-tests';

const montage = exampleMontage();
const keys = (text: string) => findInMontage(montage, text).map(cellKey);

it('finds values as shown, in the order of the screen, whatever their case', () => {
  expect(keys(' CHALK ')).toEqual([
    'formation|s1|chalk|formation_name',
    'casing|s1||notes',
    'casing|s2||notes',
    'risk||ri1|cause',
  ]);
});

it.each(['1,098.0', '1098.0', '1,0', '1098'])('finds a depth of 1,098.0 m by %s', (text) => {
  expect(keys(text)).toContain('formation|s1|chalk|true_vertical_depth_subsea');
});

it('finds a rounded value by what is shown, not by its hidden digits', () => {
  expect(keys('18.63')).toEqual([
    'cement|s1||tail_slurry_pressure_gradient',
    'cement|s2||tail_slurry_pressure_gradient',
  ]);
  expect(keys('18.633')).toEqual([]);
});

it('finds a section by its title, with a typed quote for inches', () => {
  expect(keys('17 1/2" section')).toEqual(['section|s1||diameter']);
});

it('finds the depths, durations and costs of the plan', () => {
  expect(keys('25.5')).toEqual(['planStep||p2|duration_likely']);
  expect(keys('3,100,000')).toEqual(['planStep||p1|fixed_cost']);
});

it('finds pressures and strength tests', () => {
  expect(keys('offset wells')).toEqual(['pressurePoint||pp1|notes']);
  expect(keys('10130')).toEqual(['pressurePoint||pp1|pore_pressure']);
  expect(keys('fit')).toContain('strengthTest||st1|test_type');
  expect(keys('16,500.0')).toEqual(['strengthTest||st1|pressure']);
});

it('finds risks, and their sections as shown', () => {
  expect(keys('lcm on')).toEqual(['risk||ri1|mitigation']);
  expect(keys('17 1/2" S1')).toEqual(['risk||ri1|section_id']);
});

it('finds nothing for a blank text and for the dash of a missing value', () => {
  expect(keys('  ')).toEqual([]);
  expect(
    findInMontage({ ...montage, top_line_item: null, plan_summaries_list: [] }, '-').map(
      ({ field }) => field,
    ),
  ).not.toContain('lead_slurry_additives');
});

it('finds the cells of well paths', () => {
  expect(keys('Plan B')).toEqual(['trajectory||t1|name']);
  expect(keys('135.50')).toEqual(['station|t1|st-2|azimuth']);
  expect(keys('main fault')).toEqual(['target|t1|tg1|name']);
});
