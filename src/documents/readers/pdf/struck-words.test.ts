import { expect, it } from 'vitest';
import { readOne } from '../../understanding/documents-for-tests';
import { contentOf, pdf, put, putRows } from './pdf-for-tests';

const COLUMNS = [
  { left: 60, width: 120 },
  { left: 200, width: 80 },
];
const ROWS = [
  ['Formation', 'TVD SS (m)'],
  ['Chalk', '1000'],
  ['Marl', '1500'],
  ['Salt', '2000'],
];

it('leaves out struck-through words and keeps underlined ones', async () => {
  const bytes = await pdf((doc) => {
    putRows(doc, 100, COLUMNS, ROWS);
    // The third row begins at 128 and its letters are 9 points high: one line through it, rules between the others.
    doc.moveTo(58, 132.5).lineTo(290, 132.5).stroke();
    doc.moveTo(58, 112.5).lineTo(290, 112.5).stroke();
  });
  const { tables, notUnderstood } = await contentOf(bytes);
  expect(tables[0]?.rows.map(({ cells }) => cells[0])).toEqual(['Chalk', 'Salt']);
  expect(notUnderstood).toContainEqual({
    page: 1,
    isNotMeant: true,
    reason: expect.stringMatching(/Struck through or deleted, and not used: "Marl 1500"/),
  });
});

it.each(['without rules', 'below ruled headings'])('reads on below struck rows %s', async (form) => {
  const columns = [...COLUMNS, { left: 300, width: 80 }];
  const depths = [1000, 1500, 1510, 1515, 2000, 2400];
  const bytes = await pdf((doc) => {
    putRows(doc, 100, columns, [
      ['Formation', 'TVD SS (m)', 'TVD (m)'],
      ...depths.map((depth, at) => [`Layer ${'ABCDEF'[at]}`, String(depth), String(depth + 30)]),
    ]);
    for (const row of [2, 3, 4])
      for (const { left, width } of columns) {
        const height = 104.5 + 14 * row;
        doc
          .moveTo(left - 2, height)
          .lineTo(left + width, height)
          .stroke();
      }
    if (form === 'without rules') return;
    for (const { left } of columns) doc.rect(left - 4, 97, left === 60 ? 140 : 100, 14).stroke();
  });
  const { tables } = await contentOf(bytes);
  expect(tables).toHaveLength(1);
  expect(tables[0]?.rows.map(({ cells }) => cells[0])).toEqual(['Layer A', 'Layer E', 'Layer F']);
});

it('leaves out a page with a stamp that invalidates it', async () => {
  const bytes = await pdf((doc) => {
    putRows(doc, 100, COLUMNS, ROWS);
    doc
      .save()
      .rotate(-40, { origin: [300, 400] })
      .fontSize(60);
    put(doc, 'SUPERSEDED', 150, 400);
    doc.restore();
  });
  const facts = await readOne(bytes, 'Well Proposal', 'tops.pdf');
  expect(facts.tops).toEqual([]);
  expect(facts.notUnderstood[0]).toMatchObject({
    source: { page: 1 },
    reason: expect.stringMatching(/Page 1 calls itself superseded \("SUPERSEDED"\)/),
  });
});
