import type { Table } from '../../readers/table';
import { parseHeading } from '../words/headings';
import { VOCABULARY, fieldsNamed } from '../words/vocabulary';

const CEMENT = VOCABULARY.find(({ kind }) => kind === 'cement');

const namesAdditives = (label: string): boolean =>
  CEMENT !== undefined &&
  fieldsNamed(CEMENT, parseHeading(label).key).some(({ field }) => field === 'additives');

/** `Additives: bentonite, retarder`, the only cell of a row; null for any other row. */
function additivesIn(cells: readonly string[]): { additives: string; column: number } | null {
  const [column, ...others] = cells.flatMap((cell, at) => (cell === '' ? [] : [at]));
  if (column === undefined || others.length > 0) return null;
  const [, label = '', additives = ''] = /^([^:]{3,40}):\s*(\S.*)$/s.exec(cells[column] ?? '') ?? [];
  return additives !== '' && namesAdditives(label) ? { additives, column } : null;
}

/** A table of slurries in which a row below each gives its additives, with these in a column of their own. */
export function withAdditivesBelow(table: Table): Table {
  const found = table.rows.map(({ cells }) => additivesIn(cells));
  const isOfRowAbove = found.every((one, at) => one === null || (at > 0 && found[at - 1] === null));
  if (!isOfRowAbove || found.every((one) => one === null) || table.headings.some(namesAdditives))
    return table;
  const width = table.headings.length;
  return {
    ...table,
    headings: [...table.headings, 'Additives'],
    units: [...table.units, null],
    rows: table.rows.flatMap((row, at) => {
      if (found[at]) return [];
      const [below, own] = [table.rows[at + 1], found[at + 1]];
      const placeIn = ({ row: line, page }: typeof row, column: number) => ({
        row: line,
        column,
        ...(page === undefined ? {} : { page }),
      });
      const cells = Array.from({ length: width }, (_, column) => row.cells[column] ?? '');
      return {
        ...row,
        cells: [...cells, own?.additives ?? ''],
        places: [
          ...cells.map((_, column) => row.places?.[column] ?? placeIn(row, column)),
          below && own ? (below.places?.[own.column] ?? placeIn(below, own.column)) : placeIn(row, width),
        ],
      };
    }),
  };
}
