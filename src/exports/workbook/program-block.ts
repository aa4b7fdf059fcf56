import type { Section } from '@/domain/montage/montage';
import { linesOfText } from './lines-of-text';
import {
  formats,
  lineLabel,
  lineNothing,
  lineNumber,
  linePart,
  lineProse,
  lineRemark,
  lineWords,
} from './looks';
import { programs, type LabelledLine } from './program-lines';
import type { Cell, Look, Merged } from './spreadsheet/sheet';

const sizePt = 9;
/** What the indent of the lines takes. */
const indentWidth = 2;

/** The programmes of one section beside each other, two columns each. */
interface ProgramBlock {
  /** As many as the longest programme has; each with two cells for every programme. */
  readonly rows: readonly (readonly (Cell | null)[])[];
  /** Rows and columns counted from the block's first. */
  readonly merged: readonly Merged[];
}

/** Rows are one line high, whatever stands in them: a text of several lines stands over as many rows. */
export function programBlock(section: Section): ProgramBlock {
  const merged: Merged[] = [];
  const columns = programs.map((program, at) => {
    const column: [Cell | null, Cell | null][] = [];
    for (const line of program.linesOf(section)) {
      const block = (look: Look, text: string) => {
        const rows = linesOfText(text, program.widths[0] + program.widths[1] - indentWidth, sizePt);
        merged.push({ row: column.length, column: 2 * at, rows, columns: 2 });
        column.push([{ value: text, look }, null]);
        for (let row = 1; row < rows; row += 1) column.push([{ value: null, look }, null]);
      };
      if (line.kind === 'part') block(linePart, line.text);
      else if (line.kind === 'remark') block(lineRemark, line.text);
      else {
        const label: Cell = { value: line.label, look: lineLabel };
        const value = line.kind === 'prose' ? line.text : line.value;
        if (typeof value === 'string' && linesOfText(value, program.widths[1] - indentWidth, sizePt) > 1) {
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

function lookOf(line: LabelledLine): Look {
  return line.kind === 'field' && typeof line.value === 'number'
    ? lineNumber(line.format ?? formats.one)
    : lineWords;
}
