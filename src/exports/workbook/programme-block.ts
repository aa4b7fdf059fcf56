import { programmeColumns } from '@/domain/montage/catalogue';
import type { Section } from '@/domain/montage/montage';
import { linesOfText } from './lines-of-text';
import { lineLabel, lineNothing, lineNumber, linePart, lineProse, lineRemark, lineWords } from './looks';
import { programmeWidths, sheetLinesOf, type SheetLine } from './programme-lines';
import type { Cell, Look, Merged } from './spreadsheet/sheet';

const sizePt = 9;
/** The width of the lines' indent. */
const indentWidth = 2;

/** The programmes of one section side by side, two columns each. */
interface ProgrammeBlock {
  /** As many as the longest programme has; each with two cells for every programme. */
  readonly rows: readonly (readonly (Cell | null)[])[];
  /** Rows and columns counted from the block's first. */
  readonly merged: readonly Merged[];
}

/** Every row is one line high: a text of several lines is in a merged cell of as many rows. */
export function programmeBlock(section: Section): ProgrammeBlock {
  const merged: Merged[] = [];
  const columns = programmeColumns.map((key, at) => {
    const [labelWidth, valueWidth] = programmeWidths[key];
    const column: [Cell | null, Cell | null][] = [];
    for (const line of sheetLinesOf(section, key)) {
      const block = (look: Look, text: string) => {
        const rows = linesOfText(text, labelWidth + valueWidth - indentWidth, sizePt);
        merged.push({ row: column.length, column: 2 * at, rows, columns: 2 });
        column.push([{ value: text, look }, null]);
        for (let row = 1; row < rows; row += 1) column.push([{ value: null, look }, null]);
      };
      if (line.kind === 'part') block(linePart, line.text);
      else if (line.kind === 'remark') block(lineRemark, line.text);
      else {
        const label: Cell = { value: line.label, look: lineLabel };
        const { value } = line;
        if (typeof value === 'string' && linesOfText(value, valueWidth - indentWidth, sizePt) > 1) {
          column.push([label, null]);
          block(lineProse, value);
        } else column.push([label, { value, look: lookOf(line) }]);
      }
    }
    return column;
  });
  const height = Math.max(...columns.map((column) => column.length));
  const rows = Array.from({ length: height }, (_, row) =>
    columns.flatMap((column): readonly (Cell | null)[] => column[row] ?? [nothing, null]),
  );
  return { rows, merged };
}

const nothing: Cell = { value: null, look: lineNothing };

const lookOf = ({ value, format }: SheetLine & { kind: 'field' }): Look =>
  typeof value === 'number' ? lineNumber(format) : lineWords;
