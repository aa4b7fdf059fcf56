import type { Source, UnusedValues } from '../../facts';
import type { DocumentContent, Table, TextLine } from '../../readers/table';
import { counted, listed } from '../../words';
import { placeKey } from '../corrections/corrected-content';
import type { Group } from '../tables/table-groups';
import { sourceOf } from '../tables/row-reader';
import { VOCABULARY } from '../words/vocabulary';
import { valuesOfLine } from './line-values';
import { valuesOfTable } from './table-values';
import type { CellLeft } from './table-values';
import type { UsedPlaces } from './used-places';

/** A document with what is needed to account for its values. */
export interface Accounted {
  file: string;
  /** Everything that was read from it, and the part that is in force. */
  raw: { all: DocumentContent; inForce: DocumentContent };
  /** The recognised groups of its tables. */
  groups: readonly Group[];
  /** Those of the planned well. */
  kept: readonly Group[];
  /** Whether the whole document is left out: it is about another well, or was replaced by a later revision. */
  isLeftOut: boolean;
  used: UsedPlaces;
  /** The parts that corrections set aside. */
  seen?: { setAside: readonly { rows: ReadonlySet<string> }[] };
}

export interface Account {
  /** The number of values in the document. */
  seen: number;
  unused: UnusedValues[];
}

/** At least this many consecutive rows with equally many figures are reported as one table without headings. */
const FIGURES_IN_A_ROW = 2;
const LONGEST_QUOTE = 80;
const MOST_HEADINGS = 4;
const MOST_ROWS_NAMED = 6;

const clipped = (text: string): string =>
  text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE).trimEnd()}...` : text;

const NO_FIELD = 'No field of a montage takes it, its heading is not known, or another column says the same.';
const NO_HEADINGS = 'The figures have no known heading; upload the table as XLSX or CSV.';
const NO_PLACE = 'No field of a montage takes it, or the words around it are not understood.';
const NOT_READ =
  'It could not be read as the number that the column should have; check the number and its unit.';
const ROW_LEFT =
  'The rows were left out: what a row needs is missing in them or is not understood, or they repeat what was read.';

function nameOf({ headings }: Table): string {
  const named = headings.filter((heading) => heading !== '');
  return named.slice(0, MOST_HEADINGS).join(', ') + (named.length > MOST_HEADINGS ? ', ...' : '');
}

const SUPERSEDED = 'The document calls it superseded, cancelled or of another well.';

/** Why nothing of a table was used. */
function whyNot(table: Table, { raw: { inForce }, groups, kept }: Accounted): string {
  const isInForce = inForce.tables.some(
    ({ sheet, page, headingRow }) =>
      sheet === table.sheet && page === table.page && headingRow === table.headingRow,
  );
  if (!isInForce) return SUPERSEDED;
  const own = (list: readonly Group[]) =>
    list.filter(
      ({ source }) =>
        source.sheet === table.sheet && source.row === table.headingRow && source.page === table.page,
    );
  const [recognised] = own(groups);
  if (recognised === undefined)
    return 'The table is none of the kinds that a montage is made of, or lacks a column it needs.';
  const says = VOCABULARY.find(({ kind }) => kind === recognised.kind)?.says ?? 'values';
  return own(kept).length === 0
    ? `It was read as ${says} of another well.`
    : `It was read as ${says}, and nothing of it was taken: another table says it, or no row below the headings could be used.`;
}

function unusedOfTable(table: Table, document: Accounted): Account {
  const { seen, left, columnsUsed } = valuesOfTable(table, document.used);
  const at = ({ row }: CellLeft): Source => sourceOf(document.file, table, row);
  const unusedCells = (cells: readonly CellLeft[], what: string, reason: string): UnusedValues[] => {
    const [first] = cells;
    return first
      ? [{ source: at(first), what, count: cells.length, quote: clipped(first.text), reason }]
      : [];
  };
  const name = nameOf(table);
  const inTable = name === '' ? 'the table' : `the table "${clipped(name)}"`;
  if (columnsUsed.size === 0) return { seen, unused: unusedCells(left, inTable, whyNot(table, document)) };

  const isDead = ({ column }: CellLeft) => !columnsUsed.has(column);
  const dead = [...new Set(left.filter(isDead).map(({ column }) => column))];
  const others = left.filter((cell) => !isDead(cell));
  const rows = others.filter(({ isRowUsed }) => !isRowUsed);
  return {
    seen,
    unused: [
      ...dead.flatMap((column) => {
        const heading = table.headings[column] ?? '';
        const what =
          heading === '' ? `a column without a heading in ${inTable}` : `column "${clipped(heading)}"`;
        return unusedCells(
          left.filter((cell) => cell.column === column),
          what,
          NO_FIELD,
        );
      }),
      ...unusedCells(rows, `${rowsInWords(rows)} of ${inTable}`, ROW_LEFT),
      ...others
        .filter(({ isRowUsed }) => isRowUsed)
        .flatMap((cell) =>
          unusedCells([cell], `under "${clipped(table.headings[cell.column] ?? '')}"`, NOT_READ),
        ),
    ],
  };
}

function rowsInWords(cells: readonly CellLeft[]): string {
  const numbers = [...new Set(cells.map(({ row }) => row.row))];
  return `${numbers.length === 1 ? 'row' : 'rows'} ${listed(numbers.map(String), MOST_ROWS_NAMED)}`;
}

interface LineLeft {
  line: TextLine;
  left: number;
}

const keyOfLine = ({ page, sheet, row }: TextLine): string =>
  placeKey({ ...(page === undefined ? {} : { page }), ...(sheet === undefined ? {} : { sheet }), row });

const follows = (line: TextLine, last: TextLine): boolean =>
  line.sheet === last.sheet && line.page === last.page && line.row === (last.until ?? last.row) + 1;

const SET_ASIDE = 'The engineer said that it is not what it seemed to be, and set it aside.';

function unusedOfLines({ file, raw, used, seen: corrected }: Accounted): Account {
  const aside = corrected?.setAside ?? [];
  const isSetAside = (line: TextLine) => aside.some(({ rows }) => rows.has(keyOfLine(line)));
  let seen = 0;
  const runs: LineLeft[][] = [];
  const inForce = new Set(raw.inForce.lines);
  for (const line of raw.all.lines) {
    const values = valuesOfLine(line, used.of(line)?.texts ?? []);
    seen += values.seen;
    if (values.left === 0) continue;
    const last = runs.at(-1)?.at(-1);
    const isFigures = values.left >= FIGURES_IN_A_ROW;
    const continues = last && isFigures && last.left >= FIGURES_IN_A_ROW && follows(line, last.line);
    if (continues) runs.at(-1)?.push({ line, left: values.left });
    else runs.push([{ line, left: values.left }]);
  }
  const unused = runs.flatMap((run): UnusedValues[] => {
    const [first] = run;
    if (!first) return [];
    const { line } = first;
    const last = run.at(-1)?.line ?? line;
    return [
      {
        source: sourceOf(file, line.sheet === undefined ? {} : { sheet: line.sheet }, line),
        ...(run.length > 1 && { until: last.until ?? last.row }),
        what: run.length === 1 ? '' : `${counted(run.length, 'line')} of figures`,
        count: run.reduce((sum, { left }) => sum + left, 0),
        quote: clipped(line.text),
        reason: isSetAside(line)
          ? SET_ASIDE
          : !inForce.has(line)
            ? SUPERSEDED
            : run.length > 1
              ? NO_HEADINGS
              : NO_PLACE,
      },
    ];
  });
  return { seen, unused };
}

/** The number of values in a document, and the unused ones with their places. */
export function accountOf(document: Accounted): Account {
  const parts = [
    ...document.raw.all.tables.map((table) => unusedOfTable(table, document)),
    unusedOfLines(document),
  ];
  const seen = parts.reduce((sum, part) => sum + part.seen, 0);
  const unused = parts.flatMap((part) => part.unused);
  const [first] = unused;
  if (!document.isLeftOut || !first) return { seen, unused };
  const { quote } = first;
  const reason = 'It is of another well, or a later revision of it counts.';
  return {
    seen,
    unused: [{ source: { file: document.file }, what: 'the whole document', count: seen, quote, reason }],
  };
}

/** The longest list that a person would read. */
export const MOST_PLACES = 500;

/** All places within the limit; for each document, the rest as one sum. */
export function bounded(unused: readonly UnusedValues[]): UnusedValues[] {
  if (unused.length <= MOST_PLACES) return [...unused];
  const rest = Map.groupBy(unused.slice(MOST_PLACES), ({ source }) => source.file);
  return [
    ...unused.slice(0, MOST_PLACES),
    ...[...rest].map(([file, places]): UnusedValues => ({
      source: { file },
      what: `${counted(places.length, 'more place')}`,
      count: places.reduce((sum, { count }) => sum + count, 0),
      quote: '',
      reason: `No more than ${MOST_PLACES} places are listed one by one.`,
    })),
  ];
}
