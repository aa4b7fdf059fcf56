import { describe, expect, it } from 'vitest';
import { document, readOne, remarksOf } from '../documents-for-tests';
import { readDocuments, understand } from '../read-documents';
import { readFile } from '../../readers/read-file';
import { HEADINGS } from '../words/heading-vocabulary';

const topsOf = (facts: Awaited<ReturnType<typeof readOne>>) =>
  facts.tops.map((top) => [top.name, top.ahdBdfM, top.tvdBdfM, top.tvdSsM]);

describe('the reference of depths', () => {
  it('moves along-hole depths below sea level to the drill floor', async () => {
    const facts = await readOne(
      'Note: add 54.9 m for RKB; all depths below MSL\n\nFormation;m MD MSL;m TVD MSL\nChalk;1200;1180\nSalt;1900;1850\n',
      'Well Proposal',
      'a.csv',
    );
    expect(facts.header.drillFloorM).toBe(54.9);
    expect(topsOf(facts)).toEqual([
      ['Chalk', 1254.9, null, 1180],
      ['Salt', 1954.9, null, 1850],
    ]);
    expect(facts.tops[0]?.origins?.['ahdBdfM']).toMatchObject({ certainty: 'converted', quote: '1200' });
  });

  it('counts vertical depths that only agree with TVD SS from the ground, if the document does', async () => {
    const facts = await readDocuments([
      document(
        'tops.txt',
        'Other',
        'Alle Teufen in m unter GOK.\n\nSchicht;Oberkante m u. GOK;Oberkante m NHN\nLias;60,0;-48,0\nKeuper;300,5;-288,5\nSalz;710,0;-698,0\n',
      ),
      document(
        'rig.txt',
        'Other',
        'Gel\u00e4ndeoberkante (GOK): 12,0 m NHN\nDrehtisch \u00fcber GOK: 6,5 m\n',
      ),
    ]);
    expect(facts.header.drillFloorM).toBe(18.5);
    expect(facts.tops.map(({ tvdBdfM, tvdSsM }) => [tvdBdfM, tvdSsM])).toEqual([
      [66.5, 48],
      [307, 288.5],
      [716.5, 698],
    ]);
  });

  it('uses the drill floor of another document for them', async () => {
    const facts = await readDocuments([
      document('tops.csv', 'Well Proposal', 'Formation;MD MSL (m)\nChalk;1200\nSalt;1900\n'),
      document('rig.txt', 'Other', 'Drill floor (RKB) is 25 m above mean sea level.\n'),
    ]);
    expect(topsOf(facts)).toEqual([
      ['Chalk', 1225, null, null],
      ['Salt', 1925, null, null],
    ]);
  });

  it('leaves them out if no document gives the drill floor', async () => {
    const facts = await readOne('Formation;MD MSL (m)\nChalk;1200\nSalt;1900\n', 'Well Proposal', 'a.csv');
    expect(facts.tops).toEqual([]);
  });

  it('reads depths without a reference by the document’s general note, and marks them', async () => {
    const facts = await readOne(
      'Depths are below MSL; add 54.9 m for RKB\n\nFormation;Depth (m)\nChalk;1200\nSalt;1900\n',
      'Well Proposal',
      'a.csv',
    );
    expect(topsOf(facts)).toEqual([
      ['Chalk', null, null, 1200],
      ['Salt', null, null, 1900],
    ]);
    expect(facts.tops[0]?.origins?.['tvdSsM']).toMatchObject({ certainty: 'assumed' });
    expect(remarksOf(facts)).toMatch(/Check the column "Depth \(m\)"/);
  });

  it('reads depths as along the hole if the document says so', async () => {
    const facts = await readOne(
      'All depths in m MD RKB\n\nFormation;Prognosed depth\nChalk;1200\nSalt;1900\n',
      'Well Proposal',
      'a.csv',
    );
    expect(topsOf(facts)).toEqual([
      ['Chalk', 1200, null, null],
      ['Salt', 1900, null, null],
    ]);
  });

  it('asks for the reference of bare depths, and uses none of them', async () => {
    const bytes = new TextEncoder().encode('Formation;Prognosed depth (m)\nChalk;1200\nSalt;1900\n');
    const read = await readFile('a.csv', bytes, HEADINGS);
    if ('refused' in read) throw new Error(read.refused);
    const { questions, groups } = understand(
      { name: 'a.csv', classification: 'Well Proposal', bytes },
      read.content,
    );
    expect(groups).toEqual([]);
    expect(questions).toMatchObject([
      {
        text: 'What are the depths under "Prognosed depth (m)" of the formations (the first is 1200)?',
        decides: 2,
        answers: [
          { corrections: [{ kind: 'column', at: { row: 1 }, column: 1, field: 'ahd' }] },
          { corrections: [{ field: 'tvd' }] },
          { corrections: [{ field: 'tvdSs' }] },
        ],
      },
    ]);
  });

  it.each([
    [0, [1200, null, null]],
    [1, [null, 1200, null]],
    [2, [null, null, 1200]],
  ] as const)('reads them as answer %i says', async (answer, depths) => {
    const bare = { name: 'a.csv', classification: 'Well Proposal' as const };
    const bytes = new TextEncoder().encode('Formation;Prognosed depth (m)\nChalk;1200\nSalt;1900\n');
    const read = await readFile('a.csv', bytes, HEADINGS);
    if ('refused' in read) throw new Error(read.refused);
    const { questions } = understand({ ...bare, bytes }, read.content);
    const corrections = questions[0]?.answers[answer]?.corrections ?? [];
    const [chalk] = (await readDocuments([{ ...bare, bytes, corrections }])).tops;
    expect([chalk?.ahdBdfM, chalk?.tvdBdfM, chalk?.tvdSsM]).toEqual(depths);
  });

  it('does not read a water depth as a note about all depths', async () => {
    const facts = await readOne(
      'Water depth: 88 m below MSL\n\nFormation;MD (m)\nChalk;1200\nSalt;1900\n',
      'Other',
      'a.csv',
    );
    expect(facts.tops.map((top) => top.ahdBdfM)).toEqual([1200, 1900]);
  });

  it.each([
    ['RKB = 5432 @ 5432.00usft (Rig 7)', 1655.6736],
    ['TVD Reference: RKB @ 25.00m (Rig 7)', 25],
    ['Depth reference: RKB 25 m above MSL', 25],
  ])('reads the drill floor of %s', async (line, drillFloorM) => {
    const facts = await readOne(`${line}\n\nMD (m),Inc,Azi\n0,0,0\n100,1,20\n`, 'Well Trajectory', 'a.txt');
    expect(facts.header.drillFloorM).toBeCloseTo(drillFloorM, 3);
  });
});

describe('the decimal sign of a document', () => {
  it('reads a point as a thousands separator if others are decimal commas', async () => {
    const facts = await readOne(
      'Formatie;Diepte MD (m);Diepte TVD (m)\nChalk;850,5;87,5\nSalt;2.650;2.410\nZechstein;2.900;2.655,25\n',
      'Well Proposal',
      'a.csv',
    );
    expect(facts.tops.map((top) => [top.ahdBdfM, top.tvdBdfM])).toEqual([
      [850.5, 87.5],
      [2650, 2410],
      [2900, 2655.25],
    ]);
  });

  it('also in a table without a comma, if another table of the document has them', async () => {
    const facts = await readOne(
      'Formation;TVD SS (m)\nChalk;1.180\nSalt;2.410\n\nHole size (in);Section TD MD (m)\n12,25;1.250\n8,5;2.650\n',
      'Well Proposal',
      'a.csv',
    );
    expect(facts.tops.map((top) => top.tvdSsM)).toEqual([1180, 2410]);
    expect(facts.sections.map((section) => [section.diameterIn, section.tdAhdM])).toEqual([
      [12.25, 1250],
      [8.5, 2650],
    ]);
  });

  it('also if depths are in order only that way', async () => {
    const facts = await readOne(
      'Formation;TVD SS (m)\nQuaternary;850\nChalk;1.180\nSalt;2.410\n',
      'Well Proposal',
      'a.csv',
    );
    expect(facts.tops.map((top) => top.tvdSsM)).toEqual([850, 1180, 2410]);
  });

  it('also if the depths of a well would all lie within a few metres', async () => {
    const facts = await readOne(
      'Formation;TVD SS (m)\nChalk;1.180\nSalt;2.410\nSandstone;2.875\n',
      'Well Proposal',
      'a.csv',
    );
    expect(facts.tops.map((top) => top.tvdSsM)).toEqual([1180, 2410, 2875]);
  });

  it('keeps three decimals if others have a decimal point', async () => {
    const facts = await readOne(
      'Casing OD (in),ID (in),Drift (in),Grade\n9.625,8.681,8.525,L80\n7,6.184,6.059,L80\n',
      'Well Catalogue',
      'a.csv',
    );
    expect(facts.casings.map((casing) => casing.innerDiameterIn)).toEqual([8.681, 6.184]);
  });
});
