import type { Vector } from '../trajectory/arc';
import type { Frame } from './frames';

/** Triangles for a renderer. The axes of the picture: x east, y up from the drill floor, z south, all m. */
export interface Mesh {
  /** Three for each point. */
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  /** Three for each triangle. */
  readonly indices: Uint32Array;
}

/** Converts north, east and down to the picture's x, y and z. */
export const inPicture = ({ north, east, down }: Vector): [number, number, number] => [east, -down, -north];

interface Profile {
  /** Distance from the path, m, and offset along it from the frame, m. */
  readonly radiusM: number;
  readonly frame: Frame;
}

/**
 * A tube around the path, open towards the viewer by `gapDeg` degrees, so that its inside is visible.
 *
 * @param frames from shallow to deep; fewer than two give an empty mesh
 * @param radiusM of the tube as drawn
 * @param corners the number of sides of the tube
 */
export const tube = (frames: readonly Frame[], radiusM: number, gapDeg: number, corners: number): Mesh =>
  lathe(
    frames.map((frame) => ({ radiusM, frame })),
    gapDeg,
    corners,
  );

/** A flat ring across the path between two radii: the top of cement, or a change of diameter. */
export const ring = (frame: Frame, innerM: number, outerM: number, gapDeg: number, corners: number): Mesh =>
  lathe(
    [
      { radiusM: innerM, frame },
      { radiusM: outerM, frame },
    ],
    gapDeg,
    corners,
  );

/** The surface of a cone between two frames: schematics draw a shoe as a triangle on each side of the pipe. */
export const cone = (
  top: Frame,
  topRadiusM: number,
  foot: Frame,
  footRadiusM: number,
  gapDeg: number,
  corners: number,
): Mesh =>
  lathe(
    [
      { radiusM: topRadiusM, frame: top },
      { radiusM: footRadiusM, frame: foot },
    ],
    gapDeg,
    corners,
  );

function lathe(profiles: readonly Profile[], gapDeg: number, corners: number): Mesh {
  if (profiles.length < 2) {
    return { positions: new Float32Array(), normals: new Float32Array(), indices: new Uint32Array() };
  }
  const around = corners + 1;
  const positions = new Float32Array(profiles.length * around * 3);
  const normals = new Float32Array(profiles.length * around * 3);
  const indices = new Uint32Array((profiles.length - 1) * corners * 6);
  const gap = (gapDeg * Math.PI) / 180;
  profiles.forEach(({ radiusM, frame }, row) => {
    for (let corner = 0; corner < around; corner += 1) {
      const angle = gap / 2 + ((2 * Math.PI - gap) * corner) / corners;
      const outward = combined(frame, Math.cos(angle), Math.sin(angle));
      const [x, y, z] = inPicture(outward);
      const [atX, atY, atZ] = inPicture(frame.at);
      const place = (row * around + corner) * 3;
      positions.set([atX + x * radiusM, atY + y * radiusM, atZ + z * radiusM], place);
      normals.set([x, y, z], place);
    }
  });
  let at = 0;
  for (let row = 0; row + 1 < profiles.length; row += 1) {
    for (let corner = 0; corner < corners; corner += 1) {
      const here = row * around + corner;
      indices.set([here, here + 1, here + around, here + 1, here + around + 1, here + around], at);
      at += 6;
    }
  }
  return { positions, normals, indices };
}

/** The two cut faces of a thick tube that is open by `gapDeg`, from its inner to its outer radius. */
export function cutFaces(frames: readonly Frame[], innerM: number, outerM: number, gapDeg: number): Mesh {
  const half = (gapDeg * Math.PI) / 360;
  return joined([half, -half].map((angle) => strip(frames, innerM, outerM, angle)));
}

function strip(frames: readonly Frame[], innerM: number, outerM: number, angle: number): Mesh {
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  const facing = angle > 0 ? -1 : 1;
  frames.forEach((frame, row) => {
    const outward = inPicture(combined(frame, Math.cos(angle), Math.sin(angle)));
    const normal = inPicture(combined(frame, -Math.sin(angle) * facing, Math.cos(angle) * facing));
    const at = inPicture(frame.at);
    for (const radiusM of [innerM, outerM]) {
      positions.push(...at.map((coordinate, axis) => coordinate + (outward[axis] ?? 0) * radiusM));
      normals.push(...normal);
    }
    if (row > 0) {
      const here = row * 2;
      indices.push(here - 2, here - 1, here, here - 1, here + 1, here);
    }
  });
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    indices: Uint32Array.from(indices),
  };
}

const combined = ({ side, across }: Frame, alongSide: number, alongAcross: number): Vector => ({
  north: side.north * alongSide + across.north * alongAcross,
  east: side.east * alongSide + across.east * alongAcross,
  down: side.down * alongSide + across.down * alongAcross,
});

/** Joins several meshes into one, which a renderer draws with one call. */
export function joined(meshes: readonly Mesh[]): Mesh {
  const size = (of: 'positions' | 'indices') => meshes.reduce((sum, mesh) => sum + mesh[of].length, 0);
  const positions = new Float32Array(size('positions'));
  const normals = new Float32Array(size('positions'));
  const indices = new Uint32Array(size('indices'));
  let point = 0;
  let index = 0;
  for (const mesh of meshes) {
    positions.set(mesh.positions, point * 3);
    normals.set(mesh.normals, point * 3);
    for (const one of mesh.indices) indices[index++] = one + point;
    point += mesh.positions.length / 3;
  }
  return { positions, normals, indices };
}
