import { expect, it } from 'vitest';
import type { Correction } from '../corrections/corrections';
import { document, readOne } from '../documents-for-tests';
import { readDocuments } from '../read-documents';

const rows = `1,Drill 26 in hole to 640 m
2,Run and cement 20 in casing
3,Nipple up the BOP
4,Drill 17 1/2 in hole
`;

it('finds the steps of a plan under unclear headings by what its cells say', async () => {
  const corrections: Correction[] = [
    { kind: 'region', page: 1, box: { x: 0, y: 0, width: 2, height: 5 }, is: 'plan' },
  ];
  const { plan } = await readDocuments([
    { ...document('plan.csv', 'Other', `Kivu,Zork\n${rows}`), corrections },
  ]);
  expect(plan.map(({ title }) => title)).toEqual([
    'Drill 26 in hole to 640 m',
    'Run and cement 20 in casing',
    'Nipple up the BOP',
    'Drill 17 1/2 in hole',
  ]);
});

it('does not take another numbered list as a plan', async () => {
  const revisions = 'No.,Description\n1,Issued for review\n2,Issued for comment\n3,Final issue\n';
  expect((await readOne(revisions, 'Other', 'revisions.csv')).plan).toEqual([]);
});
