import {
  BackSide,
  BufferAttribute,
  BufferGeometry,
  type Color,
  DoubleSide,
  Group,
  Line,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshLambertMaterial,
} from 'three';
import { framesAlong, framesBetween, type Frame } from '@/domain/wellbore/frames';
import type { HoleSection, PipeString } from '@/domain/wellbore/strings';
import {
  cone,
  cutFaces,
  inPicture,
  joined,
  ring,
  tube,
  type Mesh as Triangles,
} from '@/domain/wellbore/sweep';
import { positionOf } from '@/domain/wellbore/well-path';
import { drawnRadiusM } from '@/domain/wellbore/wellbore';
import { buildKept } from './kept';
import type { Palette } from './palette';
import type { PipePicture } from './picture';

/** The opening of the pipes (degrees) towards the first view; a schematic shows half. */
const gapDeg = 120;
/** Segments of a circle; in a well of many strings each pipe is thin, and a graphics card may be missing. */
const mostCorners = 28;
const fewCorners = 12;
const manyStrings = 12;
/** Smaller bends along a tube (as a cosine: 1.5 degrees) are invisible. */
const straightCosine = Math.cos((1.5 * Math.PI) / 180);

/** The frames of a stretch at its bends and its ends. */
function atTurns(frames: readonly Frame[]): Frame[] {
  const kept: Frame[] = [];
  for (const [index, frame] of frames.entries()) {
    const last = kept.at(-1)?.along;
    const cosine = last
      ? last.north * frame.along.north + last.east * frame.along.east + last.down * frame.along.down
      : -1;
    if (index === frames.length - 1 || cosine < straightCosine) kept.push(frame);
  }
  return kept;
}
/** A casing's wall is at most a tenth of its width. It is exaggerated, because the true one would be invisible. */
const innerPart = 0.86;
/** A hole of unknown size is drawn around its string, wider by this factor. */
const looseFit = 1.25;

const geometryOf = ({ positions, normals, indices }: Triangles): BufferGeometry => {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new BufferAttribute(normals, 3));
  geometry.setIndex(new BufferAttribute(indices, 1));
  return geometry;
};

const solid = (triangles: Triangles, color: Color, opacity = 1): Mesh<BufferGeometry, MeshLambertMaterial> =>
  new Mesh(
    geometryOf(triangles),
    new MeshLambertMaterial({
      color,
      side: DoubleSide,
      transparent: opacity < 1,
      opacity,
      depthWrite: opacity === 1,
    }),
  );

/** What is drawn with one material. */
type Part = 'cased' | 'open' | 'steel' | 'cut' | 'cement' | 'ends';

/** The wellbore: hole, strings and cement around the path. */
export function buildPipe(picture: PipePicture, palette: Palette<Color>): Group {
  const group = new Group();
  const { path, kept, holes, strings, radiusFactor, bounds } = picture;
  if (!path) return group;
  const heightM = bounds.tvd[1] - bounds.tvd[0];
  const shoeM = heightM * 0.026;
  const startM = path.trajectory.start.ahdM;
  const reservoirs = reservoirStretches(picture);
  const frames = framesAlong(path.trajectory, [
    ...holes.flatMap(({ fromAhdM, toAhdM }) => [fromAhdM, toAhdM]),
    ...strings.flatMap(({ fromAhdM, shoe, cementFromAhdM }) => [
      fromAhdM,
      fromAhdM + shoeM,
      shoe.ahdM,
      Math.max(startM, shoe.ahdM - shoeM),
      cementFromAhdM ?? startM,
    ]),
    ...reservoirs.flat(),
  ]);
  const corners = strings.length > manyStrings ? fewCorners : mostCorners;
  const radius = (diameterIn: number) => drawnRadiusM(diameterIn, radiusFactor);
  const between = (fromM: number, toM: number) => framesBetween(frames, fromM, toM);

  // One mesh per colour: a well of forty strings would otherwise need some two hundred calls per frame.
  const parts = { cased: [], open: [], steel: [], cut: [], cement: [], ends: [] } as Record<
    Part,
    Triangles[]
  >;
  for (const hole of holes) {
    if (hole.diameterIn === null) continue;
    const wall = tube(atTurns(between(hole.fromAhdM, hole.toAhdM)), radius(hole.diameterIn), gapDeg, corners);
    const isCased = strings.some(({ sectionId }) => sectionId === hole.sectionId);
    parts[isCased ? 'cased' : 'open'].push(wall);
  }
  for (const string of strings) {
    const { fromAhdM, shoe, outerDiameterIn } = string;
    const outerM = radius(outerDiameterIn);
    const innerM = outerM * innerPart;
    const pipe = between(fromAhdM, shoe.ahdM);
    if (pipe.length < 2) continue;
    const turns = atTurns(pipe);
    parts.steel.push(tube(turns, outerM, gapDeg, corners), tube(turns, innerM, gapDeg, corners));
    parts.cut.push(cutFaces(turns, innerM, outerM, gapDeg));
    const cement = cementOf(
      string,
      holes,
      strings,
      (from, to) => atTurns(between(from, to)),
      radius,
      corners,
    );
    if (cement) parts.cement.push(cement);
    // The shoe widens downwards on both sides, as on every schematic; a liner's hanger widens upwards.
    const foot = pipe.at(-1);
    const above = pipe.find(({ ahdM }) => ahdM >= shoe.ahdM - shoeM);
    if (foot && above && above !== foot) {
      const wide = outerM * 1.12 + heightM * 0.017;
      const skirt = cone(above, outerM, foot, wide, gapDeg, corners);
      parts.ends.push(skirt, ring(foot, innerM, wide, gapDeg, corners));
    }
    const hanger = pipe[0];
    const below = pipe.find(({ ahdM }) => ahdM >= fromAhdM + shoeM);
    if (string.kind === 'liner' && hanger && below && below !== hanger) {
      parts.ends.push(cone(hanger, outerM * 1.22, below, outerM, gapDeg, corners));
    }
  }
  const steel = palette.muted.clone().lerp(palette.accent, 0.35).lerp(palette.surface, 0.3);
  const cutSteel = palette.ink.clone().lerp(palette.muted, 0.3);
  const grout = palette.muted.clone().lerp(palette.line, 0.72);
  const looks: Record<Part, readonly [colour: Color, opacity: number]> = {
    cased: [palette.muted, 0.3],
    open: [palette.muted, 0.6],
    steel: [steel, 1],
    cut: [cutSteel, 1],
    cement: [grout, 1],
    ends: [palette.ink, 1],
  };
  for (const part of Object.keys(looks) as Part[]) {
    if (parts[part].length > 0) group.add(solid(joined(parts[part]), ...looks[part]));
  }
  const holeAt = (ahdM: number) =>
    radius(holes.find(({ toAhdM }) => toAhdM > ahdM)?.diameterIn ?? holes.at(-1)?.diameterIn ?? 0);
  for (const [fromM, toM] of reservoirs) {
    const mark = solid(
      tube(atTurns(between(fromM, toM)), holeAt(fromM) * 1.2 + heightM * 0.014, 0, corners),
      palette.active,
      0.3,
    );
    // One side only: its triangles face the path, and two sides would show in patches.
    mark.material.side = BackSide;
    mark.renderOrder = 3;
    group.add(mark);
  }
  group.add(pathLine(frames, palette), derrick(frames, heightM, palette), buildKept(kept, heightM, palette));
  return group;
}

/** The hole's interval in each reservoir, m AHD. */
function reservoirStretches({ path, reservoirs }: PipePicture): [number, number][] {
  if (!path) return [];
  return reservoirs.flatMap(({ topM, baseM }): [number, number][] => {
    const enters = positionOf(path, null, topM);
    if (!enters) return [];
    const leaves = positionOf(path, null, baseM) ?? path.trajectory.end;
    return leaves.ahdM > enters.ahdM ? [[enters.ahdM, leaves.ahdM]] : [];
  });
}

/** Between the string and the hole below the last shoe, and between the two strings above it. */
function cementOf(
  string: PipeString,
  holes: readonly HoleSection[],
  strings: readonly PipeString[],
  between: (fromM: number, toM: number) => Frame[],
  radius: (diameterIn: number) => number,
  corners: number,
): Triangles | null {
  const { cementFromAhdM, shoe, outerDiameterIn } = string;
  if (cementFromAhdM === null) return null;
  const outerM = radius(outerDiameterIn);
  const around = strings.filter(
    (other) => other.shoe.ahdM < shoe.ahdM && other.outerDiameterIn > outerDiameterIn,
  );
  const parts: Triangles[] = [];
  const add = (fromM: number, toM: number, toRadiusM: number) => {
    const stretch = between(fromM, toM);
    const [top] = stretch;
    const foot = stretch.at(-1);
    if (stretch.length < 2 || !top || !foot || toRadiusM <= outerM) return;
    parts.push(
      tube(stretch, toRadiusM, gapDeg, corners),
      cutFaces(stretch, outerM, toRadiusM, gapDeg),
      ring(top, outerM, toRadiusM, gapDeg, corners),
      ring(foot, outerM, toRadiusM, gapDeg, corners),
    );
  };
  const innermost = around.toSorted((one, other) => one.outerDiameterIn - other.outerDiameterIn)[0];
  const lastShoeM = innermost?.shoe.ahdM ?? 0;
  if (innermost && cementFromAhdM < lastShoeM) {
    add(cementFromAhdM, lastShoeM, radius(innermost.outerDiameterIn) * innerPart);
  }
  const hole = holes.find(({ sectionId }) => sectionId === string.sectionId);
  const holeM = hole?.diameterIn ? radius(hole.diameterIn) : outerM * looseFit;
  // A hole recorded as smaller than its string (it occurs) has no room for cement: none is drawn.
  add(Math.max(cementFromAhdM, lastShoeM), shoe.ahdM, holeM);
  return parts.length > 0 ? joined(parts) : null;
}

function pathLine(frames: readonly Frame[], palette: Palette<Color>): Line {
  const geometry = new BufferGeometry();
  const positions = Float32Array.from(frames.flatMap(({ at }) => inPicture(at)));
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  return new Line(geometry, new LineBasicMaterial({ color: palette.accent }));
}

/** A derrick: four legs to a crown over the drill floor. */
function derrick(frames: readonly Frame[], heightM: number, palette: Palette<Color>): LineSegments {
  const [x, y, z] = inPicture(frames[0]?.at ?? { north: 0, east: 0, down: 0 });
  const halfM = heightM * 0.022;
  const tallM = heightM * 0.075;
  const feet: [number, number][] = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ];
  const at = ([alongX, alongZ]: [number, number], part: number): [number, number, number] => [
    x + alongX * halfM * (1 - part * 0.78),
    y + tallM * part,
    z + alongZ * halfM * (1 - part * 0.78),
  ];
  const positions: number[] = [];
  feet.forEach((foot, index) => {
    const next = feet[(index + 1) % 4] ?? foot;
    positions.push(...at(foot, 0), ...at(foot, 1));
    for (const part of [0, 0.35, 0.7, 1]) positions.push(...at(foot, part), ...at(next, part));
    positions.push(...at(foot, 0), ...at(next, 0.35), ...at(next, 0.35), ...at(foot, 0.7));
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(positions), 3));
  return new LineSegments(geometry, new LineBasicMaterial({ color: palette.ink }));
}
