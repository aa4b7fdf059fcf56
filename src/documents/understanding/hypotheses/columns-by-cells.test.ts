import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

describe('columns with unclear headings', () => {
  it('finds the sizes that identify the rows in the cells', async () => {
    const { slurries } = await readOne(
      'Stage;Fluid;Blend;Density (g/cm3);TOC (m)\n"18 5/8"" surface";Lead;Class G + gel;1.52;0\n;Tail;Class G;1.92;310\n"13 3/8"" intermediate";Lead;Class G + gel;1.55;250\n;Tail;Class G;1.91;1180\n',
      'Other',
      'cement.csv',
    );
    expect(slurries.map((one) => [one.casingOuterDiameterIn, one.role, one.type])).toEqual([
      [18.625, 'lead', 'Class G + gel'],
      [18.625, 'tail', 'Class G'],
      [13.375, 'lead', 'Class G + gel'],
      [13.375, 'tail', 'Class G'],
    ]);
  });

  it('reads hole and string from one column of pairs', async () => {
    const { casings } = await readOne(
      'Phase x pipe,Shoe (mMD),Weight & Grade,Connection\n"26"" x 18 5/8""",410,87.5 ppf K55,BTC\n"17 1/2"" x 13 3/8""",1320,68 ppf L80,VAM TOP\n',
      'Other',
      'strings.csv',
    );
    expect(casings.map((one) => [one.holeDiameterIn, one.outerDiameterIn, one.shoeAhdM, one.grade])).toEqual([
      [26, 18.625, 410, 'K55'],
      [17.5, 13.375, 1320, 'L80'],
    ]);
  });

  it('reads the larger of two sizes as the hole if the other heading names the pipe', async () => {
    const { casings, sections } = await readOne(
      'Abschnitt;Durchmesser (");bis MD (m);Rohrtour (");Absetzteufe MD (m)\nAnker;17 1/2;410;13 3/8;405\nProduktion;12 1/4;1320;9 5/8;1310\n',
      'Other',
      'abschnitte.csv',
    );
    expect(casings.map((one) => [one.holeDiameterIn, one.outerDiameterIn, one.shoeAhdM])).toEqual([
      [17.5, 13.375, 405],
      [12.25, 9.625, 1310],
    ]);
    expect(sections.map((one) => [one.diameterIn, one.tdAhdM])).toEqual([
      [17.5, 410],
      [12.25, 1320],
    ]);
  });

  it('reads the first column of words as the names of formations, with a note', async () => {
    const { tops } = await readOne(
      'Caractère,Toit (m MD),Toit (m TVDSS),Lithologie\nAptien,610,540,Argile\nBarrémien,705,633,Sable\nBathonien,1490,1385,Calcaire\n',
      'Other',
      'coupe.csv',
    );
    expect(tops.map((top) => [top.name, top.ahdBdfM, top.tvdSsM])).toEqual([
      ['Aptien', 610, 540],
      ['Barrémien', 705, 633],
      ['Bathonien', 1490, 1385],
    ]);
    expect(tops[0]?.origins?.['name']?.certainty).toBe('assumed');
  });

  it.each([
    [
      'strings',
      'Item,Depth MD,Depth TVDSS\nConductor casing,120,95\nSurface casing,640,610\nProduction liner,2900,2700\n',
    ],
    [
      'targets',
      'Item,Depth MD,Depth TVDSS\nTarget 1,1200,1100\nTarget 2,1640,1500\nLanding point,2900,2700\n',
    ],
  ])('never takes %s for formations', async (_, text) => {
    expect((await readOne(text, 'Other', 'list.csv')).tops).toEqual([]);
  });

  it('recognises the slurry of a liner below no heading', async () => {
    const { slurries } = await readOne(
      'Cement of the 7"" liner\n,Composition,Density (SG),Excess (%),Top of cement (m)\nLiner slurry,Class G silica,1.90,25,2310\n',
      'Other',
      'liner.csv',
    );
    expect(slurries).toMatchObject([{ role: 'liner', type: 'Class G silica', casingOuterDiameterIn: 7 }]);
  });

  it('recognises the interval of hole sections if each starts where the previous one ends', async () => {
    const { sections, casings } = await readOne(
      'Phase;Bit (in);From (m);To (m);Casing\nI;26;0;310;"18 5/8"""\nII;17 1/2;310;1320;"13 3/8"""\nIII;12 1/4;1320;2475;"9 5/8"""\n',
      'Other',
      'phases.csv',
    );
    expect(sections.map((one) => [one.diameterIn, one.tdAhdM])).toEqual([
      [26, 310],
      [17.5, 1320],
      [12.25, 2475],
    ]);
    expect(casings.map((one) => one.topAhdM)).toEqual([null, null, null]);
  });

  it('never reads the size of a pipe as that of the hole', async () => {
    const { muds, casings } = await readOne(
      'Size (in),Weight (lb/ft),Grade,Thread\n20,94,K55,BTC\n13 3/8,68,L80,BTC\n9 5/8,47,L80,BTC\n',
      'Other',
      'pipe.csv',
    );
    expect(casings).toHaveLength(3);
    expect(muds).toEqual([]);
  });

  it('never reads spacers as muds, nor ticks as weights', async () => {
    const spacers = await readOne(
      'Hole (in),Fluid,Density (sg)\n17 1/2,Weighted spacer,1.35\n12 1/4,Chemical wash,1.00\n',
      'Other',
      'spacers.csv',
    );
    const ticks = await readOne(
      'Hole (in),GR,Density,Sonic\n17 1/2,X,,\n12 1/4,X,X,X\n',
      'Other',
      'matrix.csv',
    );
    expect([spacers.muds, ticks.muds]).toEqual([[], []]);
    expect(ticks.loggingRuns.every((run) => run.evaluation !== 'X')).toBe(true);
  });
});

describe('headings with the same quantity twice', () => {
  it('prefers metres of two units side by side', async () => {
    const { tops } = await readOne(
      'Horizon,TVDSS (ft),TVDSS (m),Error (+/- ft)\nBalder,5567,1696.8,80\nChalk,6342,1933.0,100\nHerring,7000,2133.6,100\n',
      'Other',
      'twins.csv',
    );
    expect(tops.map((top) => [top.kind, top.tvdSsM])).toEqual([
      ['top', 1696.8],
      ['top', 1933],
      ['top', 2133.6],
    ]);
    expect(tops[0]?.varianceM).toBeCloseTo(24.384);
  });

  it('uses the base case between the ends of a range of estimates', async () => {
    const { tops } = await readOne(
      'Formation,Depth ft TVDSS,,\n,High (P10),Base,Low (P90)\nLista,-3050,-3100,-3150\nMaureen,-4420,-4480,-4540\nEkofisk,-4660,-4730,-4800\n',
      'Other',
      'cases.csv',
    );
    expect(tops.map((top) => [top.kind, Math.round((top.tvdSsM ?? 0) / 0.3048)])).toEqual([
      ['top', 3100],
      ['top', 4480],
      ['top', 4730],
    ]);
  });

  it('uses prognosed depths, not actual ones', async () => {
    const { tops } = await readOne(
      'Formation,Prognosed (m TVDSS),Actual (m TVDSS)\nBalder,1690,1701\nTor,1955,1948\nHod,2130,2122\n',
      'Other',
      'both.csv',
    );
    expect(tops.map((top) => top.tvdSsM)).toEqual([1690, 1955, 2130]);
  });

  it('names a formation by the lowest rank that its row has', async () => {
    const { tops } = await readOne(
      'Group,Formation,Member,Depth m TVDSS\nShetland,,,1480\n,Tor,,1595\n,,Upper Tor,1615\n,Hod,,1820\n',
      'Other',
      'ranks.csv',
    );
    expect(tops.map((top) => top.name)).toEqual(['Shetland', 'Tor', 'Upper Tor', 'Hod']);
  });
});

describe('depths without a reference', () => {
  it.each([
    ['vertical, where they are as far above those below the sea', ['28', '528', '738'], 'tvdBdfM'],
    ['along the hole, where they run away from them', ['28', '560', '830'], 'ahdBdfM'],
  ] as const)('are %s', async (_, [a, b, c], field) => {
    const { tops } = await readOne(
      `Formation,Top mRT,Top mSS\nGroup A,${a},3\nGroup B,${b},503\nGroup C,${c},713\n`,
      'Other',
      'next-to.csv',
    );
    expect(tops.map((top) => top[field])).toEqual([a, b, c].map(Number));
    expect(tops[1]?.origins?.[field]?.certainty).toBe('assumed');
  });

  it('a row for the end of the well is not a formation', async () => {
    const { tops } = await readOne(
      'Formation,TVDSS (m)\nBalder,1690\nTor,1955\nTotal depth,2300\n',
      'Other',
      'td.csv',
    );
    expect(tops.map((top) => top.name)).toEqual(['Balder', 'Tor']);
  });
});
