import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';
import { withRolesBefore } from './roles-behind';

it.each([
  'The 18 5/8" string is 87.5 lb/ft K-55. Cement with lead slurry of 12.0 ppg class G with gel and 90% excess, lead top at seabed, followed by 15.6 ppg class G tail with 40% excess, tail top at 420 m.',
  'Cement with a lead slurry of 12.0 ppg class G with gel and 90% excess, lead top at seabed, followed by a tail slurry of 15.6 ppg class G with 40% excess, tail top at 420 m.',
])(
  'reads a job whose second slurry is named behind its density, or again with its top: %s',
  async (sentence) => {
    const { slurries } = await readOne(
      `Programme\nWell 8/2-F\n\n1 24" hole section\nCasing and cement\n${sentence}\n`,
    );
    expect(slurries.map(({ role, type, excess, topOfCement }) => [role, type, excess, topOfCement])).toEqual([
      ['lead', 'class G with gel', '90%', 'seabed'],
      ['tail', 'class G', '40%', '420 m'],
    ]);
  },
);

it('leaves a job alone that names each slurry in the same place', () => {
  const job = 'a 12.0 ppg lead and a 15.6 ppg tail';
  expect(withRolesBefore(job)).toBe(job);
});
