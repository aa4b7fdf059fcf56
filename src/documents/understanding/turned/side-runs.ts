import { isHoleSize } from '@/domain/casing-sizes';
import type { TableRow, TextLine } from '../../readers/table';
import { sectionTitle, slurryTitle, stringTitle } from '../blocks/block-titles';
import { numberOf } from '../outline/title-of-line';
import { ONLY } from '../tables/turned-subtitles';
import { mudKey } from '../blocks/mud-keys';
import { pressureUnit } from '../pressure-tests/pressures-in-cells';
import { saysTests } from '../vocabulary/test-names';
import { fold } from '../words/fold';
import { parseHeading } from '../words/headings';
import { parseMeasured } from '../words/numbers';
import { fieldsNamed } from '../words/vocabulary';
import { convert, parseUnit } from '../units/units';
import { labelOf, withLabel } from '../tables/side-rows';
import type { SideRow } from '../tables/side-rows';
import { isTitleOfProperties } from './groups-of-labels';
import {
  MUD,
  OF_HOLE,
  OF_PIPE,
  TURNED_KINDS,
  columnTitle,
  fieldsOfRow,
  isOfCement,
  isTitleRow,
  namesLeadAndTail,
  namesPairOf,
  namesSize,
  numbersSections,
} from './column-titles';

/** Fewer properties are not a table. */
export const FEWEST_ROWS = 3;

export function sideRowOfTable({ row, page, until, cells }: TableRow, left: number): SideRow {
  return {
    row,
    ...(page === undefined ? {} : { page }),
    ...(until === undefined ? {} : { until }),
    cells: withLabel(
      new Map(cells.flatMap((cell, column) => (cell === '' ? [] : [[column, cell] as const]))),
      left,
    ),
  };
}

/** The parts of a line between gaps of more than one space, by their starts. */
export function gapsOf({ row, page, text }: TextLine): SideRow {
  return {
    row,
    ...(page === undefined ? {} : { page }),
    cells: new Map([...text.matchAll(/\S+(?:\s\S+)*/g)].map((match) => [match.index, match[0]])),
  };
}

/** Bare sizes of holes in a row, `26 | 17 1/2 | 12 1/4`. */
export const areHoleSizes = (cells: readonly string[]): boolean =>
  cells.length > 1 &&
  cells.every((cell) => {
    const { value, rest } = parseMeasured(cell) ?? { value: 0, rest: '' };
    return rest === '' && isHoleSize(value);
  });

/** Rows this close may be of one table, and as many of them show where its columns start. */
const NEAR_ROWS = 6;
const FEWEST_STARTS = 3;

/**
 * The rows of a text with a cell that fills its column, `Fresh water spud Cut brine`, in two: the second begins where those of the
 * rows around it do.
 */
export function withFullCells(rows: readonly SideRow[]): SideRow[] {
  return rows.map((row) => {
    const near = rows.filter(
      (other) => other !== row && other.page === row.page && Math.abs(other.row - row.row) <= NEAR_ROWS,
    );
    const [label] = row.cells.keys();
    const isStart = (at: number) => near.filter(({ cells }) => cells.has(at)).length >= FEWEST_STARTS;
    const cells = [...row.cells].flatMap(([start, cell]) => {
      const gap = [...cell.matchAll(/\s(?=\S)/g)].find(({ index }) => isStart(start + index + 1));
      return start === label || gap === undefined || !isStart(start)
        ? [[start, cell] as const]
        : [
            [start, cell.slice(0, gap.index)] as const,
            [start + gap.index + 1, cell.slice(gap.index + 1)] as const,
          ];
    });
    return cells.length === row.cells.size ? row : { ...row, cells: new Map(cells) };
  });
}

/**
 * The rows of a text in which the titles of the columns have nothing above the labels: `Lead   Tail` over `Density   1.56   1.92`.
 * A line of a text has lost its indent, so each title gets the place of the value below it.
 */
export function withBlankLabels(rows: readonly SideRow[]): SideRow[] {
  return rows.map((row, at) => {
    const [next, titles] = [rows[at + 1], [...row.cells.values()]];
    const isAbove =
      next?.page === row.page && next?.row === row.row + 1 && next.cells.size === titles.length + 1;
    const areTitles =
      titles.every((title) => columnTitle(title) !== null) ||
      (namesLeadAndTail(titles) &&
        titles.every((title) => columnTitle(title) !== null || isOfCement(title))) ||
      // The names of sections, whatever they are, above the sizes of their holes.
      (next !== undefined &&
        (isTitleRow(next) || areHoleSizes([...next.cells.values()].slice(1))) &&
        titles.every((title) => /^\p{L}[^\d:]*$/u.test(title)));
    if (!isAbove || titles.length < 2 || !areTitles) return row;
    return {
      ...row,
      cells: new Map([...next.cells.keys()].map((column, part) => [column, titles[part - 1] ?? ''])),
    };
  });
}

/** `7" liner | Single slurry`, `13 3/8" casing | Lead | Tail`: the first row about the cement of another string. */
function opensJob(row: SideRow): boolean {
  const [label = '', ...slurries] = row.cells.values();
  const isSlurry = (cell: string) => ONLY.test(cell.trim()) || slurryTitle(cell) !== null;
  return slurries.length > 0 && slurries.every(isSlurry) && stringTitle(label) !== null;
}

/** `Pressure test | bar | Remarks` below the slurries of a job: the title of a list with the unit over its pressures. */
function opensTests(row: SideRow): boolean {
  const [label = '', ...titles] = row.cells.values();
  return saysTests(fold(label)) && titles.some((cell) => pressureUnit(cell) !== null);
}

/** The last row of a run up to the title of its next properties below it; null if the run ends. */
const withTitleBelow = (
  last: SideRow | null,
  title: SideRow,
  next: SideRow | undefined,
  run: readonly SideRow[],
): SideRow | null =>
  last !== null &&
  last.page === title.page &&
  title.row <= (last.until ?? last.row) + 1 &&
  isTitleOfProperties(title, next, run)
    ? { ...last, until: title.until ?? title.row }
    : null;

/** Groups of consecutive rows with something after their label. */
export function runsOf(rows: readonly SideRow[]): SideRow[][] {
  // A row of a sheet may be hidden and a line of a text blank. A row of sizes below a gap starts another table.
  const reach = (row: SideRow) => (row.page === undefined && !isTitleRow(row) ? 2 : 1);
  const runs: SideRow[][] = [];
  let last: SideRow | null = null;
  for (const [at, row] of rows.entries()) {
    if (row.cells.size < 2) {
      last = withTitleBelow(last, row, rows[at + 1], runs.at(-1) ?? []);
      continue;
    }
    const continues =
      last &&
      last.page === row.page &&
      row.row <= (last.until ?? last.row) + reach(row) &&
      !opensJob(row) &&
      !opensTests(row);
    if (continues) runs.at(-1)?.push(row);
    else runs.push([row]);
    last = row;
  }
  return runs.filter((run) => run.length >= FEWEST_ROWS);
}

/** Headings that every kind has for the size of a hole, of a string, and the name of a slurry. */
export const SECTION_HEADING = 'Hole section';

export const STRING_HEADING = 'Casing';

export const SLURRY_HEADING = 'Slurry';

const UNIT_HEADING = /^(?:units?|einheit|eenheid|enhet|unit[e\u00e9]s?|unidad(?:es)?)$/i;

const UNITS_IN_ALL = 0.6;

/** `Property | Unit | 17 1/2" | 12 1/4"`: the column of units, in which no section has a value; null if there is none. */
function unitColumn(run: readonly SideRow[]): number | null {
  const titled = run.flatMap(({ cells }) =>
    [...cells].flatMap(([at, cell]) => (UNIT_HEADING.test(cell) ? [at] : [])),
  );
  const [, second] = run.reduce(
    (longest, row) => (row.cells.size > longest.length ? [...row.cells.keys()] : longest),
    [] as number[],
  );
  const at = titled[0] ?? second;
  // `n/a` may be read as a unit, but the column of a section has none.
  if (at === undefined || run.some(({ cells }) => namesSize(cells.get(at) ?? ''))) return null;
  const own = run.flatMap(({ cells }) => cells.get(at) ?? []);
  const units = own.filter((cell) => UNIT_HEADING.test(cell) || parseUnit(cell) !== null);
  const isTitled = titled.length > 0 && own.some((cell) => parseUnit(cell) !== null);
  return isTitled || (own.length >= FEWEST_ROWS && units.length >= own.length * UNITS_IN_ALL) ? at : null;
}

/** `Test (kPa)`, `Test (high pressure, kPa)`, `Test, kPa`: the unit of all rows. */
const UNIT_OF_CORNER = /\((?:[^)]*,\s*)?([^),]+)\)\s*$|,\s*([^\s,]+)\s*$/;

/** `psi` alone over the labels: the unit of tests, and never that of the sizes in its row. */
const isPressureUnit = (text: string): boolean => {
  const unit = parseUnit(text)?.name;
  return unit !== undefined && convert(1, unit, 'pressure') !== null;
};

/** Adds the unit of each row to its label, as in a heading. */
export function withUnitsInLabels(run: readonly SideRow[], exact: boolean): readonly SideRow[] {
  const at = exact ? unitColumn(run) : null;
  const title = fromTitleRow(run)[0];
  const label = title && isTitleRow(title) ? labelOf(title).trim() : '';
  const corner = isPressureUnit(label) ? label : UNIT_OF_CORNER.exec(label)?.slice(1).find(Boolean);
  const shared = corner !== undefined && parseUnit(corner) !== null ? corner : undefined;
  if (at === null && shared === undefined) return run;
  return run.map((row) => {
    const unit = (at === null ? undefined : row.cells.get(at)) ?? (row === title ? undefined : shared);
    const cells = new Map([...row.cells].filter(([column]) => column !== at));
    const [first] = cells.keys();
    const isUnit = unit !== undefined && parseUnit(unit) !== null && !UNIT_HEADING.test(unit);
    const bracket = /\(([^)]+)\)\s*$/.exec(labelOf(row))?.[1];
    const hasUnit = bracket !== undefined && parseUnit(bracket) !== null;
    if (isUnit && first !== undefined && !hasUnit) cells.set(first, `${labelOf(row)} (${unit})`);
    return { ...row, cells };
  });
}

/** Rows above the sizes: the name of the well, or `Property | Unit | Interval`. */
const MOST_ABOVE = 3;

/** The rows from the one with the sizes on, if it is near the first. */
export function fromTitleRow(run: readonly SideRow[]): readonly SideRow[] {
  const titles = run.slice(0, MOST_ABOVE + 1);
  const named = titles.findIndex((row) => isTitleRow(row) && !numbersSections(row));
  // Sizes say more of the sections than their depths do, and a row of as many cells above these may have the sizes.
  const numbered = titles.findIndex(
    (row, place) =>
      numbersSections(row) && titles.slice(0, place).every(({ cells }) => cells.size < row.cells.size),
  );
  const at = named === -1 ? numbered : named;
  return at > 0 && run.length - at >= FEWEST_ROWS ? run.slice(at) : run;
}

/** The rows without a list next to them, which a blank column parts from the sections: what the mud is made of. */
export function withoutNeighbours(run: readonly SideRow[]): readonly SideRow[] {
  const sizesOf = ({ cells }: SideRow) =>
    [...cells].filter(([, cell]) => namesSize(cell)).map(([column]) => column);
  const sizes =
    run
      .slice(0, MOST_ABOVE + 1)
      .map(sizesOf)
      .find(({ length }) => length > 1) ?? [];
  const last = sizes.at(-1) ?? -1;
  const isApart = last > 0 && !run.some(({ cells }) => cells.has(last + 1));
  if (!isApart || !run.some(({ cells }) => [...cells.keys()].some((column) => column > last))) return run;
  return run.map((row) => ({
    ...row,
    cells: new Map([...row.cells].filter(([column]) => column <= last)),
  }));
}

/** One excess for both slurries, in a column of its own behind them. */
const isExcessOfJob = (title: string): boolean =>
  TURNED_KINDS.some((kind) =>
    fieldsNamed(kind, parseHeading(title).key).some(({ field }) => field === 'excess'),
  );

const isOfRemarks = (title: string): boolean =>
  TURNED_KINDS.some((kind) =>
    fieldsNamed(kind, parseHeading(title).key).some(({ field }) => field === 'notes'),
  );

/**
 * The rows without the columns of remarks behind those of the sections or the slurries: `Property | 16" | 12 1/4" | Comment`,
 * `Property | Lead | Tail | Comment`.
 */
export function withoutRemarks(run: readonly SideRow[]): readonly SideRow[] {
  for (const { cells } of run.slice(0, MOST_ABOVE + 1)) {
    const titles = [...cells].filter(([, cell]) => columnTitle(cell) !== null);
    const last = titles.at(-1)?.[0] ?? -1;
    const behind = [...cells].filter(([column, cell]) => column > last && cell !== '');
    if (titles.length < 2 || behind.length === 0) continue;
    if (!behind.every(([, title]) => isOfRemarks(title) || isExcessOfJob(title))) return run;
    return run.map((row) => ({
      ...row,
      cells: new Map([...row.cells].filter(([column]) => column <= last)),
    }));
  }
  return run;
}

/** The rows of a mud programme, whose labels that name no field get the usual name of their property: `Fann 6 tpm`. */
export function withMudProperties(run: readonly SideRow[]): readonly SideRow[] {
  const isNamed = (row: SideRow) => TURNED_KINDS.some((kind) => fieldsOfRow(row, kind).length > 0);
  const isOfMud = MUD.some((mud) => run.some((row) => fieldsOfRow(row, mud).length > 0));
  if (!isOfMud || !isTitleRow(run[0])) return run;
  return run.map((row) => {
    const [label] = row.cells.keys();
    // `PV / YP` is the name of two properties, and its cells hold two figures.
    const isPair = MUD.some((mud) => namesPairOf(row, mud));
    return label === undefined || labelOf(row) === '' || isPair || isNamed(row)
      ? row
      : { ...row, cells: new Map([...row.cells, [label, mudKey(labelOf(row))]]) };
  });
}

/** Tables next to each other in the same rows, parted by a column that is blank in all of them. */
export function bandsOf(
  run: readonly SideRow[],
): { run: readonly SideRow[]; band?: readonly [number, number] }[] {
  const used = new Set(
    run.flatMap(({ cells }) => [...cells].flatMap(([column, cell]) => (cell === '' ? [] : [column]))),
  );
  const columns = [...used].toSorted((a, b) => a - b);
  const isParted = (at: number) => at > 0 && (columns[at] ?? 0) > (columns[at - 1] ?? 0) + 1;
  // A single column before the gap has labels in merged cells. It is not a table.
  const starts = columns.filter((_, at) => isParted(at) && at > 1 && !isParted(at - 1));
  // Of some numbers of a row, a blank column is only the place of a missing value.
  if (starts.length === 0) return [{ run }];
  const bands = [columns[0] ?? 0, ...starts].map((from, at): readonly [number, number] => [
    from,
    (starts[at] ?? Infinity) - 1,
  ]);
  return bands.map((band) => ({
    band,
    run: run.map((row) => ({
      ...row,
      cells: withLabel(
        new Map(
          [...row.cells].filter(([column, cell]) => cell !== '' && column >= band[0] && column <= band[1]),
        ),
        band[0],
      ),
    })),
  }));
}

/** The row with the holes of a summary. Its first cell may say anything: `Casing string | 26" hole | 17.5" hole`. */
export function withHoleTitle(run: readonly SideRow[]): readonly SideRow[] {
  return run.map((row, at) => {
    const [, ...titles] = [...row.cells.values()];
    const isOfHoles =
      at <= MOST_ABOVE &&
      // `Casing | 13 3/8" | 9 5/8"` has the sizes of the strings.
      (!OF_PIPE.test(labelOf(row)) || titles.every((title) => OF_HOLE.test(title))) &&
      titles.length > 1 &&
      titles
        .map(columnTitle)
        .every((title) => title && title.size !== '' && !title.isPipe && title.role === '');
    return isOfHoles
      ? {
          ...row,
          cells: new Map(
            [...row.cells].map(([column, cell], part) => [column, part === 0 ? SECTION_HEADING : cell]),
          ),
        }
      : row;
  });
}

const MOST_SENTENCES = 15;

/** `4 12 1/4" section`: the number of a chapter may be before the title. */
const isTitleOfHole = (text: string): boolean =>
  sectionTitle(text) !== null || sectionTitle(numberOf(text)?.rest ?? '') !== null;

/** `in`, `m MD / m TVD`. */
const areUnits = (text: string): boolean =>
  text.split(/\s+\/\s+/).every((part) => part !== '' && parseUnit(part) !== null);

/** Labels with one value each below the title of a section are its card, not a table with one column. */
export function isCardOfSection(
  run: readonly SideRow[],
  lines: readonly TextLine[],
  sheet: string | undefined,
): boolean {
  const [first] = run;
  const isPair = ({ cells }: SideRow) => {
    const [, second = '', third = ''] = cells.values();
    // The unit may be between a label and its value.
    return cells.size <= 2 || (cells.size === 3 && (/^\(.*\d.*\)$/.test(third) || areUnits(second)));
  };
  if (!first || !run.every(isPair)) return false;
  // `Hole section   17 1/2"` above the other labels: the card says itself what it is of.
  if (sectionTitle([...first.cells.values()].join(' ')) !== null) return false;
  const above = lines
    .filter((line) => line.sheet === sheet && line.page === first.page && line.row < first.row)
    .toReversed();
  // There may be sentences between the title and its card.
  const title = above.slice(0, MOST_SENTENCES + 1).find((line, at) => {
    const before = above[at - 1]?.row ?? first.row;
    return before - line.row > 2 || line.cells.length > 1 || isTitleOfHole(line.text);
  });
  return title !== undefined && title.cells.length === 1 && isTitleOfHole(title.text);
}
