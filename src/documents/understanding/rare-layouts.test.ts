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
