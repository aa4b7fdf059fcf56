import { formatInches } from '@/domain/inches';
import { depthTicks } from '@/domain/wellbore/depth-scale';
import { positionOf } from '@/domain/wellbore/well-path';
import { northWords, type KeptPaths } from '@/domain/wellbore/kept-paths';
import { inPicture } from '@/domain/wellbore/sweep';
import { words } from '@/domain/montage/figures';
import { stringWords } from '../describe-wellbore';
import type { SceneModel } from '../scene-model';
import { middleOf, type Box, type Point, type Room } from './camera';
import { arrowReach, type Heading, type Label, type Labelling, type NorthArrow, type Tick } from './labels';
import { drawnBands } from './picture';
import { inUnit, ofUnit, quantityFigure, unitOf } from '@/domain/shown-units/figures';

const depthText = (depthM: number): string => quantityFigure('length', depthM);

/** Projects a point of the scene to px of the picture. */
type Project = (point: Point) => { x: number; y: number };

/** More candidates than this never find room. */
const mostCandidates = 60;
/** Px for the figures of the scale. */
const scaleWidth = 42;

/** Px for the text over the scale, with its margin. */
const headingWidth = 78;

/** Below this width only names fit. */
export const isNarrow = (width: number): boolean => width < 640;

/** Below this width the names of formations would leave the well a fifth of the picture: the table next to it has them. */
const isTiny = (width: number): boolean => width < 300;

/** The room for labels. A narrow screen shows only names. */
export function roomFor(width: number, height: number): Room {
  const narrow = isNarrow(width);
  return {
    width,
    height,
    left: narrow ? 110 : 280,
    right: isTiny(width) ? 16 : narrow ? 112 : 240,
    // The derrick is on top of the box.
    top: 36,
    bottom: 12,
  };
}

interface Edges {
  readonly left: Point;
  readonly right: Point;
}

/** The outermost two vertical edges of the box, at its top. */
function outerEdges({ least, most }: Box, project: Project): Edges {
  const edges: Point[] = [
    [least[0], most[1], least[2]],
    [most[0], most[1], least[2]],
    [most[0], most[1], most[2]],
    [least[0], most[1], most[2]],
  ];
  const middle = (edge: Point) => project([edge[0], (least[1] + most[1]) / 2, edge[2]]).x;
  const sorted = edges.toSorted((one, other) => middle(one) - middle(other));
  const [left = edges[0]!] = sorted;
  return { left, right: sorted.at(-1) ?? left };
}

/**
 * The labels of the current picture: formations on the right, the hole on the left, and the scale. The hole's depths
 * are along the hole and the others vertical; a heading over each column says so.
 */
export function labelling(
  model: SceneModel,
  box: Box,
  room: Room,
  project: Project,
  marked: string | null,
): Labelling {
  const { layers, strings, reservoirs, drillFloorM, path, kept, bounds } = model.wellbore;
  const { left, right } = outerEdges(box, project);
  const narrow = isNarrow(room.width);
  const at = ([x, , z]: Point, tvdM: number) => project([x, -tvdM, z]);

  const bands = drawnBands(model);
  const heaviest = bands
    .toSorted((one, other) => other.baseM - other.topM - (one.baseM - one.topM))
    .slice(0, mostCandidates);
  const markedLayer = layers.find(({ formationId }) => formationId === marked);
  const layersByWeight = heaviest
    .map(({ layer }) => layer)
    .filter((layer) => layer !== markedLayer)
    .concat(markedLayer ?? []);
  const formations: Label[] = (isTiny(room.width) ? [] : layersByWeight).map((layer) => ({
    key: `formation ${layer.sectionId} ${layer.formationId}`,
    text: words(layer.name),
    figure: narrow ? '' : depthText(layer.topM),
    kind: 'formation',
    ...at(right, layer.topM),
    weight: layer.baseM - layer.topM,
    isMarked: layer === markedLayer,
  }));

  const hole: Label[] = [];
  const add = (label: Omit<Label, 'x' | 'y' | 'isMarked'>, ahdM: number | null, tvdM: number) => {
    const position = path && positionOf(path, ahdM, tvdM);
    if (!position) return;
    const { northM, eastM } = position;
    const point = project(inPicture({ north: northM, east: eastM, down: position.tvdM }));
    hole.push({ ...label, ...point, isMarked: false });
  };
  for (const string of strings) {
    const name = stringWords(string);
    const { shoe, fromAhdM, cementFromAhdM, sectionId } = string;
    add(
      {
        key: `shoe ${sectionId}`,
        text: narrow ? `${formatInches(string.outerDiameterIn)}″` : `${name} shoe`,
        figure: narrow ? '' : depthText(shoe.ahdM),
        kind: 'string',
        weight: 4,
      },
      shoe.ahdM,
      shoe.tvdM,
    );
    if (string.kind === 'liner' && !narrow)
      add(
        {
          key: `hanger ${sectionId}`,
          text: `${name} hanger`,
          figure: depthText(fromAhdM),
          kind: 'string',
          weight: 2,
        },
        fromAhdM,
        0,
      );
    if (cementFromAhdM !== null && cementFromAhdM > fromAhdM && !narrow)
      add(
        {
          key: `cement ${sectionId}`,
          text: `Top of cement, ${name}`,
          figure: depthText(cementFromAhdM),
          kind: 'cement',
          weight: 1,
        },
        cementFromAhdM,
        0,
      );
  }
  if (path && !strings.some(({ shoe }) => shoe.ahdM === path.trajectory.end.ahdM)) {
    const { ahdM, tvdM } = path.trajectory.end;
    add({ key: 'td', text: 'TD', figure: depthText(ahdM), kind: 'string', weight: 3 }, ahdM, tvdM);
  }
  // On a phone only the strings' sizes fit: the text below the picture has the rest.
  for (const { id, name, topM, baseM } of narrow ? [] : reservoirs) {
    hole.push({
      key: `reservoir ${id}`,
      text: `Reservoir ${words(name)}`,
      figure: '',
      kind: 'reservoir',
      ...at(left, (topM + baseM) / 2),
      weight: 3,
      isMarked: false,
    });
  }
  for (const { id, name, northM, eastM, tvdM } of narrow ? [] : (kept?.targets ?? [])) {
    if (tvdM === null) continue;
    hole.push({
      key: `target ${id}`,
      text: `Target ${words(name)}`,
      figure: '',
      kind: 'target',
      ...project(inPicture({ north: northM, east: eastM, down: tvdM })),
      weight: 3,
      isMarked: false,
    });
  }
  if (!narrow) {
    hole.push({
      key: 'drill floor',
      text: 'Drill floor',
      figure: '',
      kind: 'datum',
      ...at(left, 0),
      weight: 2,
      isMarked: false,
    });
  }
  if (!narrow && drillFloorM !== null && drillFloorM > 0) {
    hole.push({
      key: 'sea level',
      text: 'Sea level, TVD SS 0',
      figure: '',
      kind: 'datum',
      ...at(left, drillFloorM),
      weight: 2,
      isMarked: false,
    });
  }

  // Px between the picture and a column of labels.
  const columnGap = narrow ? 12 : 22;
  const [, deepestM] = bounds.tvd;
  const tall = Math.abs(at(left, deepestM).y - at(left, 0).y);
  const most = Math.floor(tall / 34);
  const ticks: Tick[] =
    most < 1
      ? []
      : depthTicks(inUnit('length', deepestM), most).map((shown) => {
          const tvdM = ofUnit('length', shown);
          const { x, y } = at(left, tvdM);
          return { text: quantityFigure('length', tvdM, 0), x: x - 5, y };
        });
  const leftX = Math.min(...[0, deepestM].map((tvdM) => at(left, tvdM).x)) - scaleWidth - columnGap;
  const rightX = Math.max(...[0, deepestM].map((tvdM) => at(right, tvdM).x)) + columnGap;
  const clampedLeft = Math.max(
    room.left - scaleWidth - columnGap - (narrow ? 4 : 24),
    Math.min(room.width - room.right, leftX),
  );
  const clampedRight = Math.min(room.width - room.right + 24, Math.max(room.left, rightX));
  const headings: Heading[] = [];
  const ofHole = hole.some(({ figure: depth }) => depth !== '');
  if (ofHole) headings.push({ text: `AHD BDF, ${unitOf('length')}`, x: clampedLeft, anchor: 'end' });
  if (formations.some(({ figure: depth }) => depth !== ''))
    headings.push({ text: `TVD BDF, ${unitOf('length')}`, x: clampedRight, anchor: 'start' });
  const scale = ticks.find(({ x, y }) => x > 0 && x < room.width && y > 0 && y < room.height);
  // Leaves room for the heading on its left, if there is one.
  if (scale) {
    const x = ofHole ? Math.max(scale.x, clampedLeft + headingWidth) : scale.x;
    headings.push({ text: `TVD BDF, ${unitOf('length')}`, x, anchor: 'end' });
  }
  return {
    columns: [
      { side: 'left', x: clampedLeft, width: Math.min(clampedLeft - 8, 240), labels: hole },
      {
        side: 'right',
        x: clampedRight,
        width: Math.min(room.width - clampedRight - 8, 240),
        labels: formations,
      },
    ],
    ticks,
    headings,
    north: kept && northArrow(kept, box, room, project),
  };
}

/** Px from the corner of the picture. */
const arrowInset = { x: 52, y: 54 };

/**
 * The north of the kept path's azimuths as an arrow in the lower left corner. It lies level at the bottom of the picture, so it
 * turns and shortens with the view.
 */
function northArrow(
  { north }: Pick<KeptPaths, 'north'>,
  box: Box,
  { height }: Room,
  project: Project,
): NorthArrow {
  const [x, , z] = middleOf(box);
  const y = box.least[1];
  const reachM = (box.most[2] - box.least[2]) / 2;
  const [toX, , toZ] = inPicture({ north: reachM, east: 0, down: 0 });
  const [sideX, , sideZ] = inPicture({ north: 0, east: reachM, down: 0 });
  const middle = project([x, y, z]);
  const away = (dx: number, dz: number) => {
    const tip = project([x + dx, y, z + dz]);
    return { dx: tip.x - middle.x, dy: tip.y - middle.y };
  };
  const [tip, side] = [away(toX, toZ), away(sideX, sideZ)];
  // The longer of the two level directions has the full length, so that the arrow keeps its size when the view zooms.
  const scale = arrowReach / Math.max(Math.hypot(tip.dx, tip.dy), Math.hypot(side.dx, side.dy), 1e-6);
  const name = northWords(north);
  return {
    text: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    x: arrowInset.x,
    y: height - arrowInset.y,
    dx: tip.dx * scale,
    dy: tip.dy * scale,
  };
}
