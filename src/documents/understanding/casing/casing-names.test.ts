import { expect, it } from 'vitest';
import { document } from '../documents-for-tests';
import { readDocuments } from '../read-documents';

it('takes the name of a string from another document where a size is in its place', async () => {
  const { casings } = await readDocuments([
    document(
      'points.csv',
      'Other',
      'Name,Casing OD (in),Hole (in),Shoe MD (m)\n"7""",7,8.5,2310\n"9 5/8 in",9.625,12.25,1480\n',
    ),
    document(
      'strings.csv',
      'Other',
      'String,Casing OD (in),Weight (lb/ft)\nProduction,7,29\nIntermediate,9.625,47\n',
    ),
  ]);
  expect(casings.map(({ category }) => category)).toEqual(['Production', 'Intermediate']);
});
