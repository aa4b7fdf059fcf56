import { describe, expect, it } from 'vitest';
import { DocumentReview } from '@/api/generated/zod/montageAPI.schemas.zod';
import { rawWorkbook, sheetData } from '../../readers/office-for-tests';
import { pdf, put, putRows } from '../../readers/pdf/pdf-for-tests';
import type { Correction } from '../corrections/corrections';
import { recogniseDocument } from '../recognise-document';

const bytesOf = (content: string | Uint8Array) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

async function reviewOf(
  name: string,
  content: string | Uint8Array,
  options: { corrections?: Correction[]; pages?: number[] } = {},
) {
  const { corrections = [], ...review } = options;
  const recognition = await recogniseDocument(name, bytesOf(content), { corrections, review });
  return DocumentReview.parse(recognition.review);
}

const survey =
  'Well name: Aurora-3\n\nMD (m),Inc (deg),Azi (deg),Remark\n0,0,0,rig\n100,x,90,bad\n200,2,91,\n';

describe('the review of a text', () => {
  it('shows the original document, and what was read from it', async () => {
    const review = await reviewOf('survey.csv', survey);
    expect(review.pages).toMatchObject([{ number: 1, name: 'survey.csv', form: 'sheet', drawn: true }]);
    expect(review.pages[0]!.pieces.map(({ text, row, column }) => [row, column, text]).slice(0, 3)).toEqual([
      [1, 0, 'Well name: Aurora-3'],
      [3, 0, 'MD (m)'],
      [3, 1, 'Inc (deg)'],
    ]);
    const [table] = review.tables;
    expect(table).toMatchObject({
      place: { row: 3 },
      kind: 'survey',
      used: true,
      reason: null,
      row_count: 3,
      parts: [{ page: 1, box: { x: 0, y: 2, width: 4, height: 4 } }],
    });
    expect(
      table!.columns.map(({ words, unit, reference, certainty }) => [words, unit, reference, certainty]),
    ).toEqual([
      ['AHD BDF', 'm', 'drill floor', 'named'],
      ['Inclination', 'deg', null, 'named'],
      ['Azimuth', 'deg', null, 'named'],
      [null, null, null, 'concluded'],
    ]);
    expect(table!.columns[3]!.because).toBe('No field of a survey is called "Remark".');
    expect(table!.columns[1]!.parts).toEqual([{ page: 1, box: { x: 1, y: 2, width: 1, height: 4 } }]);
    expect(table!.rows.map(({ row, used }) => [row, used])).toEqual([
      [4, true],
      [5, false],
      [6, true],
    ]);
    expect(table!.rows[1]!.reason).toMatch(/"x" is not a number/);
    expect(review.values).toMatchObject([{ words: 'Well name', row: 1, page: 1 }]);
    expect(review).toMatchObject({ well: 'Aurora-3', wells: ['Aurora-3'], counts: true, questions: [] });
  });

  it('says why a column that the plan does not need is not used', async () => {
    const tops =
      'Formation,Formation,TVD SS (m),N/S (m),DLS,,Spare\nChalk,CK,700,12.5,0.3,see note,\nBunter,RB,1400,13,0.2,,\n';
    const { tables, questions } = await reviewOf('tops.csv', tops);
    expect(questions).toEqual([]);
    const unused = tables[0]!.columns.filter(({ field }) => field === null);
    expect(unused.map(({ column, certainty, because }) => [column, certainty, because])).toEqual([
      [1, 'concluded', 'Another column gives the same: Formation.'],
      [3, 'concluded', 'No field of a table of formation tops is called "N/S (m)".'],
      [4, 'concluded', 'No field of a table of formation tops is called "DLS".'],
      [5, 'concluded', 'It has no heading, and a table of formation tops is complete without it.'],
      [6, 'concluded', 'It is empty.'],
    ]);
  });

  it('leaves open only the column that a question is about', async () => {
    const tops =
      'Formation,Depth (m),Lithology\nChalk,700,chalk\nBunter,1400,sandstone\nRotliegend,2100,sand\n';
    const { tables, questions } = await reviewOf('tops.csv', tops);
    expect(questions).toHaveLength(1);
    expect(tables[0]!.columns.map(({ certainty, because }) => [certainty, because])).toEqual([
      ['concluded', 'Nothing of the table is read before its question is answered.'],
      ['open', 'A question asks for it.'],
      ['concluded', 'Nothing of the table is read before its question is answered.'],
    ]);
  });

  it('says why a table is not read as the kind that a correction gives', async () => {
    const corrections: Correction[] = [{ kind: 'table', at: { row: 3 }, is: 'casing' }];
    const { tables } = await reviewOf('survey.csv', survey, { corrections });
    expect(tables[0]).toMatchObject({
      kind: 'casing',
      used: false,
      reason: expect.stringMatching(/lacks a column .*Outer diameter/),
    });
  });

  it('still shows an excluded table and row', async () => {
    const ignored = await reviewOf('survey.csv', survey, {
      corrections: [{ kind: 'table', at: { row: 3 }, is: 'ignored' }],
    });
    expect(ignored.tables).toMatchObject([
      { used: false, reason: 'A correction says that it is not to be read.' },
    ]);
    const { tables } = await reviewOf('survey.csv', survey, {
      corrections: [{ kind: 'row', at: { row: 3 }, row: 5 }],
    });
    expect(tables[0]!.rows.find(({ row }) => row === 5)).toMatchObject({ used: false, reason: /correction/ });
  });

  it('gives only the reason for a document that cannot be read', async () => {
    const review = await reviewOf('empty.csv', '\n\n');
    expect(review).toMatchObject({ pages: [], tables: [], refused: expect.stringContaining('blank') });
  });
});

describe('a table with a column for each section', () => {
  it('has the rows of the page as its columns', async () => {
    const muds =
      'Properties,26",17 1/2"\nMud type,Spud mud,KCl polymer\nDensity (SG),1.05,1.20\nZork (% v/v),4,6\n';
    const { tables } = await reviewOf('muds.csv', muds);
    expect(tables[0]).toMatchObject({ kind: 'mud', parts: [{ box: { y: 0, height: 4 } }] });
    expect(tables[0]!.columns.map(({ field, parts }) => [field, parts[0]!.box])).toEqual([
      ['hole', { x: 0, width: 3, y: 0, height: 1 }],
      ['type', { x: 0, width: 3, y: 1, height: 1 }],
      ['weight', { x: 0, width: 3, y: 2, height: 1 }],
      [null, { x: 0, width: 3, y: 3, height: 1 }],
    ]);
  });
});

describe('figures that are not understood', () => {
  const odd = 'Zork,Plugh\nChalk,700\nBunter,1400\nRotliegend,2100\n';

  it('lead to a question, and are read by its answer', async () => {
    const { questions, holds } = await reviewOf('odd.csv', odd);
    expect(holds).toEqual([]);
    expect(questions).toMatchObject([{ decides: 3, page: 1, place: { row: 1 } }]);
    expect(questions[0]!.text).toBe(
      'What are the figures under "Zork", "Plugh" (the first row is Chalk, 700)?',
    );
    const [subsea, , , nothing] = questions[0]!.answers;
    const answered = await reviewOf('odd.csv', odd, { corrections: subsea!.corrections });
    expect(answered).toMatchObject({ holds: ['3 formation tops, 700 to 2,100 m TVD SS'], questions: [] });
    const left = await reviewOf('odd.csv', odd, { corrections: nothing!.corrections });
    expect(left).toMatchObject({ holds: [], questions: [], tables: [{ used: false }] });
  });

  it('may be a survey if their order allows it', async () => {
    const { questions } = await reviewOf(
      'odd.txt',
      'Zork  Plugh  Frotz\n0  0.5  10\n30  1.5  20\n60  2.5  21\n',
    );
    expect(questions[0]!.answers[0]!.text).toMatch(/^A survey/);
  });

  it('lead to no question if they cannot be anything that a plan needs', async () => {
    for (const text of [
      survey,
      'Name,Phone\nAnn,7001\nBob,500\nCem,6000\n',
      'Notes of the meeting\n\n12 May, 14:00\n',
    ]) {
      expect((await reviewOf('notes.csv', text)).questions).toEqual([]);
    }
  });
});

describe('the review of a workbook', () => {
  it('has a page for each sheet, and draws the requested ones', async () => {
    const sheet = sheetData([
      ['Formation', 'TVD SS (m)'],
      ['Chalk', 700],
      ['Bunter', 900],
    ]);
    const bytes = rawWorkbook({ One: sheet, Two: sheet, Three: sheet });
    const review = await reviewOf('tops.xlsx', bytes, { pages: [2, 9] });
    expect(review.pages.map(({ name, drawn, pieces }) => [name, drawn, pieces.length])).toEqual([
      ['One', false, 0],
      ['Two', true, 6],
      ['Three', false, 0],
    ]);
    expect(review.tables.map(({ place, rows, row_count }) => [place.sheet, rows.length, row_count])).toEqual([
      ['One', 0, 2],
      ['Two', 2, 2],
      ['Three', 0, 2],
    ]);
  });
});

describe('the review of a PDF', () => {
  it('outlines tables and columns at their printed positions', async () => {
    const bytes = await pdf((doc) => {
      put(doc, 'Well: Aurora-3', 50, 60);
      putRows(
        doc,
        100,
        [
          { left: 50, width: 120 },
          { left: 200, width: 60, align: 'right' },
        ],
        [
          ['Formation', 'TVD SS (m)'],
          ['Chalk Group', '700'],
          ['Rotliegend', '1400'],
        ],
      );
    });
    const { pages, tables } = await reviewOf('page.pdf', bytes);
    expect(pages).toMatchObject([{ name: 'Page 1', form: 'page', drawn: true }]);
    expect(pages[0]!.width).toBeCloseTo(595, 0);
    const [name, depth] = tables[0]!.columns;
    expect(name!.parts[0]!.box.x).toBeCloseTo(50, 0);
    expect(depth!.parts[0]!.box.x + depth!.parts[0]!.box.width).toBeCloseTo(260, 0);
    expect(tables[0]!.parts[0]!.box.y).toBeGreaterThan(80);
    expect(tables[0]!.rows.map(({ used }) => used)).toEqual([true, true]);
  });
});
