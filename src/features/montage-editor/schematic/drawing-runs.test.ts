import { expect, it } from 'vitest';
import type { Mark } from '@/domain/drawing/drawing';
import { runsOf } from './drawing-runs';

const band = (y: number, fill: 'sediment-1' | 'sediment-2'): Mark => ({
  kind: 'rect',
  x: 1,
  y,
  width: 10.004,
  height: 5,
  fill,
});

it('joins consecutive shapes that look alike, and keeps the order of the others', () => {
  const marks: Mark[] = [
    band(0, 'sediment-1'),
    band(5, 'sediment-1'),
    band(10, 'sediment-2'),
    { kind: 'text', x: 0, y: 0, text: 'Chalk', size: 11, weight: 'regular', anchor: 'start', ink: 'ink' },
    band(15, 'sediment-1'),
    {
      kind: 'path',
      points: [
        [0, 0],
        [3, 4],
      ],
      closed: true,
      fill: 'ink',
    },
  ];
  const { runs, texts } = runsOf({ width: 20, height: 20, marks });
  expect(runs.map(({ fill, isSquare, d }) => [fill, isSquare, d])).toEqual([
    ['sediment-1', true, 'M1 0h10v5h-10zM1 5h10v5h-10z'],
    ['sediment-2', true, 'M1 10h10v5h-10z'],
    ['sediment-1', true, 'M1 15h10v5h-10z'],
    ['ink', false, 'M0 0L3 4z'],
  ]);
  expect(texts.map(({ text }) => text)).toEqual(['Chalk']);
});
