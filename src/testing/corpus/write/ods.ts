import { strToU8, zipSync } from 'fflate';
import type { CorpusDocument, Sheet } from '../documents/document-model';
import { rowsOf } from './csv';
import { typedNumber } from './typed-number';

const WRITTEN_AT = 946_684_800_000;
const MIMETYPE = 'application/vnd.oasis.opendocument.spreadsheet';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** OpenDocument 1.2, as a spreadsheet program saves it: a figure is a number and shows as its document prints it. */
export function writeOds(document: CorpusDocument): Uint8Array {
  const own: Sheet = { name: document.classification, hidden: false, blocks: document.blocks };
  const sheets = [...(document.sheetsBefore ?? []), own, ...(document.sheetsAfter ?? [])];
  const cell = (text: string) => {
    if (text === '') return '<table:table-cell/>';
    const plain = typedNumber(text, document.decimalComma);
    const typed = /^-?\d+(\.\d+)?$/.test(plain)
      ? `office:value-type="float" office:value="${Number(plain)}"`
      : 'office:value-type="string"';
    return `<table:table-cell ${typed}><text:p>${escaped(text)}</text:p></table:table-cell>`;
  };
  const table = ({ name, hidden, blocks }: Sheet) =>
    `<table:table table:name="${escaped(name)}" table:style-name="${hidden ? 'hidden' : 'shown'}">` +
    rowsOf(blocks)
      .map((cells) => `<table:table-row>${cells.map(cell).join('')}</table:table-row>`)
      .join('') +
    '</table:table>';
  const style = (name: string, shown: boolean) =>
    `<style:style style:name="${name}" style:family="table"><style:table-properties table:display="${shown}"/></style:style>`;
  const content =
    '<?xml version="1.0" encoding="UTF-8"?><office:document-content office:version="1.2"' +
    ' xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"' +
    ' xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0">' +
    `<office:automatic-styles>${style('shown', true)}${style('hidden', false)}</office:automatic-styles>` +
    `<office:body><office:spreadsheet>${sheets.map(table).join('')}</office:spreadsheet></office:body></office:document-content>`;
  const manifest =
    '<?xml version="1.0" encoding="UTF-8"?><manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0">' +
    `<manifest:file-entry manifest:full-path="/" manifest:media-type="${MIMETYPE}"/>` +
    '<manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>';
  return zipSync(
    {
      mimetype: [strToU8(MIMETYPE), { level: 0 }],
      'content.xml': strToU8(content),
      'META-INF/manifest.xml': strToU8(manifest),
    },
    { mtime: WRITTEN_AT },
  );
}
