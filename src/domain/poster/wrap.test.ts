import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileTexts } from '@/mocks/seed/hostile-texts';
import { plainLines, plainText } from './plain-text';
import { fitted, measureWith, wrapped } from './wrap';

/** Each sign is half as wide as the text is high. */
const measure = measureWith((text, size) => text.length * size * 0.5);
const text = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.lorem({ maxCount: 30 }),
  fc.constantFrom(...hostileTexts.map((one) => one.text)),
);

describe('a text in a column', () => {
  it('breaks at blanks, and within a word that is wider than the column', () => {
    expect(wrapped('Set into the salt', 4, measure)).toEqual(['Set into', 'the salt']);
    expect(wrapped('Donaudampfschiff auf See', 4, measure)).toEqual(['Donaudam', 'pfschiff', 'auf See']);
    expect(wrapped('Глина Μάργα', 3, measure)).toEqual(['Глина', 'Μάργα']);
  });

  it('keeps its lines and drops blank ones', () => {
    expect(wrapped('one\n\n  two\r\nthree', 20, measure)).toEqual(['one', 'two', 'three']);
    expect(wrapped(' \n ', 20, measure)).toEqual([]);
  });

  it('breaks no sign of several characters', () => {
    expect(wrapped('👩‍🔧👩‍🔧👩‍🔧', 3, measure)).toEqual(['👩‍🔧', '👩‍🔧', '👩‍🔧']);
  });

  it('fits its column, and loses nothing but blanks', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 6, max: 60 }), (given, width) => {
        const lines = wrapped(given, width, measure);
        // A sign of many marks may be wider than a column: then it is alone on its line.
        const signs = new Intl.Segmenter('en', { granularity: 'grapheme' });
        for (const line of lines)
          expect(measure(line) <= width + 1e-9 || [...signs.segment(line)].length === 1).toBe(true);
        const bare = (one: string) => one.replaceAll(' ', '');
        expect(bare(lines.join(''))).toBe(bare(plainLines(given).join('')));
      }),
    );
  });

  it('ends in dots if there are more lines than allowed', () => {
    expect(wrapped('Set into the salt', 4, measure, { most: 1 })).toEqual(['Set i...']);
    expect(wrapped('a b', 0.5, measure, { most: 1 })).toEqual(['...']);
    const long = 'W'.repeat(5000);
    expect(wrapped(long, 10, measure, { most: 3 }).map(({ length }) => length)).toEqual([20, 20, 20]);
  });
});

it('keeps a line that exactly fits', () => {
  expect(fitted('Upper Slochteren', 8, measure)).toBe('Upper Slochteren');
  expect(fitted('Upper Slochteren', 6, measure)).toBe('Upper Slo...');
  expect(fitted('Upper Slochteren', 0.2, measure)).toBe('...');
});

it('removes what would reverse the text or break the file', () => {
  expect(plainText('Chalk \u202egpj.exe\u202c\u0000 top\ud83d')).toBe('Chalk gpj.exe top\ufffd');
  expect(plainText('one\ttwo\u2028three')).toBe('one two three');
});
