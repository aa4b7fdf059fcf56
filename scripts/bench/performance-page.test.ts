import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parts } from './parts.ts';
import { markdownOf, withFigures } from './performance-page.ts';

const machine = { date: new Date('2026-03-04T10:00:00Z'), processor: 'Some CPU', cores: 2, load: 0.31 };

describe('figures of a part', () => {
  it('become text and tables with the day and the machine', () => {
    const printed = [
      'Reading, medians of 5',
      [
        ['figure', 'a|b', 'budget', ''],
        ['mount', '12 ms', '10 ms', 'MISSED'],
      ],
    ];
    expect(markdownOf(printed, machine)).toBe(
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

  it('replace the old figures, and nothing else changes', () => {
    const written = withFigures(text, 'reading', 'new $& figures');
    expect(written).toBe(text.replace('old figures', () => '\nnew $& figures\n'));
    expect(withFigures(written, 'reading', 'newer')).toBe(text.replace('old figures', '\nnewer\n'));
  });

  it.each([
    ['no markers', text, 'pictures'],
    ['a marker twice', `${text}\n<!-- end of reading -->`, 'reading'],
    ['the end marker first', '<!-- end of a -->\n<!-- npm run bench -- a -->', 'a'],
  ])('are not written if the page has %s', (_, page, part) => {
    expect(() => withFigures(page, part, 'new')).toThrow(`no place for ${part}`);
  });
});

it('docs/performance.md has a place for every part', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/performance.md'), 'utf8');
  for (const part of Object.keys(parts)) expect(() => withFigures(page, part, '')).not.toThrow();
});
