/** Marks of the well: holes, cement, and strings with shoes and hangers. */

import type { Mark, Subject } from '../drawing/drawing';
import type { HoleSection, PipeString } from '../wellbore/strings';
import type { Wellbore } from '../wellbore/wellbore';
import { annulusOf } from './annulus';
import type { DepthAxis } from './depth-axis';
import type { Style } from './style';

export interface Scale {
  readonly axis: Pick<DepthAxis, 'top' | 'bottom' | 'y' | 'ofAhd'>;
  readonly style: Style;
  /** The horizontal centre of the well. */
  readonly middle: number;
  /** Half of a diameter (in) in the drawing. */
  half(diameterIn: number): number;
}

/**
 * Two points of the hole on the axis, the higher one first: in a hole that turns up, the point further along the hole
 * is the shallower.
 */
function between(fromAhdM: number, toAhdM: number, { axis }: Scale): readonly [number, number] | null {
  const from = axis.ofAhd(fromAhdM);
  const to = axis.ofAhd(toAhdM);
  if (from === null || to === null) return null;
  const [one, other] = [axis.y(from), axis.y(to)];
  return one <= other ? [one, other] : [other, one];
}

/** Its bottom is a shoulder around the next hole. */
export function holeMarks(hole: HoleSection, next: HoleSection | undefined, scale: Scale): Mark[] {
  const { middle, half, style } = scale;
  const span = between(hole.fromAhdM, hole.toAhdM, scale);
  if (!span) return [];
  const [from, to] = span;
  const subject: Subject = { of: 'section', id: hole.sectionId };
  if (hole.diameterIn === null) {
    const points = [
      [middle, from],
      [middle, to],
    ] as const;
    const dash = [style.line * 4, style.line * 3];
    return [
      { kind: 'path', points, closed: false, stroke: { ink: 'ink', width: style.line, dash }, subject },
    ];
  }
  const width = half(hole.diameterIn);
  const walls = [-width, width].map((side): Mark => ({
    kind: 'path',
    points: [
      [middle + side, from],
      [middle + side, to],
    ],
    closed: false,
    stroke: { ink: 'muted', width: style.line * 0.75 },
  }));
  const opening = next ? half(next.diameterIn ?? 0) : 0;
  const shoulders = [-1, 1].map((way): Mark => ({
    kind: 'path',
    points: [
      [middle + way * Math.min(opening, width), to],
      [middle + way * width, to],
    ],
    closed: false,
    stroke: { ink: 'muted', width: style.line * 0.75 },
  }));
  const room: Mark = {
    kind: 'rect',
    x: middle - width,
    y: from,
    width: width * 2,
    height: to - from,
    fill: 'hole',
    subject,
  };
  return [room, ...walls, ...shoulders];
}

export function cementMarks(string: PipeString, { holes, strings }: Wellbore, scale: Scale): Mark[] {
  if (string.cementFromAhdM === null) return [];
  const { middle, half, style } = scale;
  return annulusOf(string, string.cementFromAhdM, holes, strings).flatMap((part): Mark[] => {
    const span = between(part.fromAhdM, part.toAhdM, scale);
    if (!span) return [];
    const inner = half(part.innerIn);
    // Cement is always visible, however narrow the annulus; if the outer diameter is unknown, it has the minimum width.
    const thickness = Math.max(part.outerIn === null ? 0 : half(part.outerIn) - inner, style.line * 1.5);
    return [middle - inner - thickness, middle + inner].map((x) => ({
      kind: 'rect',
      x,
      y: span[0],
      width: thickness,
      height: span[1] - span[0],
      fill: 'cement',
    }));
  });
}

export function stringMarks(string: PipeString, strings: readonly PipeString[], scale: Scale): Mark[] {
  if (!between(string.fromAhdM, string.shoe.ahdM, scale)) return [];
  const marks = [-1, 1].flatMap((way) => [wallMark(string, way, scale), shoeMark(string, way, scale)]).flat();
  return string.kind === 'liner' ? [...marks, ...hangerMarks(string, strings, scale)] : marks;
}

/** The left (-1) or the right (1) wall of a string. */
export function wallMark(string: PipeString, way: number, scale: Scale): Mark[] {
  const { middle, half, style } = scale;
  const span = between(string.fromAhdM, string.shoe.ahdM, scale);
  if (!span) return [];
  const width = half(string.outerDiameterIn);
  const wall = middle + way * width;
  // In a slim drawing a heavier wall would fill the annulus.
  const wallLine = style.line * (width > style.line * 14 ? 1.5 : 1);
  const points = [
    [wall, span[0]],
    [wall, span[1]],
  ] as const;
  return [{ kind: 'path', points, closed: false, stroke: { ink: 'ink', width: wallLine } }];
}

/** A triangle outside the left (-1) or the right (1) wall. */
export function shoeMark(string: PipeString, way: number, scale: Scale): Mark[] {
  const { axis, middle, half, style } = scale;
  const shoeM = axis.ofAhd(string.shoe.ahdM);
  if (shoeM === null) return [];
  const wall = middle + way * half(string.outerDiameterIn);
  const shoe = axis.y(shoeM);
  const side = style.textSize * 0.6;
  const above = Math.max(axis.top, shoe - side);
  return [
    {
      kind: 'path',
      points: [
        [wall, above],
        [wall + way * side, shoe],
        [wall, shoe],
      ],
      closed: true,
      fill: 'ink',
      subject: { of: 'section', id: string.sectionId },
    },
  ];
}

/** The packed hanger: a block on each side, between the liner and the string around it. */
export function hangerMarks(liner: PipeString, strings: readonly PipeString[], scale: Scale): Mark[] {
  const { axis, middle, half, style } = scale;
  const topM = axis.ofAhd(liner.fromAhdM);
  if (topM === null) return [];
  const inner = half(liner.outerDiameterIn);
  const holders = strings.filter(
    ({ place, outerDiameterIn, fromAhdM, shoe }) =>
      place < liner.place &&
      outerDiameterIn > liner.outerDiameterIn &&
      fromAhdM <= liner.fromAhdM &&
      shoe.ahdM >= liner.fromAhdM,
  );
  const outerIn = Math.min(...holders.map(({ outerDiameterIn }) => outerDiameterIn));
  const least = style.line * 2;
  const width = Number.isFinite(outerIn) ? Math.max(least, half(outerIn) - inner) : least;
  const height = Math.min(style.textSize * 0.5, axis.bottom - axis.top);
  const y = Math.min(axis.bottom - height, axis.y(topM));
  return [middle - inner - width, middle + inner].map((x) => ({
    kind: 'rect',
    x,
    y,
    width,
    height,
    fill: 'ink',
  }));
}
