import { Document, Footer, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx';
import type { FileChild } from 'docx';
import { describe, expect, it } from 'vitest';
import { keyValuesOf } from '../../understanding/which-well/key-values';
import { HEADINGS } from '../../understanding/words/heading-vocabulary';
import { readFile } from '../read-file';

type Cell = string | { text: string; columns?: number; rows?: number } | { inner: FileChild[] };

const cell = (given: Cell): TableCell => {
  if (typeof given === 'string')
    return new TableCell({ children: given.split('\n').map((line) => new Paragraph(line)) });
  if ('inner' in given) return new TableCell({ children: given.inner as Paragraph[] });
  const { text, columns = 1, rows = 1 } = given;
  return new TableCell({ columnSpan: columns, rowSpan: rows, children: [new Paragraph(text)] });
};

const table = (rows: Cell[][]): Table =>
  new Table({
    rows: rows.map((cells, index) => new TableRow({ tableHeader: index === 0, children: cells.map(cell) })),
  });

const numbering = {
  config: [
    {
      reference: 'steps',
      levels: [{ level: 0, format: 'decimal' as const, text: '%1)' }],
    },
  ],
};

async function read(children: FileChild[]) {
  const document = new Document({
    numbering,
    sections: [{ children, footers: { default: new Footer({ children: [new Paragraph('Page')] }) } }],
  });
  const result = await readFile('plan.docx', new Uint8Array(await Packer.toArrayBuffer(document)), HEADINGS);
  if ('refused' in result) throw new Error(result.refused);
  return result.content;
}

describe('Word documents', () => {
  it('reads tables and the lines between them, with rows counted through the document', async () => {
    const content = await read([
      new Paragraph('Well proposal Aurora-3'),
      table([
        ['Field', 'Aurora'],
        ['Rig floor elevation', '54.9 m'],
      ]),
      new Paragraph('Formation tops'),
      table([
        ['Formation', 'TVD SS', 'Remark'],
        ['', 'm', ''],
        ['Chalk', '1200', ''],
        ['Rodby', '', 'not drilled'],
      ]),
    ]);
    expect(content.tables).toEqual([
      expect.objectContaining({
        headingRow: 5,
        headings: ['Formation', 'TVD SS', 'Remark'],
        units: [null, 'm', null],
        rows: [
          { row: 7, cells: ['Chalk', '1200', ''] },
          { row: 8, cells: ['Rodby', '', 'not drilled'] },
        ],
      }),
    ]);
    expect(content.lines.map(({ row, text }) => [row, text])).toEqual([
      [1, 'Well proposal Aurora-3'],
      [2, 'Field Aurora'],
      [3, 'Rig floor elevation 54.9 m'],
      [4, 'Formation tops'],
    ]);
    expect(content.lines.flatMap(keyValuesOf)).toEqual([
      { field: 'fieldName', value: 'Aurora' },
      { field: 'drillFloorM', value: '54.9 m' },
    ]);
  });

  it('keeps the columns below merged headings, and repeats a merged cell for every row it covers', async () => {
    const { tables } = await read([
      table([
        [
          { text: 'Formation', rows: 2 },
          { text: 'TVD', columns: 2 },
          { text: 'Remark', rows: 2 },
        ],
        ['RKB', 'SS'],
        [{ text: 'Chalk', rows: 2 }, '1200', '1145', ''],
        ['1300', '1245', 'base'],
        ['Rodby', '1400', '1345', ''],
      ]),
    ]);
    expect(tables.map(({ headings, rows }) => [headings, ...rows.map(({ cells }) => cells)])).toEqual([
      [
        ['Formation', 'TVD RKB', 'TVD SS', 'Remark'],
        ['Chalk', '1200', '1145', ''],
        ['Chalk', '1300', '1245', 'base'],
        ['Rodby', '1400', '1345', ''],
      ],
    ]);
  });

  it('numbers the steps of a list, restarts below a heading, and reads columns made with tabs', async () => {
    const step = (text: string) => new Paragraph({ text, numbering: { reference: 'steps', level: 0 } });
    const { lines, tables } = await read([
      new Paragraph({ text: 'Plan', heading: 'Heading1' }),
      step('Move rig - skid over slot'),
      new Paragraph('as agreed'),
      step('Drill'),
      new Paragraph({ text: 'Other', heading: 'Heading1' }),
      step('Again'),
      table([
        ['A', 'B'],
        ['1', '2'],
      ]),
      ...['MD\tInc\tAzi', '0\t0\t0', '100\t1.5\t90'].map(
        (text) =>
          new Paragraph({
            children: text.split('\t').map((part, at) => new TextRun(at === 0 ? part : `\t${part}`)),
          }),
      ),
    ]);
    expect(lines.map(({ text }) => text)).toEqual([
      'Plan',
      '1. Move rig - skid over slot',
      'as agreed',
      '2. Drill',
      'Other',
      '1. Again',
      'A B',
      '1 2',
    ]);
    expect(tables).toEqual([
      expect.objectContaining({
        headingRow: 9,
        headings: ['MD', 'Inc', 'Azi'],
        rows: [
          { row: 10, cells: ['0', '0', '0'] },
          { row: 11, cells: ['100', '1.5', '90'] },
        ],
      }),
    ]);
  });

  it('reads a table inside a cell, and treats a table of one cell as a frame', async () => {
    const survey = () =>
      table([
        ['MD', 'Inc', 'Azi'],
        ['0', '0', '0'],
      ]);
    const { tables, lines } = await read([
      table([
        ['Path', { inner: [survey(), new Paragraph('as planned')] }],
        ['Field', 'Aurora'],
      ]),
      table([[{ inner: [new Paragraph('Path B'), survey(), new Paragraph('')] }]]),
    ]);
    expect(tables.map(({ headingRow, rows }) => [headingRow, rows.map(({ row }) => row)])).toEqual([
      [2, [3]],
      [6, [7]],
    ]);
    expect(lines.map(({ text }) => text)).toEqual(['Path as planned', 'Field Aurora', 'Path B']);
  });

  it.each([
    [
      'above each',
      (inner: (title: string[], weight: string) => FileChild[]) => [
        [{ inner: inner(['Lead'], '1.55') }, { inner: inner(['Tail'], '1.90') }],
      ],
    ],
    [
      'in the row above',
      (inner: (title: string[], weight: string) => FileChild[]) => [
        ['Lead', 'Tail'],
        [{ inner: inner([], '1.55') }, { inner: inner([], '1.90') }],
      ],
    ],
    [
      'left of each',
      (inner: (title: string[], weight: string) => FileChild[]) => [
        ['Lead', { inner: inner([], '1.55') }],
        ['Tail', { inner: inner([], '1.90') }],
      ],
    ],
  ])('reads tables next to each other one after the other, with their titles %s', async (_, rows) => {
    const inner = (title: string[], weight: string): FileChild[] => [
      ...title.map((text) => new Paragraph(text)),
      table([
        ['Weight', weight],
        ['Excess', '50 %'],
      ]),
      new Paragraph(''),
    ];
    const { lines } = await read([new Paragraph('Slurries'), table(rows(inner))]);
    expect(lines.map(({ text }) => text)).toEqual([
      'Slurries',
      'Lead',
      'Weight 1.55',
      'Excess 50 %',
      'Tail',
      'Weight 1.90',
      'Excess 50 %',
    ]);
  });

  it('does not join two numbers in one cell', async () => {
    const { tables } = await read([
      table([
        ['Formation', 'TVD SS'],
        ['Chalk', '1\n200'],
      ]),
    ]);
    expect(tables[0]?.rows[0]?.cells).toEqual(['Chalk', '1 / 200']);
  });

  it('separates the pairs of a form with two in a row', async () => {
    const { lines } = await read([
      table([
        ['Field', 'Aurora', 'Operator', 'North'],
        ['Well name', 'A-3', 'Field code', 'AUR'],
      ]),
    ]);
    expect(lines.flatMap(keyValuesOf)).toEqual([
      { field: 'fieldName', value: 'Aurora' },
      { field: 'wellName', value: 'A-3' },
      { field: 'fieldCode', value: 'AUR' },
    ]);
  });
});
