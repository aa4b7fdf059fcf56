import type { NotUnderstood } from '../../facts';
import type { DocumentContent, Table } from '../../readers/table';
import { fold } from '../words/fold';
import { EARLIER_COLUMN, LATER_COLUMN, REVISION_WORDS } from '../vocabulary/superseded';

const PARTS = String.raw`(?:(?:(?:${REVISION_WORDS.join('|')})\.?\s*(?:\d{1,2}|[a-z])|${[...EARLIER_COLUMN, ...LATER_COLUMN].join('|')})\b[\s,:()[\]\u2013-]*)+`;
/** Behind a heading, or before it where it is written over several columns: `Shoe (m) Rev 2`, `Rev 1 (superseded) m TVDSS`. */
const BEHIND = new RegExp(String.raw`[\s,(\[\u2013-]*\b(?<mark>${PARTS})$`);
const BEFORE = new RegExp(String.raw`^[\s(\[]*(?<mark>${PARTS})(?=\S)`);
const NUMBER = new RegExp(String.raw`\b(?:${REVISION_WORDS.join('|')})\.?\s*(\d{1,2}|[a-z])\b`);
const EARLIER = new RegExp(String.raw`\b(?:${EARLIER_COLUMN.join('|')})\b`);
const LATER = new RegExp(String.raw`\b(?:${LATER_COLUMN.join('|')})\b`);

/** A heading without its revision. */
function unmarked(heading: string): string {
  const plain = fold(heading);
  const behind = BEHIND.exec(plain)?.[0].length ?? 0;
  const before = behind > 0 ? 0 : (BEFORE.exec(plain)?.[0].length ?? 0);
  return heading.slice(before, heading.length - behind);
}

interface Marked {
  column: number;
  /** The heading without its revision. */
  of: string;
  /** Numbers and letters count up; `previous` precedes all others and `current` follows them. */
  order: number;
}

function orderOf(mark: string): number {
  if (EARLIER.test(mark)) return -Infinity;
  const number = NUMBER.exec(mark)?.[1];
  if (number === undefined || LATER.test(mark)) return Infinity;
  return /\d/.test(number) ? Number(number) : number.charCodeAt(0) - 1000;
}

function markedColumn(heading: string, column: number): Marked | null {
  const plain = fold(heading).replace(/\s+/g, ' ').trim();
  const mark = (BEHIND.exec(plain) ?? BEFORE.exec(plain))?.groups?.['mark'];
  return mark === undefined ? null : { column, of: unmarked(plain).trim(), order: orderOf(mark) };
}

/** The columns for which a later revision has another column: `Shoe (m) Rev 2` next to `Shoe (m) Rev 3`. */
function earlierColumns({ headings }: Table): number[] {
  const marked = headings.flatMap((heading, column) => markedColumn(heading, column) ?? []);
  return marked
    .filter(
      ({ of, order, column }) =>
        of !== '' &&
        (marked.some((other) => other.of === of && other.order > order) ||
          (order === -Infinity &&
            headings.some(
              (heading, at) => at !== column && fold(heading).replace(/\s+/g, ' ').trim() === of,
            ))),
    )
    .map(({ column }) => column);
}

const ALONE = new RegExp(`^[\\s(\\[]*${PARTS}$`);

/** Adds a row of revisions directly below the headings to them; a heading over several columns applies to each. */
function withRevisionsInHeadings(table: Table): Table {
  const [first, ...rows] = table.rows;
  const said = first?.cells.filter((cell) => cell !== '') ?? [];
  if (!first || said.length < 2 || !said.every((cell) => ALONE.test(fold(cell).trim()))) return table;
  const headings = table.headings.map((heading, at) => {
    const mark = first.cells[at] ?? '';
    if (mark === '') return heading;
    const over = heading || (table.headings.slice(0, at).findLast((left) => left !== '') ?? '');
    return `${over} ${mark}`;
  });
  return { ...table, headings, rows };
}

const without = (cells: readonly string[], columns: readonly number[]) =>
  cells.map((cell, at) => (columns.includes(at) ? '' : cell));

/** Removes the columns of earlier revisions if a table has the later ones too. */
export function withoutEarlierColumns(
  file: string,
  content: DocumentContent,
): { content: DocumentContent; notUnderstood: NotUnderstood[] } {
  const notUnderstood: NotUnderstood[] = [];
  const tables = content.tables.map((read) => {
    const table = withRevisionsInHeadings(read);
    const columns = earlierColumns(table);
    if (columns.length === 0) return read;
    const names = columns.map((column) => `"${table.headings[column] ?? ''}"`).join(', ');
    notUnderstood.push({
      source: {
        file,
        ...(table.sheet === undefined ? {} : { sheet: table.sheet }),
        ...(table.page === undefined ? {} : { page: table.page }),
        row: table.headingRow,
      },
      reason: `The table gives a later revision of the column ${names}; the earlier one was not used.`,
    });
    return {
      ...table,
      // The later one keeps the heading without its revision, as in other tables.
      headings: without(table.headings, columns).map((heading) => unmarked(heading) || heading),
      units: table.units.map((unit, at) => (columns.includes(at) ? null : unit)),
      rows: table.rows.map((row) => ({ ...row, cells: without(row.cells, columns) })),
    };
  });
  return notUnderstood.length === 0
    ? { content, notUnderstood }
    : { content: { ...content, tables }, notUnderstood };
}
