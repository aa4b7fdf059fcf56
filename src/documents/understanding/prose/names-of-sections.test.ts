import { expect, it } from 'vitest';
import { outlineOf } from '../outline/outline';
import { blocksOfProse } from './blocks';

it('gives the end of a section in a sentence the name in the title of its chapter', () => {
  const lines = [
    '4.2 Sectie 12 1/4" \u2013 Afsluitende sectie boven het reservoir',
    'De 12 1/4" sectie wordt geboord tot 1910 m MD (1760,5 m TVD). De liner hangt op 870 m.',
  ].map((text, at) => ({ row: at + 1, text, cells: [text] }));
  const [block] = blocksOfProse(lines, outlineOf(lines));
  expect(block?.values.map(({ heading, value }) => [heading, value])).toEqual([
    ['TD MD', '1910 m'],
    ['TD TVD', '1760,5 m'],
    ['Section description', 'Afsluitende sectie boven het reservoir'],
  ]);
});
