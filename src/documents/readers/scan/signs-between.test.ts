import { describe, expect, it } from 'vitest';
import { isAmiss, withSigns } from './decimal-signs';
import { blankPicture } from './grey-picture';
import type { GreyPicture } from './grey-picture';
import type { OcrWord } from './ocr-engine';
import { checkedWords } from './readings';
import { signsBetween } from './signs-between';

const HEIGHT = 24;
const [PITCH, SIGN] = [18, 9];

function fill(picture: GreyPicture, x: number, y: number, width: number, height: number): void {
  for (let row = y; row < y + height; row += 1)
    picture.data.fill(0, row * picture.width + x, row * picture.width + x + width);
}

/** Digits as blocks; a sign touches the digit before it, as in small print. */
function printed(text: string): { picture: GreyPicture; word: OcrWord } {
  const picture = blankPicture(260, 60);
  let x = 12;
  for (const letter of text) {
    if (letter === '-') fill(picture, x, 24, 8, 3);
    else if (letter === '.') fill(picture, x - 2, 31, 6, 3);
    else if (letter === ',') fill(picture, x - 2, 31, 6, 8);
    else fill(picture, x, 10, 15, HEIGHT);
    x += /\d/.test(letter) ? PITCH : SIGN;
  }
  return {
    picture,
    word: { text, left: 10, right: x, top: 10, bottom: 34, confidence: 90, baseline: 34 },
  };
}

describe('between the digits of a figure', () => {
  it.each([
    ['13240', '132.40', '132.40'],
    ['132,40', '132.40', '132.40'],
    ['9.850', '9,850', '9,850'],
    ['5.600.00', '5,600.00', '5,600.00'],
    ['-1215.52', '-1,215.52', '-1,215.52'],
    ['75', '7.5', '7.5'],
    ['1250', '1250', '1250'],
    ['24.07.2031', '24.07.2031', '24.07.2031'],
  ])('%s is %s in its ink', (read, shown, meant) => {
    const { picture, word } = printed(shown);
    expect(withSigns(picture, { ...word, text: read })).toBe(meant);
  });

  it('the box of a word may be higher than its digits', () => {
    const { picture, word } = printed('36.00');
    expect(signsBetween(picture, { ...word, top: 2, bottom: 44 }, '3600')).toEqual([
      'nothing',
      '.',
      'nothing',
    ]);
  });

  it('a sign that the ink does not have is not certain', () => {
    const { picture, word } = printed('1250');
    expect(withSigns(picture, { ...word, text: '12.50' })).toBeNull();
  });

  it('a figure with thousands has no two signs of one kind before its decimals', () => {
    expect(['5.600.00', '-1,215,52', '5,600.00', '24.07.2031'].map(isAmiss)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('a sign that may be either is not certain between thousands', () => {
    const { picture, word } = printed('9.625');
    fill(picture, 28, 34, 6, 1);
    fill(picture, 28, 35, 2, 1);
    expect(signsBetween(picture, word, '9625')).toEqual(['sign', 'nothing', 'nothing']);
    expect(withSigns(picture, word)).toBeNull();
  });

  it('the ink settles the sign on which two readings differ', () => {
    const { picture, word } = printed('36.25');
    const read = (first: string, second: string) =>
      checkedWords([{ ...word, text: first }], [{ ...word, text: second }], picture).map(
        ({ text, certain }) => [text, certain],
      );
    expect(read('36,25', '3625')).toEqual([['36.25', true]]);
    expect(read('36.25', '86.25')).toEqual([['36.25', false]]);
  });
});
