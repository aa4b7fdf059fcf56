import { expect, it } from 'vitest';
import { HEADINGS } from '../understanding/words/heading-vocabulary';
import { readFile } from './read-file';

const tablesIn = async (...lines: string[]) => {
  const read = await readFile('mail.txt', new TextEncoder().encode(lines.join('\n')), HEADINGS, {});
  return 'refused' in read ? [] : read.content.tables.map(({ headings, rows }) => [headings, rows.length]);
};

it('joins the second line of headings above a rule to the first, by position', async () => {
  expect(
    await tablesIn(
      'String        Annular      Rams     Casing on      Top of',
      '                                    landing plug    lap',
      '---------------------------------------------------------',
      '10 3/4"         1,450     2,600         1,900          --',
      '7 5/8"          2,900     4,400         2,750       2,100',
    ),
  ).toEqual([[['String', 'Annular', 'Rams', 'Casing on landing plug', 'Top of lap'], 2]]);
});
