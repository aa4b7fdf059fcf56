import { expect, it } from 'vitest';

import type { CementItem } from '@/api/generated/model';
import { isUnplanned, slurriesOf } from './cement-slurries';

const blank = {
  slurry_type: null,
  slurry_pressure_gradient: null,
  slurry_excess: null,
  slurry_top_of_cement: null,
  slurry_additives: null,
};
const prefixed = (role: string, fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${role}_${name}`, value]));

const cement = {
  id: 'c1',
  notes: null,
  ...prefixed('lead', { ...blank, slurry_type: 'G + extender', slurry_pressure_gradient: 14.7 }),
  ...prefixed('tail', { ...blank, slurry_top_of_cement: '1250' }),
  ...prefixed('top_fill', { ...blank, slurry_excess: ' ' }),
  ...prefixed('liner', { ...blank, slurry_additives: 'latex' }),
} as CementItem;

it('shows lead, tail and topfill behind a casing', () => {
  const slurries = slurriesOf(cement, false);
  expect(slurries.map(({ role }) => role)).toEqual(['Lead', 'Tail', 'Topfill']);
  expect(slurries[0]).toMatchObject({ type: 'G + extender', gradientKpaPerM: 14.7 });
  expect(slurries[1]).toMatchObject({ topOfCement: '1250' });
});

it('shows the one slurry behind a liner', () => {
  const slurries = slurriesOf(cement, true);
  expect(slurries).toHaveLength(1);
  expect(slurries[0]).toMatchObject({ role: null, additives: 'latex' });
});

it('knows a slurry that nobody planned', () => {
  expect(slurriesOf(cement, false).map(isUnplanned)).toEqual([false, false, true]);
});
