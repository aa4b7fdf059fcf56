import { expect, it } from 'vitest';
import type { TextWidth } from '@/domain/drawing/drawing';
import { shortened, wrapped, wrappedTo } from './wrap';

/** Every UTF-16 unit is as wide as the size. */
const width: TextWidth = (text, size) => text.length * size;
const lines = (text: string, most?: number) =>
  most === undefined
    ? wrapped(text, 10, 1, 'regular', width)
    : wrappedTo(most, text, 10, 1, 'regular', width);

it.each([
  ['short', ['short']],
  ['', ['']],
  ['two words here', ['two words', 'here']],
  ['a\r\nb\nc', ['a', 'b', 'c']],
  ['abcdefghijklm no', ['abcdefghij', 'klm no']],
  ['exactly 10', ['exactly 10']],
  ['😀😀😀😀😀😀', ['😀😀😀😀😀', '😀']],
  ['x😀😀😀😀😀', ['x😀😀😀😀', '😀']],
])('breaks %j between words, and within one that is too wide', (text, broken) => {
  expect(lines(text)).toEqual(broken);
});

it('loses no letter of a text, however long its words', () => {
  const text = 'Slochteren '.repeat(40) + 'W'.repeat(5_000);
  expect(lines(text).join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  for (const line of lines(text)) expect(line.length).toBeLessThanOrEqual(10);
});

it('shows where something was cut off', () => {
  expect(lines('one two three four five', 2)).toEqual(['one two', 'three fou…']);
  expect(lines('one two', 2)).toEqual(['one two']);
  expect(shortened('Noorderdiep-4', 10, 1, 'regular', width)).toBe('Noorderdi…');
});
