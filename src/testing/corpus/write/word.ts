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
  TextRun,
  WidthType,
} from 'docx';
import type { Block, CorpusDocument } from '../documents/document-model';
import { spansOf } from './spans';

const FULL_WIDTH = { size: 100, type: WidthType.PERCENTAGE };

function cell(text: string, bold: boolean, span: number): TableCell {
  const children = [new Paragraph({ children: [new TextRun({ text, bold, size: 16 })] })];
  return new TableCell({ children, ...(span > 1 ? { columnSpan: span } : {}) });
}

function tableOf(block: Extract<Block, { kind: 'table' }>): Table {
  const headings = block.headings.map((cells, row) => {
    const spans = spansOf(block.headings, row);
    const children = cells.flatMap((text, at) => (spans[at] === 0 ? [] : [cell(text, true, spans[at] ?? 1)]));
    return new TableRow({ tableHeader: true, children });
  });
  const rows = block.rows.map(
    (cells) => new TableRow({ children: cells.map((text) => cell(text, false, 1)) }),
  );
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
                ([key, value]) => new TableRow({ children: [cell(key, true, 1), cell(value, false, 1)] }),
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
        properties: { page: { size: { orientation: PageOrientation.LANDSCAPE } } },
        headers: { default: new Header({ children: [new Paragraph(document.runningHeader)] }) },
        footers: { default: new Footer({ children: [new Paragraph(document.footer)] }) },
        children: document.blocks.flatMap(partsOf),
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(word));
}
