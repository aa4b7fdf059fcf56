import { expect, it } from 'vitest';
import { document } from '../documents-for-tests';
import { readDocuments } from '../read-documents';

const message = document(
  'preventers.csv',
  'Other',
  'Hole size (in);Annular (bar);Rams (bar)\n14 3/4;70;140\n9 7/8;105;210',
);
const kpaOf = async (...programme: string[]) => {
  const { pressureTests } = await readDocuments([
    message,
    document('programme.csv', 'Other', programme.join('\n')),
  ]);
  return pressureTests.map(({ holeDiameterIn, section, annularKpa, ramKpa, casingOnBumpKpa }) => [
    holeDiameterIn ?? section?.casingIn,
    ...[annularKpa, ramKpa, casingOnBumpKpa].map((kpa) => kpa && Math.round(kpa)),
  ]);
};

it('adds the tests of strings of one document to those of preventers in another', async () => {
  expect(await kpaOf('Tests;bar', '"11 3/4"" casing on bump";90', '"8 5/8"" casing on bump";150')).toEqual([
    [14.75, 7000, 14000, null],
    [9.875, 10500, 21000, null],
    [11.75, null, null, 9000],
    [8.625, null, null, 15000],
  ]);
});

it('adds no tests of preventers that another document gives of other things', async () => {
  expect(await kpaOf('Hole size (in);Annular (bar);Rams (bar)', '12 1/4;90;180')).toEqual([
    [14.75, 7000, 14000, null],
    [9.875, 10500, 21000, null],
  ]);
});
