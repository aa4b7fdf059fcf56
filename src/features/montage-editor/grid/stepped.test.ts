import { expect, it } from 'vitest';
import { stepped } from './stepped';

it.each([
  ['10', 0.1, 1, '10.1'],
  ['10.1', 0.1, -1, '10'],
  ['0.3', 0.1, -1, '0.2'],
  ['0.0781', 0.001, 1, '0.0791'],
  ['0.078', 0.001, -1, '0.077'],
  ['11.1', 0.01, 1, '11.11'],
  ['-0.1', 0.1, 1, '0'],
  ['0', 0.1, -1, '-0.1'],
  ['-5', 0.1, -1, '-5.1'],
  ['', 0.1, 1, '0.1'],
  ['', 0.01, -1, '-0.01'],
  ['12,5', 0.1, 1, '12.6'],
  ['1,234.5', 0.1, 1, '1234.6'],
  ['a', 0.1, 1, '0.1'],
] as const)('%j by %d in direction %d is %j', (text, step, direction, expected) => {
  expect(stepped(text, step, direction)).toBe(expected);
});

it('has no binary rounding errors', () => {
  let text = '';
  for (let count = 0; count < 1_000; count += 1) text = stepped(text, 0.001, 1);
  expect(text).toBe('1');
});
