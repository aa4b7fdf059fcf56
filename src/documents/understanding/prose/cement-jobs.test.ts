import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const slurriesOf = async (text: string) =>
  (await readOne(text)).slurries.map((slurry) => [
    slurry.casingOuterDiameterIn ?? slurry.holeDiameterIn,
    slurry.role,
    Number(((slurry.gradientKpaPerM ?? 0) / 9.80665).toFixed(2)),
    slurry.topOfCement,
  ]);

describe('cement jobs in sentences', () => {
  it('have a density for each slurry, before or behind its name', async () => {
    expect(
      await slurriesOf(
        'The 18 5/8" casing will be set at 510 m and cemented to seabed with a 12.5 ppg lead and a 15.8 ppg tail.\n\n' +
          '11 3/4" casing cemented to 430 m MD with 1.55 SG lead, 1.91 SG tail from 1,300 m to the shoe.\n\n' +
          'The 7" liner is cemented with 12 m3 of 1.90 SG slurry. Top of cement is at 2,100 m MD.\n',
      ),
    ).toEqual([
      [18.625, 'lead', 1.5, 'seabed'],
      [18.625, 'tail', 1.89, null],
      [11.75, 'lead', 1.55, '430 m MD'],
      [11.75, 'tail', 1.91, '1300 m'],
      [7, 'liner', 1.9, '2100 m MD'],
    ]);
  });

  it('belong to the string of their chapter', async () => {
    expect(
      await slurriesOf(
        '12 1/4" seksjon\n9 5/8" foringsrør settes på 2650 m MD. Sementeres med 1,56 sg lead og 1,90 sg tail til 1800 m MD. Topp tail på 2150 m MD.\n',
      ),
    ).toEqual([
      [9.625, 'lead', 1.56, '1800 m MD'],
      [9.625, 'tail', 1.9, '2150 m MD'],
    ]);
  });

  it('leave out spacers, other wells and densities without a role', async () => {
    expect(
      await slurriesOf(
        'The 9 5/8" casing is cemented behind a 1.40 SG spacer.\n\nIn well B-7 the 9 5/8" casing was cemented with 1.80 SG lead.\n\n' +
          'The 7" casing is cemented with 1.60 SG and 1.90 SG cement.\n',
      ),
    ).toEqual([]);
  });
});
