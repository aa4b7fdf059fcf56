import PdfKit from 'pdfkit';
import { HEADINGS } from '../../understanding/words/heading-vocabulary';
import { readFile } from '../read-file';
import type { DocumentContent } from '../table';

export interface DrawnColumn {
  left: number;
  width: number;
  align?: 'left' | 'right' | 'center';
}

type Options = PDFKit.PDFDocumentOptions;
export type Pdf = PDFKit.PDFDocument;

/** Makes a PDF in memory. */
export async function pdf(draw: (doc: Pdf) => void, options: Options = {}): Promise<Uint8Array> {
  const doc = new PdfKit({ size: 'A4', margin: 40, bufferPages: true, ...options });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve) => {
    doc.on('end', resolve);
  });
  doc.font('Helvetica').fontSize(9);
  draw(doc);
  doc.end();
  await ended;
  return new Uint8Array(Buffer.concat(parts));
}

/** Draws one line of text at a position, ignoring the margins. */
export function put(doc: Pdf, text: string, x: number, y: number): void {
  doc.text(text, x, y, { lineBreak: false });
}

/** Draws a row of cells within their columns; a cell may have several lines. */
export function putRow(
  doc: Pdf,
  y: number,
  columns: readonly DrawnColumn[],
  cells: readonly string[],
  leading = 10.5,
): void {
  cells.forEach((cell, index) => {
    const { left = 0, width = 0, align = 'left' } = columns[index] ?? {};
    cell.split('\n').forEach((text, line) => {
      const free = width - doc.widthOfString(text);
      const x = left + (align === 'right' ? free : align === 'center' ? free / 2 : 0);
      if (text !== '') put(doc, text, x, y + line * leading);
    });
  });
}

/** Draws rows one below the other; returns the height of the next one. */
export function putRows(
  doc: Pdf,
  y: number,
  columns: readonly DrawnColumn[],
  rows: readonly (readonly string[])[],
  pitch = 14,
): number {
  rows.forEach((cells, index) => putRow(doc, y + index * pitch, columns, cells));
  return y + rows.length * pitch;
}

export async function contentOf(bytes: Uint8Array): Promise<DocumentContent> {
  const read = await readFile('document.pdf', bytes, HEADINGS);
  if ('refused' in read) throw new Error(read.refused);
  return read.content;
}

export async function refusalOf(bytes: Uint8Array): Promise<string> {
  const read = await readFile('document.pdf', bytes, HEADINGS);
  return 'refused' in read ? read.refused : 'read';
}

export const cellsOfTables = (content: DocumentContent): string[][][] =>
  content.tables.map(({ rows }) => rows.map(({ cells }) => cells));

/** A cell of a ruled table, which may span several rows or columns; null where another cell covers it. */
export type RuledCell = { text: string; rows?: number; columns?: number } | null;

const ROW = 30;

/**
 * Draws a table with its lines: stroked boxes, thin bars as word processors draw them, or boxes without the left and right
 * border.
 */
export function drawRuled(
  doc: Pdf,
  top: number,
  edges: readonly number[],
  rows: readonly (readonly RuledCell[])[],
  how: 'boxes' | 'bars' | 'open',
): void {
  const side = (x: number, y: number, height: number) => {
    if (how === 'bars') doc.rect(x, y, 0.5, height).fill();
    else
      doc
        .moveTo(x, y)
        .lineTo(x, y + height)
        .stroke();
  };
  const across = (x: number, y: number, width: number) => {
    if (how === 'bars') doc.rect(x, y, width, 0.5).fill();
    else
      doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke();
  };
  rows.forEach((cells, row) => {
    let column = 0;
    for (const cell of cells) {
      const at = column;
      column += cell?.columns ?? 1;
      if (!cell) continue;
      const [left = 0, right = 0] = [edges[at], edges[column]];
      const [y, height] = [top + row * ROW, ROW * (cell.rows ?? 1)];
      across(left, y, right - left);
      across(left, y + height, right - left);
      if (how !== 'open' || at > 0) side(left, y, height);
      if (how !== 'open' || column < edges.length - 1) side(right, y, height);
      const align = /^\d/.test(cell.text) ? ('right' as const) : ('left' as const);
      putRow(doc, y + 5, [{ left: left + 4, width: right - left - 8, align }], [cell.text]);
    }
  });
}
