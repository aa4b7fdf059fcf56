import writeXlsxFile from 'write-excel-file/node';
import type { CorpusDocument } from '../documents/document-model';
import { rowsOf } from './csv';
import { spansOf } from './spans';

/** A cell typed into a spreadsheet as a number becomes one, shown with its decimals; all else stays text. */
function cellOf(text: string, decimalComma: boolean) {
  const plain = decimalComma ? text.replace(',', '.') : text.replaceAll(/,(?=\d{3}\b)/g, '');
  if (!/^-?\d+(\.\d+)?$/.test(plain)) return { value: text, type: String };
  const decimals = plain.split('.')[1]?.length ?? 0;
  return { value: Number(plain), type: Number, format: decimals === 0 ? '0' : `0.${'0'.repeat(decimals)}` };
}

/** One sheet, tables below one another; headings that belong together are merged. */
export async function writeWorkbook(document: CorpusDocument): Promise<Uint8Array> {
  const merged = new Map<readonly string[], number[]>();
  for (const block of document.blocks) {
    if (block.kind !== 'table') continue;
    block.headings.forEach((cells, row) => merged.set(cells, spansOf(block.headings, row)));
  }
  const data = rowsOf(document.blocks).map((cells) => {
    const spans = merged.get(cells);
    return cells.map((text, at) => {
      if (text === '') return null;
      const bold = spans === undefined ? {} : { fontWeight: 'bold' as const };
      const span = spans?.[at] ?? 1;
      return {
        ...(spans === undefined ? cellOf(text, document.decimalComma) : { value: text, type: String }),
        ...bold,
        ...(span > 1 ? { columnSpan: span } : {}),
      };
    });
  });
  const sheet = document.classification;
  const written = writeXlsxFile([{ sheet, data }]);
  return new Uint8Array(await written.toBuffer());
}
