import { missing } from '@/domain/montage/figures';
import type { Section } from '@/domain/montage/montage';
import {
  isBlankLine,
  lineText,
  programmeLines,
  type ProgrammeColumn,
  type ProgrammeLine,
  type ValueLine,
} from '@/domain/montage/section-programme';
import { formatOf, formats, type Format } from './looks';
import type { CellValue } from './spreadsheet/sheet';
import { inForce } from '@/domain/montage/field-in';
import { inShownUnit } from '@/domain/montage/shown';

/** A line of the editor's table in cells: a label and its value, or a text over both. */
export type SheetLine =
  | { readonly kind: 'field'; readonly label: string; readonly value: CellValue; readonly format: Format }
  | { readonly kind: 'part'; readonly text: string }
  | { readonly kind: 'remark'; readonly text: string };

/** A single number stays a number for calculations. */
function fieldLine(line: ValueLine): SheetLine {
  const [first] = line.values;
  const value = first?.value;
  const isNumber = typeof value === 'number' && Number.isFinite(value);
  return {
    kind: 'field',
    label: line.label,
    value: first && isNumber ? inShownUnit(inForce(first.field), value) : lineText(line),
    format: first ? formatOf(first.field) : formats.one,
  };
}

function sheetLines(line: ProgrammeLine): SheetLine[] {
  switch (line.kind) {
    case 'slurry':
      if (line.name === null) return line.lines.map(fieldLine);
      // A slurry without values takes one line instead of six dashes.
      return line.lines.every(isBlankLine)
        ? [{ kind: 'field', label: line.name, value: missing, format: formats.one }]
        : [{ kind: 'part', text: line.name }, ...line.lines.map(fieldLine)];
    case 'title':
      return [{ kind: 'part', text: line.text }];
    case 'remark':
    case 'none':
      return [{ kind: 'remark', text: line.text }];
    case 'value':
    case 'prose':
    case 'run':
    case 'notes':
      return [fieldLine(line)];
  }
}

/** A section's programme with the texts and the order of the editor's table. */
export const sheetLinesOf = (section: Section, column: ProgrammeColumn): SheetLine[] =>
  programmeLines(section, column).flatMap(sheetLines);

/** The widths of the labels and the values of each programme, in digits. */
export const programmeWidths: Readonly<Record<ProgrammeColumn, readonly [label: number, value: number]>> = {
  casing: [16, 17],
  cement: [12, 22],
  mud: [18, 15],
  logging: [14, 18],
  pressureTest: [21, 12],
};
