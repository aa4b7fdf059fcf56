import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const slurriesOf = async (...rows: string[]) => {
  const { slurries } = await readOne(
    ['10 3/4" Surface casing', '', ...rows].join('\n'),
    'Cement Program',
    'cement.csv',
  );
  return slurries.map((one) => [
    one.casingOuterDiameterIn,
    one.role,
    one.type,
    one.gradientKpaPerM?.toFixed(2),
    one.excess,
    one.topOfCement,
    one.additives,
  ]);
};

it('reads the values of a slurry with their labels in one cell, which its lines or its labels part', async () => {
  expect(
    await slurriesOf(
      'Fluid;Description;Parameters',
      '1;Spacer S-40;Volume: 60 bbl Weight: 10.0 lb/gal',
      '2;Lead slurry Class G + gel;Slurry weight: 12.5 lb/gal Yield: 2.3 ft3/sk Quantity: 900 sks Excess: 80% Top of cement: Seabed Additives: Extender 0.4 gal/sk, retarder 0.1 gal/sk',
      '3;Tail slurry Class G neat;"Slurry weight: 15.8 lb/gal\nExcess: 30%\nTop of cement: 2,400 ft\nThickening time: 4 h\nAdditives: Dispersant"',
      '4;Displacement;Mud',
    ),
  ).toEqual([
    [10.75, 'lead', 'Class G + gel', '14.69', '80%', 'Seabed', 'Extender 0.4 gal/sk, retarder 0.1 gal/sk'],
    [10.75, 'tail', 'Class G neat', '18.57', '30%', '731.5 m', 'Dispersant'],
  ]);
});

it('reads labels of other languages and a type among them', async () => {
  expect(
    await slurriesOf(
      'Schlämme;Beschreibung;Volumen (m3)',
      'Lead;Zementtyp: Klasse G Dichte: 1,55 kg/l Überschuss: 50 % Zementkopf: 120 m;24',
      'Tail;Zementtyp: Klasse G Dichte: 1,90 kg/l Überschuss: 20 % Zementkopf: 640 m;8',
    ),
  ).toEqual([
    [10.75, 'lead', 'Klasse G', '15.20', '50%', '120 m', null],
    [10.75, 'tail', 'Klasse G', '18.63', '20%', '640 m', null],
  ]);
});
