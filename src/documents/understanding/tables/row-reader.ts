import { holeSizeOfMm } from '@/domain/casing-sizes';
import type { Origin, Origins, RangeFact, Source } from '../../facts';
import type { Table, TableRow, TextLine } from '../../readers/table';
import { usesDecimalComma } from '../../readers/table';
import { NO_RANGE, parseEnds, parseMeasured, parseRange } from '../words/numbers';
import type { Measured } from '../words/numbers';
import type { ColumnUse } from './columns';
import type { DepthReference } from '@/api/generated/model';
import { metres } from '../../words';
import type { RecognisedTable } from './recognise';
import { agree, readingInBrackets, secondReading } from '../units/two-units';
import { convert, leadingUnit } from '../units/units';
import { inchesOfBoth, isSizePair, sizeBehindWords, sizeByWall, sizePart } from '../sections/size-pairs';
import { figuresIn } from '../recognition/paired-columns';
import type { Quantity } from '../units/known-units';
import { isCrossReference, isPlaceholder } from './placeholders';

/** The conversions of one group of rows, to be reported once each instead of once per row. */
export interface ReadingLog {
  /** Conversion ("ft to m") -> the headings it was applied to. */
  converted: Map<string, Set<string>>;
  /** Assumed unit -> the headings without one. */
  assumed: Map<string, Set<string>>;
  /** Headings whose values were left out because they have no unit, or one of another quantity. */
  withoutUnit: Set<string>;
  /** Headings of depths in another reference than the drill floor, whose elevation no document gives. */
  withoutFloor: Set<string>;
  remarks: string[];
  notUnderstood: { source: Source; reason: string }[];
}

export function newLog(): ReadingLog {
  return {
    converted: new Map(),
    assumed: new Map(),
    withoutUnit: new Set(),
    withoutFloor: new Set(),
    remarks: [],
    notUnderstood: [],
  };
}

function add(map: Map<string, Set<string>>, key: string, heading: string): void {
  const headings = map.get(key) ?? new Set<string>();
  map.set(key, headings.add(heading));
}

/** One row of a recognised table, read by field. Values are in the application's units. */
export interface RowReader {
  row: number;
  cells: string[];
  has(field: string): boolean;
  /** The cell as written; null if blank. */
  text(field: string): string | null;
  /** The number at the start of a cell, by the decimal sign of the table, and the text after it. */
  measured(field: string): Measured | null;
  /** The whole cell, including parts that are not a value of the field. */
  written(field: string): string;
  /** The unit of the column as written in its heading or in the units row. */
  unit(field: string): string | null;
  /** The unit that the document declares for its depths. */
  lengthUnit: string | null;
  value(field: string): number | null;
  range(field: string): RangeFact;
  /** The ends of a range as written: unsorted, with their signs. */
  ends(field: string): { first: number; second: number } | null;
  /** The place of the row; after reading the values, with their conversions. */
  source(converted?: string): Source;
  /** The place of a field's value; after reading it, with its conversion. Undefined if the cell is blank. */
  origin(field: string): Origin | undefined;
  /** The origins of a fact: for each of its fields, that of the first given table field with a value. */
  origins(fields: Record<string, string | readonly string[]>): Origins;
}

/** The letters of a spreadsheet column: 0 is A, 26 is AA. */
export function columnLetters(column: number): string {
  const rest = Math.floor(column / 26);
  const letter = String.fromCharCode(65 + (column % 26));
  return rest === 0 ? letter : columnLetters(rest - 1) + letter;
}

/** The only possible unit of a value without one; a pressure, a mass or a yield point could have several. */
const DEFAULT_UNIT: Partial<Record<Quantity, string>> = {
  length: 'm',
  size: 'in',
  angle: 'deg',
  volume: 'ml',
  number: '%',
};

/** The range of mud and slurry densities in SG; no density in another unit is this small. */
const SG_RANGE = { from: 0.7, to: 2.6 };
/** `9 5/8 casing`, `7 (liner)`; `9 S/8` is a misprint. */
const WORDS_BEHIND_SIZE = /^\s*["'(,;\u2033\u201d-]*\s*(?:[\p{L}]{3,}|$)/u;
const MM_PER_INCH = 25.4;
/** The largest conductors are 36 to 42 in; a larger size is in mm. */
const LARGEST_SIZE_IN = 60;

function guessUnit(quantity: Quantity, value: number, defaultLength: string): string | null {
  if (quantity === 'length') return defaultLength;
  if (quantity === 'size' && value > LARGEST_SIZE_IN) return 'mm';
  if (quantity === 'gradient') return value >= SG_RANGE.from && value <= SG_RANGE.to ? 'sg' : null;
  return DEFAULT_UNIT[quantity] ?? null;
}

/** The shifts of depths in another reference than the drill floor; set once all documents are known. */
export interface Datum {
  /** Elevation of the drill floor above mean sea level, m. */
  drillFloorM: number | null;
  /** Height of the drill floor above the ground, m. */
  aboveGroundM: number | null;
}

export interface RowContext {
  file: string;
  defaultLengthUnit: string | null;
  datum: Datum;
  log: ReadingLog;
}

const commaInEnds = new WeakMap<Table, boolean>();

/** Whether the comma is the decimal sign of a table; cells with two numbers count as evidence too. */
function endsUseComma(table: Table): boolean {
  const known = commaInEnds.get(table);
  if (known !== undefined) return known;
  const apart = table.rows.map(({ row, cells }) => ({
    row,
    cells: cells.flatMap((cell) => cell.split(/\s+|(?<=\d)[-\u2013]/)),
  }));
  const used = table.decimalComma || usesDecimalComma(apart, null);
  commaInEnds.set(table, used);
  return used;
}

/** Whether a density is a thousandth of that of a fluid: `1.060` kg/m3, with a point as thousands separator. */
function isThousandth(value: number, unit: string): boolean {
  return /^(?:kg\/m|g\/l)/i.test(unit) && value >= 0.7 && value <= 2.8;
}

/** `Upper` says which part of the unit in the wider column, and names none. */
const PART_OF_A_UNIT =
  /^(?:upper|middle|lower|basal|uppermost|lowermost|ober[es]r?|mittler[es]r?|unter[es]r?|boven|onder|midden)$/i;
/** Words behind a pressure that say when or how it is tested, without another figure. */
const WHEN_TESTED =
  /^(\d[\d.,\s/]*(?:(?:psig?|bara?g?|kpa|mpa)\b)?)\s*[(,;]?\s*(?:(?:on|at|when|after|before|prior|with|bei|nach|vor|beim|bij|na|voor|ved|etter|for|au|apres|avant|\u00e0|apr\u00e8s|al|despu\u00e9s|antes|no|na)\s)[^\d]*$/iu;
/** `300 / 3500 psi`: a preventer is tested at a low and at a high pressure, and the high one is meant. */
function highOf(written: string): string {
  // `250 / 3,500 psi (17 / 241 bar)`: both in another unit behind.
  const cell = written
    // `2,500 on bump`, `150 bar (after the plug has landed)`: when the string is tested.
    .replace(WHEN_TESTED, '$1')
    .replace(/(?<=\/.*)\s*\([^()]*\d\s?\/\s?\d[^()]*\)$/, '')
    // `250 bar / 10 min`, `1,500 psi (30 min)`: how long it is held.
    .replace(/\s*(?:\/|,|\bfor\b|x)?\s*\(?\b\d{1,3}\s?(?:min(?:ute[ns]?|uti|utos)?|hrs?|h)\b\.?\)?\s*$/i, '');
  const [, low = '', high = ''] =
    /^(\d[\d.,]*)\s?(?:psi|bar|kpa|mpa)?\s?\/\s?(\d[\d.,]*(?:\s?[a-z]+)?)$/i.exec(cell) ?? [];
  const [first, second] = [parseMeasured(low)?.value ?? 0, parseMeasured(high)?.value ?? 0];
  return second > first ? high : cell;
}

const FINE_SIZE = /^\d{1,2}[.,]\d{3}(?![\d.,]|\s?mm)/;

/** One end of an interval with its unit; blank where the cell is none. */
function endOf(cell: string, end: 'first' | 'last', decimalComma: boolean): string {
  const ends = parseEnds(cell, decimalComma);
  return ends ? `${end === 'first' ? ends.first : ends.second} ${ends.rest}`.trim() : '';
}

export function readRow(
  row: TableRow,
  recognised: Omit<RecognisedTable, 'kind'>,
  context: RowContext,
): RowReader {
  const { table, columns } = recognised;
  const { log } = context;
  const conversions = new Set<string>();
  /** The conversion of a column's value, by column number. */
  const done = new Map<number, { certainty: Origin['certainty']; note: string }>();
  const nameIn = (level: number) => (row.cells[level] ?? '').trim();
  const isNamed = (level: number) => nameIn(level) !== '';
  const columnOf = (use: ColumnUse): number =>
    use.levels?.findLast((level) => isNamed(level) && !PART_OF_A_UNIT.test(nameIn(level))) ??
    use.levels?.findLast(isNamed) ??
    use.column;
  const cellOf = (column: ColumnUse | undefined) => {
    let cell = column ? (row.cells[columnOf(column)] ?? '').trim() : '';
    if (column?.part) cell = sizePart(cell, column.part, column.own ?? false);
    if (column?.figure !== undefined)
      cell = figuresIn(cell)?.[column.figure] ?? (column.isAlone === true ? cell : '');
    if (column?.quantity === 'pressure') cell = highOf(cell);
    if (column?.end) cell = endOf(cell, column.end, table.decimalComma);
    if (column?.quantity === 'size') cell = inchesOfBoth(cell);
    const isOfString = column !== undefined && (column === columns['outer'] || column === columns['casing']);
    if (column?.quantity === 'size') cell = sizeByWall(cell)?.outer ?? sizeBehindWords(cell, isOfString);
    const isNote = column !== undefined && column === columns['notes'];
    return isPlaceholder(cell) || (!isNote && isCrossReference(cell)) ? '' : cell;
  };

  const toTarget = (value: number, behind: string, column: ColumnUse): number | null => {
    const quantity = column.quantity ?? 'number';
    const rest = quantity === 'pressure' ? behind.replace(OF_PIPE, '') : behind;
    const written = rest.trim() === '' ? null : leadingUnit(rest);
    if (quantity === 'size' && isSizePair(`${value} ${rest}`)) {
      log.remarks.push(
        `${column.heading}: two sizes are in one cell (row ${row.row}), and it is unclear which applies; left out.`,
      );
      return null;
    }
    // `12 1/4 hole` is a size followed by a word; a depth followed by letters is a misprint.
    const repeated = written === null ? readingInBrackets(rest, column.heading) : null;
    const isBare = rest.trim() === '' || repeated !== null;
    if (!isBare && written === null && (quantity !== 'size' || !WORDS_BEHIND_SIZE.test(rest))) return null;
    const second = rest.trim() === '' ? null : (repeated ?? secondReading(rest, quantity));
    if (second && !agree({ value, unit: written ?? column.unit }, second, quantity)) {
      log.remarks.push(
        `${column.heading}: "${value} ${rest.trim()}" (row ${row.row}) gives two values that are not the same; the first was taken.`,
      );
      done.set(column.column, {
        certainty: 'assumed',
        note: `"${value} ${rest.trim()}" gives two values that are not the same, and the first was taken`,
      });
    }
    const own = written ?? column.unit;
    const unit = own ?? guessUnit(quantity, value, context.defaultLengthUnit ?? 'm');
    const partsThousands = quantity === 'gradient' && unit !== null && isThousandth(value, unit);
    if (partsThousands) {
      const note = `nothing weighs ${value} ${unit}: the point was read as a thousands mark`;
      done.set(column.column, { certainty: 'assumed', note });
    }
    const result = unit === null ? null : convert(partsThousands ? value * 1000 : value, unit, quantity);
    if (!result) {
      if (quantity === 'number' && written === null) return value;
      log.withoutUnit.add(column.heading);
      return null;
    }
    if (
      own === null &&
      unit !== null &&
      quantity !== 'angle' &&
      quantity !== 'number' &&
      quantity !== 'volume'
    ) {
      const isDeclared = quantity === 'length' && context.defaultLengthUnit !== null;
      const called = unit === 'sg' ? 'SG' : unit;
      if (!isDeclared) {
        add(log.assumed, called, column.heading);
        done.set(column.column, { certainty: 'assumed', note: `no unit is written, read as ${called}` });
      }
    }
    if (result.note) {
      conversions.add(result.note);
      add(log.converted, result.note, column.heading);
      const assumed = done.get(column.column);
      if (assumed?.certainty === 'assumed')
        assumed.note += assumed.note.includes(result.note) ? '' : `, ${result.note}`;
      else done.set(column.column, { certainty: 'converted', note: result.note });
    }
    return column.countedFrom === undefined
      ? result.value
      : fromFloor(result.value, column, column.countedFrom);
  };

  const fromFloor = (depthM: number, column: ColumnUse, from: DepthReference): number | null => {
    const { drillFloorM, aboveGroundM } = context.datum;
    const shiftM = from === 'sea level' ? drillFloorM : from === 'ground level' ? aboveGroundM : 0;
    const named = from === 'sea level' ? 'mean sea level' : 'the ground';
    if (shiftM === null) {
      log.withoutFloor.add(`${column.heading}: counted from ${named}`);
      return null;
    }
    const note = `counted from ${named}, ${metres(shiftM)} added for the drill floor`;
    conversions.add(note);
    add(log.converted, note, column.heading);
    const before = done.get(column.column);
    if (!before) done.set(column.column, { certainty: 'converted', note });
    else if (!before.note.includes(note)) before.note += `, ${note}`;
    return Number((depthM + shiftM).toFixed(6));
  };

  const originOf = (field: string): Origin | undefined => {
    const column = columns[field];
    const quote = cellOf(column);
    if (!column || quote === '') return undefined;
    const what = done.get(column.column);
    const own = row.places?.[columnOf(column)];
    const place = own ?? { ...row, column: columnOf(column) };
    const under = own?.quote === undefined ? `under "${column.heading}"` : `"${quote}" in the sentence`;
    const notes = [own?.assumed, column.assumed, what?.note, under].filter((note) => note !== undefined);
    return {
      ...sourceOf(context.file, table, place),
      // The name of a thing that the user typed is in no cell.
      ...(table.sheet === undefined || place.column < 0
        ? {}
        : { cell: `${columnLetters(place.column)}${place.row}` }),
      column: place.column,
      quote: own?.quote ?? quote,
      certainty:
        own?.assumed === undefined && column.assumed === undefined ? (what?.certainty ?? 'read') : 'assumed',
      note: notes.join('; '),
    };
  };

  return {
    row: row.row,
    cells: row.cells,
    origin: originOf,
    origins: (fields) =>
      Object.fromEntries(
        Object.entries(fields).flatMap(([fact, from]) => {
          const origin = (typeof from === 'string' ? [from] : from)
            .map(originOf)
            .find((one) => one !== undefined);
          return origin ? [[fact, origin] as const] : [];
        }),
      ),
    has: (field) => columns[field] !== undefined,
    text: (field) => recognised.says?.[field] ?? (cellOf(columns[field]).replace(/\s+/g, ' ') || null),
    measured: (field) =>
      parseMeasured(
        recognised.says?.[field] ?? cellOf(columns[field]).replace(/\s+/g, ' '),
        table.decimalComma,
      ),
    written: (field) => (row.cells[columns[field]?.column ?? -1] ?? '').trim(),
    unit: (field) => columns[field]?.unit ?? null,
    lengthUnit: context.defaultLengthUnit,
    value(field) {
      const column = columns[field];
      const cell = cellOf(column);
      // No size has thousands of inches: `8.755` is one with three decimals in any document.
      const isFine = column?.quantity === 'size' && column.unit !== 'mm' && FINE_SIZE.test(cell);
      const measured = isFine
        ? parseMeasured(cell.replace(',', '.'))
        : parseMeasured(cell, table.decimalComma);
      if (!column || !measured) return null;
      const value = toTarget(measured.value, measured.rest, column);
      const isInMm = value !== null && Math.abs(value * MM_PER_INCH - measured.value) < 0.001;
      return (field === 'hole' && isInMm ? holeSizeOfMm(measured.value) : null) ?? value;
    },
    range(field) {
      const column = columns[field];
      const range = parseRange(cellOf(column), table.decimalComma);
      if (!column || !range) return NO_RANGE;
      const put = (value: number | null) => (value === null ? null : toTarget(value, range.rest, column));
      const { exact, lower, upper } = range;
      if (column.limit !== undefined && exact !== null) return { ...NO_RANGE, [column.limit]: put(exact) };
      return { exact: put(exact), lower: put(lower), upper: put(upper) };
    },
    ends(field) {
      const column = columns[field];
      const ends = parseEnds(cellOf(column), endsUseComma(table));
      if (!column || !ends) return null;
      const [first, second] = [
        toTarget(ends.first, ends.rest, column),
        toTarget(ends.second, ends.rest, column),
      ];
      return first === null || second === null ? null : { first, second };
    },
    source(converted) {
      const notes = [...conversions, ...(converted ? [converted] : [])];
      return {
        ...sourceOf(context.file, table, row),
        ...(notes.length > 0 ? { converted: notes.join(', ') } : {}),
      };
    },
  };
}

/** The pipe that a pressure is of: `3,500 (13 3/8")`. */
const OF_PIPE =
  /\s*\(\s*\d{1,2}(?:[.,]\d{1,3}|[ -]\d{1,2}\/\d{1,2}|\s?[\u00bc-\u00be\u215b-\u215e])?\s?(?:"|\u2033|\u201d|''|in\b)[\p{L}\s]{0,12}\)\s*$/u;

export function sourceOf(
  file: string,
  table: Pick<Table, 'sheet'>,
  at?: { row: number; page?: number },
): Source {
  return {
    file,
    ...(table.sheet === undefined ? {} : { sheet: table.sheet }),
    ...(at?.page === undefined ? {} : { page: at.page }),
    ...(at === undefined ? {} : { row: at.row }),
  };
}

/** The place of a table's heading. */
export const headingOf = ({ headingRow, page }: Table): { row: number; page?: number } => ({
  row: headingRow,
  ...(page === undefined ? {} : { page }),
});

/** The place and text of a line outside tables. */
export function originOfLine(
  file: string,
  line: TextLine,
  quote: string,
  said: { certainty?: Origin['certainty']; note?: string; part?: number } = {},
): Origin {
  const column = said.part === undefined || line.sheet === undefined ? undefined : line.columns?.[said.part];
  return {
    ...sourceOf(file, line.sheet === undefined ? {} : { sheet: line.sheet }, line),
    ...(column === undefined ? {} : { cell: `${columnLetters(column)}${line.row}` }),
    quote,
    certainty: said.certainty ?? 'read',
    ...(said.note === undefined ? {} : { note: said.note }),
  };
}

const list = (headings: Set<string>) => [...headings].join(', ');

/** The log as sentences. */
export function logSentences(log: ReadingLog): string[] {
  return [
    ...[...log.converted].map(([note, headings]) => `${list(headings)}: converted, ${note}.`),
    ...[...log.assumed].map(([unit, headings]) => `${list(headings)}: no unit is written, read as ${unit}.`),
    ...(log.withoutUnit.size > 0
      ? [
          `${list(log.withoutUnit)}: left out, because no unit is written that measures it; add the unit to the heading.`,
        ]
      : []),
    ...[...log.withoutFloor].map(
      (what) => `${what}, and no document says how high the drill floor is above it; left out.`,
    ),
    ...log.remarks,
  ];
}
