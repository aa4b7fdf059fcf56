import type { Box, DocumentReview, ReviewPiece, ReviewTable } from '@/api/generated/model';
import { reviewForTests } from './review-for-tests';

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

const lefts = [72, 260, 350, 440];
const headings = ['Marker', 'Depth (m)', 'Depth (m)', 'Tolerance'];
const tops = [
  ['Upper North Sea Group', '146.5', '180.0', '5'],
  ['Middle North Sea Group', '486.0', '519.5', '8'],
  ['Lower North Sea Group', '702.0', '735.5', '10'],
  ['Ommelanden Formation', '1,098.0', '1,131.5', '12'],
  ['Texel Formation', '1,894.0', '1,927.5', '15'],
  ['Holland Formation', '1,986.0', '2,019.5', '15'],
  ['Vlieland Claystone', '2,154.0', '2,187.5', '18'],
  ['Zechstein Group', '2,287.0', '2,320.5', '20'],
];

const topY = 190;
const linePx = 20;

function piecesOfPage(): ReviewPiece[] {
  const piece = (text: string, x: number, y: number, row: number): ReviewPiece => ({
    text,
    box: box(x, y, text.length * 5.2, 11),
    row,
    column: null,
    confidence: null,
  });
  return [
    piece('NOORDERDIEP-4 GEOLOGICAL PROGNOSIS', 72, 80, 1),
    piece(
      'Prepared for the well team. Depths are expected depths; the drill floor is 33.5 m above sea level.',
      72,
      110,
      2,
    ),
    piece('Earlier revisions are superseded by this one.', 72, 128, 3),
    ...[headings, ...tops].flatMap((cells, index) =>
      cells.map((cell, column) => piece(cell, lefts[column]!, topY + index * linePx, index + 4)),
    ),
    piece('Total depth of the pilot hole was 3,105 m.', 72, 420, 14),
  ];
}

const width = 430;
const height = linePx * 9;

const topsTable: ReviewTable = {
  place: { page: 1, row: 4 },
  kind: 'tops',
  words: 'formation tops',
  heading_row: 4,
  used: true,
  reason: null,
  parts: [{ page: 1, box: box(68, topY - 4, width, height) }],
  columns: headings.map((heading, column) => ({
    column,
    heading,
    field: ['name', null, null, 'variance'][column] ?? null,
    words: ['Formation', null, null, 'Range, plus or minus'][column] ?? null,
    unit: column === 3 ? 'm' : null,
    reference: null,
    certainty: column === 1 || column === 2 ? 'open' : 'concluded',
    because: column === 3 ? 'Small whole numbers that grow with depth.' : null,
    parts: [
      {
        page: 1,
        box: box(lefts[column]! - 4, topY - 4, (lefts[column + 1] ?? 502) - lefts[column]!, height),
      },
    ],
  })),
  row_count: tops.length,
  rows: tops.map((_, index) => ({
    row: index + 5,
    page: 1,
    box: box(68, topY + (index + 1) * linePx - 4, width, linePx),
    used: index !== 4,
    reason: index === 4 ? 'Its depth is above the one before it.' : null,
  })),
};

const depths = (field: string, words: string, reference: 'sea level' | 'drill floor') =>
  ({ field, words, unit: 'm', reference, certainty: 'said' }) as const;

/** A prognosis as a PDF, whose two depth columns are equally consistent either way. */
export const pdfWithQuestions: DocumentReview = {
  ...reviewForTests,
  document: 'Geological prognosis.pdf',
  kind: 'pdf',
  pages: [
    {
      number: 1,
      name: 'Page 1',
      form: 'page',
      width: 595,
      height: 842,
      drawn: true,
      picture: null,
      pieces: piecesOfPage(),
    },
    ...Array.from({ length: 13 }, (_, index) => ({
      number: index + 2,
      name: `Page ${index + 2}`,
      form: 'page' as const,
      width: 595,
      height: 842,
      drawn: false,
      picture: null,
      pieces: [],
    })),
  ],
  tables: [topsTable],
  values: [
    {
      words: 'Drill floor elevation',
      text: '33.5 m',
      page: 1,
      box: box(400, 108, 130, 14),
      row: 2,
      certainty: 'read',
      note: null,
    },
  ],
  unused: [
    {
      page: 1,
      box: box(72, 418, 230, 14),
      text: '3,105 m',
      reason: 'It is of the pilot hole, which is not planned here.',
    },
  ],
  questions: [
    {
      id: 'depths',
      text: 'Which of the two depth columns is counted from sea level?',
      place: topsTable.place,
      page: 1,
      box: box(256, topY - 4, 180, height),
      decides: 14,
      answers: [
        {
          text: 'The first, 146.5 to 2,287.0 m',
          corrections: [
            {
              kind: 'column',
              at: topsTable.place,
              column: 1,
              field: 'tvdSs',
              unit: 'm',
              reference: 'sea level',
            },
            {
              kind: 'column',
              at: topsTable.place,
              column: 2,
              field: 'tvd',
              unit: 'm',
              reference: 'drill floor',
            },
          ],
        },
        {
          text: 'The second, 180.0 to 2,320.5 m',
          corrections: [
            {
              kind: 'column',
              at: topsTable.place,
              column: 2,
              field: 'tvdSs',
              unit: 'm',
              reference: 'sea level',
            },
          ],
        },
        { text: 'Neither of them', corrections: [{ kind: 'document', reference: 'ground level' }] },
      ],
    },
    {
      id: 'well',
      text: 'The document names two wells. Which one is planned?',
      place: null,
      page: null,
      box: null,
      decides: 3,
      answers: [
        { text: 'Noorderdiep-4', corrections: [{ kind: 'document', well: 'Noorderdiep-4' }] },
        { text: 'Noorderdiep-1', corrections: [{ kind: 'document', well: 'Noorderdiep-1' }] },
      ],
    },
  ],
  wells: ['Noorderdiep-4', 'Noorderdiep-1'],
  table_kinds: [
    {
      kind: 'tops',
      words: 'formation tops',
      fields: [
        { field: 'name', words: 'Formation', units: [], is_depth: false },
        { field: 'tvdSs', words: 'TVD SS', units: ['m', 'ft'], is_depth: true },
        { field: 'tvd', words: 'TVD BDF', units: ['m', 'ft'], is_depth: true },
        { field: 'variance', words: 'Range, plus or minus', units: ['m', 'ft'], is_depth: false },
      ],
    },
    { kind: 'casing', words: 'casing strings', fields: [] },
  ],
  notes: ['The drill floor is 33.5 m above sea level: TVD BDF less TVD SS.'],
};

/** The same, once its first question is answered. */
export const pdfAnswered: DocumentReview = {
  ...pdfWithQuestions,
  holds: ['7 formation tops, 146.5 to 2,287 m TVD SS'],
  tables: [
    {
      ...topsTable,
      columns: topsTable.columns.map((column) => ({
        ...column,
        ...(column.column === 1 && depths('tvdSs', 'TVD SS', 'sea level')),
        ...(column.column === 2 && depths('tvd', 'TVD BDF', 'drill floor')),
      })),
    },
  ],
  questions: pdfWithQuestions.questions.slice(1),
};

const scan = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="1240" height="1754"><rect width="1240" height="1754" fill="#f3efe4"/><g font-family="serif" font-size="26" fill="#3a3530">${piecesOfPage()
    .map(({ text, box: at }) => `<text x="${at.x * 2.084}" y="${(at.y + 9) * 2.084}">${text}</text>`)
    .join('')}</g></svg>`,
)}`;

const scaled = ({ x, y, width: w, height: h }: Box): Box => box(x * 2.084, y * 2.084, w * 2.084, h * 2.084);
const scaledParts = <T extends { parts: { page: number; box: Box }[] }>(each: T): T => ({
  ...each,
  parts: each.parts.map((part) => ({ ...part, box: scaled(part.box) })),
});

/** The same page as it came from a scanner. */
export const scanned: DocumentReview = {
  ...pdfAnswered,
  document: 'Prognosis, scanned.pdf',
  pages: [
    {
      ...pdfWithQuestions.pages[0]!,
      width: 1240,
      height: 1754,
      picture: scan,
      // One word in eight is not sure.
      pieces: piecesOfPage().map((piece, index) => ({
        ...piece,
        box: scaled(piece.box),
        confidence: index % 8 === 5 ? 0.62 : 0.94,
      })),
    },
  ],
  tables: pdfAnswered.tables.map((table) => ({
    ...scaledParts(table),
    columns: table.columns.map(scaledParts),
    rows: table.rows.map((row) => ({ ...row, box: scaled(row.box) })),
  })),
  values: [],
  unused: [],
  questions: [],
};

export const ofAnotherWell: DocumentReview = {
  ...pdfAnswered,
  counts: false,
  holds: [],
  well: 'Noorderdiep-1',
  tables: pdfAnswered.tables.map((table) => ({
    ...table,
    used: false,
    reason: 'The document is of Noorderdiep-1, and another well is planned.',
    rows: table.rows.map((row) => ({ ...row, used: false, reason: 'It is of another well.' })),
  })),
  questions: [],
};

export const superseded: DocumentReview = {
  ...ofAnotherWell,
  well: 'Noorderdiep-4',
  tables: ofAnotherWell.tables.map((table) => ({
    ...table,
    reason: 'Revision 2 is superseded by revision 3, which is in the set.',
  })),
  notes: ['Revision 3 of 4 March counts, and not revision 2 of 11 January.'],
};
