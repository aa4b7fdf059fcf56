import { describe, expect, it } from 'vitest';
import type { WellFacts } from '../../facts';
import { pdf, put, putRows } from '../../readers/pdf/pdf-for-tests';
import type { Correction } from './corrections';
import { document, stationsOf } from '../documents-for-tests';
import { readDocuments } from '../read-documents';

const read = (content: string | Uint8Array, corrections: Correction[], name = 'document.csv') =>
  readDocuments([{ ...document(name, 'Other', content), corrections }]);

const topsOf = ({ tops }: WellFacts) => tops.map(({ name, tvdSsM }) => [name, tvdSsM]);

describe('corrections of a table', () => {
  const odd = 'Zork,Plugh\nChalk,700\nRotliegend,1400\n';
  const saysTops: Correction[] = [
    { kind: 'heading', at: { row: 1 } },
    { kind: 'table', at: { row: 1 }, is: 'tops' },
    { kind: 'column', at: { row: 1 }, column: 0, field: 'name' },
    { kind: 'column', at: { row: 1 }, column: 1, field: 'tvdSs', unit: 'ft' },
  ];

  it('recognise a table with unknown headings', async () => {
    expect((await read(odd, [])).tops).toEqual([]);
    expect(topsOf(await read(odd, saysTops))).toEqual([
      ['Chalk', 213.36],
      ['Rotliegend', 426.72],
    ]);
  });

  it('exclude a table or a row', async () => {
    const tops = 'Formation,TVD SS (m)\nChalk,700\nSum,2100\nRotliegend,1400\n';
    expect(topsOf(await read(tops, [{ kind: 'row', at: { row: 1 }, row: 3 }]))).toEqual([
      ['Chalk', 700],
      ['Rotliegend', 1400],
    ]);
    expect((await read(tops, [{ kind: 'table', at: { row: 1 }, is: 'ignored' }])).tops).toEqual([]);
  });

  it('override the headings, and later ones override earlier ones', async () => {
    const survey = 'MD (m),Azi (deg),Inc (deg)\n0,0,0\n100,2,90\n200,4,91\n';
    const turned: Correction[] = [
      { kind: 'column', at: { row: 1 }, column: 1, field: 'azimuth' },
      { kind: 'column', at: { row: 1 }, column: 1, field: 'inclination' },
      { kind: 'column', at: { row: 1 }, column: 2, field: 'azimuth' },
    ];
    expect(stationsOf(await read(survey, turned))).toEqual([
      [0, 0, 0],
      [100, 2, 90],
      [200, 4, 91],
    ]);
  });

  it('change nothing if their place does not exist', async () => {
    const tops = 'Formation,TVD SS (m)\nChalk,700\nRotliegend,1400\n';
    const nowhere: Correction[] = [
      { kind: 'table', at: { row: 9 }, is: 'ignored' },
      { kind: 'heading', at: { row: 77 } },
      { kind: 'region', page: 4, box: { x: 0, y: 0, width: 9, height: 9 }, is: 'tops' },
      { kind: 'column', at: { page: 2, row: 1 }, column: 1, field: null },
    ];
    expect(await read(tops, nowhere)).toEqual(await read(tops, []));
  });
});

describe('corrections of the document', () => {
  it('set the decimal sign and the unit', async () => {
    const tops = 'Formation;TVD SS\nChalk;1.250\nRotliegend;2.650\n';
    const said: Correction[] = [{ kind: 'document', decimalSign: ',', lengthUnit: 'ft' }];
    expect(topsOf(await read(tops, said))).toEqual([
      ['Chalk', 381],
      ['Rotliegend', 807.72],
    ]);
    expect(topsOf(await read(tops, [{ kind: 'document', decimalSign: '.' }]))).toEqual([
      ['Chalk', 1.25],
      ['Rotliegend', 2.65],
    ]);
  });
});

describe('a part of a page', () => {
  const page = () =>
    pdf((doc) => {
      put(doc, 'Prognosis by the geologist', 50, 60);
      putRows(
        doc,
        100,
        [
          { left: 50, width: 120 },
          { left: 200, width: 60, align: 'right' },
        ],
        [
          ['Zork', 'Plugh'],
          ['Chalk Group', '700'],
          ['Rotliegend', '1400'],
        ],
      );
      put(doc, 'Signed in Aberdeen, 12 May', 50, 300);
    });
  const region: Correction = {
    kind: 'region',
    page: 1,
    box: { x: 40, y: 90, width: 300, height: 120 },
    is: 'tops',
  };
  const columns: Correction[] = [
    { kind: 'column', at: { page: 1, row: 2 }, column: 0, field: 'name' },
    { kind: 'column', at: { page: 1, row: 2 }, column: 1, field: 'tvdSs', unit: 'm' },
  ];

  it('is read as the kind of table in the correction', async () => {
    expect(topsOf(await read(await page(), [region, ...columns], 'page.pdf'))).toEqual([
      ['Chalk Group', 700],
      ['Rotliegend', 1400],
    ]);
  });

  it('has rows whose last cell goes on in the next line', async () => {
    const runs = await pdf((doc) => {
      const cells = [
        { left: 50, width: 60 },
        { left: 120, width: 200 },
      ];
      putRows(doc, 100, cells, [['Zork', 'Plugh']]);
      putRows(doc, 130, cells, [['12 1/4"', 'Gamma ray, resistivity and']]);
      put(doc, 'density', 120, 141);
      putRows(doc, 160, cells, [['8 1/2"', 'Sonic']]);
      putRows(doc, 190, cells, [['6"', 'Cement bond']]);
    });
    const box = { x: 40, y: 90, width: 300, height: 130 };
    const { loggingRuns } = await read(
      runs,
      [
        { kind: 'region', page: 1, box, is: 'logging' },
        { kind: 'column', at: { page: 1, row: 1 }, column: 0, field: 'hole' },
        { kind: 'column', at: { page: 1, row: 1 }, column: 1, field: 'evaluation' },
      ],
      'page.pdf',
    );
    expect(loggingRuns.map(({ evaluation }) => evaluation)).toEqual([
      'Gamma ray, resistivity and density',
      'Sonic',
      'Cement bond',
    ]);
  });

  it('is a table below the row that a correction makes its heading', async () => {
    const heading: Correction = { kind: 'heading', at: { page: 1, row: 2 } };
    expect(topsOf(await read(await page(), [heading, ...columns], 'page.pdf'))).toEqual([
      ['Chalk Group', 700],
      ['Rotliegend', 1400],
    ]);
  });
});
