import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { HEADINGS } from '../understanding/words/heading-vocabulary';
import { rawWord, rawWorkbook, sheetData } from './office-for-tests';
import { readFile } from './read-file';
import { unpack } from './unpack';

async function refusal(name: string, bytes: Uint8Array): Promise<string> {
  const read = await readFile(name, bytes, HEADINGS);
  return 'refused' in read ? read.refused : `read: ${JSON.stringify(read.content).slice(0, 200)}`;
}

/** The offsets of the records of the directory. */
function directory(zip: Uint8Array): number[] {
  const found: number[] = [];
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  for (let at = 0; at + 46 < zip.length; at += 1) if (view.getUint32(at, true) === 0x02014b50) found.push(at);
  return found;
}

const survey = sheetData([
  ['MD', 'Inc', 'Azi'],
  [0, 0, 0],
]);

describe('hostile archives', () => {
  it('are refused by their real unpacked size, not the size in the directory', async () => {
    const budget = 1024 * 1024;
    const zip = zipSync({ 'a.xml': new Uint8Array(budget * 3), 'b.png': new Uint8Array(budget * 3) });
    const lying = zip.slice();
    for (const at of directory(lying)) new DataView(lying.buffer).setUint32(at + 24, 10, true);
    for (const bytes of [zip, lying]) {
      expect(unpack(bytes, () => true, budget)).toEqual({ failed: 'too-large' });
      expect(unpack(bytes, (name) => name === 'c.xml', budget)).toEqual({ parts: new Map() });
    }
    // Several that are each within the limit can exceed it together.
    const parts = Object.fromEntries(
      Array.from({ length: 5 }, (_, i) => [`${i}.xml`, new Uint8Array(budget / 4)]),
    );
    expect(unpack(zipSync(parts), () => true, budget)).toEqual({ failed: 'too-large' });
    const word = rawWord('', ' '.repeat(17 * 1024 * 1024));
    expect(await refusal('bomb.docx', word)).toMatch(/^The Word document takes more than 16 MB/);
  });

  it('are read if they are small, even if the directory claims more', async () => {
    const zip = rawWorkbook({ A: survey });
    for (const at of directory(zip)) new DataView(zip.buffer).setUint32(at + 24, 2 ** 31, true);
    expect(await refusal('plan.xlsx', zip)).toMatch(/^read/);
  });

  it('are damaged if entries overlap, repeat or exceed the end of the file', async () => {
    const zip = rawWorkbook({ A: survey, B: survey });
    const [first = 0, second = 0] = directory(zip);
    const changed = (change: (view: DataView) => void) => {
      const copy = zip.slice();
      change(new DataView(copy.buffer));
      return copy;
    };
    const overlapping = changed((view) =>
      view.setUint32(second + 42, view.getUint32(first + 42, true), true),
    );
    const beyond = changed((view) => view.setUint32(first + 20, 2 ** 31, true));
    const many = changed((view) => view.setUint16(zip.length - 12, 0xffff, true));
    for (const bytes of [overlapping, beyond, many, zip.slice(0, zip.length / 2)]) {
      expect(await refusal('plan.xlsx', bytes)).toMatch(/damaged/);
    }
  });

  it('are not unpacked recursively', async () => {
    const inner = zipSync({ 'a.xml': new Uint8Array(1e6) });
    const zip = zipSync({ 'xl/workbook.xml': strToU8('<workbook/>'), 'xl/media/inner.zip': inner });
    expect(await refusal('nested.xlsx', zip)).toMatch(/damaged/);
  });
});

describe('hostile documents', () => {
  it('are refused if they have too many sheets', async () => {
    const sheets = Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`S${i}`, survey]));
    expect(await refusal('a.xlsx', rawWorkbook(sheets))).toMatch(
      /^The workbook has 201 sheets, and 200 can be read/,
    );
  });

  it.each([
    [
      'a cell in the last column of many rows',
      `<row r="1"><c r="XFD1"><v>1</v></c></row><row r="200000"/>`,
      /row 200,000 and column XFD/,
    ],
    [
      'a million rows',
      `<row r="1048576"><c r="D1048576"><v>1</v></c></row>`,
      /^The sheet A reaches to row 1,048,576 and column D/,
    ],
    ['a row beyond the last', '<row r="999999999"/>', /damaged/],
    ['a million columns', '<row r="1"><c r="BDWGN1"><v>1</v></c></row>', /damaged/],
    ['an address that is written as an entity', '<row r="1"><c r="&#88;FD1"><v>1</v></c></row>', /damaged/],
    [
      'a cell longer than cells are',
      `<row r="1"><c r="A1" t="str"><v>${'x '.repeat(5e5)}</v></c></row>`,
      /single text of more than 200,000 characters/,
    ],
  ])('are refused for %s', async (_, rows, sentence) => {
    expect(await refusal('a.xlsx', rawWorkbook({ A: `<sheetData>${rows}</sheetData>` }))).toMatch(sentence);
  });

  it('are refused if merged cells overlap', async () => {
    const merged = '<mergeCell ref="A1:A2000"/>'.repeat(2000);
    const rows = sheetData(Array.from({ length: 2000 }, () => ['x']));
    expect(await refusal('a.xlsx', rawWorkbook({ A: `${rows}<mergeCells>${merged}</mergeCells>` }))).toMatch(
      /damaged/,
    );
  });

  it('are damaged if they define entities', async () => {
    const laughs = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>';
    expect(await refusal('a.docx', rawWord('<w:p><w:r><w:t>&b;</w:t></w:r></w:p>', laughs))).toMatch(
      /damaged/,
    );
    expect(await refusal('a.xlsx', rawWorkbook({ A: `${laughs}${survey}` }))).toMatch(/damaged/);
  });

  it('are damaged if their tables are nested too deeply', async () => {
    const open = '<w:tbl><w:tr><w:tc>';
    const nested = (depth: number) =>
      rawWord(
        open.repeat(depth) +
          '<w:p><w:r><w:t>Field: Aurora</w:t></w:r></w:p>' +
          '</w:tc></w:tr></w:tbl>'.repeat(depth),
      );
    expect(await refusal('a.docx', nested(20_000))).toMatch(/^The Word document is damaged/);
    expect(await refusal('a.docx', nested(10))).toMatch(/Field: Aurora/);
  });

  it('are read if a cell spans too many columns', async () => {
    const cell = (span: number) => `<w:tc><w:tcPr><w:gridSpan w:val="${span}"/></w:tcPr><w:p/></w:tc>`;
    const row = `<w:tr>${cell(1)}${cell(2_000_000_000)}</w:tr>`;
    expect(await refusal('a.docx', rawWord(`<w:tbl>${row.repeat(100)}</w:tbl>`))).toMatch(/^read/);
  });
});
