import type { Block, TableMarks } from '../documents/document-model';
import type { ColumnPart, TablePart, UnitPart, UnitsAt } from './parts';
import { printValue } from './print-value';
import type { Printing } from './print-value';
import type { Measured, Row, Value } from './values';

type TableBlock = Extract<Block, { kind: 'table' }>;

export interface TableSetting {
  part: TablePart;
  rows: readonly Row[];
  printing: Printing;
  unitsAt: UnitsAt;
  /** The text for a note's placeholders: `{floor}`, `{well}`. */
  noted: (line: string) => string;
  /** A second unit in brackets behind every depth. */
  second?: (value: Value) => string | null;
}

/** A table as its source lays it out, with the lines above and below it. Columns without a value are left out. */
export function tableBlocks(setting: TableSetting): Block[] {
  const { part, noted } = setting;
  const line = (words: string): Block => ({ kind: 'paragraph', text: noted(words) });
  return [
    ...(part.title === undefined ? [] : [{ kind: 'heading' as const, text: noted(part.title) }]),
    ...(part.above ?? []).map(line),
    ...bodyOf(setting),
    ...(part.below ?? []).map(line),
  ];
}

/** The fields that a part prints of these rows: those that a reader can be expected to find. */
export function fieldsSaid({ columns, template = '' }: TablePart, rows: readonly Row[]): string[] {
  const inTemplate = [...template.matchAll(/\{([\w.]+)\}/g)].map(([, is = '']) => is);
  return [...columns.map(([is]) => is), ...inTemplate].filter((is) =>
    rows.some((row) => (row[is] ?? null) !== null),
  );
}

function bodyOf(setting: TableSetting): Block[] {
  const { part, rows } = setting;
  if (part.as === 'lines') {
    return rows.map((row) => ({ kind: 'paragraph', text: lineOf(part.template ?? '', row, setting) }));
  }
  if (part.as === 'blocks') {
    return rows.flatMap((row): Block[] => [
      { kind: 'heading', text: lineOf(part.template ?? '', row, setting) },
      {
        kind: 'pairs',
        as: 'table',
        pairs: part.columns
          .filter(([is]) => (row[is] ?? null) !== null)
          .map(([is, heading]) => [heading, withUnit(row[is] ?? null, setting)]),
      },
    ]);
  }
  const columns = part.columns.filter(([is]) => rows.some((row) => (row[is] ?? null) !== null));
  if (part.as === 'turned') return [turned(columns, setting)];
  return [upright(columns, setting)];
}

const ofColumn = ([is]: ColumnPart, rows: readonly Row[]): Measured =>
  rows.map((row) => row[is] ?? null).find((value) => value?.as === 'amount')?.of ?? 'none';

function unitOfColumn(column: ColumnPart, { rows, printing }: TableSetting): UnitPart {
  const [is, , extras] = column;
  if (extras?.unit !== undefined) return extras.unit;
  const sized = rows.some((row) => row[is]?.as === 'size');
  return sized
    ? ['in', printing.sizes === 'fraction' || printing.sizes === 'decimal' ? 'in' : '']
    : printing.unitOf(ofColumn(column, rows));
}

const AROUND: Partial<Record<UnitsAt, (unit: string) => string>> = {
  round: (unit) => ` (${unit})`,
  square: (unit) => ` [${unit}]`,
  comma: (unit) => `, ${unit}`,
};

function headingOf(column: ColumnPart, setting: TableSetting): string {
  const [, heading] = column;
  const [, unit] = unitOfColumn(column, setting);
  if (heading.includes('{u}')) return heading.replace('{u}', unit);
  // It has its unit in its own words: `Casing diam. [inch]`.
  if (heading.endsWith(']') || heading.endsWith(')')) return heading;
  return unit === '' ? heading : `${heading}${AROUND[setting.unitsAt]?.(unit) ?? ''}`;
}

function cellOf(column: ColumnPart, row: Row, setting: TableSetting): string {
  const [is, heading, extras] = column;
  const value = row[is] ?? null;
  const own: Printing = { ...setting.printing, unitOf: () => unitOfColumn(column, setting) };
  const printed = printValue(value, own, extras?.decimals);
  if (value?.as !== 'amount') return printed;
  const second = setting.second?.(value) ?? null;
  const [, unit] = own.unitOf(value.of);
  if (second !== null) return `${printed} ${unit} (${second})`;
  return setting.unitsAt === 'cells' && unit !== '' && !heading.includes('{u}')
    ? `${printed} ${unit}`
    : printed;
}

function upright(columns: readonly ColumnPart[], setting: TableSetting): TableBlock {
  const { rows, unitsAt, part } = setting;
  const units = columns.map((column) => (column[1].includes('{u}') ? '' : unitOfColumn(column, setting)[1]));
  const grouped = columns.some(([, , extras]) => extras?.group !== undefined);
  const groups = columns.map(([, , extras], at) =>
    extras?.group === undefined || columns[at - 1]?.[2]?.group === extras.group ? '' : extras.group,
  );
  const below = unitsAt === 'below' ? units : units.map((unit) => (unit === '' ? '' : `(${unit})`));
  const marks: TableMarks = part.rotated ? { rotated: true } : {};
  return {
    kind: 'table',
    headings: [
      ...(grouped ? [groups] : []),
      columns.map((column) => headingOf(column, setting)),
      ...(unitsAt === 'below' || unitsAt === 'below in brackets' ? [below] : []),
    ],
    rows: rows.map((row) => columns.map((column) => cellOf(column, row, setting))),
    marks,
  };
}

/** Properties down, sections across; the first row is of their sizes. */
function turned(columns: readonly ColumnPart[], setting: TableSetting): TableBlock {
  const lines = columns.map((column) => [
    headingOf(column, setting),
    ...setting.rows.map((row) => cellOf(column, row, setting)),
  ]);
  return { kind: 'table', headings: lines.slice(0, 1), rows: lines.slice(1) };
}

function withUnit(value: Value, { printing }: TableSetting): string {
  const printed = printValue(value, printing);
  if (value === null || value.as === 'text') return printed;
  if (value.as === 'size') return /["”]$/.test(printed) ? printed : `${printed} in`;
  const [, unit] = printing.unitOf(value.of);
  return unit === '' ? printed : `${printed} ${unit}`;
}

/** A template with its fields filled in; text in `[` `]` is left out if one of its fields is blank. */
function lineOf(template: string, row: Row, setting: TableSetting): string {
  const fill = (words: string) =>
    words.replaceAll(/\{([\w.]+)\}/g, (_, is: string) => withUnit(row[is] ?? null, setting));
  return fill(
    template.replaceAll(/\[([^\]]*)\]/g, (_, words: string) =>
      [...words.matchAll(/\{([\w.]+)\}/g)].every(([, is = '']) => (row[is] ?? null) !== null) ? words : '',
    ),
  );
}
