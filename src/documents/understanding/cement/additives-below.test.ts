import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const slurriesOf = async (...rows: string[]) =>
  (await readOne(`Well Teal-3\n\n${rows.join('\n')}\n`, 'Cement Program', 'cement.csv')).slurries;

it('takes the additives from the row below each slurry', async () => {
  const slurries = await slurriesOf(
    'String;Slurry;Cement;Density (ppg);TOC (ft)',
    '"10 3/4"" casing";Lead;Class A extended;11.9;0',
    ';;Additives: extender, defoamer;;',
    '"10 3/4"" casing";Tail;Class A;15.4;2150',
    '"7"" casing";Tail;Class G;16.1;6900',
    ';;Additives: silica flour;;',
  );
  expect(slurries.map(({ role, additives }) => [role, additives])).toEqual([
    ['lead', 'extender, defoamer'],
    ['tail', null],
    ['tail', 'silica flour'],
  ]);
  expect(slurries[2]?.origins?.['additives']).toMatchObject({ row: 8 });
});

it('leaves a remark with a colon in its row', async () => {
  const slurries = await slurriesOf(
    'String;Slurry;Cement;Density (ppg);TOC (ft)',
    '"10 3/4"" casing";Tail;Class A;15.4;2150',
    ';;Remarks: extender on site;;',
  );
  expect(slurries.map(({ additives }) => additives)).toEqual([null]);
});
