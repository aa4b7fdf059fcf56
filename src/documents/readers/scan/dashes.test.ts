import { describe, expect, it } from 'vitest';
import { withLostDashes, withSpacedRange } from './dashes';
import { blankPicture } from './grey-picture';
import type { GreyPicture } from './grey-picture';
import type { CheckedWord } from './readings';

function fill(picture: GreyPicture, x: number, y: number, width: number, height: number): void {
  for (let row = y; row < y + height; row += 1)
    picture.data.fill(0, row * picture.width + x, row * picture.width + x + width);
}

/** Two digits with a dash between them, that far from each, or without one. */
function range(space: number, dash = true): GreyPicture {
  const picture = blankPicture(100, 50);
  fill(picture, 10, 10, 15, 24);
  if (dash) fill(picture, 25 + space, 23, 8, 3);
  fill(picture, 33 + 2 * space, 10, 15, 24);
  return picture;
}

const word = (text: string, left: number, right: number, certain = true): CheckedWord => ({
  text,
  left,
  right,
  top: 10,
  bottom: 34,
  confidence: 90,
  baseline: 34,
  certain,
});

const texts = (words: readonly CheckedWord[]) => words.map(({ text }) => text).join(' ');

describe('between two figures of a scan', () => {
  it('a dash that only the ink shows is a word', () => {
    const pair = [word('8', 10, 25), word('9', 55, 70)];
    expect(texts(withLostDashes(pair, range(11)))).toBe('8 - 9');
    expect(texts(withLostDashes(pair, range(11, false)))).toBe('8 9');
    expect(texts(withLostDashes([word('8', 10, 25), word('?', 55, 70, false)], range(11)))).toBe('8 ?');
  });

  it.each([
    [10, '8 - 9'],
    [3, '8-9'],
  ])('a hyphen that is %s pixels from each is read as %s', (space, meant) => {
    expect(withSpacedRange(range(space), word('8-9', 10, 48 + 2 * space))).toBe(meant);
  });
});
