import type { Table } from '../../readers/table';
import { parseMeasured, parseRange } from '../words/numbers';

/** Statistics of the cells of a column, from a sample of its rows. */
export interface ColumnContent {
  /** The number of cells that are not blank. */
  filled: number;
  /** The share of them that are numbers, with or without a unit. */
  numeric: number;
  /** The numbers in row order, as written. */
  values: readonly number[];
  least: number;
  most: number;
  /** The share of steps from row to row that go up; 0 without steps. */
  rising: number;
  /** The share of steps that go down. */
  falling: number;
  whole: boolean;
  /** Whether every cell is a number of inches, with their mark. */
  inches: boolean;
  /** The cells that are not numbers. */
  words: readonly string[];
  /** Distinct texts divided by all texts. */
  different: number;
}

/** The size of the sample: the thousands of rows of a survey are all alike. */
const SAMPLE = 60;
const NOTHING_SAID = /^(?:[-\u2013\u2014?.]+|n\/?a|nan|nil|none|tb[ad]|nvt|null)$/i;

/** `23"`, `12 1/4"`, `8,5 in`. */
const INCHES =
  /^\d{1,2}(?:[.,]\d{1,3})?(?:[ -]\d{1,2}\/\d{1,2})?\s*(?:"|''|\u2033|\u201d|in(?:ch(?:es)?)?\.?)$/i;

function sampleOf(table: Table): Table['rows'] {
  const { rows } = table;
  if (rows.length <= SAMPLE) return rows;
  const step = rows.length / SAMPLE;
  return Array.from({ length: SAMPLE }, (_, at) => rows[Math.floor(at * step)]).filter(
    (row) => row !== undefined,
  );
}

/** `20" conductor driven to 40 m, then 13 3/8" in a 17 1/2" hole` starts with a figure and is a sentence. */
const LONGEST_FIGURE = 60;
/** `13Cr80`, `22 Cr 125`: a grade of steel begins with its share of chrome. */
const CHROME_STEEL = /^\d{1,2}[ -]?Cr(?![a-z])/i;
/** `1st Bone Spring Sand`, `2nd Stage`: a name. */
const ORDINAL_NAME = /^\d{1,2}(?:st|nd|rd|th)\s\p{L}/iu;
/** `1) GR-SP`, `2. BHC`: an item of a list in the cell. */
const LIST_ITEM = /^\d{1,2}(?:\)|\.(?=\s))\s*\p{L}/u;

function numberIn(cell: string, decimalComma: boolean): number | null {
  if (cell.length > LONGEST_FIGURE) return null;
  if ([CHROME_STEEL, ORDINAL_NAME, LIST_ITEM].some((words) => words.test(cell))) return null;
  const measured = parseMeasured(cell, decimalComma);
  if (measured) return measured.value;
  const range = parseRange(cell, decimalComma);
  return range === null ? null : (range.exact ?? range.lower ?? range.upper);
}

const contents = new WeakMap<Table, ColumnContent[]>();

/** The statistics of each column of a table. */
export function contentOf(table: Table): readonly ColumnContent[] {
  const known = contents.get(table);
  if (known) return known;
  const rows = sampleOf(table);
  const found = table.headings.map((_, column): ColumnContent => {
    const cells = rows
      .map((row) => (row.cells[column] ?? '').trim())
      .filter((cell) => cell !== '' && !NOTHING_SAID.test(cell));
    const read = cells.map((cell) => ({ cell, value: numberIn(cell, table.decimalComma) }));
    const values = read.flatMap(({ value }) => value ?? []);
    const steps = values.slice(1).map((value, at) => value - (values[at] ?? value));
    const share = (count: number) => (steps.length === 0 ? 0 : count / steps.length);
    return {
      filled: cells.length,
      numeric: cells.length === 0 ? 0 : values.length / cells.length,
      values,
      least: Math.min(...values),
      most: Math.max(...values),
      rising: share(steps.filter((step) => step > 0).length),
      falling: share(steps.filter((step) => step < 0).length),
      whole: values.every(Number.isInteger),
      inches: cells.length > 0 && cells.every((cell) => INCHES.test(cell)),
      words: read.flatMap(({ cell, value }) => (value === null ? [cell] : [])),
      different: cells.length === 0 ? 0 : new Set(cells).size / cells.length,
    };
  });
  contents.set(table, found);
  return found;
}
