import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

describe('a row whose size is unknown', () => {
  it('is no run of the section above, as a row without a size is', async () => {
    const { loggingRuns } = await readOne(
      'Hole size (in);Run no;Tools\n17.5;1;GR\n;2;Sonic\n?;1;Density\n',
      'Other',
      'logs.csv',
    );
    expect(loggingRuns.map(({ holeDiameterIn, evaluation }) => [holeDiameterIn, evaluation])).toEqual([
      [17.5, 'GR'],
      [17.5, 'Sonic'],
      [null, 'Density'],
    ]);
  });

  it('is no slurry of the casing above', async () => {
    const { slurries } = await readOne(
      'Casing (in);Slurry;Cement;Density (sg)\n13 3/8;Lead;Class A;1.5\n;Tail;Class G;1.9\n?;Lead;Class B;1.6\n',
      'Cement Program',
      'cement.csv',
    );
    expect(slurries.map(({ casingOuterDiameterIn, role }) => [casingOuterDiameterIn, role])).toEqual([
      [13.375, 'lead'],
      [13.375, 'tail'],
    ]);
  });
});
