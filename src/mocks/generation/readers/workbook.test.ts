import { describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { HEADINGS } from '../understanding/recognise';
import { readFile } from './read-file';
import { unpackedSize } from './unpacked-size';

type Cell = string | number | null;

async function workbook(sheets: Record<string, Cell[][]>): Promise<Uint8Array> {
  const parts = Object.entries(sheets).map(([sheet, rows]) => ({
    sheet,
    data: rows.map((row) => row.map((value) => (value === null ? null : { value }))),
  }));
  return new Uint8Array(await writeXlsxFile(parts).toBuffer());
}

describe('workbooks', () => {
  it('reads every sheet, with the rows counted as the sheet shows them', async () => {
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

  it('does not unpack what claims more than any table takes', async () => {
    const bytes = await workbook({ A: [['MD', 'Inc', 'Azi']] });
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    expect(unpackedSize(bytes)).toBeLessThan(1e6);
    for (let at = 0; at + 46 < bytes.length; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 2 ** 30, true);
    }
    expect(unpackedSize(bytes)).toBeGreaterThan(2 ** 30);
    expect(await readFile('bomb.xlsx', bytes, HEADINGS)).toMatchObject({
      refused: expect.stringMatching(/more than 200 MB when it is unpacked/),
    });
    expect(unpackedSize(new Uint8Array(100))).toBeNull();
  });

  it('says that a damaged workbook is damaged', async () => {
    const whole = await workbook({ A: [['MD', 'Inc', 'Azi']] });
    const damaged = whole.slice();
    damaged.fill(7, 40, whole.length / 2);
    const name = new TextEncoder().encode('xl/workbook.xml');
    damaged.set(name, 60);
    const read = await readFile('plan.xlsx', damaged, HEADINGS);
    expect(read).toMatchObject({ refused: expect.stringMatching(/damaged/) });
  });
});
