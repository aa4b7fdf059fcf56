import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const SECTION = `4. 16" hole section
The section ends in the lower marl at 1,310 m MD (1,302 m TVD).

`;
const DRILLED = `${SECTION}- Drilling fluid. Gypsum polymer; density 1.14 to 1.22 sg;
yield point 6 to 11 Pa; API fluid loss below 7 ml;
pH 9 to 10.
`;
const CEMENTED = `- Lead slurry. Class A extended, 1.47 sg, 60% excess on the
open hole, top of cement at 210 m. Additives: Bentonite,
NaCl 3%, retarder.
- Tail slurry. Class A, 1.86 sg, 35% excess, top of cement at
1,120 m. Additives: Dispersant.
`;

it('reads a title that runs into the text of its item as a label, up to the end of the item', async () => {
  const { muds } = await readOne(DRILLED);
  expect(muds).toHaveLength(1);
  expect(muds[0]).toMatchObject({
    holeDiameterIn: 16,
    type: 'Gypsum polymer',
    yieldPointPa: { lower: 6, upper: 11 },
    apiFluidLossMl: { upper: 7 },
    ph: { lower: 9, upper: 10 },
  });
});

it('reads each slurry below such a title with its additives', async () => {
  const { slurries, muds } = await readOne(`${SECTION}${CEMENTED}`);
  expect(
    slurries.map(({ role, type, excess, topOfCement, additives }) => [
      role,
      type,
      excess,
      topOfCement,
      additives,
    ]),
  ).toEqual([
    ['lead', 'Class A extended', '60%', '210 m', 'Bentonite, NaCl 3%, retarder'],
    ['tail', 'Class A', '35%', '1120 m', 'Dispersant'],
  ]);
  expect(muds).toEqual([]);
});

it('takes a sentence of one word for no label', async () => {
  const { muds } = await readOne(`${SECTION}- Mud. The system is chosen by the contractor; weight 1.2 sg.\n`);
  expect(muds.map(({ type }) => type)).not.toContain('The system is chosen by the contractor');
});

it.each(['Additives: NaCl 6 %, defoamer.', 'Lead: Class A, 1.50 sg. Additives: bentonite 2 %, retarder.'])(
  'takes no mud from a list of additives: %s',
  async (text) => {
    expect((await readOne(`${SECTION}${text}\n`)).muds).toEqual([]);
  },
);

it('keeps what kind of cement it is, in words behind its class', async () => {
  const { slurries } = await readOne(
    `${SECTION}- Lead slurry. Class C, high water to cement, 1.42 sg, 60% excess.\n`,
  );
  expect(slurries.map(({ type }) => type)).toEqual(['Class C, high water to cement']);
});
