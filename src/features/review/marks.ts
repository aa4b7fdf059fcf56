import type { Box, DocumentReview, ReviewColumn, ReviewTable } from '@/api/generated/model';
import { placeWords, referenceWords } from './correction-words';

/** An item on a page that a pointer can select. `table` is its index in the list of tables. */
export type Target =
  | { what: 'table'; table: number }
  | { what: 'column'; table: number; column: number }
  | { what: 'row'; table: number; row: number; page: number }
  | { what: 'value'; value: number }
  | { what: 'unused'; unused: number };

export interface Mark {
  id: string;
  target: Target;
  box: Box;
  /** A column of a turned table, which is a row of the page. */
  isTurned: boolean;
  /** A part that is not used: shaded, with the reason on focus. */
  unused: boolean;
  /** The text next to it on the page, if any. */
  label: string;
  /** The whole of it in words, for those who do not see it and for the line below the page. */
  words: string;
}

export const targetId = (target: Target): string => Object.values(target).join('-');

export const sameTarget = (a: Target | null, b: Target | null): boolean =>
  a === b || (a !== null && b !== null && targetId(a) === targetId(b));

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const counted = (count: number, one: string): string =>
  `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`;

/** The label over a column: `Top, TVD SS · m · below sea level`. */
export const columnLabel = ({ words, unit, reference, certainty }: ReviewColumn): string =>
  words === null
    ? certainty === 'open'
      ? '?'
      : 'not used'
    : [words, unit, reference && referenceWords[reference]].filter(Boolean).join(' · ');

/** Characters of a chip's text in its width (px): about 6 px each, and its padding. */
const fitting = (widthPx: number): number => Math.floor((widthPx - 12) / 6);

/**
 * What of a label is shown over a column of a width: all of it, without the reference, without the unit, or its first
 * words; nothing if none of them can be read.
 */
export function chipLabel(label: string, widthPx: number): string {
  const [words = '', unit] = label.split(' · ');
  const candidates = [label, unit === undefined ? words : `${words} · ${unit}`, words, words.split(',')[0]!];
  return candidates.find((text) => text.length <= fitting(widthPx)) ?? '';
}

const certaintyWords: Readonly<Record<string, string>> = {
  said: 'You said so.',
  named: 'The heading names it.',
  concluded: 'Its contents make it.',
  open: 'It is open.',
};

export const columnWords = (column: ReviewColumn): string =>
  [
    `Column ${column.column + 1}${column.heading && `, "${column.heading}"`}: ${columnLabel(column)}.`,
    column.certainty === 'said' ? certaintyWords.said : (column.because ?? certaintyWords[column.certainty]),
  ]
    .filter(Boolean)
    .join(' ');

export const tableWords = (table: ReviewTable): string =>
  `${upper(table.words)}, ${counted(table.row_count, 'row')}, ${placeWords(table.place)}.${table.used ? '' : ` Not used: ${table.reason ?? 'nothing in it was understood.'}`}`;

/** Whether the columns of a table are rows of a page: each is as wide as the table. */
export const isTurned = ({ columns }: ReviewTable, page: number, { x, width }: Box): boolean => {
  const own = columns.flatMap(({ parts }) => parts.find((each) => each.page === page)?.box ?? []);
  return own.length > 1 && own.every((box) => box.x === x && box.width === width);
};

/**
 * The lines that the arrow keys move through on one page, from the top: left and right within one, up and down between
 * two.
 */
export function linesOfMarks(review: DocumentReview, page: number): Mark[][] {
  const lines: { y: number; marks: Mark[] }[] = [];
  const add = (marks: Mark[]) => marks[0] && lines.push({ y: marks[0].box.y, marks });
  const mark = (target: Target, box: Box, words: string, label = '', unused = false): Mark => ({
    id: targetId(target),
    target,
    box,
    words,
    label,
    unused,
    isTurned: false,
  });

  review.tables.forEach((table, index) => {
    const part = table.parts.find((each) => each.page === page);
    if (!part) return;
    add([
      mark({ what: 'table', table: index }, part.box, tableWords(table), upper(table.words), !table.used),
    ]);
    const turned = isTurned(table, page, part.box);
    const columns = table.columns.flatMap((column): Mark[] => {
      const own = column.parts.find((each) => each.page === page);
      const target: Target = { what: 'column', table: index, column: column.column };
      if (!own) return [];
      const drawn = mark(target, own.box, columnWords(column), columnLabel(column), column.field === null);
      return [{ ...drawn, isTurned: turned }];
    });
    if (turned) columns.forEach((column) => add([column]));
    else add(columns);
    // Its rows are columns of the page, which the rows that are drawn would cover.
    if (turned) return;
    for (const { row, page: on, box, used, reason } of table.rows) {
      if (on !== page) continue;
      const words = used ? `Row ${row}.` : `Row ${row} is not used${reason ? `: ${reason}` : '.'}`;
      add([mark({ what: 'row', table: index, row, page }, box, words, '', !used)]);
    }
  });
  review.values.forEach(({ page: on, box, words, text, note }, index) => {
    if (on !== page) return;
    const said = `${words}: ${text}.${note ? ` ${note}` : ''}`;
    add([mark({ what: 'value', value: index }, box, said, words)]);
  });
  review.unused.forEach(({ page: on, box, text, reason }, index) => {
    if (on === page)
      add([mark({ what: 'unused', unused: index }, box, `Not used: ${text}. ${reason}`, '', true)]);
  });
  // Stable: a table comes before its columns, which begin as high as it does.
  return lines.toSorted((a, b) => a.y - b.y).map(({ marks }) => marks);
}

/** The target of an arrow key from one of the lines' marks. */
export function markAfter(
  lines: readonly (readonly Mark[])[],
  id: string | null,
  key: string,
): Mark | undefined {
  const at = lines.findIndex((line) => line.some((mark) => mark.id === id));
  if (at === -1) return lines[0]?.[0];
  const line = lines[at]!;
  const within = line.findIndex((mark) => mark.id === id);
  const of = (index: number) => {
    const other = lines[Math.max(0, Math.min(lines.length - 1, index))]!;
    return other[Math.min(within, other.length - 1)];
  };
  switch (key) {
    case 'ArrowLeft':
      return line[Math.max(0, within - 1)];
    case 'ArrowRight':
      return line[Math.min(line.length - 1, within + 1)];
    case 'ArrowUp':
      return of(at - 1);
    case 'ArrowDown':
      return of(at + 1);
    case 'Home':
      return lines[0]?.[0];
    case 'End':
      return lines.at(-1)?.[0];
    default:
      return undefined;
  }
}
