import { withoutBullet } from '../../readers/list-marks';
import type { TextLine } from '../../readers/table';
import { toolsOf } from '../blocks/block-entries';
import type { BlockTable } from '../blocks/block-tables';
import { isSectionName } from '../blocks/block-titles';
import { RUN_MARK, TOOLS, runsOfCell } from '../logging/run-cells';
import { joinedLines } from './sentences';

/** `Intermediate hole: Run 1 - GR; Run 2 - Sonic`: the name of a section, and its runs. */
const RUNS_OF_SECTION = new RegExp(
  String.raw`^(?<name>\p{L}[\p{L}\d #/-]{3,50}?)\s*:\s+(?<runs>${RUN_MARK}\s*[:\u2013-].*)$`,
  'isu',
);

/** The runs that a line gives a section by its name; another table of the document gives its size. */
export function runsOfNamedSections(lines: readonly TextLine[]): BlockTable[] {
  return joinedLines(lines.filter(({ cells }) => cells.length < 2)).flatMap(({ text, lines: [line] }) => {
    const { name = '', runs = '' } = RUNS_OF_SECTION.exec(withoutBullet(text))?.groups ?? {};
    if (!line || !isSectionName(name) || !TOOLS.test(runs)) return [];
    const page = line.page === undefined ? {} : { page: line.page };
    const place = { row: line.row, column: 0, ...page, quote: line.text };
    return runsOfCell(runs).map(({ number, evaluation }): BlockTable => ({
      kind: 'logging',
      table: {
        ...(line.sheet === undefined ? {} : { sheet: line.sheet }),
        ...page,
        headingRow: line.row,
        headings: ['Section', 'Run', 'Evaluation'],
        units: [null, null, null],
        rows: [
          {
            row: line.row,
            ...page,
            cells: [name, `Run ${number ?? ''}`, toolsOf(evaluation)],
            places: [place, place, place],
          },
        ],
        decimalComma: false,
      },
      remarks: [],
    }));
  });
}
