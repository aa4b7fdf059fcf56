import { expect, it } from 'vitest';
import { keysOf } from './keys.ts';

it.each([
  ['Enter', [], 'Enter'],
  ['+', [], '+'],
  ['Control+Shift+z', ['Control', 'Shift'], 'z'],
  ['Control++', ['Control'], '+'],
])('%s', (chord, modifiers, key) => {
  expect(keysOf(chord)).toEqual({ modifiers, key });
});
