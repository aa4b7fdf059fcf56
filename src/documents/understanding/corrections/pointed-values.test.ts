import { describe, expect, it } from 'vitest';
import { rawWorkbook, sheetData } from '../../readers/office-for-tests';
import { pdf, put } from '../../readers/pdf/pdf-for-tests';
import type { Correction, ValueCorrection } from './corrections';
import { document, reasonsOf } from '../documents-for-tests';
import { readDocuments } from '../read-documents';
import { recogniseDocument } from '../recognise-document';

const NAME = 'programme.txt';
const read = (content: string | Uint8Array, ...corrections: Correction[]) =>
  readDocuments([{ ...document(NAME, 'Other', content), corrections }]);

const value = (
  row: number,
  [from, to]: [number, number | null],
  rest: Pick<ValueCorrection, 'is' | 'field'> & Partial<ValueCorrection>,
): ValueCorrection => ({ kind: 'value', page: 1, row, from, to, ...rest });

const lines = `Sundry figures
The fluid of the second part weighs 1.25 SG and its acidity is 9.5
Its steel shall be P-110 throughout
The kelly sits 34.2 m over the waves
`;
const of = '12 1/4 in hole';

describe('a value that the user points at', () => {
  it('is that of the named section, with its place', async () => {
    const { muds } = await read(
      lines,
      value(2, [7, 8], { is: 'mud', field: 'weight', of }),
      value(2, [13, null], { is: 'mud', field: 'ph', of }),
    );
    expect(muds).toMatchObject([
      {
        holeDiameterIn: 12.25,
        weightKpaPerM: { exact: expect.closeTo(12.258, 3) as number },
        ph: { exact: 9.5 },
        origins: {
          'ph.exact': { file: NAME, row: 2, quote: '9.5', certainty: 'read', readBy: 'engineer' },
        },
      },
    ]);
  });

  it('takes the place of what the documents say, which stays as an alternative', async () => {
    const table = 'Hole size (in),Casing OD (in),Grade,Shoe MD (m)\n12 1/4,9 5/8,L-80,2400\n';
    const proposal = { ...document('proposal.csv', 'Well Proposal', table) };
    const corrections = [value(3, [4, 4], { is: 'casing', field: 'grade', of: '9 5/8 in casing' })];
    const { casings } = await readDocuments([proposal, { ...document(NAME, 'Other', lines), corrections }]);
    expect(casings).toMatchObject([
      {
        shoeAhdM: 2400,
        grade: 'P-110',
        origins: { grade: { file: NAME, row: 3 } },
        alternatives: { grade: [{ value: 'L-80', source: { file: 'proposal.csv' } }] },
      },
    ]);
  });

  it('is in the unit and counted from the level that the user says', async () => {
    const depths = 'Chalk comes in at 2000\n';
    const [top] = (
      await read(
        depths,
        value(1, [4, null], { is: 'tops', field: 'tvd', of: 'Chalk', unit: 'ft', reference: 'sea level' }),
      )
    ).tops;
    expect(top).toMatchObject({ name: 'Chalk', tvdSsM: 609.6, tvdBdfM: null });
  });

  it('may be in a cell of a workbook', async () => {
    const sheet = sheetData([['The Basal Sand is expected at'], [2140], ['and its pressure is'], [231]]);
    const workbook = rawWorkbook({ Notes: sheet });
    const corrections: Correction[] = [
      value(2, [0, null], { is: 'tops', field: 'tvdSs', of: 'Basal Sand', unit: 'm' }),
      value(4, [0, null], { is: 'reservoirs', field: 'pressure', of: 'Basal Sand', unit: 'bar' }),
    ];
    const { tops, reservoirs } = await readDocuments([
      { ...document('notes.xlsx', 'Other', workbook), corrections },
    ]);
    expect(tops).toMatchObject([{ name: 'Basal Sand', tvdSsM: 2140, origins: { tvdSsM: { cell: 'A2' } } }]);
    expect(reservoirs).toMatchObject([{ name: 'Basal Sand', pressureLowerKpa: 23_100 }]);
  });

  it('may be a note, or that of the slurry of a liner', async () => {
    const text = `Take care of the coal
Its cement weighs 1.90 SG
`;
    const hole = '8 1/2 in hole';
    const { muds, slurries } = await read(
      text,
      value(1, [0, null], { is: 'mud', field: 'notes', of: hole }),
      value(2, [3, 4], { is: 'cement', field: 'density', of: `${hole}, liner` }),
    );
    expect(muds).toMatchObject([{ holeDiameterIn: 8.5, notes: 'Take care of the coal' }]);
    expect(slurries).toMatchObject([{ holeDiameterIn: 8.5, casingOuterDiameterIn: null, role: 'liner' }]);
    const { review } = await recogniseDocument(NAME, new TextEncoder().encode(text), { review: {} });
    const fieldsOf = (kind: string) =>
      review?.value_kinds?.find((each) => each.kind === kind)?.fields.map(({ field }) => field);
    for (const kind of ['mud', 'cement', 'casing', 'pressureTests'])
      expect(fieldsOf(kind)).toContain('notes');
  });

  it('holds for everything of its kind that gives none', async () => {
    const tops = 'Formation,TVD SS (m),Uncertainty (m)\nChalk,700,\nBunter,1400,5\nRotliegend,2100,\n';
    const note = 'Allow for 15 m either way\nPump 25 % more than gauge\n';
    const jobs = `Hole size (in),Casing OD (in),Slurry,Density (SG)
17 1/2,13 3/8,Lead,1.55
17 1/2,13 3/8,Tail,1.90
`;
    const facts = await readDocuments([
      document('tops.csv', 'Well Proposal', tops),
      document('jobs.csv', 'Cement Program', jobs),
      {
        ...document(NAME, 'Other', note),
        corrections: [
          value(1, [2, 3], { is: 'tops', field: 'variance', of: 'all formations' }),
          value(2, [1, 2], { is: 'cement', field: 'excess', of: 'all slurries, lead' }),
        ],
      },
    ]);
    expect(facts.tops.map(({ varianceM }) => varianceM)).toEqual([15, 5, 15]);
    expect(facts.slurries.map(({ role, excess }) => [role, excess])).toEqual([
      ['lead', '25%'],
      ['tail', null],
    ]);
  });

  it('is one of the slurry that is named, where several have a hole and a string', async () => {
    const jobs = `Hole size (in),Casing OD (in),Slurry,Density (SG)
17 1/2,13 3/8,Lead,1.55
17 1/2,13 3/8,Tail,1.90
12 1/4,9 5/8,Lead,1.60
12 1/4,9 5/8,Tail,1.92
`;
    const strings = 'Hole size (in),Casing OD (in),Shoe MD (m)\n17 1/2,13 3/8,1200\n12 1/4,9 5/8,2400\n';
    const { slurries, notUnderstood } = await readDocuments([
      document('jobs.csv', 'Cement Program', jobs),
      document('strings.csv', 'Well Proposal', strings),
      {
        ...document(NAME, 'Other', 'Wait on cement for a day\nIts silica is 35 % of it\n'),
        corrections: [
          value(1, [0, null], { is: 'cement', field: 'notes', of: '17 1/2 in hole' }),
          value(2, [1, 1], { is: 'cement', field: 'additives', of: '9 5/8 in casing, lead' }),
        ],
      },
    ]);
    expect(notUnderstood.filter(({ reason }) => reason.includes('pointed at'))).toEqual([]);
    expect(slurries.map(({ role, notes, additives }) => [role, notes, additives])).toEqual([
      ['lead', null, null],
      ['tail', 'Wait on cement for a day', null],
      ['lead', null, 'silica'],
      ['tail', null, null],
    ]);
  });

  it('may be the description of a section that has its depth elsewhere', async () => {
    const depths = 'Hole size (in),Section TD MD (m)\n17 1/2,1200\n12 1/4,2400\n';
    const described = value(2, [3, 5], { is: 'sections', field: 'description', of });
    const notes = { ...document(NAME, 'Other', lines), corrections: [described] };
    const { sections } = await readDocuments([document('ends.csv', 'Well Proposal', depths), notes]);
    expect(sections.map(({ tdAhdM, description }) => [tdAhdM, description])).toEqual([
      [1200, null],
      [2400, 'the second part'],
    ]);
    const alone = await readDocuments([notes]);
    expect(alone.sections).toEqual([]);
    expect(reasonsOf(alone)).toContain('Description was pointed at, and nothing that was read has this name');
  });

  it('may go on over several rows, of which none is left over', async () => {
    const notes = `Remarks   Hold 1.30 SG until the liner is on bot-   Rev 2
          tom and 150 bar are pumped            Rev 3
          past the shoe. Then 40 m3 of water
`;
    const spans = (last: ValueCorrection['last'] & object) =>
      read(notes, value(1, [1, null], { is: 'mud', field: 'notes', of, last }));
    const facts = await spans({ row: 3, to: 2 });
    expect(facts.muds).toMatchObject([
      { notes: 'Hold 1.30 SG until the liner is on bot-tom and 150 bar are pumped past the shoe.' },
    ]);
    expect(facts.muds[0]?.origins?.['notes']).toMatchObject({ row: 1, readBy: 'engineer' });
    expect(facts.unused?.map(({ quote }) => quote)).toEqual(['past the shoe. Then 40 m3 of water']);
    const whole = await spans({ row: 3, to: null });
    expect(whole.muds[0]?.notes).toMatch(/past the shoe\. Then 40 m3 of water$/);
    // A row or a word that is not there gives nothing.
    expect((await spans({ row: 9, to: null })).muds).toEqual([]);
    expect((await spans({ row: 3, to: 50 })).muds).toEqual([]);
  });

  it('may be the cells of a column, marked as one', async () => {
    const sheet = sheetData([
      ['Casing', 'Remarks', 'By'],
      ['9 5/8', 'Centralise across', 'AB'],
      ['', 'the reservoir', 'CD'],
    ]);
    const workbook = rawWorkbook({ Notes: sheet });
    const last = { row: 3, to: null };
    const casing = { is: 'casing', field: 'notes', of: '9 5/8 in casing', last } as const;
    const corrections: Correction[] = [value(2, [2, null], casing)];
    const { review } = await recogniseDocument('notes.xlsx', workbook, { review: {}, corrections });
    expect(review?.values).toContainEqual(
      expect.objectContaining({
        text: 'Centralise across the reservoir',
        row: 2,
        box: { x: 1, y: 1, width: 1, height: 2 },
      }),
    );
  });

  it('is one of the well without a section', async () => {
    const { header } = await read(lines, value(4, [3, 4], { is: 'header', field: 'drillFloorM' }));
    expect(header.drillFloorM).toBe(34.2);
    expect(header.origins?.['drillFloorM']).toMatchObject({ quote: '34.2 m', readBy: 'engineer' });
  });

  it('is reported if it cannot be read as what it should be', async () => {
    const facts = await read(lines, value(3, [1, 1], { is: 'mud', field: 'ph', of }));
    expect(facts.muds).toEqual([]);
    expect(reasonsOf(facts)).toContain('pH was pointed at, and "steel" cannot be read as that');
  });

  it('is drawn where it is on a page, and offered with the names of the document', async () => {
    const page = await pdf((doc) => put(doc, 'Drill 12 1/4" hole with a fluid of 1.25 SG', 50, 100));
    const { review } = await recogniseDocument('programme.pdf', page, {
      review: {},
      corrections: [value(1, [8, 9], { is: 'mud', field: 'weight', of })],
    });
    expect(review?.values).toContainEqual(
      expect.objectContaining({ words: `Weight, ${of}`, text: '1.25 SG', page: 1 }),
    );
    const mud = review?.value_kinds?.find(({ kind }) => kind === 'mud');
    expect(mud?.names).toContain(of);
  });
});

describe('a hole section that the user names', () => {
  it('is that of a table without one', async () => {
    const table = 'Mud type,Density (SG),pH\nKCl polymer,1.25,9.5\n';
    expect((await read(table)).muds).toEqual([]);
    const { muds } = await read(table, { kind: 'section', at: { row: 1 }, of });
    expect(muds).toMatchObject([{ holeDiameterIn: 12.25, type: 'KCl polymer', ph: { exact: 9.5 } }]);
  });

  it('is that of a chapter below its title', async () => {
    const chapters = `3.2 The middle part
Mud type: KCl polymer
Mud weight: 1.25 SG
3.3 The last part
Mud type: Oil based mud
Mud weight: 1.40 SG
`;
    const { muds } = await read(
      chapters,
      { kind: 'section', at: { row: 1 }, of },
      { kind: 'section', at: { row: 4 }, of: '8 1/2 in hole' },
    );
    expect(muds.map(({ holeDiameterIn, type }) => [holeDiameterIn, type])).toEqual([
      [12.25, 'KCl polymer'],
      [8.5, 'Oil based mud'],
    ]);
  });
});

describe('a list that is not what a question supposes', () => {
  const list = `17 1/2" seksjon
Borevæske: KCl/glykol, 1,12 - 1,18 sg
Foringsrør: 13 3/8", 72 lb/ft, P-110, BTC, sko 1244 m MD
12 1/4" seksjon
Borevæske: Oljebasert, 1,38 - 1,46 sg
Foringsrør: 9 5/8", 53,5 lb/ft, L-80, VAM TOP, sko 2894 m MD
`;

  it('is set aside by No, and listed as such', async () => {
    const whole = { x: 0, y: 0, width: 80, height: 6 };
    const corrections: Correction[] = [{ kind: 'region', page: 1, box: whole, is: 'mud', counts: false }];
    const { review } = await recogniseDocument(NAME, new TextEncoder().encode(list), {
      review: {},
      corrections,
    });
    expect(review?.questions).toEqual([]);
    expect(review?.unused[0]?.reason).toContain('You said that it gives no');
    const facts = await read(list, ...corrections);
    expect(facts.muds).toEqual([]);
    expect(facts.unused?.some(({ reason }) => reason.includes('set it aside'))).toBe(true);
  });

  it('keeps what was read if the ignored part has no row', async () => {
    const line = { x: 0, y: 0, width: 80, height: 0 };
    const { muds } = await read(list, { kind: 'region', page: 1, box: line, is: 'mud', counts: false });
    expect(muds.length).toBeGreaterThan(0);
    expect(muds).toEqual((await read(list)).muds);
  });
});
