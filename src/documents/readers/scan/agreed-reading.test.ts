import { describe, expect, it } from 'vitest';
import { agreedReading, readingOf } from './agreed-reading';

const reading = (text: string, confidence = 60) =>
  readingOf(
    text.split(' ').map((word, at) => ({
      text: word,
      left: at * 50,
      right: at * 50 + 40,
      top: 0,
      bottom: 24,
      confidence,
      baseline: 24,
    })),
  );
const agreed = (...readings: [text: string, confidence?: number][]) =>
  agreedReading(readings.map(([text, confidence]) => reading(text, confidence)))?.text ?? null;

describe('the readings of a cell', () => {
  it('mean the text that most of them have', () => {
    expect(agreed(['1640'], ['1640'], ['1840'])).toBe('1640');
    expect(agreed(['1640'], ['1840'])).toBeNull();
    expect(agreed(['1640'], ['1640'], ['1840'], ['1840'])).toBeNull();
  });

  it('mean the surest of those that differ in spaces or decimal signs', () => {
    expect(agreed(['Class G', 92], ['ClassG', 80], ['ClassG', 70])).toBe('Class G');
    expect(agreed(['75-85', 30], ['7,5-8,5', 80], ['75-85', 20])).toBe('7,5-8,5');
    expect(agreed(['Topfil!', 90], ['Topfill', 40])).toBe('Topfill');
  });

  it('count those with the same decimal signs', () => {
    const { votes } = agreedReading([reading('1,25', 90), reading('1,25'), reading('125')])!;
    expect(votes).toBe(2);
  });

  it('mean a sure one if the others are guesses', () => {
    expect(agreed(['(kg/m)', 4], ['(kg/m3)', 90], ['(kg/ms3)', 41])).toBe('(kg/m3)');
    expect(agreed(['(kg/m)', 60], ['(kg/m3)', 90], ['(kg/ms3)', 41])).toBeNull();
  });
});

describe('the readings of a size', () => {
  it('mean the only known size that is near to them', () => {
    expect(agreed(['1711/2'], ['171/72'], ['17.172'])).toBe('17 1/2');
    expect(agreed(['1711/2'], ['1711/2'], ['171/72'])).toBe('17 1/2');
    expect(agreed(['1211/4"'], ['12 1/4"'], ['1211/4"'])).toBe('12 1/4"');
  });

  it('mean none if two are as near, or if they are other figures', () => {
    expect(agreed(['13 ?/8'], ['131/8'], ['13 9/8'])).toBeNull();
    expect(agreed(['1712'], ['1772'], ['1711'])).toBeNull();
  });
});
