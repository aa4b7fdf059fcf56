import type { Mark, Subject } from '../drawing/drawing';
import { formatInches } from '../inches';
import type { Band } from '../wellbore/layers';
import type { HoleSection, PipeString } from '../wellbore/strings';
import type { Wellbore } from '../wellbore/wellbore';
import { annulusOf } from './annulus';
import type { DepthAxis } from './depth-axis';
import { depthFigure } from './figures';
import { bandMarks, type Sediments } from './formation-track';
import { labelColumn, type Label } from './labels';
import { thin, type Style, type TrackPlace } from './style';

interface Given {
  readonly wellbore: Wellbore;
  readonly bands: readonly Band[];
  readonly sediments: Sediments;
}

interface Scale {
  readonly axis: DepthAxis;
  readonly style: Style;
  /** The middle of the well. */
  readonly middle: number;
  /** Half of a diameter (in), as it is drawn. */
  half(diameterIn: number): number;
}

const sectionSubject = ({ sectionId }: { readonly sectionId: string }): Subject => ({
  of: 'section',
  id: sectionId,
});

/** The labels' share of the track; they need some text sizes, and the well looks lost in more. */
const labelTextSizes = { least: 5.3, most: 17 };

/**
 * Holes, strings, shoes, hangers and cement, at widths in proportion to their diameters, in front of the faint formations;
 * drill floor and sea level; and beside them the sizes with the depths of the section ends.
 */
export function wellTrack(
  { wellbore, bands, sediments }: Given,
  axis: DepthAxis,
  { x, width }: TrackPlace,
  style: Style,
): Mark[] {
  const { textSize, line } = style;
  const labelWidth = Math.min(
    labelTextSizes.most * textSize,
    Math.max(labelTextSizes.least * textSize, width * 0.5),
    width * 0.75,
  );
  const well = { x, width: width - labelWidth };
  const { holes, strings, path } = wellbore;
  const widestIn = Math.max(
    1,
    ...holes.map(({ diameterIn }) => diameterIn ?? 0),
    ...strings.map(({ outerDiameterIn }) => outerDiameterIn),
  );
  const room = Math.min(well.width * 0.82, textSize * 16);
  const scale: Scale = {
    axis,
    style,
    middle: well.x + well.width / 2,
    half: (diameterIn) => ((diameterIn / widestIn) * room) / 2,
  };
  const marks: Mark[] = bandMarks(bands, sediments, axis, well, 0.28);
  marks.push(...levelLines(wellbore, scale, well));
  if (path) {
    const drilled = holes.flatMap((hole, index) => holeMarks(hole, holes[index + 1], scale));
    marks.push(...alike(drilled));
    for (const string of strings) marks.push(...cementMarks(string, wellbore, scale));
    marks.push(...alike(strings.flatMap((string) => stringMarks(string, strings, scale))));
  }
  const sides: Mark[] = [well.x, well.x + well.width].map((side) => ({
    kind: 'path',
    points: [
      [side, axis.top],
      [side, axis.bottom],
    ],
    closed: false,
    stroke: thin(style),
  }));
  const labels = wellLabels(wellbore, axis, textSize, labelWidth);
  const words = labelColumn(labels, axis, { x: well.x + well.width, width: labelWidth - line }, style);
  return [...marks, ...sides, ...words.marks];
}

/** Areas first, then lines, then shapes: who draws can make one shape of those that look alike. */
function alike(marks: readonly Mark[]): Mark[] {
  const turn = (mark: Mark) =>
    mark.kind === 'rect' ? (mark.fill === 'hole' ? 0 : 3) : mark.kind === 'path' && mark.closed ? 2 : 1;
  return marks.toSorted((one, other) => turn(one) - turn(other));
}

function levelLines({ drillFloorM, path }: Wellbore, { axis, style }: Scale, well: TrackPlace): Mark[] {
  const { line, textSize } = style;
  const across = (y: number, ink: 'ink' | 'water', width: number): Mark => ({
    kind: 'path',
    points: [
      [well.x, y],
      [well.x + well.width, y],
    ],
    closed: false,
    stroke: { ink, width },
  });
  const marks: Mark[] = path ? [across(axis.y(0), 'ink', line * 1.5)] : [];
  const seaM = seaLevelOn(drillFloorM, axis);
  if (seaM === null) return marks;
  const y = axis.y(seaM);
  const side = textSize * 0.55;
  const at = well.x + textSize * 0.7;
  const above = Math.max(axis.top, y - side);
  marks.push(across(y, 'water', line * 1.5), {
    kind: 'path',
    points: [
      [at, y],
      [at - side / 2, above],
      [at + side / 2, above],
    ],
    closed: true,
    fill: 'water',
  });
  return marks;
}

/** Sea level on an axis, m below the drill floor; null where the elevation is not known or the axis does not get there. */
function seaLevelOn(drillFloorM: number | null, axis: DepthAxis): number | null {
  if (drillFloorM === null) return null;
  const depthM = drillFloorM <= 0 ? drillFloorM : axis.ofTvd(drillFloorM);
  return depthM !== null && depthM >= axis.fromM && depthM <= axis.toM ? depthM : null;
}

/** Two places of the hole on the axis, the higher one first: along a hole that turns up the deeper is the shallower. */
function between(fromAhdM: number, toAhdM: number, { axis }: Scale): readonly [number, number] | null {
  const from = axis.ofAhd(fromAhdM);
  const to = axis.ofAhd(toAhdM);
  if (from === null || to === null) return null;
  const [one, other] = [axis.y(from), axis.y(to)];
  return one <= other ? [one, other] : [other, one];
}

/** Its bottom is a shoulder around the hole that goes on below it. */
function holeMarks(hole: HoleSection, next: HoleSection | undefined, scale: Scale): Mark[] {
  const { middle, half, style } = scale;
  const span = between(hole.fromAhdM, hole.toAhdM, scale);
  if (!span) return [];
  const [from, to] = span;
  const subject = sectionSubject(hole);
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

function cementMarks(string: PipeString, { holes, strings }: Wellbore, scale: Scale): Mark[] {
  if (string.cementFromAhdM === null) return [];
  const { middle, half, style } = scale;
  return annulusOf(string, string.cementFromAhdM, holes, strings).flatMap((part): Mark[] => {
    const span = between(part.fromAhdM, part.toAhdM, scale);
    if (!span) return [];
    const inner = half(part.innerIn);
    // Cement that is there is seen, however narrow its room; where that is not known it is as narrow.
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

function stringMarks(string: PipeString, strings: readonly PipeString[], scale: Scale): Mark[] {
  const { axis, middle, half, style } = scale;
  const span = between(string.fromAhdM, string.shoe.ahdM, scale);
  const shoeM = axis.ofAhd(string.shoe.ahdM);
  if (!span || shoeM === null) return [];
  const width = half(string.outerDiameterIn);
  const shoe = axis.y(shoeM);
  const side = style.textSize * 0.6;
  const above = Math.max(axis.top, shoe - side);
  const subject = sectionSubject(string);
  // In a slim drawing a heavier wall would fill the annulus.
  const wallLine = style.line * (width > style.line * 14 ? 1.5 : 1);
  const marks: Mark[] = [];
  for (const way of [-1, 1]) {
    const wall = middle + way * width;
    marks.push({
      kind: 'path',
      points: [
        [wall, span[0]],
        [wall, span[1]],
      ],
      closed: false,
      stroke: { ink: 'ink', width: wallLine },
    });
    marks.push({
      kind: 'path',
      points: [
        [wall, above],
        [wall + way * side, shoe],
        [wall, shoe],
      ],
      closed: true,
      fill: 'ink',
      subject,
    });
  }
  if (string.kind === 'liner') marks.push(...hangerMarks(string, strings, scale));
  return marks;
}

/** The packed hanger: a block on each side, between the liner and the string that it hangs in. */
function hangerMarks(liner: PipeString, strings: readonly PipeString[], scale: Scale): Mark[] {
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

/** Where each section ends and what is set there, and the levels that depths are counted from. */
function wellLabels(wellbore: Wellbore, axis: DepthAxis, textSize: number, width: number): Label[] {
  const { holes, strings, drillFloorM, path } = wellbore;
  if (!path) return [];
  const isWide = width >= textSize * 7;
  const hasRoom = width >= textSize * 10;
  const isWordy = width >= textSize * 13;
  const labels: Label[] = [];
  const add = (depthM: number | null, label: Omit<Label, 'y' | 'free'>) => {
    if (depthM !== null) labels.push({ y: axis.y(depthM), free: textSize * 0.4, ...label });
  };
  add(0, { text: isWide ? 'Drill floor' : 'Floor', strength: 'regular', ink: 'muted', weight: 2 });
  add(seaLevelOn(drillFloorM, axis), {
    text: isWide ? 'Sea level' : 'Sea',
    strength: 'regular',
    ink: 'muted',
    weight: 2,
    ...(drillFloorM === null ? {} : { figures: depthFigure(drillFloorM) }),
  });
  for (const string of strings) {
    const size = `${formatInches(string.outerDiameterIn)}″`;
    const depthM = axis.ofAhd(string.shoe.ahdM);
    add(depthM, {
      text: isWordy ? `${size} ${string.kind}` : size,
      strength: 'strong',
      ink: 'ink',
      weight: 5,
      ...(depthM === null ? {} : { figures: depthFigure(depthM) }),
      subject: sectionSubject(string),
    });
    if (!hasRoom) continue;
    const hangerM = string.kind === 'liner' ? axis.ofAhd(string.fromAhdM) : null;
    if (hangerM !== null)
      add(hangerM, {
        text: 'Liner hanger',
        strength: 'regular',
        ink: 'muted',
        weight: 1.5,
        figures: depthFigure(hangerM),
      });
    const { cementFromAhdM } = string;
    if (cementFromAhdM === null || cementFromAhdM <= string.fromAhdM) continue;
    const cementM = axis.ofAhd(cementFromAhdM);
    if (cementM !== null)
      add(cementM, {
        text: `TOC ${size}`,
        strength: 'regular',
        ink: 'muted',
        weight: 1,
        figures: depthFigure(cementM),
      });
  }
  const cased = new Set(strings.map(({ sectionId }) => sectionId));
  for (const hole of holes) {
    if (cased.has(hole.sectionId)) continue;
    const depthM = axis.ofAhd(hole.toAhdM);
    const size = hole.diameterIn === null ? '' : `${formatInches(hole.diameterIn)}″ `;
    add(depthM, {
      text: isWordy ? `${size}hole TD` : `${size}TD`,
      strength: 'strong',
      ink: 'ink',
      weight: 4,
      ...(depthM === null ? {} : { figures: depthFigure(depthM) }),
      subject: sectionSubject(hole),
    });
  }
  return labels;
}
