import type { Mark } from '../drawing/drawing';
import { roundStep } from '../wellbore/depth-scale';
import type { DepthAxis } from './depth-axis';
import { scaleFigure } from './figures';
import { baseLine, lineHeight, thin, type Style, type TrackPlace } from './style';
import { inUnit, ofUnit, unitOf } from '../shown-units/figures';

/** From the numbers to the track's edge, in text sizes: room for the ticks. */
export const figureInset = 0.7;

/** The heading over the numbers, line by line. */
export const scaleTitle = ({ kind }: DepthAxis): readonly [string, string] => [
  kind,
  `BDF, ${unitOf('length')}`,
];

/** The width of the track: its heading and numbers in full, and the ticks. */
export function scaleWidth(axis: DepthAxis, style: Style): number {
  const { textSize, textWidth } = style;
  const [kind, unit] = scaleTitle(axis);
  const figures = ticksOf(axis, style).map((depthM) => textWidth(scaleFigure(depthM), textSize, 'regular'));
  const widest = Math.max(
    textWidth(kind, textSize, 'strong'),
    textWidth(unit, textSize, 'regular'),
    ...figures,
  );
  return widest + figureInset * textSize;
}

/** Round depths of an axis, at least three lines of text apart. */
function ticksOf({ fromM, toM, bottom, top }: DepthAxis, style: Style): number[] {
  const most = Math.max(1, Math.floor((bottom - top) / (lineHeight(style) * 3)));
  const stepM = ofUnit('length', roundStep(inUnit('length', toM - fromM), most));
  const first = Math.ceil(fromM / stepM - 1e-9);
  const last = Math.floor(toM / stepM + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * stepM);
}

/** The depth scale: round numbers with ticks at the track's right edge, where the next track begins. */
export function scaleTrack(axis: DepthAxis, { x, width }: TrackPlace, style: Style): Mark[] {
  const { textSize, line } = style;
  const edge = x + width;
  const tick = textSize * 0.45;
  const ticks = ticksOf(axis, style);
  const marks: Mark[] = ticks.map((depthM) => {
    const y = axis.y(depthM);
    const points = [
      [edge - tick, y],
      [edge, y],
    ] as const;
    return { kind: 'path', points, closed: false, stroke: { ink: 'muted', width: line } };
  });
  for (const depthM of ticks) {
    marks.push({
      kind: 'text',
      x: edge - figureInset * textSize,
      // Keeps a number at an end of the axis inside it.
      y:
        Math.min(
          axis.bottom - lineHeight(style) / 2,
          Math.max(axis.top + lineHeight(style) / 2, axis.y(depthM)),
        ) + baseLine(style),
      text: scaleFigure(depthM),
      size: textSize,
      weight: 'regular',
      anchor: 'end',
      ink: 'muted',
    });
  }
  const side = [
    [edge, axis.top],
    [edge, axis.bottom],
  ] as const;
  marks.push({ kind: 'path', points: side, closed: false, stroke: thin(style) });
  return marks;
}
