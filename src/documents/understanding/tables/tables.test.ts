import { describe, expect, it } from 'vitest';
import { rawWorkbook, sheetData } from '../../readers/office-for-tests';
import { readOne, reasonsOf, remarksOf } from '../documents-for-tests';

describe('the title of a table', () => {
  const tops =
    'Formation / marker;Depth (TVDSS m);Depth (MD m);Comment 7\nChalk;1200;1300;a\nSalt;1500;1620;b\n';

  it('is not the last line of the title block above it', async () => {
    const facts = await readOne(`Well name;A-1\nAFE cost;USD 9,700,000\nPrognosis\n${tops}`);
    expect(facts.tops.map(({ name }) => name)).toEqual(['Chalk', 'Salt']);
    expect((await readOne(`AFE cost breakdown\n${tops}`)).tops).toEqual([]);
  });

  it('is not that of the table next to it', async () => {
    const facts = await readOne(
      [
        'Stratigraphy;;;;Offset well B-9 (actual tops);;',
        'Formation;MD (m);TVD SS (m);;Formation;MD (m);TVD SS (m)',
        'Chalk;1300;1200;;Chalk;1333;1244',
        'Salt;1620;1500;;Salt;1655;1560',
      ].join('\n'),
      'Well Proposal',
      'tops.csv',
    );
    expect(facts.tops.map(({ name, tvdSsM }) => [name, tvdSsM])).toEqual([
      ['Chalk', 1200],
      ['Salt', 1500],
    ]);
  });

  it('ends the table above it in a text', async () => {
    const facts = await readOne(
      [
        'Casing string   OD        Weight (lb/ft)   Grade   Connection   Hole      Shoe (m MD)',
        'Surface         13 3/8"             61.0   J55     BTC          17 1/2"         229.0',
        'Intermediate    9 5/8"              43.5   L80     BTC          12 1/4"         696.0',
        '',
        'Recommended mud properties',
        '',
        'Interval        17 1/2"     12 1/4"',
        'Mud system      Spud mud    KCl polymer',
        'Density (SG)    1.06        1.12',
        'pH              9           9.5',
      ].join('\n'),
    );
    expect(facts.casings).toHaveLength(2);
    expect(facts.muds.map(({ holeDiameterIn, type }) => [holeDiameterIn, type])).toEqual([
      [17.5, 'Spud mud'],
      [12.25, 'KCl polymer'],
    ]);
  });
});

describe('formation tops', () => {
  it('reads a layout of picks: ruled columns, tops and bases, qualifiers, depths negative down', async () => {
    const text = [
      '# Qlf column',
      '# ER: Eroded',
      'Well XX 7/1-B-3',
      '  Surface name            Obs# Qlf MD       TVD      TVDSS',
      '  ----------------------- ---- --- -------- -------- --------',
      '  Seabed                  1         130.00   130.00  -100.00',
      '  SOME GP. Top            1         130.00   130.00  -100.00',
      '  Lower Fm. Top           1    ER   800.00   790.00  -760.00',
      '  Gone Fm. Top            1    FO',
      '  Lower Fm. Base          1         900.00   880.00  -850.00',
      '  Lower Fm. Top           2    FP   950.00   925.00  -895.00',
    ].join('\n');
    const facts = await readOne(text, 'Well Proposal', 'picks.dat');
    expect(
      facts.tops.map((t) => [t.name, t.kind, t.tvdSsM, t.tvdBdfM, t.ahdBdfM, t.qualifier, t.source.row]),
    ).toEqual([
      ['Seabed', 'top', 100, 130, 130, null, 6],
      ['SOME GP.', 'top', 100, 130, 130, null, 7],
      ['Lower Fm.', 'top', 760, 790, 800, 'ER', 8],
      ['Lower Fm.', 'base', 850, 880, 900, null, 10],
      ['Lower Fm.', 'top', 895, 925, 950, 'FP', 11],
    ]);
    expect(facts.tops[0]?.source.converted).toBe('negative down, turned');
    expect(facts.header.wellName).toBe('XX 7/1-B-3');
    expect(remarksOf(facts)).toMatch(/sign was turned/);
    expect(remarksOf(facts)).toMatch(/30\.00 m in every row/);
    expect(remarksOf(facts)).toMatch(/no depth is given: Gone Fm\. Top/);
  });

  it('reports a last pick with an unreadable depth, but not a footer', async () => {
    const facts = await readOne(
      'Formation,TVD SS (m)\nChalk,1200\nSalt,deep\nRotliegend,\nPrepared by the geologists\n',
    );
    expect(facts.tops.map(({ name }) => name)).toEqual(['Chalk']);
    expect(remarksOf(facts)).toMatch(/no depth is given: Salt and Rotliegend\./);
  });

  it('reports a number split by a comma', async () => {
    const facts = await readOne('Formation,TVD SS (m)\nChalk,900\nSalt,1,500\nRotliegend,2,100.5\n');
    expect(facts.notUnderstood).toMatchObject([{ source: { row: 3 } }]);
    expect(reasonsOf(facts)).toMatch(/This row and 1 more have more values than there are headings/);
    const noted = await readOne('Formation,TVD SS (m)\nChalk,900,good pick\nSalt,1500\n');
    expect(noted.notUnderstood).toEqual([]);
  });

  it('distinguishes a horizon named Base from the base of a formation', async () => {
    const facts = await readOne(
      'Formation,TVD SS (m)\nTop Chalk,1200\nBase Chalk,1900\nBase Cretaceous Unconformity,1950\n',
    );
    expect(facts.tops.map((t) => [t.name, t.kind])).toEqual([
      ['Chalk', 'top'],
      ['Chalk', 'base'],
      ['Base Cretaceous Unconformity', 'top'],
    ]);
  });

  it('reads the reference from the unit, and the range', async () => {
    const facts = await readOne(
      'Formation;Top (m TVDSS);Top (m MD);Uncertainty (\u00b1 ft)\nChalk;1200,5;1300,25;50\n',
    );
    expect(facts.tops[0]).toMatchObject({ tvdSsM: 1200.5, ahdBdfM: 1300.25, tvdBdfM: null });
    expect(facts.tops[0]?.varianceM).toBeCloseTo(15.24, 6);
  });

  it('does not guess the reference of a bare depth', async () => {
    const facts = await readOne(
      'Formation,Depth (m),Colour\nChalk,1200,white\nSalt,1900,grey\n',
      'Well Proposal',
    );
    expect(facts.tops).toEqual([]);
    expect(reasonsOf(facts)).toMatch(/No table with known headings|lacks a column it needs/);
  });
});

describe('casing and sections', () => {
  it('reads sizes as fractions, decimals and mm, and ignores columns with another datum', async () => {
    const text = [
      'Category,Hole interval in,OD in,ID in,top_md_msl_m,base_md_msl_m,top_ahd_rkb_m,base_ahd_rkb_m',
      'Conductor,"36""",30.0,28.0,60,150,90,180',
      '"Casing, Surface",17-1/2,13 3/8,12.415,60,970,90,1000',
      '"Tie-back, Production",12\u00bc,9.625,8.681,60,870,90,900',
      '"Liner, Production","12 1/4""",244.475 mm,8.681,870,1970,900,2000',
    ].join('\n');
    const facts = await readOne(text, 'Well Catalogue');
    expect(
      facts.casings.map((c) => [
        c.kind,
        c.holeDiameterIn,
        c.outerDiameterIn,
        c.topAhdM,
        c.shoeAhdM,
        c.outerDiameterText,
      ]),
    ).toEqual([
      ['conductor', 36, 30, 90, 180, '30.0'],
      ['casing', 17.5, 13.375, 90, 1000, '13 3/8'],
      ['tieback', 12.25, 9.625, 90, 900, '9.625'],
      ['liner', 12.25, 9.625, 900, 2000, '244.475'],
    ]);
    expect(facts.casings[3]?.source.converted).toBe('mm to in');
  });

  it('reads one table of sections and casing as both, in feet and lb/ft', async () => {
    const text =
      'Hole size (in)  Casing OD (in)  Weight (lb/ft)  Grade/coupling  Shoe MD (ft)  Section TD (ft)\n12 1/4          9 5/8           47              L80 / BTC       9980          10000\n';
    const facts = await readOne(text, 'Well Proposal');
    expect(facts.sections).toMatchObject([{ diameterIn: 12.25, tdAhdM: 3048, source: { row: 2 } }]);
    expect(facts.casings).toMatchObject([
      { outerDiameterIn: 9.625, grade: 'L80', thread: 'BTC', shoeAhdM: 3041.904 },
    ]);
    expect(facts.casings[0]?.massKgPerM).toBeCloseTo(69.9437, 3);
  });

  it('reports the row without a size, and keeps the others', async () => {
    const facts = await readOne(
      'Casing OD (in),ID (in),Grade\nnine,8.681,L80\n7,6.184,L80\n',
      'Well Catalogue',
    );
    expect(facts.casings.map((c) => c.outerDiameterIn)).toEqual([7]);
    expect(facts.notUnderstood).toMatchObject([
      { source: { row: 2 }, reason: expect.stringMatching(/"nine" is no size/) },
    ]);
  });

  it('leaves out a mass without a unit, because lb/ft and kg/m are both common', async () => {
    const facts = await readOne('Casing OD (in),ID (in),Mass\n9 5/8,8.681,47\n', 'Well Catalogue');
    expect(facts.casings[0]?.massKgPerM).toBeNull();
    expect(remarksOf(facts)).toMatch(/Mass: left out, because no unit is written/);
  });
});

describe('programmes', () => {
  it('reads slurries: roles, density, top of cement in feet, sizes given once per block', async () => {
    const text = [
      'Casing;Slurry;Slurry type;Density (ppg);Excess;TOC (ft);Additives',
      '9 5/8 in;Lead;Class G;12,5;50;3280,84;none',
      ';Tail;Class G;15,8;20 %;surface;',
      '7 in liner;;Class G;16;25%;8000;',
    ].join('\n');
    const facts = await readOne(text, 'Cement Program');
    expect(facts.slurries.map((s) => [s.casingOuterDiameterIn, s.role, s.excess, s.topOfCement])).toEqual([
      [9.625, 'lead', '50%', '1000 m'],
      [9.625, 'tail', '20%', 'surface'],
      [7, 'liner', '25%', '2438.4 m'],
    ]);
    expect(facts.slurries[0]?.gradientKpaPerM).toBeCloseTo(14.689, 3);
    expect(remarksOf(facts)).toMatch(/Density \(ppg\): converted, ppg to kPa\/m/);
  });

  it('reads mud weights as values, ranges and bounds in separate columns', async () => {
    const text = [
      'Hole (in),Mud type,Mud weight (kg/m3),pH,YP (Pa),Min LGS (%),Max LGS (%)',
      '17 1/2,WBM,1100 - 1200,9,8 to 12,2,6',
      '12 1/4,OBM,1.35 SG,>9,10,,5',
    ].join('\n');
    const facts = await readOne(text, 'Mud Program');
    expect(facts.muds[0]).toMatchObject({
      holeDiameterIn: 17.5,
      weightText: '1100 - 1200 kg/m3',
      ph: { exact: 9, lower: null, upper: null },
      yieldPointPa: { exact: null, lower: 8, upper: 12 },
      lowGravitySolidsPercent: { exact: null, lower: 2, upper: 6 },
    });
    expect(facts.muds[0]?.weightKpaPerM.lower).toBeCloseTo(10.787, 3);
    expect(facts.muds[1]?.weightKpaPerM.exact).toBeCloseTo(13.239, 3);
    expect(facts.muds[1]?.ph).toEqual({ exact: null, lower: 9, upper: null });
  });

  it('reads a weight without a unit as a specific gravity only if nothing else is possible', async () => {
    const facts = await readOne(
      'Hole (in),Mud type,Mud weight\n17 1/2,WBM,1.2\n12 1/4,WBM,11.5\n',
      'Mud Program',
    );
    expect(facts.muds.map((mud) => mud.weightKpaPerM.exact)).toEqual([11.76798, null]);
    expect(facts.muds[1]?.weightText).toBe('11.5');
  });

  it('marks the only slurry of a casing, whose role nothing names', async () => {
    const { slurries } = await readOne(
      'Casing size (in);Cement type;Slurry density (SG);TOC (m)\n13 3/8;Class G;1.9;0\n9 5/8;Class G;1.92;900\n',
      'Cement Program',
      'cement.csv',
    );
    expect(slurries.map(({ role, origins }) => [role, origins?.['type']?.certainty])).toEqual([
      ['tail', 'assumed'],
      ['tail', 'assumed'],
    ]);
  });

  it('reads reservoirs in bar, pressure tests in psi, logging runs and numbered plan lines', async () => {
    const text = [
      'Reservoir,Pore pressure (bar),Top TVDSS (m),Base TVDSS (m),Gradient (SG)',
      'Sand A,300,-2800,-2900,1.05',
      '',
      'Hole (in),Annular (psi),Rams (psi),Liner lap (psi)',
      '8 1/2,3500,5000,2000',
      '',
      'Hole (in),Run,Logs',
      '8 1/2,1,Triple combo',
      ',2,Pressures',
      '',
      'Operational sequence',
      '1. Move the rig - skid over the slot',
      '2. Drill to TD',
    ].join('\n');
    const facts = await readOne(text, 'Well Proposal');
    expect(facts.reservoirs).toMatchObject([
      {
        name: 'Sand A',
        pressureLowerKpa: 30000,
        pressureUpperKpa: 30000,
        tvdSsLowerM: 2800,
        tvdSsUpperM: 2900,
      },
    ]);
    expect(facts.pressureTests[0]?.annularKpa).toBeCloseTo(24131.65, 1);
    expect(facts.pressureTests[0]?.linerLapKpa).toBeCloseTo(13789.51, 1);
    expect(facts.loggingRuns.map((run) => [run.holeDiameterIn, run.runNumber, run.evaluation])).toEqual([
      [8.5, 1, 'Triple combo'],
      [8.5, 2, 'Pressures'],
    ]);
    expect(facts.plan.map(({ title, description }) => [title, description])).toEqual([
      ['Move the rig', 'skid over the slot'],
      ['Drill to TD', null],
    ]);
  });
});

describe('well header', () => {
  it.each([
    [
      'lines',
      'Well name: Aurora-3\nField: Aurora   Field code: AUR\nAFE: USD 18.4 million\nDrill floor elevation: 110 ft\nDays planned: 41 days\nWell heads: A, B and C\n',
    ],
    [
      'cells',
      'Well name,Aurora-3\nField,Aurora\nField code,AUR\nAFE cost (USD),"18,400,000"\nRKB elevation (ft),110\nDays,41\nWell heads,A,B,C\nMD,Inc,Azi\n0,0,0\n',
    ],
  ])('reads %s', async (_, text) => {
    const { header } = await readOne(text, 'Well Proposal');
    expect(header).toMatchObject({
      wellName: 'Aurora-3',
      fieldName: 'Aurora',
      fieldCode: 'AUR',
      afeCostUsd: 18_400_000,
      daysPlanned: 41,
      wellHeads: ['A', 'B', 'C'],
    });
    expect(header.drillFloorM).toBeCloseTo(33.528, 6);
    expect(header.sources['drillFloorM']?.converted).toBe('ft to m');
  });
});

describe('weight and grade in one column', () => {
  it('have the unit that stands below the heading', async () => {
    const { casings } = await readOne(
      'CASING;HOLE;WT/GRADE;SET AT\nin;in;lb/ft;ft\n8 5/8;12 1/4;24 / J-55;615\n5 1/2;7 7/8;15.5 / J-55;4695\n',
      'Other',
      'strings.csv',
    );
    expect(casings.map(({ massKgPerM, grade }) => [massKgPerM?.toFixed(2), grade])).toEqual([
      ['35.72', 'J-55'],
      ['23.07', 'J-55'],
    ]);
  });
});

describe('a table of hole sections', () => {
  it('is not a plan because its sections are called phases, and ends nowhere at the surface', async () => {
    const phases = await readOne(
      'Size,Phase,TD TVDSS (m),TD MD (m)\n17 1/2",Surface,700,760\n8 1/2",Reservoir,1800,1900\n',
    );
    expect(phases.plan).toEqual([]);
    const ends = await readOne('Hole size (in),TD MD (m),TD TVD (m)\n17 1/2,900,0.2\n12 1/4,2100,0.2\n');
    expect(ends.sections.map(({ tdAhdM, tdTvdBdfM }) => [tdAhdM, tdTvdBdfM])).toEqual([
      [900, null],
      [2100, null],
    ]);
  });

  it('is not one of cement because it gives their tops, and no text of it is a formation', async () => {
    const sections = 'Hole diameter,Top MD (m),Bottom MD (m),Length (m),Casing\n17 1/2,0,900,900,13 3/8\n';
    const facts = await readOne(`${sections}12 1/4,900,2100,1200,9 5/8\n`);
    expect(facts.slurries).toEqual([]);
    const below = await readOne(
      'Formation,Top TVDSS (m),Base TVDSS (m)\nChalk,700,900\nSalt,900,1300\nSection,Surface,Main\nFrom (m),0,900\nTo (m),900,2100\n',
      'Well Proposal',
      'tops.csv',
    );
    expect(below.tops.filter(({ kind }) => kind === 'top').map(({ name }) => name)).toEqual([
      'Chalk',
      'Salt',
    ]);
  });
});

it('reads labels of two things, labels next to unknown ones, and the days of a stretch of the well', async () => {
  const { header } = await readOne(
    'Field / licence: Heron / Permit Marsh II\nPlanned days (spud to rig release): 27.5\n' +
      'AFE: HR26-104, $7.25MM\nLocation: to be confirmed\n',
    'Well Proposal',
  );
  expect(header).toMatchObject({
    fieldName: 'Heron',
    daysPlanned: 28,
    afeCostUsd: 7_250_000,
    location: null,
  });
  const row = 'Objective;Oil in the Heron Sand;Deck crew;twelve';
  const beside = await readOne(
    `Well name;Heron-4\n${row}\nField;Heron;Weather window;June\n`,
    'Well Proposal',
  );
  expect(beside.header.fieldName).toBe('Heron');
});

it('leaves a reservoir that another well measured', async () => {
  const { reservoirs } = await readOne(
    'Reservoir;Pressure (bar);Top TVDSS (m)\nGrey Sand;310;2950\nGrey Sand (P-07, 2016);325;2960\nGrey Sand in P-09 (2003, virgin);331;2955\n',
    'Well Proposal',
  );
  expect(reservoirs.map(({ pressureUpperKpa }) => pressureUpperKpa)).toEqual([31000]);
});

it('turns the sign of the depths of reservoirs that are ranges below sea level', async () => {
  const facts = await readOne(
    'Reservoir;Interval (m TVDSS);Pressure (bar)\nGrey Sand;-2950 to -2990;310\nRed Sand;-3120 to -3155;334\n',
  );
  expect(facts.reservoirs.map(({ tvdSsLowerM, tvdSsUpperM }) => [tvdSsLowerM, tvdSsUpperM])).toEqual([
    [2950, 2990],
    [3120, 3155],
  ]);
});

it('takes no label and value below a table of tops for a formation', async () => {
  const facts = await readOne('Formation;Top (m TVDSS)\nChalk;1200\nSandA;1500\nReservoir: SandA;1505\n');
  expect(facts.tops.map(({ name }) => name)).toEqual(['Chalk', 'SandA']);
});

it('keeps Top and Base in the names of markers among formations, and leaves out the base at the end', async () => {
  const facts = await readOne(
    'Formation,TVD SS (m),TVD (m)\nRed beds,100,130\nTop of Salt,300,330\nBase of Salt,900,930\nLime,1000,1030\nSand,1100,1130\nBase Sand,1200,1230\n',
    'Well Proposal',
    'tops.csv',
  );
  expect(facts.tops.map(({ name, kind }) => [name, kind])).toEqual([
    ['Red beds', 'top'],
    ['Top of Salt', 'top'],
    ['Base of Salt', 'top'],
    ['Lime', 'top'],
    ['Sand', 'top'],
    ['Sand', 'base'],
  ]);
});

it('keeps Top in the name of the last marker', async () => {
  const { tops } = await readOne(
    'Marker,TVD SS (m),TVD (m)\nRed beds,100,130\nTop Chalk,300,330\nGrey Shale,900,930\nBlue Clay,1000,1030\nTop Sand B,1100,1130\n',
    'Well Proposal',
    'tops.csv',
  );
  expect(tops.map(({ name }) => name)).toEqual([
    'Red beds',
    'Top Chalk',
    'Grey Shale',
    'Blue Clay',
    'Top Sand B',
  ]);
});

it('reads the size of a string behind its word', async () => {
  const { casings } = await readOne(
    'Hole size;Casing;Weight (lb/ft);Grade\n12 1/4";Casing 9 5/8";47;L-80\n8 1/2";Liner 7";29;L-80\n',
    'Well Proposal',
    'strings.csv',
  );
  expect(casings).toMatchObject([
    { kind: 'casing', holeDiameterIn: 12.25, outerDiameterIn: 9.625 },
    { kind: 'liner', holeDiameterIn: 8.5, outerDiameterIn: 7 },
  ]);
});

it('takes the type of a mud for no name of its section', async () => {
  const { sections, muds } = await readOne(
    'Depth (m MD);Hole;Type;Weight (ppg)\n0 - 335;17 1/2";Spud mud;8.4 - 8.8\n335 - 1510;12 1/4";Brine;9.8 - 10.2\n',
    'Other',
    'mud.csv',
  );
  expect(muds.map(({ type }) => type)).toEqual(['Spud mud', 'Brine']);
  expect(sections.map(({ description }) => description)).toEqual([null, null]);
});

it('keeps the rows below a label with the whole name of the well', async () => {
  const sheet = sheetData([
    ['Mud programme'],
    ['Well', 'Pine 14-11 Federal Com 6H'],
    [],
    ['17 1/2" Surface Hole: 0 - 335 m MD'],
    ['Mud weight, ppg', '8.4'],
    ['pH', '8'],
    [],
    ['12 1/4" Intermediate Hole: 335 - 1510 m MD'],
    ['Mud weight, ppg', '9.8'],
    ['pH', '9'],
  ]);
  const { muds } = await readOne(rawWorkbook({ Mud: sheet }), 'Other', 'mud.xlsx');
  expect(muds).toHaveLength(2);
});
