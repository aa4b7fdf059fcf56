import { describe, expect, it } from 'vitest';
import type { WellFacts } from '../../facts';
import { readOne, remarksOf } from '../documents-for-tests';

const picks = (facts: WellFacts) =>
  facts.tops.map((pick) => [pick.name, pick.kind, pick.tvdSsM ?? pick.tvdBdfM ?? pick.ahdBdfM]);
const CHALK_AND_SALT = [
  ['Chalk', 'top', 1200],
  ['Chalk', 'base', 1450],
  ['Salt', 'top', 1450],
  ['Salt', 'base', 2100.5],
];

describe('formations as depth intervals', () => {
  it.each([
    ['one column', 'Formation;Depth interval (m TVDSS)\nChalk;1200 - 1450\nSalt;1450 to 2100.5 m\n'],
    ['along the hole', 'Formation,From - to (m MD)\nChalk,1200-1450\nSalt,1450\u20132100.5\n'],
    ['German', 'Formation;Teufenbereich (m TVD)\nChalk;1200 bis 1450\nSalt;1.450 bis 2.100,5\n'],
    ['negative down', 'Formation;Interval (m TVDSS)\nChalk;-1200 - -1450\nSalt;-1450 - -2100.5\n'],
    ['negative, with a word', 'Formation;Interval (m TVDSS)\nChalk;-1200 to -1450\nSalt;-1450 to -2100.5\n'],
    ['two columns', 'Formation,Top TVDSS (m),Base TVDSS (m)\nChalk,1200,1450\nSalt,1450,2100.5\n'],
    ['from and to', 'Formation,From (m TVDSS),To (m TVDSS)\nChalk,-1200,-1450\nSalt,-1450,-2100.5\n'],
  ])('have their first end as the top and the second as the base: %s', async (_, text) => {
    expect(picks(await readOne(text))).toEqual(CHALK_AND_SALT);
  });

  it('quote the cell for both ends', async () => {
    const facts = await readOne('Formation,Interval (ft TVDSS)\nChalk,1000 - 2000\nSalt,2000 - 3000\n');
    expect(facts.tops.map(({ tvdSsM }) => tvdSsM)).toEqual([304.8, 609.6, 609.6, 914.4]);
    expect(facts.tops[1]?.origins?.['tvdSsM']).toMatchObject({
      quote: '1000 - 2000',
      row: 2,
      certainty: 'converted',
    });
  });

  it('are swapped if every row has its deeper end first, with a remark', async () => {
    const facts = await readOne('Formation,Interval (m TVDSS)\nSalt,2100.5 - 1450\nChalk,1450 - 1200\n');
    expect(picks(facts)).toEqual([...CHALK_AND_SALT.slice(2), ...CHALK_AND_SALT.slice(0, 2)]);
    expect(remarksOf(facts)).toMatch(/deeper end first in every row/);
  });

  it('are left out if one row contradicts the others, or only one end has a sign', async () => {
    const facts = await readOne(
      'Formation,Interval (m TVDSS)\nChalk,1200 - 1450\nMarl,1500 - 1450\nClay,-1500 - 1600\nSalt,1450 - 2100.5\n',
    );
    expect(picks(facts)).toEqual(CHALK_AND_SALT);
    expect(remarksOf(facts)).toMatch(/2 depth intervals run against the others/);
  });

  it.each([
    'Core,Formation,From (m MD),To (m MD)\n1,Chalk,1200,1218\n2,Salt,1500,1518\n',
    'Sampling programme\nFormation,Interval (m MD),Rate\nChalk,1200 - 1218,5\nSalt,1500 - 1518,10\n',
    'Zone,From (m MD),To (m MD)\nA,1200,1218\nB,1500,1518\n',
  ])('are not the intervals of cores, samples and zones', async (text) => {
    expect((await readOne(text)).tops).toEqual([]);
  });

  it('are not read without a reference', async () => {
    const facts = await readOne('Formation,Interval (m),TVDSS (m)\nChalk,1300 - 1550,1200\n');
    expect(picks(facts)).toEqual([['Chalk', 'top', 1200]]);
  });
});
