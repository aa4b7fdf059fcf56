import { expect, it } from 'vitest';
import { titleOfLine } from '../outline/title-of-line';
import { slurryTitle } from './block-titles';

it.each([
  ['Tail slurry (single stage, no lead)', 'Tail slurry'],
  ['TAIL SLURRY (without lead)', 'TAIL SLURRY'],
  ['Tailslurry (zonder lead)', 'Tailslurry'],
  ['Tail slurry (single slurry job)', 'Tail slurry'],
])('is the slurry there is in %s', (text, title) => {
  expect(slurryTitle(text)).toBe(title);
});

it('may have its remark over the edge of a column', () => {
  const cells = ['Tail slurry (single stage, no', 'lead)'];
  expect(titleOfLine({ row: 1, text: cells.join(' '), cells })?.slurry).toBe('Tail slurry');
});
