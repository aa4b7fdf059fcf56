import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parts } from './parts.ts';
import { markdownOf, withFigures } from './readme.ts';

const machine = { date: new Date('2026-03-04T10:00:00Z'), processor: 'Some CPU', cores: 2, load: 0.31 };

describe('the figures of a part', () => {
  it('are a table with what was said of it, the day and the machine', () => {
    const told = [
      'Reading, medians of 5',
      [
        ['figure', 'a|b', 'budget', ''],
        ['mount', '12 ms', '10 ms', 'MISSED'],
      ],
    ];
    expect(markdownOf(told, machine)).toBe(
      [
        'Reading, medians of 5',
        '',
        String.raw`| figure | a\|b | budget |  |`,
        '|---|---|---|---|',
        '| mount | 12 ms | 10 ms | MISSED |',
        '',
        'Measured on 4 March 2026: Some CPU, 2 cores, load 0.3 at the start.',
      ].join('\n'),
    );
  });

  const text = [
    '# A',
    '<!-- npm run bench -- reading -->',
    'old figures',
    '<!-- end of reading -->',
    'B',
    '<!-- npm run bench -- editor -->',
    'others',
    '<!-- end of editor -->',
  ].join('\n');

  it('take the place of the old ones, and nothing else changes', () => {
    const written = withFigures(text, 'reading', 'new $& figures');
    expect(written).toBe(text.replace('old figures', () => '\nnew $& figures\n'));
    expect(withFigures(written, 'reading', 'newer')).toBe(text.replace('old figures', '\nnewer\n'));
  });

  it.each([
    ['no place', text, 'pictures'],
    ['two of them', `${text}\n<!-- end of reading -->`, 'reading'],
    ['an end before the beginning', '<!-- end of a -->\n<!-- npm run bench -- a -->', 'a'],
  ])('are written nowhere where there is %s', (_, readme, part) => {
    expect(() => withFigures(readme, part, 'new')).toThrow(`no place for ${part}`);
  });
});

it('has a place in the README for every part', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
  for (const part of Object.keys(parts)) expect(() => withFigures(readme, part, '')).not.toThrow();
});
