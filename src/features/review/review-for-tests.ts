import type { DocumentReview } from '@/api/generated/model';

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

/** A sheet with one table of three columns and two rows, of which one is not used. */
export const reviewForTests: DocumentReview = {
  document: 'tops.csv',
  kind: 'text',
  refused: null,
  holds: [],
  pages: [
    {
      number: 1,
      name: 'tops.csv',
      form: 'sheet',
      width: 3,
      height: 6,
      drawn: true,
      picture: null,
      pieces: [],
    },
  ],
  tables: [
    {
      place: { row: 3 },
      kind: 'tops',
      words: 'formation tops',
      heading_row: 3,
      used: true,
      reason: null,
      parts: [{ page: 1, box: box(0, 2, 2, 3) }],
      columns: [
        {
          column: 0,
          heading: 'Layer',
          field: 'name',
          words: 'Formation',
          unit: null,
          reference: null,
          certainty: 'named',
          because: null,
          parts: [{ page: 1, box: box(0, 2, 1, 3) }],
        },
        {
          column: 1,
          heading: 'Depth',
          field: null,
          words: null,
          unit: null,
          reference: null,
          certainty: 'open',
          because: 'Two readings are equally consistent.',
          parts: [{ page: 1, box: box(1, 2, 1, 3) }],
        },
      ],
      row_count: 2,
      rows: [
        { row: 4, page: 1, box: box(0, 3, 2, 1), used: true, reason: null },
        { row: 5, page: 1, box: box(0, 4, 2, 1), used: false, reason: 'It has no depth.' },
      ],
    },
  ],
  values: [],
  unused: [{ page: 1, box: box(0, 5, 1, 1), text: 'TD 3000', reason: 'Nothing says what it is.' }],
  questions: [],
  well: null,
  wells: [],
  counts: true,
  decimal_sign: null,
  length_unit: null,
  reference: null,
  layout: null,
  fingerprint: { form: 'text', producer: null, tables: [] },
  corrections: [],
  table_kinds: [],
  notes: [],
};
