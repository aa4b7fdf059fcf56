import { expect, it } from 'vitest';
import { cellsOfTables, contentOf, pdf, put, putRows } from './pdf-for-tests';
import type { Pdf } from './pdf-for-tests';

const LEFT = [
  'The rig is a heavy land rig with a top drive and three pumps.',
  'The conductor is driven before the rig arrives on the location.',
  'Water for the upper holes comes from two shallow wells nearby.',
  'Losses are likely in the chalk; pills are kept ready in a tank.',
  'The salt is drilled with a saturated mud, and without a stop.',
  'A gyro is run in each hole before its casing is cemented there.',
  'The mud of the last hole is reused after a full treatment.',
];
const RIGHT = [
  'Each slurry is tested with the water of the location itself.',
  'The spacer is weighted halfway between the mud and the slurry.',
  'Top of cement is logged if returns were lost in the job before.',
  'A plug is set above each zone that flowed while it was drilled.',
  'The wellhead is tested with a cup after it has been installed.',
  'Samples are kept for ten years in the store of the company.',
  'The gate stays shut while the crane lifts over the pipe deck.',
];

/** Two columns whose lines are at different heights, with a shorter last line in each. */
function columns(doc: Pdf, y: number) {
  LEFT.forEach((text, at) => put(doc, text, 40, y + at * 12));
  put(doc, '1. General', 40, y - 12);
  RIGHT.forEach((text, at) => put(doc, text, 310, y + 5 + at * 12.5));
}

const linesOf = async (draw: (doc: Pdf) => void) =>
  (await contentOf(await pdf(draw))).lines.map(({ text }) => text);

it('reads the left column of sentences to its end before the right one, whatever the heights of their lines', async () => {
  const lines = await linesOf((doc) => {
    put(
      doc,
      'Programme of the well Hazelnut 4, for the information of the partners and of the authority only',
      40,
      40,
    );
    columns(doc, 80);
    put(
      doc,
      'All depths in both columns above are below the rotary table, which is at 9.1 m above the site.',
      40,
      200,
    );
  });
  expect(lines).toEqual([
    'Programme of the well Hazelnut 4, for the information of the partners and of the authority only',
    '1. General',
    ...LEFT,
    ...RIGHT,
    'All depths in both columns above are below the rotary table, which is at 9.1 m above the site.',
  ]);
});

it('numbers the lines of two columns in the order in which they are read', async () => {
  const { lines } = await contentOf(await pdf((doc) => columns(doc, 80)));
  expect(lines.map(({ row }) => row)).toEqual(lines.map((_, at) => at + 1));
});

it('reads a table below two columns of sentences over the whole page', async () => {
  const content = await contentOf(
    await pdf((doc) => {
      columns(doc, 80);
      putRows(
        doc,
        210,
        [
          { left: 40, width: 160 },
          { left: 220, width: 70, align: 'right' },
          { left: 400, width: 70, align: 'right' },
        ],
        [
          ['Formation', 'MD (m)', 'TVD (m)'],
          ['Chalk', '410', '410'],
          ['Salt', '1285', '1270'],
          ['Sandstone', '2140', '2088'],
        ],
      );
    }),
  );
  expect(cellsOfTables(content)).toEqual([
    [
      ['Chalk', '410', '410'],
      ['Salt', '1285', '1270'],
      ['Sandstone', '2140', '2088'],
    ],
  ]);
});

it('leaves a form of labels and values in two columns as it is', async () => {
  const rows = [
    ['Well name', 'Hazelnut 4', 'Operator', 'Walnut Petroleum'],
    ['Country', 'Ruritania', 'Licence', 'R-12'],
    ['Well type', 'Appraisal', 'Rig', 'Walnut 7'],
    ['Field', 'Hazelnut', 'Rotary table', '9.1 m'],
    ['Objective', 'Salt flank', 'Planned days', '48'],
    ['Status', 'Approved', 'Total depth', '2,310 m'],
    ['Basin', 'Northern', 'Spud', 'In May'],
  ];
  const lines = await linesOf((doc) => {
    putRows(
      doc,
      80,
      [40, 130, 310, 400].map((left) => ({ left, width: 90 })),
      rows,
    );
  });
  expect(lines).toEqual(rows.map((cells) => cells.join('  ')));
});

it('joins the words of a justified line, whose spaces are as wide as gaps between cells', async () => {
  const text = 'Surface casing of 61 lb/ft, grade J55, is set at section end with BTC connections as before';
  const content = await contentOf(
    await pdf((doc) => {
      doc.text(`${text} straightforwardly.`, 40, 80, {
        width: doc.widthOfString(text) + 60,
        align: 'justify',
      });
    }),
  );
  expect(content.lines[0]?.cells).toEqual([text]);
});

it('keeps the headings of a table apart that are equally spaced', async () => {
  const headings = ['Formation', 'Lithology', 'TVD (m)', 'MD (m)', 'Remarks'];
  const content = await contentOf(
    await pdf((doc) => {
      let left = 40;
      const placed = headings.map((heading) => {
        const width = doc.widthOfString(heading);
        const column = { left, width };
        left += width + 8;
        return column;
      });
      putRows(doc, 80, placed, [
        headings,
        ['Chalk', 'Marl', '410', '410', 'Hard'],
        ['Salt', 'Halite', '980', '985', ''],
      ]);
    }),
  );
  expect(content.tables[0]?.headings).toEqual(['Formation', 'Lithology', 'TVD (m)', 'MD (m)', 'Remarks']);
});
