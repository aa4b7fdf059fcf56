import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const TOPS = [
  'Rupel Clay\t420\t396\t12',
  'Chalk\t910\t886\t15',
  '1st Holland Marl\t1660\t1636\t20',
  'Vlieland Claystone\t1880\t1856\t20',
  'Bunter\t2240\t2216\t25',
];
const read = (
  rows: readonly string[],
  headings = 'Florp\tGanzel\tHostem\tIbrid',
  title = 'Geological prognosis',
) => readOne(`${title}\n\n${headings}\n${rows.join('\n')}\n\nThe end of the well is in the Bunter.\n`);

describe('formations below words that are not known headings', () => {
  it('are read where two depths of each row agree, as an assumption', async () => {
    const { tops } = await read(TOPS);
    expect(tops.map(({ name, tvdBdfM, tvdSsM }) => [name, tvdBdfM, tvdSsM])).toEqual([
      ['Rupel Clay', 420, 396],
      ['Chalk', 910, 886],
      ['1st Holland Marl', 1660, 1636],
      ['Vlieland Claystone', 1880, 1856],
      ['Bunter', 2240, 2216],
    ]);
    expect(tops[0]?.origins?.['tvdSsM']?.certainty).toBe('assumed');
  });

  it('are read in a vertical well, where the depth along the hole is the vertical one', async () => {
    const twice = TOPS.map((row) => row.replace(/\t(\d+)/, '\t$1\t$1'));
    const { tops } = await read(twice, 'Florp\tGanzel\tHostem\tIbrid\tKorvel');
    expect(tops.map(({ tvdBdfM, tvdSsM, ahdBdfM }) => [tvdBdfM, tvdSsM, ahdBdfM])[1]).toEqual([
      910, 886, 910,
    ]);
  });

  it('are not read by one column of depths alone, nor by depths that do not agree', async () => {
    const alone = TOPS.map((row) => row.split('\t').slice(0, 2).concat('12').join('\t'));
    expect((await read(alone, 'Florp\tGanzel\tIbrid')).tops).toEqual([]);
    const apart = TOPS.map((row, at) => row.replace(/\t(\d+)\t12|\t(\d+)\t15/, `\t${at * 100}\t12`));
    expect((await read(apart)).tops).toEqual([]);
  });

  it('are not read below a title about other figures', async () => {
    const { tops } = await read(TOPS, undefined, 'Offset wells');
    expect(tops).toEqual([]);
  });
});
