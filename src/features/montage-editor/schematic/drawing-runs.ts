import type { Drawing, Ink, Mark, PathMark, RectMark, Stroke, TextMark } from '@/domain/drawing/drawing';

/** Consecutive shapes that look alike, as one: a browser draws one path faster than a hundred elements. */
export interface Run {
  readonly fill: Ink | null;
  readonly opacity: number;
  readonly stroke: Stroke | null;
  /** Whether all lines are horizontal or vertical: edges are then on whole pixels, and adjacent areas show no seam. */
  readonly isSquare: boolean;
  /** SVG path data. */
  readonly d: string;
}

/** A hundredth of a pixel is invisible. */
const figure = (value: number): number => Math.round(value * 100) / 100;

function pathOf(mark: RectMark | PathMark): string {
  if (mark.kind === 'rect') {
    const { x, y, width, height } = mark;
    const across = figure(width);
    return `M${figure(x)} ${figure(y)}h${across}v${figure(height)}h${-across}z`;
  }
  const points = mark.points.map(([x, y]) => `${figure(x)} ${figure(y)}`);
  return `M${points.join('L')}${mark.closed ? 'z' : ''}`;
}

const isSquare = (mark: RectMark | PathMark): boolean => {
  if (mark.kind === 'rect') return true;
  return mark.points.every(([x, y], index) => {
    const before = mark.points[index - 1];
    return !before || before[0] === x || before[1] === y;
  });
};

const lookOf = ({ fill, opacity, stroke }: RectMark | PathMark, square: boolean): string =>
  `${fill}|${opacity}|${stroke?.ink}|${stroke?.width}|${stroke?.dash?.join()}|${square}`;

/** The shapes of a drawing in order, joined if alike, and its texts, which are drawn on top. */
export function runsOf({ marks }: Drawing): {
  readonly runs: readonly Run[];
  readonly texts: readonly TextMark[];
} {
  const runs: Run[] = [];
  const texts: TextMark[] = [];
  let look = '';
  let parts: string[] = [];
  let open: Exclude<Mark, TextMark> | null = null;
  const close = () => {
    if (!open) return;
    const { fill = null, opacity = 1, stroke = null } = open;
    runs.push({ fill, opacity, stroke, isSquare: isSquare(open), d: parts.join('') });
  };
  for (const mark of marks) {
    if (mark.kind === 'text') {
      texts.push(mark);
      continue;
    }
    const own = lookOf(mark, isSquare(mark));
    if (own !== look) {
      close();
      open = mark;
      look = own;
      parts = [];
    }
    parts.push(pathOf(mark));
  }
  close();
  return { runs, texts };
}
