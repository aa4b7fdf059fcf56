import { montageName } from '@/domain/montage-name';
import { exportFileName } from '../file-name';
import type { BuildExport } from '../order';
import { kickSheets } from './kick-sheets';
import { pathSheets } from './path-sheets';
import { sectionsSheet } from './sections-sheet';
import { riskSheets } from './risk-sheets';
import { longestText } from './spreadsheet/cell-text';
import { writeBook } from './spreadsheet/write-book';
import { planSheet } from './plan-sheet';
import { formationsSheet, pressureSheets, programmeSheets, reservoirsSheet } from './tables';
import { topLineSheet } from './top-line-sheet';

/** The montage as a workbook: formatted for reading on its first sheets, flat for calculations on the others. */
export const buildWorkbook: BuildExport = async ({ montage, unsaved, at, timeZone }, onProgress) => {
  const top = montage.top_line_item;
  const name = montageName(top?.well_name, top?.field_name, top?.field_code);
  const made = `Montage of ${dayAndTime(at, timeZone)}`;
  const sheets = [
    topLineSheet(montage, { made, unsaved, cutTexts: longTextsIn(montage) }),
    sectionsSheet(montage),
    formationsSheet(montage),
    reservoirsSheet(montage),
    ...pressureSheets(montage),
    ...kickSheets(montage),
    ...riskSheets(montage),
    planSheet(montage),
    ...programmeSheets(montage),
    ...pathSheets(montage),
  ];
  const state = unsaved ? `${made}, with unsaved edits` : made;
  // Packing takes about as long as writing the sheets.
  const of = 2 * sheets.length;
  const book = { title: `${name}: drilling programme`, description: state, at, foot: state, sheets };
  const bytes = writeBook(book, (sheet) => onProgress({ done: sheet, of }));
  onProgress({ done: of, of });
  return {
    name: exportFileName(montage, 'montage', 'xlsx'),
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes,
  };
};

/** `22 November 2026, 14:05 (Europe/Amsterdam)` */
function dayAndTime(at: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });
  return `${format.format(at).replace(' at ', ', ')} (${timeZone})`;
}

function longTextsIn(value: unknown): number {
  if (typeof value === 'string') return value.length > longestText ? 1 : 0;
  if (typeof value !== 'object' || value === null) return 0;
  let count = 0;
  for (const part of Object.values(value)) count += longTextsIn(part);
  return count;
}
