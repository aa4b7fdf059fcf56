import { expect, it } from 'vitest';
import { readOne } from './documents-for-tests';

it('reads a column for each section with properties of several kinds below each other', async () => {
  const facts = await readOne(
    'Well data sheet;;;\n;Surface;Intermediate;Production\nHole size (in);17.5;12.25;8.5\nCasing size (in);13.375;9.625;7\n' +
      'Weight (lb/ft);68;47;29\nGrade;K-55;L-80;P-110\nSetting depth MD (m);600;1900;3000\nMud type;Gel;LSND;OBM\n' +
      'Mud weight (SG);1.10;1.20;1.40\nTop of cement MD (m);0;400;1700\nTail slurry density (SG);1.90;1.90;1.95\nBOP annular test (psi);;3500;3500\n',
  );
  expect(
    facts.casings.map((one) => [one.holeDiameterIn, one.outerDiameterIn, one.grade, one.shoeAhdM]),
  ).toEqual([
    [17.5, 13.375, 'K-55', 600],
    [12.25, 9.625, 'L-80', 1900],
    [8.5, 7, 'P-110', 3000],
  ]);
  expect(facts.muds.map(({ holeDiameterIn, type }) => [holeDiameterIn, type])).toEqual([
    [17.5, 'Gel'],
    [12.25, 'LSND'],
    [8.5, 'OBM'],
  ]);
  expect(facts.slurries).toHaveLength(3);
  expect(facts.pressureTests.map(({ holeDiameterIn }) => holeDiameterIn)).toEqual([12.25, 8.5]);
});
