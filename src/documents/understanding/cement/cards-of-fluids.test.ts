import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const slurriesOf = async (lines: readonly string[]) => {
  const { slurries, pressureTests, muds } = await readOne(lines.join('\n'));
  return {
    slurries: slurries.map((one) => [
      one.casingOuterDiameterIn,
      one.role,
      one.type,
      one.gradientKpaPerM?.toFixed(2),
      one.excess,
      one.topOfCement,
      one.additives,
    ]),
    others: [...pressureTests, ...muds],
  };
};

it('reads the numbered fluids of a job, with what they are mixed of at the left of their values', async () => {
  const { slurries, others } = await slurriesOf([
    'Cementing proposal',
    '10-3/4" Surface Casing',
    'Job information',
    'Casing: 10-3/4" 45.5 lb/ft K-55 BTC',
    'Plug bump: 400 psi over final circulating pressure',
    'Fluid instructions',
    'Fluid 1: Reactive spacer',
    'Dye | Fluid density: | 8.4 lbm/gal',
    'Fluid 2: Lead slurry - (EconoMix (TM) System)',
    'Class C cement | Fluid weight: | 12.0 lbm/gal',
    '4 % Bentonite | Slurry yield: | 2.3 ft3/sack',
    '0.25 lbm/sk Flakes | Top of fluid: | Surface',
    'Open hole excess: 90 %',
    'Fluid 3: Tail slurry - (RapidSet System)',
    'Class C cement | Fluid weight: | 14.8 lbm/gal',
    '1 % Salt | Top of fluid: | 1,500 ft',
    'Open hole excess: 40 %',
    'Fluid 4: Mud displacement',
    'Mud | Fluid density: | 9.1 lbm/gal',
    '5" Production Liner',
    'Fluid 1: Weighted spacer',
    'Surfactant | Fluid density: | 11.5 lbm/gal',
    'Fluid 2: Primary slurry - (ShrinkFree System)',
    'Class H cement | Fluid weight: | 16.0 lbm/gal',
    '30 % Silica | Top of fluid: | 8,000 ft',
  ]);
  expect(slurries).toEqual([
    [10.75, 'lead', 'EconoMix', '14.10', '90%', 'Surface', '4 % Bentonite, 0.25 lbm/sk Flakes'],
    [10.75, 'tail', 'RapidSet', '17.39', '40%', '457.2 m', '1 % Salt'],
    [5, 'liner', 'ShrinkFree', '18.80', null, '2438.4 m', '30 % Silica'],
  ]);
  expect(others).toEqual([]);
});

it('adds the make-up of slurries in cards to the table of the fluids that are pumped', async () => {
  const { slurries } = await slurriesOf([
    '11 3/4" Surface Casing',
    'Name;Volume (m3);Top (MD);Density (SG);Annular excess (%)',
    'Spacer;6.0;;1.10;',
    'Lead slurry;20.0;Seabed;1.55;80',
    'Tail slurry;12.0;700 m;1.92;30',
    '',
    'Lead slurry',
    'System | FoamLite | Density | 1.55 SG',
    'Blend | Class G with spheres | Porosity | 58 %',
    'Additive | Concentration',
    'D1 extender | 0.40 gal/sk',
    'D2 antifoam | 0.02 gal/sk',
    'Tail slurry',
    'System | Standard Class G | Density | 1.92 SG',
    'Blend | Class G | Porosity | 59 %',
    'D3 dispersant | 0.1 %BWOC',
  ]);
  expect(slurries).toEqual([
    [11.75, 'lead', 'FoamLite', '15.20', '80%', 'Seabed', 'D1 extender 0.40 gal/sk, D2 antifoam 0.02 gal/sk'],
    [11.75, 'tail', 'Standard Class G', '18.83', '30%', '700 m', 'D3 dispersant 0.1 %BWOC'],
  ]);
});

it.each([
  ['Overmaat t.o.v. caliper/gat', '20%'],
  ['Overmaat boven kaliber', null],
  ['Zuschlag \u00fcber Kaliber', null],
])('takes no excess for an additive: %s', async (label, excess) => {
  const { slurries } = await readOne(
    `7" liner in 8 1/2" gat\nLiner slurry\nType cement | Klasse G\nDichtheid (kg/m3) | 1900\n${label} | 20%\nTop cement (AH) | 2120 m\nToeslagstoffen | NaCl, vertrager\n`,
    'Cement Program',
  );
  expect(slurries.map(({ additives }) => additives)).toEqual(['NaCl, vertrager']);
  if (excess !== null) expect(slurries[0]?.excess).toBe(excess);
});
