/** The camera's position and field of view. Plain numbers, so that tests need no graphics. */

import { picturedBounds } from '@/domain/wellbore/wellbore';
import type { SceneModel } from '../scene-model';

export type Point = readonly [x: number, y: number, z: number];

/** The camera's vertical field of view, degrees: a long lens, so that verticals look vertical. */
export const openingDeg = 24;

/** A box by two corners, in the picture's axes (x east, y up, z south). */
export interface Box {
  readonly least: Point;
  readonly most: Point;
}

/** The bounding box, with enough room around the well to show the layers. */
export function boxOf({ wellbore }: SceneModel, isNarrow: boolean): Box {
  const { north, east, tvd } = picturedBounds(wellbore);
  const roomM = (tvd[1] - tvd[0]) * (isNarrow ? 0.14 : 0.42);
  return {
    least: [east[0] - roomM, -tvd[1], -north[1] - roomM],
    most: [east[1] + roomM, 0, -north[0] + roomM],
  };
}

export interface Room {
  /** The size of the whole picture, px. */
  readonly width: number;
  readonly height: number;
  /** The margins for labels, px. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const unit = (a: Point): Point => {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
};
const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export const middleOf = ({ least, most }: Box): Point => [
  (least[0] + most[0]) / 2,
  (least[1] + most[1]) / 2,
  (least[2] + most[2]) / 2,
];

export function cornersOf({ least, most }: Box): Point[] {
  const [x, y, z] = [
    [least[0], most[0]],
    [least[1], most[1]],
    [least[2], most[2]],
  ] as const;
  return x.flatMap((atX) => y.flatMap((atY) => z.map((atZ): Point => [atX, atY, atZ])));
}

export interface Fit {
  /** From the box's centre to the camera. */
  readonly distance: number;
  /** The shift of the picture (px to the left and up) that centres the box in the free room. */
  readonly shiftX: number;
  readonly shiftY: number;
}

const halvings = 40;

/**
 * The camera's position in a direction, so that the box fits exactly between the labels.
 *
 * @param towards from the box to the camera; not straight up or down
 */
export function fitTo(box: Box, towards: Point, room: Room): Fit {
  const back = unit(towards);
  const right = unit(cross([0, 1, 0], back));
  const up = cross(back, right);
  const middle = middleOf(box);
  const corners = cornersOf(box).map((corner) => {
    const from: Point = [corner[0] - middle[0], corner[1] - middle[1], corner[2] - middle[2]];
    return { across: dot(from, right), upward: dot(from, up), nearer: dot(from, back) };
  });
  const pxPerTangent = room.height / 2 / Math.tan((openingDeg * Math.PI) / 360);
  const extent = (distance: number) => {
    const x = corners.map(({ across, nearer }) => (across / (distance - nearer)) * pxPerTangent);
    const y = corners.map(({ upward, nearer }) => (upward / (distance - nearer)) * pxPerTangent);
    return { x: [Math.min(...x), Math.max(...x)] as const, y: [Math.min(...y), Math.max(...y)] as const };
  };
  const free = (total: number, taken: number) => Math.max(total / 5, total - taken);
  const freeX = free(room.width, room.left + room.right);
  const freeY = free(room.height, room.top + room.bottom);
  const fits = (distance: number) => {
    const { x, y } = extent(distance);
    return x[1] - x[0] <= freeX && y[1] - y[0] <= freeY;
  };
  let near = Math.max(...corners.map(({ nearer }) => nearer)) * 1.001;
  let far = near * 2;
  while (!fits(far)) far *= 2;
  for (let halving = 0; halving < halvings; halving += 1) {
    const distance = (near + far) / 2;
    if (fits(distance)) far = distance;
    else near = distance;
  }
  const { x, y } = extent(far);
  return {
    distance: far,
    shiftX: (x[0] + x[1]) / 2 + (room.right - room.left) / 2,
    shiftY: -(y[0] + y[1]) / 2 + (room.bottom - room.top) / 2,
  };
}

/**
 * The height (y) at which a ray leaves the box through one of its sides, the visible far wall. Null if it misses the
 * box, or leaves through top or bottom.
 */
export function farWallHeight(box: Box, from: Point, along: Point): number | null {
  let enters = -Infinity;
  let leaves = Infinity;
  let leavesThrough = -1;
  for (const axis of [0, 1, 2] as const) {
    const speed = along[axis];
    if (Math.abs(speed) < 1e-12) {
      if (from[axis] < box.least[axis] || from[axis] > box.most[axis]) return null;
      continue;
    }
    const one = (box.least[axis] - from[axis]) / speed;
    const other = (box.most[axis] - from[axis]) / speed;
    enters = Math.max(enters, Math.min(one, other));
    if (Math.max(one, other) < leaves) {
      leaves = Math.max(one, other);
      leavesThrough = axis;
    }
  }
  if (leaves < Math.max(0, enters) || leavesThrough === 1 || leavesThrough === -1) return null;
  return from[1] + along[1] * leaves;
}
