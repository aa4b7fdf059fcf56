import { describe, expect, it } from 'vitest';
import { blankPicture } from './grey-picture';
import { withLostSpaces } from './lost-spaces';
import type { OcrWord } from './ocr-engine';

/** Six letters as blocks, 3 pixels apart, with a gap of its own behind the third. */
function parted(gap: number) {
  const page = blankPicture(200, 60);
  let x = 12;
  for (let letter = 0; letter < 6; letter += 1) {
    for (let y = 20; y < 44; y += 1) page.data.fill(0, y * page.width + x, y * page.width + x + 12);
    x += 12 + (letter === 2 ? gap : 3);
  }
  const right = x - 3;
  const word = { text: 'Runcsg', left: 12, right, top: 20, bottom: 44, confidence: 90, baseline: 44 };
  return { page, word: { ...word, certain: true } };
}

/** The words, if lines are read with these texts, one after the other. */
function read(gap: number, ...lines: string[]): string {
  const { page, word } = parted(gap);
  const asked = [...lines];
  const words = withLostSpaces([word], page, (): OcrWord[] => [{ ...word, text: asked.shift() ?? '' }]);
  return words.map(({ text }) => text).join(' ');
}

describe('two words that the engine reads as one', () => {
  it('are parted where their ink is as far apart as words', () => {
    expect(read(12, 'Run', 'csg')).toBe('Run csg');
  });

  it('stay one if the gap is that of letters, or its parts are read as something else', () => {
    expect(read(6, 'Run', 'csg')).toBe('Runcsg');
    expect(read(12, 'Run', 'cs9')).toBe('Runcsg');
  });
});
