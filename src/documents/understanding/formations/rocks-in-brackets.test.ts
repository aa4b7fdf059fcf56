import { expect, it } from 'vitest';
import { withoutRocks } from './rocks-in-brackets';

it('leaves the rocks behind each name out of it', () => {
  expect(
    withoutRocks(['Blue Beds (shale)', 'Old Hill (lst, marly)', 'Vale (massive)', 'Redcar (Sst/coal)']),
  ).toEqual(['Blue Beds', 'Old Hill', 'Vale', 'Redcar']);
});

it.each([
  ['in one of the names only', ['Blue Beds (shale)', 'Old Hill', 'Vale', 'Redcar', 'Deep (sandstone)']],
  ['if they are units', ['Amber (Sand Gp)', 'Birch (Sand Gp)', 'Cedar (Shale Gp)', 'Elm (Shale Gp)']],
  ['if two names differ only in them', ['Amber (sand)', 'Amber (shale)', 'Birch (sand)', 'Birch (shale)']],
])('keeps brackets %s', (_, names) => {
  expect(withoutRocks(names)).toEqual(names);
});
