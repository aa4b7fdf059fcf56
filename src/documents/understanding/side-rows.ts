import type { TextLine } from '../readers/table';

/** One row of a table on its side: the property, then its value for each section. */
export interface SideRow {
  row: number;
  page?: number;
  until?: number;
  /** By column; the first holds the property. */
  cells: Map<number, string>;
}

const DELIMITERS = [';', '\t', '|', ','];

/** The cell above the labels may be blank. */
export const withLabel = (cells: Map<number, string>): Map<number, string> =>
  cells.has(0) || cells.size < 2 ? cells : new Map([[0, ''], ...cells]);

/** The parts of a line and their columns, by its delimiter. */
function partsOf(text: string): Map<number, string> {
  const delimiter = DELIMITERS.find((sign) => text.split(sign).length > 2);
  const cells = new Map<number, string>();
  if (delimiter !== undefined) {
    text.split(delimiter).forEach((part, column) => {
      const cell = part
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .replaceAll('""', '"');
      if (cell !== '') cells.set(column, cell);
    });
    return withLabel(cells);
  }
  return cells;
}

/** The cells of a line by their columns. */
export function sideRowOfLine(line: TextLine): SideRow {
  const at = {
    row: line.row,
    ...(line.page === undefined ? {} : { page: line.page }),
    ...(line.until === undefined ? {} : { until: line.until }),
  };
  const { columns } = line;
  if (!columns || line.cells.length < 2) return { ...at, cells: partsOf(line.text) };
  return { ...at, cells: withLabel(new Map(line.cells.map((cell, part) => [columns[part] ?? part, cell]))) };
}

/** The property of a row. */
export const labelOf = ({ cells }: SideRow): string => cells.values().next().value ?? '';
