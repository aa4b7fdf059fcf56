import type { NotUnderstoodPart } from './table';

/** Content of a document that is hidden or struck through. */
export interface NotShown {
  /** Rows of a sheet, from 1. */
  rows: number[];
  /** Columns of a sheet, by their letters. */
  columns: string[];
  /** `place` for a person: a cell, or the row of a document. */
  struck: { row: number; place?: string; text: string }[];
}

/** How many places a sentence names; the rest is counted. */
const MOST_NAMED = 6;
const LONGEST_QUOTE = 60;

/** `3, 5-8 and 11`. */
function ranges(numbers: readonly number[]): string {
  const spans: [number, number][] = [];
  for (const number of numbers) {
    const last = spans.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else spans.push([number, number]);
  }
  const shown = spans.slice(0, MOST_NAMED).map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`));
  return shown.join(', ') + (spans.length > MOST_NAMED ? ' and more' : '');
}

const quoted = (text: string) =>
  `"${text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE).trimEnd()}...` : text}"`;

/** One sentence for each reason why a part of a document was left out, with its first place. */
export function notShown(left: NotShown): NotUnderstoodPart[] {
  return sentencesOf(left).map((part) => ({ ...part, isNotMeant: true }));
}

function sentencesOf({ rows, columns, struck }: NotShown): NotUnderstoodPart[] {
  const [firstRow, firstStruck] = [rows[0], struck[0]];
  const named = struck
    .slice(0, MOST_NAMED)
    .map(({ place, text }) => (place === undefined ? quoted(text) : `${place} ${quoted(text)}`));
  const more = struck.length > MOST_NAMED ? ` and ${struck.length - MOST_NAMED} more` : '';
  return [
    ...(firstRow === undefined
      ? []
      : [
          {
            row: firstRow,
            reason: `${rows.length === 1 ? 'Row' : 'Rows'} ${ranges(rows)} ${rows.length === 1 ? 'is' : 'are'} hidden and not used; show what counts and upload that.`,
          },
        ]),
    ...(columns.length === 0
      ? []
      : [
          {
            reason: `${columns.length === 1 ? 'Column' : 'Columns'} ${columns.slice(0, MOST_NAMED).join(', ')}${columns.length > MOST_NAMED ? ' and more' : ''} ${columns.length === 1 ? 'is' : 'are'} hidden and not used; show what counts and upload that.`,
          },
        ]),
    ...(firstStruck === undefined
      ? []
      : [
          {
            row: firstStruck.row,
            reason: `Struck through or deleted, and not used: ${named.join(', ')}${more}.`,
          },
        ]),
  ];
}
