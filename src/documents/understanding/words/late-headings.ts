import type { Table } from '../../readers/table';
import { looksNumeric } from '../../readers/table';
import { parseHeading } from './headings';
import { parseUnit } from '../units/units';

/** Words below a heading that say which of its values a column has. */
const PART =
  /^(?:min|max|mini|maxi|minimum|maximum|low|high|api|hp ?ht|hthp|md|tvd|tvdss|rkb|msl|ss|nap|nn|from|to|von|bis|van|tot|fra|til|size|type|top|base|shoe)\.?$/i;
const FEWEST = 2;

const filledOf = (cells: readonly string[]): string[] => cells.filter((cell) => cell.trim() !== '');

const isUnits = (cells: readonly string[]): boolean => {
  const texts = filledOf(cells);
  return texts.length >= FEWEST && texts.every((text) => !looksNumeric(text) && parseUnit(text) !== null);
};

/** Whether a row continues the headings above a row of units. */
const isParts = (cells: readonly string[]): boolean => {
  const texts = filledOf(cells);
  return texts.length > 0 && texts.every((text) => PART.test(text.trim()));
};

/**
 * A table whose first row of data is its row of units, or the rest of its headings with the units below: the rows are moved
 * into its headings and units. Otherwise a unit would be read as a value.
 */
export function withLateHeadings(table: Table): Table {
  if (table.units.some((unit) => unit !== null)) return table;
  const [first, second] = table.rows.map(({ cells }) => cells);
  const parts = first && second && isParts(first) && isUnits(second) ? first : null;
  const units = parts ? second : first && isUnits(first) ? first : null;
  if (!units) return table;
  return {
    ...table,
    headings: parts
      ? table.headings.map((heading, column) => `${heading} ${parts[column] ?? ''}`.trim())
      : table.headings,
    units: table.headings.map((_, column) => (units[column] ?? '').trim() || null),
    rows: table.rows.slice(parts ? 2 : 1),
  };
}

/** The quantities of depths, as `parseHeading` names them. */
const DEPTH = /^(?:md|ahd|tvd|tvdss|md msl|ahd msl)$/;

/**
 * A table of names and depths in which only the depths have headings: those of a text are read from the left, one column too
 * far. They are over the depths, and the names have none.
 */
export function withHeadingsOverDepths(table: Table): Table {
  const { headings, rows } = table;
  const last = headings.findLastIndex((heading) => heading !== '');
  const width = last + 1;
  const named = headings.slice(0, width);
  const ofPicks = rows.filter(({ cells: [name = '', ...depths] }) => {
    const own = depths.filter((depth) => depth !== '');
    return /\p{L}/u.test(name) && own.length === width && own.every(looksNumeric);
  });
  const isShifted =
    width >= FEWEST &&
    ofPicks.length > FEWEST &&
    ofPicks.length * 2 > rows.length &&
    named.every((heading) => DEPTH.test(parseHeading(heading).name));
  if (!isShifted) return table;
  return { ...table, headings: ['', ...named], units: [null, ...table.units.slice(0, width)] };
}
