import type { Vector } from '../trajectory/arc';
import { positionAtAhd } from '../trajectory/position';
import { direction } from '../trajectory/arc';
import type { Trajectory } from '../trajectory/trajectory';

/** A point of the path with three perpendicular directions: along it, to the viewer's side, and across. */
export interface Frame {
  readonly ahdM: number;
  /** North, east (m) and TVD below the drill floor (as down, m). */
  readonly at: Vector;
  readonly along: Vector;
  readonly side: Vector;
  readonly across: Vector;
}

/** The maximum turn of a chord of a drawn arc, degrees: corners are invisible at a tube's width. */
const maxTurnDeg = 4;
/** A survey may have thousands of stations; a drawing needs fewer. */
const maxFrames = 1_500;

const dot = (a: Vector, b: Vector): number => a.north * b.north + a.east * b.east + a.down * b.down;
const cross = (a: Vector, b: Vector): Vector => ({
  north: a.east * b.down - a.down * b.east,
  east: a.down * b.north - a.north * b.down,
  down: a.north * b.east - a.east * b.north,
});
const scaled = (a: Vector, by: number): Vector => ({
  north: a.north * by,
  east: a.east * by,
  down: a.down * by,
});
const minus = (a: Vector, b: Vector): Vector => ({
  north: a.north - b.north,
  east: a.east - b.east,
  down: a.down - b.down,
});

/** The horizontal direction with the best view of the path: perpendicular to the line from its start to its end. */
export function broadside({ start, end }: Trajectory): Vector {
  const north = end.northM - start.northM;
  const east = end.eastM - start.eastM;
  const length = Math.hypot(north, east);
  // A vertical well looks the same from everywhere: then from the south, with north ahead as on a map.
  return length < 1e-6
    ? { north: -1, east: 0, down: 0 }
    : { north: -east / length, east: north / length, down: 0 };
}

/**
 * Frames along the path at the depths `atAhdM`, and between them as close as its arcs need, from shallow to deep.
 *
 * The frames follow the path without rotating about it (parallel transport): the curve's own frame is undefined where
 * it is straight, and flips where the bend reverses.
 */
export function framesAlong(trajectory: Trajectory, atAhdM: readonly number[]): Frame[] {
  const { start, end, segments } = trajectory;
  const wanted = new Set([start.ahdM, end.ahdM]);
  for (const ahdM of atAhdM) if (ahdM > start.ahdM && ahdM < end.ahdM) wanted.add(ahdM);
  const turnDeg = Math.max(
    maxTurnDeg,
    (segments.reduce((sum, { arc }) => sum + arc.doglegRad, 0) * 180) / Math.PI / maxFrames,
  );
  let turned = 0;
  for (const { from, arc } of segments) {
    const pieces = Math.ceil((arc.doglegRad * 180) / Math.PI / turnDeg);
    turned += (arc.doglegRad * 180) / Math.PI;
    // A bend may also consist of many small ones.
    if (turned > turnDeg) {
      wanted.add(from.ahdM);
      turned = 0;
    }
    for (let piece = 1; piece < pieces; piece += 1) wanted.add(from.ahdM + (arc.lengthM * piece) / pieces);
    if (pieces > 1) wanted.add(from.ahdM + arc.lengthM);
  }
  let side = broadside(trajectory);
  return [...wanted]
    .toSorted((one, other) => one - other)
    .flatMap((ahdM): Frame[] => {
      const found = positionAtAhd(trajectory, ahdM);
      if (found.kind !== 'position') return [];
      const along = direction(found.inclinationDeg, found.azimuthDeg);
      side = perpendicular(side, along);
      const at = { north: found.northM, east: found.eastM, down: found.tvdM };
      return [{ ahdM, at, along, side, across: cross(along, side) }];
    });
}

/** The component of a direction perpendicular to another, with length 1. */
function perpendicular(vector: Vector, along: Vector): Vector {
  const left = minus(vector, scaled(along, dot(vector, along)));
  const length = Math.hypot(left.north, left.east, left.down);
  if (length > 1e-6) return scaled(left, 1 / length);
  // The path runs along the view direction here: any perpendicular direction is fine.
  const other = Math.abs(along.down) < 0.9 ? { north: 0, east: 0, down: 1 } : { north: 1, east: 0, down: 0 };
  return perpendicular(other, along);
}

/** The frames between two depths, both of which `framesAlong` was called with (or are the path's ends). */
export const framesBetween = (frames: readonly Frame[], fromAhdM: number, toAhdM: number): Frame[] =>
  frames.filter(({ ahdM }) => ahdM >= fromAhdM && ahdM <= toAhdM);
