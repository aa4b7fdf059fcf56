import { describe, expect, it } from 'vitest';
import { settledCells } from './doubtful-cells';
import { blankPicture } from './grey-picture';
import type { OcrWord } from './ocr-engine';

const page = blankPicture(600, 100);
const word = (text: string, left: number, confidence = 90): OcrWord => ({
  text,
  left,
  right: left + 20 * text.length,
  top: 20,
  bottom: 44,
  confidence,
  baseline: 44,
});

/** Settles one cell whose lines are read with these texts, one after the other. */
function settle(first: OcrWord[], second: OcrWord[], ...lines: string[]) {
  const asked: string[] = [];
  const result = settledCells(first, second, [], page, () => {
    const text = lines[asked.length] ?? '';
    asked.push(text);
    return text.split(' ').map((part, at) => word(part, 20 + 100 * at));
  });
  return {
    asked: asked.length,
    settled: result.settled.map(({ text }) => text).join(' '),
    open: result.open.map(({ text }) => text).join(' '),
  };
}

describe('a cell', () => {
  it('on which two readings of the page agree is not read again', () => {
    expect(settle([word('Chalk', 10)], [word('Chalk', 10)])).toEqual({
      asked: 0,
      settled: '',
      open: 'Chalk',
    });
  });

  it('on which they differ is read again alone, and settled by most', () => {
    const [first, second] = [[word('Chalk', 10)], [word('Cha1k', 10)]];
    expect(settle(first, second, 'Chalk', 'Chalk')).toEqual({ asked: 2, settled: 'Chalk', open: '' });
  });

  it('gets back the space between a word and a figure', () => {
    const glued = [word('Drill26', 10)];
    expect(settle(glued, glued, 'Drill 26', 'Drill 26').settled).toBe('Drill 26');
  });

  it('stays open if no two readings agree, after a last one', () => {
    const found = settle([word('Chalk', 10, 30)], [word('Cha1k', 10)], 'Clalk', 'Cialk', 'Challk');
    expect(found).toEqual({ asked: 3, settled: '', open: 'Chalk' });
  });
});
