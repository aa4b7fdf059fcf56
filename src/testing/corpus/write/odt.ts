import { strToU8, zipSync } from 'fflate';
import type { Block, CorpusDocument } from '../documents/document-model';
import { spansOf } from './spans';

const WRITTEN_AT = 946_684_800_000;
const MIMETYPE = 'application/vnd.oasis.opendocument.text';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const paragraph = (text: string, style = 'Standard') =>
  `<text:p text:style-name="${style}">${escaped(text)}</text:p>`;

function cell(text: string, struck = false, span = 1): string {
  const columns = span > 1 ? ` table:number-columns-spanned="${span}"` : '';
  return (
    `<table:table-cell${columns}>${paragraph(text, struck ? 'struck' : 'Standard')}</table:table-cell>` +
    '<table:covered-table-cell/>'.repeat(span - 1)
  );
}

const table = (rows: string[][]) =>
  `<table:table>${rows.map((cells) => `<table:table-row>${cells.join('')}</table:table-row>`).join('')}</table:table>${paragraph('')}`;

function partOf(block: Block): string {
  switch (block.kind) {
    case 'table':
      return table([
        ...block.headings.map((cells, row) => {
          const spans = spansOf(block.headings, row);
          return cells.flatMap((text, at) => (spans[at] === 0 ? [] : [cell(text, false, spans[at] ?? 1)]));
        }),
        ...block.rows.map((cells, row) => {
          const struck = block.marks?.struckRows?.includes(row) === true;
          return cells.map((text) => cell(text, struck));
        }),
      ]);
    case 'pairs':
      return block.as === 'lines'
        ? block.pairs.map(([key, value]) => paragraph(`${key}: ${value}`)).join('')
        : table(block.pairs.map(([key, value]) => [cell(key), cell(value)]));
    case 'title':
      return paragraph(block.text, 'Title');
    case 'heading':
      return `<text:h text:outline-level="1">${escaped(block.text)}</text:h>`;
    case 'paragraph':
      return paragraph(block.text);
  }
}

/** OpenDocument 1.2, as a word processor saves it. */
export function writeOdt({ blocks }: CorpusDocument): Uint8Array {
  const content =
    '<?xml version="1.0" encoding="UTF-8"?><office:document-content office:version="1.2"' +
    ' xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"' +
    ' xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0">' +
    '<office:automatic-styles><style:style style:name="struck" style:family="paragraph"><style:text-properties style:text-line-through-style="solid"/></style:style></office:automatic-styles>' +
    `<office:body><office:text>${blocks.map(partOf).join('')}</office:text></office:body></office:document-content>`;
  return zipSync(
    { mimetype: [strToU8(MIMETYPE), { level: 0 }], 'content.xml': strToU8(content) },
    { mtime: WRITTEN_AT },
  );
}
