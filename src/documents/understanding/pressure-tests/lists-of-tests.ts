import type { DocumentContent, TextLine } from '../../readers/table';
import { withCells } from '../blocks/block-pairs';
import type { BlockTable } from '../blocks/block-tables';
import { HEADING_OF_TEST } from '../blocks/lines-of-tests';
import type { Outline } from '../outline/outline';
import { clausesOf } from '../prose/clauses';
import { SIZE, plainText, sizeIn, sizeText } from '../prose/quantities';
import { namesOtherWells } from '../vocabulary/offset-wells';
import { declaredPressureUnit } from '../units/declared-units';
import { OF_ELSE, saysBump, saysTests, testsNamed } from '../vocabulary/test-names';
import type { TestField } from '../vocabulary/test-names';
import { fold } from '../words/fold';
import { withInchMarkLast } from '../words/numbers';
import { pressureIn, pressureUnit, unitOfTitle } from './pressures-in-cells';

/** The hole or the string that a test is of. */
interface Of {
  heading: 'Hole size' | 'Casing size';
  size: string;
}

interface ListedTest {
  field: TestField;
  /** What its label says that it is of. */
  of: Of | null;
  /** Its label, folded. */
  words: string;
  value: string;
  line: TextLine;
  /** Which cell of the line has its pressure. */
  at: number;
}

const isOfString = (field: TestField): boolean => field === 'bump' || field === 'linerLap';
const LINER = /\bliner/;

/** The hole or string in the words of a test: `13 3/8" on bump`, `Annular, 12 1/4" hole`; null if they name none, or two. */
function ofLabel(label: string, field: TestField): Of | null {
  const sizes = [...label.matchAll(new RegExp(SIZE, 'giu'))].map(([size]) => size);
  const [size = ''] = sizes;
  if (sizes.length !== 1 || sizeIn(size) === null) return null;
  const [clause] = clausesOf(label);
  if (isOfString(field))
    return clause?.is === 'hole' ? null : { heading: 'Casing size', size: sizeText(size) };
  return clause?.is === 'hole' ? { heading: 'Hole size', size: sizeText(size) } : null;
}

/** The tests of a row whose cell at an index is a pressure, with its label before it; null for any other row. */
function testsOfRow(line: TextLine, at: number, unit: string | null): ListedTest[] | null {
  const value = pressureIn(line.cells[at] ?? '', unit);
  const label = plainText(withInchMarkLast(line.cells.slice(0, at).join(' ')));
  const words = fold(label);
  if (value === null || namesOtherWells(label) || OF_ELSE.test(words)) return null;
  return testsNamed(words, true).map((field) => ({
    field,
    of: ofLabel(label, field),
    words,
    value,
    line,
    at,
  }));
}

/** Rows of cells that follow each other. */
function runsOf(lines: readonly TextLine[]): TextLine[][] {
  const runs: TextLine[][] = [];
  let last: TextLine | null = null;
  for (const line of lines.map(withCells)) {
    if (line.cells.length < 2) {
      last = null;
      continue;
    }
    const isNext =
      last?.sheet === line.sheet &&
      last?.page === line.page &&
      line.row <= (last?.until ?? last?.row ?? 0) + 1;
    if (last && isNext) runs.at(-1)?.push(line);
    else runs.push([line]);
    last = line;
  }
  return runs;
}

const unitOfHeading = (cell: string): string | null => pressureUnit(cell) ?? unitOfTitle(` ${cell}`);

/** The index of the cell of a row that is in a column; the last one if the columns are not known. */
const cellIn = ({ cells, columns }: TextLine, column: number | undefined): number =>
  column === undefined || columns === undefined ? cells.length - 1 : columns.indexOf(column);

/**
 * The tests of a list with its unit over the pressures: `Tests | psi`, `Element | Low / High [bar]`, maybe with a column behind them
 * for how long each is held.
 */
function testsOfRun([title, ...rows]: readonly TextLine[]): ListedTest[] {
  const pressures = title?.columns ? title.cells.findLastIndex((cell) => unitOfHeading(cell) !== null) : -1;
  const unit = unitOfHeading(title?.cells.at(pressures) ?? '');
  const column = title?.columns?.at(pressures);
  const found: ListedTest[] = [];
  const titles = fold(title?.cells.join(' ') ?? '');
  if (unit === null || OF_ELSE.test(titles)) return found;
  for (const line of rows) {
    const at = cellIn(line, column);
    const tests = at > 0 ? testsOfRow(line, at, unit) : null;
    if (tests === null) break;
    found.push(...tests);
  }
  // Strings with pressures may be anything: the titles or the rows say that they are of tests.
  const isOfTests =
    saysTests(titles) ||
    found.some(({ field, words }) => !isOfString(field) || saysTests(words) || saysBump(words));
  return isOfTests ? found : [];
}

/**
 * The tests of rows whose unit the document declares for all of its pressures. One of the rows says that they are of tests:
 * `BOP test | Annular | 20/160` above `Rams | 20/240`.
 */
function testsOfUnit(rows: readonly TextLine[], unit: string): ListedTest[] {
  const found = rows.flatMap((line) => testsOfRow(line, line.cells.length - 1, unit) ?? []);
  return found.some(({ words }) => saysTests(words) || saysBump(words))
    ? found.filter(({ field, words }) => !isOfString(field) || saysTests(words) || saysBump(words))
    : [];
}

/**
 * Lists of tests in rows, each with what is tested and its pressure. A string may be named with its test; a test that names
 * nothing is of the hole of its chapter, and a liner top of the last liner above it.
 */
export function listsOfTests(content: DocumentContent, outline: Outline): BlockTable[] {
  const unit = declaredPressureUnit(content);
  return runsOf(content.lines).flatMap((run) => {
    const listed = testsOfRun(run);
    const isList = new Set(listed.map(({ line }) => line)).size >= FEWEST;
    const tests = isList ? listed : unit === null ? [] : testsOfUnit(run, unit);
    const placed = tests.flatMap((test, at) => {
      const hole = outline.at(test.line).hole;
      const liner =
        test.field === 'linerLap'
          ? tests.slice(0, at).findLast(({ of, words }) => LINER.test(words) && of !== null)
          : undefined;
      const of: Of | null = test.of ?? liner?.of ?? (hole ? { heading: 'Hole size', size: hole.size } : null);
      return of === null ? [] : [{ ...test, of }];
    });
    return [...Map.groupBy(placed, ({ of }) => `${of.heading} ${of.size}`).values()].flatMap((own) =>
      tableOf(own),
    );
  });
}

const FEWEST = 2;

/** The tests of one hole or string. Two pressures of one thing are none. */
function tableOf(own: readonly (ListedTest & { of: Of })[]): BlockTable[] {
  const single = own.filter(
    (test, at) =>
      HEADING_OF_TEST[test.field] !== undefined &&
      own.every(({ field, value }) => field !== test.field || value === test.value) &&
      own.findIndex(({ field }) => field === test.field) === at,
  );
  const [first] = single;
  if (!first) return [];
  const page = first.line.page === undefined ? {} : { page: first.line.page };
  const placeOf = ({ line }: ListedTest, cell: number) => ({
    row: line.row,
    column: line.columns?.at(cell) ?? 0,
    ...page,
  });
  return [
    {
      kind: 'pressureTests',
      table: {
        ...(first.line.sheet === undefined ? {} : { sheet: first.line.sheet }),
        ...page,
        headingRow: first.line.row,
        headings: [first.of.heading, ...single.map(({ field }) => HEADING_OF_TEST[field] ?? '')],
        units: ['in', ...single.map(() => null)],
        rows: [
          {
            ...page,
            row: first.line.row,
            cells: [first.of.size, ...single.map(({ value }) => value)],
            places: [placeOf(first, 0), ...single.map((test) => placeOf(test, test.at))],
          },
        ],
        decimalComma: false,
      },
      remarks: [],
      isProse: true,
    },
  ];
}
