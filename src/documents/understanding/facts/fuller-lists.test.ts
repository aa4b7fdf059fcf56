import { expect, it } from 'vitest';
import { document } from '../documents-for-tests';
import { readDocuments } from '../read-documents';

const JOBS = document(
  'jobs.csv',
  'Well Proposal',
  'Hole size;Section TD (m MD)\n17 1/2";805\n12 1/4";1940\n',
);
const holes = async (ends: string) => {
  const programme = document('programme.csv', 'Well Proposal', `Hole size;Section TD (m MD)\n${ends}\n`);
  const { sections } = await readDocuments([JOBS, programme]);
  return sections.map(({ diameterIn, tdAhdM }) => [diameterIn, tdAhdM]);
};

it('takes the sections of the document that names all those of another and more', async () => {
  expect(await holes('17 1/2";805\n12 1/4";1940\n8 1/2";2475')).toEqual([
    [17.5, 805],
    [12.25, 1940],
    [8.5, 2475],
  ]);
});

it('takes the sections of the first document if another names others', async () => {
  expect(await holes('17 1/2";805\n10 5/8";1940\n8 1/2";2475')).toEqual([
    [17.5, 805],
    [12.25, 1940],
  ]);
});
