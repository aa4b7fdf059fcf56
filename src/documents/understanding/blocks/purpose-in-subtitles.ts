import { withoutBullet } from '../../readers/list-marks';
import type { TextLine } from '../../readers/table';
import { RUN_MARK, TOOLS } from '../logging/run-cells';
import type { Entry } from './block-entries';
import { subtitleOf } from './block-titles';
import { entryOfPurpose, isElsewhere } from './purpose-of-logs';

/** `Logging (casing seat selection):`, `Diagraphies \u2013 Corr\u00e9lation`. */
const WITH_PURPOSE =
  /^(?<title>\p{L}[\p{L} ]{2,40}?)(?:\s*\((?<inside>[^()\d]+)\)\s*:?|\s+[-\u2013\u2014]\s+(?<behind>\p{L}[^:]+))$/u;
const OPENS_WITH_RUN = new RegExp(String.raw`^${RUN_MARK}`, 'iu');
/** The foot of a page may be between a title and the first run. */
const FURTHEST = 3;

/** What the runs directly below a title of logs are for, if the title says it. */
export function purposeInSubtitle(lines: readonly TextLine[], at: number): Entry | null {
  const line = lines[at];
  const {
    title = '',
    inside,
    behind = '',
  } = WITH_PURPOSE.exec(withoutBullet(line?.text ?? '').trim())?.groups ?? {};
  const purpose = (inside ?? behind).trim();
  const isAboveRuns = lines
    .slice(at + 1, at + 1 + FURTHEST)
    .some(({ text }) => OPENS_WITH_RUN.test(withoutBullet(text).trim()));
  if (!line || !isAboveRuns || subtitleOf(title) !== 'logging') return null;
  if (!/\p{L}{4}/u.test(purpose) || TOOLS.test(purpose) || isElsewhere(purpose)) return null;
  const { row, page, columns } = line;
  return entryOfPurpose(purpose, {
    row,
    column: columns?.[0] ?? 0,
    ...(page === undefined ? {} : { page }),
    quote: line.text,
  });
}
