import { openOfficeArchive } from './office-archive';
import { damagedDocument } from './office-words';
import { HIDDEN_SHEET, addSheet, tooManySheets, tooMuch } from './sheet-content';
import { cellStyles, shapeOfSheet, sheetsOf, withStruckMarked } from './sheet-xml';
import type { SheetShape } from './sheet-xml';
import type { DocumentContent, HeadingVocabulary, ReadOptions, ReadResult } from './table';

/**
 * All sheets of an XLSX workbook. The library is loaded on first use, so that text files do not need it; its universal entry
 * runs in the page, in a worker and in Node.
 *
 * @throws for a workbook that the library cannot read.
 */
export async function readWorkbook(
  bytes: Uint8Array,
  vocabulary: HeadingVocabulary,
  { withPages = false }: ReadOptions = {},
): Promise<ReadResult> {
  const archive = openOfficeArchive(bytes, 'xlsx', (name, xml) =>
    /\/(?:sharedStrings|worksheets\/[^/]+)\.xml$/.test(name) ? withStruckMarked(xml) : xml,
  );
  if ('refused' in archive) return archive;
  const { parts, zipped } = archive;
  const styles = cellStyles(parts.get('xl/styles.xml') ?? '');
  const shapes = new Map<string, SheetShape>();
  const sheetParts = sheetsOf(parts);
  const tooMany = tooManySheets(sheetParts.length);
  if (tooMany !== null) return { refused: tooMany };
  const content: DocumentContent = {
    tables: [],
    lines: [],
    notUnderstood: [],
    ...(withPages ? { pages: [] } : {}),
  };
  const hiddenSheets = new Set<string>();
  for (const { sheet, part, isHidden } of sheetParts) {
    if (isHidden) hiddenSheets.add(sheet);
    const shape = shapeOfSheet(parts.get(part) ?? '', styles);
    if (!shape) return { refused: damagedDocument('xlsx') };
    shapes.set(sheet, shape);
  }
  const refused = tooMuch(shapes);
  if (refused !== null) return { refused };
  parts.clear();

  const { default: readXlsxFile } = await import('read-excel-file/universal');
  // A chart sheet has no data, whatever its type says.
  const sheets: { sheet: string; data?: unknown[][] }[] = await readXlsxFile(zipped.buffer);
  for (const { sheet, data = [] } of sheets) {
    if (hiddenSheets.has(sheet)) {
      if (data.length > 0) content.notUnderstood?.push({ sheet, reason: HIDDEN_SHEET, isNotMeant: true });
      continue;
    }
    const unreadable = addSheet(content, { sheet, data, shape: shapes.get(sheet) }, vocabulary);
    if (unreadable) return unreadable;
  }
  return { content };
}
