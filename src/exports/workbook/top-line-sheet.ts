import { montageName } from '@/domain/montage-name';
import { catalogue, titleOf, topLineColumns } from '@/domain/montage/catalogue';
import { words } from '@/domain/montage/figures';
import type { Montage } from '@/domain/montage/montage';
import { heightOfLines, linesOfText } from './lines-of-text';
import {
  fieldLabel,
  fieldNumber,
  fieldText,
  formatOf,
  head,
  inks,
  label,
  mark,
  quietText,
  text,
  wellName as nameLook,
} from './looks';
import type { CellValue, Look, Merged, Row, Sheet } from './spreadsheet/sheet';
import { numberOr } from './words';

const widths = [24, 88] as const;
const wholeWidth = widths[0] + widths[1];

const contents: readonly [sheet: string, holds: string][] = [
  ['Sections', 'The sections table as the montage lays it out, with its programmes next to the formations.'],
  ['Formations', 'Every formation with its section, one row each.'],
  ['Reservoirs', 'The reservoir data.'],
  ['Plan', 'The steps of the plan, with their depths, durations and costs if any is known.'],
  ['Hole sections', 'Every section with its diameter and its Section TD, one row each.'],
  ['Casing to Pressure tests', 'The programmes of every section, one row each; a row for each logging run.'],
];

const reading: readonly [term: string, meaning: string][] = [
  ['TVD SS', 'True vertical depth below mean sea level.'],
  ['TVD BDF, AHD BDF', 'True vertical depth and along-hole depth below the drill floor.'],
  ['Range', 'The uncertainty of a top, plus or minus.'],
  ['Not known', 'A dash on this sheet and on Sections, a blank cell on the others.'],
];

interface Marks {
  /** When the workbook was made, in the user's time zone. */
  readonly made: string;
  readonly unsaved: boolean;
  /** The number of texts that were longer than a cell. */
  readonly cutTexts: number;
}

/** The well, the date, the state of its edits, and the top line. */
export function topLineSheet(montage: Montage, marks: Marks): Sheet {
  const merged: Merged[] = [];
  const rows: Row[] = [];
  const whole = (value: string, look: Look, minPt = 0) => {
    merged.push({ row: rows.length, column: 0, rows: 1, columns: 2 });
    const sizePt = look.sizePt ?? 10;
    rows.push({
      cells: [
        { value, look },
        { value: null, look },
      ],
      heightPt: Math.max(minPt, heightOfLines(linesOfText(value, wholeWidth, sizePt), sizePt)),
    });
  };
  const pair = (name: string, value: CellValue, look: Look) =>
    rows.push({
      cells: [
        { value: name, look: fieldLabel },
        { value, look },
      ],
      heightPt: heightOfLines(linesOfText(String(value), widths[1] - 2, 10), 10),
    });
  const gap = () => rows.push({ cells: [], heightPt: 12 });
  const title = (value: string) => whole(value, head, 21);

  const top = montage.top_line_item;
  whole('DRILLING PROGRAMME', label);
  whole(montageName(top?.well_name, top?.field_name, top?.field_code), nameLook);
  whole(marks.made, quietText);
  for (const notice of marksOf(marks)) whole(notice, mark, 21);
  gap();
  title('Top Line Information');
  if (top) {
    for (const column of topLineColumns) {
      const field = catalogue.topLine[column];
      const value = top[column];
      if (typeof value === 'number') pair(titleOf(field), numberOr(value), fieldNumber(formatOf(field)));
      else pair(titleOf(field), words(value), fieldText);
    }
    const wellHeads = top.well_heads.length > 0 ? top.well_heads : ['No well heads added'];
    for (const [at, wellHead] of wellHeads.entries()) pair(at === 0 ? 'Well heads' : '', wellHead, fieldText);
  } else whole('No Top Line data available.', text);
  gap();
  title('In this workbook');
  for (const [sheet, holds] of contents) pair(sheet, holds, fieldText);
  gap();
  title('How to read it');
  for (const [term, meaning] of reading) pair(term, meaning, fieldText);

  return {
    name: 'Top line',
    widths,
    rows: () => rows,
    merged,
    paper: 'A4',
    landscape: true,
    tab: inks.accent,
  };
}

const marksOf = ({ unsaved, cutTexts }: Marks): string[] => [
  ...(unsaved ? ['Unsaved edits: this workbook holds edits that have not been saved.'] : []),
  ...(cutTexts > 0
    ? [
        cutTexts === 1
          ? 'Cut: one text is longer than a cell of a workbook takes. It is cut and marked.'
          : `Cut: ${cutTexts.toLocaleString('en-US')} texts are longer than a cell of a workbook takes. Each is cut and marked.`,
      ]
    : []),
];
