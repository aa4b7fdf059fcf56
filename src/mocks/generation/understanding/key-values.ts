import { fold } from './fold';
import { parseUnit } from './units';
import { HEADER_KEYS, plainKey } from './vocabulary/header';
import type { HeaderField } from './vocabulary/header';

/** One `key: value` pair of a document's header, with the words of the key simplified. */
export interface KeyValue {
  field: HeaderField;
  value: string;
}

const FIELD_BY_KEY = new Map(
  (Object.keys(HEADER_KEYS) as HeaderField[]).flatMap((field) =>
    HEADER_KEYS[field].map((key) => [key, field] as const),
  ),
);

/** `Drill floor elevation above mean sea level (m)` is among the longest. */
const LONGEST_KEY = 100;

function fieldOf(key: string): { field: HeaderField; unit: string } | null {
  if (key.length > LONGEST_KEY) return null;
  const unit = /[[(]([^\])]*)[\])]/.exec(key)?.[1] ?? '';
  const folded = fold(key.replace(/^#+/, '').replace(/[[(][^\])]*[\])]/g, ' '))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  const plain = plainKey(folded)
    .replace(/ (m|ft|usd)$/, '')
    .trim();
  const field = FIELD_BY_KEY.get(plain);
  return field ? { field, unit } : null;
}

function oneValue(text: string): KeyValue | null {
  const match = /^([^:=]{2,60}?)\s*[:=]\s*(.+)$/s.exec(text.trim());
  const found = match && fieldOf(match[1] ?? '');
  if (!match || !found) return null;
  const value = (match[2] ?? '').trim();
  const needsUnit = found.unit !== '' && /^[-+]?[\d.,]+$/.test(value);
  return { field: found.field, value: needsUnit ? `${value} ${found.unit}` : value };
}

/**
 * The header facts on one line: `Well name: Aurora-3`, `Field = Aurora`, two or three cells of a sheet (`Field`, `Aurora`;
 * a third cell is the unit), or several pairs with wide gaps between them.
 */
export function keyValuesOf(line: { text: string; cells: readonly string[] }): KeyValue[] {
  const [first = '', ...others] = line.cells;
  const whole = oneValue(line.text);
  if (others.length > 0 && !/[:=]\s*\S/.test(first)) {
    const found = fieldOf(first.replace(/[:=]\s*$/, ''));
    if (found) {
      const list = found.field === 'wellHeads' || found.field === 'location' || found.field === 'objective';
      const value = list ? others.join(', ') : others.slice(0, 2).join(' ');
      const unit = found.unit !== '' && others.length === 1 ? ` ${found.unit}` : '';
      return [{ field: found.field, value: `${value}${unit}` }];
    }
  }
  const parts = line.text
    .split(/\s{2,}|\s*[|\t]\s*|;\s*(?=[^;:=]{2,40}[:=])/)
    .filter((part) => part.trim() !== '');
  const pairs = parts.flatMap((part) => oneValue(part) ?? []);
  if (pairs.length > 1) return pairs;
  return whole ? [whole] : pairs;
}

export function isKeyValue(cells: readonly string[]): boolean {
  if (cells.length === 0 || cells.length > 4) return cells.length > 0 && oneValue(cells[0] ?? '') !== null;
  const [first = ''] = cells;
  if (oneValue(first)) return true;
  const found = fieldOf(first);
  // Two headings (`Well`, `Location`) are no pair: the second cell must say something that no key says.
  if (!found || cells.length < 2 || cells.slice(1).some((cell) => fieldOf(cell))) return false;
  return cells.length === 2 || found.field === 'wellHeads' || parseUnit(cells[2] ?? '') !== null;
}
