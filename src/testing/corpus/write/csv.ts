import type { Block, CorpusDocument } from '../documents/document-model';

/** The rows of a document on one sheet, as a spreadsheet program saves them: a blank row between two parts. */
export function rowsOf(blocks: readonly Block[]): string[][] {
  return blocks.flatMap((block): string[][] => {
    if (block.kind === 'table') return [...block.headings, ...block.rows, []];
    if (block.kind === 'pairs') {
      const lines = block.pairs.map(([key, value]) =>
        block.as === 'table' ? [key, value] : [`${key}: ${value}`],
      );
      return [...lines, []];
    }
    return block.kind === 'title' ? [[block.text], []] : [[block.text]];
  });
}

export function csvOfRows(rows: readonly (readonly string[])[], delimiter: string): string {
  const quoted = (cell: string) =>
    cell.includes(delimiter) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell;
  return `${rows.map((cells) => cells.map(quoted).join(delimiter)).join('\r\n')}\r\n`;
}

/** Semicolons where the comma is taken, with the mark that spreadsheets put before UTF-8. */
export function writeCsv(document: CorpusDocument): Uint8Array {
  const text = csvOfRows(rowsOf(document.blocks), document.decimalComma ? ';' : ',');
  return new TextEncoder().encode(`\ufeff${text}`);
}
