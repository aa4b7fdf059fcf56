import { expect, it } from 'vitest';
import { isEditedSince } from './edited-since';

it.each([
  ['the same number', 1240, 1240, false],
  ['what arithmetic leaves', 0.1 + 0.2, 0.3, false],
  ['another number', 1240, 1240.01, true],
  ['a number that was emptied', 1240, null, true],
  ['a number that was typed where none was', null, 0, true],
  ['nothing and nothing', null, null, false],
  ['the same text but for its outer blanks', ' Class G', 'Class G', false],
  ['another text', 'Class G', 'Class H', true],
  ['a text that was emptied', 'Class G', null, true],
  ['a blank text and nothing', ' ', null, false],
  ['a comma that was moved within a text', 'a,b', 'a, b', true],
  ['a list and its text', 'WH-A, WH-B', ['WH-A', 'WH-B'], false],
  ['a list without one of its items', 'WH-A, WH-B', ['WH-A'], true],
] as const)('%s', (_case, generated, now, edited) => {
  expect(isEditedSince(generated, now)).toBe(edited);
});
