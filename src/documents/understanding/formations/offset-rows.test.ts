import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

it('leaves out the tops below the name of an offset well with letters before its number', async () => {
  const { tops } = await readOne(
    'Formation;TVD SS (m);Remark\nAlder Shale;640;\nBirch Sand;812;gas\nOffset KR-B4 (for information);;\nBirch Sand;799.5;as logged\n',
  );
  expect(tops.map(({ name, tvdSsM }) => [name, tvdSsM])).toEqual([
    ['Alder Shale', 640],
    ['Birch Sand', 812],
  ]);
});
