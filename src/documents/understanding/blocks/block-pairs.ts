import { isBullet, isBulleted, withoutBullet } from '../../readers/list-marks';
import type { TextLine } from '../../readers/table';
import { fold } from '../words/fold';
import { withInchMarkLast } from '../words/numbers';
import { parseHeading, withoutTemperature } from '../words/headings';
import { figuresIn, namesIn } from '../recognition/paired-columns';
import { parseUnit } from '../units/units';
import { VOCABULARY, fieldsNamed, namesAField } from '../words/vocabulary';

export interface Place {
  row: number;
  column: number;
  page?: number;
}

export interface Pair {
  key: string;
  value: string;
  place: Place;
}

/** `Mud type ........ KCl polymer`: dots or lines between a key and its value. */
const LEADER = /\s*(?:\.{3,}|\.{2}(?=\s)|(?:\. ){3,}\.?|\u2026+|_{3,})\s*/;

/** `8 cc max` is `max 8 cc`; in `345 bar / 10 min` it is how long a test takes. */
const withBoundFirst = (value: string): string =>
  /(?:[/,(x]|\bfor)\s*\d+\s*min\.?\)?$/i.test(value)
    ? value
    : value.replace(/^(\d[^,;]*?)\s*,?\s+(max|min)(?:imum)?\.?$/i, '$2 $1');

/** The cells of a line, or its parts between wide gaps. */
export const cellsOf = (line: TextLine): string[] =>
  line.cells.length > 1 ? line.cells : line.text.trim().split(/\s{2,}|\t+|\s*\|\s*/);

/** A line with its parts between wide gaps as cells. */
export const withCells = (line: TextLine): TextLine =>
  line.cells.length > 1 ? line : { ...line, cells: cellsOf(line) };

/** The columns of a list of properties with bounds: `Property | Min | Max | Unit`. */
export interface BoundColumns {
  min: number;
  max: number;
  unit: number;
  count: number;
  /** The columns of the headings in a sheet, in which a bound may be blank. */
  columns: readonly number[] | null;
}

export function boundColumns(line: TextLine): BoundColumns | null {
  const cells = cellsOf(line);
  const columns = line.columns?.length === cells.length ? line.columns : null;
  const plain = cells.map((cell) => fold(cell).replace(/[.:\s]+$/, ''));
  const at = (pattern: RegExp) => plain.findIndex((cell) => pattern.test(cell));
  const [min, max] = [
    at(/^(?:min(?:imum|imo|imal)?|from|low(?:er)?)$/),
    at(/^(?:max(?:imum|imo|imal)?|to|high|upper)$/),
  ];
  return min > 0 && max > 0
    ? {
        min,
        max,
        unit: at(/^(?:units?|einheit|eenheid|enhet|unites?|unidad(?:es)?)$/),
        count: cells.length,
        columns,
      }
    : null;
}

/** The cells of a row below the headings, with a blank in place of each that it does not have. */
function cellsBelow(line: TextLine, columns: readonly number[] | null): string[] {
  const cells = cellsOf(line);
  const own = line.columns;
  return columns && own?.length === cells.length && own.every((column) => columns.includes(column))
    ? columns.map((column) => cells[own.indexOf(column)] ?? '')
    : cells;
}

/** `API filtrate | N/C`: a row without a figure does not end the list. */
export const isBelowBounds = ({ cells, columns: own = [] }: TextLine, { columns }: BoundColumns): boolean =>
  columns !== null && cells.length > 1 && own.every((column) => columns.includes(column));

export function boundsPair(line: TextLine, { min, max, unit, count, columns }: BoundColumns): Pair | null {
  const cells = cellsBelow(line, columns);
  const [key = ''] = cells;
  const isFigure = (text: string) => /^\d[\d.,]*$/.test(text);
  const [lower = '', upper = '', of = ''] = [cells[min], cells[max], cells[unit]];
  if (cells.length !== count || (!isFigure(lower) && !isFigure(upper))) return null;
  const value =
    isFigure(lower) && isFigure(upper)
      ? `${lower} - ${upper}`
      : isFigure(upper)
        ? `max ${upper}`
        : `min ${lower}`;
  const place = {
    row: line.row,
    column: line.columns?.[1] ?? 1,
    ...(line.page === undefined ? {} : { page: line.page }),
  };
  return { key: parseUnit(of) === null ? key : `${key} (${of})`, value, place };
}

/** A line without its bullet, which may be a cell of its own. */
function ofItem(line: TextLine): TextLine {
  const [first = '', ...cells] = line.cells;
  if (!isBullet(first) || cells.length === 0)
    return isBulleted(line.text)
      ? { ...line, text: withoutBullet(line.text), cells: [withoutBullet(first), ...cells] }
      : line;
  const { columns, ...rest } = line;
  const text = line.text.slice(line.text.indexOf(first) + 1).trim();
  return { ...rest, text, cells, ...(columns ? { columns: columns.slice(1) } : {}) };
}

export const isKnownKey = (key: string): boolean => {
  const parsed = parseHeading(key).key;
  return parsed !== '' && namesAField(parsed);
};

/** `6 rpm reading` is the only label that begins with a figure. */
export const LABEL = /^(?:\p{L}|6[ -]?(?:\p{L}{3}|\p{L}{1,4}\.?\/min))[^:=]{0,40}$/u;

/** `Slurry : | Class G | Excess : | 50 %`: the pairs of a row of a form; empty for other rows. */
function pairsOfRow(cells: readonly string[], line: TextLine, at: Omit<Place, 'column'>): Pair[] {
  const labels = cells.filter((_, place) => place % 2 === 0);
  const keys = labels.map((label) => label.replace(/[\s:=]+$/, ''));
  const values = cells.filter((_, place) => place % 2 === 1);
  const isForm =
    cells.length > 3 &&
    cells.length % 2 === 0 &&
    keys.every((key) => LABEL.test(key) && parseUnit(key) === null) &&
    (labels.every((label) => /[:=]\s*$/.test(label)) ||
      (keys.filter((key) => isKnownKey(key) || isOfTwoFields(key)).length >= keys.length / 2 &&
        values.some((value) => /\d/.test(value))) ||
      // No row of headings, whose cells are all names.
      (keys.every(isKnownKey) && !values.some((value) => isKnownKey(value))));
  if (!isForm) return [];
  return keys.map((key, place) => ({
    key,
    value: withBoundFirst(values[place] ?? ''),
    place: { ...at, column: line.columns?.[place * 2 + 1] ?? place * 2 + 1 },
  }));
}

const isFigure = (text: string): boolean => /^\d|^[<>\u2264\u2265]|\bmax|\bmin/i.test(text);

/** Units of rheology and filtration that no value is converted from. */
const OTHER_UNIT =
  /^(?:(?:lbf?|lbs)\s?\/\s?100\s?(?:ft|sq).*\(?dial\)?.*|\(?dial.*|cp|mpa.?s|(?:ml|cc|cm3|cm\u00b3)\s?\/\s?30\s?min\.?|(?:%|vol)\W{0,3}(?:%|vol)?\W?|sec(?:onds)?\/?\w*|s\/l|deg|\u00b0?\s?fann(?:[\s-]+(?:dial|units?|deg(?:rees?)?|readings?|35|einheiten|grade?|eenheden|graden|enheter|grader))*\.?|skt\.?|skalenteile?|div(?:isions?)?\.?)$/i;

const SIZE_AND_WORD =
  /^(?<size>\d{1,2}(?:[ -]\d{1,2}\/\d{1,2}|[.,]\d{1,3})?\s?")\s+(?:\/\s+)?(?<word>\p{L}{1,2}-?\d{2,3}\S*)$/u;

/** The field that each kind has under a name. */
const fieldsUnder = (name: string): Map<string, string> =>
  new Map(
    VOCABULARY.flatMap((vocabulary) =>
      fieldsNamed(vocabulary, parseHeading(name).key)
        .slice(0, 1)
        .map(({ field }) => [vocabulary.kind, field] as const),
    ),
  );

/** Whether two names are of different fields of one kind. */
function areTwoFields(one: string, other: string): boolean {
  const fields = fieldsUnder(other);
  return [...fieldsUnder(one)].some(([kind, field]) => fields.has(kind) && fields.get(kind) !== field);
}

/** A key of two names with a sign between them. */
const partsOfKey = (text: string): string[] => text.split(/\s+([/x\u00d7])\s+/u);

/** `OD x weight`, `Grade / conn.`: whether a key has two names of different fields. */
function isOfTwoFields(key: string): boolean {
  const [name = '', sign, second = '', ...more] = partsOfKey(key);
  return sign !== undefined && more.length === 0 && areTwoFields(name, second);
}

/** `Grade / conn. | X56 / BTC`, `OD x weight | 20" x 133 lb/ft`: a pair for each name, parted as the values are; null for any other. */
function pairsPartedAlike(pair: Pair): Pair[] | null {
  const [name = '', sign, second = ''] = partsOfKey(pair.key);
  const [value = '', same, other = '', ...others] = partsOfKey(pair.value);
  return sign === same && others.length === 0 && isOfTwoFields(pair.key)
    ? [
        { ...pair, key: name, value },
        { ...pair, key: second, value: other },
      ]
    : null;
}

/**
 * `ID / drift (in) | 12.415 / 12.259`, `Size / grade | 9 5/8" L-80`: a pair for each of two names with a value each; any other
 * pair as it is.
 */
export function pairsOfTwoNames(pair: Pair): Pair[] {
  const heading = parseHeading(pair.key);
  const sized = SIZE_AND_WORD.exec(withInchMarkLast(pair.value))?.groups;
  const figures = sized ? [sized['size'] ?? '', sized['word'] ?? ''] : figuresIn(pair.value);
  const names = namesIn(heading);
  if (!names || !figures || !names.every((name) => isKnownKey(name))) return pairsPartedAlike(pair) ?? [pair];
  const unit = heading.unit === null ? '' : ` (${heading.unit})`;
  return names.map((name, at) => ({ ...pair, key: `${name}${unit}`, value: figures[at] ?? '' }));
}

/** `Section TD | m MD / m TVD | 640 / 612.5`: a pair for each of two units; null for any other row. */
function pairsOfTwoUnits([key = '', units = '', value = '', ...others]: readonly string[]):
  | Omit<Pair, 'place'>[]
  | null {
  const [two, figures] = [units.split(/\s*\/\s*(?=m |ft )/), figuresIn(value)];
  if (others.length > 1 || !figures || two.length !== 2 || two.some((unit) => parseUnit(unit) === null))
    return null;
  return two.map((unit, at) => ({
    key: `${key.replace(/[\s:=]+$/, '')} (${unit})`,
    value: figures[at] ?? '',
  }));
}

/** `Hole size: 17 1/2" (444.5 mm) Section TD: 640 m RT`: the size of a hole and its end are two pairs of one line. */
function withDepthOfHoleApart(part: string): string[] {
  const behind = /(?<=[:=]\s*\d[^:=]*["\u2033\u201d)m])[\s,]+(?=(\p{Lu}[^;:=]{1,30}?)\s*[:=]\s*\d)/u.exec(
    part,
  );
  const isOfHole = behind !== null && [/^[^:=]*/.exec(part)?.[0] ?? '', behind[1] ?? ''].every(namesHole);
  return isOfHole ? [part.slice(0, behind.index), part.slice(behind.index + behind[0].length)] : [part];
}

const OF_SECTIONS = VOCABULARY.filter(({ kind }) => kind === 'sections');
const namesHole = (label: string): boolean =>
  OF_SECTIONS.some((sections) => fieldsNamed(sections, parseHeading(label).key).length > 0);

/** Whether a label is that of the size of a hole: `Hole size`, `Bohrlochdurchmesser`. */
export const isLabelOfHole = (label: string): boolean =>
  OF_SECTIONS.some((sections) => fieldsNamed(sections, parseHeading(label).key)[0]?.field === 'hole');

const LABELLED_FIGURE = /^(?<key>\p{L}[\p{L} ()-]{2,30}?)\s+(?<value>\d[\d.,]*\s?(?<unit>\S+(?:\s\S+)?))$/u;

/** `Shoe depth 470 m    Section TD 472 m    Float collar 446 m`: values behind their labels, with gaps between them; null for any other row. */
function pairsOfFigures(cells: readonly string[]): Omit<Pair, 'place'>[] | null {
  const found = cells.map((cell) => LABELLED_FIGURE.exec(cell)?.groups);
  const isOne = found.every((one) => one && parseUnit(one['unit'] ?? '') !== null);
  if (cells.length < 2 || !isOne || !found.some((one) => isKnownKey(one?.['key'] ?? ''))) return null;
  return found.map((one) => ({ key: one?.['key'] ?? '', value: one?.['value'] ?? '' }));
}

/** `2,310 m/TR`, with what it is along behind it. */
const IS_DEPTH = /^\d[\d., ]*\s?(?:m|ft)(?![\p{L}\d\u00b2\u00b3])(?!\/(?:min|h|d)).{3,}$/u;

/** Whether the first of three cells is no part of the pair behind it. */
export const isBehindOther = ([first = '', second = '', ...others]: readonly string[]): boolean =>
  others.length === 1 && /[\p{L}%)]:$/u.test(second) && !/[:=]/.test(first);

/** A line with the last two of its three cells. */
const lastTwo = ({ columns }: TextLine, [, key = '', value = '']: readonly string[]) => ({
  text: `${key}  ${value}`,
  cells: [key, value],
  ...(columns ? { columns: columns.slice(1) } : {}),
});

/** The pairs of a line: `key: value; key: value`, or the two cells of a row. */
export function pairsOf(given: TextLine): Pair[] {
  const line = ofItem(given);
  const at = { row: line.row, ...(line.page === undefined ? {} : { page: line.page }) };
  const cells =
    line.cells.length > 1
      ? line.cells
      : LEADER.test(line.text)
        ? line.text.trim().split(LEADER)
        : line.text.trim().split(/\s{2,}|\t+|\s*\|\s*|;(?![^;]*[:=])/);
  const [first = '', second = '', third = ''] = cells;
  const several = pairsOfRow(cells, line, at);
  if (several.length > 0) return several;
  // `Density | sg | 1.22 - 1.30 | remarks`: the unit is before the value.
  if (cells.length > 2 && cells.length < 5 && isFigure(third) && parseUnit(second) !== null) {
    const place = { ...at, column: line.columns?.[2] ?? 2 };
    return [{ key: `${first.replace(/[\s:=]+$/, '')} (${second})`, value: withBoundFirst(third), place }];
  }
  const twice = pairsOfTwoUnits(cells);
  if (twice !== null)
    return twice.map((pair) => ({ ...pair, place: { ...at, column: line.columns?.[2] ?? 2 } }));
  const figures = pairsOfFigures(cells);
  if (figures !== null)
    return figures.map((pair, column) => ({
      ...pair,
      place: { ...at, column: line.columns?.[column] ?? column },
    }));
  // `Class G | Density: | 1.90 SG`: something else is left of the pair.
  if (isBehindOther(cells)) return pairsOf({ ...line, ...lastTwo(line, cells) });
  const isUnitless =
    /^(?:-|\u2013|reading|dial|n\/a)$/i.test(second) ||
    (isFigure(third) && OTHER_UNIT.test(withoutTemperature(second)));
  if (cells.length > 2 && cells.length < 5 && isUnitless)
    return [{ key: first, value: withBoundFirst(third), place: { ...at, column: line.columns?.[2] ?? 2 } }];
  if (!/[:=]\s*\S/.test(first) && cells.length > 1 && cells.length <= 3) {
    const unit = third !== '' && parseUnit(third) !== null ? ` (${third})` : '';
    // `3,560 m MD | (3,252 m TVD)`: the same in another way, behind a gap.
    const isRepeated = /^\(.*\d.*\)$/.test(third) || (IS_DEPTH.test(second) && IS_DEPTH.test(third));
    if (cells.length === 3 && unit === '' && !isRepeated) return [];
    const place = { ...at, column: line.columns?.[1] ?? 1 };
    // The colons of a list may be aligned: `pH            : 9.5`.
    const value = withBoundFirst(`${second}${isRepeated ? ` ${third}` : ''}`.replace(/^[:=]\s*/, ''));
    return value === '' ? [] : [{ key: `${first.replace(/[\s:=]+$/, '')}${unit}`, value, place }];
  }
  const parts = line.text.split(/;\s*(?=[^;:=]{2,40}[:=])/).flatMap(withDepthOfHoleApart);
  return parts.flatMap((part): Pair[] => {
    const match = /^\s*([^:=]{1,60}?)\s*[:=]\s*(\S.*)$/s.exec(part);
    if (!match) return [];
    return [
      {
        key: match[1] ?? '',
        value: (match[2] ?? '').trim(),
        place: { ...at, column: line.columns?.[0] ?? 0 },
      },
    ];
  });
}
