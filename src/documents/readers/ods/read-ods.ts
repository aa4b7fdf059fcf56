import { damagedDocument, refusedArchive } from '../office-words';
import { openDocument } from '../open-document';
import { HIDDEN_SHEET, MOST_CELLS, addSheet, tooManySheets, tooMuch } from '../sheet-content';
import type { DocumentContent, HeadingVocabulary, ReadOptions, ReadResult } from '../table';
import { UnreadableXml } from '../xml-events';
import { SheetTooLarge, odsSheets } from './ods-sheets';
import type { OdsSheet } from './ods-sheets';

/** The limit of an XLSX workbook. */
const MAX_BYTES = 100 * 1024 * 1024;

/** All sheets of an OpenDocument workbook, with the stored numbers. */
export function readOds(
  bytes: Uint8Array,
  vocabulary: HeadingVocabulary,
  { withPages = false }: ReadOptions = {},
): ReadResult {
  const opened = openDocument(bytes, 'ods', ['content.xml'], MAX_BYTES);
  if ('refused' in opened) return opened;
  let sheets: OdsSheet[];
  try {
    sheets = odsSheets(opened.text('content.xml'), MOST_CELLS);
  } catch (error) {
    if (error instanceof UnreadableXml) return { refused: damagedDocument('ods') };
    if (!(error instanceof SheetTooLarge)) throw error;
    const { sheet, rows, columns } = error.sheet;
    return { refused: tooMuch(new Map([[sheet, { rows, columns }]])) ?? refusedArchive('ods', 'too-large') };
  }
  const tooMany = tooManySheets(sheets.length);
  if (tooMany !== null) return { refused: tooMany };
  const content: DocumentContent = {
    tables: [],
    lines: [],
    notUnderstood: [],
    ...(withPages ? { pages: [] } : {}),
  };
  for (const { sheet, isHidden, data, shape } of sheets) {
    if (isHidden) {
      if (data.length > 0) content.notUnderstood?.push({ sheet, reason: HIDDEN_SHEET, isNotMeant: true });
      continue;
    }
    const unreadable = addSheet(content, { sheet, data, shape }, vocabulary);
    if (unreadable) return unreadable;
  }
  return { content };
}
