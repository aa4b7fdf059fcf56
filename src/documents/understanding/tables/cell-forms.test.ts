import { describe, expect, it } from 'vitest';
import { readOne, remarksOf } from '../documents-for-tests';
import { pipeSpecs } from '../casing/pipe-specs';

describe('cells with several values', () => {
  it('give the pipe after its size', async () => {
    const { casings } = await readOne(
      'Hole (in);Casing;Shoe MD (m)\n36;30" x 1 1/2" X-52 conductor;150\n17 1/2;13 3/8" 72# L-80 BTC;1250\n12\u00bc;9 5/8" 53.5# P-110 VAM TOP HC;2645\n',
    );
    expect(casings).toMatchObject([
      { holeDiameterIn: 36, outerDiameterIn: 30, innerDiameterIn: 27, grade: 'X-52', shoeAhdM: 150 },
      { holeDiameterIn: 17.5, outerDiameterIn: 13.375, grade: 'L-80', thread: 'BTC' },
      { holeDiameterIn: 12.25, outerDiameterIn: 9.625, grade: 'P-110', thread: 'VAM TOP HC' },
    ]);
    expect(casings[2]?.massKgPerM).toBeCloseTo(79.617, 2);
    expect(casings[0]?.origins?.['innerDiameterIn']).toMatchObject({ certainty: 'converted' });
    expect(casings[1]?.origins?.['grade']).toMatchObject({
      quote: '13 3/8" 72# L-80 BTC',
      note: 'behind the size',
    });
  });

  it.each([
    ['7" 29 lb/ft 13Cr-80 VAM TOP', '29 lb/ft', '13Cr-80', 'VAM TOP'],
    ['9 5/8" 47 ppf N-80Q LTC', '47 ppf', 'N-80Q', 'LTC'],
    ['20" 133# K55 Buttress', '133 #', 'K55', 'Buttress'],
    ['7" 26 lb/ft K-55 / N-80 LTC', '26 lb/ft', 'K-55 / N-80', 'LTC'],
    ['30" 310 ppf X52 HC-90', '310 ppf', 'X52', 'HC-90'],
    ['20" 133 ppf K55 Tenaris ER', '133 ppf', 'K55', 'Tenaris ER'],
    ['5" 18 ppf 13Cr-L80 VAM TOP', '18 ppf', '13Cr-L80', 'VAM TOP'],
    ['13 3/8 in casing', null, null, null],
  ])('%s', (text, mass, grade, thread) => {
    expect(pipeSpecs(text)).toEqual({ mass, grade, thread });
  });

  it.each(['Fase 2 \u2013 12 1/4"', 'Section 12 1/4"', 'Phase II (12"1/4)', 'Intermediate hole 12.25 in'])(
    'give the hole after the name of its section: %s',
    async (section) => {
      const { muds } = await readOne(`Section;Mud type;Mud weight (SG)\n26";WBM;1.05\n${section};OBM;1.25\n`);
      expect(muds.map(({ holeDiameterIn }) => holeDiameterIn)).toEqual([26, 12.25]);
    },
  );

  it('give no hole in the depths of an interval', async () => {
    const { slurries } = await readOne(
      'Interval;Cement\n18 - 612 mRT;Lead: Class G 1.50 sg, 40% excess, TOC 0 m; \n1908 - 2846 mRT;Tail: Class G 1.85 sg, 25% excess, TOC 1950 m\n',
    );
    expect(slurries.filter(({ holeDiameterIn }) => holeDiameterIn !== null)).toEqual([]);
  });

  it('give the string behind what it is called in one word', async () => {
    const { casings } = await readOne(
      'Bohrloch;Rohrtour;Absetzteufe MD (m);Stahlgüte\n23";Ankerrohrtour 18 5/8";640;K55\n12 1/4";Produktionsliner 9 5/8";2710;L80\n',
    );
    expect(casings.map(({ outerDiameterIn }) => outerDiameterIn)).toEqual([18.625, 9.625]);
  });

  it('give the string, the cement and the tests of a section in one row', async () => {
    const facts = await readOne(
      'Hole;Section TD;Casing / liner;Cement;Pressure tests\n' +
        '16";2250 m MD;13 3/8" 72# L-80 BTC;Lead: Class G light 1.50 sg, 40% excess, TOC 750 m Tail: Class G 1.85 sg, 25% excess, TOC 1950 m;BOP: rams 140 bar, annular 100 bar Bump: 150 bar\n' +
        '12 1/4";3820 m MD;9 5/8" 53.5# P-110 VAM TOP;Tail: Class G 1.90 sg, 20% excess, TOC 3400 m;BOP: rams 210 bar, annular 140 bar Bump: 210 bar\n',
      'Well Proposal',
      'a.csv',
    );
    expect(facts.casings.map((one) => [one.holeDiameterIn, one.outerDiameterIn, one.grade])).toEqual([
      [16, 13.375, 'L-80'],
      [12.25, 9.625, 'P-110'],
    ]);
    expect(facts.slurries.map((one) => [one.holeDiameterIn, one.role])).toEqual([
      [16, 'lead'],
      [16, 'tail'],
      [12.25, 'tail'],
    ]);
    expect(facts.pressureTests.map((one) => [one.ramKpa, one.annularKpa, one.casingOnBumpKpa])).toEqual([
      [14_000, 10_000, 15_000],
      [21_000, 14_000, 21_000],
    ]);
  });

  it('give no hole after other words', async () => {
    const { muds } = await readOne(
      'Section;Mud type;Mud weight (SG)\n26";WBM;1.05\nBelow 13 3/8" shoe;OBM;1.25\n',
    );
    expect(muds.map(({ holeDiameterIn }) => holeDiameterIn)).not.toContain(13.375);
  });

  it('give a value in two units: the first is read and checked against the other', async () => {
    const read = (weight: string, shoe: string) =>
      readOne(
        `Hole (in);OD (in);Shoe MD\n12 1/4;9 5/8;${shoe}\n\nHole (in);Mud type;Mud weight\n12 1/4;OBM;${weight}\n`,
      );
    const agreed = await read('1.25 SG (10.4 ppg)', '2650 m / 8694 ft');
    expect(agreed.casings).toMatchObject([{ shoeAhdM: 2650, origins: { shoeAhdM: { certainty: 'read' } } }]);
    expect(agreed.muds[0]?.weightKpaPerM.exact).toBeCloseTo(12.258, 3);
    const at = await read('1.25 SG (11.4 ppg)', '2650 m / 9694 ft');
    expect(at.casings).toMatchObject([{ shoeAhdM: 2650, origins: { shoeAhdM: { certainty: 'assumed' } } }]);
    expect(remarksOf(at)).toMatch(/two values that are not the same/);
  });
});

it('reads no mud type from a figure', async () => {
  const { muds } = await readOne(
    [
      'Interval;To (ft MD);Type;MW (ppg)',
      'Surface;1290;Spud mud;8.4 - 9.0',
      'Production;9620;OBM;9.2',
      'Production - 6 rpm reading;;8-11;',
    ].join('\n'),
    'Mud Program',
    'mud.csv',
  );
  expect(muds.map(({ type }) => type)).toEqual(['Spud mud', 'OBM']);
});

it('reads a figure with the mark of a footnote', async () => {
  const facts = await readOne(
    'OD;ID [in];Drift [in];Grade\n9 5/8";8.535;8.500*;P-110\n7";6.184;6.059;L-80\n* special drift\n',
    'Well Catalogue',
    'a.csv',
  );
  expect(facts.casings.map(({ driftIn }) => driftIn)).toEqual([8.5, 6.059]);
});
