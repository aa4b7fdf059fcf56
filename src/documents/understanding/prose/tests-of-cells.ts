import type { Table } from '../../readers/table';
import type { BlockTable } from '../blocks/block-tables';
import { subtitleOf } from '../blocks/block-titles';
import { parseMeasured, withInchMarkLast } from '../words/numbers';
import { columnsOfKind } from '../recognition/table-candidates';
import { VOCABULARY } from '../words/vocabulary';
import { testsIn } from './pressure-tests';
import { plainText } from './quantities';

const TESTS = VOCABULARY.find(({ kind }) => kind === 'pressureTests');

/** `BOP / pressure test`, `Pressure tests`. */
const isOfTests = (heading: string): boolean =>
  subtitleOf(heading.replace(/^bop\s*\/\s*/i, '')) === 'pressureTests';

/** The tests that cells of a table name with their pressures: `Pressure tests | BOP: rams 140 bar, annular 100 bar`. */
export function testsOfCells(tables: readonly Table[]): BlockTable[] {
  return tables.flatMap((table): BlockTable[] => {
    const columns = table.headings.flatMap((heading, column) => (isOfTests(heading) ? [column] : []));
    const hole = TESTS && columns.length > 0 ? columnsOfKind(TESTS, table)['hole']?.column : undefined;
    if (hole === undefined || columns.includes(hole)) return [];
    return table.rows.flatMap((row): BlockTable[] => {
      const size = withInchMarkLast(row.cells[hole] ?? '');
      const own = { row: row.row, column: hole, ...(row.page === undefined ? {} : { page: row.page }) };
      const tests = columns.flatMap((column) => {
        const text = row.cells[column] ?? '';
        const place = { ...(row.places?.[column] ?? { ...own, column }), quote: text };
        // The heading says that these pressures are of tests, and `Bump:` that the next one is of the string.
        const said = plainText(text).replace(/(?<!\p{L})bump(?=\s*:)/giu, 'casing on bump');
        return testsIn(`Tested: ${said}`).flatMap(({ heading, value, casing }) =>
          casing ? [] : [{ heading, value, place }],
        );
      });
      if (tests.length === 0 || parseMeasured(size) === null) return [];
      const found: Table = {
        ...(table.sheet === undefined ? {} : { sheet: table.sheet }),
        ...(table.page === undefined ? {} : { page: table.page }),
        headingRow: table.headingRow,
        headings: ['Hole size', ...tests.map(({ heading }) => heading)],
        units: ['in', ...tests.map(() => null)],
        rows: [
          {
            ...row,
            cells: [size, ...tests.map(({ value }) => value)],
            places: [row.places?.[hole] ?? own, ...tests.map(({ place }) => place)],
          },
        ],
        decimalComma: false,
      };
      return [{ kind: 'pressureTests', table: found, remarks: [], isProse: true }];
    });
  });
}
