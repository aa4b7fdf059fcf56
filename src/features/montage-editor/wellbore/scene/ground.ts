import {
  BackSide,
  BufferAttribute,
  BufferGeometry,
  type Color,
  DoubleSide,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
} from 'three';
import type { Box } from './camera';
import type { Palette } from './palette';
import type { GroundPicture, PaintedBand } from './picture';

/** The opacity of the far walls, and of one plate; many plates share it. */
const wallOpacity = 0.9;
const platesOpacity = 1.1;
/** The other walls are darker, so that the corner between them shows. */
const shade = 0.94;

/** The four corners of a level in order. */
const corners = ({ least, most }: Box, y: number): [number, number, number][] => [
  [least[0], y, least[2]],
  [most[0], y, least[2]],
  [most[0], y, most[2]],
  [least[0], y, most[2]],
];

const outline = (box: Box, y: number): number[] => {
  const around = corners(box, y);
  return around.flatMap((corner, index) => [...corner, ...(around[(index + 1) % 4] ?? corner)]);
};

const geometryOf = (positions: readonly number[], colours?: readonly number[]): BufferGeometry => {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(positions), 3));
  if (colours) geometry.setAttribute('color', new BufferAttribute(Float32Array.from(colours), 3));
  return geometry;
};

const linesOf = (positions: readonly number[], color: Color, opacity = 1): LineSegments =>
  new LineSegments(
    geometryOf(positions),
    new LineBasicMaterial({ color, opacity, transparent: opacity < 1, depthWrite: false }),
  );

/** The formations: bands on the far walls of a box that is open to the viewer, and a thin plate at each top. */
export function buildGround(picture: GroundPicture, palette: Palette<Color>): Group {
  const group = new Group();
  const { box, bands, plates: levels } = picture;
  const walls: number[] = [];
  const wallColours: number[] = [];
  const plates: number[] = [];
  const plateColours: number[] = [];
  const edges: number[] = [];
  const addWalls = (topM: number, baseM: number, colour: Color) => {
    const upper = corners(box, -topM);
    const lower = corners(box, -baseM);
    for (let side = 0; side < 4; side += 1) {
      const [a, b] = [upper[side]!, upper[(side + 1) % 4]!];
      const [c, d] = [lower[side]!, lower[(side + 1) % 4]!];
      walls.push(...a, ...b, ...c, ...b, ...d, ...c);
      const shaded = side % 2 === 0 ? colour : colour.clone().multiplyScalar(shade);
      for (let point = 0; point < 6; point += 1) wallColours.push(shaded.r, shaded.g, shaded.b);
    }
  };
  const firstTopM = bands[0]?.topM ?? -box.least[1];
  if (firstTopM > 0) addWalls(0, firstTopM, palette.paper);
  const colourOf = ({ sediment }: PaintedBand): Color => palette.sediments[sediment - 1] ?? palette.line;
  for (const band of bands) {
    addWalls(band.topM, band.baseM, colourOf(band));
    edges.push(...outline(box, -band.topM));
  }
  for (const level of levels) {
    const colour = colourOf(level);
    const [a, b, c, d] = corners(box, -level.topM);
    if (a && b && c && d) plates.push(...a, ...b, ...c, ...a, ...c, ...d);
    for (let point = 0; point < 6; point += 1) plateColours.push(colour.r, colour.g, colour.b);
  }
  const wallMaterial = new MeshBasicMaterial({
    vertexColors: true,
    side: BackSide,
    transparent: true,
    opacity: wallOpacity,
    depthWrite: false,
  });
  const plateMaterial = new MeshBasicMaterial({
    vertexColors: true,
    side: DoubleSide,
    transparent: true,
    opacity: Math.min(0.26, platesOpacity / Math.max(1, levels.length)),
    depthWrite: false,
  });
  const wall = new Mesh(geometryOf(walls, wallColours), wallMaterial);
  const plate = new Mesh(geometryOf(plates, plateColours), plateMaterial);
  const frame = linesOf([...outline(box, 0), ...outline(box, box.least[1])], palette.muted, 0.45);
  const tops = linesOf(edges, palette.ink, Math.min(0.28, 8 / Math.max(1, bands.length)));
  wall.renderOrder = -4;
  tops.renderOrder = -3;
  frame.renderOrder = -3;
  plate.renderOrder = 4;
  group.add(wall, tops, frame, plate, ...buildReservoirs(picture, palette), ...buildSea(picture, palette));
  return group;
}

/** Lines around the box at the top and base of each reservoir, and the wall between them in the accent colour. */
function buildReservoirs(
  { box, reservoirs }: GroundPicture,
  palette: Palette<Color>,
): (Mesh | LineSegments)[] {
  const faces: number[] = [];
  const lines: number[] = [];
  for (const { topM, baseM } of reservoirs) {
    const upper = corners(box, -topM);
    const lower = corners(box, -baseM);
    lines.push(...outline(box, -topM), ...outline(box, -baseM));
    for (let side = 0; side < 4; side += 1) {
      const [a, b] = [upper[side]!, upper[(side + 1) % 4]!];
      const [c, d] = [lower[side]!, lower[(side + 1) % 4]!];
      faces.push(...a, ...b, ...c, ...b, ...d, ...c);
    }
  }
  if (faces.length === 0) return [];
  const material = new MeshBasicMaterial({
    color: palette.active,
    side: BackSide,
    transparent: true,
    opacity: 0.3,
    depthWrite: false,
  });
  const wall = new Mesh(geometryOf(faces), material);
  wall.renderOrder = -2;
  const edges = linesOf(lines, palette.active, 0.9);
  edges.renderOrder = -2;
  return [wall, edges];
}

/** TVD SS 0, if the drill floor's height is known. */
function buildSea({ box, drillFloorM }: GroundPicture, palette: Palette<Color>): (Mesh | LineSegments)[] {
  if (drillFloorM === null || drillFloorM < 0 || -drillFloorM < box.least[1]) return [];
  const [a, b, c, d] = corners(box, -drillFloorM);
  if (!a || !b || !c || !d) return [];
  const material = new MeshBasicMaterial({
    color: palette.water,
    side: DoubleSide,
    transparent: true,
    opacity: 0.35,
    depthWrite: false,
  });
  const plane = new Mesh(geometryOf([...a, ...b, ...c, ...a, ...c, ...d]), material);
  plane.renderOrder = 5;
  return [plane, linesOf(outline(box, -drillFloorM), palette.accent, 0.8)];
}
