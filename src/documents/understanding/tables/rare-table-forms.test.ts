import { describe, expect, it } from 'vitest';
import { document } from '../documents-for-tests';
import { readDocuments } from '../read-documents';

const read = (text: string, name = 'document.csv') => readDocuments([document(name, 'Other', text)]);

describe('rare forms of a table', () => {
  it('transposes a table whose sections have no heading', async () => {
    const { muds } = await read(
      'Parameter,26" section,12 1/4" section\nMud system,Seawater,OBM\nMud weight (sg),1.03 - 1.10,1.32 - 1.38\nYP (Pa),,6 - 10\npH,8.5,\n',
    );
    expect(muds.map(({ holeDiameterIn, type }) => [holeDiameterIn, type])).toEqual([
      [26, 'Seawater'],
      [12.25, 'OBM'],
    ]);
    expect(muds[1]?.yieldPointPa).toEqual({ exact: null, lower: 6, upper: 10 });
  });

  it('reads the bounds below a heading with a unit over two columns', async () => {
    const { muds } = await read(
      'Hole,Fluid system,Density SG,,YP lb/100 ft2,,API FL ml,\n,,min,max,min,max,min,max\n16",Polymer mud,1.15,1.25,12,20,,6\n8 1/2",Drill-in fluid,1.05,1.10,8,14,,4\n',
    );
    expect(muds[0]?.weightKpaPerM.lower).toBeCloseTo(11.278, 2);
    expect(muds[0]?.weightKpaPerM.upper).toBeCloseTo(12.258, 2);
    expect(muds[0]?.yieldPointPa.lower).toBeCloseTo(5.746, 2);
    expect(muds[1]?.yieldPointPa.upper).toBeCloseTo(6.703, 2);
    expect(muds[1]?.apiFluidLossMl.upper).toBe(4);
  });

  it('takes a pressure under the name of the string for its test, without the size behind it', async () => {
    const { pressureTests } = await read(
      'Hole;Rams (psi);Casing (psi);Liner lap (psi)\n17 1/2";3000;2500 (13 3/8");-\n8 1/2";10000;-;4500\n',
    );
    expect(
      pressureTests.map(({ casingOnBumpKpa, linerLapKpa }) =>
        [casingOnBumpKpa, linerLapKpa].map((value) => Math.round(value ?? 0)),
      ),
    ).toEqual([
      [17237, 0],
      [0, 31026],
    ]);
  });

  it('reads the ends of a range in the words of a heading', async () => {
    const { reservoirs } = await read(
      'The pressure of the aquifer is low and was seen in the offset well Borea-1 in 2009.\n\nReservoir;mTVDSS top - base;Pressure low - high (psi)\nBrent;2482 - 3020;5520 - 6710\n',
    );
    expect(reservoirs[0]).toMatchObject({ name: 'Brent', tvdSsLowerM: 2482, tvdSsUpperM: 3020 });
    expect(reservoirs[0]?.pressureUpperKpa).toBeCloseTo(46263.8, 0);
  });

  it('takes the sizes next to the numbers of the sections, not the numbers', async () => {
    const { muds } = await read(
      'Phase;\u00d8;Mud type;Mud weight (SG)\nI;26";Spud mud;1.05\nII;17 1/2";Polymer;1.15\nIII;12 1/4";OBM;1.35\n',
    );
    expect(muds.map(({ holeDiameterIn, type }) => [holeDiameterIn, type])).toEqual([
      [26, 'Spud mud'],
      [17.5, 'Polymer'],
      [12.25, 'OBM'],
    ]);
  });

  it('reads the slurries under the title of their string', async () => {
    const { slurries } = await read(
      'CEMENTING 13 3/8" SURFACE CASING\nLead slurry\nType: Class G\nDensity: 1.50 SG\nTail slurry\nType: Class G neat\nDensity: 1.90 SG\n',
      'cement.txt',
    );
    expect(
      slurries.map(({ casingOuterDiameterIn, role, type }) => [casingOuterDiameterIn, role, type]),
    ).toEqual([
      [13.375, 'lead', 'Class G'],
      [13.375, 'tail', 'Class G neat'],
    ]);
  });

  it('reads sizes under a word for the well as those of the hole', async () => {
    const { casings } = await read(
      'Boorgat (inch);Casing (inch);Kwaliteit;Schoendiepte (m AH)\n24;18 5/8;K-55;85\n12 1/4;9 5/8;L-80;2580\n',
    );
    expect(casings.map(({ holeDiameterIn, shoeAhdM }) => [holeDiameterIn, shoeAhdM])).toEqual([
      [24, 85],
      [12.25, 2580],
    ]);
  });

  it('reads no hole for a pipe that was driven', async () => {
    const { casings, sections } = await read(
      'Hole;Section TD (m MD);Casing;Shoe (m MD)\n26" (piled);80;20" conductor driven;78\n17 1/2";920;13 3/8";915\n12 1/4";2480;9 5/8";2475\n',
    );
    expect(casings.map(({ holeDiameterIn, driven }) => [holeDiameterIn, driven])).toEqual([
      [null, true],
      [17.5, undefined],
      [12.25, undefined],
    ]);
    expect(sections.map(({ diameterIn }) => diameterIn)).toEqual([17.5, 12.25]);
  });

  it('reads the end under a word for the lower end, over two depths', async () => {
    const { casings, sections } = await read(
      'String;Size;;Specifications;;;Length;Top;;Bottom;\n;Hole;Casing;Weight;Grade;Coupling;;MD;TVD;MD;TVD\n' +
        'Surface;17 1/2";13 3/8";68;L-80;BTC;2941;39;39;2980;2525\n' +
        'Intermediate;12 1/4";9 5/8";47;L-80;BTC;4411;39;39;4450;3795\n' +
        'Production;8 1/2";7";29;L-80;BTC;820;4300;3700;5120;3796\n',
    );
    expect(casings.map(({ shoeAhdM, shoeTvdBdfM }) => [shoeAhdM, shoeTvdBdfM])).toEqual([
      [2980, 2525],
      [4450, 3795],
      [5120, 3796],
    ]);
    expect(sections.filter(({ tdAhdM, tdTvdBdfM }) => tdAhdM === 39 || tdTvdBdfM === 39)).toEqual([]);
  });

  it('reads the end of a hole given as an interval', async () => {
    const { sections } = await read(
      '* 36" hole section: drilled from 120 m to 210 m\n* 17 1/2" hole section: 620 - 1650 m MD\n',
      'programme.txt',
    );
    expect(sections.map(({ diameterIn, tdAhdM }) => [diameterIn, tdAhdM])).toEqual([
      [36, 210],
      [17.5, 1650],
    ]);
  });

  it('reads negative depths as below NAP', async () => {
    const { tops } = await read('Eenheid;Diepte top (m-NAP);Marge (m)\nKrijtkalk;812;5\nRijnland;1405;15\n');
    expect(tops.map(({ tvdSsM }) => tvdSsM)).toEqual([812, 1405]);
  });

  it('moves depths below sea level from a units row by the offset in a note', async () => {
    const { tops } = await read(
      'Formation tops, well A-12\nAll depths in m MD MSL. Add 54.9 m for RKB.\n\nMarker            Depth     Unc.\n                  m MD MSL  +/- m\nTop Utsira        1012      10\nTop Rogaland      1755      20\n',
      'tops.txt',
    );
    expect(tops.map(({ ahdBdfM, varianceM }) => [ahdBdfM, varianceM])).toEqual([
      [1066.9, 10],
      [1809.9, 20],
    ]);
  });

  it('keeps the decimal sign of a document that has one misprint', async () => {
    const tops = ['Kreide;1.037,9', 'Malm;1.263,1', 'Dogger;1.575,8', 'Lias;1.815,6', 'Keuper;2.212,5'];
    const { reservoirs } = await read(
      `Formation;Top (m TVD)\n${[...tops, ...tops].join('\n')}\n\n` +
        'Reservoir;Top (ft TVDSS);Base (ft TVDSS);Min pressure (psi);Max pressure (psi)\nKeuper;5.75O;6.213;3.118;3.350\n',
    );
    expect(reservoirs[0]).toMatchObject({ tvdSsLowerM: null, tvdSsUpperM: expect.closeTo(1893.7, 1) });
  });

  it('reads a point as a thousands separator in a column with a decimal comma', async () => {
    const { casings } = await read(
      'Rohrtour;Durchmesser;Absetzteufe [m MD]\nStandrohr;20";62,5\nAnkerrohrtour;13 3/8";1.250\n',
    );
    expect(casings.map(({ shoeAhdM }) => shoeAhdM)).toEqual([62.5, 1250]);
  });

  it('reads the elevation of a datum in words', async () => {
    const { header } = await read(
      '# ELEVATION REF: RT 12.4 m above NAP\nDEPTH DEVI AZIM\n0 0 0\n30 1 90\n',
      'path.txt',
    );
    expect(header.drillFloorM).toBe(12.4);
  });
});

it.each([
  ['a bit record', 'Run,Bit size (in),Type,IADC,Depth out (m)\n1,26,Roller,115,620\n2,17.5,PDC,M223,1650\n'],
  [
    'a completion',
    'Component,Depth (m MD),OD (in),ID (in)\nTubing hanger,25,11,4.9\nDHSV,450,5.95,3.81\nPacker,2600,8.2,3.88\n',
  ],
  [
    'the tools of drilling assemblies',
    'Hole size (in),Bit type,IADC,WOB,Tool\n17.5,PDC,M223,5-15,RSS\n12.25,PDC,M323,5-15,MWD\n8.5,PDC,M432,5-15,LWD\n',
  ],
  [
    'a list of contractors',
    'Service,Company,Section\nCementing,Alpha,17 1/2"\nMud logging,Beta,12 1/4"\nMWD/LWD,Gamma,8 1/2"\n',
  ],
])('takes nothing of %s', async (_, text) => {
  const { muds, casings, sections, loggingRuns } = await read(text);
  expect([...muds, ...casings, ...sections, ...loggingRuns]).toEqual([]);
});

it('reads logging runs whose contractors are named, too', async () => {
  const { loggingRuns } = await read(
    'Bit size (in),Run,Logging tools,Contractor\n12 1/4,1,GR-Res,Alpha\n8 1/2,1,GR-Res-Den,Beta\n',
  );
  expect(loggingRuns.map(({ evaluation }) => evaluation)).toEqual(['GR-Res', 'GR-Res-Den']);
});

it('uses the well that most documents name as the planned one', async () => {
  const { muds, tops } = await readDocuments([
    document('mud.csv', 'Other', 'Well: NO 15/9-F-12\nHole,Mud type,Weight SG\n26,WBM,1.05\n'),
    document(
      'tops.txt',
      'Other',
      'Well: NO 15/9-F-9 A\n\nFormation     TVDSS m\nHeimdal       2200\nHugin         2800\n',
    ),
    document('cement.csv', 'Other', 'Well,15/9-F-9 A\nCasing,Slurry,Density (SG)\n20,Lead,1.56\n'),
  ]);
  expect(muds).toEqual([]);
  expect(tops).toHaveLength(2);
});

it('reads depths without a unit as feet if the title block is in feet', async () => {
  const rows = Array.from({ length: 12 }, (_, at) => `${at * 100}   0.00   0.00   ${at * 100}`).join('\n');
  const { survey } = await read(
    `KB Elevation above MSL: 98.1 ft\n\nMD   Inc   Azi   TVD\n${rows}\n`,
    'path.txt',
  );
  expect(survey?.stations[1]?.ahdM).toBeCloseTo(30.48);
});

it('reads depths without a unit as feet if the heights of the title block have the mark of feet', async () => {
  const { tops } = await read(
    "KB: 412'   GL: 390'\n\nFORMATION        TVD      SS     MD\nUpper Mill      4700   -4288   4700\nLower Mill      7100   -6688   7100\n" +
      'Brook Shale     8400   -7988   8410\n',
    'prognosis.txt',
  );
  expect(tops.map(({ tvdBdfM }) => Math.round(tvdBdfM ?? 0))).toEqual([1433, 2164, 2560]);
});

it('reads tops whose names have no heading, below headings that start at the left', async () => {
  const { tops } = await read(
    'Tops (m)\n            tvbdf   tvss    ahbdf\nAsh             110    -12     110\nBirch           480    358     480\n' +
      'Cedar Sand      910    788     935\nElm            1204   1082    1290\n',
    'tops.txt',
  );
  expect(tops.map(({ name, tvdSsM, tvdBdfM, ahdBdfM }) => [name, tvdSsM, tvdBdfM, ahdBdfM])).toEqual([
    ['Ash', -12, 110, 110],
    ['Birch', 358, 480, 480],
    ['Cedar Sand', 788, 910, 935],
    ['Elm', 1082, 1204, 1290],
  ]);
});

it('reads the tops of a table in which sentences give the strings of each interval', async () => {
  const policy =
    '20" conductor driven 10 m, then 13 3/8" 54.5 ppf K-55 from surface to 398 m in 17 1/2" hole';
  const { tops, casings } = await read(
    'No.;Formation / Age;Depth (m);;Casing policy;Mud;;Remarks\n;;TVD;MD;;Type;Sp.gr.;\n' +
      `1;Ash Clay;110;110;${policy};Gel;1.05;\n2;Birch Marl;480;480;${policy};Gel;1.05;\n` +
      `3;Cedar Sand;910;935;${policy};Gel;1.05;\n`,
    'order.csv',
  );
  expect(tops.map(({ name, tvdBdfM, ahdBdfM }) => [name, tvdBdfM, ahdBdfM])).toEqual([
    ['Ash Clay', 110, 110],
    ['Birch Marl', 480, 480],
    ['Cedar Sand', 910, 935],
  ]);
  expect(casings).toEqual([]);
});
