import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

it('reads the valves next to the annular of a Norwegian table as the rams, as an assumption', async () => {
  const { pressureTests } = await readOne(
    ['Hull;Ringromsventil (bar);Ventiler (bar)', '16";130;190', '12 1/4";230;335'].join('\n'),
    'Other',
    'trykktest.csv',
  );
  expect(pressureTests.map(({ ramKpa }) => ramKpa)).toEqual([19000, 33500]);
  expect(JSON.stringify(pressureTests[0]?.origins)).toContain('was read as the rams');
});
