import type { Mark, PathMark } from '../drawing/drawing';
import type { Wellbore } from '../wellbore/wellbore';
import { seaLevelOn, type DepthAxis } from './depth-axis';
import { circlePoints, ticksBetween } from './path-marks';
import { targetSubject, type PathPlace } from './path-places';
import { scaleTitle } from './scale-track';
import { baseLine, elided, lineHeight, thin, type Style, type TrackPlace } from './style';

/** Marks of a vertical section. `across` places a distance (m) along the section. */

/** `titles` from long to short: the first that fits is over the section. */
export function headings(
  plot: TrackPlace,
  { left, right }: { readonly left: number; readonly right: number },
  titles: readonly string[],
  axis: DepthAxis,
  style: Style,
): Mark[] {
  const { textSize, textWidth } = style;
  const text = (x: number, row: number, words: string, anchor: 'start' | 'end'): Mark => ({
    kind: 'text',
    x,
    y: lineHeight(style) * (row + 0.5) + baseLine(style),
    text: words,
    size: textSize,
    weight: row === 0 ? 'strong' : 'regular',
    anchor,
    ink: 'muted',
  });
  const scale = scaleTitle(axis).map((words, row) => text(left - textSize * 0.7, row, words, 'end'));
  const x = plot.x + textSize * 0.3;
  const fits = (words: string) => textWidth(words, textSize, 'strong') <= right - x;
  const title = titles.find(fits) ?? elided(titles.at(-1) ?? '', right - x, style, 'strong');
  return [...scale, text(x, 0, title, 'start')];
}

/** Round distances over the section, with faint lines. */
export function departureScale(
  plot: TrackPlace,
  across: (vsM: number) => number,
  axis: DepthAxis,
  style: Style,
): Mark[] {
  const { textSize, line, textWidth } = style;
  const right = plot.x + plot.width;
  const ticks = ticksBetween([plot.x, right], across, textSize * 5);
  const vertical = (x: number): PathMark => ({
    kind: 'path',
    points: [
      [x, axis.top],
      [x, axis.bottom],
    ],
    closed: false,
    stroke: thin(style),
  });
  const figures = ticks.flatMap(({ at: x, text }): Mark[] => {
    const half = textWidth(text, textSize, 'regular') / 2;
    if (x - half < plot.x || x + half > right) return [];
    return [
      {
        kind: 'text',
        x,
        y: axis.top - textSize * 0.5,
        text,
        size: textSize,
        weight: 'regular',
        anchor: 'middle',
        ink: 'muted',
      },
    ];
  });
  const frame: Mark = {
    kind: 'rect',
    ...plot,
    y: axis.top,
    height: axis.bottom - axis.top,
    stroke: { ink: 'line', width: line },
  };
  return [...ticks.map(({ at }) => vertical(at)), frame, ...figures];
}

/** The drill floor, and sea level if its depth is known. */
export function levels(
  { path, drillFloorM }: Wellbore,
  axis: DepthAxis,
  { x, width }: TrackPlace,
  { line }: Style,
): Mark[] {
  const level = (depthM: number, ink: 'ink' | 'water'): Mark => ({
    kind: 'path',
    points: [
      [x, axis.y(depthM)],
      [x + width, axis.y(depthM)],
    ],
    closed: false,
    stroke: { ink, width: line * 1.5 },
  });
  const seaM = seaLevelOn(drillFloorM, axis);
  return [...(path ? [level(0, 'ink')] : []), ...(seaM === null ? [] : [level(seaM, 'water')])];
}

/** A bar along the right edge, as along the column of the schematic. */
export function reservoirMarks(
  { reservoirs }: Wellbore,
  axis: DepthAxis,
  plot: TrackPlace,
  { textSize }: Style,
): Mark[] {
  const width = Math.min(textSize * 0.45, plot.width);
  return reservoirs.map(({ id, topM, baseM }): Mark => {
    const y = Math.min(axis.bottom - width, axis.y(topM));
    return {
      kind: 'rect',
      x: plot.x + plot.width - width,
      y,
      width,
      height: Math.max(width, axis.y(baseM) - y),
      fill: 'active',
      subject: { of: 'reservoir', id },
    };
  });
}

/** A triangle on either side of the hole at each shoe. */
export function shoeMarks(
  ends: readonly PathPlace[],
  axis: DepthAxis,
  acrossOf: (place: PathPlace) => number,
  { textSize }: Style,
): Mark[] {
  const side = textSize * 0.6;
  return ends
    .filter(({ kind }) => kind === 'shoe')
    .flatMap((shoe) =>
      [-1, 1].map((way): Mark => {
        const [x, y] = [acrossOf(shoe), axis.y(shoe.tvdM)];
        return {
          kind: 'path',
          points: [
            [x, Math.max(axis.top, y - side)],
            [x + way * side, y],
            [x, y],
          ],
          closed: true,
          fill: 'ink',
          subject: shoe.subject,
        };
      }),
    );
}

/** A target seen from its side: a bar as wide as the target, with its middle. */
export function targetMarks(
  { kept }: Wellbore,
  axis: DepthAxis,
  vsOf: (point: { readonly northM: number; readonly eastM: number }) => number,
  across: (vsM: number) => number,
  style: Style,
): Mark[] {
  const { textSize, line } = style;
  return (kept?.targets ?? []).flatMap((target): Mark[] => {
    if (target.tvdM === null) return [];
    const subject = targetSubject(target);
    const [vsM, y, radiusM] = [vsOf(target), axis.y(target.tvdM), target.radiusM ?? 0];
    const [from, to] = [across(vsM - radiusM), across(vsM + radiusM)];
    const tall = textSize * 0.35;
    const middle: Mark = {
      kind: 'path',
      points: circlePoints([across(vsM), y], textSize * 0.2),
      closed: true,
      fill: 'accent',
      subject,
    };
    if (radiusM === 0) return [middle];
    const points = [
      [from, y - tall],
      [from, y + tall],
      [from, y],
      [to, y],
      [to, y - tall],
      [to, y + tall],
    ] as const;
    return [
      { kind: 'path', points, closed: false, stroke: { ink: 'accent', width: line * 2 }, subject },
      middle,
    ];
  });
}
