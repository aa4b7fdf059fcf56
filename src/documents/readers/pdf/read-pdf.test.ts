import { describe, expect, it } from 'vitest';
import { cellsOfTables, contentOf, drawRuled, pdf, put, putRow, putRows } from './pdf-for-tests';
import type { DrawnColumn, Pdf, RuledCell } from './pdf-for-tests';

const SURVEY: DrawnColumn[] = [
  { left: 50, width: 60, align: 'right' },
  { left: 130, width: 50, align: 'right' },
  { left: 200, width: 50, align: 'right' },
  { left: 270, width: 60, align: 'right' },
];
const SURVEY_HEADS = ['MD', 'Inc', 'Azi', 'TVD'];
const SURVEY_UNITS = ['(m)', '(deg)', '(deg)', '(m)'];

function stations(from: number, count: number): string[][] {
  return Array.from({ length: count }, (_, at) => {
    const md = (from + at) * 30.1;
    return [md.toFixed(1), (at % 60).toFixed(2), (359 - (at % 300)).toFixed(2), (md * 0.97).toFixed(1)];
  });
}

const TOPS: DrawnColumn[] = [
  { left: 50, width: 150 },
  { left: 210, width: 70, align: 'right' },
  { left: 300, width: 70, align: 'right' },
];
const TOPS_HEADS = ['Formation', 'TVD SS (m)', 'MD (m)'];

function pageFrame(doc: Pdf, page: number, of: number): void {
  put(doc, 'North Sea Drilling plc', 50, 30);
  put(doc, 'Well: Aurora-3', 400, 30);
  put(doc, `Page ${page} of ${of}`, 260, 800);
}

describe('a table over several pages', () => {
  it.each([
    ['with its headings on every page', true],
    ['with its headings on the first page only', false],
  ])('is one table %s, without the lines that every page bears', async (_, repeated) => {
    const rows = stations(0, 110);
    const bytes = await pdf((doc) => {
      for (let page = 0; page < 3; page += 1) {
        if (page > 0) doc.addPage();
        pageFrame(doc, page + 1, 3);
        let y = 60;
        if (repeated || page === 0) y = putRows(doc, y, SURVEY, [SURVEY_HEADS, SURVEY_UNITS]);
        putRows(doc, y, SURVEY, rows.slice(page * 45, page * 45 + 45));
      }
    });
    const content = await contentOf(bytes);
    expect(cellsOfTables(content)).toEqual([rows]);
    expect(content.tables[0]).toMatchObject({
      page: 1,
      headingRow: 2,
      headings: SURVEY_HEADS,
      units: SURVEY_UNITS,
    });
    expect(content.tables[0]?.rows[45]).toMatchObject({ page: 2, row: repeated ? 4 : 2 });
    expect(content.lines.map(({ text }) => text)).toEqual([
      'North Sea Drilling plc  Well: Aurora-3',
      'Page 1 of 3',
      'Page 2 of 3',
      'Page 3 of 3',
    ]);
    expect(content.notUnderstood).toEqual([]);
  });

  it('is not cut where two pages repeat a title at one height within their text', async () => {
    const bytes = await pdf((doc) => {
      for (const [page, own] of [
        ['4 sheets', 'Seawater', '9.1 ppg', '80 degF'],
        ['5 trips', 'Brine', '10.4 ppg', '95 degF'],
      ].entries()) {
        if (page > 0) doc.addPage();
        pageFrame(doc, page + 1, 2);
        own.forEach((text, at) => put(doc, text, 50, 60 + at * 14));
        put(doc, 'Lead slurry', 50, 120);
        own.forEach((text, at) => put(doc, `Blend of ${text}`, 50, 140 + at * 14));
      }
    });
    const { lines } = await contentOf(bytes);
    expect(lines.filter(({ text }) => text === 'Lead slurry').map(({ page }) => page)).toEqual([1, 2]);
    expect(lines.filter(({ text }) => /plc/.test(text)).map(({ page }) => page)).toEqual([1]);
  });

  it('is read in landscape too: a turned page, and a table printed sideways on an upright one', async () => {
    const rows = stations(3, 12);
    const draw = (doc: Pdf) => {
      putRows(doc, putRows(doc, 60, SURVEY, [SURVEY_HEADS]), SURVEY, rows);
    };
    const turned = await pdf((doc) => {
      Object.assign(doc.page.dictionary.data, { Rotate: 90 });
      doc.rotate(-90).translate(-doc.page.height, 0);
      draw(doc);
    });
    const sideways = await pdf((doc) => {
      doc.rotate(-90).translate(-doc.page.height, 0);
      draw(doc);
    });
    const landscape = await pdf(draw, { layout: 'landscape' });
    for (const bytes of [turned, sideways, landscape]) {
      expect(cellsOfTables(await contentOf(bytes))).toEqual([rows]);
    }
  });

  it('is two tables if another title is between equal headings', async () => {
    const bytes = await pdf((doc) => {
      put(doc, 'Prognosed tops of the main bore', 50, 50);
      putRows(doc, 70, TOPS, [TOPS_HEADS, ['Chalk', '1200.0', '1300.0']]);
      doc.addPage();
      put(doc, 'Prognosed tops of the side track', 50, 50);
      putRows(doc, 70, TOPS, [TOPS_HEADS, ['Chalk', '1250.0', '1400.0']]);
    });
    expect(cellsOfTables(await contentOf(bytes))).toEqual([
      [['Chalk', '1200.0', '1300.0']],
      [['Chalk', '1250.0', '1400.0']],
    ]);
  });
});

describe('headings', () => {
  const MUD: DrawnColumn[] = [
    { left: 50, width: 60 },
    { left: 120, width: 90 },
    { left: 230, width: 50, align: 'right' },
    { left: 300, width: 60 },
  ];
  const MUD_ROWS = [
    ['17 1/2"', 'KCl polymer', '9.5', '8.5 - 9.5'],
    ['12 1/4"', 'OBM', '10.2', ''],
    ['8 1/2"', 'OBM', '10.8', ''],
  ];

  it('may be vertical', async () => {
    const bytes = await pdf((doc) => {
      put(doc, 'Drilling fluid summary', 50, 50);
      ['Section', 'Mud type', 'Weight (ppg)', 'pH'].forEach((text, at) => {
        const x = MUD[at]?.left ?? 0;
        doc.save().rotate(-90, { origin: [x, 150] });
        put(doc, text, x, 150);
        doc.restore();
      });
      putRows(doc, 165, MUD, MUD_ROWS);
    });
    const content = await contentOf(bytes);
    expect(content.tables[0]?.headings).toEqual(['Section', 'Mud type', 'Weight (ppg)', 'pH']);
    expect(cellsOfTables(content)).toEqual([MUD_ROWS]);
  });

  it('may be ruled while the rows below are not', async () => {
    const bytes = await pdf((doc) => {
      put(doc, 'Drilling fluid summary', 50, 50);
      drawRuled(
        doc,
        70,
        [40, 100, 210, 280, 340],
        [['Section', 'Mud type', 'Weight (ppg)', 'pH'].map((text) => ({ text }))],
        'boxes',
      );
      putRows(
        doc,
        104,
        [
          { left: 44, width: 50 },
          { left: 104, width: 100 },
          { left: 214, width: 60, align: 'right' },
          { left: 284, width: 50 },
        ],
        MUD_ROWS,
      );
      // Over the edges of the columns: not one of their rows.
      put(doc, 'Sequence of operations', 44, 160);
    });
    expect(cellsOfTables(await contentOf(bytes))).toEqual([MUD_ROWS]);
  });

  it('may continue on the next line', async () => {
    const bytes = await pdf((doc) => {
      put(doc, 'Drilling fluid summary', 50, 50);
      putRows(
        doc,
        70,
        MUD,
        [
          ['Section', 'Mud', 'Weight', 'pH'],
          ['', 'system', '(ppg)', ''],
        ],
        10,
      );
      putRows(doc, 94, MUD, MUD_ROWS);
    });
    const content = await contentOf(bytes);
    expect(content.tables[0]).toMatchObject({
      headings: ['Section', 'Mud system', 'Weight', 'pH'],
      units: [null, null, '(ppg)', null],
    });
    expect(cellsOfTables(content)).toEqual([MUD_ROWS]);
  });
});

describe('cells', () => {
  it('stay blank at the ends of a row and within it', async () => {
    const rows = [
      ['Balder', '', '1410.5'],
      ['Chalk', '1200.0', ''],
      ['', '1500.0', '1700.2'],
      ['Hod', '', ''],
      ['Intra-Draupne sandstone', '2700.4', '2950.0'],
    ];
    const bytes = await pdf((doc) => putRows(doc, putRows(doc, 60, TOPS, [TOPS_HEADS]), TOPS, rows));
    expect(cellsOfTables(await contentOf(bytes))).toEqual([rows]);
  });

  it('of a blank column are not filled from its neighbours', async () => {
    const rows = stations(5, 6).map(([md = '', , azi = '', tvd = '']) => [md, '', azi, tvd]);
    const bytes = await pdf((doc) => putRows(doc, putRows(doc, 60, SURVEY, [SURVEY_HEADS]), SURVEY, rows));
    expect(cellsOfTables(await contentOf(bytes))).toEqual([rows]);
  });

  it('may be aligned differently from their headings', async () => {
    const rows = stations(5, 8);
    for (const align of ['left', 'center', 'right'] as const) {
      const heads = SURVEY.map((column) => ({ ...column, align }));
      const bytes = await pdf((doc) =>
        putRows(doc, putRows(doc, 60, heads, [SURVEY_HEADS, SURVEY_UNITS]), SURVEY, rows),
      );
      expect(cellsOfTables(await contentOf(bytes))).toEqual([rows]);
    }
  });

  it('are reported, not guessed, if their column is ambiguous', async () => {
    // Figures between the headings, and one column of three blank: it may be the first or the last.
    const columns = SURVEY.slice(0, 3).map((column) => ({ ...column, left: column.left * 2, width: 90 }));
    const heads = columns.map((column) => ({ ...column, align: 'left' as const }));
    const bytes = await pdf((doc) => {
      putRow(doc, 60, heads, ['MD', 'Inc', 'Azi']);
      putRows(doc, 75, columns, [
        ['1200.0', '12.5', ''],
        ['1230.0', '12.9', ''],
      ]);
    });
    const content = await contentOf(bytes);
    expect(content.tables).toEqual([]);
    expect(content.notUnderstood).toMatchObject([
      { page: 1, row: 2, reason: /MD, Inc, Azi cannot be distinguished/ },
    ]);
  });

  it('belong to the heading on the same side of each, where every column agrees', async () => {
    const columns = SURVEY.slice(0, 3).map((column) => ({ ...column, left: column.left * 2, width: 90 }));
    const heads = columns.map((column) => ({ ...column, align: 'left' as const }));
    const rows = [
      ['1200.0', '', '12.5'],
      ['1230.0', '', '12.9'],
    ];
    const bytes = await pdf((doc) => {
      putRow(doc, 60, heads, ['MD', 'Inc', 'Azi']);
      putRows(doc, 75, columns, rows);
    });
    expect(cellsOfTables(await contentOf(bytes))).toEqual([rows]);
  });

  it('that run into the next column cost only their own row', async () => {
    const names = ['Balder', 'Chalk', 'Hod', 'Tor', 'Ekofisk', 'Lista'];
    const rows = names.map((name, at) => [name, `${1200 + at}.0`, `${1300 + at}.0`]);
    const bytes = await pdf((doc) => {
      const below = putRows(doc, putRows(doc, 60, TOPS, [TOPS_HEADS]), TOPS, rows);
      put(doc, 'Sandstone of the lower member with a very long name 2700.0', 50, below);
      putRow(doc, below + 14, TOPS, ['Draupne', '1400.0', '1500.0']);
    });
    const content = await contentOf(bytes);
    expect(cellsOfTables(content)).toEqual([[...rows, ['Draupne', '1400.0', '1500.0']]]);
    expect(content.notUnderstood).toMatchObject([{ page: 1, row: 8, reason: /runs over two columns/ }]);
  });

  it('of several lines are joined: below, centred against the others, in two columns at once', async () => {
    const columns: DrawnColumn[] = [
      { left: 50, width: 60 },
      { left: 130, width: 60, align: 'right' },
      { left: 210, width: 200 },
    ];
    const bytes = await pdf((doc) => {
      putRow(doc, 60, columns, ['Formation', 'TVD SS (m)', 'Remarks']);
      putRow(doc, 80, columns, ['Balder', '1200.0', 'Tuff']);
      putRow(doc, 98, columns, ['Base\nCretaceous\nUnconformity', '2400.0', 'Strong\nreflector']);
      // Centred: the figure is between the two lines of its name.
      putRow(doc, 140, columns, ['Intra-Draupne\nsandstone', '', 'Sand']);
      putRow(doc, 145.2, columns, ['', '2500.0', '']);
      putRow(doc, 170, columns, ['Heather', '2600.0', '']);
      putRow(doc, 188, columns, ['Brent', '2700.0', '']);
    });
    expect(cellsOfTables(await contentOf(bytes))).toEqual([
      [
        ['Balder', '1200.0', 'Tuff'],
        ['Base Cretaceous Unconformity', '2400.0', 'Strong reflector'],
        ['Intra-Draupne sandstone', '2500.0', 'Sand'],
        ['Heather', '2600.0', ''],
        ['Brent', '2700.0', ''],
      ],
    ]);
  });

  it('with only a name are a new row if it would have fitted on the row above, else ambiguous', async () => {
    const draw = (names: string[]) =>
      pdf((doc) => {
        putRows(doc, 60, TOPS, [TOPS_HEADS, ['Balder and Sele formations', '1200.0', '1300.0']]);
        putRows(
          doc,
          88,
          TOPS,
          names.map((name, at) => [name, at % 2 ? '' : `${1400 + at}.0`, '']),
        );
      });
    const roomy = await contentOf(await draw(['Chalk', 'Hod']));
    expect(cellsOfTables(roomy)[0]?.slice(1)).toEqual([
      ['Chalk', '1400.0', ''],
      ['Hod', '', ''],
    ]);
    const tight = await contentOf(await draw(['Base of the Cretaceous Unc', 'Unconformity']));
    expect(cellsOfTables(tight)[0]).toHaveLength(1);
    expect(tight.notUnderstood).toMatchObject([{ page: 1, row: 3, reason: /may be the rest of a cell/ }]);
  });

  it.each([
    [5, 73],
    [7.2, 71.5],
  ])('treat figures raised in size %s separately: no footnote mark is a digit', async (size, at) => {
    const bytes = await pdf((doc) => {
      putRows(doc, 60, TOPS, [TOPS_HEADS, ['Chalk', '1200.0', '1300.0'], ['Hod', '1250.0', '1350.0']]);
      doc.fontSize(size);
      put(doc, '1', 280.2, at);
      doc.fontSize(9);
    });
    expect(cellsOfTables(await contentOf(bytes))[0]?.[0]).toEqual(['Chalk', '1200.0^1', '1300.0']);
  });

  it('may have a decimal comma', async () => {
    const bytes = await pdf((doc) =>
      putRows(doc, 60, TOPS, [TOPS_HEADS, ['Chalk', '1.200,5', '1.300,25'], ['Hod', '1.250,0', '1.350,0']]),
    );
    expect((await contentOf(bytes)).tables[0]).toMatchObject({ decimalComma: true });
  });
});

describe('headings', () => {
  it('may have two and three lines over their units, some centred', async () => {
    const bytes = await pdf((doc) => {
      putRow(doc, 60, SURVEY, ['Measured\nDepth', '', '', 'True Vert\nDepth'], 10);
      putRow(doc, 65, SURVEY, ['', 'Inc', 'Azi', '']);
      putRow(doc, 82, SURVEY, SURVEY_UNITS);
      putRows(doc, 96, SURVEY, stations(1, 5));
    });
    const content = await contentOf(bytes);
    expect(content.tables[0]).toMatchObject({
      headings: ['Measured Depth', 'Inc', 'Azi', 'True Vert Depth'],
      units: SURVEY_UNITS,
    });
    expect(cellsOfTables(content)).toEqual([stations(1, 5)]);
  });

  it('that begin above the others and end below them are one, whether or not their words are known', async () => {
    const columns: DrawnColumn[] = [
      { left: 50, width: 80 },
      { left: 150, width: 60, align: 'center' },
      { left: 230, width: 60, align: 'center' },
      { left: 310, width: 80, align: 'center' },
      { left: 410, width: 100 },
    ];
    const rows = [
      ['Chalk', '1200.0', '1300.0', '45', 'white'],
      ['Hod', '1245.0', '1345.0', '60', 'tight'],
    ];
    const draw = (wrapped: string) =>
      pdf((doc) => {
        putRow(doc, 60, columns, ['', '', '', wrapped, ''], 10);
        putRow(doc, 65, columns, ['Formation', 'TVD SS (m)', 'MD (m)', '', 'Lithology']);
        putRows(doc, 86, columns, rows);
      });
    for (const wrapped of ['Thickness\nm', 'Drilled\ninterval']) {
      const content = await contentOf(await draw(wrapped));
      expect(cellsOfTables(content)).toEqual([rows]);
      expect(content.lines).toEqual([]);
    }
  });

  it('apply to both columns they span', async () => {
    const bytes = await pdf((doc) => {
      put(doc, 'Depth (m)', 272, 60);
      putRow(doc, 72, TOPS, ['Formation', 'TVD SS', 'MD']);
      putRows(doc, 86, TOPS, [
        ['Chalk', '1200.0', '1300.0'],
        ['Hod', '1250.0', '1350.0'],
      ]);
    });
    expect((await contentOf(bytes)).tables[0]?.headings).toEqual([
      'Formation',
      'Depth (m) TVD SS',
      'Depth (m) MD',
    ]);
  });

  it('give their unit to all three columns they span, or the table is reported', async () => {
    const columns: DrawnColumn[] = [...TOPS, { left: 390, width: 70, align: 'right' }];
    const draw = (x: number) =>
      pdf((doc) => {
        put(doc, 'Depth (ft)', x, 60);
        putRow(doc, 72, columns, ['Formation', 'TVD SS', 'MD', 'TVD']);
        putRows(doc, 86, columns, [
          ['Chalk', '1200.0', '1300.0', '1250.0'],
          ['Hod', '1250.0', '1350.0', '1300.0'],
        ]);
      });
    const centred = await contentOf(await draw(325));
    expect(centred.tables[0]?.headings).toEqual(['Formation', 'TVD SS (ft)', 'MD (ft)', 'TVD (ft)']);
    const aside = await contentOf(await draw(415));
    expect(aside.tables).toEqual([]);
    expect(aside.notUnderstood).toMatchObject([{ page: 1, reason: /^"Depth \(ft\)" above the columns/ }]);
  });

  it('keep word and unit if they wrap next to others on one line, under group headings', async () => {
    const columns: DrawnColumn[] = [
      { left: 50, width: 60 },
      { left: 130, width: 70 },
      { left: 210, width: 60, align: 'right' },
      { left: 300, width: 70 },
      { left: 380, width: 60, align: 'right' },
    ];
    const heads = columns.map((column) => ({ ...column, align: 'left' as const }));
    const rows = [
      ['20', 'Class G light', '12.5', 'Class G', '15.8'],
      ['13 3/8', 'Class G light', '12.8', 'Class G', '15.9'],
    ];
    const bytes = await pdf((doc) => {
      putRow(doc, 60, heads, ['', 'Lead', '', 'Tail', '']);
      putRow(doc, 78, heads, ['Casing size', 'Slurry type', 'Density', 'Slurry', 'Density']);
      putRow(doc, 88, heads, ['(in)', '', '(ppg)', 'type', '(ppg)']);
      putRows(doc, 106, columns, rows, 18);
    });
    const content = await contentOf(bytes);
    expect(content.tables[0]?.headings).toEqual([
      'Casing size (in)',
      'Lead Slurry type',
      'Density (ppg)',
      'Tail Slurry type',
      'Density (ppg)',
    ]);
    expect(cellsOfTables(content)).toEqual([rows]);
  });
});

describe('a turned table', () => {
  it('assigns values to columns by position', async () => {
    const columns: DrawnColumn[] = [50, 180, 280, 380].map((left) => ({ left, width: 80 }));
    const bytes = await pdf((doc) => {
      putRows(doc, 60, columns, [
        ['Hole size (in)', '17 1/2', '12 1/4', '8 1/2'],
        ['Mud type', 'Spud mud', 'WBM', 'OBM'],
        ['Mud weight (ppg)', '8.8', '9.4', '10.2'],
        ['HPHT FL (ml)', '', '12', ''],
      ]);
      put(doc, 'Uncontrolled when printed', 50, 800);
      put(doc, 'Page 1 of 1', 480, 800);
    });
    expect((await contentOf(bytes)).lines.map(({ columns: at }) => at)).toEqual([
      [0, 1, 2, 3],
      [0, 1, 2, 3],
      [0, 1, 2, 3],
      [0, 2],
      undefined,
    ]);
  });
});

describe('a page', () => {
  it('with two tables one under another, key-value lines and prose', async () => {
    const bytes = await pdf((doc) => {
      put(doc, 'Well: Aurora-3', 50, 40);
      put(doc, 'Field: Aurora', 300, 40);
      put(
        doc,
        'The well is drilled from the existing platform and takes 42 days in all, as planned.',
        50,
        60,
      );
      let y = putRows(doc, 90, SURVEY, [SURVEY_HEADS, ...stations(0, 5)]);
      put(
        doc,
        'Depths are from the drill floor, which is 54.9 m above mean sea level in this report.',
        50,
        y + 12,
      );
      y = putRows(doc, y + 50, TOPS, [TOPS_HEADS, ['Chalk', '1200.0', '1300.0']]);
      put(doc, 'Prepared by the drilling department', 50, y + 40);
    });
    const content = await contentOf(bytes);
    expect(cellsOfTables(content)).toEqual([stations(0, 5), [['Chalk', '1200.0', '1300.0']]]);
    expect(content.lines).toMatchObject([
      { page: 1, row: 1, text: 'Well: Aurora-3  Field: Aurora', cells: ['Well: Aurora-3', 'Field: Aurora'] },
      { row: 2, text: /^The well is drilled/ },
      { row: 9, text: /^Depths are from the drill floor/ },
      { row: 12, text: 'Prepared by the drilling department' },
    ]);
  });

  it('with two tables side by side, of one kind or of two', async () => {
    const rightHalf = (columns: DrawnColumn[]) =>
      columns.map((column) => ({ ...column, left: column.left + 290, width: column.width * 0.9 }));
    const three = SURVEY.slice(0, 3);
    const heads = SURVEY_HEADS.slice(0, 3);
    const short = (from: number) => stations(from, 8).map((row) => row.slice(0, 3));
    const same = await pdf((doc) => {
      putRows(doc, 60, three, [heads, ...short(0)]);
      putRows(doc, 60, rightHalf(three), [heads, ...short(8).slice(0, 5)]);
    });
    expect(cellsOfTables(await contentOf(same))).toEqual([[...short(0), ...short(8).slice(0, 5)]]);
    const other = await pdf((doc) => {
      putRows(doc, 60, three, [heads, ...short(0)]);
      putRows(
        doc,
        60,
        [
          { left: 320, width: 80 },
          { left: 420, width: 70, align: 'right' },
        ],
        [
          ['Formation', 'TVD SS (m)'],
          ['Chalk', '1200.0'],
          ['Hod', '1300.0'],
        ],
      );
    });
    expect(cellsOfTables(await contentOf(other))).toEqual([
      short(0),
      [
        ['Chalk', '1200.0'],
        ['Hod', '1300.0'],
      ],
    ]);
  });

  it('with hole sections and their strings in one row is one table', async () => {
    const columns: DrawnColumn[] = [40, 100, 165, 230, 290, 350, 410, 470].map((left) => ({
      left,
      width: 50,
    }));
    const heads = ['Hole', 'TD mMD', 'TD mTVD', 'Casing', 'lb/ft', 'Grade', 'Thread', 'ID in'];
    const rows = [
      ['17 1/2"', '1210', '1205.0', '13 3/8"', '68', 'L-80', 'BTC', '12.415'],
      ['12 1/4"', '2430', '2370.0', '9 5/8"', '47', 'L-80', 'BTC', '8.681'],
    ];
    const content = await contentOf(await pdf((doc) => void putRows(doc, 60, columns, [heads, ...rows])));
    expect(content.tables.map(({ headings }) => headings)).toEqual([heads]);
    expect(cellsOfTables(content)).toEqual([rows]);
  });

  it('with two names for a section is one table', async () => {
    const columns: DrawnColumn[] = [40, 110, 240, 380, 460].map((left) => ({ left, width: 75 }));
    const heads = ['Phase', 'Bohrlochdurchmesser', 'Bezeichnung', 'Endteufe', 'Endteufe TVD'];
    const rows = [
      ['1', '17 1/2"', 'Ankerrohrtour', '1042', '1040'],
      ['2', '12 1/4"', 'Technische Rohrtour', '2057', '1980'],
    ];
    const content = await contentOf(await pdf((doc) => void putRows(doc, 60, columns, [heads, ...rows])));
    expect(content.tables.map(({ headings }) => headings)).toEqual([heads]);
  });

  it('with marks of list items drawn apart has them in front of their texts', async () => {
    const items = [
      'Move the rig over the slot and prepare to spud',
      'Drill the 26" hole and run the 20" casing',
      'Cement the 20" casing to the seabed',
      'Run the BOP and the marine riser',
      'Drill the 17 1/2" hole to the top of the chalk',
      'Log the hole and run the 13 3/8" casing',
    ];
    const bytes = await pdf((doc) => {
      put(doc, 'Drilling fluid', 50, 60);
      for (const [at, text] of ['Type: KCl polymer', 'YP: 8 - 12 Pa'].entries()) {
        put(doc, '\u2022', 60, 75 + at * 13);
        put(doc, text, 75, 75 + at * 13);
      }
      put(doc, 'Sequence', 50, 120);
      for (const [at, text] of items.entries()) {
        put(doc, `${at + 1}.`, 60, 140 + at * 13);
        put(doc, text, 75, 140 + at * 13);
      }
    });
    const { tables, lines } = await contentOf(bytes);
    expect(tables).toEqual([]);
    expect(lines.map(({ text }) => text)).toEqual([
      'Drilling fluid',
      '\u2022 Type: KCl polymer',
      '\u2022 YP: 8 - 12 Pa',
      'Sequence',
      ...items.map((text, at) => `${at + 1}. ${text}`),
    ]);
  });

  it('of prose in two columns is read column by column', async () => {
    const left = Array.from({ length: 8 }, (_, at) => `the left column says its words, ${at}`);
    const right = left.map((text) => text.replace('left', 'right'));
    const bytes = await pdf((doc) => {
      left.forEach((text, at) => put(doc, text, 50, 60 + at * 12));
      right.forEach((text, at) => put(doc, text, 310, 60 + at * 12));
    });
    expect((await contentOf(bytes)).lines.map(({ text }) => text)).toEqual([...left, ...right]);
  });

  it('of labels and values is no prose, even if it begins with labels that mean nothing', async () => {
    const rows = [
      ['Contracting company', 'Northern Storage Company Limited'],
      ['Person in charge', 'Department of deep wells, Aurora'],
      ['Well name', 'Aurora storage well number A-3'],
      ['Field', 'Aurora storage, northern part'],
      ['Office of the region', 'Second floor, Harbour Street 15'],
      ['Kind of the licence', 'Storage of gas in caverns'],
    ];
    const bytes = await pdf((doc) => {
      rows.forEach(([label = '', value = ''], at) => {
        put(doc, label, 50, 60 + at * 12);
        put(doc, value, 310, 60 + at * 12);
      });
    });
    expect((await contentOf(bytes)).lines.map(({ cells }) => cells)).toEqual(rows);
  });
});

describe('a ruled table', () => {
  const EDGES = [50, 130, 210, 280, 350, 420];
  // Headings that wrap and one over several columns, a cell over two rows, text of two lines, figures to the right.
  const heads: RuledCell[][] = [
    [
      { text: 'Casing\nsize (in)', rows: 2 },
      { text: 'Lead', columns: 2 },
      { text: 'Tail', columns: 2 },
    ],
    [
      null,
      { text: 'Slurry\ntype' },
      { text: 'Density\n(ppg)' },
      { text: 'Slurry\ntype' },
      { text: 'Density\n(ppg)' },
    ],
  ];
  const body: RuledCell[][] = [
    [
      { text: '20', rows: 2 },
      { text: 'Class G\nextended' },
      { text: '12.5' },
      { text: 'Class G' },
      { text: '15.8' },
    ],
    [null, { text: 'Class G' }, { text: '12.8' }, { text: '' }, { text: '15.9' }],
  ];
  const read = [
    ['20', 'Class G extended', '12.5', 'Class G', '15.8'],
    ['20', 'Class G', '12.8', '', '15.9'],
  ];

  it('may have a line for each of its rows in a cell over them', async () => {
    const rows: RuledCell[][] = [
      [
        { text: 'String' },
        { text: 'Slurry' },
        { text: 'Excess' },
        { text: 'Density (ppg)' },
        { text: 'Type' },
      ],
      [
        { text: '26" hole\n20" casing', rows: 2 },
        { text: 'Lead' },
        { text: '80%' },
        { text: '12.5' },
        { text: 'Class G' },
      ],
      [null, { text: 'Tail' }, { text: '30%' }, { text: '15.8' }, { text: 'Class G\nneat' }],
    ];
    const content = await contentOf(await pdf((doc) => void drawRuled(doc, 60, EDGES, rows, 'boxes')));
    expect(cellsOfTables(content)).toEqual([
      [
        ['26" hole 20" casing', 'Lead', '80%', '12.5', 'Class G'],
        ['26" hole 20" casing', 'Tail', '30%', '15.8', 'Class G neat'],
      ],
    ]);
  });

  it.each(['boxes', 'bars', 'open'] as const)('has the cells between its lines (%s)', async (how) => {
    const bytes = await pdf((doc) => {
      put(doc, 'Cementing', 50, 40);
      drawRuled(doc, 60, EDGES, [...heads, ...body], how);
      put(doc, 'Prepared by the drilling department', 50, 300);
    });
    const content = await contentOf(bytes);
    expect(cellsOfTables(content)).toEqual([read]);
    expect(content.tables[0]).toMatchObject({
      page: 1,
      headings: [
        'Casing size (in)',
        'Lead Slurry type',
        'Density (ppg)',
        'Tail Slurry type',
        'Density (ppg)',
      ],
    });
    expect(content.lines.map(({ text }) => text)).toEqual([
      'Cementing',
      'Prepared by the drilling department',
    ]);
    expect(content.notUnderstood).toEqual([]);
  });

  it('has a cell whose first line ends with a slash and goes on below', async () => {
    const row = (...texts: string[]): RuledCell[] => texts.map((text) => ({ text }));
    const bytes = await pdf((doc) => {
      drawRuled(
        doc,
        60,
        [50, 130, 210, 280],
        [
          row('Casing size (in)', 'ID / drift (in)', 'Interval (m)'),
          row('10 3/4', '9.660 /\n9.504', '0 - 1480'),
          row('7 5/8', '6.765 / 6.640', '1390 - 2960'),
        ],
        'boxes',
      );
    });
    expect(cellsOfTables(await contentOf(bytes))).toEqual([
      [
        ['10 3/4', '9.660 / 9.504', '0 - 1480'],
        ['7 5/8', '6.765 / 6.640', '1390 - 2960'],
      ],
    ]);
  });

  it('has a label of two lines that begin with figures', async () => {
    const row = (...texts: string[]): RuledCell[] => texts.map((text) => ({ text }));
    const bytes = await pdf((doc) => {
      drawRuled(
        doc,
        60,
        [50, 150, 250, 320],
        [
          row('Interval', 'Mud type', 'Density (ppg)'),
          row('12-1/4" hole\n640 - 1810 m', 'Gel mud', '8.6 - 9.1'),
          row('8-1/2" hole\n1810 - 2845 m', 'KCl polymer', '9.3 - 9.8'),
        ],
        'boxes',
      );
    });
    expect(cellsOfTables(await contentOf(bytes))).toEqual([
      [
        ['12-1/4" hole 640 - 1810 m', 'Gel mud', '8.6 - 9.1'],
        ['8-1/2" hole 1810 - 2845 m', 'KCl polymer', '9.3 - 9.8'],
      ],
    ]);
  });

  it('has a cell with a hole above its string, next to cells with one figure each', async () => {
    const row = (...texts: string[]): RuledCell[] => texts.map((text) => ({ text }));
    const bytes = await pdf((doc) => {
      drawRuled(
        doc,
        60,
        [50, 130, 210, 280, 350],
        [
          row('Phase /\ncasing', 'Low\npsi', 'Annular\npsi', 'Rams\npsi'),
          row('17" 1/2\n13" 3/8', '300', '3,000', '5,000'),
          row('8" 1/2\n7" Liner', '300', '3,500', '8,500'),
        ],
        'boxes',
      );
    });
    const content = await contentOf(bytes);
    expect(content.tables[0]?.headings).toEqual(['Phase / casing', 'Low psi', 'Annular psi', 'Rams psi']);
    expect(cellsOfTables(content)).toEqual([
      [
        ['17" 1/2 13" 3/8', '300', '3,000', '5,000'],
        ['8" 1/2 7" Liner', '300', '3,500', '8,500'],
      ],
    ]);
  });

  it('continues on the next page, with or without headings, but not past other text', async () => {
    const plain: RuledCell[][] = [['Formation', 'TVD SS (m)', 'MD (m)'].map((text) => ({ text }))];
    const row = (name: string, at: number): RuledCell[] => [
      { text: name },
      { text: `${at}.0` },
      { text: `${at + 50}.0` },
    ];
    const edges = [50, 150, 250, 350];
    const bytes = await pdf((doc) => {
      drawRuled(doc, 60, edges, [...plain, row('Chalk', 1200)], 'boxes');
      doc.addPage();
      drawRuled(doc, 60, edges, [...plain, row('Hod', 1300), row('Tor', 1400)], 'boxes');
      doc.addPage();
      drawRuled(doc, 60, edges, [row('Lista', 1500), row('Balder', 1600)], 'boxes');
      doc.addPage();
      put(doc, 'Tops of the side track', 50, 40);
      drawRuled(doc, 60, edges, [...plain, row('Chalk', 1250)], 'boxes');
    });
    const content = await contentOf(bytes);
    expect(cellsOfTables(content).map((rows) => rows.map(([name]) => name))).toEqual([
      ['Chalk', 'Hod', 'Tor', 'Lista', 'Balder'],
      ['Chalk'],
    ]);
    expect(content.tables[0]?.rows.map(({ page }) => page)).toEqual([1, 2, 2, 3, 3]);
  });

  it('with lines only between columns or around rows is read by the positions of its words', async () => {
    const rows = stations(1, 6);
    const edges = [40, 115, 185, 255, 335];
    const bytes = await pdf((doc) => {
      doc.rect(40, 50, 295, 14).stroke();
      doc.rect(40, 64, 295, 90).stroke();
      for (const x of edges) doc.moveTo(x, 50).lineTo(x, 154).stroke();
      putRows(doc, putRows(doc, 54, SURVEY, [SURVEY_HEADS]), SURVEY, rows);
    });
    const content = await contentOf(bytes);
    expect(cellsOfTables(content)).toEqual([rows]);
    expect(content.notUnderstood).toEqual([]);
  });

  it('with rules only between its rows has its cells between the rules, and ends at a title', async () => {
    const columns: DrawnColumn[] = [
      { left: 60, width: 90 },
      { left: 170, width: 60, align: 'center' },
      { left: 250, width: 60, align: 'center' },
      { left: 330, width: 160, align: 'center' },
    ];
    const heights = [0, 1, 2, 3, 4].map((row) => 60 + row * 25);
    const bytes = await pdf((doc) => {
      for (const y of [...heights, 200, 225, 250, 275]) doc.moveTo(50, y).lineTo(500, y).stroke();
      putRow(doc, 63, columns, ['Formation /\nMember', 'TVD SS\n(m)', '', ''], 10);
      putRow(doc, 68, columns, ['', '', 'MD (m)', 'Lithology']);
      putRow(doc, 93, columns, ['Upper Chalk', '1200', '1250', '']);
      putRow(doc, 88, columns, ['', '', '', 'Limestone, white, with\nbands of flint'], 10);
      putRow(doc, 118, columns, ['Hod', '1300', '1350', 'Limestone']);
      putRow(doc, 143, columns, ['Tor', '1400', '1450', 'Limestone']);
      put(doc, 'Reservoir pressures', 60, 185);
      putRow(doc, 208, columns, ['Reservoir', 'Top TVD SS (m)', 'Base TVD SS (m)', '']);
      putRow(doc, 233, columns, ['Tor', '1400', '1450', '']);
      putRow(doc, 258, columns, ['Hod', '1300', '1350', '']);
    });
    const content = await contentOf(bytes);
    expect(content.tables[0]?.headings).toEqual(['Formation / Member', 'TVD SS (m)', 'MD (m)', 'Lithology']);
    expect(cellsOfTables(content)[0]).toEqual([
      ['Upper Chalk', '1200', '1250', 'Limestone, white, with bands of flint'],
      ['Hod', '1300', '1350', 'Limestone'],
      ['Tor', '1400', '1450', 'Limestone'],
    ]);
    expect(content.lines.map(({ text }) => text)).toContain('Reservoir pressures');
  });
});
