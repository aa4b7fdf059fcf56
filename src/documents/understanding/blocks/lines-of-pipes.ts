import type { TextLine } from '../../readers/table';
import { pipeSpecs } from '../casing/pipe-specs';
import { parseMeasured, withInchMarkLast } from '../words/numbers';
import { entriesOf } from './block-entries';
import type { Entry } from './block-entries';

/** `Pipe   13 3/8"  68 lb/ft  N80  BTC`: the size of the pipe, behind at most a label. */
const PIPE =
  /^\s*(?:\p{L}[\p{L} .]{1,24}?\s+)?(?<pipe>\d{1,2}(?:[ -]\d{1,2}\/\d{1,2}|\.\d{1,3})?\s?(?:"|''|\u2033|\u201d|in\b).*)$/u;

/** The pipe that a line of the card of a string describes without a sign behind its label; empty for any other line. */
export function entriesOfPipe(line: TextLine, size: string | undefined): Entry[] {
  if (size === undefined) return [];
  const text = withInchMarkLast(line.text).replace(/\s{2,}/g, '  ');
  const value = PIPE.exec(text)?.groups?.['pipe'] ?? '';
  const { mass, grade } = pipeSpecs(value);
  const isOfString = parseMeasured(value)?.value === parseMeasured(size)?.value;
  if (!isOfString || mass === null || grade === null) return [];
  const { row, page } = line;
  const place = { row, column: line.columns?.[0] ?? 0, ...(page === undefined ? {} : { page }) };
  return entriesOf({ key: 'Casing', value, place }, 'casing');
}
