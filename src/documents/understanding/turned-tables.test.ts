import { describe, expect, it } from 'vitest';
import { readOne } from './documents-for-tests';
import { withTablesTurned } from './turned-tables';

const ROWS = [
  'Hole size (in)      17 1/2     12 1/4     8 1/2',
  'Mud type            Spud mud   WBM        OBM',
  'Mud weight (ppg)    8.8        9.4        10.2',
  'HPHT FL (ml)                   12',
];

describe('a turned table', () => {
  it('is transposed, and blank cells keep their places', async () => {
    const { muds } = await readOne(`MUD PROGRAMME\n\n${ROWS.join('\n')}\n\nEnd\n`, 'Mud Program');
    expect(muds.map((mud) => [mud.holeDiameterIn, mud.type, mud.hphtFluidLossMl.exact])).toEqual([
      [17.5, 'Spud mud', null],
      [12.25, 'WBM', 12],
      [8.5, 'OBM', null],
    ]);
    expect(muds[2]?.weightText).toBe('10.2 ppg');
    expect(muds[1]?.origins?.['type']).toMatchObject({ row: 4, quote: 'WBM' });
  });

  it('loses a row with a blank if the page does not keep positions, and reports it', () => {
    const lines = ROWS.map((text, index) => {
      const packed = text.replace(/\s{2,}/g, '  ');
      return { row: index + 1, page: 1, text: packed, cells: [packed] };
    });
    const [table] = withTablesTurned({ tables: [], lines }).tables;
    expect(table?.rows.map(({ cells }) => cells)).toEqual([
      ['17 1/2', 'Spud mud', '8.8', ''],
      ['12 1/4', 'WBM', '9.4', ''],
      ['8 1/2', 'OBM', '10.2', ''],
    ]);
    expect(table?.leftOut).toEqual([{ row: 4, page: 1, text: 'HPHT FL (ml)' }]);
  });
});

describe('a cement programme on its side with a column for each slurry', () => {
  it('gives the slurries, and the strings once each', async () => {
    const { slurries, casings } = await readOne(
      [
        ';13 3/8" lead;13 3/8" tail;7" liner',
        'Hole size;17 1/2";17 1/2";8 1/2"',
        'Shoe depth (m);890;890;2980',
        'Slurry gradient (kPa/m);14.6;18.6;18.8',
        'Cement;Class G;Class G;Class G + silica',
        'Top of cement;Surface;740;Top of liner',
      ].join('\n'),
      'Other',
      'cement.csv',
    );
    expect(
      slurries.map((one) => [one.casingOuterDiameterIn, one.holeDiameterIn, one.role, one.topOfCement]),
    ).toEqual([
      [13.375, 17.5, 'lead', 'Surface'],
      [13.375, 17.5, 'tail', '740 m'],
      [7, 8.5, 'liner', 'Top of liner'],
    ]);
    expect(casings.map((one) => [one.outerDiameterIn, one.kind, one.holeDiameterIn, one.shoeAhdM])).toEqual([
      [13.375, 'casing', 17.5, 890],
      [7, 'liner', 8.5, 2980],
    ]);
  });
});
