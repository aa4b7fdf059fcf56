import { describe, expect, it } from 'vitest';
import { readOne } from './documents-for-tests';

const csv = (...rows: string[]) => readOne(rows.join('\n'), 'Other', 'document.csv');

describe('tables of one cement job', () => {
  it('get their string from the title above, and the slurries from their cells', async () => {
    const facts = await csv(
      'Zementation 13 3/8" Zwischenrohrtour',
      'Stufe;Zementtyp;Dichte (kg/l);Zementkopf (m MD);Überschuss (%)',
      'Spacer;-;1,35;-;-',
      'Lead;Class G + Bentonit;1,55;Gelände;80',
      'Tail;Class G;1,90;702;50',
    );
    expect(
      facts.slurries.map(({ casingOuterDiameterIn, role, type }) => [casingOuterDiameterIn, role, type]),
    ).toEqual([
      [13.375, 'lead', 'Class G + Bentonit'],
      [13.375, 'tail', 'Class G'],
    ]);
  });
});

describe('the fluids of one cement job across a sheet', () => {
  it('are its slurries, without the spacer', async () => {
    const facts = await csv(
      'Cement Job Proposal - 13 3/8" Casing;;;',
      'Fluid;Tuned Spacer;Lead Slurry;Tail Slurry',
      'Fluid type;Spacer;Class C Extended;Class C',
      'Density (ppg);10.5;12.9;14.8',
      'Yield (ft3/sk);;1.85;1.34',
      'Excess (%);;100;50',
      'Top of fluid (ft MD);0;0;550',
    );
    expect(
      facts.slurries.map(({ casingOuterDiameterIn, role, type, topOfCement }) => [
        casingOuterDiameterIn,
        role,
        type,
        topOfCement,
      ]),
    ).toEqual([
      [13.375, 'lead', 'Class C Extended', '0 m'],
      [13.375, 'tail', 'Class C', '167.6 m'],
    ]);
  });
});

describe('tables with properties in rows', () => {
  it('may have a column of units, and rows above the sizes', async () => {
    const facts = await csv(
      'Property;Unit;Interval;',
      ';;17 1/2";12 1/4"',
      'System;;KCl polymer;OBM',
      'Density;SG;1.10-1.20;1.32',
      'Yield point;lb/100ft2;20-30;14-22',
      'pH;;9-10;',
    );
    expect(facts.muds).toMatchObject([
      { holeDiameterIn: 17.5, type: 'KCl polymer' },
      { holeDiameterIn: 12.25, type: 'OBM' },
    ]);
    expect(facts.muds[1]?.weightKpaPerM?.exact).toBeCloseTo(1.32 * 9.80665, 3);
  });

  it('may have their unit in the corner', async () => {
    const facts = await csv(
      'Well,Grauholz Z3,',
      'Test (bar),"17 1/2""","12 1/4"""',
      'BOP annular preventer,100,175',
      'BOP pipe rams,210,345',
      'Casing test (bump plug),120,260',
    );
    expect(facts.pressureTests).toMatchObject([
      { holeDiameterIn: 17.5, annularKpa: 10_000, ramKpa: 21_000, casingOnBumpKpa: 12_000 },
      { holeDiameterIn: 12.25, annularKpa: 17_500, ramKpa: 34_500, casingOnBumpKpa: 26_000 },
    ]);
  });
});

describe('formation tops', () => {
  it('may be items of a list with the reference of each depth', async () => {
    const facts = await readOne(
      'Prognosed formation tops:\n' +
        '- Winton Formation: 5.2 mRT (+56.2 m SS)\n' +
        '- Birkhead Formation: 1742 mRT (-1680.6 m SS), +/- 10 m\n' +
        '- Toolachee Formation: 2215 mRT (-2153.6 m SS), +/- 15 m\n' +
        'Offset: Wallaroo East-2 reached the Toolachee at 2241 mRT.\n',
    );
    expect(facts.tops.map(({ name, tvdSsM, varianceM }) => [name, tvdSsM, varianceM])).toEqual([
      ['Winton Formation', -56.2, null],
      ['Birkhead Formation', 1680.6, 10],
      ['Toolachee Formation', 2153.6, 15],
    ]);
  });

  it('are the middle case of three, in any reference', async () => {
    const facts = await csv(
      'Unit;Depth m TVDSS;;;Depth m TVD RT;Offset wells m TVDSS',
      ';P90 (shallow);P50;P10 (deep);P50;OWD-2',
      'Chalk Group;890;912;934;943.5;905',
      'Rijnland Group;1495;1524;1553;1555.5;1510',
      'Zechstein Group;2140;2186;2232;2217.5;2170',
    );
    expect(facts.tops.map(({ tvdSsM, tvdBdfM }) => [tvdSsM, tvdBdfM])).toEqual([
      [912, 943.5],
      [1524, 1555.5],
      [2186, 2217.5],
    ]);
  });

  it('have no bases from the depths of a drilled well', async () => {
    const facts = await csv(
      'Unit;Prognosed m TVDSS;m MDRT;Thornwick-1 actual m TVDSS;m MDRT',
      'North Sea Group;55;98;67;107',
      'Chalk Group;418;462;431;472',
      'Herring Formation;702;750;716;761',
      'Zechstein Group;1700;1760;1722;1783',
    );
    expect(facts.tops.map(({ kind, tvdSsM }) => [kind, tvdSsM])).toEqual([
      ['top', 55],
      ['top', 418],
      ['top', 702],
      ['top', 1700],
    ]);
  });
});

describe('the interval of a hole', () => {
  it('is not the top of the string set in it', async () => {
    const facts = await csv(
      'Tramo;Diametro de pozo (pulg);Desde (m);Hasta (m);Casing (pulg);Zapato (m)',
      'Guia;17 1/2;0;620;13 3/8;617',
      'Intermedia;12 1/4;620;2350;9 5/8;2347',
      'Produccion;8 1/2;2350;3980;7;3977',
    );
    expect(facts.casings.map(({ topAhdM, shoeAhdM }) => [topAhdM, shoeAhdM])).toEqual([
      [null, 617],
      [null, 2347],
      [null, 3977],
    ]);
    expect(facts.sections.map(({ tdAhdM }) => tdAhdM)).toEqual([620, 2350, 3980]);
  });
});

describe('reservoirs', () => {
  it('may give depths and pressures as ranges', async () => {
    const facts = await csv(
      'Reservoir;Depth range (m TVDSS);Pressure range (bar)',
      'Mishrif;2,087 - 2,197;203 - 215',
      'Zubair;3,011 - 3,121;300 - 314',
    );
    expect(facts.reservoirs).toMatchObject([
      { tvdSsLowerM: 2087, tvdSsUpperM: 2197, pressureLowerKpa: 20_300, pressureUpperKpa: 21_500 },
      { tvdSsLowerM: 3011, tvdSsUpperM: 3121, pressureLowerKpa: 30_000, pressureUpperKpa: 31_400 },
    ]);
  });
});

describe('a list of what the well meets on its way down', () => {
  it('has casing shoes, cores and targets between its horizons', async () => {
    const facts = await csv(
      'Event;Type;m MDRT;m TVDSS',
      'Upper Shale;Top;420;395',
      '13-3/8" surface casing shoe;Casing;655;630',
      'Middle Sand;Top;1010;980',
      'Core 1 (18 m);Core;1022;992',
      'Middle Sand T1 (radius 50 m);Target;1030;1000',
      'Sabot 9 5/8";Casing;1190;1155',
      '7" liner top;Liner;1150;1116',
      'Old Salt;Top;1410;1370',
    );
    expect(facts.tops.map(({ name }) => name)).toEqual(['Upper Shale', 'Middle Sand', 'Old Salt']);
    expect(
      facts.casings.map((one) => [one.outerDiameterIn, one.category, one.shoeAhdM, one.shoeTvdSsM]),
    ).toEqual([
      [13.375, 'surface casing shoe', 655, 630],
      [9.625, 'Sabot', 1190, 1155],
    ]);
    expect(facts.casings[0]?.origins?.['shoeAhdM']?.quote).toBe('655');
  });

  it('has no points of the well path', async () => {
    const facts = await csv(
      'Horizon;m MDRT;m TVDSS',
      'Upper Shale;420;395',
      'KOP;700;660',
      'Middle Sand;1010;930',
      'End of Build (EOB);1200;1050',
      'Heel / Landing Point;1410;1120',
      'Landing Sand;1500;1130',
      'Toe;1900;1140',
    );
    expect(facts.tops.map(({ name }) => name)).toEqual(['Upper Shale', 'Middle Sand', 'Landing Sand']);
  });

  it('has no base where the well ends', async () => {
    const facts = await csv(
      'Horizont;Top MD [m];Basis MD [m];Top TVDSS [m]',
      'Lehm;100;410;70',
      'Alter Sand;410;660;378',
      'Endteufe;660;;628',
    );
    expect(facts.tops.map(({ name, kind, ahdBdfM }) => [name, kind, ahdBdfM])).toEqual([
      ['Lehm', 'top', 100],
      ['Lehm', 'base', 410],
      ['Alter Sand', 'top', 410],
    ]);
  });
});

describe('tables of depths that are no tops of the planned well', () => {
  const own = [
    'Bank-12 prognosis',
    'Formation;Top MD (m);Top TVDSS (m)',
    'Chalk;900;870',
    'Salt;1500;1440',
    '',
  ];

  it.each(['Bank-8 (drilled 1998)', 'Bank-8, geboord in 1998', 'Biostratigraphy'])(
    'as under %j',
    async (title) => {
      const facts = await csv(
        ...own,
        title,
        'Formation;Top MD (m);Top TVDSS (m)',
        'Chalk;880;850',
        'Salt;1480;1420',
      );
      expect(facts.tops.map(({ ahdBdfM }) => ahdBdfM)).toEqual([900, 1500]);
    },
  );
});

describe('formations across the page', () => {
  it('have their depths below them', async () => {
    const facts = await csv(
      'Unit;Young Chalk;Old Chalk;Deep Sand',
      'Age;Tertiary;Cretaceous;Jurassic',
      'Top MD (m RT);95;1622;2418',
      'Top TVDSS (m);58;1577;2265',
      'Uncertainty (± m);-;15;20',
    );
    expect(facts.tops.map((one) => [one.name, one.ahdBdfM, one.tvdSsM, one.varianceM])).toEqual([
      ['Young Chalk', 95, 58, null],
      ['Old Chalk', 1622, 1577, 15],
      ['Deep Sand', 2418, 2265, 20],
    ]);
  });

  it('are not the sections of a mud programme', async () => {
    const facts = await csv(
      'Interval;17 1/2";12 1/4"',
      'Mud type;Spud mud;KCl polymer',
      'Density (SG);1.06;1.12',
      'Depth MD (m);620;1450',
    );
    expect(facts.tops).toEqual([]);
    expect(facts.muds).toHaveLength(2);
  });
});

describe('depths below a floor that the heading abbreviates', () => {
  it.each([
    ['Teufe von (m u. DT)', 'Top (m NN)', -1],
    ['Prof. (mbbp)', 'Prof. (mbnm)', 1],
  ])('%j are vertical where they differ from %j by the same height', async (depth, subsea, sign) => {
    const rows = [388, 701, 1466].map((m, at) => `Unit ${'ABC'[at]}x;${m};${sign * (m - 86)}`);
    const facts = await csv(`Formation;${depth};${subsea}`, ...rows);
    expect(facts.tops.map(({ tvdBdfM, tvdSsM }) => [tvdBdfM, tvdSsM])).toEqual([
      [388, 302],
      [701, 615],
      [1466, 1380],
    ]);
  });
});

describe('a depth next to the shoes', () => {
  it('is that of the hole, and not where the string begins', async () => {
    const facts = await csv(
      'Hole size;Depth (m MD);Casing;Casing depth (m MD)',
      '17-1/2";220;13-3/8";215',
      '12-1/4";1140;9-5/8";1135',
    );
    expect(facts.casings.map((one) => [one.outerDiameterIn, one.topAhdM, one.shoeAhdM])).toEqual([
      [13.375, null, 215],
      [9.625, null, 1135],
    ]);
    expect(facts.sections.map(({ tdAhdM }) => tdAhdM)).toEqual([220, 1140]);
  });
});

describe('a list of tops whose depths a sentence explains', () => {
  const list =
    '- Top White Chalk at 388 m\n- Top Brown Clay at 471 m (rev A: 455 m)\n- Top Red Sand at 1,310 m +/- 15 m\n';

  it('is counted from there, without what an earlier revision had', async () => {
    const { tops } = await readOne(
      `Final tops\n\nThe well will be drilled vertically. All depths below are in metres below KB.\n\n${list}`,
    );
    expect(tops.map((one) => [one.name, one.tvdBdfM, one.varianceM])).toEqual([
      ['White Chalk', 388, null],
      ['Brown Clay', 471, null],
      ['Red Sand', 1310, 15],
    ]);
  });

  it('gives no tops where no sentence does', async () => {
    expect((await readOne(`Final tops\n\n${list}`)).tops).toEqual([]);
  });
});

describe('tops that sentences give', () => {
  it('are those of the planned well', async () => {
    const { tops } = await readOne(
      [
        'Le puits est vertical. Les cotes sont en mètres sous la table de rotation. Le toit de la Craie est attendu à 96 m, puis le',
        'toit du Gault à 742 m et celui du Trias à 815 m (± 10 m). Au puits voisin Banc 1, le toit du Trias avait été rencontré à 808 m.',
        'Le toit du Permien, objectif principal, est attendu à 1671 m. La cote finale est fixée à 1760 m dans le Permien.',
      ].join('\n'),
    );
    expect(tops.map((one) => [one.name, one.tvdBdfM, one.varianceM])).toEqual([
      ['Craie', 96, null],
      ['Gault', 742, null],
      ['Trias', 815, 10],
      ['Permien', 1671, null],
    ]);
  });

  it('are none where nothing says what their depths are counted from', async () => {
    const text =
      'The top of the Chalk is expected at 96 m, the top of the Gault at 742 m and the top of the Salt at 815 m.';
    expect((await readOne(text)).tops).toEqual([]);
  });
});

describe('rows below the title of an offset well', () => {
  it('are of that well, until a title speaks of the plan again', async () => {
    const facts = await csv(
      'String;Hole (in);OD (in);Weight (ppf);Grade;Shoe MD (ft)',
      'Surface;17.5;13.375;68;J-55;4100',
      'OFFSET: Brindle-3 as run;;;;;',
      'Surface;17.5;13.375;54.5;J-55;3920',
      'Planned contingency;;;;;',
      'Liner;8.5;7;29;P-110;9000',
    );
    expect(facts.casings.map(({ shoeAhdM }) => Math.round(shoeAhdM ?? 0))).toEqual([1250, 2743]);
    expect(facts.notUnderstood.some(({ reason }) => reason.includes('OFFSET: Brindle-3'))).toBe(true);
  });
});

describe('a list of materials below a mud programme', () => {
  it('is no part of it', async () => {
    const facts = await csv(
      'Section,Fluid,MW min (ppg),MW max (ppg)',
      'Surface,Spud mud,8.6,9.2',
      'Intermediate,KCl polymer,9.4,10.8',
      '',
      'Product,Unit,Qty,',
      'Barite,sk,5400,',
    );
    expect(facts.muds.map(({ type }) => type)).toEqual(['Spud mud', 'KCl polymer']);
    const text = await readOne(
      [
        'Hole     Interval (m)   Mud type       Density (SG)   pH',
        '26       0 - 210        Spud mud       1.05           9.0',
        '17 1/2   210 - 1320     Gel polymer    1.15           9.5',
        '',
        'MATERIALS ESTIMATE (tonnes)',
        'Bentonite   45      Barite   1,850      Salt   620      Starch   38',
      ].join('\n'),
    );
    expect(text.muds.map(({ type }) => type)).toEqual(['Spud mud', 'Gel polymer']);
  });
});

it('takes no number of a hole section for its description', async () => {
  const { sections } = await csv(
    'Section;Hole size (in);Section TD (m MD)',
    '1;17 1/2;310',
    'II;12 1/4;1120',
    'Main hole;8 1/2;1890',
  );
  expect(sections.map(({ description }) => description)).toEqual([null, null, 'Main hole']);
});

describe('hole sections with a name and a diameter', () => {
  it('have the size under the diameter', async () => {
    const facts = await csv(
      'Sectie;Diameter;Einddiepte AH;Boorvloeistof',
      'Oppervlakte;17 1/2";785;Bentoniet',
      'Reservoir;8 1/2";3320;Zoutverzadigd',
    );
    expect(
      facts.sections.map(({ diameterIn, description, tdAhdM }) => [diameterIn, description, tdAhdM]),
    ).toEqual([
      [17.5, 'Oppervlakte', 785],
      [8.5, 'Reservoir', 3320],
    ]);
    expect(facts.muds.map(({ holeDiameterIn, type }) => [holeDiameterIn, type])).toEqual([
      [17.5, 'Bentoniet'],
      [8.5, 'Zoutverzadigd'],
    ]);
  });
});

describe('a mud programme on its side', () => {
  it('is read without the list of products next to it, and with the ends of its sections', async () => {
    const facts = await csv(
      'Property;Unit;17 1/2" hole;12 1/4" hole;;Product;Function;Stock (t)',
      'Interval;m;460 - 1,380;1,380 - 2,750;;Bentonite;Viscosifier;40',
      'System;;KCl / polymer;KCl / glycol;;KCl;Inhibitor;120',
      'Density;SG;1.12 - 1.18;1.25 - 1.38;;PAC-R;Fluid loss;18',
      'PV;cP;12 - 18;14 - 20;;Barite;Weighting;420',
      'pH;;8.5 - 9.5;9.0 - 10.0;;;;',
    );
    expect(facts.muds.map(({ holeDiameterIn, type }) => [holeDiameterIn, type])).toEqual([
      [17.5, 'KCl / polymer'],
      [12.25, 'KCl / glycol'],
    ]);
    expect(
      facts.sections.map(({ diameterIn, tdAhdM, tdTvdBdfM }) => [diameterIn, tdAhdM, tdTvdBdfM]),
    ).toEqual([
      [17.5, 1380, null],
      [12.25, 2750, null],
    ]);
  });
});

describe('pressure tests', () => {
  it('give a low and a high pressure in one cell, the unit above, and end at the next table', async () => {
    const facts = await csv(
      'All pressures psi unless noted;;;',
      'Hole section;BOP annular low/high;BOP rams low/high;Casing test on plug bump',
      '12 1/4";300 / 3500;300 / 5000;3000',
      '8 1/2";300 / 3500;300 / 7500;',
      '',
      'Formation integrity;;;',
      'Shoe;Test;Planned EMW;',
      '13 3/8";FIT;13.2;',
    );
    expect(
      facts.pressureTests.map(({ annularKpa, ramKpa, casingOnBumpKpa }) =>
        [annularKpa, ramKpa, casingOnBumpKpa].map((kpa) => Math.round((kpa ?? 0) / 6.894757)),
      ),
    ).toEqual([
      [3500, 5000, 3000],
      [3500, 7500, 0],
    ]);
  });

  it('are blocks with aligned colons below a section and its string', async () => {
    const { pressureTests } = await readOne(
      [
        'Section 12 1/4"   (9 5/8" casing)',
        '   Casing test at plug bump    : 250 bar',
        '   Annular preventer           : 245 bar',
        '   Pipe rams / blind rams      : 345 bar',
      ].join('\n'),
    );
    expect(pressureTests).toMatchObject([
      { holeDiameterIn: 12.25, casingOnBumpKpa: 25_000, annularKpa: 24_500, ramKpa: 34_500 },
    ]);
  });
});

describe('the strings of cement jobs', () => {
  it('are casing where nothing else gives any', async () => {
    const { casings, slurries } = await csv(
      'Hole size;Casing;Shoe depth (m);Previous shoe;Lead density (SG);Tail density (SG);Tail top (m)',
      '17 1/2";13 3/8", 68 lb/ft, L-80, BTC;1240;20" at 310 m;1.50;1.92;1090',
      '12 1/4";9 5/8", 53.5 lb/ft, P-110, VAM TOP;2865;13 3/8" at 1,240 m;1.65;1.90;2565',
    );
    expect(
      casings.map((one) => [
        one.outerDiameterIn,
        one.holeDiameterIn,
        one.grade,
        one.thread,
        one.topAhdM,
        one.shoeAhdM,
      ]),
    ).toEqual([
      [13.375, 17.5, 'L-80', 'BTC', null, 1240],
      [9.625, 12.25, 'P-110', 'VAM TOP', null, 2865],
    ]);
    expect(slurries).toHaveLength(4);
  });
});

describe('a column under the unit of a weight of pipes alone', () => {
  it('is that weight', async () => {
    const { casings } = await csv(
      'Hole size (in);Casing OD (in);lb/ft;Grade;Shoe (ft MD)',
      '17.5;13.375;61;K-55;3000',
      '12.25;9.625;47;L-80;8540',
    );
    expect(casings.map(({ massKgPerM }) => Math.round(massKgPerM ?? 0))).toEqual([91, 70]);
  });
});
