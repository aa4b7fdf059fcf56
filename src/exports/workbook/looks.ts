import type { Field } from '@/domain/montage/catalogue';
import type { Ink } from '@/domain/drawing/drawing';
import { paperInks } from '../paper-inks';
import type { Look } from './spreadsheet/sheet';
import { inForce } from '@/domain/montage/field-in';

/**
 * The colours of paper, and those of tables that drawings do not have; the same as in the light scheme of
 * `src/ui/tokens.css`.
 */
export const inks = {
  ...paperInks,
  accentSoft: '#e4f0f1',
  onAccent: '#ffffff',
  activeSoft: '#fff0e2',
} as const;

export const formats = {
  whole: '0',
  one: '#,##0.0',
  oneToTwo: '#,##0.0#',
  /** `36` and `12.25`: a pattern would leave a decimal point after whole inches. */
  inches: 'General',
} as const;

export type Format = string;

/** A sheet shows a number rounded as the other outputs do, and stores all its digits. */
export function formatOf(field: Field): Format {
  const { kind, decimals } = inForce(field);
  return kind === 'whole' ? formats.whole : formatWith(decimals);
}

/** The format of numbers with a minimum and a maximum of decimals. */
export const formatWith = ([least, most]: readonly [least: number, most: number]): Format =>
  most === 0 ? '#,##0' : `#,##0.${'0'.repeat(least)}${'#'.repeat(most - least)}`;

const quiet = { colour: inks.line, style: 'thin' } as const;
const plain: Look = { ink: inks.ink };

/** Cached, so that the same look is the same object. */
const made = new Map<string, Look>();
function keep(key: string, make: () => Look): Look {
  const known = made.get(key) ?? make();
  made.set(key, known);
  return known;
}

export const head: Look = {
  bold: true,
  indent: 1,
  ink: inks.onAccent,
  fill: inks.accent,
  wrap: true,
  down: 'center',
};
export const numberHead: Look = { ...head, across: 'right' };
/** For a programme: with the same border on the left as the cells below. */
export const programmeHead: Look = { ...head, left: { colour: inks.accentSoft, style: 'thin' } };

/** For sheets that are read by row: a line below every row. */
export const text: Look = { ...plain, indent: 1, bottom: quiet };
export const wrapped: Look = { ...text, wrap: true };
export const number = (format: Format): Look =>
  keep(`number ${format}`, () => ({ ...text, across: 'right', format }));
export const none: Look = { indent: 1, ink: inks.muted, italic: true };

/** For the sections: a title over the whole width, and rows of one line. */
const rowSizePt = 9;
const programmeEdge = { left: quiet, indent: 1 } as const;
export const sectionTitle: Look = {
  indent: 1,
  bold: true,
  sizePt: 12,
  ink: inks.accent,
  fill: inks.accentSoft,
  down: 'center',
  top: { colour: inks.accent, style: 'medium' },
};
/** The formation's colour next to its name, as in the schematic and the 3D view. */
export const swatch = (sediment: number): Look =>
  keep(`swatch ${sediment}`, () => ({ fill: inks[`sediment-${sediment}` as Ink], bottom: quiet }));
export const formationName: Look = {
  ...plain,
  sizePt: rowSizePt,
  wrap: true,
  indent: 1,
  bottom: quiet,
};
export const depth: Look = {
  ...plain,
  sizePt: rowSizePt,
  across: 'right',
  indent: 1,
  format: formats.one,
  bottom: quiet,
};
const tdEdges = { top: { colour: inks.accent, style: 'thin' }, bottom: quiet } as const;
export const tdName: Look = { ...plain, sizePt: rowSizePt, bold: true, indent: 1, ...tdEdges };
export const tdDepth: Look = { ...depth, bold: true, ...tdEdges };

export const lineLabel: Look = { sizePt: rowSizePt, ink: inks.muted, ...programmeEdge };
const lineText: Look = { ...plain, sizePt: rowSizePt, wrap: true };
export const lineWords: Look = { ...lineText, across: 'right', indent: 1 };
export const lineNumber = (format: Format): Look =>
  keep(`line ${format}`, () => ({ ...plain, sizePt: rowSizePt, across: 'right', indent: 1, format }));
export const lineProse: Look = { ...lineText, ...programmeEdge };
export const linePart: Look = { ...plain, sizePt: rowSizePt, bold: true, wrap: true, ...programmeEdge };
export const lineRemark: Look = {
  sizePt: rowSizePt,
  italic: true,
  wrap: true,
  ink: inks.muted,
  ...programmeEdge,
};
/** For a programme that has fewer lines than its section. */
export const lineNothing: Look = programmeEdge;

/** For the first sheet. */
export const label: Look = { sizePt: 9, bold: true, ink: inks.muted };
export const wellName: Look = { ...plain, sizePt: 18, bold: true, wrap: true };
export const quietText: Look = { ink: inks.muted, wrap: true };
export const mark: Look = {
  bold: true,
  ink: inks.active,
  fill: inks.activeSoft,
  wrap: true,
  down: 'center',
  indent: 1,
};
export const fieldLabel: Look = { indent: 1, ink: inks.muted, bottom: quiet };
export const fieldText: Look = { ...text, wrap: true, across: 'left' };
export const fieldNumber = (format: Format): Look =>
  keep(`field ${format}`, () => ({ ...text, across: 'left', format }));
