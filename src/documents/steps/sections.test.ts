import { describe, expect, it } from 'vitest';

import { casing, factsOf, runWith, section } from '../facts-for-tests';
import type { HoleNameFact, WellFacts } from '../facts';

const source = { file: 'programme.txt' };
const nameOf = (diameterIn: number, description: string): HoleNameFact => ({
  diameterIn,
  description,
  source,
  origins: { description: { ...source, row: 3, quote: `${diameterIn}" ${description}`, certainty: 'read' } },
});

const descriptionsOf = async (given: Partial<WellFacts>) => {
  const { montage } = await runWith(factsOf(given), { drillFloorM: 30, vertical: true });
  return montage?.sections_list.map(({ diameter, description }) => [diameter, description]);
};

describe('the description of a section', () => {
  const holeNames = [nameOf(14.75, 'Surface'), nameOf(9.5, 'Main hole')];

  it('is the name in the title of its chapter, if nothing else describes it', async () => {
    const sections = [section(14.75, { tdAhdM: 610 }), section(9.5, { tdAhdM: 1870 })];
    expect(await descriptionsOf({ sections, holeNames })).toEqual([
      [14.75, 'Surface'],
      [9.5, 'Main hole'],
    ]);
  });

  it('is that of the list of sections before the one of a title', async () => {
    const sections = [
      section(14.75, { tdAhdM: 610, description: 'Top section' }),
      section(9.5, { tdAhdM: 1870 }),
    ];
    expect(await descriptionsOf({ sections, holeNames })).toEqual([
      [14.75, 'Top section'],
      [9.5, 'Main hole'],
    ]);
  });

  it('is the name in a title before what its string is called', async () => {
    const casings = [
      casing(14.75, 10.75, { shoeAhdM: 605, category: 'Surface casing' }),
      casing(9.5, 7, { shoeAhdM: 1865, category: 'Production casing' }),
    ];
    expect(await descriptionsOf({ casings, holeNames: [nameOf(9.5, 'Main hole')] })).toEqual([
      [14.75, 'Surface casing'],
      [9.5, 'Main hole'],
    ]);
  });

  it('is none of two sections of one size', async () => {
    const sections = [section(9.5, { tdAhdM: 610 }), section(9.5, { tdAhdM: 1870 })];
    const found = await descriptionsOf({ sections, holeNames });
    expect(found?.map(([, description]) => description)).not.toContain('Main hole');
  });

  it('has the title as its source', async () => {
    const { montage } = await runWith(factsOf({ sections: [section(9.5, { tdAhdM: 1870 })], holeNames }), {
      drillFloorM: 30,
      vertical: true,
    });
    const id = montage?.sections_list[0]?.id;
    expect(
      montage?.sources?.find((one) => one.entity_id === id && one.field === 'description'),
    ).toMatchObject({
      places: [{ quote: '9.5" Main hole' }],
    });
  });
});
