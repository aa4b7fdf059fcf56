import { describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { HEADINGS } from '../understanding/words/heading-vocabulary';
import { rawWorkbook, sheetData } from './office-for-tests';
import { readFile } from './read-file';

type Cell = string | number | null;

async function workbook(sheets: Record<string, Cell[][]>): Promise<Uint8Array> {
  const parts = Object.entries(sheets).map(([sheet, rows]) => ({
    sheet,
    data: rows.map((row) => row.map((value) => (value === null ? null : { value }))),
  }));
  return new Uint8Array(await writeXlsxFile(parts).toBuffer());
}

describe('workbooks', () => {
  it('reads every sheet, with the row numbers of the sheet', async () => {
    const bytes = await workbook({
      Path: [
        ['Plan 7', null, null],
        ['MD', 'Inc', 'Azi'],
        ['m', 'deg', 'deg'],
        [0, 0, 0],
        [100.1, 1.5, 90],
      ],
      Tops: [
        ['Formation', 'TVD SS (m)'],
        ['Chalk', 1200],
      ],
    });
    const read = await readFile('plan.xlsx', bytes, HEADINGS);
    if ('refused' in read) throw new Error(read.refused);
    expect(read.content.tables).toMatchObject([
      {
        sheet: 'Path',
        headingRow: 2,
        units: ['m', 'deg', 'deg'],
        rows: [{ row: 4 }, { row: 5, cells: ['100.1', '1.5', '90'] }],
      },
      { sheet: 'Tops', headingRow: 1, rows: [{ row: 2, cells: ['Chalk', '1200'] }] },
    ]);
    expect(read.content.lines).toMatchObject([{ sheet: 'Path', row: 1, text: 'Plan 7' }]);
  });

  it('gives percentages as shown, no value for a formula without a result, and numbers as text unchanged', async () => {
    const styles =
      '<numFmts><numFmt numFmtId="170" formatCode="0.0%"/><numFmt numFmtId="171" formatCode="0.0&quot; %&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="14"/></cellXfs>';
    const head = sheetData([['MD', 'Inc', 'Azi', 'Excess', 'Date']]).replace('</sheetData>', '');
    const rows =
      '<row r="2"><c r="A2" t="e"><f>B9</f><v>#REF!</v></c><c r="B2" t="str"><v>#N/A</v></c><c r="C2" t="str"><f>A1</f><v> 12.5 </v></c><c r="D2" s="1"><v>0.07</v></c><c r="E2" s="4"><v>45292</v></c></row>' +
      '<row r="3"><c r="A3"><f>1+1</f><v>0.30000000000000004</v></c><c r="B3" s="2"><v>0.125</v></c><c r="C3" s="3"><v>50</v></c></row></sheetData>';
    const read = await readFile('plan.xlsx', rawWorkbook({ A: head + rows }, styles), HEADINGS);
    if ('refused' in read) throw new Error(read.refused);
    expect(read.content.tables[0]?.rows.map(({ cells }) => cells)).toEqual([
      ['', '', '12.5', '7%', '2024-01-01'],
      ['0.3', '12.5%', '50', '', ''],
    ]);
  });

  it('separates tables that are side by side, each column in its place', async () => {
    const rows = [
      ['Path', null, null, null, 'Tops'],
      ['MD', 'Inc', 'Azi', null, 'Formation', 'TVD SS', 'MD'],
      ['m', 'deg', 'deg', null, null, 'm', 'm'],
      [0, 0, 0, null, 'Chalk', 1200, 1300],
      [100, 1, 90, null, null, null, null],
      [null],
      [200, 2, 90, null, 'Rodby', 1400, 1500],
    ];
    const read = await readFile('plan.xlsx', rawWorkbook({ A: sheetData(rows) }), HEADINGS);
    if ('refused' in read) throw new Error(read.refused);
    expect(read.content.tables.map(({ headings, rows: own }) => [headings, own])).toEqual([
      [
        ['MD', 'Inc', 'Azi'],
        [
          { row: 4, cells: ['0', '0', '0'] },
          { row: 5, cells: ['100', '1', '90'] },
          { row: 7, cells: ['200', '2', '90'] },
        ],
      ],
      [
        ['', '', '', '', 'Formation', 'TVD SS', 'MD'],
        [
          { row: 4, cells: ['', '', '', '', 'Chalk', '1200', '1300'] },
          { row: 7, cells: ['', '', '', '', 'Rodby', '1400', '1500'] },
        ],
      ],
    ]);
    expect(read.content.lines.map(({ text }) => text)).toEqual(['Path', 'Tops']);
  });

  it('keeps a table with a blank column whole, and separates a form from the table next to it', async () => {
    const spaced = sheetData([
      ['Formation', null, 'TVD SS', null, 'MD'],
      ['Chalk', null, 1200, null, 1300],
    ]);
    const form = sheetData([
      ['Field', 'Aurora', null, 'MD', 'Inc', 'Azi'],
      ['Well', 'A-3', null, 0, 0, 0],
    ]);
    const read = await readFile('plan.xlsx', rawWorkbook({ A: spaced, B: form }), HEADINGS);
    if ('refused' in read) throw new Error(read.refused);
    expect(read.content.tables.map(({ sheet, headings }) => [sheet, headings.filter(Boolean)])).toEqual([
      ['A', ['Formation', 'TVD SS', 'MD']],
      ['B', ['MD', 'Inc', 'Azi']],
    ]);
    expect(read.content.lines.map(({ cells }) => cells)).toEqual([
      ['Field', 'Aurora'],
      ['Well', 'A-3'],
    ]);
  });

  it('reads headings below a merged one, and a merged cell for every row it covers', async () => {
    const rows = [
      ['Formation', 'TVD', null, 'Remark'],
      [null, 'RKB', 'SS', null],
      [null, 'm', 'm', null],
      ['Chalk', 1200, 1145, null],
      [null, 1300, 1245, 'base'],
    ];
    const merged =
      '<mergeCells><mergeCell ref="A1:A3"/><mergeCell ref="B1:C1"/><mergeCell ref="A4:A5"/></mergeCells>';
    const bytes = rawWorkbook({ 'Tops &amp; more': sheetData(rows) + merged });
    const read = await readFile('plan.xlsx', bytes, HEADINGS);
    if ('refused' in read) throw new Error(read.refused);
    expect(read.content.tables).toMatchObject([
      {
        sheet: 'Tops & more',
        headings: ['Formation', 'TVD RKB', 'TVD SS', 'Remark'],
        units: [null, 'm', 'm', null],
        rows: [{ cells: ['Chalk', '1200', '1145', ''] }, { cells: ['Chalk', '1300', '1245', 'base'] }],
      },
    ]);
  });

  it('reports a damaged workbook', async () => {
    const whole = await workbook({ A: [['MD', 'Inc', 'Azi']] });
    const damaged = whole.slice();
    damaged.fill(7, 40, whole.length / 2);
    const name = new TextEncoder().encode('xl/workbook.xml');
    damaged.set(name, 60);
    const read = await readFile('plan.xlsx', damaged, HEADINGS);
    expect(read).toMatchObject({ refused: expect.stringMatching(/damaged/) });
  });
});
