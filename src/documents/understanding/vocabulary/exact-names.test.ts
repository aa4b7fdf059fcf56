import { describe, expect, it } from 'vitest';
import { foldName } from '../words/fold';
import { exactNames } from './exact-names';
import type { FieldNames, NamedField } from './exact-names';
import { around, written } from './words';

const LISTS: FieldNames[] = [
  {
    field: 'shoe',
    names: ['shoe', ...around(['shoe', 'to', 'set'], ['md', 'depth md', 'depth']), 'shoe tvd'],
  },
  { field: 'td', names: ['md', ...around(['to', 'end'], ['md', 'depth'])] },
  // `shoe depth md` can be split at two positions, here and in the first list.
  { field: 'base', names: around(['shoe depth', 'sea-bed'], ['md', 'profondeur forée']) },
  { field: 'shoe', names: [...around(['à', 'sabot', 'set'], ['cote', 'md']), 'to depth'] },
  { field: 'td', names: ['fin', 'set md'] },
];

/** The expected result, from all names expanded. */
function expected(key: string): NamedField[] {
  const found = LISTS.flatMap(({ field, names }) =>
    written(names).flatMap((name, rank) => (foldName(name) === key ? [{ field, rank }] : [])),
  );
  return found.filter(({ field }, at) => found.findIndex((other) => other.field === field) === at);
}

const fieldsOf = exactNames(LISTS);

describe('exact names of fields', () => {
  const names = LISTS.flatMap((list) => written(list.names));

  it.each([...new Set(names)])('finds the fields and ranks of "%s"', (name) => {
    const key = foldName(name);
    expect(fieldsOf(key)).not.toEqual([]);
    expect(fieldsOf(key)).toEqual(expected(key));
  });

  it('finds no field for one part, for parts of different names, or for three parts', () => {
    for (const key of ['', 'to', 'sabot', 'sabotdepth', 'endcote', 'tomdto', 'setset'])
      expect(fieldsOf(key)).toEqual([]);
  });
});
