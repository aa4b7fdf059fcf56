import { describe, expect, it } from 'vitest';
import type { ReviewPage } from '@/api/generated/model';
import { chosenWords, isWholeCell, partOfWords } from './chosen-words';
import { boxesOfRun, extendedTo, runAfter, runOfWord, textOfRun, type Run } from './runs';
import { wordRows } from './words';

type Cell = [text: string, x: number, column?: number];

const pageOf = (form: ReviewPage['form'], rows: readonly Cell[][]): ReviewPage => ({
  number: 1,
  name: 'Notes',
  form,
  width: 60,
  height: rows.length,
  drawn: true,
  picture: null,
  pieces: rows.flatMap((cells, at) =>
    cells.map(([text, x, column]) => ({
      text,
      box: { x, y: at, width: column === undefined ? text.length : 1, height: 1 },
      row: at + 1,
      column: column ?? null,
      confidence: null,
    })),
  ),
});

const press = (page: ReviewPage, from: Run, keys: readonly string[]): Run => {
  const rows = wordRows(page);
  return keys.reduce((run, key) => runAfter(rows, run, key, true) ?? run, from);
};
const placeOf = (page: ReviewPage, run: Run) => chosenWords(page, 'notes.txt', wordRows(page), run);

describe('a run over several rows', () => {
  const wrapped = pageOf('text', [
    [
      ['Remarks:', 0],
      ['Pump a vis-', 12],
      ['36 m3', 40],
    ],
    [
      ['cous pill and', 12],
      ['1.40 SG', 40],
    ],
    [['wait for it. Next job', 12]],
  ]);
  const first = runOfWord({ row: 0, at: 1 });

  it('is the words of one column, hyphenated words joined', () => {
    const run = press(wrapped, first, ['ArrowDown', 'ArrowDown']);
    expect(placeOf(wrapped, run)).toMatchObject({
      text: 'Pump a vis-cous pill and wait for it. Next job',
      place: { page: 1, row: 1, from: 1, to: null, last: { row: 3, to: null } },
      after: 'Remarks:',
    });
    expect(boxesOfRun(wordRows(wrapped), run)).toEqual([
      { x: 12, y: 0, width: 11, height: 1 },
      { x: 12, y: 1, width: 13, height: 1 },
      { x: 12, y: 2, width: 21, height: 1 },
    ]);
  });

  it('ends at the word where it is left', () => {
    const run = press(wrapped, first, ['ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowLeft']);
    expect(placeOf(wrapped, run)).toMatchObject({
      text: 'Pump a vis-cous pill and wait for it.',
      place: { last: { row: 3, to: 2 } },
    });
    const dragged = extendedTo(wordRows(wrapped), first, { row: 1, at: 4 });
    expect(textOfRun(wordRows(wrapped), dragged)).toBe('Pump a vis- 36 m3 cous pill and 1.40 SG');
  });

  it('is extended upwards from its last row, and back', () => {
    const last = runOfWord({ row: 2, at: 0 });
    const run = press(wrapped, last, ['ArrowUp', 'ArrowUp']);
    expect(placeOf(wrapped, run)?.place).toEqual({
      page: 1,
      row: 1,
      from: 1,
      to: null,
      last: { row: 3, to: null },
    });
    const back = press(wrapped, run, ['ArrowDown', 'ArrowDown']);
    expect(placeOf(wrapped, back)?.place).toEqual({ page: 1, row: 3, from: 0, to: null });
  });

  it('is the cells of one column in a sheet, past blank ones', () => {
    const sheet = pageOf('sheet', [
      [
        ['Notes', 0, 0],
        ['Stage the pumps', 1, 1],
      ],
      [['Lead', 0, 0]],
      [
        ['Tail', 0, 0],
        ['up slowly', 1, 1],
      ],
    ]);
    const run = press(sheet, runOfWord({ row: 0, at: 1 }), ['ArrowDown']);
    expect(placeOf(sheet, run)).toMatchObject({
      text: 'Stage the pumps up slowly',
      place: { row: 1, from: 1, to: null, last: { row: 3, to: null } },
    });
    const rows = wordRows(sheet);
    const dragged = extendedTo(rows, runOfWord({ row: 0, at: 1 }), { row: 2, at: 0 });
    expect(textOfRun(rows, dragged)).toBe('Stage the pumps up slowly');
  });
});

it('is a part of a cell by its words', () => {
  const sheet = pageOf('sheet', [
    [
      ['Section', 0, 0],
      ['- 26" Surface hole: to 500 m', 1, 1],
    ],
  ]);
  const cell = placeOf(sheet, runOfWord({ row: 0, at: 1 }))!;
  expect(isWholeCell(cell)).toBe(true);
  expect(partOfWords(cell, ' Surface  hole: ')).toMatchObject({
    text: 'Surface hole:',
    place: { page: 1, row: 1, from: 3, to: 4 },
    after: 'Section - 26"',
  });
  expect(partOfWords(cell, '500 m')?.place).toEqual({ page: 1, row: 1, from: 6, to: null });
  expect(partOfWords(cell, 'Surface to')).toBeNull();
});
