import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const mudsOf = async (...lines: string[]) => {
  const { muds } = await readOne(lines.join('\n'), 'Mud Program', 'muds.txt');
  return muds.map(({ holeDiameterIn, type, weightText, apiFluidLossMl, ph }) => [
    holeDiameterIn,
    type,
    weightText,
    apiFluidLossMl.upper,
    ph.lower,
  ]);
};

describe('a sentence about a mud', () => {
  it.each([
    'Drill 12 1/4" with KCl polymer of 1.15 - 1.25 SG; API fluid loss ≤ 6 ml; pH 9 - 10',
    '12 1/4" will be drilled using KCl polymer, 1.15 - 1.25 SG, API fluid loss < 6 ml, pH 9 - 10.',
  ])('begins with the size of its hole: %s', async (line) => {
    expect(await mudsOf(line)).toEqual([[12.25, 'KCl polymer', '1.15 - 1.25 SG', 6, 9]]);
  });

  it.each(['Run 9 5/8" and displace to OBM of 1.35 SG', 'Set the 7" liner in OBM of 1.35 SG'])(
    'may name a string: %s',
    async (line) => {
      expect(await mudsOf(line)).toEqual([]);
    },
  );

  it.each([
    '12 1/4" hole: drill with KCl polymer of 1.15 - 1.25 SG; hold API fluid loss at ≤ 6 ml; maintain pH at 9 - 10',
    'Drill 12¼″ with KCl polymer of 1.15 – 1.25 SG; API fluid loss ≤ 6 ml; keep pH at 9 – 10',
    'Drill 12 1/4" using KCl polymer of 1.15 - 1.25 SG; keep the API fluid loss at max 6 ml and the pH at 9 - 10.',
    'Circulate 12 1/4" hole to KCl polymer of 1.15 - 1.25 SG; keep API fluid loss below 6 ml; adjust pH to 9 - 10',
  ])('says what to hold its properties at behind semicolons: %s', async (line) => {
    expect(await mudsOf(line)).toEqual([[12.25, 'KCl polymer', '1.15 - 1.25 SG', 6, 9]]);
  });

  it('gives no figure behind a sign that is not known', async () => {
    expect(
      await mudsOf('Drill 12 1/4" with OBM of 1.35 SG; API fluid loss "d 6 ml; keep pH at 9 - 10'),
    ).toEqual([[12.25, 'OBM', '1.35 SG', null, null]]);
  });
});
