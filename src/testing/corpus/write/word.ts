import {
  Document,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  PageOrientation,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextDirection,
  TextRun,
  WidthType,
} from 'docx';
import type { Block, CorpusDocument } from '../documents/document-model';
import { spansOf } from './spans';

const FULL_WIDTH = { size: 100, type: WidthType.PERCENTAGE };

interface Look {
  bold?: boolean;
  struck?: boolean;
  rotated?: boolean;
  span?: number;
}

function cell(text: string, { bold = false, struck = false, rotated = false, span = 1 }: Look): TableCell {
  const run = new TextRun({ text, bold, size: 16, ...(struck ? { strike: true } : {}) });
  return new TableCell({
    children: [new Paragraph({ children: [run] })],
    ...(span > 1 ? { columnSpan: span } : {}),
    ...(rotated ? { textDirection: TextDirection.BOTTOM_TO_TOP_LEFT_TO_RIGHT } : {}),
  });
}

function tableOf(block: Extract<Block, { kind: 'table' }>): Table {
  const headings = block.headings.map((cells, row) => {
    const spans = spansOf(block.headings, row);
    const rotated = block.marks?.rotated === true && row === block.headings.length - 1;
    const children = cells.flatMap((text, at) =>
      spans[at] === 0 ? [] : [cell(text, { bold: true, rotated, span: spans[at] ?? 1 })],
    );
    return new TableRow({ tableHeader: true, children });
  });
  const rows = block.rows.map((cells, row) => {
    const struck = block.marks?.struckRows?.includes(row) === true;
    return new TableRow({ children: cells.map((text) => cell(text, { struck })) });
  });
  return new Table({ width: FULL_WIDTH, rows: [...headings, ...rows] });
}

function partsOf(block: Block): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'table':
      return [tableOf(block), new Paragraph('')];
    case 'pairs':
      return block.as === 'lines'
        ? block.pairs.map(([key, value]) => new Paragraph(`${key}: ${value}`))
        : [
            new Table({
              width: FULL_WIDTH,
              rows: block.pairs.map(
                ([key, value]) => new TableRow({ children: [cell(key, { bold: true }), cell(value, {})] }),
              ),
            }),
            new Paragraph(''),
          ];
    case 'title':
      return [new Paragraph({ text: block.text, heading: HeadingLevel.TITLE })];
    case 'heading':
      return [new Paragraph({ text: block.text, heading: HeadingLevel.HEADING_1 })];
    case 'paragraph':
      return [new Paragraph(block.text)];
  }
}

export async function writeWord(document: CorpusDocument): Promise<Uint8Array> {
  const word = new Document({
    sections: [
      {
        properties: {
          page: {
            size: {
              orientation: document.paper?.portrait ? PageOrientation.PORTRAIT : PageOrientation.LANDSCAPE,
            },
          },
        },
        headers: { default: new Header({ children: [new Paragraph(document.runningHeader)] }) },
        footers: { default: new Footer({ children: [new Paragraph(document.footer)] }) },
        children: document.blocks.flatMap(partsOf),
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(word));
}
