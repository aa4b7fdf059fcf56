import { describe, expect, it } from 'vitest';
import { readOne, stationsOf } from '../documents-for-tests';

describe('headings outside the vocabulary', () => {
  it.each([
    [
      'Meas Dpth (m),Devi,Azim Grid,TVD',
      [
        [0, 0, 0],
        [500, 10, 120],
        [1000, 20, 125],
      ],
    ],
    [
      'MDRT m,Inclin.,Azim,TVDRT m',
      [
        [0, 0, 0],
        [500, 10, 120],
        [1000, 20, 125],
      ],
    ],
    [
      'Survey Depth (m),Hole Incl.,Hole Azim.,TVD (m)',
      [
        [0, 0, 0],
        [500, 10, 120],
        [1000, 20, 125],
      ],
    ],
  ])('reads a survey under %s', async (headings, stations) => {
    const facts = await readOne(
      `${headings}\n0,0,0,0\n500,10,120,497.5\n1000,20,125,979.5\n`,
      'Well Trajectory',
      'a.csv',
    );
    expect(stationsOf(facts)).toEqual(stations);
  });

  it.each([
    'Formation / marker;Top (m AH);Depth (m TVNAP);Unc. (m)',
    'Stratigraphical Unit;Top m AH;Top m TVNAP;Tolerance (m)',
    'Strat. Unit;m AH;m TVNAP;Tol. (\u00b1 m)',
    'Marker name;MDAH (m);TVDNAP (m);\u00b1 m',
  ])('reads formation tops under %s', async (headings) => {
    const facts = await readOne(
      `${headings}\nChalk;1200;1180;10\nSalt;1900;1850;20\n`,
      'Well Proposal',
      'a.csv',
    );
    expect(facts.tops.map((top) => [top.name, top.ahdBdfM, top.tvdSsM, top.varianceM])).toEqual([
      ['Chalk', 1200, 1180, 10],
      ['Salt', 1900, 1850, 20],
    ]);
  });

  it('reads tops whose names begin with ordinals, below an unknown word', async () => {
    const facts = await readOne(
      'Grelm;TVD KB (ft);MD (ft);TVDSS (ft)\nYates;1310;1310;-1510\n1st Bone Sand;5200;5215;2380\n2nd Bone Sand;5900;5921;3080\n3rd Bone Sand;6480;6507;3660\n',
      'Well Proposal',
      'a.csv',
    );
    expect(facts.tops.map(({ name }) => name)).toEqual([
      'Yates',
      '1st Bone Sand',
      '2nd Bone Sand',
      '3rd Bone Sand',
    ]);
  });

  it('reads a depth without a unit by one with a unit that it agrees with', async () => {
    const facts = await readOne(
      'Formation;Depth, ft brt;Grelm;Tolerance, ft\nYates;1310;1225;10\nSeven Rivers;1490;1405;10\nGrayburg;2240;2155;15\nWolfcamp;3980;3895;20\n',
      'Well Proposal',
      'a.csv',
    );
    expect(
      facts.tops.map(({ tvdBdfM, tvdSsM }) => Math.round(((tvdBdfM ?? 0) - (tvdSsM ?? 0)) / 0.3048)),
    ).toEqual([85, 85, 85, 85]);
    expect(facts.tops[0]?.origins?.['tvdSsM']?.certainty).toBe('assumed');
  });

  it('reads casing under abbreviations', async () => {
    const facts = await readOne(
      'Csg OD (in),Wt #,Steel,Coupl.,Csg Shoe (m MD),ID (in)\n13 3/8,68,L80,BTC,1200,12.415\n9 5/8,47,P110,VAM TOP,2600,8.681\n',
      'Well Catalogue',
      'a.csv',
    );
    expect(
      facts.casings.map((c) => [c.outerDiameterIn, c.grade, c.thread, c.shoeAhdM, c.innerDiameterIn]),
    ).toEqual([
      [13.375, 'L80', 'BTC', 1200, 12.415],
      [9.625, 'P110', 'VAM TOP', 2600, 8.681],
    ]);
    expect(facts.casings[0]?.massKgPerM).toBeCloseTo(101.195, 3);
  });

  it.each([
    ['Casing,Unit cost (USD),Total cost (USD)\n13 3/8,120,144000\n9 5/8,90,234000\n'],
    ['Time (ms),Depth (m),Velocity\n100,110,2200\n200,250,2500\n'],
    [
      'Component,OD (in),ID (in),Length (m),Cum. length (m)\nBit,12.25,,0.3,0.3\nMotor,9.625,6,9,9.3\nMWD,8.25,4,10,19.3\n',
    ],
    ['Offset well,Formation,Depth (m MD),Days\nAlpha-1,Chalk,1200,10\nBeta-2,Chalk,1300,11\n'],
  ])('makes nothing of %s', async (text) => {
    const facts = await readOne(text, 'Other', 'a.csv');
    expect([facts.tops, facts.casings, facts.sections, facts.survey]).toEqual([[], [], [], null]);
  });

  it('finds the unit of weights by the pipes of API 5CT, with a note', async () => {
    const facts = await readOne(
      'Casing OD (in),Weight,Grade\n13 3/8,68,L80\n9 5/8,47,P110\n7,29,L80\n',
      'Well Catalogue',
      'a.csv',
    );
    expect(facts.casings.map(({ massKgPerM }) => massKgPerM?.toFixed(2))).toEqual([
      '101.20',
      '69.94',
      '43.16',
    ]);
    expect(facts.casings[0]?.origins?.['massKgPerM']).toMatchObject({ certainty: 'assumed' });
  });

  it('reads group headings over columns', async () => {
    const facts = await readOne(
      'Section;;Casing;;Mud;\nHole;TD (m MD);OD;Shoe (m MD);Type;Weight (SG)\n17 1/2;1250;13 3/8;1245;KCl polymer;1.2\n12 1/4;2660;9 5/8;2655;OBM;1.35\n',
      'Well Proposal',
      'a.csv',
    );
    expect(facts.sections.map((s) => [s.diameterIn, s.tdAhdM, s.description])).toEqual([
      [17.5, 1250, null],
      [12.25, 2660, null],
    ]);
    expect(facts.casings.map((c) => [c.holeDiameterIn, c.outerDiameterIn, c.shoeAhdM])).toEqual([
      [17.5, 13.375, 1245],
      [12.25, 9.625, 2655],
    ]);
    expect(facts.muds.map((m) => [m.holeDiameterIn, m.type])).toEqual([
      [17.5, 'KCl polymer'],
      [12.25, 'OBM'],
    ]);
  });

  it('does not read a drill string as casing', async () => {
    const facts = await readOne(
      'Item,Description,OD (in),ID (in),Weight (kg/m)\n1,PDC bit,12.25,,\n2,Motor,9.625,5,200\n3,Stabiliser,12.125,3,150\n',
      'Other',
      'a.csv',
    );
    expect(facts.casings).toEqual([]);
  });

  it('does not read the number of a section as its hole size', async () => {
    const facts = await readOne('Section,TD (m MD)\n1,350\n2,1200\n3,2500\n', 'Well Proposal', 'a.csv');
    expect(facts.sections).toEqual([]);
  });

  it.each([
    ['Hole TD mMD RKB', 'Hole TD mTVD RKB'],
    ['Section TD mMD RT', 'Section TD mTVD RT'],
    ['Hole TD mAH DF', 'Hole TD mTVD DF'],
  ])('reads the ends of sections under %s and %s', async (along, vertical) => {
    const facts = await readOne(
      `Hole;${along};${vertical};mTVD MSL\n26";610;608.1;580.1\n17 1/2";1840;1702.4;1674.4\n12 1/4";3120;2660.9;2632.9\n`,
      'Well Proposal',
      'a.csv',
    );
    expect(facts.sections.map((one) => [one.tdAhdM, one.tdTvdBdfM, one.tdTvdSsM])).toEqual([
      [610, 608.1, 580.1],
      [1840, 1702.4, 1674.4],
      [3120, 2660.9, 2632.9],
    ]);
  });

  it('does not read a vertical depth as one along the hole', async () => {
    const facts = await readOne(
      'Hole;Hole TD yTVD;Casing\n26";608.1;20"\n17 1/2";1702.4;13 3/8"\n',
      'Well Proposal',
      'a.csv',
    );
    expect(facts.sections.map(({ tdAhdM }) => tdAhdM).filter((end) => end !== null)).toEqual([]);
  });
});
