import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { HEADINGS } from '../../understanding/words/heading-vocabulary';
import { readFile } from '../read-file';

const struck = '<style:text-properties style:text-line-through-style="solid"/>';
const STYLES =
  `<style:style style:name="T1" style:family="text">${struck}</style:style>` +
  `<style:style style:name="P1" style:family="paragraph" style:parent-style-name="Withdrawn"/>` +
  '<style:style style:name="T2" style:family="text"><style:text-properties style:text-line-through-style="none"/></style:style>' +
  '<style:style style:name="T3" style:family="text"><style:text-properties text:display="none"/></style:style>' +
  '<text:list-style style:name="L1"><text:list-level-style-number text:level="1" style:num-format="1">' +
  `${struck}</text:list-level-style-number><text:list-level-style-bullet text:level="2"/></text:list-style>`;
const COMMON =
  `<office:document-styles><office:styles><style:style style:name="Withdrawn" style:family="paragraph">${struck}</style:style>` +
  '</office:styles><office:automatic-styles><style:style style:name="P2" style:family="paragraph">' +
  `${struck}</style:style></office:automatic-styles><office:master-styles><style:header><text:p>Running header</text:p></style:header></office:master-styles></office:document-styles>`;

function document(body: string, manifest = '', before = ''): Uint8Array<ArrayBuffer> {
  const parts = {
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `${before}<office:document-content><office:automatic-styles>${STYLES}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    'styles.xml': COMMON,
    'META-INF/manifest.xml': manifest,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])), {
    level: 0,
  });
}
const p = (text: string, style = 'P2') => `<text:p text:style-name="${style}">${text}</text:p>`;
const cell = (text: string, more = '') => `<table:table-cell${more}>${p(text)}</table:table-cell>`;
const row = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`;
const table = (...rows: string[]) => `<table:table>${rows.join('')}</table:table>`;
const covered = '<table:covered-table-cell/>';

async function read(body: string) {
  const result = await readFile('plan.odt', document(body), HEADINGS);
  if ('refused' in result) throw new Error(result.refused);
  return result.content;
}
const textsOf = async (body: string) => (await read(body)).lines.map(({ row: at, text }) => [at, text]);
const refusal = async (bytes: Uint8Array) => {
  const result = await readFile('plan.odt', bytes, HEADINGS);
  return 'refused' in result ? result.refused : 'read';
};

describe('OpenDocument texts', () => {
  it('read white space, headings and lists as they are shown, and restart the numbers below a heading', async () => {
    const item = (content: string) => `<text:list-item>${content}</text:list-item>`;
    const list = (content: string) => `<text:list text:style-name="L1">${content}</text:list>`;
    expect(
      await textsOf(
        p('\n  Well  proposal <text:span>\n Aurora</text:span><text:s/>3') +
          list(
            item(p('Move rig') + p('as agreed')) +
              item(p('Drill') + `<text:list>${item(p('slowly'))}</text:list>`),
          ) +
          list(
            `<text:list-header>${p('no item')}</text:list-header>${item('<text:h><text:number>2</text:number>Other</text:h>')}${item(p('Again'))}`,
          ) +
          p('first<text:line-break/>second'),
      ),
    ).toEqual([
      [1, 'Well proposal Aurora 3'],
      [2, '1. Move rig'],
      [3, 'as agreed'],
      [4, '2. Drill'],
      [5, '- slowly'],
      [6, 'no item'],
      [7, 'Other'],
      [8, '1. Again'],
      [9, 'first'],
      [10, 'second'],
    ]);
  });

  it('keep the columns of merged and repeated cells, and read columns made with tabs', async () => {
    const { tables } = await read(
      table(
        `<table:table-header-rows>${row(
          cell('Formation', ' table:number-rows-spanned="2"'),
          cell('TVD', ' table:number-columns-spanned="2"'),
          covered,
          cell('Remark', ' table:number-rows-spanned="2"'),
        )}${row(covered, cell('RKB'), cell('SS'), covered)}</table:table-header-rows>`,
        row(cell('Chalk', ' table:number-rows-spanned="2"'), cell('1200'), cell('1145'), cell('')),
        row(covered, cell('1300'), cell('1245'), cell('base')),
        row(cell('Rodby'), cell('1400', ' table:number-columns-repeated="2"'), cell('')),
      ) +
        ['MD\tInc\tAzi', '0\t0\t0', '100\t1.5\t90']
          .map((line) => p(line.replaceAll('\t', '<text:tab/>')))
          .join(''),
    );
    expect(tables.map(({ headings, rows }) => [headings, ...rows.map(({ cells }) => cells)])).toEqual([
      [
        ['Formation', 'TVD RKB', 'TVD SS', 'Remark'],
        ['Chalk', '1200', '1145', ''],
        ['Chalk', '1300', '1245', 'base'],
        ['Rodby', '1400', '1400', ''],
      ],
      [
        ['MD', 'Inc', 'Azi'],
        ['0', '0', '0'],
        ['100', '1.5', '90'],
      ],
    ]);
  });

  it('leave out struck-through, hidden and deleted text, comments and running headers, and report it', async () => {
    const { lines, notUnderstood } = await read(
      '<text:tracked-changes><text:changed-region text:id="c1"><text:deletion><office:change-info><dc:creator>A. Person</dc:creator></office:change-info>' +
        `${p('Alba')}</text:deletion></text:changed-region></text:tracked-changes>` +
        p(
          'Field: <text:change text:change-id="c1"/>Aurora<office:annotation><text:p>sure?</text:p></office:annotation>',
        ) +
        p('Rig floor: <text:span text:style-name="T1">25 m </text:span>54.9 m') +
        p('Withdrawn, <text:span text:style-name="T2">kept</text:span>', 'P1') +
        p('Seen <text:span text:style-name="T3">unseen</text:span>') +
        `<text:section text:display="none">${p('Old')}${table(row(cell('A'), cell('B')))}</text:section>`,
    );
    expect(lines.map(({ text }) => text)).toEqual(['Field: Aurora', 'Rig floor: 54.9 m', 'kept', 'Seen']);
    expect(notUnderstood).toEqual([
      expect.objectContaining({
        row: 1,
        isNotMeant: true,
        reason:
          'Struck through or deleted, and not used: "Alba", "25 m", "Withdrawn,", "unseen", "Old", "A" and 1 more.',
      }),
    ]);
  });

  it('read text boxes below their paragraph and notes at the end', async () => {
    expect(
      await textsOf(
        p(
          'Anchor<draw:frame><draw:text-box><text:p>In the box</text:p></draw:text-box><svg:title>Picture</svg:title></draw:frame>' +
            '<text:note text:note-class="footnote"><text:note-citation>1</text:note-citation><text:note-body><text:p>A note</text:p></text:note-body></text:note> after',
        ) + p('Next'),
      ),
    ).toEqual([
      [1, 'Anchor after'],
      [2, 'In the box'],
      [3, 'Next'],
      [4, 'A note'],
    ]);
  });

  it('are refused if they are protected, damaged or too large for memory', async () => {
    expect(await refusal(document(p('a'), '<manifest:encryption-data/>'))).toMatch(/protected by a password/);
    expect(await refusal(document(p('a'), '', '<!DOCTYPE x [<!ENTITY a "ha">]>'))).toMatch(/damaged/);
    expect(await refusal(document(`${p('a')}</a>`))).toMatch(/^The OpenDocument text is damaged/);
    expect(await refusal(document('<a>'.repeat(5000) + '</a>'.repeat(5000)))).toMatch(/damaged/);
    expect(await refusal(document(p('a'.repeat(17 * 1024 * 1024))))).toMatch(/more than 16 MB of text/);
    const repeated = row(cell('x')).replace('row>', 'row table:number-rows-repeated="1000000000">');
    expect(await refusal(document(table(repeated)))).toMatch(/more than 16 MB of text/);
    const wide = row(cell('x', ' table:number-columns-spanned="2000000000"'), cell('y'));
    expect(await refusal(document(table(wide)))).toBe('read');
  });
});
