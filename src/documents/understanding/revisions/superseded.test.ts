import { expect, it } from 'vitest';
import { nameSaysSuperseded } from './superseded';

it.each([
  ['OLD-17 programme.docx', false],
  ['old_tops.xlsx', true],
  ['Casing old.xlsx', true],
])(
  'the name of a file says whether it is superseded, but not by the number of its well: %s',
  (name, expected) => {
    expect(nameSaysSuperseded(name)).toBe(expected);
  },
);
