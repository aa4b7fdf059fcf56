import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const mudsOf = async (...rows: string[]) =>
  (
    await readOne(
      `${['Hole;Depth;Mud type;MW (sg);HPHT FL (ml);pH', ...rows].join('\n')}\n`,
      'Mud Program',
      'muds.csv',
    )
  ).muds;

it('gives a hole the widest range of the intervals that one mud has in it, and marks it', async () => {
  const [surface, first, second] = await mudsOf(
    '12-1/4";14 - 765 m;Gel;1.03 - 1.08;N/A;9',
    '8-1/2";765 - 1950 m;KCl polymer;1.08 - 1.12;N/A;8.5 - 9.5',
    '8-1/2";1950 - 2845 m;KCl polymer;1.10 - 1.18;< 16;9.0 - 9.8',
  );
  expect(surface?.origins?.['weightKpaPerM.upper']?.certainty).not.toBe('assumed');
  expect(first?.weightText).toBe('1.08 - 1.12 SG; 1.10 - 1.18 SG');
  expect(first?.weightKpaPerM.upper).toBeCloseTo(1.18 * 9.80665);
  expect(first).toMatchObject({
    ph: { exact: null, lower: 8.5, upper: 9.8 },
    hphtFluidLossMl: { exact: null, lower: null, upper: 16 },
    origins: {
      'ph.lower': { row: 3, certainty: 'assumed' },
      'ph.upper': { row: 4, certainty: 'assumed', note: 'the widest of the intervals of its hole' },
    },
  });
  expect(second?.ph).toEqual({ exact: null, lower: 9, upper: 9.8 });
});

it('has no bound where one interval has none, and leaves two muds of a hole as they are', async () => {
  const [first] = await mudsOf(
    '8-1/2";765 - 1950 m;KCl polymer;1.08;< 8;9',
    '8-1/2";1950 - 2845 m;KCl polymer;1.12;6;> 9.5',
  );
  expect(first).toMatchObject({
    ph: { exact: null, lower: 9, upper: null },
    hphtFluidLossMl: { exact: null, lower: null, upper: 8 },
  });
  const [water, oil] = await mudsOf(
    '8-1/2";765 - 1950 m;KCl polymer;1.08;< 8;9',
    '8-1/2";1950 - 2845 m;OBM;1.12;6;9.5',
  );
  expect([water?.ph.exact, oil?.ph.exact]).toEqual([9, 9.5]);
});
