import PdfKit from 'pdfkit';
import type { Block, CorpusDocument } from '../documents/document-model';
import { spansOf } from './spans';

const MARGIN = 50;
const CELL = 3;
const FONT = { body: 9, cell: 7.5, title: 16, heading: 11 } as const;
const PLAIN = 'Helvetica';
const BOLD = 'Helvetica-Bold';

/** A line may end after any stroke, and `(g/cm³)` would be torn; on a line of its own it is not. */
const unitBelow = (heading: string) => heading.replace(/ (\([^()]*\/[^()]*\))$/, '\n$1');

const isNumber = (text: string) => /^[-+<>]?\s?\d[\d.,]*$/.test(text);

type Page = InstanceType<typeof PdfKit>;
type TableBlock = Extract<Block, { kind: 'table' }>;

/** A document as an office prints it: A4 across, headings repeated on every page, its name above and its page below. */
export async function writePdf(document: CorpusDocument): Promise<Uint8Array> {
  const pdf = new PdfKit({
    size: 'A4',
    layout: 'landscape',
    margin: MARGIN,
    bufferPages: true,
    // Else the time of writing makes every file another one.
    info: { CreationDate: new Date(0), ModDate: new Date(0), Title: document.runningHeader },
  });
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const done = new Promise<void>((resolve) => pdf.on('end', () => resolve()));
  for (const block of document.blocks) drawBlock(pdf, block);
  drawEdges(pdf, document);
  pdf.end();
  await done;
  return new Uint8Array(Buffer.concat(chunks));
}

const bottomOf = (pdf: Page) => pdf.page.height - MARGIN - 10;
const widthOf = (pdf: Page) => pdf.page.width - 2 * MARGIN;

function room(pdf: Page, height: number): void {
  if (pdf.y + height > bottomOf(pdf)) pdf.addPage();
}

function drawBlock(pdf: Page, block: Block): void {
  pdf.x = MARGIN;
  switch (block.kind) {
    case 'title':
      pdf.font(BOLD).fontSize(FONT.title).text(block.text).moveDown(0.8);
      return;
    case 'heading':
      room(pdf, 90);
      pdf.font(BOLD).fontSize(FONT.heading).text(block.text).moveDown(0.4);
      return;
    case 'paragraph':
      pdf.font(PLAIN).fontSize(FONT.body).text(block.text).moveDown(0.8);
      return;
    case 'pairs':
      drawPairs(pdf, block);
      return;
    case 'table':
      drawTable(pdf, block);
  }
}

function drawPairs(pdf: Page, { as, pairs }: Extract<Block, { kind: 'pairs' }>): void {
  for (const [key, value] of pairs) {
    room(pdf, 14);
    const { y } = pdf;
    pdf.fontSize(FONT.body);
    if (as === 'lines') pdf.font(PLAIN).text(`${key}: ${value}`, MARGIN, y);
    else {
      pdf.font(BOLD).text(key, MARGIN, y, { width: 230 });
      pdf.font(PLAIN).text(value, MARGIN + 240, y);
    }
    pdf.y = y + 13;
  }
  pdf.y += 10;
}

/** Widths by what stands in the columns, the longest words first to be broken into lines. */
function columnWidths(pdf: Page, { headings, rows }: TableBlock): number[] {
  const count = Math.max(...rows.map((cells) => cells.length), ...headings.map((cells) => cells.length));
  const named = headings.slice(headings.length > 1 && spansOf(headings, 0).some((span) => span > 1) ? 1 : 0);
  const natural = Array.from({ length: count }, (_, at) => {
    pdf.font(BOLD).fontSize(FONT.cell);
    const words = named.flatMap((cells) => (cells[at] ?? '').split(' '));
    const least = Math.max(0, ...words.map((word) => pdf.widthOfString(word)));
    pdf.font(PLAIN);
    const texts = rows.map((cells) => cells[at] ?? '');
    const longest = Math.max(least, ...texts.map((text) => pdf.widthOfString(text)));
    return Math.min(longest, Math.max(least, 110)) + 2 * CELL + 1;
  });
  const total = natural.reduce((sum, width) => sum + width, 0);
  const spare = widthOf(pdf) - total;
  if (spare < 0) return natural.map((width) => (width * widthOf(pdf)) / total);
  return natural.map((width) => width + Math.min(14, spare / count));
}

function drawTable(pdf: Page, block: TableBlock): void {
  const widths = columnWidths(pdf, block);
  const right = widths.map((_, at) => block.rows.every((cells) => isNumber(cells[at] || '0')));
  const headings = () =>
    block.headings.forEach((cells, row) =>
      drawRow(pdf, cells.map(unitBelow), widths, BOLD, { spans: spansOf(block.headings, row) }),
    );
  room(pdf, 70);
  headings();
  for (const cells of block.rows) {
    if (pdf.y + rowHeight(pdf, cells, widths, PLAIN) > bottomOf(pdf)) {
      pdf.addPage();
      headings();
    }
    drawRow(pdf, cells, widths, PLAIN, { right });
  }
  pdf.y += 14;
}

function rowHeight(pdf: Page, cells: readonly string[], widths: readonly number[], font: string): number {
  pdf.font(font).fontSize(FONT.cell);
  const heights = cells.map((text, at) => pdf.heightOfString(text, { width: (widths[at] ?? 40) - 2 * CELL }));
  return Math.max(FONT.cell, ...heights) + 2 * CELL;
}

function drawRow(
  pdf: Page,
  cells: readonly string[],
  widths: readonly number[],
  font: string,
  { spans, right }: { spans?: readonly number[]; right?: readonly boolean[] },
): void {
  const spanned = widths.map((_, at) => {
    const span = spans?.[at] ?? 1;
    return widths.slice(at, at + span).reduce((sum, width) => sum + width, 0);
  });
  const { y } = pdf;
  const height = rowHeight(
    pdf,
    cells,
    spanned.map((width) => width || 1000),
    font,
  );
  let x = MARGIN;
  widths.forEach((width, at) => {
    const text = cells[at] ?? '';
    const own = spanned[at] ?? width;
    if (own > 0) pdf.lineWidth(0.4).rect(x, y, own, height).stroke('#888888');
    const align = right?.[at] === true ? 'right' : 'left';
    if (text !== '') {
      pdf.fillColor('black').font(font).fontSize(FONT.cell);
      pdf.text(text, x + CELL, y + CELL, { width: own - 2 * CELL, align });
    }
    x += width;
  });
  pdf.x = MARGIN;
  pdf.y = y + height;
}

function drawEdges(pdf: Page, { runningHeader, footer, pageWords }: CorpusDocument): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    // Text below the margin would else begin a page of its own.
    pdf.page.margins.bottom = 0;
    pdf.font(PLAIN).fontSize(FONT.cell).fillColor('#555555');
    pdf.text(runningHeader, MARGIN, 26, { lineBreak: false });
    const y = pdf.page.height - 34;
    pdf.text(footer, MARGIN, y, { lineBreak: false });
    pdf.text(pageWords(page + 1, count), pdf.page.width - MARGIN - 90, y, { lineBreak: false });
  }
}
