import { isBulleted, withoutBullet } from '../../readers/list-marks';
import type { Table, TableRow, TextLine } from '../../readers/table';
import type { BlockTable } from '../blocks/block-tables';
import { fold } from '../words/fold';
import { withInchMarkLast } from '../words/numbers';
import { columnsOfKind } from '../recognition/table-candidates';
import { VOCABULARY } from '../words/vocabulary';
import { CASING_WORDS } from '../vocabulary/prose';
import { testsNamed } from '../vocabulary/test-names';
import { CASING_TEST, speaksOfTests } from './pressure-tests';
import { NUMBERED_FRACTION, anyOf, plainText, sizeIn, sizeText } from './quantities';

const TESTS = VOCABULARY.find(({ kind }) => kind === 'pressureTests');

/** `13 3/8" casing: 200 bar`, `18 5/8" csg : 500`: a string and what it is tested to. */
const OF_STRING = new RegExp(
  String.raw`^(?<size>${NUMBERED_FRACTION})\s*"\s*(?:${anyOf(CASING_WORDS)})?\s*:\s*(?<rest>\S.*)$`,
  'iu',
);
const PRESSURE =
  /^(?<before>[^\d]*?)(?<value>\d[\d.,]*\s?(?:psi|bar|kpa|mpa)g?)(?![\p{L}\d])(?<behind>[^\d]*)$/iu;
const LINER_LAP = 'Liner lap';

type Place = NonNullable<TableRow['places']>[number];

interface TestOfString {
  size: string;
  heading: string;
  value: string;
}

/** The tests of one string in a text; empty unless each of its parts is the pressure of the string or of its lap. */
function testsIn(text: string): TestOfString[] {
  const { size = '', rest = '' } = OF_STRING.exec(plainText(withInchMarkLast(text)))?.groups ?? {};
  if (size === '' || sizeIn(`${size}"`) === null) return [];
  const tests = rest.split(/\s*;\s*/).map((part) => {
    const { before = '', value, behind = '' } = PRESSURE.exec(part.replace(/\.$/, ''))?.groups ?? {};
    const words = fold(`${before} ${behind}`).trim();
    const [named, ...others] = words === '' ? ['bump'] : testsNamed(words, true);
    if (value === undefined || others.length > 0 || (named !== 'bump' && named !== 'linerLap')) return null;
    return { size: sizeText(size), heading: named === 'bump' ? CASING_TEST : LINER_LAP, value };
  });
  const found = tests.filter((test) => test !== null);
  return found.length === tests.length ? found : [];
}

function tableOfTests(
  tests: readonly TestOfString[],
  at: Omit<Table, 'headings' | 'units' | 'rows' | 'decimalComma'>,
  place: Place,
): BlockTable[] {
  const [first] = tests;
  if (!first) return [];
  return [
    {
      kind: 'pressureTests',
      table: {
        ...at,
        headings: ['Casing size', ...tests.map(({ heading }) => heading)],
        units: ['in', ...tests.map(() => null)],
        rows: [
          {
            row: place.row,
            ...(place.page === undefined ? {} : { page: place.page }),
            cells: [first.size, ...tests.map(({ value }) => value)],
            places: [place, ...tests.map(() => place)],
          },
        ],
        decimalComma: false,
      },
      remarks: [],
      isProse: true,
    },
  ];
}

/** The tests of strings that the cells of a table name with their sizes: `Casing test (psi) | 13 3/8": 3,000`. */
export function testsOfStringsInCells(tables: readonly Table[]): BlockTable[] {
  return tables.flatMap((table) => {
    const bump = TESTS && columnsOfKind(TESTS, table)['bump'];
    const unit = bump?.unit ?? null;
    if (!bump || unit === null) return [];
    return table.rows.flatMap((row) => {
      const cell = (row.cells[bump.column] ?? '').trim();
      const page = row.page === undefined ? {} : { page: row.page };
      const place = { row: row.row, column: bump.column, ...page, ...row.places?.[bump.column], quote: cell };
      const at = {
        ...(table.sheet === undefined ? {} : { sheet: table.sheet }),
        ...page,
        headingRow: table.headingRow,
      };
      return tableOfTests(testsIn(/\d$/.test(cell) ? `${cell} ${unit}` : cell), at, place);
    });
  });
}

/** The tests in the items of a list of strings, below a line about tests that ends with a colon. */
export function testsOfStringsInLists(lines: readonly TextLine[]): BlockTable[] {
  let isOpen = false;
  return lines.flatMap((line) => {
    if (line.cells.length > 1) {
      isOpen = false;
      return [];
    }
    if (!isBulleted(line.text)) {
      // A sentence about other tests may be between two lists.
      isOpen = /:\s*$/.test(line.text) && speaksOfTests(plainText(line.text));
      return [];
    }
    if (!isOpen) return [];
    const page = line.page === undefined ? {} : { page: line.page };
    const at = { ...(line.sheet === undefined ? {} : { sheet: line.sheet }), ...page, headingRow: line.row };
    return tableOfTests(testsIn(withoutBullet(line.text)), at, {
      row: line.row,
      column: 0,
      ...page,
      quote: line.text,
    });
  });
}
