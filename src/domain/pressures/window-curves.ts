import type { Ink, Mark } from '../drawing/drawing';
import type { Style } from '../schematic/style';
import type { Outside } from './outside';
import { gradientAt, type Curve, type PressureLine, type PressureProfile } from './profile';
import type { Plot } from './window-axes';

export type Point = readonly [x: number, y: number];

/** How each line looks, in the legend too. Widths in thin lines. */
export const lineLooks: Readonly<Record<PressureLine, { name: string; ink: Ink; width: number }>> = {
  pore: { name: 'Pore pressure', ink: 'active', width: 2 },
  fracture: { name: 'Fracture pressure', ink: 'ink', width: 2 },
  overburden: { name: 'Overburden', ink: 'muted', width: 1.25 },
};

export const marginDash = ({ line }: Style): readonly number[] => [line * 4, line * 3];

/** The knots of a curve and depths between them: a straight pressure is a bent gradient. */
function depthsOf(curve: Curve, { axis }: Plot, { textSize }: Style, fromM: number, toM: number): number[] {
  const stepM = axis.depthAt(axis.top + textSize * 0.6) - axis.depthAt(axis.top);
  const [first, last] = [curve[0]?.tvdM ?? Infinity, curve.at(-1)?.tvdM ?? -Infinity];
  const [startM, endM] = [Math.max(first, fromM), Math.min(last, toM)];
  if (!(endM >= startM)) return [];
  const between = Array.from(
    { length: Math.max(0, Math.ceil((endM - startM) / stepM) - 1) },
    (_, index) => startM + (index + 1) * stepM,
  );
  const knots = curve.flatMap(({ tvdM }) => (tvdM >= startM && tvdM <= endM ? [tvdM] : []));
  return [...new Set([startM, ...between, ...knots, endM])].toSorted((one, other) => one - other);
}

/** The points of a curve between two depths, moved sideways by a margin (kPa/m). A step is drawn as one. */
export function curvePoints(
  curve: Curve,
  plot: Plot,
  style: Style,
  { marginKpaPerM = 0, fromM = 0, toM = Infinity } = {},
): Point[] {
  return depthsOf(curve, plot, style, fromM, toM).flatMap((tvdM): Point[] => {
    const y = plot.axis.y(tvdM);
    const knots = curve.filter((knot) => knot.tvdM === tvdM);
    const gradients =
      knots.length > 1
        ? knots.map(({ kpa }) => kpa / tvdM)
        : [gradientAt(curve, tvdM)].filter((one) => one !== null);
    return gradients.map((kpaPerM): Point => [plot.at(kpaPerM + marginKpaPerM), y]);
  });
}

/** The lines of the profile with their margins, on the ground of the window between pore and fracture. */
export function profileMarks(
  profile: PressureProfile,
  margins: { readonly poreKpaPerM: number; readonly fractureKpaPerM: number },
  plot: Plot,
  style: Style,
): Mark[] {
  const marks: Mark[] = [];
  const { pore, fracture } = profile;
  const fromM = Math.max(pore[0]?.tvdM ?? Infinity, fracture[0]?.tvdM ?? Infinity);
  const toM = Math.min(pore.at(-1)?.tvdM ?? -Infinity, fracture.at(-1)?.tvdM ?? -Infinity);
  if (toM > fromM) {
    const left = curvePoints(pore, plot, style, { fromM, toM });
    const right = curvePoints(fracture, plot, style, { fromM, toM });
    marks.push({
      kind: 'path',
      points: [...left, ...right.toReversed()],
      closed: true,
      fill: 'accent',
      opacity: 0.07,
    });
  }
  const add = (line: PressureLine, marginKpaPerM: number) => {
    const points = curvePoints(profile[line], plot, style, { marginKpaPerM });
    const { ink, width } = lineLooks[line];
    const stroke =
      marginKpaPerM === 0
        ? { ink, width: style.line * width }
        : { ink, width: style.line, dash: marginDash(style) };
    if (points.length > 1) marks.push({ kind: 'path', points, closed: false, stroke });
    // A single depth is a short line: a path of one point is invisible.
    const [only] = points.length === 1 ? points : [];
    if (only) {
      const half = style.textSize * 0.4;
      const [x, y] = only;
      marks.push({
        kind: 'path',
        points: [
          [x - half, y],
          [x + half, y],
        ],
        closed: false,
        stroke,
      });
    }
  };
  add('overburden', 0);
  if (margins.poreKpaPerM > 0) add('pore', margins.poreKpaPerM);
  if (margins.fractureKpaPerM > 0) add('fracture', -margins.fractureKpaPerM);
  add('pore', 0);
  add('fracture', 0);
  return marks;
}

/** Where a mud leaves the window: the area between mud and curve, and the mud itself in the colour of an error. */
export function outsideMarks(
  { side, fromM, toM, mudKpaPerM }: Outside,
  profile: PressureProfile,
  plot: Plot,
  style: Style,
): Mark[] {
  const curve = curvePoints(profile[side === 'below' ? 'pore' : 'fracture'], plot, style, { fromM, toM });
  const x = plot.at(mudKpaPerM);
  const mud: readonly Point[] = [
    [x, plot.axis.y(fromM)],
    [x, plot.axis.y(toM)],
  ];
  return [
    { kind: 'path', points: [...mud, ...curve.toReversed()], closed: true, fill: 'error', opacity: 0.25 },
    { kind: 'path', points: mud, closed: false, stroke: { ink: 'error', width: style.line * 4 } },
  ];
}
