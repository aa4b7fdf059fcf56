import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

it('reads density, top and additives of the only slurry below the title of a liner', async () => {
  const { slurries } = await readOne(
    [
      '7" liner in 8 1/2" hole;',
      'Liner top / shoe;9,450 ft / 11,290 ft MD',
      'Slurry type;Class G',
      'Density, ppg;16.4',
      'Open hole excess, %;30',
      'Top of slurry, ft MD;9450',
      'Additives;Silica flour, retarder',
    ].join('\n'),
    'Cement Program',
    'cement.csv',
  );
  expect(slurries).toHaveLength(1);
  expect(slurries[0]).toMatchObject({ role: 'liner', excess: '30%', additives: 'Silica flour, retarder' });
  expect(slurries[0]?.topOfCement).toContain('2880');
});
