import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const namesIn = async (...rows: string[]) => {
  const { holeNames = [] } = await readOne(`${rows.join('\n')}\n`, 'Other', 'fluids.csv');
  return holeNames.map(({ diameterIn, description, origins }) => [
    diameterIn,
    description,
    origins?.['description']?.cell ?? origins?.['description']?.row,
  ]);
};

describe('the names of holes in a programme', () => {
  it('are in the column next to their sizes', async () => {
    expect(
      await namesIn(
        'Interval;Hole (in);Fluid;MW (sg)',
        'Structural;30 (jetted);Seawater;1.03',
        'Surface;20;Gel mud;1.10',
        'Intermediate 2;14-3/4;OBM;1.32',
      ),
    ).toEqual([
      [30, 'Structural', 2],
      [20, 'Surface', 3],
      [14.75, 'Intermediate 2', 4],
    ]);
  });

  it('are none if a cell is of depths, or if two holes share a name', async () => {
    expect(
      await namesIn(
        'Interval;Hole (in);Fluid;MW (sg)',
        'Surface;20;Gel mud;1.10',
        '640 - 1810 m;14-3/4;OBM;1.32',
      ),
    ).toEqual([]);
    expect(
      await namesIn(
        'Interval;Hole (in);Fluid;MW (sg)',
        'Surface;20;Gel mud;1.10',
        'Intermediate;14-3/4;OBM;1.32',
        'Intermediate;10-5/8;OBM;1.41',
      ),
    ).toEqual([]);
  });
});
