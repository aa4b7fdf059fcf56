import { expect, it } from 'vitest';
import { followSteps } from './followed-steps';

const step = (id: string, rank: number) => ({ id, rank, title: `Step ${id}`, description: null });
const keysOf = (steps: ReturnType<typeof followSteps>) => steps.map(({ key }) => key);

it('sorts the steps by rank', () => {
  expect(keysOf(followSteps([], [step('b', 2), step('a', 1)]))).toEqual(['a', 'b']);
});

it('keep the key of a step that gets its lasting id from a save', () => {
  const before = followSteps([], [step('a', 1), step('temp-1', 2)]);
  const saved = followSteps(before, [step('a', 1), step('77', 2)]);
  expect(keysOf(saved)).toEqual(['a', 'temp-1']);
  expect(saved[1]!.step.id).toBe('77');
  // Also at the next save, and after a move.
  expect(keysOf(followSteps(saved, [step('77', 1), step('a', 2)]))).toEqual(['temp-1', 'a']);
});

it('have new keys for new steps', () => {
  const before = followSteps([], [step('a', 1), step('b', 2), step('c', 3)]);
  const without = followSteps(before, [step('a', 1), step('c', 2)]);
  expect(keysOf(without)).toEqual(['a', 'c']);
  expect(keysOf(followSteps(without, [step('a', 1), step('d', 2), step('c', 3)]))).toEqual(['a', 'd', 'c']);
});

it('never share a key', () => {
  const before = followSteps([], [step('temp-1', 1)]);
  const saved = followSteps(before, [step('5', 1)]);
  const keys = keysOf(followSteps(saved, [step('5', 1), step('temp-1', 2)]));
  expect(new Set(keys).size).toBe(2);
});
