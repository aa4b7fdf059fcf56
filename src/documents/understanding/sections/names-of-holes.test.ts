import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const namesIn = async (...titles: string[]) => {
  const chapters = titles.map((title) => `${title}\nDrill with care and watch the returns.\n`).join('\n');
  const { holeNames = [] } = await readOne(`Drilling programme Linden-4\n\n${chapters}`, 'Other', 'plan.txt');
  return holeNames.map(({ diameterIn, description }) => [diameterIn, description]);
};

describe('the names of holes in the titles of their chapters', () => {
  it('are the words around the size', async () => {
    expect(
      await namesIn(
        '6 26" topphull',
        '7 17 \u00bd" mellomseksjon',
        '8 12 1/4" Intermediate hole',
        '9 8 1/2" Reservoir section',
      ),
    ).toEqual([
      [26, 'topphull'],
      [17.5, 'mellomseksjon'],
      [12.25, 'Intermediate hole'],
      [8.5, 'Reservoir section'],
    ]);
  });

  it('are any words behind a dash that follows a hole and its size', async () => {
    expect(
      await namesIn(
        '4.1 Bohrstrecke 16" \u2013 Ankerrohrtour',
        '4.2 Bohrstrecke 12 \u00bc" \u2013 Liner bis Top Dogger',
      ),
    ).toEqual([
      [16, 'Ankerrohrtour'],
      [12.25, 'Liner bis Top Dogger'],
    ]);
    expect(
      await namesIn('5. Sectie 12 \u00bc" \u2013 Muschelkalk serie', '6. Sectie 8 \u00bd" \u2013 boren'),
    ).toEqual([[12.25, 'Muschelkalk serie']]);
  });

  it('are none of a hole that two titles name differently', async () => {
    expect(
      await namesIn('4. 12 1/4" Pilot hole', '5. 12 1/4" Main hole', '6. 8 1/2" Reservoir hole'),
    ).toEqual([[8.5, 'Reservoir hole']]);
  });
});
