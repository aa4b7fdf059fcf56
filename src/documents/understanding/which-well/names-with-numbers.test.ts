import { expect, it } from 'vitest';
import { document, readOne } from '../documents-for-tests';
import { readDocuments } from '../read-documents';

const nameOf = async (text: string) => (await readOne(text, 'Other', 'form.txt')).header.wellName;

it('joins the name of a lease and the number of the well on it, next to each other or below', async () => {
  expect(await nameOf('Well Name: ALDER STATE COM    Well Number: 12H\n')).toBe('ALDER STATE COM 12H');
  expect(await nameOf('Well name: BIRCH 3-10 UNIT\nWell no.: 4HR\nOperator: Rowan Oil\n')).toBe(
    'BIRCH 3-10 UNIT 4HR',
  );
  expect(await nameOf('Well name: ALDER UNIT\nWell number: 7\n')).toBe('ALDER UNIT 7');
});

it('keeps the number of a register, and of a name that has one, apart', async () => {
  expect((await readOne('Well name: Linden-4\nWell number: 7\n', 'Other', 'form.txt')).header).toMatchObject({
    wellName: 'Linden-4',
    wellId: 7,
  });
  expect(await nameOf('Well name: Linden\nWell number: 10442\n')).toBe('Linden');
  expect(await nameOf('Well name: ALDER STATE 12H\nWell number: 12H\n')).toBe('ALDER STATE 12H');
});

it('takes the whole name over the number alone of another document', async () => {
  const { header } = await readDocuments([
    document('plan.txt', 'Well Trajectory', 'Site: Alder State\nWell: 12H\n'),
    document('form.txt', 'Other', 'Well Name: ALDER STATE COM\nWell Number: 12H\nField: Rowan Draw\n'),
  ]);
  expect(header).toMatchObject({ wellName: 'ALDER STATE COM 12H', fieldName: 'Rowan Draw' });
});

it('takes the name with the block over the number alone of a form', async () => {
  const { header, survey } = await readDocuments([
    document('form.txt', 'Other', 'Well Name: 007\nField: Rowan Draw\n'),
    document(
      'plan.txt',
      'Well Trajectory',
      'Well: MC 305 No. 007\n\nMD (m)  Inc (deg)  Azi (deg)\n0  0  0\n500  0  0\n800  12  41\n1100  24  41\n',
    ),
  ]);
  expect(header).toMatchObject({ wellName: 'MC 305 No. 007', fieldName: 'Rowan Draw' });
  expect(survey?.stations).toHaveLength(4);
});
