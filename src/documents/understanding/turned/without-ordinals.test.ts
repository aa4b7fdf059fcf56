import { expect, it } from 'vitest';
import { document } from '../documents-for-tests';
import { readDocuments } from '../read-documents';

const mudsOf = async (...lines: string[]) => {
  const { muds } = await readDocuments([document('mud programme.csv', 'Mud Program', lines.join('\n'))]);
  return muds.map(({ holeDiameterIn, type, yieldPointPa }) => [holeDiameterIn, type, yieldPointPa.lower]);
};

it('reads a mud programme whose properties are numbered, under two rows of headings', async () => {
  const muds = await mudsOf(
    'Sl. No.;Parameter;Phase I;Phase II',
    ';;17 1/2" hole;12 1/4" hole',
    '1;Depth interval, m;0 - 505;505 - 1852',
    '2;Mud system;Gel mud;KCl polymer',
    '3;Sp. gravity;1.04 - 1.08;1.12 - 1.28',
    '4;YP, Pa;10 - 14;8 - 11',
  );
  expect(muds).toEqual([
    [17.5, 'Gel mud', 10],
    [12.25, 'KCl polymer', 8],
  ]);
});

it('keeps the first column of rows that are not numbered in order', async () => {
  const muds = await mudsOf(
    'Parameter;17 1/2" hole;12 1/4" hole',
    'Mud system;Gel mud;KCl polymer',
    'Sp. gravity;1.04 - 1.08;1.12 - 1.28',
    'YP, Pa;10 - 14;8 - 11',
  );
  expect(muds).toEqual([
    [17.5, 'Gel mud', 10],
    [12.25, 'KCl polymer', 8],
  ]);
});
