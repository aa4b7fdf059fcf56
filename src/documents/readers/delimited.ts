import { trimmedCell } from './cell-text';
import type { Row } from './table';

export const DELIMITERS = ['\t', ';', '|', ','] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** A quoted field with more lines than this is an inch mark (`"12 1/4`), not a field with line breaks. */
const MAX_QUOTED_LINES = 20;

/**
 * Where a quoted field that opens at `from` closes, or -1 if the quote opens no field: a closing quote is before a delimiter
 * or a line end.
 */
function closingQuote(text: string, from: number, delimiter: string): number {
  let lines = 0;
  for (let at = from + 1; at < text.length; at += 1) {
    const char = text[at];
    if (char === '\n' && (lines += 1) > MAX_QUOTED_LINES) return -1;
    if (char !== '"') continue;
    if (text[at + 1] === '"') {
      at += 1;
      continue;
    }
    const after = text[at + 1];
    if (after === undefined || after === delimiter || after === '\n') return at;
    // Spaces between the quote and the delimiter are common in manually written files.
    if (after === ' ' && /^ +(\n|$)/.test(text.slice(at + 1, at + 20))) return at;
    if (
      after === ' ' &&
      text
        .slice(at + 1, at + 20)
        .trimStart()
        .startsWith(delimiter)
    )
      return at;
    return -1;
  }
  return -1;
}

/** Rows of a delimited text (RFC 4180 and its usual deviations), each with the line it starts on. */
export function splitDelimited(text: string, delimiter: Delimiter): Row[] {
  const rows: Row[] = [];
  let cells: string[] = [];
  let cell = '';
  let line = 1;
  let startLine = 1;
  let fresh = true;
  const endCell = () => {
    cells.push(trimmedCell(cell));
    cell = '';
    fresh = true;
  };
  const endRow = () => {
    endCell();
    rows.push({ row: startLine, cells: dropFrame(cells, delimiter) });
    cells = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if (char === '"' && fresh) {
      const close = closingQuote(text, at, delimiter);
      if (close !== -1) {
        const quoted = text.slice(at + 1, close);
        line += quoted.split('\n').length - 1;
        cell = quoted.replaceAll('""', '"');
        at = close;
        fresh = false;
        continue;
      }
    }
    if (char === delimiter) endCell();
    else if (char === '\n') {
      endRow();
      line += 1;
      startLine = line;
    } else {
      cell += char;
      if (char !== ' ') fresh = false;
    }
  }
  if (cell !== '' || cells.length > 0) endRow();
  return rows;
}

/** Pipe tables are framed (`| a | b |`) and ruled (`|---|---|`, `+---+---+`); neither is content. */
function dropFrame(cells: string[], delimiter: Delimiter): string[] {
  if (delimiter !== '|') return cells;
  const inner = cells.length > 2 && cells[0] === '' && cells.at(-1) === '' ? cells.slice(1, -1) : cells;
  return inner.some((cell) => cell !== '') && inner.every((cell) => /^[-+=:]*$/.test(cell)) ? [] : inner;
}
