import { expect, it } from 'vitest';
import type { ValueSource } from '@/api/generated/model';
import { indexSources, sourceFor } from './source-index';

const source = (entity_id: string, field: string, value: number): ValueSource => ({
  entity_id,
  field,
  value,
  certainty: 'read',
  note: null,
  places: [],
  alternatives: [],
  flag: null,
});

it('a value has the source of its entity and field, and the first if there are two', () => {
  const index = indexSources([
    source('f1', 'variance', 8),
    source('f2', 'variance', 10),
    source('f1', 'variance', 9),
  ]);
  expect(sourceFor(index.of('f1')!, 'variance')?.value).toBe(8);
  expect(sourceFor(index.of('f2')!, 'variance')?.value).toBe(10);
  expect(sourceFor(index.of('f1')!, 'thickness')).toBeUndefined();
  expect(index.of('f3')).toBeUndefined();
});

it('an exact figure of the mud without a source has the source of its bounds', () => {
  const index = indexSources([source('mud', 'ph_upper', 10), source('mud', 'ph_lower', 9)]);
  expect(sourceFor(index.of('mud')!, 'ph_exact')?.value).toBe(9);
  expect(sourceFor(index.of('mud')!, 'mud_weight_exact')).toBeUndefined();
});

it('a hundred thousand sources are not read until one is needed', () => {
  let read = 0;
  const all = [source('f1', 'variance', 8)];
  const counted = new Proxy(all, {
    get(target, key, receiver) {
      read += 1;
      return Reflect.get(target, key, receiver) as unknown;
    },
  });
  const index = indexSources(counted);
  expect(read).toBe(0);
  expect(index.of('f1')).toBeDefined();
  const afterFirst = read;
  expect(index.of('f2')).toBeUndefined();
  expect(read).toBe(afterFirst);
});
