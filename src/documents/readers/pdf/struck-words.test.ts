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
