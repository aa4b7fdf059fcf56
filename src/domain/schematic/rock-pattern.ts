import type { PathMark, Stroke } from '../drawing/drawing';
import type { Lithology } from '../sediments/lithology';
import type { Style } from './style';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Points = PathMark['points'];

/** Rows of a pattern, in text sizes. */
const rowTextSizes = 0.62;
/** Thousands of strokes are slow and no clearer than some hundred. */
const mostRows = 120;

/**
 * The strokes of a rock within a box, as on a geologist's column: dots for sand, dashes for clay, bricks for chalk and
 * limestone, bricks with dashes for marl, crosses for salt. All have one look, so that a renderer can join them.
 */
export function rockPattern(rock: Lithology, box: Box, style: Style): PathMark[] {
  const unit = style.textSize * rowTextSizes;
  const rows = Math.min(mostRows, Math.floor(box.height / unit));
  const stroke: Stroke = { ink: 'muted', width: style.line * 0.7 };
  const all: Points[] = [];
  for (let row = 0; row < rows; row += 1) {
    const y = box.y + (row + 0.6) * unit;
    all.push(...rowOf[rock](box, y, row, unit));
  }
  return all.map((points) => ({ kind: 'path', points, closed: false, stroke, opacity: 0.8 }));
}

const line = (fromX: number, fromY: number, toX: number, toY: number): Points => [
  [fromX, fromY],
  [toX, toY],
];

/** Horizontal strokes of a length in units, staggered from row to row. */
const dashes =
  (length: number, pitch: number) =>
  ({ x, width }: Box, y: number, row: number, unit: number): Points[] => {
    const strokes: Points[] = [];
    const shift = row % 2 === 0 ? 0.5 : 0.5 + pitch / 2;
    for (let at = x + shift * unit; at + length * unit <= x + width; at += pitch * unit)
      strokes.push(line(at, y, at + length * unit, y));
    return strokes;
  };

const bricks = ({ x, width, y: top }: Box, y: number, row: number, unit: number): Points[] => {
  const strokes: Points[] = [line(x, y, x + width, y)];
  const shift = row % 2 === 0 ? 1 : 2.2;
  for (let at = x + shift * unit; at < x + width; at += 2.4 * unit)
    strokes.push(line(at, Math.max(top, y - unit), at, y));
  return strokes;
};

const crosses = ({ x, width }: Box, y: number, row: number, unit: number): Points[] => {
  if (row % 2 === 1) return [];
  const strokes: Points[] = [];
  const arm = unit * 0.4;
  for (let at = x + (row % 4 === 0 ? 0.8 : 1.8) * unit; at + arm <= x + width; at += 2 * unit)
    strokes.push(line(at - arm, y, at + arm, y), line(at, y - arm, at, y + arm));
  return strokes;
};

const clay = dashes(0.9, 1.7);

const rowOf: Readonly<Record<Lithology, (box: Box, y: number, row: number, unit: number) => Points[]>> = {
  sand: dashes(0.16, 1.2),
  clay,
  carbonate: bricks,
  marl: (box, y, row, unit) => (row % 2 === 0 ? bricks(box, y, row / 2, unit) : clay(box, y, row, unit)),
  salt: crosses,
};
