import PdfKit from 'pdfkit';
import type { Block, CorpusDocument, Paper } from '../documents/document-model';
import { spansOf } from './spans';

const MARGIN = 50;
/** Room on either side of a text, as word processors leave it. */
const CELL = 5.4;
const CELL_ABOVE = 3;
const FONT = { body: 9, cell: 7.5, title: 16, heading: 11 } as const;
const PLAIN = 'Helvetica';
const BOLD = 'Helvetica-Bold';

/** A line may end after any stroke, and `(g/cm³)` would be torn; on a line of its own it is not. */
const unitBelow = (heading: string) => heading.replace(/ (\([^()]*\/[^()]*\))$/, '\n$1');

const isNumber = (text: string) => /^[-+<>]?\s?\d[\d.,]*$/.test(text);

type Page = InstanceType<typeof PdfKit>;
type TableBlock = Extract<Block, { kind: 'table' }>;

/** How the companies of the corpus print. */
const OFFICE: Paper = { portrait: false, rules: 'all', headsRepeat: true };

/** A document as an office prints it: A4 across, headings repeated on every page, its name above and its page below. */
export async function writePdf(document: CorpusDocument): Promise<Uint8Array> {
  const pdf = new PdfKit({
    size: 'A4',
    layout: document.paper?.portrait ? 'portrait' : 'landscape',
    margin: MARGIN,
    bufferPages: true,
    // Else the time of writing makes every file another one.
    info: { CreationDate: new Date(0), ModDate: new Date(0), Title: document.runningHeader },
  });
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const done = new Promise<void>((resolve) => pdf.on('end', () => resolve()));
  for (const block of document.blocks) drawBlock(pdf, block, document.paper ?? OFFICE);
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

function drawBlock(pdf: Page, block: Block, paper: Paper): void {
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
      drawTable(pdf, block, paper);
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

const WIDEST_CELL = 150;

/** As word processors do it: columns as wide as their content, and narrower, with wrapped lines, if the page is too small. */
function columnWidths(pdf: Page, { headings, rows }: TableBlock): number[] {
  const count = Math.max(...rows.map((cells) => cells.length), ...headings.map((cells) => cells.length));
  const named = headings.slice(headings.length > 1 && spansOf(headings, 0).some((span) => span > 1) ? 1 : 0);
  const widest = (font: string, texts: readonly string[]) => {
    pdf.font(font).fontSize(FONT.cell);
    return Math.max(0, ...texts.map((text) => pdf.widthOfString(text)));
  };
  const wanted = Array.from({ length: count }, (_, at) => {
    const above = named.map((cells) => cells[at] ?? '');
    const below = rows.map((cells) => cells[at] ?? '');
    const least = Math.max(
      widest(
        BOLD,
        above.flatMap((text) => text.split(' ')),
      ),
      widest(
        PLAIN,
        below.every((text) => text.length < 12) ? below : below.flatMap((text) => text.split(' ')),
      ),
    );
    const most = Math.max(least, Math.min(WIDEST_CELL, Math.max(widest(BOLD, above), widest(PLAIN, below))));
    return { least: least + 2 * CELL + 1, most: most + 2 * CELL + 1 };
  });
  const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);
  const [least, most] = [sum(wanted.map((width) => width.least)), sum(wanted.map((width) => width.most))];
  const share = most <= widthOf(pdf) ? 1 : Math.max(0, (widthOf(pdf) - least) / (most - least));
  return wanted.map((width) => width.least + share * (width.most - width.least));
}

function drawTable(pdf: Page, block: TableBlock, { rules, headsRepeat }: Paper): void {
  const widths = columnWidths(pdf, block);
  const right = widths.map((_, at) => block.rows.every((cells) => isNumber(cells[at] || '0')));
  const headings = () =>
    block.headings.forEach((cells, row) =>
      block.marks?.rotated === true && row === block.headings.length - 1
        ? drawRotated(pdf, cells, widths, rules !== 'none')
        : drawRow(pdf, cells.map(unitBelow), widths, BOLD, {
            spans: spansOf(block.headings, row),
            ruled: rules !== 'none',
          }),
    );
  room(pdf, 70);
  headings();
  for (const [row, cells] of block.rows.entries()) {
    if (pdf.y + rowHeight(pdf, cells, widths, PLAIN) > bottomOf(pdf)) {
      pdf.addPage();
      if (headsRepeat) headings();
    }
    const struck = block.marks?.struckRows?.includes(row) === true;
    drawRow(pdf, cells, widths, PLAIN, { right, ruled: rules === 'all', struck });
  }
  pdf.y += 14;
}

function rowHeight(pdf: Page, cells: readonly string[], widths: readonly number[], font: string): number {
  pdf.font(font).fontSize(FONT.cell);
  const heights = cells.map((text, at) => pdf.heightOfString(text, { width: (widths[at] ?? 40) - 2 * CELL }));
  return Math.max(FONT.cell, ...heights) + 2 * CELL_ABOVE;
}

function drawRow(
  pdf: Page,
  cells: readonly string[],
  widths: readonly number[],
  font: string,
  {
    spans,
    right,
    ruled,
    struck = false,
  }: { spans?: readonly number[]; right?: readonly boolean[]; ruled: boolean; struck?: boolean },
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
    if (own > 0 && ruled) pdf.lineWidth(0.4).rect(x, y, own, height).stroke('#888888');
    const align = right?.[at] === true ? 'right' : 'left';
    if (text !== '') {
      pdf.fillColor('black').font(font).fontSize(FONT.cell);
      pdf.text(text, x + CELL, y + CELL_ABOVE, { width: own - 2 * CELL, align, strike: struck });
    }
    x += width;
  });
  pdf.x = MARGIN;
  pdf.y = y + height;
}

/** Heads turned by a quarter, read from below, as narrow columns have them. */
function drawRotated(pdf: Page, cells: readonly string[], widths: readonly number[], ruled: boolean): void {
  pdf.font(BOLD).fontSize(FONT.cell).fillColor('black');
  const height = Math.max(...cells.map((text) => pdf.widthOfString(text))) + 2 * CELL;
  const { y } = pdf;
  let x = MARGIN;
  widths.forEach((width, at) => {
    if (ruled) pdf.lineWidth(0.4).rect(x, y, width, height).stroke('#888888');
    const [left, bottom] = [x + (width - FONT.cell) / 2, y + height - CELL];
    pdf.save().rotate(-90, { origin: [left, bottom] });
    pdf.text(cells[at] ?? '', left, bottom, { lineBreak: false });
    pdf.restore();
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
