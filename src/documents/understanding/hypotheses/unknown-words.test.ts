import { describe, expect, it } from 'vitest';
import { readOne, remarksOf, stationsOf } from '../documents-for-tests';

describe('headings with words that nobody knows', () => {
  it('leave a survey to its units and its geometry, next to known headings', async () => {
    const rows = Array.from({ length: 12 }, (_, at) => {
      const [ahd, inclination] = [at * 30, Math.max(0, at - 6) * 3];
      return `${at + 1};${ahd};0.1;${inclination};140;${at < 7 ? ahd : [209.99, 239.89, 269.63, 299.12, 328.29][at - 7]}`;
    });
    const facts = await readOne(
      `No;Zuq Wox (m);Xijo (°/30m);Joviq (°);Azimuth (°);Vukaw (m)\n${rows.join('\n')}\n`,
      'Well Trajectory',
      'a.csv',
    );
    expect(stationsOf(facts).at(-1)).toEqual([330, 15, 140]);
    expect(remarksOf(facts)).toContain('identified by minimum curvature');
  });

  it.each([
    // The bases repeat a row further down.
    ['Zuqax (m AH);Wojiv (m AH);Stratigraphic unit', '10;100;A Group\n100;250;B Group\n250;400;C Group'],
    // TVD and TVD SS differ by the drill floor.
    ['Zuqax;Wojiv (m);Xukov (m)', 'A Group;10;-25\nB Group;100;65\nC Group;250;215'],
    ['Wojiv;TVD;Xukov elev.', 'A Group;10;25\nB Group;100;-65\nC Group;250;-215'],
  ])('leave tops to their agreement: %s', async (headings, rows) => {
    const { tops } = await readOne(`Formation Tops\n${headings}\n${rows}\n`, 'Well Proposal', 'a.csv');
    expect(tops.map(({ name, ahdBdfM, tvdBdfM }) => [name, ahdBdfM ?? tvdBdfM])).toEqual([
      ['A Group', 10],
      ['B Group', 100],
      ['C Group', 250],
    ]);
  });

  it('never take depths for the uncertainty under another heading', async () => {
    const { tops } = await readOne(
      'Schicht;Teufe (m u. RT);Teufe (m u. NN);Zuqax\nKreide;310;290,5;5\nLias;820;800,5;10\nKeuper;1240;1220,5;15\n',
    );
    expect(tops.map(({ tvdBdfM, tvdSsM, varianceM }) => [tvdBdfM, tvdSsM, varianceM])).toEqual([
      [310, 290.5, null],
      [820, 800.5, null],
      [1240, 1220.5, null],
    ]);
  });

  it('never read hole sections as formations, whose names are next to sizes', async () => {
    const { tops, sections } = await readOne(
      'Zuqax;Wojiv;Xukov (m AH);Vukaw (m TVD)\n17 1/2";Sektion A;700;700\n12 1/4";Sektion B;1500;1450\n8 1/2";Sektion C;2300;2100\n',
    );
    expect(tops).toEqual([]);
    expect(sections.map(({ diameterIn, tdAhdM }) => [diameterIn, tdAhdM])).toEqual([
      [17.5, 700],
      [12.25, 1500],
      [8.5, 2300],
    ]);
  });

  it.each([
    ['Oppervlaktesectie', 'Productiesectie', 'Oppervlaktesectie'],
    ['Tramo guía', 'Tramo aislación', 'Tramo guía'],
    // The rock at the end of a hole is no name of it.
    ['Mercia Mudstone', 'Bunter Sandstone', null],
  ])('leave the names of sections to their words: %s', async (first, second, expected) => {
    const { sections } = await readOne(
      `Hole size;Zuqax;Depth (m MD)\n17 1/2";${first};700\n12 1/4";${second};1500\n`,
    );
    expect(sections[0]?.description).toBe(expected);
  });

  it('leave pipes to the tables of API 5CT', async () => {
    const { casings } = await readOne(
      'Zuqax;Wojiv;Xukov;Vukaw;Yozax;Jikow (m MD);Shoe (m MD)\n' +
        'Surface casing;13 3/8";17 1/2";68.0;K55;110;700\nProduction casing;9 5/8";12 1/4";47.0;13Cr80;110;1500\n',
    );
    expect(casings.map((one) => [one.outerDiameterIn, one.grade, one.topAhdM, one.shoeAhdM])).toEqual([
      [13.375, 'K55', 110, 700],
      [9.625, '13Cr80', 110, 1500],
    ]);
  });

  it('leave slurries to their cells', async () => {
    const { slurries } = await readOne(
      'Casing;Zuqax;Wojiv;Xukov;Vukaw (%);Yozax (m MD);Jikow\n' +
        '9 5/8";Lead;Class G extended;1.50;50;surface;Bentonite\n9 5/8";Tail;Class G neat;1.90;20;1200;Calcium chloride\n',
      'Cement Program',
    );
    expect(slurries.map(({ role, type, excess, topOfCement }) => [role, type, excess, topOfCement])).toEqual([
      ['lead', 'Class G extended', '50%', 'surface'],
      ['tail', 'Class G neat', '20%', '1200 m'],
    ]);
  });

  it('leave two equally consistent readings unread', async () => {
    const { tops } = await readOne(
      'Formation;Zuqax (m);Wojiv (m)\nA Group;500;450\nB Group;800;700\nC Group;1200;1050\n',
    );
    expect(tops).toEqual([]);
  });
});
