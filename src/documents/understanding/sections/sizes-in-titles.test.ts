import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

it('gives a mud table the hole of the numbered section above it', async () => {
  const { muds } = await readOne(
    [
      'Phase-I : 17\u00bd" Hole (0 \u2013 350 m)',
      'Mud type,Sp. Gr.,YP (lb/100ft2),pH',
      'Gel,1.05-1.10,15-20,8.5',
      '',
      'Phase-II : 12\u00bc" Hole (350 \u2013 1620 m)',
      'Mud type,Sp. Gr.,YP (lb/100ft2),pH',
      'Polymer,1.10-1.22,14-18,9.0',
    ].join('\n'),
    'Mud Program',
    'mud.csv',
  );
  expect(muds.map(({ holeDiameterIn, type }) => [holeDiameterIn, type])).toEqual([
    [17.5, 'Gel'],
    [12.25, 'Polymer'],
  ]);
});

it('gives a cement table the string above it, which only its function follows', async () => {
  const { slurries, tops } = await readOne(
    [
      '"10-3/4"" Surface",,,,',
      'Slurry,Type,Wt (ppg),Top MD (ft),Btm MD (ft)',
      'Lead,Light,11.0,0,2700',
      'Tail,Class G,15.8,2700,3200',
      ',,,,',
      '"7-5/8"" Intermediate",,,,',
      'Slurry,Type,Wt (ppg),Top MD (ft),Btm MD (ft)',
      'Lead,Class G ext.,12.5,7800,10850',
      'Tail,Class G,15.8,10850,11850',
      'Spacer,,10.5,,',
    ].join('\n'),
    'Other',
    'jobs.csv',
  );
  expect(tops).toEqual([]);
  expect(slurries.map((one) => [one.casingOuterDiameterIn, one.role, one.type])).toEqual([
    [10.75, 'lead', 'Light'],
    [10.75, 'tail', 'Class G'],
    [7.625, 'lead', 'Class G ext.'],
    [7.625, 'tail', 'Class G'],
  ]);
});

it('sets a string in the hole of its chapter', async () => {
  const { casings } = await readOne(
    [
      '2.1 24" hole',
      'Casing',
      'OD;Weight (lb/ft);Grade;ID (in)',
      '18 5/8";87.5;K-55;17.755',
      '2.2 16" hole',
      'Casing',
      'OD;Weight (lb/ft);Grade;ID (in)',
      '13 3/8";68;L-80;12.415',
    ].join('\n'),
    'Well Proposal',
    'programme.csv',
  );
  expect(casings.map(({ holeDiameterIn, outerDiameterIn }) => [holeDiameterIn, outerDiameterIn])).toEqual([
    [24, 18.625],
    [16, 13.375],
  ]);
});

it('sets a liner in the hole of its chapter next to a label with its top', async () => {
  const { casings } = await readOne(
    [
      '6 1/8" hole',
      'OD (in);Weight (ppf);Grade;Connection;ID (in)',
      '4 1/2;12.6;P-110;VAM;3.958',
      'Top of liner (ft);9120;Packer;mechanical;',
    ].join('\n'),
    'Other',
    'card.csv',
  );
  expect(
    casings.map(({ holeDiameterIn, outerDiameterIn, grade }) => [holeDiameterIn, outerDiameterIn, grade]),
  ).toEqual([[6.125, 4.5, 'P-110']]);
});
