import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

/** Labels and values below the titles of sections, as a page or a small Word table has them. */
const CARDS = `Drilling programme Cormorant-7

4.1 26" hole / 20" casing
Section TD: 610 m MD / 608 m TVD RKB
Casing: 20" 133 lb/ft X-56 RL-4S, wellhead at 140 m - shoe 602 m
Drilling fluid: Gel sweeps, displace to 1.25 sg mud
Cement: Lead 1.54 sg / tail 1.90 sg. Excess 100 % in OH. TOC lead 140 m (seabed), TOC tail 500 m
Casing test: 100 bar / 10 min
4.2 12 1/4" hole / 9 5/8" casing
Section TD: 2450 m MD / 2300 m TVD RKB
Casing: 10 3/4" x 9 5/8" 53.5# P-110 VAM TOP, top 135 m, shoe 2440 m
Drilling fluid: Inhibited OBM 1.30 - 1.42 sg; HTHP < 5 ml
Cement: Tail only, 1.88 sg, 25 % excess, TOC 1800 m
Casing test: 300 bar (15 min)
`;

describe('the card of a section', () => {
  it('gives its end, its string, its mud, its cement and its test', async () => {
    const facts = await readOne(CARDS);
    expect(facts.sections.map((one) => [one.diameterIn, one.tdAhdM, one.tdTvdBdfM])).toEqual([
      [26, 610, 608],
      [12.25, 2450, 2300],
    ]);
    expect(facts.casings.map((one) => [one.outerDiameterIn, one.grade, one.topAhdM, one.shoeAhdM])).toEqual([
      [20, 'X-56', 140, 602],
      [9.625, 'P-110', 135, 2440],
    ]);
    expect(facts.casings[1]?.origins?.['outerDiameterIn']).toMatchObject({ certainty: 'assumed' });
    expect(facts.muds.map((one) => [one.type, one.weightText, one.hphtFluidLossMl.upper])).toEqual([
      ['Gel sweeps, displace to 1.25 sg mud', null, null],
      ['Inhibited OBM', '1.30 - 1.42 sg', 5],
    ]);
    expect(facts.slurries.map((one) => [one.holeDiameterIn, one.role, one.excess, one.topOfCement])).toEqual([
      [26, 'lead', '100%', '140 m'],
      [26, 'tail', '100%', '500 m'],
      [12.25, 'tail', '25%', '1800 m'],
    ]);
    expect(facts.pressureTests.map((one) => one.casingOnBumpKpa)).toEqual([10_000, 30_000]);
  });

  it('leaves the ends of sections alone where one section has none', async () => {
    const facts = await readOne(CARDS.replace('Section TD: 610 m MD / 608 m TVD RKB\n', ''));
    expect(facts.sections).toEqual([]);
  });

  it('may be a form with two pairs in a row, with the interval of its section', async () => {
    const section = (title: string, interval: string, size: string, shoe: string) =>
      `Bohrlochabschnitt ${title};;;\nBohrlochabschnitt;${interval};Bohrdurchmesser;${title}\n` +
      `Rohrtour;${size} L-80 BTC;Innendurchmesser;313,6 mm\nAbsetzteufe;${shoe};;\n` +
      'Dichte;1,18 \u2013 1,30 kg/dm\u00b3;Flie\u00dfgrenze;7 \u2013 12 Pa\npH;9,0 \u2013 10,0;LGS;max. 6 %\n;;;\n';
    const facts = await readOne(
      section('16"', '655 m \u2013 2.350 m', '13 3/8" 107,2 kg/m', '2.348 m') +
        section('12 1/4"', '2.350 m \u2013 4.075 m', '9 5/8" 69,9 kg/m', '4.073 m'),
      'Well Proposal',
      'a.csv',
    );
    expect(facts.sections.map((one) => [one.diameterIn, one.tdAhdM])).toEqual([
      [16, 2350],
      [12.25, 4075],
    ]);
    expect(facts.casings.map((one) => [one.outerDiameterIn, one.massKgPerM, one.shoeAhdM])).toEqual([
      [13.375, 107.2, 2348],
      [9.625, 69.9, 4073],
    ]);
    expect(facts.muds.map((one) => [one.yieldPointPa.upper, one.ph.lower])).toEqual([
      [12, 9],
      [12, 9],
    ]);
  });

  it('may name a slurry in one row and go on about it in the next', async () => {
    const section = (size: string, td: string, top: string) =>
      `${size}" HOLE SECTION;;;\nSection TD (AH/TV);${td} m AHBDF / 1176 m TVBDF;Section TD (m TVNAP);1137.4\n` +
      `CASING;;;\nCasing;9 5/8" 47.0 lb/ft L80 BTC;ID / drift (in);8.681 / 8.525\n` +
      'DRILLING FLUID;;;\nType;Gel polymer;Gradient (kPa/m);10.8 - 11.6\n6 rpm reading;8 - 12;LGS (%);< 8\n' +
      'CEMENT;;;\nLead slurry;Class G extended;Gradient (kPa/m);14.7\nExcess;75%;TOC;Surface\n' +
      `Tail slurry;Class G neat;Gradient (kPa/m);18.6\nExcess;50%;TOC;${top}\nAdditives;Antifoam;;\n`;
    const facts = await readOne(
      section('17 1/2', '1215', '1015 m AH') + section('12 1/4', '2450', '2300 m AH'),
      'Well Proposal',
      'a.csv',
    );
    expect(facts.sections.map((one) => [one.tdAhdM, one.tdTvdBdfM, one.tdTvdSsM])).toEqual([
      [1215, 1176, 1137.4],
      [2450, 1176, 1137.4],
    ]);
    expect(facts.casings[0]).toMatchObject({ innerDiameterIn: 8.681, driftIn: 8.525 });
    expect(facts.muds[1]).toMatchObject({ weightKpaPerM: { lower: 10.8 }, sixRpm: { upper: 12 } });
    expect(
      facts.slurries.map((one) => [
        one.role,
        one.gradientKpaPerM,
        one.excess,
        one.topOfCement,
        one.additives,
      ]),
    ).toEqual([
      ['lead', 14.7, '75%', 'Surface', null],
      ['tail', 18.6, '50%', '1015 m AH', 'Antifoam'],
      ['lead', 14.7, '75%', 'Surface', null],
      ['tail', 18.6, '50%', '2300 m AH', 'Antifoam'],
    ]);
  });

  it('may be Dutch, with the end below sea level, the bores of the string and a cement job in two lines', async () => {
    const section = (size: string, end: string, pipe: string) =>
      `Sectie ${size}";\nDiepte einde sectie;${end}\nVerbuizing;${pipe}\n` +
      'Spoeling;KCl/PHPA, dichtheid 1,15 \u2013 1,24 SG\n' +
      'Spoelingseigenschappen;YP 8 \u2013 14 lb/100ft\u00b2, API-filtraat max. 5 ml\n' +
      'Cement;Lead: Klasse G licht, 1,55 SG, excess 40 %, TOC maaiveld. Tail:\n' +
      'Klasse G, 1,90 SG, excess 20 %, TOC 460 m.;\n;\n';
    const facts = await readOne(
      section('17 1/2', '610 m AH (603 m -NAP)', '13 3/8" 61,0 lb/ft, K-55, BTC, ID 12,515 inch') +
        section('12 1/4', '2.230 m AH (1.902 m -NAP)', '9 5/8" 43,5 lb/ft, L-80, VAM TOP, drift 8,599 inch'),
      'Well Proposal',
      'a.csv',
    );
    expect(facts.sections.map((one) => [one.tdAhdM, one.tdTvdSsM])).toEqual([
      [610, 603],
      [2230, 1902],
    ]);
    expect(facts.casings.map((one) => [one.innerDiameterIn, one.driftIn])).toEqual([
      [12.515, null],
      [null, 8.599],
    ]);
    expect(facts.muds[0]?.apiFluidLossMl.upper).toBe(5);
    expect(facts.slurries.map((one) => [one.holeDiameterIn, one.role, one.excess])).toEqual([
      [17.5, 'lead', '40%'],
      [17.5, 'tail', '20%'],
      [12.25, 'lead', '40%'],
      [12.25, 'tail', '20%'],
    ]);
  });

  it('may have its values in brackets behind a gap, next to a card that is a table', async () => {
    const facts = await readOne(
      '12 1/4" HOLE\n\nSection depth    3,560 m MD    (3,252 m TVD)\nCasing           9 5/8" 53.5# P-110 VAM TOP\n' +
        'Shoe depth       3,555 m MD\nMud              OBM, 1.55 - 1.65 SG\n\n8 1/2" HOLE\n\n' +
        'Section depth    4,260 m MD    (3,905 m TVD)\nMud              OBM, 1.38 - 1.42 SG\n',
    );
    expect(facts.sections.map((one) => [one.tdAhdM, one.tdTvdBdfM])).toEqual([
      [3560, 3252],
      [4260, 3905],
    ]);
    expect(facts.casings).toMatchObject([{ holeDiameterIn: 12.25, shoeAhdM: 3555 }]);
  });

  it('may have a first row that looks like the headings of a table', async () => {
    const facts = await readOne(
      '12 1/4" hole\nCement;Tail 1.92 sg, 20 % excess, TOC 2350 m\nDrilling fluid;KCl WBM, 1.20 - 1.30 sg\nCasing test;310 bar\n',
      'Other',
      'card.csv',
    );
    expect(facts.slurries).toMatchObject([{ role: 'tail', topOfCement: '2350 m', excess: '20%' }]);
    expect(facts.muds).toMatchObject([{ type: 'KCl WBM', weightText: '1.20 - 1.30 sg' }]);
    expect(facts.pressureTests).toMatchObject([{ casingOnBumpKpa: 31_000 }]);
  });
});

it('takes names with figures for those of columns', async () => {
  const facts = await readOne(
    '16" hole section\nDensity (ppg);YP (lb/100 ft2);6 rpm\n9.0 - 9.4;10 - 14;8 - 12\n',
  );
  expect(facts.muds).toMatchObject([{ holeDiameterIn: 16, sixRpm: { lower: 8, upper: 12 } }]);
});

it('reads strings whose sizes are in millimetres, with where they are set', async () => {
  const { casings } = await readOne(
    'Surface hole: 311 mm to 452 m\n  Casing: 219.1 mm, 35.72 kg/m, J-55, ST&C set at 450 m\n' +
      'Main hole: 200 mm to 1950 m\n  Casing: 139.7 mm, 25.3 kg/m, L-80, to 1947 m\n',
  );
  expect(casings.map((one) => [one.outerDiameterText, one.grade, one.thread, one.shoeAhdM])).toEqual([
    ['219.1', 'J-55', 'ST&C', 450],
    ['139.7', 'L-80', null, 1947],
  ]);
});

it('knows a Norwegian liner by its word', async () => {
  const { casings } = await readOne(
    '8 1/2" seksjon\nBoret til TD 3610 m MD. 7" forlengelsesr\u00f8r fra 2840 m til 3606 m.\n',
  );
  expect(casings).toMatchObject([{ kind: 'liner', topAhdM: 2840, shoeAhdM: 3606 }]);
});

it('reads cards with two labels in each row, one of which has no figure', async () => {
  const { casings } = await readOne(
    '7. Section 8 1/2" - Reservoir\n\nLiner\nOuter diameter;7";Weight;29 lb/ft\nGrade;L-80;Connection;VAM TOP\nID;6.184";Drift;6.059"\nShoe;3,780 m MD;Top;3,300 m MD\n',
  );
  expect(casings).toMatchObject([
    { holeDiameterIn: 8.5, outerDiameterIn: 7, grade: 'L-80', thread: 'VAM TOP', shoeAhdM: 3780 },
  ]);
});

it('does not read a table as a list of labels and values because one heading begins with a figure', async () => {
  const { muds } = await readOne(
    'Hole Size;Drilled feet;To (ft MD);Fluid System;MW ppg;Losses;pH;6 rpm dial\n16";1140;1240;Gel;8.6 - 9.1;20;9.0;8 - 12\n8 1/2";4100;5340;OBM;9.6 - 10.2;35;n/a;5 - 9\n',
  );
  expect(muds.map((one) => [one.holeDiameterIn, one.type, one.sixRpm.upper])).toEqual([
    [16, 'Gel', 12],
    [8.5, 'OBM', 9],
  ]);
});
