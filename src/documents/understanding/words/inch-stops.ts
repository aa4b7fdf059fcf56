import type { TextLine } from '../../readers/table';

const SIZE = String.raw`(?<![\d.,/])(?:\d{1,2}[ -])?\d{1,2}(?:\/\d{1,2}|[.,]\d{1,3})?`;

/** `17 1/2 in. hole`, `9 5/8 in., 47 lb/ft`, and at the start of a line `13 3/8 in. Surface casing`: the stop ends no sentence. */
const STOP = new RegExp(String.raw`(${SIZE}\s?in)\.(?=\s*[,;:()x-]|\s+\p{Ll}|\s+\d)`, 'gu');
const STOP_AT_START = new RegExp(String.raw`^(\W*(?:\d{1,2}[.)]\s+)?${SIZE}\s?in)\.(?=\s)`, 'u');

const withoutStop = (text: string): string =>
  text.includes('in.') ? text.replace(STOP_AT_START, '$1').replace(STOP, '$1') : text;

/** Lines whose inches have no full stop behind them. */
export const withoutInchStops = (lines: readonly TextLine[]): TextLine[] =>
  lines.map((line) =>
    line.text.includes('in.')
      ? { ...line, text: withoutStop(line.text), cells: line.cells.map(withoutStop) }
      : line,
  );
