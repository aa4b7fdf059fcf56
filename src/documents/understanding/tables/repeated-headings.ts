import type { Table } from '../../readers/table';
import { fold } from '../words/fold';

const FEWEST_HEADINGS = 2;

/** The number of columns after which the headings of a table begin again; null if they do not. */
function periodOf(headings: readonly string[]): number | null {
  const names = headings.map((heading) => fold(heading).trim());
  for (let period = FEWEST_HEADINGS; period * 2 <= names.length; period += 1) {
    const repeats =
      names.length % period === 0 &&
      names.every((name, column) => name === names[column % period]) &&
      names.slice(0, period).every((name) => name !== '') &&
      new Set(names.slice(0, period)).size === period;
    if (repeats) return period;
  }
  return null;
}

/** The columns from `from` on, each in its place; the others are blank. */
const within = <T>(cells: readonly T[], from: number, to: number, blank: T): T[] =>
  cells.map((cell, column) => (column >= from && column < to ? cell : blank));

function parts(table: Table): Table[] {
  const period = periodOf(table.headings);
  if (period === null) return [table];
  return Array.from({ length: table.headings.length / period }, (_, at) => {
    const [from, to] = [at * period, (at + 1) * period];
    return {
      ...table,
      headings: within(table.headings, from, to, ''),
      units: within(table.units, from, to, null),
      rows: table.rows
        .map((row) => ({ ...row, cells: within(row.cells, from, to, '') }))
        .filter(({ cells }) => cells.some((cell) => cell !== '')),
    };
  });
}

/**
 * A long list is often broken over the width of a page: `Formation | TVD | Formation | TVD`. Each part becomes a table, whose
 * cells keep their places.
 */
export const withRepeatedHeadingsApart = (tables: readonly Table[]): Table[] => tables.flatMap(parts);
