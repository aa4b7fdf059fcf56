import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';
import { withTablesTurned } from './turned-tables';

const ROWS = [
  'Hole size (in)      17 1/2     12 1/4     8 1/2',
  'Mud type            Spud mud   WBM        OBM',
  'Mud weight (ppg)    8.8        9.4        10.2',
  'HPHT FL (ml)                   12',
];

describe('a turned table', () => {
  it('is transposed, and blank cells keep their places', async () => {
    const { muds } = await readOne(`MUD PROGRAMME\n\n${ROWS.join('\n')}\n\nEnd\n`, 'Mud Program');
    expect(muds.map((mud) => [mud.holeDiameterIn, mud.type, mud.hphtFluidLossMl.exact])).toEqual([
      [17.5, 'Spud mud', null],
      [12.25, 'WBM', 12],
      [8.5, 'OBM', null],
    ]);
    expect(muds[2]?.weightText).toBe('10.2 ppg');
    expect(muds[1]?.origins?.['type']).toMatchObject({ row: 4, quote: 'WBM' });
  });

  it('has holes whose sizes are in one word with what they are', async () => {
    const { muds } = await readOne(
      [
        'Kennwert;Einheit;"17 1/2""-Bohrung";"12 1/4""-Bohrung";"8 1/2""-Bohrung"',
        'Sp\u00fclungsart;;Tonsp\u00fclung;Polymersp\u00fclung;Kreidesp\u00fclung',
        'Dichte;kg/l;1,08;1,16;1,31',
        'pH-Wert;-;9,0;9,2;9,8',
      ].join('\n'),
      'Mud Program',
      'bohren.csv',
    );
    expect(muds.map(({ holeDiameterIn, type, weightText }) => [holeDiameterIn, type, weightText])).toEqual([
      [17.5, 'Tonsp\u00fclung', '1,08 kg/l'],
      [12.25, 'Polymersp\u00fclung', '1,16 kg/l'],
      [8.5, 'Kreidesp\u00fclung', '1,31 kg/l'],
    ]);
  });

  it('may name its sections without their sizes', async () => {
    const { pressureTests } = await readOne(
      [
        'Item;Surface;Intermediate;Production',
        'Rams (psi);-;5000;5000',
        'Annular (psi);-;2500;3500',
        'Casing on bump (psi);1500;2500;9800',
      ].join('\n'),
      'Other',
      'tests.csv',
    );
    expect(
      pressureTests.map(({ section, ramKpa }) => [section?.words, Math.round((ramKpa ?? 0) / 6.894757)]),
    ).toEqual([
      ['Surface', 0],
      ['Intermediate', 5000],
      ['Production', 5000],
    ]);
  });

  it('has its holes in the row above the names of its sections', async () => {
    const { sections, casings } = await readOne(
      [
        ';26" hole;16" hole;8\u00bd" hole',
        'Section;Surface;Intermediate;Production',
        'Section TD, mMD;412;1508;2790',
        'Casing size;20";13\u215c";7"',
        'Set depth, mMD;410;1505;2788',
        'Weight, lb/ft;94;68;29',
        'Grade;X-52;L-80;L-80',
      ].join('\n'),
      'Other',
      'summary.csv',
    );
    expect(sections.map(({ diameterIn, tdAhdM }) => [diameterIn, tdAhdM])).toEqual([
      [26, 412],
      [16, 1508],
      [8.5, 2790],
    ]);
    expect(casings.map(({ outerDiameterIn, shoeAhdM }) => [outerDiameterIn, shoeAhdM])).toEqual([
      [20, 410],
      [13.375, 1505],
      [7, 2788],
    ]);
  });

  it('may call the strings pipe', async () => {
    const { casings } = await readOne(
      [
        'Hole size;17-1/2";12-1/4";8-1/2"',
        'Pipe;13-3/8";9-5/8";7" liner',
        'Setting depth (ft RKB);3,120;7,980;9,510',
        'Weight (lb/ft);68;47;29',
        'Grade;L-80;L-80;P-110',
      ].join('\n'),
      'Other',
      'pipe.csv',
    );
    expect(casings.map(({ outerDiameterIn, kind }) => [outerDiameterIn, kind])).toEqual([
      [13.375, 'casing'],
      [9.625, 'casing'],
      [7, 'liner'],
    ]);
  });

  it('is of strings if no hole has one of its sizes, and has the unit of its corner', async () => {
    const { pressureTests } = await readOne(
      [
        'Test, kPa;20";13\u215c";7"',
        'Annular (BOP);-;21000;21000',
        'Rams;-;34000;34000',
        'Casing, on plug bump;9000;15500;28000',
      ].join('\n'),
      'Other',
      'tests.csv',
    );
    expect(
      pressureTests.map((test) => [test.holeDiameterIn, test.section?.casingIn, test.casingOnBumpKpa]),
    ).toEqual([
      [null, 20, 9000],
      [null, 13.375, 15500],
      [null, 7, 28000],
    ]);
  });

  it('is read without a column of remarks behind those of the sections', async () => {
    const { muds } = await readOne(
      [
        'Property;16";12 1/4";8 1/2";Comment',
        'System;Spud mud;WBM;OBM;Change over in the casing',
        'Mud weight (SG);1.05;1.20;1.35;',
        'Plastic viscosity (cP);< 20;< 25;< 30;As low as possible',
        'API fluid loss (ml);< 12;< 6;< 4;',
      ].join('\n'),
      'Other',
      'matrix.csv',
    );
    expect(muds.map((mud) => [mud.holeDiameterIn, mud.type, mud.weightText])).toEqual([
      [16, 'Spud mud', '1.05 SG'],
      [12.25, 'WBM', '1.20 SG'],
      [8.5, 'OBM', '1.35 SG'],
    ]);
  });

  it('reads the properties of its muds by words within their labels', async () => {
    const { muds } = await readOne(
      [
        'Eigenschap;16";8 1/2"',
        'Spoelingstype;Bentoniet;KCl / polymeer',
        'Dichtheid (kg/l);1,10;1,25',
        'Vloeigrens YP (Pa);12 - 18;8 - 12',
        'Viscositeit bij 6 tpm;9;8',
        'API-vochtverlies (ml);< 12;< 5',
        'HPHT-vochtverlies (ml);-;< 11',
        'Chloride (g/l);-;35',
        'Marsh-viscositeit (s);55;50',
        'MBT (kg/m3);40;25',
      ].join('\n'),
      'Mud Program',
      'spoeling.csv',
    );
    expect(
      muds.map((mud) => [
        mud.yieldPointPa.upper,
        mud.sixRpm.exact,
        mud.apiFluidLossMl.upper,
        mud.hphtFluidLossMl.upper,
      ]),
    ).toEqual([
      [18, 9, 12, null],
      [12, 8, 5, 11],
    ]);
  });

  it('may have the only slurry of its job', async () => {
    const { slurries } = await readOne(
      [
        '7" liner in 8 1/2" hole;',
        'Job;Plug and float equipment',
        ';',
        'Slurry;Tail (single slurry)',
        'Cement type;Class G with silica',
        'Density (SG);1.92',
        'Open hole excess;20 %',
        'Top of cement;2140 m',
      ].join('\n'),
      'Cement Program',
      'cement.csv',
    );
    expect(slurries.map(({ role, type, topOfCement }) => [role, type, topOfCement])).toEqual([
      ['tail', 'Class G with silica', '2140 m'],
    ]);
  });

  it('keeps the rows above that of the strings, which was taken for its headings', () => {
    const line = (row: number, cells: string[], columns = [0, 1, 2, 3]) => ({
      row,
      text: cells.join(' '),
      cells,
      columns,
    });
    const { tables, lines } = withTablesTurned({
      tables: [
        {
          headingRow: 4,
          headings: ['Tube / Casing', '13 3/8"', '9 5/8"', 'Open hole'],
          units: [null, null, null, null],
          decimalComma: false,
          rows: [
            { row: 5, cells: ['Setting depth, m MD', '805', '2205', '-'] },
            { row: 6, cells: ['Grade', 'K-55', 'L-80', '-'] },
            { row: 7, cells: ['Weight, lb/ft', '54.5', '47', '-'] },
          ],
        },
      ],
      lines: [
        line(2, ['16" section', '12 1/4" section', '8 1/2" section'], [1, 2, 3]),
        line(3, ['Section TD, m MD', '810', '2210', '2950']),
      ],
    });
    expect(
      tables.filter(({ rows }) => rows.length > 0).map(({ rows }) => rows.map(({ cells }) => cells)),
    ).toEqual([
      [
        ['16" section', '810', '13 3/8"', '805', 'K-55', '54.5'],
        ['12 1/4" section', '2210', '9 5/8"', '2205', 'L-80', '47'],
        ['8 1/2" section', '2950', 'Open hole', '-', '-', '-'],
      ],
    ]);
    expect(lines).toEqual([]);
  });

  it('takes the strings over its slurries, of which a role may repeat', () => {
    const titles = ['Casing', '13 3/8" @ 900 m (16" hole)', '7" liner @ 2100 m'];
    const { tables } = withTablesTurned({
      tables: [
        {
          headingRow: 3,
          headings: ['Slurry', 'Lead', 'Tail', 'Lead', 'Tail'],
          units: [null, null, null, null, null],
          decimalComma: false,
          rows: [
            { row: 4, cells: ['Blend', 'Class G light', 'Class G', 'Class G lead', 'Class G + silica'] },
            { row: 5, cells: ['Density (SG)', '1.50', '1.90', '1.60', '1.92'] },
            { row: 6, cells: ['Top of cement (m)', '0', '700', '800', '1900'] },
          ],
        },
      ],
      lines: [{ row: 2, text: titles.join(' '), cells: titles, columns: [0, 1, 3] }],
    });
    expect(tables.at(-1)?.rows.map(({ cells }) => [cells[0], cells[2], cells.at(-1)])).toEqual([
      ['13 3/8"', '1.50', 'Lead'],
      ['13 3/8"', '1.90', 'Tail'],
      ['7"', '1.60', 'Lead'],
      ['7"', '1.92', 'Tail'],
    ]);
  });

  it('loses a row with a blank if the page does not keep positions, and reports it', () => {
    const lines = ROWS.map((text, index) => {
      const packed = text.replace(/\s{2,}/g, '  ');
      return { row: index + 1, page: 1, text: packed, cells: [packed] };
    });
    const [table] = withTablesTurned({ tables: [], lines }).tables;
    expect(table?.rows.map(({ cells }) => cells)).toEqual([
      ['17 1/2', 'Spud mud', '8.8', ''],
      ['12 1/4', 'WBM', '9.4', ''],
      ['8 1/2', 'OBM', '10.2', ''],
    ]);
    expect(table?.leftOut).toEqual([{ row: 4, page: 1, text: 'HPHT FL (ml)' }]);
  });
});

describe('a summary with the holes above its columns', () => {
  it('keeps them next to a row of the strings, and reads the tests of any name', async () => {
    const facts = await readOne(
      [
        ';16" hole;12 1/4" hole;8 1/2" hole',
        'Section TD (m MD);812;1640;2455',
        'Casing / liner;13 3/8" casing;9 5/8" casing;7" liner',
        'Weight (lb/ft);72;53.5;29',
        'ID / drift (in);12.347 / 12.191;8.535 / 8.379;6.184 / 6.059',
        'BOP annular / pipe rams (bar);Diverter only;140 / 210;210 / 345',
        'Casing pressure test (before drill-out), bar;90;180;240 on bump',
        'Liner lap (inflow and pressure), bar;-;-;150',
      ].join('\n'),
      'Other',
      'summary.csv',
    );
    expect(facts.sections.map((one) => [one.diameterIn, one.tdAhdM])).toEqual([
      [16, 812],
      [12.25, 1640],
      [8.5, 2455],
    ]);
    expect(
      facts.casings.map((one) => [one.holeDiameterIn, one.outerDiameterIn, one.innerDiameterIn, one.driftIn]),
    ).toEqual([
      [16, 13.375, 12.347, 12.191],
      [12.25, 9.625, 8.535, 8.379],
      [8.5, 7, 6.184, 6.059],
    ]);
    expect(
      facts.pressureTests.map((one) => [
        one.holeDiameterIn,
        one.annularKpa,
        one.ramKpa,
        one.casingOnBumpKpa,
        one.linerLapKpa,
      ]),
    ).toEqual([
      [16, null, null, 9000, null],
      [12.25, 14_000, 21_000, 18_000, null],
      [8.5, 21_000, 34_500, 24_000, 15_000],
    ]);
  });
});

describe('a cement programme on its side with a column for each slurry', () => {
  it('gives the slurries, and the strings once each', async () => {
    const { slurries, casings } = await readOne(
      [
        ';13 3/8" lead;13 3/8" tail;7" liner',
        'Hole size;17 1/2";17 1/2";8 1/2"',
        'Shoe depth (m);890;890;2980',
        'Slurry gradient (kPa/m);14.6;18.6;18.8',
        'Cement;Class G;Class G;Class G + silica',
        'Top of cement;Surface;740;Top of liner',
      ].join('\n'),
      'Other',
      'cement.csv',
    );
    expect(
      slurries.map((one) => [one.casingOuterDiameterIn, one.holeDiameterIn, one.role, one.topOfCement]),
    ).toEqual([
      [13.375, 17.5, 'lead', 'Surface'],
      [13.375, 17.5, 'tail', '740 m'],
      [7, 8.5, 'liner', 'Top of liner'],
    ]);
    expect(casings.map((one) => [one.outerDiameterIn, one.kind, one.holeDiameterIn, one.shoeAhdM])).toEqual([
      [13.375, 'casing', 17.5, 890],
      [7, 'liner', 8.5, 2980],
    ]);
  });
});

it('has no headings in a row of figures above a row of words', async () => {
  const { casings } = await readOne(
    [
      'Item;Unit;26" hole;16" hole',
      'Casing size;in;20";13 3/8"',
      'Shoe depth;m;450;1990',
      'Weight;lb/ft;133;68',
      'Grade;;K-55;L-80',
      'Thread;;BTC;New VAM',
      'Drift diameter;in;18.542;12.259',
    ].join('\n'),
    'Other',
    'strings.csv',
  );
  expect(casings).toMatchObject([
    { holeDiameterIn: 26, outerDiameterIn: 20, grade: 'K-55', driftIn: 18.542 },
    { holeDiameterIn: 16, outerDiameterIn: 13.375, grade: 'L-80', driftIn: 12.259 },
  ]);
});

describe('the slurries of a job on their side', () => {
  it('may have long names, and the only one a list heading at its corner', async () => {
    const { slurries } = await readOne(
      [
        'Programa de cementación',
        '1. Cañería 9 5/8" en pozo de 12 1/4" - zapato a 1210 m',
        'Parámetro                Lechada de relleno (lead)   Lechada principal (tail)',
        'Cemento                  Clase G alivianado          Clase G',
        'Densidad, g/l            1540                        1900',
        'Tope de cemento          250 m                       900 m',
        '',
        '2. Liner 7" en pozo de 8 1/2" - zapato a 2050 m',
        'Parámetro                Lechada única de liner',
        'Cemento                  Clase G + sílice',
        'Densidad, g/l            1950',
        'Tope de cemento          1100 m',
      ].join('\n'),
      'Cement Program',
    );
    expect(slurries.map(({ role, type }) => [role, type])).toEqual([
      ['lead', 'Clase G alivianado'],
      ['tail', 'Clase G'],
      ['liner', 'Clase G + sílice'],
    ]);
  });

  it('are read below a boxed title with the temperature at the end of its line', async () => {
    const job = (number: number, title: string, role: string) => [
      '-----------------------------------------------------------------------------',
      `JOB ${number}   ${title}                        BHST 90 F / BHCT 82 F`,
      '-----------------------------------------------------------------------------',
      '  Casing set at ............ 1,310 MD      Casing 61.0 lb/ft K-55',
      '',
      `  ${role}`,
      '    Blend ................ Class C',
      '    Density .............. 14.8 ppg',
      '    Excess ............... 80 %',
      '',
    ];
    const { slurries } = await readOne(
      [
        ...job(1, '13-3/8" SURFACE CASING IN 17-1/2" HOLE', 'LEAD SLURRY'),
        ...job(2, '9-5/8" PRODUCTION CASING IN 12-1/4" HOLE', 'TAIL SLURRY  (single slurry job)'),
      ].join('\n'),
      'Cement Program',
    );
    expect(slurries.map(({ role, type, excess }) => [role, type, excess])).toEqual([
      ['lead', 'Class C', '80%'],
      ['tail', 'Class C', '80%'],
    ]);
  });

  it('have no column of units below the size of a section', async () => {
    const { muds } = await readOne(
      [
        'Interval;36" hole;26" hole;17-1/2" hole',
        'Fluid;Sweeps;PAD mud;SBM',
        'Density, ppg;8.6;10.5 - 11.0;12.4',
        'YP, lb/100 ft2;n/a;n/a;12 - 18',
        '6 rpm reading;n/a;n/a;10 - 14',
        'LGS, % vol;n/a;n/a;< 5',
      ].join('\n'),
      'Mud Program',
      'fluids.csv',
    );
    expect(muds.map((mud) => [mud.holeDiameterIn, mud.type, mud.sixRpm.upper])).toEqual([
      [36, 'Sweeps', null],
      [26, 'PAD mud', null],
      [17.5, 'SBM', 14],
    ]);
  });

  it('are of a mud although few of their labels are known', async () => {
    const { muds } = await readOne(
      [
        'Vozu;17 1/2";12 1/4";8 1/2"',
        'Mud system;Spud mud;KCl polymer;OBM',
        'Kivu (ppg);8.9;9.8-10.4;10.5-11.0',
        'Yoz (cP);12-20;12-20;12-20',
        'Zok (%);3;4;4',
        'Xuw (ml);-;9;7',
        'pH;8.5-9.5;9-10;-',
        'Vuy (% v/v);8;7;6',
        'Jix (mg/l);90;110;-',
      ].join('\n'),
      'Other',
      'fluids.csv',
    );
    expect(muds.map((mud) => [mud.type, mud.weightText, mud.origins?.['weightText']?.certainty])).toEqual([
      ['Spud mud', '8.9 ppg', 'assumed'],
      ['KCl polymer', '9.8-10.4 ppg', 'assumed'],
      ['OBM', '10.5-11.0 ppg', 'assumed'],
    ]);
  });

  it('are of the hole whose size is behind a word for its string', async () => {
    const { muds } = await readOne(
      'Propiedad;Superficie 16";Liner 6 1/8"\nTipo;Bentonita;Emulsi\u00f3n inversa\nDensidad (g/l);1080;1320\npH;9;-\n',
      'Other',
      'lodos.csv',
    );
    expect(muds.map(({ holeDiameterIn, type }) => [holeDiameterIn, type])).toEqual([
      [16, 'Bentonita'],
      [6.125, 'Emulsi\u00f3n inversa'],
    ]);
  });

  it('are described by the names over the row with their holes', async () => {
    const { sections, casings } = await readOne(
      [
        ';Conductor;Surface casing;Intermediate;Reservoir',
        'Hole size;driven;16";10 5/8";6 1/2"',
        'Section TD (m MD);60;610;1540;2330',
        'Casing OD;20";11 3/4";8 5/8";5"',
        'Weight (lb/ft);94;47;32;18',
      ].join('\n'),
      'Other',
      'design.csv',
    );
    expect(sections.map(({ diameterIn, description }) => [diameterIn, description])).toEqual([
      [16, 'Surface casing'],
      [10.625, 'Intermediate'],
      [6.5, 'Reservoir'],
    ]);
    // The conductor is no pipe of a catalogue, although it has neither hole nor shoe.
    expect(casings.map(({ outerDiameterIn, driven }) => [outerDiameterIn, driven === true])).toEqual([
      [20, true],
      [11.75, false],
      [8.625, false],
      [5, false],
    ]);
  });

  it('have slurries over their columns, with nothing over the labels of a text', async () => {
    const { slurries } = await readOne(
      [
        '9 5/8" casing cementing',
        '',
        '               Lead       Tail',
        'Density (SG)   1.52       1.88',
        'Excess (%)     40         20',
        'TOC (m MD)     870        2090',
      ].join('\n'),
      'Other',
      'cement.txt',
    );
    expect(slurries.map(({ role, excess, topOfCement }) => [role, excess, topOfCement])).toEqual([
      ['lead', '40%', '870 m'],
      ['tail', '20%', '2090 m'],
    ]);
  });

  it('have a string over their labels, each of a table of its own', async () => {
    const { slurries } = await readOne(
      [
        '10 3/4" casing;Lead;Tail',
        'Density (SG);1.52;1.88',
        'Top (m MD);Surface;1090',
        '7 5/8" casing;Lead;Tail',
        'Density (SG);1.58;1.92',
        'Top (m MD);870;2090',
        '5" liner;Single slurry',
        'Density (SG);1.94',
        'Excess (%);20',
      ].join('\n'),
      'Other',
      'cement.csv',
    );
    expect(
      slurries.map(({ casingOuterDiameterIn, role, excess, topOfCement }) => [
        casingOuterDiameterIn,
        role,
        excess,
        topOfCement,
      ]),
    ).toEqual([
      [10.75, 'lead', null, 'Surface'],
      [10.75, 'tail', null, '1090 m'],
      [7.625, 'lead', null, '870 m'],
      [7.625, 'tail', null, '2090 m'],
      [5, 'liner', '20%', null],
    ]);
  });

  it('may have a slurry of the top of the annulus next to the others', async () => {
    const { slurries } = await readOne(
      [
        'Zementation 18 5/8" Rohrtour',
        ';Vorlauf;Nachlauf;Auff\u00fcllung',
        'Dichte (kg/l);1,45;1,90;1,85',
        'Zementkopf;zu Tage;410 m;Keller',
        '\u00dcberschuss;80 %;40 %;nach Bedarf',
      ].join('\n'),
      'Other',
      'zement.csv',
    );
    expect(slurries.map(({ role, topOfCement, excess }) => [role, topOfCement, excess])).toEqual([
      ['lead', 'zu Tage', '80%'],
      ['tail', '410 m', '40%'],
      ['top_fill', 'Keller', null],
    ]);
  });

  it('are no pair of a slurry and its type', async () => {
    const { slurries } = await readOne(
      'Cementing 9 5/8" casing\nLead   Tail\nTop of cement: 870 m\n',
      'Other',
      'cement.txt',
    );
    expect(slurries.map(({ type }) => type)).not.toContain('Tail');
  });
});

it('reads sizes over the columns whose inch mark is within the fraction', async () => {
  const { muds } = await readOne(
    'Caract\u00e9ristique;26";16"1/2;8"1/2\nType de boue;Bentonite;KCl;Eau\nDensit\u00e9;1,05;1,15;1,02\npH;9;9,5;8\n',
    'Mud Program',
    'boues.csv',
  );
  expect(muds.map(({ holeDiameterIn, type }) => [holeDiameterIn, type])).toEqual([
    [26, 'Bentonite'],
    [16.5, 'KCl'],
    [8.5, 'Eau'],
  ]);
});

it('reads columns whose titles number the hole and give its interval', async () => {
  const { muds } = await readOne(
    [
      'Mud plan,Stage 1: 12 1/4"" section (400 - 1650 m),Stage 2: 8 1/2"" section (1650 - 2400 m)',
      'Fluid,KCl polymer,Low toxicity OBM',
      'Mud weight (SG),1.15 - 1.22,1.30 - 1.36',
      'pH,9.0 - 9.5,-',
    ]
      .map((row) =>
        row
          .split(',')
          .map((cell) => `"${cell}"`)
          .join(','),
      )
      .join('\n'),
    'Other',
    'muds.csv',
  );
  expect(muds.map(({ holeDiameterIn, type }) => [holeDiameterIn, type])).toEqual([
    [12.25, 'KCl polymer'],
    [8.5, 'Low toxicity OBM'],
  ]);
});
