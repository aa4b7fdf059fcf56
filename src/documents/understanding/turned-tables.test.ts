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
