import { describe, expect, it } from 'vitest';
import { readOne, remarksOf } from '../documents-for-tests';
import { sectionTitle, stringTitle } from '../blocks/block-titles';
import { titleOfLine } from '../outline/title-of-line';

const PROGRAMME = `Drilling programme Aurora-3

3.1 17 1/2" hole section
Mud type: WBM
Mud weight: 1.15 SG
3.2 12 1/4" hole section
The section is drilled to below the salt.
Mud type: KCl polymer
Mud weight: 1.25 - 1.30 SG
YP: 10 Pa
pH: 9.5
Casing OD: 9 5/8"
Casing grade: L80
Shoe depth: 2450 m MD
Lead density: 1.50 SG
Tail density: 1.90 SG
BOP test: annular 250 bar, rams 345 bar
Logging: Run 1: GR-Res-Den; Run 2: Sonic, VSP
Contacts
Mud weight: 1.99 SG
`;

describe('the block of a hole section', () => {
  it.each(['6. 5\u215e" hole', '6. 5 7/8" hole', '5\u215e" section'])(
    'begins with %j, however its fraction is written',
    (title) => {
      expect(sectionTitle(title)).toMatchObject({ sizeIn: 5.875 });
    },
  );

  it.each([
    ['24" hole - 18 5/8"', 24, null],
    ['8 1/2" hole - 7" liner', 8.5, null],
    ['Phase 17 1/2" (jusqu\u2019\u00e0 1 050 m/TR)', 17.5, null],
    ['Tubage 13 3/8" - phase 17 1/2"', 17.5, '13 3/8'],
    ['Phase 8 1/2"', 8.5, null],
    ['FICHA TRAMO 1: 17 1/2"', 17.5, null],
    ['Zementation der 18 5/8" Rohrtour (23" Bohrung, Schuh 635 m)', 23, '18 5/8'],
  ])('may name its string or its end next to it: %s', (title, hole, string) => {
    const found = titleOfLine({ row: 1, text: title, cells: [title] });
    expect([found?.hole?.sizeIn, found?.string?.size ?? null]).toEqual([hole, string]);
  });

  it('has sentences below the titles of its mud and its logs', async () => {
    const { muds, loggingRuns } = await readOne(
      [
        '3 36"-seksjonen (361 – 440 m MD)',
        'Borevæske',
        'Sjøvann med viskøse piller, 1,04 SG. Hullet fylles med 1,25 sg slam til slutt.',
        'Logging',
        '• MWD retning',
        '4 16" section: to 1,820 m MD',
        'Mud: Fresh water / spud mud, 1.08 - 1.12 SG. See the table in Section 7.',
        '- Directional and logging: MWD (directional only).',
        '- Liner lap: test to 150 bar after setting the packer.',
        '- BOP test: annular 100 bar; pipe and shear rams 200 bar; low test 20 bar.',
      ].join('\n'),
    );
    expect(muds.map(({ holeDiameterIn, type, weightText }) => [holeDiameterIn, type, weightText])).toEqual([
      [36, 'Sjøvann med viskøse piller', '1,04 SG'],
      [16, 'Fresh water / spud mud', '1.08 - 1.12 SG'],
    ]);
    expect(loggingRuns.map(({ holeDiameterIn, evaluation }) => [holeDiameterIn, evaluation])).toEqual([
      [36, 'MWD retning'],
      [16, 'MWD (directional only)'],
    ]);
  });

  it('has no heading of its pairs for a mud, and numbered runs', async () => {
    const { muds, loggingRuns } = await readOne(
      [
        '3. 16" – Tramo guía: hasta 580 m MD (580,0 m TVD)',
        'Fluido   Valor',
        'Tipo de lodo   Bentonítico',
        'Densidad   1050 – 1110 g/l',
        'Abschnitt 12 1/4"',
        '- Messung 1: MWD-GR',
        '- Messung 2: GR-Temperatur',
      ].join('\n'),
    );
    expect(muds.map(({ type }) => type)).toEqual(['Bentonítico']);
    expect(loggingRuns.map(({ runNumber, evaluation }) => [runNumber, evaluation])).toEqual([
      [1, 'MWD-GR'],
      [2, 'GR-Temperatur'],
    ]);
  });

  it('may have a lead and a tail below titles of their own', async () => {
    const { slurries } = await readOne(
      [
        '3.1 24" hole - 18 5/8"',
        'Lead slurry',
        'Type: Class G + gel',
        'Density: 12.5 ppg',
        'Tail slurry',
        'Type: Class G',
        'Density: 15.8 ppg',
      ].join('\n'),
    );
    expect(slurries.map(({ holeDiameterIn, role, type }) => [holeDiameterIn, role, type])).toEqual([
      [24, 'lead', 'Class G + gel'],
      [24, 'tail', 'Class G'],
    ]);
  });

  it('assigns its facts to the section in its title, and keeps their lines', async () => {
    const facts = await readOne(PROGRAMME);
    expect(facts.muds.map((mud) => [mud.holeDiameterIn, mud.type, mud.weightText, mud.ph.exact])).toEqual([
      [17.5, 'WBM', '1.15 SG', null],
      [12.25, 'KCl polymer', '1.25 - 1.30 SG', 9.5],
    ]);
    expect(facts.muds[1]?.yieldPointPa.exact).toBe(10);
    expect(facts.muds[1]?.origins?.['yieldPointPa.exact']).toMatchObject({ row: 10, quote: '10 Pa' });
    expect(facts.casings).toMatchObject([
      { holeDiameterIn: 12.25, outerDiameterIn: 9.625, grade: 'L80', shoeAhdM: 2450, shoeTvdBdfM: null },
    ]);
    expect(facts.slurries.map((slurry) => [slurry.holeDiameterIn, slurry.role])).toEqual([
      [12.25, 'lead'],
      [12.25, 'tail'],
    ]);
    expect(facts.pressureTests).toMatchObject([
      { holeDiameterIn: 12.25, annularKpa: 25_000, ramKpa: 34_500, source: { row: 17 } },
    ]);
    expect(facts.loggingRuns.map((run) => [run.holeDiameterIn, run.runNumber, run.evaluation])).toEqual([
      [12.25, 1, 'GR-Res-Den'],
      [12.25, 2, 'Sonic, VSP'],
    ]);
  });

  it('may be German or Dutch, and may be the rows of a sheet', async () => {
    const german = await readOne(
      '8 1/2" Bohrlochabschnitt\nSpülungstyp: KCl\nSpülungsdichte: 1,35 SG\npH-Wert: 9,5\n',
    );
    expect(german.muds).toMatchObject([{ holeDiameterIn: 8.5, type: 'KCl', ph: { exact: 9.5 } }]);
    const dutch = await readOne(
      'Boorgatsectie 17 1/2"\nMud type;WBM\nMud weight;1.15;SG\npH;9\n',
      'Other',
      'gat.csv',
    );
    expect(dutch.muds).toMatchObject([{ holeDiameterIn: 17.5, type: 'WBM', ph: { exact: 9 } }]);
  });

  it('is read only with a size: a number of a section is not one', () => {
    const titles = [
      'Section 3',
      '3.2 Casing',
      'Section 3.5',
      'Table 12 1/4',
      '12 1/4" casing',
      '450 hole',
      'Mud 12" hole',
      'Drill 12 1/4" surface hole',
      'Surface casing section 13 3/8"',
      'No logs in the 36" hole',
      'Section 3 - mud program',
    ];
    expect(titles.filter((title) => sectionTitle(title) !== null)).toEqual([]);
    expect(
      [
        '24" sectie tot 152 m',
        '36" Interval, TD 235 m',
        '16" hole section - mud program',
        'Drilling fluids: 16" hole',
        'Phase 2 : 12 1/4" jusqu\u2019\u00e0 1 165 m',
        'B.1 Bohrlochabschnitt 23"',
        '4 Anchor hole 17 1/2 inch',
        '6 Open hole 8 1/2 inch',
      ].map((title) => sectionTitle(title)?.sizeIn),
    ).toEqual([24, 36, 16, 16, 12.25, 23, 17.5, 8.5]);
    expect(
      [
        '3.2 12 1/4" hole section',
        '17.5 in hole',
        '2. 8 1/2 hole section:',
        '26" Section',
        'Surface Section - 13 1/2" Hole',
        '5 Production casing hole 12 1/4 inch',
        '4.2 Sección intermedia - hoyo de 12 1/4"',
      ].map((title) => sectionTitle(title)?.sizeIn),
    ).toEqual([12.25, 17.5, 8.5, 26, 13.5, 12.25, 12.25]);
  });

  it('leaves out uncertain values', async () => {
    const facts = await readOne(
      '12 1/4" hole section\nDensity: 1.30 SG\nMud type: WBM\nCasing: 9 5/8"\nGrade: L80\n' +
        'Shoe depth: 2450 m below the platform\nCasing grade: P110\n' +
        '8 1/2" hole section\nMud type: OBM\nMud type: WBM\npH: 9\n12 1/4" hole section\nShoe depth: 2400 m TVD\n',
    );
    expect(facts.muds).toMatchObject([
      { holeDiameterIn: 12.25, type: 'WBM', weightText: null },
      { holeDiameterIn: 8.5, type: null, ph: { exact: 9 } },
    ]);
    expect(facts.casings).toMatchObject([{ shoeAhdM: null, shoeTvdBdfM: 2400 }]);
    expect(remarksOf(facts)).toMatch(
      /8 1\/2 in hole section: left out, .* not alike: Mud type OBM and Mud type WBM\./,
    );
    expect(remarksOf(facts)).toMatch(
      /what the depth is counted from: Shoe depth 2450 m below the platform\./,
    );
    const cement = await readOne(
      '8 1/2" hole section\nLead density: 1.5 SG\nCement type: Class G\nTail density: 1.9 SG\n',
    );
    expect(cement.slurries.map(({ type }) => type)).toEqual([null, null]);
    expect(remarksOf(cement)).toMatch(/nothing says which of the slurries it is of: Cement type Class G\./);
    expect(
      (await readOne('8 1/2" hole section\nMW: 1.2 SG\nMud density: 1.3 SG\npH: 9\n')).muds,
    ).toMatchObject([{ weightText: null, ph: { exact: 9 } }]);
  });

  it('has lower priority than a table of the same kind in its document', async () => {
    const table = 'Hole size (in),Mud type,Mud weight (SG)\n12 1/4,OBM,1.40\n8 1/2,OBM,1.50\n\n';
    const facts = await readOne(`${table}12 1/4" hole section\nMud type: WBM\nMud weight: 1.25 SG\n`);
    expect(facts.muds.map(({ type }) => type)).toEqual(['OBM', 'OBM']);
  });

  it('may have dotted leaders, bounds in columns, and its interval in its title', async () => {
    const leaders = await readOne(
      '16" HOLE (40 - 880 M)\nMud type ....... Gel spud mud\nMud weight ..... 1.05 - 1.12 SG\nAPI fluid loss ..... 9 cc max\n' +
        '10-5/8" HOLE (880 - 1,910 M)\nMud type ....... KCl glycol\nMud weight ..... 1.20 SG\n',
    );
    expect(leaders.muds).toMatchObject([
      {
        holeDiameterIn: 16,
        type: 'Gel spud mud',
        weightText: '1.05 - 1.12 SG',
        apiFluidLossMl: { upper: 9 },
      },
      { holeDiameterIn: 10.625, type: 'KCl glycol' },
    ]);
    expect(leaders.sections.map(({ tdAhdM }) => tdAhdM)).toEqual([880, 1910]);
    const bounds = await readOne(
      '10-5/8" hole section, 880 - 1,910 m\nMud type: KCl glycol\nProperty            Min    Max    Unit\n' +
        'Density             1.15   1.22   SG\nYield point         7      12     Pa\nHPHT fluid loss     -      6      ml\n',
    );
    expect(bounds.muds).toMatchObject([
      {
        holeDiameterIn: 10.625,
        weightText: '1.15 - 1.22 SG',
        yieldPointPa: { lower: 7, upper: 12 },
        hphtFluidLossMl: { lower: null, upper: 6 },
      },
    ]);
  });

  it('may have the columns of its bounds once above the titles of all holes', async () => {
    const { muds } = await readOne(
      [
        'Property;Min;Max;Unit',
        '"14 3/4"" section";;;',
        'Mud weight;1.08;1.12;SG',
        'Yield point;6;9;Pa',
        '"9 1/2"" section";;;',
        'Mud weight;1.21;1.26;SG',
        'Yield point;7;11;Pa',
      ].join('\n'),
      'Mud Program',
      'mud.csv',
    );
    expect(muds.map(({ holeDiameterIn, weightText }) => [holeDiameterIn, weightText])).toEqual([
      [14.75, '1.08 - 1.12 SG'],
      [9.5, '1.21 - 1.26 SG'],
    ]);
  });

  it('may be a separate sheet, with titles for its parts', async () => {
    const sheet = (size: string, casing: string, weight: string) =>
      `${size} hole section\nHole\nHole size;${size}\nCasing\nCasing size;${casing}\nWeight;${weight};lb/ft\nCement\nLiner slurry;Class H neat\nLiner density;1.89;sg\n` +
      'Evaluation\nLWD;GR - Res\nPressure tests\nPipe rams;4000;psi\n';
    const facts = await readOne(sheet('6 1/2"', '5" liner', '18'), 'Other', 'card.csv');
    expect(facts.casings).toMatchObject([{ holeDiameterIn: 6.5, outerDiameterIn: 5, kind: 'liner' }]);
    expect(facts.slurries).toMatchObject([{ role: 'liner', type: 'Class H neat' }]);
    expect(facts.pressureTests).toMatchObject([{ holeDiameterIn: 6.5 }]);
    expect(facts.loggingRuns).toMatchObject([{ holeDiameterIn: 6.5, evaluation: 'LWD: GR - Res' }]);
  });

  it('may be a single line under the title of runs or tests', async () => {
    const facts = await readOne(
      'Logging programme\n12 1/4" hole: Run 1: GR-Res; Run 2: Sonic\nBOP test\n8 1/2" section: annular 250 bar, rams 345 bar\n',
    );
    expect(facts.loggingRuns.map((run) => [run.holeDiameterIn, run.runNumber, run.evaluation])).toEqual([
      [12.25, 1, 'GR-Res'],
      [12.25, 2, 'Sonic'],
    ]);
    expect(facts.pressureTests).toMatchObject([{ holeDiameterIn: 8.5, annularKpa: 25_000, ramKpa: 34_500 }]);
  });
});

describe('the logs of a section in a list', () => {
  it('have the tools alone, below names of runs in words of several languages', async () => {
    const { loggingRuns } = await readOne(
      [
        '12 1/4" section',
        'Perfilaje, carrera 1: GR - Sonic. No coring is planned in this section.',
        'Meting run 2: CBL - VDL in the 9 5/8" casing.',
        'Meting run 3: USIT in 9 5/8" casing',
      ].join('\n'),
    );
    expect(loggingRuns.map(({ evaluation }) => evaluation)).toEqual([
      'GR - Sonic',
      'CBL - VDL',
      'USIT in 9 5/8" casing',
    ]);
  });

  it('need no title, and may be runs with what they run on', async () => {
    const { loggingRuns, muds } = await readOne(
      [
        '17 1/2" section (to 1,140 m)',
        '- LWD: GR - resistivity',
        '- Wireline: none',
        '8 1/2" section (to 3,290 m)',
        '- LWD: GR - density - neutron',
        '- Wireline Run 1: PEX-HRLA',
        '- Wireline Run 2: MDT',
        'Mud logging',
        '- Type: cuttings every 3 m',
      ].join('\n'),
    );
    expect(loggingRuns.map((run) => [run.holeDiameterIn, run.runNumber, run.evaluation])).toEqual([
      [17.5, null, 'LWD: GR - resistivity'],
      [8.5, null, 'LWD: GR - density - neutron'],
      [8.5, 1, 'PEX-HRLA'],
      [8.5, 2, 'MDT'],
    ]);
    expect(muds).toEqual([]);
  });
});

describe('the titles of cement jobs', () => {
  it.each([
    ['30" casing in 36" hole, shoe 238 m MD', '30'],
    ['18 5/8" Rohrtour (Bohrloch 23", 480 m)', '18 5/8'],
    ['13 3/8" verbuizing (17 1/2" gat)', '13 3/8'],
    ['7" Liner - 8 1/2" hole', '7'],
    ['Job: 30" Conductor', '30'],
    ['JOB SHEET 2: 9 5/8" CASING', '9 5/8'],
    ['Ca\u00f1er\u00eda de producci\u00f3n 5"', '5'],
  ])('name their string: %s', (title, casing) => {
    expect(stringTitle(title)?.casing).toBe(casing);
  });

  it('are no sentences', () => {
    expect(stringTitle('13 3/8" casing will be set at 1,200 m')).toBeNull();
  });

  it('may be above numbered fluids and forms of two pairs in a row', async () => {
    const facts = await readOne(
      `Cementing proposal
Job: 9 5/8" Intermediate Casing
Fluid 1: Spacer
Density: 1.35 SG
Fluid 2: Lead Slurry
Slurry: | Class G + 8 % bentonite | Excess over gauge: | 50 %
Density: | 1.52 SG | Top of fluid: | 900 m
Fluid 3: Tail Slurry
Slurry: | Class G | Excess over gauge: | 20 %
Density: | 1.90 SG | Top of fluid: | 2,100 m
`,
      'Cement Program',
    );
    expect(facts.slurries).toMatchObject([
      { casingOuterDiameterIn: 9.625, role: 'lead', type: 'Class G + 8 % bentonite', excess: '50%' },
      { casingOuterDiameterIn: 9.625, role: 'tail', type: 'Class G', topOfCement: '2100 m' },
    ]);
  });

  it('may be above lines that name a slurry and its composition', async () => {
    const facts = await readOne(
      `Zementation
13 3/8" Rohrtour (Bohrloch 16", 2140 m)
Vorlaufzement (Lead): Klasse G mit Leichtzuschlag
- Dichte: 1,58 kg/l
- \u00dcberschuss: 30 %
- Zementkopf: zu Tage
Nachlaufzement (Tail): Klasse G
- Dichte: 1,90 kg/l
`,
      'Cement Program',
    );
    expect(facts.slurries).toMatchObject([
      { role: 'lead', type: 'Klasse G mit Leichtzuschlag', excess: '30%', topOfCement: 'zu Tage' },
      { role: 'tail', type: 'Klasse G', casingOuterDiameterIn: 13.375 },
    ]);
  });
});

describe('the properties of a mud', () => {
  it('keep their section below the heading row of their list', async () => {
    const facts = await readOne(
      'Fluids\n24" hole section - mud program\nProperty\tUnit\tSpecification\nDensity\tSG\t1.05 - 1.10\npH\t-\t9 - 10\n',
      'Mud Program',
    );
    expect(facts.muds).toMatchObject([
      { holeDiameterIn: 24, weightText: '1.05 - 1.10 SG', ph: { lower: 9, upper: 10 } },
    ]);
  });
});

describe('the list of a mud below its section', () => {
  it('may have labels of several languages, units in a column and properties without figures', async () => {
    const facts = await readOne(
      `Spoelingsprogramma per sectie
12 1/4" sectie tot 1980 m
Type\tKCl-polymeer
Soortelijk gewicht (kg/l)\t1,22 - 1,28
Plastische viscositeit\tcP\tALAP
Zwichtspanning YP (Pa)\t8 - 12
Aflezing 6 tpm (6 rpm)\t7 - 11
API waterverlies\tml/30 min\tmax. 5
Gehalte LGS\t% vol\t< 6
8 1/2" sectie tot 2480 m
Type\tNaCl
Dichte\t1,10 - 1,14 kg/l
6 tr/min\tFann\t10 - 12
Filtrat API\tml/30 min\t< 4
Filtrat HP/HT\tml/30 min\t-
`,
      'Mud Program',
    );
    expect(facts.muds).toMatchObject([
      {
        holeDiameterIn: 12.25,
        type: 'KCl-polymeer',
        weightText: '1,22 - 1,28 kg/l',
        yieldPointPa: { lower: 8, upper: 12 },
        sixRpm: { lower: 7, upper: 11 },
        apiFluidLossMl: { upper: 5 },
        lowGravitySolidsPercent: { upper: 6 },
      },
      {
        holeDiameterIn: 8.5,
        type: 'NaCl',
        weightText: '1,10 - 1,14 kg/l',
        sixRpm: { lower: 10 },
        apiFluidLossMl: { upper: 4 },
      },
    ]);
  });

  it('may give a bound of a property in its label', async () => {
    const facts = await readOne(
      'Mud programme\n12 1/4" hole section\nMud type: KCl\nMud weight min: 1.20 SG\nMud weight max: 1.28 SG\n',
      'Mud Program',
    );
    expect(facts.muds[0]?.weightKpaPerM.lower).toBeCloseTo(1.2 * 9.80665);
    expect(facts.muds[0]?.weightKpaPerM.upper).toBeCloseTo(1.28 * 9.80665);
  });

  it.each([
    ['36" Sektion – Standrohrsektion', '17 1/2" Sektion – Technische Sektion', 'Endteufe: 158,0 m'],
    ['Standrohrsektion (36")', 'Technische Sektion (17 1/2")', 'Teufe MD: 158,0 m'],
    ['Phase de surface : forage en 36"', 'Phase technique : forage en 17 1/2"', 'Cote finale : 158,0 m'],
    ['Bohrabschnitt 1: 36"', 'Bohrabschnitt 2: 17 1/2"', 'bis: 158,0 m'],
  ])('give the ends of all sections: %s', async (first, second, end) => {
    const facts = await readOne(
      `Programm Aurora-3\n\n${first}\n${end}\n\n${second}\n${end.replace('158', '1327')}\n`,
      'Well Proposal',
    );
    expect(facts.sections.map(({ diameterIn, tdAhdM }) => [diameterIn, tdAhdM])).toEqual([
      [36, 158],
      [17.5, 1327],
    ]);
  });
});

it('takes the mud and the end of a section from its title', async () => {
  expect(sectionTitle('16" Hole - KCl polymer')).toMatchObject({ sizeIn: 16, kind: 'mud' });
  expect(sectionTitle('16" hole - drill and case')).toBeNull();
  const facts = await readOne(
    'Phase 1 : 16" to 850 m\nMud type: gel\n\nPhase 2 : 8 1/2" to 2,010 m\nMud type: KCl polymer\nProperties: YP 12 - 20 lbf/100ft2, pH 9 - 10\n',
  );
  expect(facts.sections.map((one) => [one.diameterIn, one.tdAhdM])).toEqual([
    [16, 850],
    [8.5, 2010],
  ]);
  expect(facts.muds[1]).toMatchObject({ ph: { lower: 9, upper: 10 } });
  expect(facts.muds[1]?.yieldPointPa.lower).toBeCloseTo(5.75, 2);
});

it('adds the properties of the card of a mud to those of a summary above it', async () => {
  const facts = await readOne(
    'Program summary\nHole size;Mud type;Mud weight (ppg)\n16";Gel;8.6 - 9.0\n8 1/2";Polymer;9.8 - 10.4\n\n16" hole section\nYield point: 10 - 14 lb/100ft2\npH: 9\n',
  );
  expect(facts.muds).toMatchObject([
    { type: 'Gel', ph: { exact: 9 } },
    { type: 'Polymer', ph: { exact: null } },
  ]);
});
