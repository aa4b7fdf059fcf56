import { expect, it } from 'vitest';
import type { DocumentClassification, GenerationReport } from '@/api/generated/model';
import { reportFileName, reportPage } from './report-file';

const nothing: GenerationReport = {
  documents: [],
  decisions: [],
  flagged: [],
  not_understood: [],
  missing: [],
};
const at = new Date('2026-03-04T05:06:07Z');

it('text from documents is never markup in it', () => {
  const attack = '"><img src=x onerror=alert(1)><script>alert(2)</script>&amp;';
  const place = { document: attack, page: 1, sheet: attack, cell: attack, line: null, quote: attack };
  const page = reportPage(
    {
      documents: [{ document: attack, classification: attack as DocumentClassification, holds: [attack] }],
      decisions: [attack],
      flagged: [attack],
      not_understood: [{ place, reason: attack }],
      missing: [attack],
    },
    attack,
    at,
  );
  expect(page).not.toMatch(/<img|<script|alert\(1\)>/);
  expect(page.split('&lt;script&gt;').length - 1).toBe(13);
  expect(page).toContain('&amp;amp;');
});

it('says of each part that is empty that it is', () => {
  const page = reportPage(nothing, 'Kwelder-2', at);
  for (const words of [
    'No document was read.',
    'No value is flagged.',
    'Nothing was left that was not understood.',
    'Nothing is missing.',
    'Nothing had to be decided.',
  ]) {
    expect(page).toContain(words);
  }
});

it.each([
  ['Noorderdiep-4', 'Noorderdiep-4 - generation report.html'],
  ['P/11: "deep"\u202Egnp', 'P 11 deep gnp - generation report.html'],
  ['../..', 'Montage - generation report.html'],
  ['x'.repeat(300), `${'x'.repeat(80)} - generation report.html`],
])('the file of %j has a name that every file system takes', (well, name) => {
  expect(reportFileName(well)).toBe(name);
});
