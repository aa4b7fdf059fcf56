import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

describe('the only slurry of a job', () => {
  it.each([
    ['10 3/4" casing', 'Single slurry', 'Cement type: Class G', 'Density: 1.91 SG', 'Top of cement: 640 m'],
    [
      'Tubage 10 3/4"',
      'Laitier unique',
      'Type de ciment : Class G',
      'Densité : 1,91 SG',
      'Sommet du ciment : 640 m',
    ],
    ['10 3/4" casing', 'Enkele slurry', 'Cementtype: Class G', 'Dichtheid: 1,91 kg/l', 'Top cement: 640 m'],
    ['10 3/4" Rohrtour', 'Einzelschlämme', 'Zementtyp: Class G', 'Dichte: 1,91 kg/l', 'Zementkopf: 640 m'],
    ['10 3/4" foringsrør', 'Enkelt slurry', 'Sementtype: Class G', 'Tetthet: 1,91 sg', 'Topp sement: 640 m'],
    [
      'Revestidor 10 3/4"',
      'Lechada única',
      'Tipo de cemento: Class G',
      'Densidad: 1,91 g/cc',
      'Tope de cemento: 640 m',
    ],
  ])('is the title of the values below it: %s, %s', async (...lines) => {
    const { slurries } = await readOne(`Well Orchard-4\n\n${lines.join('\n')}\n`, 'Cement Program');
    expect(
      slurries.map(({ casingOuterDiameterIn, role, type, gradientKpaPerM, topOfCement }) => [
        casingOuterDiameterIn,
        role,
        type,
        Math.round((gradientKpaPerM ?? 0) * 100),
        topOfCement,
      ]),
    ).toEqual([[10.75, 'tail', 'Class G', 1873, '640 m']]);
  });

  it('of a liner is its liner slurry', async () => {
    const { slurries } = await readOne(
      'Well Orchard-4\n\n5" liner\nSingle slurry\nCement type: Class G\nDensity: 1.91 SG\n',
      'Cement Program',
    );
    expect(slurries.map(({ role }) => role)).toEqual(['liner']);
  });

  it('in a sentence has a type without the words between its values', async () => {
    const { slurries } = await readOne(
      'Well Orchard-4\n\n10 3/4" CASING\nThe 10 3/4" casing is cemented with a single slurry of class G at 1.91 SG with 25 % excess to 640 m.\n',
      'Cement Program',
    );
    expect(slurries.map(({ type, excess }) => [type, excess])).toEqual([['class G', '25%']]);
  });
});
