import { withoutBullet } from '../../readers/list-marks';
import type { TextLine } from '../../readers/table';
import type { BlockTable } from '../blocks/block-tables';
import { NUMBERED_FRACTION, plainText, sizeIn, sizeText } from './quantities';
import { joinedLines } from './sentences';

/** Names of logging tools and measurements, which only a list of logs has behind a hole size. */
const TOOLS =
  /(?<![\p{L}])(?:GR|MWD|LWD|CBL|VDL|USIT|VSP|MDT|RFT|RDT|PEX|FMI|CMR|MSCT|PWD|gyro|gamma ray|gamma|resistivity|sonic|wireline|mud ?log(?:ging)?|DLL|MSFL|BHC|neutron|density log)(?![\p{L}])/iu;
const NONE = /^(?:none|no logs?|nil|keine|geen|ingen|aucune?|ning[u\u00fa]n[ao]?|nenhuma?|nessun[ao]?)\b/i;
/** `Fase 1 (36"):`, `8 1/2" hole, Run 1:`. */
const SECTION = '(?:hole|section|phase|fase|abschnitt|sektion|sectie|seksjon|etapa|fase|tramo|sezione)';
const ITEM = new RegExp(
  String.raw`(?:^|[.;,]\s+|^[^\d:]{0,24}:\s*)(?:${SECTION}\s?\d{0,2}\s*[(:\u2013-]?\s*)?(?<size>${NUMBERED_FRACTION})\s*"(?:\s*(?:hole|section))?\s*\)?\s*(?::|,?\s*(?=run\s?\d))\s*`,
  'giu',
);

interface Item {
  size: string;
  evaluation: string;
}

/** `12 1/4": MWD-GR; 8 1/2": LWD GR-Res, CBL`: the logs of each hole. */
function itemsIn(text: string): Item[] {
  const found = [...text.matchAll(ITEM)];
  return found.flatMap((match, at): Item[] => {
    const evaluation = text
      .slice(match.index + match[0].length, found[at + 1]?.index)
      .replace(/[\s;,.]+$/, '');
    const size = match.groups?.['size'] ?? '';
    const isOfLogs = TOOLS.test(evaluation) && !NONE.test(evaluation) && sizeIn(`${size}"`) !== null;
    return isOfLogs ? [{ size: sizeText(size), evaluation }] : [];
  });
}

/** The logging runs that lines give with their hole sizes, a table for each. */
export function loggingItems(lines: readonly TextLine[]): BlockTable[] {
  return joinedLines(lines.filter(({ cells }) => cells.length < 2)).flatMap(({ text, lines: [line] }) => {
    if (!line) return [];
    return itemsIn(withoutBullet(plainText(text))).map(({ size, evaluation }): BlockTable => {
      const page = line.page === undefined ? {} : { page: line.page };
      const place = { row: line.row, column: 0, ...page, quote: line.text };
      return {
        kind: 'logging',
        table: {
          ...(line.sheet === undefined ? {} : { sheet: line.sheet }),
          ...page,
          headingRow: line.row,
          headings: ['Hole size', 'Evaluation'],
          units: ['in', null],
          rows: [{ row: line.row, ...page, cells: [size, evaluation], places: [place, place] }],
          decimalComma: false,
        },
        remarks: [],
      };
    });
  });
}
