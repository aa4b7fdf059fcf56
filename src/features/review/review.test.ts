import { describe, expect, it } from 'vitest';
import type { ReviewPage, ValueKindFields } from '@/api/generated/model';
import { changeWords } from './change-words';
import type { ChosenWords } from './chosen-words';
import { correctionWords } from './correction-words';
import { addCorrections, withoutDocumentWord } from './corrections';
import { columnLetters, paperGeometry, rowsGeometry, zoomAfter } from './geometry';
import { chipLabel, linesOfMarks, markAfter } from './marks';
import { boxBetween, boxDragged, fieldAfter, rasterOf } from './regions';
import { reviewForTests as review } from './review-for-tests';
import { fieldsOf, valueOfWords } from './value-of-words';

const at = { row: 3 };

describe('words that were pointed at', () => {
  const words: ChosenWords = {
    text: 'Lomvi-4 H',
    run: { row: 1, anchor: 3, endRow: 1, end: 4 },
    place: { page: 1, row: 2, from: 3, to: 4 },
    after: 'Programme for',
    at: { row: 2 },
  };
  const days = { field: 'daysPlanned', words: 'Days planned', units: [], is_depth: false };
  const header: ValueKindFields = { kind: 'header', words: 'the well', of: null, names: [], fields: [days] };
  const said = { of: '', unit: null, reference: null };

  it('are the name of the well, or one of its values', () => {
    const wellName = fieldsOf(header).find(({ words: each }) => each === 'Well name')!;
    expect(valueOfWords(words, header, { ...said, field: wellName })).toEqual({
      kind: 'document',
      well: 'Lomvi-4 H',
    });
    expect(valueOfWords(words, header, { ...said, field: days })).toEqual({
      kind: 'value',
      ...words.place,
      is: 'header',
      field: 'daysPlanned',
      after: 'Programme for',
    });
  });
});

describe('corrections', () => {
  it('keeps a repeated correction once', () => {
    const first = addCorrections([], [{ kind: 'column', at, column: 1, field: 'tvd' }]);
    const second = addCorrections(first, [
      { kind: 'column', at, column: 1, field: 'tvdSs' },
      { kind: 'column', at: { ...at, page: 2 }, column: 1, field: 'ahd' },
    ]);
    expect(second.map((each) => 'field' in each && each.field)).toEqual(['tvdSs', 'ahd']);
  });

  it('keeps the other corrections of the document', () => {
    const said = addCorrections(
      [{ kind: 'document', well: 'F-12', counts: true }],
      [{ kind: 'document', counts: false }],
    );
    expect(said).toEqual([
      { kind: 'document', well: 'F-12' },
      { kind: 'document', counts: false },
    ]);
    expect(withoutDocumentWord(said, 'counts')).toEqual([{ kind: 'document', well: 'F-12' }]);
  });

  it('is listed in words', () => {
    expect(
      correctionWords(
        { kind: 'column', at, column: 1, field: 'tvdSs', unit: 'ft', reference: 'sea level' },
        {
          table_kinds: [
            {
              kind: 'tops',
              words: 'formation tops',
              fields: [{ field: 'tvdSs', words: 'TVD SS', units: [], is_depth: true }],
            },
          ],
        },
      ),
    ).toBe('Column 2 of the table at row 3: TVD SS, ft, below sea level');
    expect(correctionWords({ kind: 'document', well: null, decimalSign: ',' }, { table_kinds: [] })).toBe(
      'The document is of another well; the decimal sign is a comma',
    );
  });
});

describe('the effect of a correction', () => {
  const words = (before: string[], after: string[]) =>
    changeWords({ ...review, holds: before }, { ...review, holds: after });

  it.each([
    [[], ['8 formation tops, 74 to 900 m'], 'Now read: 8 formation tops, 74 to 900 m.'],
    [['6 formation tops'], ['8 formation tops'], '2 more: 8 formation tops.'],
    [['2 formation tops'], ['1 formation top'], '1 fewer: 1 formation top.'],
    [['1 casing string'], [], 'No longer read: 1 casing string.'],
    [['survey, 3 stations'], ['survey, 42 stations'], '39 more: survey, 42 stations.'],
    [['well Aurora-3'], ['well Aurora-3'], 'Nothing changes in what is read.'],
  ])('%j to %j', (before, after, said) => expect(words(before, after)).toBe(said));
});

describe('the marks of a page', () => {
  const lines = linesOfMarks(review, 1);

  it('go from a table through its columns and rows', () => {
    expect(lines.map((line) => line.map(({ id }) => id))).toEqual([
      ['table-0'],
      ['column-0-0', 'column-0-1'],
      ['row-0-4-1'],
      ['row-0-5-1'],
      ['unused-0'],
    ]);
    expect(markAfter(lines, 'column-0-0', 'ArrowRight')?.words).toBe(
      'Column 2, "Depth": ?. Two readings are equally consistent.',
    );
    expect(markAfter(lines, 'column-0-1', 'ArrowDown')?.id).toBe('row-0-4-1');
    expect(markAfter(lines, 'row-0-4-1', 'ArrowDown')?.words).toBe('Row 5 is not used: It has no depth.');
    expect(markAfter(lines, null, 'ArrowDown')?.id).toBe('table-0');
  });

  it('go down through the columns of a table that are rows of the page', () => {
    const [table] = review.tables;
    const box = { x: 0, y: 2, width: 4, height: 2 };
    const columns = table!.columns.map((column, index) => ({
      ...column,
      parts: [{ page: 1, box: { ...box, y: 2 + index, height: 1 } }],
    }));
    const turned = { ...review, tables: [{ ...table!, parts: [{ page: 1, box }], columns }], unused: [] };
    expect(linesOfMarks(turned, 1).map((line) => line.map(({ id }) => id))).toEqual([
      ['table-0'],
      ['column-0-0'],
      ['column-0-1'],
    ]);
  });
});

describe('a region', () => {
  const sheet = review.pages[0]!;
  const word = (text: string, x: number, y: number) => ({
    text,
    box: { x, y, width: 30, height: 8 },
    row: 1,
    column: null,
    confidence: null,
  });
  const page: ReviewPage = {
    ...sheet,
    form: 'page',
    width: 600,
    height: 800,
    pieces: [word('a', 50, 100), word('b', 52, 120), word('c', 200, 101)],
  };

  it('is whole cells of a sheet', () => {
    const raster = rasterOf(sheet);
    const from = { column: 0, row: 2 };
    const to = fieldAfter(raster, from, 'ArrowDown')!;
    expect(boxBetween(raster, to, from)).toEqual({ x: 0, y: 2, width: 1, height: 2 });
    expect(fieldAfter(raster, { column: 2, row: 5 }, 'ArrowRight')).toEqual({ column: 2, row: 5 });
    expect(boxDragged(sheet, { x: 1.4, y: 2.2 }, { x: 0.2, y: 4.9 })).toEqual({
      x: 0,
      y: 2,
      width: 2,
      height: 3,
    });
  });

  it('is the columns and lines of the words on a page', () => {
    const raster = rasterOf(page);
    expect(boxBetween(raster, { column: 0, row: 0 }, { column: 1, row: 1 })).toEqual({
      x: 50,
      y: 100,
      width: 180,
      height: 28,
    });
  });
});

it('names columns as spreadsheets do', () => {
  expect([0, 25, 26, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
});

describe('a page of paper', () => {
  const page: ReviewPage = { ...review.pages[0]!, form: 'page', width: 600, height: 800 };

  it('is as wide as there is room, not too small to be read, and whole on a phone', () => {
    const widthIn = (room: number) => paperGeometry(page, room, null).width;
    expect([300, 500, 700, 2_000].map(widthIn)).toEqual([300, 565, 700, 1_000]);
    expect(paperGeometry({ ...page, width: 1_200 }, 500, null).width).toBe(847.5);
  });

  it('is zoomed by steps from what it is now, to where its marks follow', () => {
    const { zoom } = paperGeometry(page, 480, 565 / 480);
    expect([zoomAfter(zoom, -1), zoomAfter(zoom, 1), zoomAfter(4, 1), zoomAfter(0.5, -1)]).toEqual([
      1, 1.25, 4, 0.5,
    ]);
    const larger = paperGeometry(page, 300, 2);
    expect(larger.rect({ x: 60, y: 80, width: 6, height: 8 })).toEqual({
      left: 60,
      top: 80,
      width: 6,
      height: 8,
    });
    expect(larger.at(60, 80)).toEqual({ x: 60, y: 80 });
    expect(paperGeometry(page, 300, 1).width).toBe(300);
  });
});

it('shows over a column what can be read of its label', () => {
  const label = 'Range, plus or minus · m · below sea level';
  expect([300, 160, 130, 60, 30].map((width) => chipLabel(label, width))).toEqual([
    label,
    'Range, plus or minus · m',
    'Range',
    'Range',
    '',
  ]);
});

describe('columns of a sheet', () => {
  it('have room for every digit of their numbers', () => {
    const pieces = ['12.3475', '36'].map((text, index) => ({
      text,
      row: index + 1,
      column: 0,
      confidence: null,
      box: { x: 0, y: index, width: 1, height: 1 },
    }));
    const page: ReviewPage = {
      number: 1,
      name: 'Casing',
      form: 'sheet',
      width: 1,
      height: 2,
      drawn: true,
      picture: null,
      pieces,
    };
    const [left = 0, right = 0] = rowsGeometry(page, { ...review, tables: [] }, 700).edges;
    // Inter's digits are up to 8.3 px wide at 13 px; the cell has 8 px on each side.
    expect(right - left).toBeGreaterThanOrEqual(6 * 8.3 + 3.7 + 16);
  });
});
