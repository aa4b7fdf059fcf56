import { describe, expect, it } from 'vitest';

import { counted, listed, metreRange, metres, noted, sentences } from './words';

describe('the words of a step', () => {
  it('give depths with at most one decimal', () => {
    expect(metres(3519)).toBe('3,519 m');
    expect(metres(2871.53)).toBe('2,871.5 m');
    expect(metreRange(145.9, 3519)).toBe('145.9 to 3,519 m');
  });

  it('agree in number, and shorten a long list', () => {
    expect(counted(1, 'slurry', 'slurries')).toBe('1 slurry');
    expect(counted(2, 'slurry', 'slurries')).toBe('2 slurries');
    expect(listed(['A', 'B'])).toBe('A and B');
    expect(listed(['A', 'B', 'C', 'D', 'E'])).toBe('A, B, C, D and E');
    expect(listed(['A', 'B', 'C', 'D', 'E', 'F'])).toBe('A, B, C, D and 2 more');
  });

  it('start a sentence with a capital, but never change a file name', () => {
    expect(sentences('none', null, '', 'upload the survey', 'tops.csv: no depth.', 'a well', 'none')).toBe(
      'none. Upload the survey. tops.csv: no depth. A well. None.',
    );
  });

  it('keep each note once, on a separate line', () => {
    expect(noted(['a', null, ' a ', '', 'b'])).toBe('a\nb');
    expect(noted([null, ' '])).toBeNull();
  });
});
