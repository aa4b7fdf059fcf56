import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';
import { depthNotes } from './depth-notes';

describe('a note about depths', () => {
  it('below a table does not apply to the next table', async () => {
    const facts = await readOne(
      [
        'Formation,m MD,m TV',
        'Chalk,1200,1180',
        'Salt,1500,1440',
        'Zechstein,1900,1800',
        '',
        'Depths are below mean sea level; add 30 m for RKB.',
        'Hole Sections',
        'Hole size,Section,To (m MD),To (m TVD)',
        '"17 1/2""",Surface,1300,1280',
        '"12 1/4""",Intermediate,2000,1900',
      ].join('\n'),
      'Well Proposal',
      'tops.csv',
    );
    expect(facts.tops.map(({ tvdSsM }) => tvdSsM)).toEqual([1180, 1440, 1800]);
    expect(facts.sections.map(({ tdAhdM }) => tdAhdM)).toEqual([1300, 2000]);
  });

  it('does not take its exception for the rule', () => {
    const referenceIn = (...texts: string[]) =>
      depthNotes({ tables: [], lines: texts.map((text, at) => ({ row: at + 1, text, cells: [text] })) })
        .reference;
    expect(referenceIn('All depths are below the rotary table unless MSL is stated.')).toBe('drill floor');
    expect(
      referenceIn('Alle diepten zijn t.o.v. de draaitafel,', 'verticaal (TVD), tenzij MSL is vermeld.'),
    ).toBe('drill floor');
    expect(referenceIn('langs het boorgat of verticaal (TVD), tenzij NAP is vermeld.')).toBeNull();
    expect(referenceIn('Unless otherwise stated, all depths are below MSL.')).toBe('sea level');
    expect(referenceIn('Tenzij anders vermeld zijn alle diepten in m.')).toBeNull();
    expect(referenceIn('Profondeurs en m, sauf indication MSL.')).toBeNull();
  });

  it('is of the one depth of a vertical well, whatever else its type says', async () => {
    const facts = await readOne(
      `Well type;Gas, vertical\nElevation;All depths from KB\n\nFormation;Est. top;Remarks\nChalk;2,110';\nSalt;5,480';\nLias;6,020';\n`,
      'Well Proposal',
      'tops.csv',
    );
    expect(
      facts.tops.map(({ name, ahdBdfM, tvdBdfM }) => [name, Math.round(ahdBdfM ?? tvdBdfM ?? 0)]),
    ).toEqual([
      ['Chalk', 643],
      ['Salt', 1670],
      ['Lias', 1835],
    ]);
  });

  it('about one column says nothing of the depths in the others', async () => {
    const facts = await readOne(
      'Hole size;Hole to (m);Rock at TD\n16 in;640;none\n8 1/2 in;2140;Vale chalk\n\nRemarks: 2) SS column: depth with reference to mean sea level.\n',
      'Other',
      'holes.csv',
    );
    expect(facts.sections.map(({ tdAhdM, tdTvdSsM }) => [tdAhdM, tdTvdSsM])).toEqual([
      [640, null],
      [2140, null],
    ]);
  });

  it('that names the drill floor and the sea moves no depth', async () => {
    const facts = await readOne(
      'Hoogte boorvloer: 36,4 m boven NAP\nAlle dieptes zijn langs het boorgat (AH) en verticaal (TV) ten opzichte van de boorvloer, en ten opzichte van NAP.\n\nFormatie;Top AH (m);Top TV (m);Top TV-NAP (m)\nKrijt;934,0;929,1;892,7\nZout;1702,5;1655,0;1618,6\n',
      'Other',
      'toppen.csv',
    );
    expect(facts.tops.map(({ ahdBdfM }) => ahdBdfM)).toEqual([934, 1702.5]);
  });

  it('says nothing about the depths in its next sentence', async () => {
    const facts = await readOne(
      'Topes en mbmr (TVD y MD). Cota positiva sobre el nivel del mar, negativa por debajo.\n\nFormación;TVD (m);MD (m);Cota (m s.n.m.)\nRayoso;548,0;548,0;-130,5\nAgrio;1496,0;1496,0;-1078,5\nQuintuco;2245,0;2246,3;-1827,5\n',
      'Other',
      'topes.csv',
    );
    expect(facts.tops.map(({ ahdBdfM, tvdSsM }) => [ahdBdfM, tvdSsM])).toEqual([
      [548, 130.5],
      [1496, 1078.5],
      [2246.3, 1827.5],
    ]);
  });

  it('counts German depths below RKT from the rotary table, with elevations in its next sentence', async () => {
    const facts = await readOne(
      'Alle Teufen in m unter RKT. Höhenangaben in m NHN.\nRKT = 431,5 m NHN\n\nFormation;OK MD [m];OK TVD [m];OK [m NHN]\nKeuper;640,0;640,0;-208,5\nMuschelkalk;1285,0;1270,0;-838,5\nBuntsandstein;1810,0;1765,0;-1333,5\n',
      'Other',
      'prognose.csv',
    );
    expect(facts.tops.map(({ ahdBdfM }) => ahdBdfM)).toEqual([640, 1285, 1810]);
  });

  it.each([
    'Alle dybder er målt fra rotationsbordet (RKB), undtagen hvor andet er skrevet. MD er dybde langs hullet og TVDMSL dybde under middelvandspejl.',
    'MD is depth along the hole, TVD vertical depth and TVDSS vertical depth below the sea.',
  ])('that defines abbreviations moves no depth: %s', async (text) => {
    const facts = await readOne(
      `${text}\n\nFormation;Top TVDSS (m);Top MD (m)\nUtsira;901;934,2\nHugin;1640;1702,5\nSkagerrak;2210;2301\n`,
      'Other',
      'tops.csv',
    );
    expect(facts.tops.map(({ ahdBdfM }) => ahdBdfM)).toEqual([934.2, 1702.5, 2301]);
  });

  it('is no label with the depth of one thing, and no statement about depths that say what they are below', async () => {
    const tops =
      'Formation;Top (m TVDSS);m MDBRT\nUtsira;901;934,2\nHugin;1640;1702,5\nSkagerrak;2210;2301\n';
    const along = async (text: string) =>
      (await readOne(text, 'Other', 'tops.csv')).tops.map(({ ahdBdfM }) => ahdBdfM);
    expect(await along(`RT elevation;25 m MSL\nDepth of datum (m TVDSS);1640\n\n${tops}`)).toEqual([
      934.2, 1702.5, 2301,
    ]);
    expect(
      await along(
        `RT elevation;25 m MSL\n\nFormation;Top (m MDBRT)\nUtsira;934,2\nHugin;1702,5\nSkagerrak;2301\n\nDepth: 1640 \u2013 1705 m TVDSS\n`,
      ),
    ).toEqual([934.2, 1702.5, 2301]);
    expect(await along(`RT elevation;25 m MSL\nDepths are below mean sea level.\n\n${tops}`)).toEqual([
      934.2, 1702.5, 2301,
    ]);
  });
});
