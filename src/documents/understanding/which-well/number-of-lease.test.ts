import { expect, it } from 'vitest';
import { document, readOne } from '../documents-for-tests';
import { keyValuesOf } from './key-values';
import { readDocuments } from '../read-documents';
import { sameWell } from './well-names';

it('takes the number of a well on its lease for the whole name with that number', () => {
  expect(sameWell('No. 7', 'Hazel Gas Unit No. 7')).toBe(true);
  expect(sameWell('Hazel Gas Unit No. 17', 'No. 7')).toBe(false);
  expect(sameWell('7', 'Hazel Gas Unit No. 7')).toBe(false);
  // Zeros before it show that a number alone is a name.
  for (const whole of ['MC 305 No. 007', 'OCS-G 1207 #007', 'MC 305 007'])
    expect(sameWell('007', whole)).toBe(true);
  expect(sameWell('007', 'MC 305 No. 1007')).toBe(false);
});

it('takes no costs for depths', async () => {
  const { tops, casings } = await readOne(
    'Formation,TVD (ft),Remarks\nRig move,185000,once\nMud,642000,all\nCement,388000,all\n',
    'Other',
    'costs.csv',
  );
  expect([tops, casings]).toEqual([[], []]);
});

it('names a reservoir without the number of the objective', async () => {
  const { reservoirs } = await readDocuments([
    document(
      'pressures.csv',
      'Other',
      'Object,Top TVDSS (m),Min BHP (bar),Max BHP (bar)\nObject-I Hazel,1810,188,204\nTarget 2: Rowan Sand,2240,236,251\n',
    ),
  ]);
  expect(
    reservoirs.map(({ name, pressureLowerKpa, pressureUpperKpa }) => [
      name,
      pressureLowerKpa,
      pressureUpperKpa,
    ]),
  ).toEqual([
    ['Hazel', 18_800, 20_400],
    ['Rowan Sand', 23_600, 25_100],
  ]);
});

it('gives a label no value that is the next label', () => {
  expect(
    keyValuesOf({ text: 'SHL: BHL: vertical below', cells: ['SHL:', 'BHL:', 'vertical below'] }),
  ).not.toContainEqual(expect.objectContaining({ value: expect.stringContaining('BHL') }));
});
