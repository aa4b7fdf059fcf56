import type { Mark, PathMark } from '../drawing/drawing';
import { formatInches } from '../inches';
import { roundStep } from '../wellbore/depth-scale';
import { layerAt, type Layer } from '../wellbore/layers';
import { positionOf, type WellPath } from '../wellbore/well-path';
import type { Wellbore } from '../wellbore/wellbore';
import { depthAxisOf, seaLevelOn, type DepthAxis } from './depth-axis';
import { depthFigure, roundFigure } from './figures';
import { bandMarks, bandsOn, type Sediments } from './formation-track';
import { labelColumn, type Label } from './labels';
import { scaleTitle, scaleTrack, scaleWidth } from './scale-track';
import type { Schematic } from './schematic';
import { baseLine, lineHeight, plainName, thin, type Style, type TrackPlace } from './style';

export interface VerticalSectionOptions extends Style {
  /** Of the whole drawing, in its unit. */
  readonly width: number;
  readonly height: number;
  /** The sediment of each formation, as in the table. */
  readonly sediments: Sediments;
}

/** Points of the drawn path: enough for a smooth curve on a large screen. */
const pathPoints = 120;
/** The room for labels on the right, in text sizes: if the drawing has it, if not, half of its width. */
const labelTextSizes = 13;
/** A vertical hole has no departure, but its section has some width. In parts of its depth. */
const leastWidthPart = 0.1;

/** Departure (m) from the drill floor in the plane of a path without azimuth, by distance along the hole. */
function departures(path: WellPath): readonly { readonly tvdM: number; readonly vsM: number }[] {
  const { start, end } = path.trajectory;
  return Array.from({ length: pathPoints + 1 }, (_, index) => {
    const ahdM = start.ahdM + ((end.ahdM - start.ahdM) * index) / pathPoints;
    const at = positionOf(path, Math.min(ahdM, end.ahdM), null) ?? end;
    return { tvdM: at.tvdM, vsM: at.eastM };
  });
}

/**
 * The vertical section of a well: departure across and TVD down, both to the same scale, with formations, shoes,
 * reservoirs and section ends. Depths are below the drill floor. Nothing is invented: a montage has no azimuth, so the
 * section lies in the plane of its path (see `wellPathOf`). Never throws.
 */
export function verticalSectionOf(wellbore: Wellbore, options: VerticalSectionOptions): Schematic {
  const { width, height, sediments, textSize, line } = options;
  const style: Style = options;
  const { path, layers } = wellbore;
  const points = path ? departures(path) : [];
  const top = Math.min(height / 2, lineHeight(style) * 3 + textSize * 0.3);
  const bottomMost = Math.max(top + line, height - textSize * 0.3);
  const deepestTopM = layers.at(-1)?.baseM ?? 0;
  const whole = depthAxisOf(wellbore, 'TVD', { top, bottom: bottomMost }, deepestTopM);
  const left = scaleWidth(whole, style);
  const labelWidth = Math.min(textSize * labelTextSizes, (width - left) / 2);
  const plot: TrackPlace = { x: left, width: Math.max(line, width - left - labelWidth) };

  const depthM = whole.toM - whole.fromM;
  const [leastM, mostM] = [
    Math.min(0, ...points.map(({ vsM }) => vsM)),
    Math.max(0, ...points.map(({ vsM }) => vsM)),
  ];
  const marginM = Math.max((mostM - leastM) * 0.08, depthM * leastWidthPart * 0.5);
  const spanM = mostM - leastM + marginM * 2;
  // One scale for both: the larger distance decides.
  const perMetre = Math.min((bottomMost - top) / depthM, plot.width / spanM);
  const axis = depthAxisOf(wellbore, 'TVD', { top, bottom: top + depthM * perMetre }, deepestTopM);
  const middle = plot.x + plot.width / 2 - ((leastM + mostM) / 2) * perMetre;
  const across = (vsM: number) => middle + vsM * perMetre;

  const bands = bandsOn(axis, layers, style);
  const marks: Mark[] = [
    ...headings(plot, left, axis, style),
    ...scaleTrack(axis, { x: 0, width: left }, style),
    ...bandMarks(bands, sediments, axis, plot, 0.4),
    ...departureScale(plot, across, perMetre, axis, style),
    ...levels(wellbore, axis, plot, style),
    ...reservoirMarks(wellbore, axis, plot, style),
    pathMark(
      points.map(({ tvdM, vsM }) => [across(vsM), axis.y(tvdM)] as const),
      style,
    ),
    ...shoeMarks(wellbore, axis, across, style),
  ];
  const labels = labelColumn(
    labelsOf(wellbore, bands, axis, style),
    axis,
    { x: plot.x + plot.width, width: labelWidth },
    style,
  );
  return {
    drawing: { width, height, marks: [...marks, ...labels.marks] },
    tracks: [{ name: 'formations', ...plot }],
    axis,
    formations: layers,
    remarks: [],
    subjectAt(x, y) {
      if (y < axis.top || y > axis.bottom || x < plot.x || x > width) return null;
      const layer = layerAt(layers, axis.depthAt(y));
      return layer && { of: 'formation', id: layer.formationId, section: layer.sectionId };
    },
    spanOf(subject) {
      const layer = layers.find(({ formationId }) => formationId === subject.id);
      return layer ? [axis.y(layer.topM), axis.y(layer.baseM)] : null;
    },
  };
}

/** Why there is no plan view, and what the section assumes; one sentence each. */
export function planRemarks({ path }: Wellbore): readonly string[] {
  if (!path) return [];
  if (path.basis === 'vertical')
    return ['The hole is vertical according to its depths: seen from above it is a point.'];
  return [
    'No plan view: a montage has AHD and TVD, but no azimuth, so north and east are unknown.',
    'The section lies in one vertical plane; a hole that turns ends nearer to the wellhead.',
  ];
}

function headings(plot: TrackPlace, left: number, axis: DepthAxis, style: Style): Mark[] {
  const { textSize } = style;
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
  return [...scale, text(plot.x + textSize * 0.3, 0, 'Departure, m', 'start')];
}

/** Round departures over the section, with faint lines. */
function departureScale(
  plot: TrackPlace,
  across: (vsM: number) => number,
  perMetre: number,
  axis: DepthAxis,
  style: Style,
): Mark[] {
  const { textSize, line, textWidth } = style;
  const right = plot.x + plot.width;
  const stepM = roundStep(plot.width / perMetre, Math.max(1, Math.floor(plot.width / (textSize * 5))));
  const first = Math.ceil((plot.x - across(0)) / perMetre / stepM);
  const last = Math.floor((right - across(0)) / perMetre / stepM);
  const ticks = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * stepM);
  const vertical = (x: number): PathMark => ({
    kind: 'path',
    points: [
      [x, axis.top],
      [x, axis.bottom],
    ],
    closed: false,
    stroke: thin(style),
  });
  const figures = ticks.flatMap((vsM): Mark[] => {
    const text = roundFigure(vsM);
    const half = textWidth(text, textSize, 'regular') / 2;
    const x = across(vsM);
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
  return [...ticks.map((vsM) => vertical(across(vsM))), frame, ...figures];
}

/** The drill floor, and sea level if its depth is known. */
function levels(
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
function reservoirMarks(
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

const pathMark = (points: PathMark['points'], { line }: Style): Mark => ({
  kind: 'path',
  points,
  closed: false,
  stroke: { ink: 'ink', width: line * 2.5 },
});

/** A triangle on either side of the hole at each shoe. */
function shoeMarks(
  { strings }: Wellbore,
  axis: DepthAxis,
  across: (vsM: number) => number,
  { textSize }: Style,
): Mark[] {
  const side = textSize * 0.6;
  return strings.flatMap(({ shoe, sectionId }) =>
    [-1, 1].map((way): Mark => {
      const [x, y] = [across(shoe.eastM), axis.y(shoe.tvdM)];
      return {
        kind: 'path',
        points: [
          [x, Math.max(axis.top, y - side)],
          [x + way * side, y],
          [x, y],
        ],
        closed: true,
        fill: 'ink',
        subject: { of: 'section', id: sectionId },
      };
    }),
  );
}

function labelsOf(
  { strings, holes, path }: Wellbore,
  bands: readonly { readonly topM: number; readonly baseM: number; readonly layer: Layer }[],
  axis: DepthAxis,
  { textSize }: Style,
): Label[] {
  const labels = bands.map(({ topM, baseM, layer }): Label => {
    const [from, to] = [axis.y(topM), axis.y(baseM)];
    return {
      y: (from + to) / 2,
      free: (to - from) / 2,
      weight: layer.baseM - layer.topM,
      text: plainName(layer.name),
      strength: 'regular',
      ink: 'muted',
      subject: { of: 'formation', id: layer.formationId, section: layer.sectionId },
    };
  });
  const cased = new Set(strings.map(({ sectionId }) => sectionId));
  const ends = strings.map(({ outerDiameterIn, shoe, sectionId }) => ({
    sectionId,
    text: `${formatInches(outerDiameterIn)}″ shoe`,
    tvdM: shoe.tvdM,
  }));
  const last = holes.at(-1);
  const lastEnd = path && last && !cased.has(last.sectionId) ? positionOf(path, last.toAhdM, null) : null;
  if (last && lastEnd) ends.push({ sectionId: last.sectionId, text: 'TD', tvdM: lastEnd.tvdM });
  const end = ends.map(({ sectionId, text, tvdM }): Label => ({
    y: axis.y(tvdM),
    free: textSize * 0.4,
    weight: Infinity,
    text,
    strength: 'strong',
    ink: 'ink',
    figures: depthFigure(tvdM),
    subject: { of: 'section', id: sectionId },
  }));
  return [...labels, ...end];
}
