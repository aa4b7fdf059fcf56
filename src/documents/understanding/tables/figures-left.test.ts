import { expect, it } from 'vitest';
import { readDocuments } from '../read-documents';
import { recogniseDocument } from '../recognise-document';

const name = 'mud.txt';
const bytes = new TextEncoder().encode(
  [
    'Well name: Aurora-3',
    'Borehole     Sort      Heaviness',
    '17 1/2       Spud mud  1050 - 1100    8.5 - 9.5',
    '12 1/4       WBM       1150 - 1200    9.0 - 9.5',
  ].join('\n'),
);

it('reports the unused figures of a programme with unknown headings', async () => {
  const facts = await readDocuments([{ name, classification: 'Mud Program', bytes }]);
  expect(facts.muds).toEqual([]);
  expect(facts.notUnderstood).toEqual([
    {
      source: { file: name, row: 3 },
      reason: expect.stringMatching(/^The figures "17 1\/2 .* have no known heading/) as string,
    },
  ]);
  const { not_understood: seen } = await recogniseDocument(name, bytes);
  expect(seen.map(({ reason }) => reason)).toEqual(facts.notUnderstood.map(({ reason }) => reason));
});

it('ignores lines of words with a date or two', async () => {
  const words = new TextEncoder().encode(
    'Well name: Aurora-3\nIssued 3 May 2026, page 1 of 2\nIssued 4 May 2026, page 2 of 2',
  );
  const facts = await readDocuments([{ name, classification: 'Other', bytes: words }]);
  expect(facts.notUnderstood).toEqual([]);
});
