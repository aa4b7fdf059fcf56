import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const topsOf = async (text: string) =>
  (await readOne(text, 'Well Proposal', 'prognosis.csv')).tops.map(({ name }) => name);

describe('a table with a name and agreeing depths in each row', () => {
  const rows = [
    'Alder Chalk,1010,1010,-990,Water,',
    'Birch Salt,2330,2331,-2310,,Losses',
    'Cedar Shale,3080,3095,-3060,,',
    'Maple Sand,4295,4390,-4275,Gas,Kick',
  ];

  it('has formation tops next to hazards', async () => {
    const table = ['Formation,Est. TVD (ft),Est. MD (ft),SS (ft),Fluid,Hazards', ...rows];
    expect(await topsOf(table.join('\n'))).toEqual([
      'Alder Chalk',
      'Birch Salt',
      'Cedar Shale',
      'Maple Sand',
    ]);
  });

  it('has none where a name is in several rows, as of pressure points', async () => {
    const table = [
      'Formation,Est. TVD (ft),Est. MD (ft),SS (ft),Fluid samples',
      ...rows,
      rows[3]?.replace('4295,4390,-4275', '4305,4401,-4285'),
    ];
    expect(await topsOf(table.join('\n'))).toEqual([]);
  });
});
