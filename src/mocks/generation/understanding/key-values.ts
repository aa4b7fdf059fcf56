import { parseUnit } from './units';

/** One `key: value` pair of a document's header, with the words of the key simplified. */
export interface KeyValue {
  field: HeaderField;
  value: string;
}

export type HeaderField =
  | 'wellName'
  | 'wellType'
  | 'objective'
  | 'location'
  | 'fieldName'
  | 'fieldCode'
  | 'wellId'
  | 'activityId'
  | 'afeCostUsd'
  | 'daysPlanned'
  | 'wellHeads'
  | 'rigFloorElevationM';

/** How documents call the facts of a well header, lower case. A unit in brackets is taken off before looking here. */
const KEYS: Record<HeaderField, string[]> = {
  wellName: ['well name', 'well', 'wellbore', 'wellbore name', 'name of well', 'borehole'],
  wellType: ['well type', 'type of well', 'well profile', 'well classification'],
  objective: ['objective', 'well objective', 'objectives', 'purpose', 'well purpose'],
  location: ['location', 'well location', 'block', 'surface location', 'licence', 'license'],
  fieldName: ['field', 'field name'],
  fieldCode: ['field code'],
  wellId: ['well id', 'well number', 'well identifier', 'well no'],
  activityId: ['activity', 'activity id', 'activity number', 'activity no'],
  afeCostUsd: [
    'afe',
    'afe cost',
    'afe usd',
    'afe cost usd',
    'afe budget',
    'authorised expenditure',
    'authorized expenditure',
  ],
  daysPlanned: [
    'days planned',
    'planned days',
    'days',
    'duration',
    'planned duration',
    'afe days',
    'well duration',
  ],
  wellHeads: ['well heads', 'well head', 'wellheads', 'wellhead'],
  rigFloorElevationM: [
    'rig floor elevation',
    'drill floor elevation',
    'rkb elevation',
    'rt elevation',
    'rotary table elevation',
    'kb elevation',
    'kelly bushing elevation',
    'df elevation',
    'drill floor height',
    'rig floor height',
    'drill floor above msl',
    'rig floor above msl',
    'elevation of drill floor',
    'air gap rkb msl',
    'drill floor elevation above msl',
    'rig floor elevation above msl',
    'rkb above msl',
    'rkb',
    'elevation rkb',
    'drill rig floor height',
  ],
};

const FIELD_BY_KEY = new Map(
  (Object.keys(KEYS) as HeaderField[]).flatMap((field) => KEYS[field].map((key) => [key, field] as const)),
);

/** `Drill floor elevation above mean sea level (m)` is among the longest. */
const LONGEST_KEY = 100;

function fieldOf(key: string): { field: HeaderField; unit: string } | null {
  if (key.length > LONGEST_KEY) return null;
  const unit = /[[(]([^\])]*)[\])]/.exec(key)?.[1] ?? '';
  const plain = key
    .replace(/^#+/, '')
    .replace(/[[(][^\])]*[\])]/g, ' ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\babove (mean sea level|sea level)\b/, 'above msl')
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
