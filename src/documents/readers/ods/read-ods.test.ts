import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readOne, reasonsOf, stationsOf } from '../../understanding/documents-for-tests';
import { HEADINGS } from '../../understanding/words/heading-vocabulary';
import { readFile } from '../read-file';

const TYPE = 'application/vnd.oasis.opendocument.spreadsheet';
const STYLES =
  '<style:style style:name="shown" style:family="table"><style:table-properties table:display="true"/></style:style>' +
  '<style:style style:name="gone" style:family="table"><style:table-properties table:display="false"/></style:style>' +
  '<style:style style:name="out" style:family="table-cell"><style:text-properties style:text-line-through-style="solid"/></style:style>' +
  '<style:style style:name="T1" style:family="text"><style:text-properties style:text-line-through-style="solid"/></style:style>';

function workbook(tables: string, manifest = '', before = ''): Uint8Array<ArrayBuffer> {
  const content = `<?xml version="1.0" encoding="UTF-8"?>${before}<office:document-content><office:automatic-styles>${STYLES}</office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`;
  const parts = {
    mimetype: strToU8(TYPE),
    'content.xml': strToU8(content),
    'META-INF/manifest.xml': strToU8(manifest),
  };
  return zipSync(parts, { level: 0 });
}
const text = (value: string, more = '') =>
  `<table:table-cell office:value-type="string"${more}><text:p>${value}</text:p></table:table-cell>`;
const number = (value: number, more = '') =>
  `<table:table-cell office:value-type="float" office:value="${value}"${more}><text:p>${value.toFixed(0)}</text:p></table:table-cell>`;
const row = (cells: string, more = '') => `<table:table-row${more}>${cells}</table:table-row>`;
const table = (name: string, rows: string, style = 'shown') =>
  `<table:table table:name="${name}" table:style-name="${style}">${rows}</table:table>`;
const blank = (count: number) => `<table:table-cell table:number-columns-repeated="${count}"/>`;
const SURVEY =
  row(text('MD (m)') + text('Inc') + text('Azi')) + row(number(0, ' table:number-columns-repeated="3"'));

const read = (bytes: Uint8Array) => readOne(bytes, 'Well Trajectory', 'plan.ods');
const refusal = async (bytes: Uint8Array) => {
  const result = await readFile('plan.ods', bytes, HEADINGS);
  return 'refused' in result ? result.refused : 'read';
};

describe('OpenDocument workbooks', () => {
  it('give stored numbers, with repeated rows and cells, at their places', async () => {
    const facts = await read(
      workbook(
        table(
          'Path',
          `<table:table-column table:number-columns-repeated="16384"/>${row(blank(16384), ' table:number-rows-repeated="3"')}` +
            row(blank(1) + text('MD (m)') + text('Inc') + text('Azi')) +
            row(blank(1) + number(0, ' table:number-columns-repeated="3"')) +
            row(
              blank(1) + number(100.25) + number(1.75, ' table:number-columns-repeated="2"') + blank(16000),
            ) +
            row(blank(16384), ' table:number-rows-repeated="1048000"'),
        ),
      ),
    );
    expect(stationsOf(facts)).toEqual([
      [0, 0, 0],
      [100.25, 1.75, 1.75],
    ]);
    expect(facts.survey?.stations[1]?.source).toMatchObject({ sheet: 'Path', row: 6 });
  });

  it('carry merged cells down, and read percentages and dates', async () => {
    const { content } = (await readFile(
      'a.ods',
      workbook(
        table(
          'Tops',
          row(text('Formation') + text('TVD SS (m)') + text('Uncertainty') + text('Remark')) +
            row(
              text('Chalk', ' table:number-rows-spanned="2"') +
                number(1200) +
                '<table:table-cell office:value-type="percentage" office:value="0.1"><text:p>10 %</text:p></table:table-cell>' +
                '<table:table-cell office:value-type="date" office:date-value="2026-03-01T00:00:00"><text:p>1 Mar</text:p></table:table-cell>',
            ) +
            row('<table:covered-table-cell><text:p>below</text:p></table:covered-table-cell>' + number(1300)),
        ),
      ),
      HEADINGS,
    )) as { content: { tables: { rows: { cells: string[] }[] }[] } };
    expect(content.tables[0]?.rows.map(({ cells }) => cells)).toEqual([
      ['Chalk', '1200', '10%', '2026-03-01'],
      ['Chalk', '1300'],
    ]);
  });

  it('leave out hidden and struck-through text and notes, and report it', async () => {
    const facts = await readOne(
      workbook(
        table('Old', SURVEY, 'gone') +
          table(
            'Tops',
            row(text('Formation') + text('TVD SS (m)')) +
              row(text('Chalk') + number(1200), ' table:visibility="collapse"') +
              row(text('Salt') + number(1300, ' table:style-name="out"')) +
              row(
                '<table:table-cell office:value-type="string"><office:annotation><text:p>check</text:p></office:annotation><text:p><text:span text:style-name="T1">Zechstein</text:span> Rotliegend</text:p></table:table-cell>' +
                  number(1400.5),
              ),
          ),
      ),
      'Well Proposal',
      'tops.ods',
    );
    expect(facts.tops.map(({ name, tvdSsM }) => [name, tvdSsM])).toEqual([['Rotliegend', 1400.5]]);
    expect(facts.survey).toBeNull();
    expect(reasonsOf(facts)).toMatch(/sheet is hidden/);
    expect(reasonsOf(facts)).toMatch(/Row 2 is hidden/);
    expect(reasonsOf(facts)).toMatch(/B3 "1300", A4 "Zechstein"/);
  });

  it('are refused if they are protected, damaged or too large for memory', async () => {
    expect(await refusal(workbook(table('A', SURVEY), '<manifest:encryption-data/>'))).toMatch(
      /protected by a password/,
    );
    expect(await refusal(workbook(table('A', SURVEY), '', '<!DOCTYPE x [<!ENTITY a "ha">]>'))).toMatch(
      /damaged/,
    );
    expect(await refusal(workbook(`${table('A', SURVEY)}</a>`))).toMatch(/damaged/);
    const filled = row(
      text('x', ' table:number-columns-repeated="16000"'),
      ' table:number-rows-repeated="1000000"',
    );
    expect(await refusal(workbook(table('A', filled)))).toMatch(
      /^The sheet A reaches to row 1,000,000 and column/,
    );
    const beyond = row(text('x'), ' table:number-rows-repeated="2000000"');
    expect(await refusal(workbook(table('A', beyond)))).toMatch(/damaged/);
    const many = Array.from({ length: 201 }, (_, i) => table(`S${i}`, SURVEY)).join('');
    expect(await refusal(workbook(many))).toMatch(/has 201 sheets/);
    expect(await refusal(workbook('<a>'.repeat(5000) + '</a>'.repeat(5000)))).toMatch(/damaged/);
  });
});
