import { describe, expect, it } from 'vitest';
import type { Findings } from '@/domain/checks/check-montage';
import type { Finding } from '@/domain/checks/finding';
import { checksTitle, matches, unbroken } from './panel-text';

const counted = (error: number, warning: number, missing: number, fine: number): Findings => ({
  list: [],
  byCell: new Map(),
  counts: { error, warning, missing, fine },
});

describe('the title of the panel', () => {
  it.each([
    [counted(1, 2, 3, 40), 'Checks · 1 error · 2 warnings · 3 missing'],
    [counted(0, 1, 0, 40), 'Checks · 1 warning'],
    [counted(1200, 0, 0, 40), 'Checks · 1,200 errors'],
    [counted(0, 0, 0, 40), 'Checks · all fine'],
    [counted(0, 0, 0, 0), 'Checks'],
    [null, 'Checks'],
  ])('counts the findings of each kind', (findings, title) => {
    expect(checksTitle(findings)).toBe(title);
  });
});

describe('the filter', () => {
  const finding: Finding = {
    rule: 'casing-next-hole',
    result: 'error',
    cell: { at: { of: 'casing', section: 's2' }, field: 'casing_drift' },
    text: '9 5/8″ drift 8.525 in is smaller than the next 8 3/4″ hole',
    cites: 'API 5CT',
  };

  it.each(['', '  ', 'DRIFT', '9 5/8" hole', 'api', 'next-hole'])('matches %j', (filter) => {
    expect(matches(finding, filter)).toBe(true);
  });

  it.each(['cement', 'drift cement'])('does not match %j', (filter) => {
    expect(matches(finding, filter)).toBe(false);
  });
});

describe('a sentence on the screen', () => {
  it('keeps sizes on one line', () => {
    expect(unbroken('9 5/8″ drift 8.525 in, the next 8 3/4″ hole of 12″')).toBe(
      '9\u00a05/8″ drift 8.525 in, the next 8\u00a03/4″ hole of 12″',
    );
  });
});
