import { describe, expect, it } from 'vitest';
import type { ReviewPage, ReviewPiece } from '@/api/generated/model';
import { lineAt, partsOf, wrapRows } from './wrapped-rows';

const piece = (y: number, x: number, text: string, column: number | null = null): ReviewPiece => ({
  text,
  box: { x, y, width: text.length, height: 1 },
  row: y + 1,
  column,
  confidence: null,
});

const pageOf = (pieces: ReviewPiece[]): ReviewPage => ({
  number: 1,
  name: 'notes.docx',
  form: 'text',
  width: 60,
  height: 6,
  drawn: true,
  picture: null,
  pieces,
});

const prose = 'Run the liner to bottom and test it to 200 bar.';

describe('the rows of a text', () => {
  const cells = [piece(2, 0, 'Mud of the section', 0), piece(2, 20, prose, 1)];
  const page = pageOf([
    piece(0, 0, 'Short'),
    piece(1, 3, prose),
    ...cells,
    piece(3, 0, prose),
    piece(4, 0, 'End'),
  ]);
  const rows = wrapRows(page, [{ x: 0, y: 3, width: 40, height: 1 }], 20);

  it('wrap at words, but not in a table', () => {
    expect([0, 1, 2, 3].map((row) => rows.startsOf(row).length)).toEqual([1, 3, 1, 1]);
    expect(partsOf(page.pieces[1]!, rows.startsOf(1))).toEqual([
      { text: 'Run the liner to ', line: 0, letter: 3 },
      { text: 'bottom and test it ', line: 1, letter: 0 },
      { text: 'to 200 bar.', line: 2, letter: 0 },
    ]);
  });

  it('push the rows below them down', () => {
    expect([0, 1, 2, 6].map(rows.extraAbove)).toEqual([0, 0, 2, 2]);
  });

  it('are as wide as the longest row that stays whole', () => {
    expect(rows.width).toBe(20 + prose.length);
    expect(wrapRows(pageOf([piece(0, 0, prose)]), [], 20).width).toBe(20);
  });

  it('find the line of a letter', () => {
    expect([0, 19, 20, 38, 39, 90].map((letter) => lineAt([0, 20, 39], letter))).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it('break a word that is longer than a line', () => {
    const starts = wrapRows(pageOf([piece(0, 0, 'x'.repeat(45))]), [], 20).startsOf(0);
    expect(starts).toEqual([0, 20, 40]);
  });
});
