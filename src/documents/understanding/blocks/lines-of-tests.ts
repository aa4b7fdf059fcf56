import type { TextLine } from '../../readers/table';
import { fold } from '../words/fold';
import { parseHeading } from '../words/headings';
import { parseMeasured } from '../words/numbers';
import { CASING_TEST } from '../prose/pressure-tests';
import { convert, leadingUnit } from '../units/units';
import { testsNamed } from '../vocabulary/test-names';
import type { TestField } from '../vocabulary/test-names';
import type { Pair, Place } from './block-pairs';

interface TestEntry {
  kind: 'pressureTests';
  heading: string;
  value: string;
  place: Place & { quote?: string; assumed?: string };
}

/** The headings of tests that every language understands. */
export const HEADING_OF_TEST: Partial<Record<TestField, string>> = {
  annular: 'Annular',
  ram: 'BOP rams',
  bump: CASING_TEST,
  linerLap: 'Liner lap',
};

export function isPressure(text: string): boolean {
  const measured = parseMeasured(text);
  const unit = measured && leadingUnit(measured.rest);
  return unit !== null && convert(1, unit, 'pressure') !== null;
}

/** `2,500` below `Pressure tests (psi)`: the unit is in the title or the notes. */
const BARE_PRESSURE = /^\d{1,2}[.,]?\d{3}$/;

/** Below the title of tests, `Casing: 2500 psi` is the test of the casing, not its size. */
export const entriesOfTest = ({ key, value, place }: Pair): TestEntry[] =>
  isPressure(value) || BARE_PRESSURE.test(value)
    ? testsNamed(fold(key), true).flatMap((field): TestEntry[] => {
        const heading = HEADING_OF_TEST[field];
        const { unit } = parseHeading(key);
        const of = unit === null ? '' : ` (${unit})`;
        return heading === undefined
          ? []
          : [{ kind: 'pressureTests', heading: `${heading}${of}`, value, place }];
      })
    : [];

/** `Trykktest 250 bar`, `Pressure test: 3,000 psi for 15 min`: a test alone in its line, with nothing that is tested. */
const TEST_ALONE =
  /^(?:pressure test(?:ing|ed)?|druck(?:probe|test|pruefung)|abdruecken|druk(?:test|proef)|afpersen|trykktest(?:ing|es)?|(?:essai|epreuve|test) (?:de|en) pression|(?:prueba|test) de presion|teste de pressao|prova (?:di|a) pressione)\s*(?:[:@=-]\s*)?(?:to|at|of|auf|mit|bei|op|tot|til|med|a|de|con)?\s*(?=\d)/u;

/** The pressure of a test alone in its line; null for any other line. */
export function testAlone(text: string): string | null {
  const plain = fold(text.trim());
  const [words] = TEST_ALONE.exec(plain) ?? [];
  if (words === undefined) return null;
  const pressure = text.trim().slice(-(plain.length - words.length));
  const [value] = /^\d[\d.,' ]*\s?\p{L}+/u.exec(pressure) ?? [];
  return value !== undefined && isPressure(value) && !/\d/.test(restOf(pressure, value)) ? value : null;
}

/** What is behind the pressure, without how long it is held. */
const restOf = (text: string, value: string): string =>
  text.slice(value.length).replace(/\d+\s?(?:min|h)\b/giu, '');

/** The test of the string in the block of a section whose line names only a pressure. */
export function entryOfTestAlone({ text, row, page, columns }: TextLine): TestEntry | null {
  const value = testAlone(text);
  return value === null
    ? null
    : {
        kind: 'pressureTests',
        heading: CASING_TEST,
        value,
        place: {
          row,
          column: columns?.[0] ?? 0,
          ...(page === undefined ? {} : { page }),
          quote: text,
          assumed: 'nothing says what is tested: read as the test of the casing',
        },
      };
}

/** `Annular | 150 bar | Liner lap | n/a`: several tests, each with its own cell behind it. */
const isFormOfTests = (cells: readonly string[]): boolean =>
  cells.length > 3 &&
  cells.length % 2 === 0 &&
  cells.every((cell, at) => at % 2 === 1 || testsNamed(fold(cell), true).length > 0);

/** `BOP | Annular | 150 bar`, `Rams | 20 bar | 345 bar` below the title of tests: what is tested, and its pressure. */
export function entriesOfTestRow({ cells, columns, row, page }: TextLine): TestEntry[] {
  const at = cells.findLastIndex(isPressure);
  const others = cells.filter((_, column) => column !== at);
  const low = others.filter(isPressure);
  const pressureOf = (text: string) => parseMeasured(text)?.value ?? 0;
  const value = cells[at] ?? '';
  const isLow = low.every((cell) => pressureOf(cell) * 2 < pressureOf(value));
  if (isFormOfTests(cells) || cells.length < 3 || at < 1 || low.length > 1 || !isLow) return [];
  const words = others.filter((cell) => !isPressure(cell)).join(' ');
  const place = {
    row,
    column: columns?.[at] ?? at,
    ...(page === undefined ? {} : { page }),
    quote: value,
  };
  return entriesOfTest({ key: words, value, place });
}

/** `Pressure tests | Annular: 150 bar | Rams: n/a`: each cell behind the label is what is tested, with its pressure. */
export function entriesOfTestCells({ cells, columns, row, page }: TextLine): TestEntry[] {
  const pairs = cells
    .slice(1)
    .map((cell) => /^(?<key>[^:]{3,50}?)\s*:\s*(?<value>\S.*)$/u.exec(cell)?.groups);
  if (pairs.length < FEWEST_CELLS || pairs.includes(undefined)) return [];
  return pairs.flatMap((pair, at) => {
    const { key = '', value = '' } = pair ?? {};
    const column = columns?.[at + 1] ?? at + 1;
    return entriesOfTest({ key, value, place: { row, column, ...(page === undefined ? {} : { page }) } });
  });
}
const FEWEST_CELLS = 2;
