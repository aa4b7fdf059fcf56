import type { Table } from '../../readers/table';
import { parseMeasured } from '../words/numbers';

/** `MD In / Out [m]`, `TVD start/end (ft)`, `TVD from / to`: the ends of an interval in one cell. */
const ENDS =
  /^(?<depth>(?:(?:md|ahd?|mddf|tvd\w*|measured|vertical|along[- ]hole|true|hole)\s+){0,3}(?:depth\s+)?)(?:(?:in|start|begin)\s*\/\s*(?:out|end|stop)|(?<=(?:tvd\w*|vertical|depth)\s)(?:from|top)\s*\/\s*(?:to|bottom|base))(?<unit>\s*[([].*)?$/iu;
const TWO_DEPTHS = /^(\d[\d.,]*)\s*\/\s*(\d[\d.,]*)$/;

/** The cell as an interval; null if it is none. */
function intervalIn(cell: string, decimalComma: boolean): string | null {
  const [, from = '', to = ''] = TWO_DEPTHS.exec(cell.trim()) ?? [];
  const [upper, lower] = [from, to].map((depth) => parseMeasured(depth, decimalComma)?.value);
  return upper !== undefined && lower !== undefined && upper <= lower ? `${from} - ${to}` : null;
}

/** A table whose columns of two ends, `165 / 520` below `MD In / Out`, are columns of intervals. Any other is unchanged. */
export function withIntervalsOfEnds(table: Table): Table {
  const found = table.headings.flatMap((heading, column) => {
    const { depth, unit = '' } = ENDS.exec(heading.trim())?.groups ?? {};
    if (depth === undefined) return [];
    const cells = table.rows.map((row) => row.cells[column] ?? '');
    const areIntervals = cells.every((cell) => cell === '' || intervalIn(cell, table.decimalComma) !== null);
    return areIntervals ? [{ column, heading: `${depth}interval${unit}` }] : [];
  });
  if (found.length === 0) return table;
  const headings = table.headings.map(
    (heading, at) => found.find(({ column }) => column === at)?.heading ?? heading,
  );
  const rows = table.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, at) =>
      found.some(({ column }) => column === at) ? (intervalIn(cell, table.decimalComma) ?? cell) : cell,
    ),
  }));
  return { ...table, headings, rows };
}
