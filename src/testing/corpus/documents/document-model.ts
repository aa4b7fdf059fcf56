import type { Classification } from '@/documents/facts';

/** A column: its heading, the heading it shares with its neighbours, its unit, and the cells below. */
export interface Column {
  group?: string;
  heading: string;
  unit?: string;
  cells: string[];
}

export type Block =
  | { kind: 'title' | 'heading' | 'paragraph'; text: string }
  | { kind: 'pairs'; as: 'table' | 'lines'; pairs: [key: string, value: string][] }
  | {
      kind: 'table';
      /** Rows above the numbers, as on the page; a merged cell is its text and blanks. */
      headings: string[][];
      rows: string[][];
      marks?: TableMarks;
    };

/** The look of a table beyond its cells, if the format can show it. Rows and columns count from 0 below the headings. */
export interface TableMarks {
  hiddenRows?: readonly number[];
  hiddenColumns?: readonly number[];
  struckRows?: readonly number[];
  /** Headings turned by a quarter. */
  rotated?: boolean;
}

/** How a page is set, where the format has pages. */
export interface Paper {
  portrait: boolean;
  /** Lines around every cell, below the headings alone, or none. */
  rules: 'all' | 'heads' | 'none';
  headsRepeat: boolean;
}

/** A further sheet of a workbook. */
export interface Sheet {
  name: string;
  hidden: boolean;
  blocks: Block[];
}

/** The source of every format: the same words and figures in the same order. */
export interface CorpusDocument {
  /** The name of the file, without extension. */
  name: string;
  classification: Classification;
  decimalComma: boolean;
  /** At the head of every page, where the format has pages. */
  runningHeader: string;
  footer: string;
  pageWords: (page: number, pages: number) => string;
  blocks: Block[];
  paper?: Paper;
  /** The text of a file that a program writes for programs, in place of everything above. */
  raw?: string;
  /** In a workbook before and after the document's own sheet. */
  sheetsBefore?: Sheet[];
  sheetsAfter?: Sheet[];
}

export function table(columns: readonly Column[], units: 'in headings' | 'below headings'): Block {
  const grouped = columns.some(({ group }) => group !== undefined);
  const groups = columns.map(({ group }, at) =>
    group === undefined || columns[at - 1]?.group === group ? '' : group,
  );
  const names = columns.map(({ heading, unit }) =>
    unit === undefined || units === 'below headings' ? heading : `${heading} (${unit})`,
  );
  const below = columns.map(({ unit }) => unit ?? '');
  const height = Math.max(...columns.map(({ cells }) => cells.length));
  return {
    kind: 'table',
    headings: [
      ...(grouped ? [groups] : []),
      names,
      ...(units === 'below headings' && below.some((unit) => unit !== '') ? [below] : []),
    ],
    rows: Array.from({ length: height }, (_, row) => columns.map(({ cells }) => cells[row] ?? '')),
  };
}

/** Properties down and sections across, as mud programmes often are. */
export function transposed(columns: readonly Column[]): Block {
  const lines = columns.map(({ heading, unit, cells }) => [
    unit === undefined ? heading : `${heading} (${unit})`,
    ...cells,
  ]);
  return { kind: 'table', headings: lines.slice(0, 1), rows: lines.slice(1) };
}
