import { describe, expect, it } from 'vitest';
import { blankPicture } from './grey-picture';
import type { GreyPicture } from './grey-picture';
import type { OcrWord } from './ocr-engine';
import { withSpacedRange } from './dashes';
import { withSigns } from './decimal-signs';
import { readable } from './readable';
import { checkedWords } from './readings';
import { unreadInk } from './unread-ink';

const word = (text: string, confidence = 90): OcrWord => ({
  text,
  left: 10,
  right: 110,
  top: 10,
  bottom: 40,
  confidence,
  baseline: 40,
});

function fill(picture: GreyPicture, x: number, y: number, width: number, height: number): void {
  for (let row = y; row < y + height; row += 1)
    picture.data.fill(0, row * picture.width + x, row * picture.width + x + width);
}

/** Draws upright strokes for letters, and small squares (full stop) or strokes (comma) at the baseline. */
function inked(signs: readonly ('.' | ',' | 'letter')[]): GreyPicture {
  const picture = blankPicture(200, 80);
  for (const [at, sign] of signs.entries()) {
    if (sign === 'letter') fill(picture, 12 + at * 16, 10, 8, 30);
    else fill(picture, 14 + at * 16, 36, 4, sign === '.' ? 4 : 8);
  }
  return picture;
}

describe('the text of a word', () => {
  it.each([
    ['95/8', '9 5/8'],
    ['133/8"', '13 3/8"'],
    ['121/4', '12 1/4'],
    ['3/4', '3/4'],
    ['915/16', '915/16'],
    ['O.5S', '0.55'],
    ['B04', 'B04'],
    ['Q21', 'Q21'],
    ['max.8', 'max. 8'],
    ['171/2"sectie', '17 1/2" sectie'],
    ['\u22121.6', '-1.6'],
    ['_Diepte', 'Diepte'],
    ['KCI-polymer', 'KCl-polymer'],
    ['(Ib/ft)', '(lb/ft)'],
    ['L8O', 'L80'],
    ['OoBM', 'OBM'],
    ['Ooster', 'Ooster'],
    ['(PP9)', '(ppg)'],
    ['(ft)', '(ft)'],
    ['P110', 'P110'],
  ])('%s is read %s', (text, meant) => {
    expect(readable(text)).toBe(meant);
  });
});

describe('a figure', () => {
  const digits = inked(['letter', 'letter', 'letter', 'letter']);
  const certain = (first: OcrWord, second: OcrWord[], picture = digits) =>
    checkedWords([first], second, picture).map(({ text, certain: sure }) => [text, sure]);

  it('is certain only if two readings agree', () => {
    expect(certain(word('1234'), [word('1234')])).toEqual([['1234', true]]);
    expect(certain(word('1234'), [word('1284')])).toEqual([['1234', false]]);
    expect(certain(word('1234'), [])).toEqual([['1234', false]]);
    expect(certain(word('1234', 20), [word('1234')])).toEqual([['1234', false]]);
    expect(certain(word('Chalk'), [])).toEqual([['Chalk', true]]);
  });

  it('gets the decimal sign that both readings lost, if the ink has it', () => {
    const point = inked(['letter', 'letter', '.', 'letter']);
    expect(certain(word('123'), [word('123')], point)).toEqual([['12.3', true]]);
    const comma = inked(['letter', ',', 'letter', 'letter']);
    expect(certain(word('123'), [word('123')], comma)).toEqual([['1,23', true]]);
  });

  it('has no sign that is the end of a stroke, or dirt', () => {
    const fraction = inked(['letter', '.', 'letter', 'letter']);
    expect(certain(word('1/4'), [word('1/4')], fraction)).toEqual([['1/4', true]]);
    const dirty = inked(['letter', ',', 'letter', 'letter']);
    fill(dirty, 58, 36, 1, 3);
    expect(certain(word('1.23'), [word('1.23')], dirty)).toEqual([['1.23', true]]);
  });

  it('gets back the spaces around a hyphen that the ink shows', () => {
    const picture = blankPicture(200, 80);
    for (const x of [12, 28, 76, 92]) fill(picture, x, 10, 10, 30);
    fill(picture, 52, 25, 10, 4);
    expect(withSpacedRange(picture, word('12-15'))).toBe('12 - 15');
    fill(picture, 39, 25, 23, 4);
    expect(withSpacedRange(picture, word('12-15'))).toBe('12-15');
  });

  it('is uncertain if its ink and its text contradict each other', () => {
    const touching = inked(['letter', 'letter', '.', 'letter']);
    expect(withSigns(touching, word('1234'))).toBeNull();
    expect(withSigns(digits, word('1.234'))).toBeNull();
  });
});

it('ink outside all words is an uncertain word', () => {
  const picture = inked(['letter', 'letter', 'letter']);
  expect(unreadInk(picture, [{ ...word('12'), left: 150, right: 190 }])).toMatchObject([
    { text: '?', certain: false, left: 12, right: 52 },
  ]);
  expect(unreadInk(picture, [word('123')])).toEqual([]);
});
