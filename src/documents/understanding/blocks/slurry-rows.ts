import type { TextLine } from '../../readers/table';
import { isOnlySlurry } from '../tables/turned-subtitles';
import { convert, parseUnit } from '../units/units';
import { slurryRole } from '../vocabulary/roles';
import { cellsOf, isKnownKey } from './block-pairs';
import { namesSlurry } from './block-entries';
import type { Entry } from './block-entries';

/** The label, the composition and one more value. */
const FEWEST_CELLS = 5;
const SLURRY = /^(?:cement )?(?:slurry|cement)$/i;
const COMPOSITION = /\b(?:class|clase|classe|klasse|poz|pozmix|premium|lite)\b/i;
const FIGURE = /^\d+(?:[.,]\d+)?$/;

const isDensityUnit = (text: string): boolean =>
  parseUnit(text) !== null && convert(1, text, 'gradient') !== null && /\p{L}/u.test(text);

/**
 * `Tail: | 250 sx | Class C | ppg | 14.8 | excess | 50 % | TOC | 1,200 ft`: the row of a slurry with labels or units in front of
 * its values; empty for other rows.
 */
export function slurryRow(line: TextLine): Entry[] {
  const [first = '', ...cells] = cellsOf(line).map((cell) => cell.trim());
  const name = first.replace(/\s*:$/, '');
  const isSlurry = namesSlurry(name) || SLURRY.test(name) || isOnlySlurry(name);
  if (cells.length + 1 < FEWEST_CELLS || !first.endsWith(':') || !isSlurry) return [];
  const before = slurryRole(name) === null ? '' : `${name} `;
  const entries: Entry[] = [];
  const add = (heading: string, value: string, at: number) => {
    const place = {
      row: line.row,
      column: line.columns?.[at + 1] ?? at + 1,
      ...(line.page === undefined ? {} : { page: line.page }),
      quote: value,
    };
    entries.push({ kind: 'cement', heading: `${before}${heading}`, value, place });
  };
  for (let at = 0; at < cells.length; at += 1) {
    const [label = '', value = ''] = cells.slice(at, at + 2);
    const isDensity = isDensityUnit(label) && FIGURE.test(value);
    if (COMPOSITION.test(label)) add('cement type', label, at);
    else if (isDensity) add('slurry density', `${value} ${label}`, at + 1);
    else if (isKnownKey(label) && value !== '') add(label, value, at + 1);
    else continue;
    // The value is behind its label.
    if (!COMPOSITION.test(label)) at += 1;
  }
  return entries.length < 2 ? [] : entries;
}
