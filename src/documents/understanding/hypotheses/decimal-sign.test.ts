import { describe, expect, it } from 'vitest';
import type { Table } from '../../readers/table';
import { decimalCommaOf } from './decimal-sign';

const tableOf = (headings: string[], ...rows: string[][]): Table => ({
  headingRow: 1,
  headings,
  units: headings.map(() => null),
  rows: rows.map((cells, at) => ({ row: at + 2, cells })),
  decimalComma: false,
});

const SECTIONS = tableOf(['Section', 'End (m)'], ['26"', '420'], ['17 1/2"', '1.610'], ['12 1/4"', '2.880']);

describe('the decimal sign of a document', () => {
  it('does not take the numbers of revisions for decimals', () => {
    const revisions = tableOf(['Rev.', 'Date'], ['1.0', '2026'], ['1.1', '2026'], ['2.0', '2027']);
    const muds = tableOf(['Density (kPa/m)', 'YP'], ['11,2', '8'], ['12,4', '9']);
    expect(decimalCommaOf([revisions, muds, SECTIONS])).toBe(true);
  });

  it('is the comma if depths are in order only as thousands, in spite of a few points', () => {
    const muds = tableOf(['Density (kPa/m)', 'Coordinates'], ['11,2', '52.14'], ['12,4', '-'], ['13,1', '-']);
    expect(decimalCommaOf([muds, SECTIONS])).toBe(true);
    expect(decimalCommaOf([muds])).toBeNull();
  });
});
