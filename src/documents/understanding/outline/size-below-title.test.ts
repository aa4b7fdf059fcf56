import { expect, it } from 'vitest';
import { pairsOf } from '../blocks/block-pairs';
import { outlineOf } from './outline';

const lineOf = (text: string, at: number) => ({ row: at + 1, text, cells: [text] });

const LINES = [
  '2.1 Surface section',
  'Hole size: 16" (406.4 mm) Section TD: 610 m RT',
  'Density: 1.06 - 1.10 SG',
  '2.2 Storage section',
  'Hole size: 8-1/2" (215.9 mm) Section TD: 1,940 m RT',
  'Density: 1.14 - 1.18 SG',
].map(lineOf);

it('gives a chapter its hole from the line below a title without a size', () => {
  const outline = outlineOf(LINES);
  expect([2, 5].map((at) => outline.at(LINES[at] ?? { row: 0 }).hole)).toEqual([
    { size: '16', sizeIn: 16 },
    { size: '8 1/2', sizeIn: 8.5 },
  ]);
});

it('reads the size of a hole and its end from one line', () => {
  expect(
    LINES.slice(1, 2)
      .flatMap(pairsOf)
      .map(({ key, value }) => [key, value]),
  ).toEqual([
    ['Hole size', '16" (406.4 mm)'],
    ['Section TD', '610 m RT'],
  ]);
});
