import { withoutBullet } from '../../readers/list-marks';
import type { TextLine } from '../../readers/table';
import type { BlockTable } from '../blocks/block-tables';
import { PURPOSE_OF_LOGS, purposeBeforeRuns } from '../blocks/purpose-of-logs';
import { RUN_MARK, TOOLS, assumedLogs, withoutLabel } from '../logging/run-cells';
import { HOLE_WORDS } from '../vocabulary/prose';
import { INCH, NUMBERED_FRACTION, anyOf, plainText, sizeIn, sizeText } from './quantities';
import { joinedLines } from './sentences';

const NONE = /^(?:none|no logs?|nil|keine|geen|ingen|aucune?|ning[u\u00fa]n[ao]?|nenhuma?|nessun[ao]?)\b/i;
const HOLE = `(?:${anyOf(HOLE_WORDS)})`;
/** `Fase 1 (36"):`, `8 1/2" hole, Run 1:`, `Phase 12 1/4" -`. The number of a section is not the first figure of its size. */
const ITEM = new RegExp(
  String.raw`(?:^|[.;,]\s+|^[^\d:]{0,24}:\s*|^\p{L}[\p{L} ]{2,24}\((?=[^():]{1,12}\):))(?:(?:en|im|in|i)\s+)?(?:${HOLE}(?:\s(?:de|of))?(?:\s?\d{1,2}\s*[(:\u2013-]|\s*[(:\u2013-])?\s*)?(?<size>(?<!\d\s?)${NUMBERED_FRACTION})${INCH}(?:[\s-]*${HOLE})?\s*\)?\s*(?::|-\s|[,.]?\s*(?=${RUN_MARK}))\s*`,
  'giu',
);

interface Item {
  size: string;
  evaluation: string;
  /** What the runs are for, if it is said before them. */
  purpose: string | null;
}

/** `Run 1 in 12 1/4" hole: GR`: the run in front of its hole. */
const RUN_BEFORE = new RegExp(
  String.raw`^(?<run>(?:run|descente|kj\u00f8ring|lauf|messfahrt|corrida|bajada)\s*(?:no\.?\s*)?\d{1,2}\w?)\s*[,(-]?\s*(?:(?:in|im|i|en|dans)\s+)?(?:the\s+|der\s+|de\s+|la\s+)?(?<hole>(?:${HOLE}\s)?(?:de\s)?${NUMBERED_FRACTION}${INCH}(?:[\s-]*${HOLE})?)\)?\s*(?::|-\s)`,
  'iu',
);

/** `Excess: 17 1/2": caliper based + 20 %`: what a volume of cement is computed from. */
const OF_VOLUMES = /\d\s?%|(?<![\p{L}])(?:based|corrected)(?![\p{L}])/iu;

/** `12 1/4": MWD-GR; 8 1/2": LWD GR-Res, CBL`: the logs of each hole. */
function itemsIn(written: string): Item[] {
  const text = written.replace(RUN_BEFORE, '$<hole>, $<run>:');
  const found = [...text.matchAll(ITEM)];
  return found.flatMap((match, at): Item[] => {
    const whole = text.slice(match.index + match[0].length, found[at + 1]?.index).replace(/[\s;,.]+$/, '');
    const before = purposeBeforeRuns(whole);
    const evaluation = before?.runs ?? withoutLabel(whole);
    const size = match.groups?.['size'] ?? '';
    const isOfLogs =
      TOOLS.test(evaluation) &&
      !NONE.test(evaluation) &&
      !OF_VOLUMES.test(evaluation) &&
      sizeIn(`${size}"`) !== null;
    return isOfLogs ? [{ size: sizeText(size), evaluation, purpose: before?.purpose ?? null }] : [];
  });
}

/** The logging runs that lines give with their hole sizes, a table for each. */
export function loggingItems(lines: readonly TextLine[]): BlockTable[] {
  return joinedLines(lines.filter(({ cells }) => cells.length < 2)).flatMap(({ text, lines: [line] }) => {
    if (!line) return [];
    return itemsIn(withoutBullet(plainText(text))).map(({ size, evaluation, purpose }): BlockTable => {
      const page = line.page === undefined ? {} : { page: line.page };
      const place = { row: line.row, column: 0, ...page, quote: line.text };
      return {
        kind: 'logging',
        table: {
          ...(line.sheet === undefined ? {} : { sheet: line.sheet }),
          ...page,
          headingRow: line.row,
          headings: ['Hole size', 'Evaluation', ...(purpose === null ? [] : [PURPOSE_OF_LOGS])],
          units: ['in', null, ...(purpose === null ? [] : [null])],
          rows: [
            {
              row: line.row,
              ...page,
              cells: [size, evaluation, ...(purpose === null ? [] : [purpose])],
              places: [place, { ...place, ...assumedLogs(evaluation) }, ...(purpose === null ? [] : [place])],
            },
          ],
          decimalComma: false,
        },
        remarks: [],
      };
    });
  });
}
