import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const jobs = (behind: (job: number) => string) =>
  [
    `Cement job 13 3/8" casing - ${behind(1)}`,
    'Property;Lead slurry;Tail slurry',
    'Type;Class G light;Class G',
    'Density (SG);1.50;1.90',
    'Excess (%);60;40',
    '',
    `Cement job 9 5/8" casing - ${behind(2)}`,
    'Property;Lead slurry;Tail slurry',
    'Type;Class G pozzolan;Class G silica',
    'Density (SG);1.56;1.92',
    'Excess (%);30;20',
  ].join('\n');

it('takes the name of the well behind the titles of jobs for no part of them', async () => {
  const { slurries } = await readOne(
    jobs(() => 'Heron-9'),
    'Other',
    'jobs.csv',
  );
  expect(
    slurries.map(({ casingOuterDiameterIn, role, type }) => [casingOuterDiameterIn, role, type]),
  ).toEqual([
    [13.375, 'lead', 'Class G light'],
    [13.375, 'tail', 'Class G'],
    [9.625, 'lead', 'Class G pozzolan'],
    [9.625, 'tail', 'Class G silica'],
  ]);
});

it('takes what differs behind the titles for no name of the well', async () => {
  const { slurries } = await readOne(
    jobs((job) => `Plug P${job}`),
    'Other',
    'jobs.csv',
  );
  expect(slurries.filter(({ casingOuterDiameterIn }) => casingOuterDiameterIn !== null)).toEqual([]);
});
