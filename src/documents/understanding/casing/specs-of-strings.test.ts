import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const TABLE = `Casing points

Hole size\tCasing\tSection TD (m MD)\tShoe (m MD)
24"\t18 5/8"\t510\t507
16"\t13 3/8"\t1,390\t1,387
8 1/2"\t7" liner\t2,950\t2,947

`;

it('adds the pipe that a sentence describes to the string that a table only places', async () => {
  const { casings } = await readOne(
    `${TABLE}1 24" hole section\nThe 18 5/8" conductor is 87.5 lb/ft K-55 with Leopard connectors.\n2 16" hole section\nThe 13 3/8" string is 68 lb/ft L-80 Vam Top.\n3 8 1/2" hole section\nThe 7" liner is 29 lb/ft P-110 Vam Top HC.\n`,
  );
  expect(
    casings.map(({ outerDiameterIn, kind, grade, thread, shoeAhdM }) => [
      outerDiameterIn,
      kind,
      grade,
      thread,
      shoeAhdM,
    ]),
  ).toEqual([
    [18.625, 'casing', 'K-55', 'Leopard', 507],
    [13.375, 'casing', 'L-80', 'Vam Top', 1387],
    [7, 'liner', 'P-110', 'Vam Top HC', 2947],
  ]);
});

it('keeps what the table specifies, and adds no string that it does not have', async () => {
  const { casings } = await readOne(
    `${TABLE.replace('Shoe (m MD)', 'Grade').replace('507', 'K-55').replace('1,387', 'N-80').replace('2,947', 'P-110')}1 16" hole section\nThe 13 3/8" string is 68 lb/ft L-80 Vam Top.\nThe 9 5/8" casing is 47 lb/ft L-80.\n`,
  );
  expect(casings.map(({ outerDiameterIn, grade }) => [outerDiameterIn, grade])).toEqual([
    [18.625, 'K-55'],
    [13.375, 'N-80'],
    [7, 'P-110'],
  ]);
});
