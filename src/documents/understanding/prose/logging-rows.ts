import type { TextLine } from '../../readers/table';
import { isHoleSize } from '@/domain/casing-sizes';
import type { BlockTable } from '../blocks/block-tables';
import { parseMeasured, withInchMarkLast } from '../words/numbers';
import type { Outline } from '../outline/outline';
import { RUN_MARK, runsOfCell } from '../logging/run-cells';
import { sizeText } from './quantities';

const SIZE = /^\d{1,2}(?:[ -]\d{1,2}\/\d{1,2}|\.\d{1,3})?\s?(?:"|in)?$/;
const RUN = new RegExp(`^${RUN_MARK}$`, 'iu');

/** The size of a hole in a cell; null for other cells. */
function holeIn(cell: string): string | null {
  const text = withInchMarkLast(cell);
  const sizeIn = SIZE.test(text) ? parseMeasured(text)?.value : undefined;
  return sizeIn !== undefined && isHoleSize(sizeIn) ? sizeText(text) : null;
}

/**
 * `8 3/4 | Run 1 | GR-Sonic` and `Run 2 | VSP` below the title of logs, without headings: a table for each run of the hole that
 * is named last.
 */
export function loggingRows(lines: readonly TextLine[], outline: Outline): BlockTable[] {
  let hole: { size: string; line: TextLine } | null = null;
  return lines.flatMap((line): BlockTable[] => {
    const chapter = outline.at(line);
    if (chapter.kind !== 'logging' || chapter.hole !== null || line.sheet !== hole?.line.sheet) hole = null;
    if (chapter.kind !== 'logging' || chapter.hole !== null || line.cells.length < 2) return [];
    const [first = ''] = line.cells;
    const size = holeIn(first);
    if (size !== null) hole = { size, line };
    const [run = '', evaluation = '', ...others] = size === null ? line.cells : line.cells.slice(1);
    const [logs] = runsOfCell(evaluation, true);
    if (!hole || !RUN.test(run) || others.length > 0 || !logs) return [];
    const page = line.page === undefined ? {} : { page: line.page };
    const column = (at: number) => line.columns?.[line.cells.length - at] ?? line.cells.length - at;
    return [
      {
        kind: 'logging',
        table: {
          ...(line.sheet === undefined ? {} : { sheet: line.sheet }),
          ...page,
          headingRow: line.row,
          headings: ['Hole size', 'Run', 'Evaluation'],
          units: ['in', null, null],
          rows: [
            {
              row: line.row,
              ...page,
              cells: [hole.size, run, logs.evaluation],
              places: [
                { row: hole.line.row, column: hole.line.columns?.[0] ?? 0, ...page },
                { row: line.row, column: column(2), ...page },
                { row: line.row, column: column(1), ...page },
              ],
            },
          ],
          decimalComma: false,
        },
        remarks: [],
      },
    ];
  });
}
