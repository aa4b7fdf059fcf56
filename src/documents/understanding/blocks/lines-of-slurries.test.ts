import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

it('reads lines without labels below the title of a slurry', async () => {
  const { slurries } = await readOne(
    [
      'Cement proposal',
      '',
      '9 5/8" intermediate casing',
      'Lead cement (520 sacks)',
      '* 65:35 Poz:C + 8% gel',
      '* Mixed at 12.4 ppg, 2.1 cf/sk',
      '* 30% excess',
      'Tail cement (210 sacks)',
      '* Class H neat',
      '* 15.6 ppg',
      '* Spacer will be 20 bbl of Class 1 mud flush',
      '* TOC 1,900 ft',
    ].join('\n'),
  );
  expect(slurries).toMatchObject([
    { casingOuterDiameterIn: 9.625, role: 'lead', type: '65:35 Poz:C + 8% gel', excess: '30%' },
    { casingOuterDiameterIn: 9.625, role: 'tail', type: 'Class H neat', excess: null },
  ]);
  expect(slurries.map(({ gradientKpaPerM }) => gradientKpaPerM?.toFixed(2))).toEqual(['14.57', '18.33']);
  expect(slurries[1]?.topOfCement).toBe('579.1 m');
});
