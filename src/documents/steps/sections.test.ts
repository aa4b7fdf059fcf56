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

  it('is what its string is called, if nothing describes it, with that said', async () => {
    const sections = [section(14.75, { tdAhdM: 610 }), section(9.5, { tdAhdM: 1870 })];
    const casings = [
      casing(14.75, 10.75, { shoeAhdM: 605, category: 'Surface casing' }),
      casing(9.5, 7, { shoeAhdM: 1865, category: 'Liner' }),
    ];
    expect(await descriptionsOf({ sections, casings })).toEqual([
      [14.75, 'Surface casing'],
      [9.5, null],
    ]);
    const { montage } = await runWith(factsOf({ sections, casings }), { drillFloorM: 30, vertical: true });
    const id = montage?.sections_list[0]?.id;
    expect(
      montage?.sources?.find((one) => one.entity_id === id && one.field === 'description'),
    ).toMatchObject({ certainty: 'assumed' });
  });

  it('is the name in a title before what the string of a listed section is called, without its size', async () => {
    const sections = [section(14.75, { tdAhdM: 610 }), section(9.5, { tdAhdM: 1870 })];
    const casings = [
      casing(14.75, 10.75, { shoeAhdM: 605, category: '10 3/4" Surface casing' }),
      casing(9.5, 7, { shoeAhdM: 1865, category: '7" Liner' }),
    ];
    expect(await descriptionsOf({ sections, casings, holeNames: [nameOf(9.5, 'Main hole')] })).toEqual([
      [14.75, 'Surface casing'],
      [9.5, 'Main hole'],
    ]);
    expect(await descriptionsOf({ sections, casings })).toEqual([
      [14.75, 'Surface casing'],
      [9.5, null],
    ]);
  });

  it('is not given to two sections of the same size', async () => {
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

describe('a string of an unknown hole', () => {
  const sections = [section(17.5, { tdAhdM: 1450 }), section(12.25, { tdAhdM: 2640 })];
  const stringsOf = async (outerIn: number, shoeAhdM: number) => {
    const casings = [
      casing(17.5, 13.375, { shoeAhdM: 1445 }),
      casing(12.25, 9.625, { shoeAhdM: 2635 }),
      casing(null, outerIn, { shoeAhdM }),
    ];
    const { montage } = await runWith(factsOf({ sections, casings }), { drillFloorM: 30, vertical: true });
    return montage?.sections_list.map(({ diameter, casing_item }) => [
      diameter,
      casing_item?.casing_outer_diameter,
    ]);
  };

  it('has a section of its own below the list', async () => {
    expect(await stringsOf(7, 3120)).toEqual([
      [17.5, '13 3/8'],
      [12.25, '9 5/8'],
      [null, '7'],
    ]);
  });

  it('has none where its shoe is within the sections of the list', async () => {
    expect(await stringsOf(11.75, 2000)).toHaveLength(2);
  });

  it('has none above the list, because it may have been driven', async () => {
    expect(await stringsOf(20, 610)).toHaveLength(2);
  });
});
