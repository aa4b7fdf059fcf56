import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';
import { typeOfRole } from './type-of-role';

it('finds the composition of a slurry in the cell that names it', () => {
  expect(typeOfRole('Lead - Class G + 12% gel')).toBe('Class G + 12% gel');
  expect(typeOfRole('Tail (Class G + 35% SSA)')).toBe('Class G + 35% SSA');
  expect(typeOfRole('Class A + 2% CaCl2')).toBe('Class A + 2% CaCl2');
  for (const name of ['Lead', 'Tail slurry', 'Lead cement', 'Single stage'])
    expect(typeOfRole(name)).toBeNull();
});

it('leaves out of a composition what the sentence says is done', async () => {
  const { slurries } = await readOne(
    '6.3 Cementing 9 5/8" casing\nThe casing will be cemented with a 13.5 ppg Class G lead slurry with 30% excess to bring cement to 2,000 ft, followed by a 16.0 ppg Class G + 35 % silica tail slurry, 20% excess, with TOC at 6,500 ft.\n',
  );
  expect(slurries.map(({ role, type }) => [role, type])).toEqual([
    ['lead', 'Class G'],
    ['tail', 'Class G + 35 % silica'],
  ]);
});

it('takes the weight in the name of a light cement for no density', async () => {
  const { slurries } = await readOne(
    '7.1 Cementing 10 3/4" casing\n- Lead: Class C light-weight, 12.1 ppg, 40% excess, TOC 300 ft\n- Tail: Class C, weight 14.8 ppg, 20% excess, TOC 2,100 ft\n',
  );
  expect(slurries.map(({ role, type }) => [role, type])).toEqual([
    ['lead', 'Class C light-weight'],
    ['tail', 'Class C'],
  ]);
});
