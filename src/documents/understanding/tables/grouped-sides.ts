import type { Table, TextLine } from '../../readers/table';
import { usesDecimalComma } from '../../readers/table';
import { fold } from '../words/fold';
import { parseHeading } from '../words/headings';
import { parseMeasured } from '../words/numbers';
import { columnTitle, namesSize } from '../turned/column-titles';
import { kindsOfRows } from './kinds-of-rows';
import { isNotDrilled, labelOf, sideRowsOf } from './side-rows';
import type { SideRow } from './side-rows';
import { STRING_HEADING } from '../turned/side-runs';
import { subtitleOf } from '../blocks/block-titles';
import { VOCABULARY, fieldsNamed } from '../words/vocabulary';
import type { Kind } from '../words/vocabulary';
import { namesOtherWells } from '../vocabulary/offset-wells';
import { LOGGING_KEY } from '../vocabulary/section-blocks';

/** The rows below one heading: `CASING`, then weight, grade and shoe. */
export interface SideGroup {
  kind: Kind | 'hole';
  rows: SideRow[];
}

const HOLE_GROUP =
  /^(?:holes?|sections?|well ?bore|general|drilling|depths?|bohrloch|teufen?|tiefen?|boorgat|dieptes?|hull|dybder?|trou|profondeurs?|hoyo|profundidad(?:es)?|poco|profundidades?|foro|profondita)(?: (?:data|sections?))?$/;
/** The heading of a column of a drilled well. */
const DRILLED = /\b(?:actual|as drilled|offset)\b/i;
/** Short labels that are clear only below the heading of their group. */
const IN_GROUP: Partial<Record<Kind | 'hole', readonly [pattern: RegExp, before: string][]>> = {
  mud: [[/^(?:type|system|weight|density|gradient)\b/i, 'Mud']],
  casing: [[/^(?:size|type|od)\b/i, 'Casing']],
  cement: [[/^(?:type|weight|density|gradient|class)\b/i, 'Slurry']],
};
const [FEWEST_GROUPS, MOST_ABOVE] = [2, 3];
const MUD = VOCABULARY.find(({ kind }) => kind === 'mud');

/** No bit is larger, in. */
const LARGEST_IN = 48;

/** `12 1/4"`, and `311` in mm, but no length of an interval in m. */
function isHoleSize(size: string, label: string): boolean {
  const { value = 0 } = parseMeasured(size) ?? {};
  const isMetric = /(?<!\p{L})mm(?!\p{L})/iu.test(`${label} ${size}`);
  return value >= 2 && (value <= LARGEST_IN || isMetric) && !/\d\s*-\s*\d{2}/.test(size);
}

/** Whether a row gives each section the size of its hole. */
export function isHoleRow(row: SideRow): boolean {
  const [, ...cells] = row.cells.values();
  const sizes = cells.filter((cell) => !isNotDrilled(cell));
  const fields = MUD ? fieldsNamed(MUD, parseHeading(labelOf(row)).key) : [];
  // `Section | 20" conductor | 13 3/8" casing` names the strings, above the row with the holes.
  const areStrings = sizes.every((cell) => columnTitle(cell)?.isPipe === true);
  return (
    fields[0]?.field === 'hole' &&
    sizes.length > 1 &&
    !areStrings &&
    sizes.every((size) => isHoleSize(size, labelOf(row)))
  );
}

function kindOf(line: TextLine, row: SideRow): SideGroup['kind'] | null {
  if (row.cells.size > 1) return null;
  const title = (row.cells.values().next().value ?? line.text).trim();
  return HOLE_GROUP.test(fold(title)) ? 'hole' : subtitleOf(title);
}

/** The row of the strings above that of the holes, labelled as what it is: `Section | 20" conductor | 13 3/8" casing`. */
export function stringsOver(above: readonly SideRow[]): SideRow | null {
  const strings = above.findLast(({ cells }) => {
    const [, ...titles] = cells.values();
    return (
      titles.length > 1 && titles.every((title) => columnTitle(title)?.isPipe === true && /\d/.test(title))
    );
  });
  if (!strings) return null;
  const [[label = 0] = [], ...titles] = strings.cells;
  return { ...strings, cells: new Map([[label, STRING_HEADING], ...titles]) };
}

/** The columns of the sections, without those of drilled wells. */
export function columnsOf(hole: SideRow, above: readonly SideRow[]): number[] {
  const [, ...columns] = hole.cells.keys();
  return columns.filter((column) => {
    if (isNotDrilled(hole.cells.get(column) ?? '')) return false;
    const titles = above.flatMap(({ cells }) => cells.get(column) ?? []);
    return !titles.some((title) => DRILLED.test(title) || namesOtherWells(title));
  });
}

const labelIn = (kind: SideGroup['kind'], row: SideRow): string => {
  const label = labelOf(row);
  if (kind === 'logging' && LOGGING_KEY.test(fold(label).trim())) return 'Logging';
  const [, before] = IN_GROUP[kind]?.find(([pattern]) => pattern.test(label)) ?? [];
  // `OD / ID`, `Weight / Grade` have a name for each of their two values.
  const isPair = /\p{L}\s*\/\s*\p{L}/u.test(label.replace(/[([].*/, ''));
  return before === undefined || isPair
    ? label
    : `${before} ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
};

/** The properties of one group upright: a row for each section, with the size of its hole. */
export function tableOf(hole: SideRow, columns: readonly number[], { kind, rows }: SideGroup): Table {
  const own = [hole, ...rows];
  return {
    headingRow: rows[0]?.row ?? hole.row,
    headings: [labelOf(hole), ...rows.map((row) => labelIn(kind, row))],
    units: own.map(() => null),
    rows: columns.map((column) => ({
      row: rows[0]?.row ?? hole.row,
      cells: own.map(({ cells }) => cells.get(column) ?? ''),
      places: own.map(({ row }) => ({ row, column })),
    })),
    decimalComma: usesDecimalComma(
      rows.map(({ row, cells }) => ({ row, cells: [...cells.values()].slice(1) })),
      null,
    ),
  };
}

/** The rows of each ruled table of a page, which no line without columns parts; the rows of a sheet or a text are one run. */
function runsOf(lines: readonly TextLine[]): TextLine[][] {
  const runs: TextLine[][] = [];
  let last: TextLine | null = null;
  for (const line of lines) {
    const isPaged = line.page !== undefined;
    const continues = last !== null && last.page === line.page && (!isPaged || last.columns !== undefined);
    if (isPaged && line.columns === undefined) last = null;
    else {
      if (continues) runs.at(-1)?.push(line);
      else runs.push([line]);
      last = line;
    }
  }
  return runs;
}

/**
 * The tables of sideways summaries with a column for each section and group headings between the properties: `HOLE`, `CASING`,
 * `MUD`. Each group becomes a table; each property of logging runs becomes a table. `prepared` gives the rows their units and
 * the row of the holes its label.
 */
export function groupedSides(
  lines: readonly TextLine[],
  prepared: (rows: readonly SideRow[]) => readonly SideRow[],
): { table: Table; rows: Set<number> }[] {
  return runsOf(lines).flatMap((run) => {
    const rows = sideRowsOf(run);
    const hole = rows.findIndex(({ cells }) => [...cells.values()].slice(1).filter(namesSize).length > 1);
    // A form about the well may be above the sections, in the same grid.
    const from = Math.max(0, hole - MOST_ABOVE);
    return groupedRun(run.slice(from), prepared(rows.slice(from)));
  });
}

function groupedRun(
  lines: readonly TextLine[],
  all: readonly SideRow[],
): { table: Table; rows: Set<number> }[] {
  const sides = lines.flatMap((line, at) => {
    const row = all[at];
    return row === undefined ? [] : [{ row, kind: kindOf(line, row) }];
  });
  const at = sides.findIndex(({ row }) => isHoleRow(row));
  const hole = sides[at]?.row;
  if (!hole) return [];
  const columns = columnsOf(
    hole,
    sides.slice(Math.max(0, at - MOST_ABOVE), at).map(({ row }) => row),
  );
  /** The rows below headings that name no kind, such as `HYDRAULICS`. */
  const unnamed: SideRow[] = [];
  let open: SideRow[] = [];
  const groups: SideGroup[] = [{ kind: 'hole', rows: open }];
  for (const { row, kind } of sides.slice(at + 1)) {
    if (isHoleRow(row)) break;
    if (kind !== null) groups.push({ kind, rows: (open = []) });
    else if (row.cells.size < 2) open = unnamed;
    // Values outside the columns of the sections belong to another table.
    else if ([...row.cells.keys()].slice(1).some((column) => hole.cells.has(column))) open.push(row);
  }
  const kinds = kindsOfRows(unnamed);
  for (const kind of new Set(kinds))
    if (kind !== null) groups.push({ kind, rows: unnamed.filter((_, index) => kinds[index] === kind) });
  const filledGroups = groups.filter(({ rows }) => rows.length > 0);
  if (columns.length < 2 || new Set(filledGroups.map(({ kind }) => kind)).size <= FEWEST_GROUPS) return [];
  return filledGroups
    .flatMap((group) =>
      group.kind === 'logging' ? group.rows.map((row) => ({ ...group, rows: [row] })) : [group],
    )
    .map((group) => ({
      table: { ...tableOf(hole, columns, group), ...(hole.page === undefined ? {} : { page: hole.page }) },
      rows: new Set([hole.row, ...group.rows.map(({ row }) => row)]),
    }));
}
