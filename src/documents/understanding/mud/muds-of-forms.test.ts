import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const mudsOf = async (text: string, name = 'muds.txt') => {
  const { muds } = await readOne(text, 'Other', name);
  return muds.map(({ holeDiameterIn, type, weightText }) => [holeDiameterIn, type, weightText]);
};

describe('the muds of a form', () => {
  it('are those of every card that names its hole in its first row', async () => {
    const cards = `Hole section   26"
Fluid type     Spud mud
Density        1.05 SG

Hole section   17 1/2"
Fluid type     KCl polymer
Density        1.20 SG

Hole section   12 1/4"
Fluid type     OBM
Density        1.35 SG
`;
    expect(await mudsOf(cards)).toEqual([
      [26, 'Spud mud', '1.05 SG'],
      [17.5, 'KCl polymer', '1.20 SG'],
      [12.25, 'OBM', '1.35 SG'],
    ]);
  });

  it('are below a title with the number, the size and the depths of the section', async () => {
    const cards = `Drilling fluids
Interval 1: 26" (120 - 620 m)
System ........ Spud mud
Weight ........ 1.05 sg
YP ............ 25 lb/100ft2

Interval 2: 17 1/2" (620 - 1,450 m MD)
System ........ KCl polymer
Weight ........ 1.20 sg
YP ............ 18 lb/100ft2
`;
    expect(await mudsOf(cards)).toEqual([
      [26, 'Spud mud', '1.05 sg'],
      [17.5, 'KCl polymer', '1.20 sg'],
    ]);
  });

  it('are in the columns below bare hole sizes, if a row with known words follows', async () => {
    const table = `Section name,Surface,Intermediate,Production
Hole size,26,17 1/2,12 1/4
Base fluid,Water,Water,Oil
Mud name,Spud mud,KCl polymer,OBM
Density (SG),1.05,1.20,1.35
`;
    expect(await mudsOf(table, 'muds.csv')).toEqual([
      [26, 'Spud mud', '1.05 SG'],
      [17.5, 'KCl polymer', '1.20 SG'],
      [12.25, 'OBM', '1.35 SG'],
    ]);
  });

  it('have what the cell of their properties lists', async () => {
    const table = `Interval,Fluid,Properties
"26"" hole",Spud mud,"MW 1.05-1.10 sg, YP 25 lb/100ft2, pH 9"
"17 1/2"" hole",KCl polymer,"MW 1.15-1.22 sg, FL < 6 ml"
`;
    const { muds } = await readOne(table, 'Other', 'muds.csv');
    expect(muds).toMatchObject([
      { type: 'Spud mud', weightText: '1.05-1.10 sg', ph: { exact: 9 } },
      { type: 'KCl polymer', weightText: '1.15-1.22 sg', apiFluidLossMl: { upper: 6 } },
    ]);
  });
});
