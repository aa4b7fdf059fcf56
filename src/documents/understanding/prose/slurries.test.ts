import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const slurriesOf = async (text: string) =>
  (await readOne(text)).slurries.map((slurry) => [
    slurry.casingOuterDiameterIn ?? slurry.holeDiameterIn,
    slurry.role,
    slurry.type,
    Number((slurry.gradientKpaPerM ?? 0).toFixed(2)),
    slurry.excess,
    slurry.topOfCement,
  ]);

describe('slurries in lines', () => {
  it('may have their additives in a sentence of their own, and none where it is cut', async () => {
    const { slurries } = await readOne(
      '13 3/8" casing: Lead slurry: Class G with extender, 1.56 sg, 100 % excess, TOC surface. Additives for the lead: silica, defoamer. Tail slurry: Class G neat, 1.92 sg, 50 % excess, TOC 880 m. Additives for\n',
      'Cement Program',
    );
    expect(slurries.map(({ role, additives }) => [role, additives])).toEqual([
      ['lead', 'silica, defoamer'],
      ['tail', null],
    ]);
  });

  it('keep a word that ends the sentence of their type, and the excess in the open hole', async () => {
    expect(
      await slurriesOf(
        '20" foringsrør\n- Ledeslurry (lead): Class G, lett. Egenvekt 1,52 sg. Overskudd i åpent hull 120 %. Topp sement 310 m. Tilsetninger: CaCl2, NF-6.\n',
      ),
    ).toEqual([[20, 'lead', 'Class G, lett', 14.91, '120%', '310 m']]);
  });

  it('have an excess for each part of the hole', async () => {
    expect(
      await slurriesOf(
        '10 3/4" casing\n- Lead slurry: 1.30 SG light cement. Excess: 150% above and 40% below the permafrost. Top of cement: Surface.\n',
      ),
    ).toEqual([[10.75, 'lead', 'light cement', 12.75, '150% above and 40% below the permafrost', 'Surface']]);
  });

  it('keep the words and the blend directly behind their type', async () => {
    const { slurries } = await readOne(
      '9 5/8" casing: Lead slurry Class G, light at 1.52 sg, 60 % excess, TOC 700 m, with bentonite. Tail slurry Class G, 35% silica at 1.9 sg, TOC at 2100 m.\n',
      'Cement Program',
    );
    expect(slurries.map(({ type, additives }) => [type, additives])).toEqual([
      ['Class G, light', 'bentonite'],
      ['Class G, 35% silica', null],
    ]);
  });

  it('keep a blend in another language, without the word for the slurry of a liner', async () => {
    const { slurries } = await readOne(
      '7" Liner: Linerschlämme Klasse G, 35% Silika mit 1,90 kg/l, 30 % Überschuss, Zementkopf 2100 m.\n',
      'Cement Program',
    );
    expect(slurries.map(({ role, type }) => [role, type])).toEqual([['liner', 'Klasse G, 35% Silika']]);
  });

  it('have the composition of a table for their type if it begins with the cement', async () => {
    const { slurries } = await readOne(
      'String;Slurry;Composition;Density (pcf);Excess;Top of cement\n20" casing;Tail;Class G + 2% CaCl2;116;90%;Surface\n9-5/8" casing;Tail;Class G + 30% silica;117;20%;6,150 ft\n',
      'Cement Program',
      'cement.csv',
    );
    expect(slurries.map(({ type, additives }) => [type, additives])).toEqual([
      ['Class G + 2% CaCl2', null],
      ['Class G + 30% silica', null],
    ]);
  });

  it('keep all additives of their list with their amounts, and have one role in two words', async () => {
    const { slurries } = await readOne(
      '18 5/8" casing\nLead: Class G extended, 1.50 sg, TOC seabed, excess 80 %. Additives: Extender 3.1 l/100kg, gas block.\n' +
        'Tail (single stage): Class G, 1 % CaCl2, 1.90 sg, TOC 610 m, excess 40 %. Additives: CaCl2 1 % bwoc, defoamer.\n',
      'Cement Program',
    );
    expect(slurries.map(({ role, type, additives }) => [role, type, additives])).toEqual([
      ['lead', 'Class G extended', 'Extender 3.1 l/100kg, gas block'],
      ['tail', 'Class G, 1 % CaCl2', 'CaCl2 1 % bwoc, defoamer'],
    ]);
  });

  it('have the role that brackets give them in another language, and that of their liner', async () => {
    const { slurries } = await readOne(
      '12 1/4" sectie\nVulcement (lead): Klasse G met perliet; dichtheid 1,52 kg/l; overmaat 50 %; top 310 m MD.\n' +
        'Cement (laatste slurry, tail): Klasse G; dichtheid 1,90 kg/l; overmaat 20 %; top 830 m MD.\n' +
        '8 1/2" sectie\nLinercement: Klasse G met latex; dichtheid 1,88 kg/l; overmaat 25 %; top 955 m MD.\n',
      'Cement Program',
    );
    expect(Object.fromEntries(slurries.map(({ role, type }) => [role, type]))).toEqual({
      lead: 'Klasse G met perliet',
      tail: 'Klasse G',
      liner: 'Klasse G met latex',
    });
  });

  it('are read from the cells of a table, with the string of their row', async () => {
    const { slurries } = await readOne(
      'Casing;Shoe (m);Slurry design;Remarks\n' +
        '13 3/8" casing;1628;Lead slurry: Class G + 6% Bentonite, 92 pcf, TOC surface, excess 50% Tail slurry: Class G neat, 118 pcf, TOC 1430 m, excess 30%;Two plugs\n' +
        '7" liner;3328;Liner slurry: Class G + 35% Silica Flour, 118 pcf, TOC top of liner 2220 m, excess 15%;Rotate liner\n',
      'Cement Program',
      'a.csv',
    );
    expect(
      slurries.map((one) => [one.casingOuterDiameterIn, one.role, one.type, one.excess, one.topOfCement]),
    ).toEqual([
      [13.375, 'lead', 'Class G + 6% Bentonite', '50%', 'surface'],
      [13.375, 'tail', 'Class G neat', '30%', '1430 m'],
      [7, 'liner', 'Class G + 35% Silica Flour', '15%', 'top of liner 2220 m'],
    ]);
    expect(slurries[0]?.gradientKpaPerM).toBeCloseTo(14.452, 2);
  });

  it('are read from the rows of a summary, next to pairs of figures', async () => {
    const facts = await readOne(
      ';Section I;Section II\nHole size;17 1/2";12 1/4"\nCasing;13 3/8", 54.5 lb/ft, J-55, BTC;9 5/8", 40 lb/ft, L-80, BTC\n' +
        'Shoe (m);409;1042\nID / Drift (in);12.615 / 12.459;8.835 / 8.679\nMud system;Gel;Silicate\n' +
        'Mud weight (SG);1.05 - 1.12;1.15 - 1.25\nCement lead;Class G light, 1.58 SG, excess 80 %, TOC surface;-\n' +
        'Cement tail;Class G, 1.90 SG, excess 50 %, TOC 300 m;Class G, 1.92 SG, excess 20 %, TOC 850 m\n' +
        'BOP annular / rams (bar);Diverter;105 / 210\nCasing test (bar);70;140\n',
      'Well Proposal',
      'a.csv',
    );
    expect(facts.casings.map((one) => [one.innerDiameterIn, one.driftIn])).toEqual([
      [12.615, 12.459],
      [8.835, 8.679],
    ]);
    expect(facts.slurries.map((one) => [one.holeDiameterIn, one.role, one.excess, one.topOfCement])).toEqual([
      [17.5, 'lead', '80%', 'surface'],
      [17.5, 'tail', '50%', '300 m'],
      [12.25, 'tail', '20%', '850 m'],
    ]);
    expect(facts.pressureTests.map((one) => [one.annularKpa, one.ramKpa, one.casingOnBumpKpa])).toEqual([
      [null, null, 7000],
      [10_500, 21_000, 14_000],
    ]);
  });

  it('belong to the string in their title', async () => {
    expect(
      await slurriesOf(
        '6.1 16" surface casing\n- Lead slurry: Class A with 3% bentonite, density 1.50 sg, 120% excess, TOC at mudline\n' +
          '- Tail slurry: Class A neat, density 1.88 sg, 60% excess, TOC 310 m\n- Spacer: 9 m3 spacer at 1.30 sg\n' +
          'On offset well Z-2 a 1.70 sg lead slurry with TOC 200 m was lost.\n',
      ),
    ).toEqual([
      [16, 'lead', 'Class A with 3% bentonite', 14.71, '120%', 'mudline'],
      [16, 'tail', 'Class A neat', 18.44, '60%', '310 m'],
    ]);
  });

  it('may be two in a line, followed by values of the whole job', async () => {
    expect(
      await slurriesOf(
        '- 11 3/4" surface casing: Lead 150 sx Class C + 3% gel, 13.0 ppg, yield 1.81 cf/sk. Tail 90 sx Class C, 14.8 ppg. 80% excess. TOC surface.\n' +
          '- Production 177.8 mm casing, lead: filler, 1500 kg/m3, cement top 410 m; tail: Class G, 1905 kg/m3, cement top 1,350 m.\n',
      ),
    ).toEqual([
      [11.75, 'lead', 'Class C + 3% gel', 15.28, '80%', 'surface'],
      [11.75, 'tail', 'Class C', 17.39, '80%', null],
      [7, 'lead', 'filler', 14.71, null, '410 m'],
      [7, 'tail', 'Class G', 18.68, null, '1350 m'],
    ]);
  });

  it('may have what is said of each slurry behind all of them', async () => {
    expect(
      await slurriesOf(
        '13 3/8": Lead 12.2 ppg Class G + gel, TOC at seabed; Tail 15.8 ppg Class G from 640 mMD. Excess: 120% lead, 60% tail.\n' +
          '9 5/8": Lead 12.6 ppg from 590 mMD, tail 15.9 ppg from 2,150 mMD, OH excess 25%.\n',
      ),
    ).toEqual([
      [13.375, 'lead', 'Class G + gel', 14.34, '120%', 'seabed'],
      [13.375, 'tail', 'Class G', 18.57, '60%', '640 m MD'],
      [9.625, 'lead', null, 14.81, '25%', '590 m MD'],
      [9.625, 'tail', null, 18.68, '25%', '2150 m MD'],
    ]);
  });

  it.each([
    [
      'Rohrtour 7": Vorlauf: Klasse G, 1,58 kg/l, 35 % Überschuss, Zementkopf zu Tage',
      [7, 'lead', 'Klasse G', 15.49, '35%', 'zu Tage'],
    ],
    [
      'Tubage 7" : laitier de queue classe G, densité 1,88, sommet à 1 240 m, excès 15 %',
      [7, 'tail', 'classe G', 18.44, '15%', '1240 m'],
    ],
    [
      'TR 7": lechada de amarre clase H, densidad 1.92 g/cc, exceso 25 %, tope a 1640 m',
      [7, 'tail', 'clase H', 18.83, '25%', '1640 m'],
    ],
    [
      '7" verbuizing: staart klasse G, 1,90 kg/l, 30% overmaat, bovenkant cement 1.140 m',
      [7, 'tail', 'klasse G', 18.63, '30%', '1140 m'],
    ],
    [
      '8 1/2" seksjon\nSement: Klasse G, 1,90 sg, topp sement 2 310 m MD, 25 % ekstra',
      [8.5, 'tail', 'Klasse G', 18.63, '25%', '2310 m MD'],
    ],
    [
      '5" liner: 15.9 ppg Class H, 20% excess, TOC at liner top',
      [5, 'liner', 'Class H', 18.68, '20%', 'liner top'],
    ],
  ])('are read in six languages: %s', async (line, slurry) => {
    expect(await slurriesOf(`Programme\n\n${line}\n`)).toEqual([slurry]);
  });

  it('are marked if their role or the unit of their density is assumed', async () => {
    const { slurries } = await readOne('Tubage 7" : laitier classe G, densité 1,88, excès 15 %\n');
    expect(slurries[0]?.origins).toMatchObject({
      role: { certainty: 'assumed' },
      gradientKpaPerM: { certainty: 'assumed' },
    });
  });

  it.each([
    'Lead and tail slurries for the 7" casing: Class G 1.90 SG, 20% excess',
    '9 5/8" and 7" casing: tail Class G, 1.90 SG, 20% excess',
    'If losses occur, 7" casing: tail Class G, 1.90 SG, 20% excess',
    '7" casing: spacer 1.50 SG, 100 m',
    '7" casing: Class G, 1.90 SG, 20% excess\n7" casing: Class G, 1.60 SG, 40% excess',
    '7" casing: tail Class G, 1.90 SG and 1.95 SG, 20% excess',
    'Tail slurry: Class G, 1.90 SG, 20% excess',
  ])('are left out where they are not certain: %s', async (line) => {
    expect(await slurriesOf(`Programme\n\n${line}\n`)).toEqual([]);
  });

  it('are named behind `with`, each with its own top, and a liner has the depth of its top', async () => {
    const { slurries } = await readOne(
      'Programme\n\n1. 17 1/2" hole / 13 3/8" casing\n' +
        '- Cement with lead slurry of Class H + 6% gel at 12.6 ppg (TOC mudline) and tail slurry of Class H neat at 16.0 ppg (TOC 1,900 ft), with 80% excess.\n' +
        '2. 8 1/2" hole / 7" liner\n' +
        '- Cement with Class H + 35% silica at 16.8 ppg (TOC top of liner at 7,310 ft), with 20% excess.\n',
      'Well Proposal',
    );
    expect(slurries.map(({ role, type, topOfCement, excess }) => [role, type, topOfCement, excess])).toEqual([
      ['lead', 'Class H + 6% gel', 'mudline', '80%'],
      ['tail', 'Class H neat', expect.stringMatching(/1,?900 ft|579/), '80%'],
      [
        'liner',
        expect.stringContaining('Class H + 35% silica'),
        expect.stringContaining('top of liner at'),
        '20%',
      ],
    ]);
  });
});

it('reads additives behind a semicolon, and a type behind the name of its slurry', async () => {
  const { slurries } = await readOne(
    '18 5/8" casing, shoe at 1000 m\n- Tail: Class G, density 1.90 kg/l, excess 20 %, TOC 600 m; additives: bentonite, retarder\n\n' +
      '13 3/8" casing\nThe lead slurry is Class G + 2% CaCl2, mixed at 13.2 lb/gal and pumped with 150% excess over open hole. Planned top of cement: Seabed.\n',
    'Cement Program',
    'cement.txt',
  );
  expect(slurries.map(({ role, type, additives }) => [role, type, additives])).toEqual([
    ['tail', 'Class G', 'bentonite, retarder'],
    ['lead', 'Class G + 2% CaCl2', null],
  ]);
});

it('gives the additives of one sentence to the lead and the tail, those of the next line, and none without words', async () => {
  const { slurries } = await readOne(
    '4.3 17 1/2" hole section\n4.3.4 Cementing\nLead slurry: Class G, extended, 1.56 sg, 200 % excess, TOC at 395 m. Tail slurry: Class G with accelerator, 1.95 sg, 100 % excess, TOC at 795 m. Additives in the lead are liquid silica and defoamer; in the tail CaCl2 and defoamer.\n' +
      '4.4 12 1/4" hole section\n4.4.4 Cementing\nOne slurry is pumped, as a tail: Class G with 35 % silica flour, 1.92 sg, 30 % excess, TOC at 2640 m. Additives:\nsilica flour, gas block, retarder.\n' +
      '4.5 8 1/2" hole section\n4.5.4 Cementing\nOne slurry is pumped, as a tail: Class G neat, 1.90 sg, 20 % excess, TOC at 3140 m. Additives:\n',
  );
  expect(slurries.map(({ type, additives }) => [type, additives])).toEqual([
    ['Class G, extended', 'liquid silica and defoamer'],
    ['Class G with accelerator', 'CaCl2 and defoamer'],
    ['Class G with 35 % silica flour', 'silica flour, gas block, retarder'],
    ['Class G neat', null],
  ]);
});

it('reads the additives behind a density and the values in the next line, but not a job that may be needed', async () => {
  const { slurries } = await readOne(
    'Cementing programme\n\nSurface, 10 3/4". Lead: Class C extended mixed at 11.8 ppg with gel, defoamer, 80% excess, top of\n' +
      'cement at surface. Tail: Class H neat at 15.4 ppg with 2% CaCl2, dispersant and an antifoam agent of the contractor;\n' +
      '40% excess, top of tail 1,450\'. If cement does not come up to the cellar, a 1" top job will be done.\n',
  );
  expect(slurries.map((one) => [one.role, one.type, one.excess, one.additives])).toEqual([
    ['lead', 'Class C extended', '80%', 'gel, defoamer'],
    ['tail', 'Class H neat', '40%', '2% CaCl2, dispersant and an antifoam agent of the contractor'],
  ]);
});
