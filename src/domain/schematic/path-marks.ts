import type { Mark, PathMark, Subject } from '../drawing/drawing';
import { roundStep } from '../wellbore/depth-scale';
import { scaleFigure } from './figures';
import type { Style } from './style';
import { inUnit, ofUnit } from '../shown-units/figures';

/** Marks of paths in plan views and sections. Lengths in the drawing's unit. */

type Point = readonly [x: number, y: number];

/** A line of the path: whole for the well, dashed for what was planned. */
export const pathMark = (points: readonly Point[], { line }: Style, isDashed = false): PathMark => ({
  kind: 'path',
  points,
  closed: false,
  stroke: isDashed
    ? { ink: 'muted', width: line * 1.5, dash: [line * 5, line * 3] }
    : { ink: 'ink', width: line * 2.5 },
});

/** Sides of a circle of some 100 px, which show no corner. */
const sides = 48;

export const circlePoints = ([x, y]: Point, radius: number): readonly Point[] =>
  Array.from({ length: sides }, (_, side) => {
    const angle = (side / sides) * 2 * Math.PI;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const;
  });

/** Where a path crosses a top. */
export const topMark = (at: Point, { textSize, line }: Style, subject: Subject): Mark => ({
  kind: 'path',
  points: circlePoints(at, textSize * 0.22),
  closed: true,
  fill: 'surface',
  stroke: { ink: 'ink', width: line },
  subject,
});

/** The middle of a target: all of it, if its size is not known. */
export function targetMiddle([x, y]: Point, { textSize, line }: Style, subject: Subject): Mark[] {
  const arm = textSize * 0.35;
  const arms: readonly (readonly [Point, Point])[] = [
    [
      [x - arm, y],
      [x + arm, y],
    ],
    [
      [x, y - arm],
      [x, y + arm],
    ],
  ];
  return arms.map((points) => ({
    kind: 'path',
    points,
    closed: false,
    stroke: { ink: 'accent', width: line * 1.5 },
    subject,
  }));
}

/** Round distances between two positions of an axis, at least `apart` from each other. */
export function ticksBetween(
  [from, to]: readonly [number, number],
  position: (distanceM: number) => number,
  apart: number,
): readonly { readonly at: number; readonly text: string; readonly distanceM: number }[] {
  const zero = position(0);
  const perMetre = Math.abs(position(1) - zero);
  const room = Math.abs(to - from);
  const stepM = ofUnit(
    'length',
    roundStep(inUnit('length', room / perMetre), Math.max(1, Math.floor(room / apart))),
  );
  const ends = [(from - zero) / (position(1) - zero), (to - zero) / (position(1) - zero)];
  const first = Math.ceil(Math.min(...ends) / stepM - 1e-9);
  const last = Math.floor(Math.max(...ends) / stepM + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const distanceM = (first + index) * stepM;
    return { at: position(distanceM), text: scaleFigure(distanceM), distanceM };
  });
}
