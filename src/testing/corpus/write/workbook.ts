import writeXlsxFile from 'write-excel-file/node';
import type { Block, CorpusDocument, Sheet } from '../documents/document-model';
import { rowsOf } from './csv';
import { hideInWorkbook } from './hide-in-workbook';
import { spansOf } from './spans';
import { typedNumber } from './typed-number';

type TableBlock = Extract<Block, { kind: 'table' }>;

/** A cell typed into a spreadsheet as a number becomes one, shown with its decimals; all else stays text. */
function cellOf(text: string, decimalComma: boolean) {
  const plain = typedNumber(text, decimalComma);
  if (!/^-?\d+(\.\d+)?$/.test(plain)) return { value: text, type: String };
  const decimals = plain.split('.')[1]?.length ?? 0;
  return { value: Number(plain), type: Number, format: decimals === 0 ? '0' : `0.${'0'.repeat(decimals)}` };
}

/** One sheet, tables below one another; headings that belong together are merged. */
export async function writeWorkbook(document: CorpusDocument): Promise<Uint8Array> {
  const own: Sheet = { name: document.classification, hidden: false, blocks: document.blocks };
  const sheets = [...(document.sheetsBefore ?? []), own, ...(document.sheetsAfter ?? [])];
  const written = writeXlsxFile(
    sheets.map(({ name, blocks }) => ({ sheet: name, data: dataOf(blocks, document.decimalComma) })),
  );
  return hideInWorkbook(new Uint8Array(await written.toBuffer()), sheets.map(hiddenIn));
}

function dataOf(blocks: readonly Block[], decimalComma: boolean) {
  const tables = blocks.filter((block) => block.kind === 'table');
  const merged = new Map<readonly string[], { spans: number[]; rotated: boolean }>();
  for (const { headings, marks } of tables) {
    headings.forEach((cells, row) =>
      merged.set(cells, {
        spans: spansOf(headings, row),
        rotated: marks?.rotated === true && row === headings.length - 1,
      }),
    );
  }
  const struck = new Set(
    tables.flatMap(({ rows, marks }) => (marks?.struckRows ?? []).map((row) => rows[row])),
  );
  return rowsOf(blocks).map((cells) => {
    const heading = merged.get(cells);
    return cells.map((text, at) => {
      if (text === '') return null;
      const span = heading?.spans[at] ?? 1;
      return {
        ...(heading === undefined
          ? cellOf(text, decimalComma)
          : { value: text, type: String, fontWeight: 'bold' as const }),
        ...(span > 1 ? { columnSpan: span } : {}),
        ...(heading?.rotated ? { textRotation: 90 } : {}),
        ...(struck.has(cells) ? { textDecoration: { strikethrough: true } } : {}),
      };
    });
  });
}

/** Which rows and columns of a sheet are hidden, counted from 1 as a workbook does. */
function hiddenIn({ hidden, blocks }: Sheet) {
  const all = rowsOf(blocks);
  const tables = blocks.filter((block): block is TableBlock => block.kind === 'table');
  const rows = tables.flatMap(({ rows: own, marks }) =>
    (marks?.hiddenRows ?? []).map((row) => all.findIndex((cells) => cells === own[row]) + 1),
  );
  const columns = tables.flatMap(({ marks }) => (marks?.hiddenColumns ?? []).map((column) => column + 1));
  return { sheet: hidden, rows, columns };
}
