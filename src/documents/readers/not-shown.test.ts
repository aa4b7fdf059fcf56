import { Document, Packer, Paragraph, TextRun } from 'docx';
import { describe, expect, it } from 'vitest';
import { HEADINGS } from '../understanding/words/heading-vocabulary';
import { rawWord, rawWorkbook, sheetData } from './office-for-tests';
import { readFile } from './read-file';

async function read(name: string, bytes: Uint8Array) {
  const result = await readFile(name, bytes, HEADINGS);
  if ('refused' in result) throw new Error(result.refused);
  return result.content;
}

const TOPS = [
  ['Formation', 'TVD SS', 'MD'],
  ['Chalk', 1000, 1100],
  ['Salt', 2000, 2200],
];

describe('hidden content of a workbook', () => {
  it.each(['hidden', 'veryHidden'])('is a sheet that is %s', async (state) => {
    const bytes = rawWorkbook({ Tops: sheetData(TOPS), [`Old" state="${state}`]: sheetData(TOPS) });
    const { tables, notUnderstood } = await read('a.xlsx', bytes);
    expect(tables.map(({ sheet }) => sheet)).toEqual(['Tops']);
    expect(notUnderstood).toEqual([
      { sheet: 'Old', isNotMeant: true, reason: expect.stringMatching(/sheet is hidden/) },
    ]);
  });

  it('is a hidden row and the columns of a collapsed group', async () => {
    const rows = sheetData(TOPS).replace('<row r="2">', '<row r="2" hidden="1">');
    const cols =
      '<cols><col min="3" max="3" hidden="1" outlineLevel="1"/><col min="4" max="4" collapsed="1"/></cols>';
    const { tables, notUnderstood } = await read('a.xlsx', rawWorkbook({ Tops: cols + rows }));
    expect(tables[0]?.headings.filter(Boolean)).toEqual(['Formation', 'TVD SS']);
    expect(tables[0]?.rows.map(({ row, cells }) => [row, cells[0]])).toEqual([[3, 'Salt']]);
    expect(notUnderstood?.map(({ reason }) => reason).join(' ')).toMatch(
      /Row 2 is hidden.*Column C is hidden/,
    );
  });

  it('is a struck-through cell, or part of a text', async () => {
    const styles =
      '<fonts><font><sz val="11"/></font><font><strike/></font><font><strike val="0"/></font></fonts>' +
      '<cellXfs><xf numFmtId="0" fontId="0"/><xf numFmtId="0" fontId="1"/><xf numFmtId="0" fontId="2"/></cellXfs>';
    const cells = sheetData(TOPS)
      .replace('<c r="B2"', '<c r="B2" s="1"')
      .replace('<c r="C2"', '<c r="C2" s="2"')
      .replace(
        '<is><t>Salt</t></is>',
        '<is><r><rPr><strike/></rPr><t>Zechstein</t></r><r><t xml:space="preserve"> Salt</t></r></is>',
      );
    const { tables, notUnderstood } = await read('a.xlsx', rawWorkbook({ Tops: cells }, styles));
    expect(tables[0]?.rows.map((row) => row.cells)).toEqual([
      ['Chalk', '', '1100'],
      ['Salt', '2000', '2200'],
    ]);
    expect(notUnderstood).toEqual([
      { sheet: 'Tops', row: 2, isNotMeant: true, reason: expect.stringMatching(/B2 "1000", A3 "Zechstein"/) },
    ]);
  });
});

describe('retracted content of a Word document', () => {
  it('is struck through, double struck or hidden', async () => {
    const paragraph = new Paragraph({
      children: [
        new TextRun({ text: 'Mud weight: ' }),
        new TextRun({ text: '1.20 SG', strike: true }),
        new TextRun({ text: '1.21 SG', doubleStrike: true }),
        new TextRun({ text: '1.22 SG', vanish: true }),
        new TextRun({ text: '1.25 SG' }),
      ],
    });
    const document = new Document({ sections: [{ children: [new Paragraph('12 1/4" hole'), paragraph] }] });
    const content = await read('a.docx', new Uint8Array(await Packer.toArrayBuffer(document)));
    expect(content.lines.map(({ text }) => text)).toEqual(['12 1/4" hole', 'Mud weight: 1.25 SG']);
    expect(content.notUnderstood).toEqual([
      { row: 2, isNotMeant: true, reason: expect.stringMatching(/"1\.20 SG1\.21 SG1\.22 SG"/) },
    ]);
  });

  it('is deleted by a tracked change; inserted text counts', async () => {
    const body =
      '<w:p><w:r><w:t xml:space="preserve">Shoe at </w:t></w:r>' +
      '<w:del w:id="1" w:author="a"><w:r><w:rPr><w:b/></w:rPr><w:delText>1250 m</w:delText></w:r></w:del>' +
      '<w:ins w:id="2" w:author="a"><w:r><w:t>1300 m</w:t></w:r></w:ins></w:p>';
    const content = await read('a.docx', rawWord(body));
    expect(content.lines.map(({ text }) => text)).toEqual(['Shoe at 1300 m']);
    expect(content.notUnderstood).toEqual([
      { row: 1, isNotMeant: true, reason: expect.stringMatching(/"1250 m"/) },
    ]);
  });
});
