import type { Classification, Source } from '../../facts';
import { filled, looksNumeric } from '../../readers/table';
import type { DocumentContent, Table } from '../../readers/table';
import { isSectionItem } from '../blocks/block-titles';
import { withLimitsOfNotes } from '../facts/limits-in-notes';
import { withMudOfCells } from '../mud/mud-cells';
import type { RecognisedTable } from './recognise';
import { headingOf, newLog, readRow, sourceOf } from './row-reader';
import type { Datum, ReadingLog, RowReader } from './row-reader';
import { wellAbove } from './table-titles';
import { withDeclaredUnits } from '../units/declared-units';
import { lengthByDogleg } from '../units/length-by-dogleg';
import type { Kind } from '../words/vocabulary';
import { blockTitleWell } from '../which-well/well-names';

/** Rows of one kind about one well, from one table. */
export interface Group {
  file: string;
  classification: Classification;
  kind: Kind;
  /** From a well column, or the title line above the rows; null if the table names no well. */
  well: string | null;
  rows: RowReader[];
  /** Whether two columns have the same heading: group headings that would distinguish them were not understood. */
  headingsRepeat: boolean;
  /** Whether other tables of the document were not understood: they may be about the same things. */
  othersUnread: boolean;
  /** The fields with a column, whether or not a row has a value in it. */
  has: (field: string) => boolean;
  log: ReadingLog;
  source: Source;
  /** The table with its columns. */
  recognised: RecognisedTable;
  /** Whether it was assembled from sentences, which are less complete than a table. */
  isProse?: boolean;
  /** Whether it has nothing but the notes of items, whose values may be in other groups. */
  isNotes?: boolean;
  datum: Datum;
  /** Of a single value that the user pointed at: its field, the text, and what it is of. */
  said?: { field: string; text: string; of: string };
}

/** `1,500` without quotes in a comma-separated file: one number in two cells, and one more cell than headings. */
function isSplitByComma(cells: readonly string[], table: Table): boolean {
  const surplus = cells.slice(table.headings.length).some(looksNumeric);
  return (
    surplus &&
    cells.some((cell, at) => /^[-+]?[1-9]\d{0,2}$/.test(cell) && /^\d{3}(\.\d+)?$/.test(cells[at + 1] ?? ''))
  );
}

function reportSplitNumbers(group: Group, table: Table): void {
  const [first, ...more] = group.rows.filter((row) => isSplitByComma(row.cells, table));
  if (first === undefined) return;
  const rows = more.length === 0 ? 'This row has' : `This row and ${more.length} more have`;
  group.log.notUnderstood.push({
    source: first.source(),
    reason: `${rows} more values than there are headings, as if a comma had split a number, so that values may be in the wrong columns; put such numbers in quotes, or leave the comma out.`,
  });
}

function repeats(headings: readonly string[]): boolean {
  const names = filled(headings).map((heading) => heading.toLowerCase());
  return new Set(names).size < names.length;
}

export function groupsOfTable(
  found: RecognisedTable,
  content: DocumentContent,
  document: { file: string; classification: Classification },
  defaultLengthUnit: string | null,
  datum: Datum,
): Group[] {
  const recognised = withMudOfCells(withLimitsOfNotes(withDeclaredUnits(found, content), content));
  const { table, kind, columns } = recognised;
  const groups: Group[] = [];
  const byDogleg =
    kind === 'survey' && defaultLengthUnit === null && columns['ahd']?.unit === null
      ? lengthByDogleg(table, columns)
      : null;
  const lengthUnit = byDogleg ?? defaultLengthUnit;
  let titleWell = wellAbove(content, table);
  for (const row of table.rows) {
    const texts = filled(row.cells);
    // `12 1/4" hole: OBM, 1.25 SG` is an item of a list below the table, and is read as one.
    if (isSectionItem(texts.join(' '))) continue;
    const opened = texts.length === 1 ? blockTitleWell(texts[0] ?? '') : null;
    if (opened !== null) {
      titleWell = opened;
      continue;
    }
    const wellColumn = columns['well']?.column;
    const well = (wellColumn === undefined ? '' : (row.cells[wellColumn] ?? '').trim()) || titleWell;
    let group = groups.find((candidate) => candidate.well === well);
    if (!group) {
      group = {
        file: document.file,
        classification: document.classification,
        kind,
        well,
        rows: [],
        headingsRepeat: repeats(table.headings),
        othersUnread: false,
        has: (field) => columns[field] !== undefined,
        log: newLog(),
        source: sourceOf(document.file, table, headingOf(table)),
        recognised,
        datum,
      };
      reportAssumedColumns(group, recognised);
      if (byDogleg !== null)
        group.log.remarks.push(
          `Depths: no unit is written; the severity of the doglegs shows that they are in ${byDogleg}.`,
        );
      groups.push(group);
    }
    group.rows.push(
      readRow(row, recognised, {
        file: document.file,
        defaultLengthUnit: lengthUnit,
        datum,
        log: group.log,
      }),
    );
  }
  for (const group of groups) reportSplitNumbers(group, table);
  for (const { text, ...at } of table.leftOut ?? []) {
    groups[0]?.log.notUnderstood.push({
      source: sourceOf(document.file, table, at),
      reason: `"${text}" has fewer values than there are sections, and the page does not show to which sections they belong; give it as a spreadsheet or a Word table, or put a dash in the blank cells.`,
    });
  }
  return groups;
}

/** Reports columns with unclear headings once; each of their values also gets a note. */
function reportAssumedColumns(group: Group, { columns }: RecognisedTable): void {
  for (const use of Object.values(columns))
    if (use?.assumed !== undefined)
      group.log.remarks.push(`Check the column "${use.heading}": ${use.assumed}.`);
}
