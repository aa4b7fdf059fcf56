import { tablesOfGrid } from './grid-tables';
import type { DocumentContent, HeadingVocabulary, Row } from './table';

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  // A workbook stores 0.1 + 0.2 as 0.30000000000000004; fifteen digits are what its program shows.
  if (typeof value === 'number') return String(Number(value.toPrecision(15)));
  return String(value).trim();
}

/**
 * All sheets of an XLSX workbook. The library is loaded on first use, so that a set of text files never pays for it;
 * its universal entry runs in the page, in a worker and in Node alike.
 */
export async function readWorkbook(
  bytes: Uint8Array,
  vocabulary: HeadingVocabulary,
): Promise<DocumentContent> {
  const { default: readXlsxFile } = await import('read-excel-file/universal');
  const copy = new Uint8Array(bytes).buffer;
  const sheets = await readXlsxFile(copy);
  const content: DocumentContent = { tables: [], lines: [] };
  for (const { sheet, data } of sheets) {
    const rows: Row[] = data.map((cells, index) => ({ row: index + 1, cells: cells.map(cellText) }));
    const { tables, lines } = tablesOfGrid(rows, vocabulary, { delimiter: null, sheet });
    content.tables.push(...tables);
    content.lines.push(...lines);
  }
  return content;
}
