/** A horizontal or vertical line on a page: its position, and its start and end, in points. */
export interface Stroke {
  at: number;
  from: number;
  to: number;
}

export interface Rulings {
  across: Stroke[];
  down: Stroke[];
}

type Matrix = readonly number[];
type Point = readonly [number, number];

/** The library's codes of drawing operations. */
export type DrawingCodes = Record<
  | 'constructPath'
  | 'save'
  | 'restore'
  | 'transform'
  | 'paintFormXObjectBegin'
  | 'paintFormXObjectEnd'
  | 'stroke'
  | 'closeStroke'
  | 'fill'
  | 'eoFill'
  | 'fillStroke'
  | 'eoFillStroke'
  | 'closeFillStroke'
  | 'closeEOFillStroke',
  number
>;

/** A filled bar as thin as this is a line: word processors draw the borders of cells this way. */
const THIN = 2;
const STRAIGHT = 0.3;
/** More than any page of tables has; a map has more. */
const MOST_STROKES = 20_000;

const apply = ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Matrix, [x, y]: Point): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
];

function times(outer: Matrix, inner: Matrix): Matrix {
  const [a = 1, b = 0, c = 0, d = 1] = inner;
  const [e, f] = apply(outer, [inner[4] ?? 0, inner[5] ?? 0]);
  const [o0 = 1, o1 = 0, o2 = 0, o3 = 1] = outer;
  return [o0 * a + o2 * b, o1 * a + o3 * b, o0 * c + o2 * d, o1 * c + o3 * d, e, f];
}

/** The corners of each outline of a path; null for a curved outline. */
function outlines(data: ArrayLike<number>): Point[][] {
  const found: Point[][] = [];
  let own: Point[] = [];
  for (let at = 0; at < data.length;) {
    const code = data[at];
    const point: Point = [data[at + 1] ?? 0, data[at + 2] ?? 0];
    if (code === 0) found.push((own = [point]));
    else if (code === 1) own.push(point);
    else if (code === 4 && own[0]) own.push(own[0]);
    // A curve is not a ruling; the next outline starts where it ends.
    else if (code === 2) found.push((own = [[data[at + 5] ?? 0, data[at + 6] ?? 0]]));
    else if (code === 3) found.push((own = [[data[at + 3] ?? 0, data[at + 4] ?? 0]]));
    at += code === 4 ? 1 : code === 2 ? 7 : code === 3 ? 5 : 3;
  }
  return found;
}

/**
 * The horizontal and vertical lines on a page in its reading direction; `place` maps a point of the page to that direction.
 * Null if there are more than any table has.
 */
export function rulingsOf(
  drawn: { fnArray: readonly number[]; argsArray: readonly unknown[] },
  codes: DrawingCodes,
  place: (point: Point) => Point,
): Rulings | null {
  const stroked = [codes.stroke, codes.closeStroke];
  const both = [codes.fillStroke, codes.eoFillStroke, codes.closeFillStroke, codes.closeEOFillStroke];
  const filled = [codes.fill, codes.eoFill];
  const rulings: Rulings = { across: [], down: [] };
  const saved: Matrix[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [index, code] of drawn.fnArray.entries()) {
    const args = (drawn.argsArray[index] ?? []) as readonly unknown[];
    if (code === codes.save || code === codes.paintFormXObjectBegin) saved.push(matrix);
    if (code === codes.transform) matrix = times(matrix, args as Matrix);
    else if (code === codes.paintFormXObjectBegin && args[0]) matrix = times(matrix, args[0] as Matrix);
    else if (code === codes.restore || code === codes.paintFormXObjectEnd) matrix = saved.pop() ?? matrix;
    if (code !== codes.constructPath) continue;
    const [how, [data] = []] = args as [number, [ArrayLike<number> | null]?];
    if (!data) continue;
    const lines = stroked.includes(how) || both.includes(how);
    if (!lines && !filled.includes(how)) continue;
    for (const outline of outlines(data)) {
      const corners = outline.map((point) => place(apply(matrix, point)));
      if (lines) addSides(corners, rulings);
      else addBar(corners, rulings);
    }
    if (rulings.across.length + rulings.down.length > MOST_STROKES) return null;
  }
  return rulings;
}

function addSides(corners: readonly Point[], rulings: Rulings): void {
  for (const [at, [x, y]] of corners.slice(1).entries()) {
    const [fromX, fromY] = corners[at] ?? [x, y];
    if (Math.abs(y - fromY) <= STRAIGHT)
      rulings.across.push({ at: y, from: Math.min(x, fromX), to: Math.max(x, fromX) });
    else if (Math.abs(x - fromX) <= STRAIGHT)
      rulings.down.push({ at: x, from: Math.min(y, fromY), to: Math.max(y, fromY) });
  }
}

function addBar(corners: readonly Point[], rulings: Rulings): void {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  if (bottom - top <= THIN && right - left > bottom - top)
    rulings.across.push({ at: (top + bottom) / 2, from: left, to: right });
  else if (right - left <= THIN) rulings.down.push({ at: (left + right) / 2, from: top, to: bottom });
}
