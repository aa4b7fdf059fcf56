import { figure } from '../montage/figures';
import { verticalSectionM } from '../trajectory/montage-trajectory';
import type { Mark, Subject } from '../drawing/drawing';
import { northWords, pathPoints, type KeptPaths } from '../wellbore/kept-paths';
import { layerAt, type Layer } from '../wellbore/layers';
import { positionOf, type WellPath } from '../wellbore/well-path';
import { picturedBounds, type Wellbore } from '../wellbore/wellbore';
import { depthAxisOf, type DepthAxis } from './depth-axis';
import { depthFigure } from './figures';
import { bandMarks, bandsOn, type Sediments } from './formation-track';
import { labelColumn, type Label } from './labels';
import { pathMark, topMark } from './path-marks';
import { endsOn, targetName, targetSubject, topsOn } from './path-places';
import { scaleTrack, scaleWidth } from './scale-track';
import type { Schematic } from './schematic';
import { lineHeight, plainName, type Style, type TrackPlace } from './style';
import {
  departureScale,
  headings,
  levels,
  reservoirMarks,
  shoeMarks,
  targetMarks,
} from './vertical-section-marks';
import { unitOf } from '../shown-units/figures';

export interface VerticalSectionOptions extends Style {
  /** Of the whole drawing, in its unit. */
  readonly width: number;
  readonly height: number;
  /** The sediment of each formation, as in the table. */
  readonly sediments: Sediments;
}

/** Points of the path without a survey: enough for a smooth curve on a large screen. */
const drawnPoints = 120;
/** The room for labels on the right, in text sizes: if the drawing has it, if not, half of its width. */
const labelTextSizes = 13;
/** A vertical hole has no departure, but its section has some width. In parts of its depth. */
const leastWidthPart = 0.1;

type Offset = { readonly northM: number; readonly eastM: number };

/**
 * The distance (m) along the section of a point: along the azimuth of a kept path, otherwise in the plane of a path
 * without azimuth.
 */
export const sectionDistance =
  (kept: KeptPaths | null) =>
  ({ northM, eastM }: Offset): number =>
    kept ? verticalSectionM(northM, eastM, kept.verticalSectionAzimuthDeg) : eastM;

/** The path by distance along the hole: every station of a kept survey. */
function drawnPath(path: WellPath, kept: KeptPaths | null): readonly (Offset & { readonly tvdM: number })[] {
  if (kept) return pathPoints(path.trajectory);
  const { start, end } = path.trajectory;
  return Array.from({ length: drawnPoints + 1 }, (_, index) => {
    const ahdM = start.ahdM + ((end.ahdM - start.ahdM) * index) / drawnPoints;
    return positionOf(path, Math.min(ahdM, end.ahdM), null) ?? end;
  });
}

/** Titles of a section, from long to short. */
function titlesOf(kept: KeptPaths | null): readonly string[] {
  if (!kept) return [`Departure, ${unitOf('length')}`];
  const at = `${figure(kept.verticalSectionAzimuthDeg, 1)}°, ${northWords(kept.north)}`;
  return [`Vertical section at ${at}, ${unitOf('length')}`, `Vertical section at ${at}`, `VS at ${at}`];
}

/**
 * The vertical section of a well: distance across and TVD down, both to the same scale, with formations, shoes,
 * reservoirs and section ends. Depths are below the drill floor. With a kept path it lies along the path's azimuth, with
 * tops and targets on it and the planned path dashed. Without, nothing is invented: such a montage has no azimuth, so
 * the section lies in the plane of its path (see `wellPathOf`). Never throws.
 */
export function verticalSectionOf(wellbore: Wellbore, options: VerticalSectionOptions): Schematic {
  const { width, height, sediments, textSize, line } = options;
  const style: Style = options;
  const { path, kept, layers } = wellbore;
  const vsOf = sectionDistance(kept);
  const points = path ? drawnPath(path, kept) : [];
  const planned = kept?.planned?.points ?? [];
  const top = Math.min(height / 2, lineHeight(style) * 3 + textSize * 0.3);
  const bottomMost = Math.max(top + line, height - textSize * 0.3);
  const deepestTopM = layers.at(-1)?.baseM ?? 0;
  const whole = { ...wellbore, bounds: picturedBounds(wellbore) };
  const longest = depthAxisOf(whole, 'TVD', { top, bottom: bottomMost }, deepestTopM);
  const left = scaleWidth(longest, style);
  const labelWidth = Math.min(textSize * labelTextSizes, (width - left) / 2);
  const plot: TrackPlace = { x: left, width: Math.max(line, width - left - labelWidth) };

  const depthM = longest.toM - longest.fromM;
  const reached = [
    ...[...points, ...planned].map(vsOf),
    ...(kept?.targets ?? []).flatMap((target) => {
      const [vsM, radiusM] = [vsOf(target), target.radiusM ?? 0];
      return target.tvdM === null ? [] : [vsM - radiusM, vsM + radiusM];
    }),
  ];
  const [leastM, mostM] = [Math.min(0, ...reached), Math.max(0, ...reached)];
  const marginM = Math.max((mostM - leastM) * 0.08, depthM * leastWidthPart * 0.5);
  const spanM = mostM - leastM + marginM * 2;
  // One scale for both: the larger distance decides.
  const perMetre = Math.min((bottomMost - top) / depthM, plot.width / spanM);
  const axis = depthAxisOf(whole, 'TVD', { top, bottom: top + depthM * perMetre }, deepestTopM);
  const middle = plot.x + plot.width / 2 - ((leastM + mostM) / 2) * perMetre;
  const across = (vsM: number) => middle + vsM * perMetre;
  const at = (point: Offset & { readonly tvdM: number }) =>
    [across(vsOf(point)), axis.y(point.tvdM)] as const;

  const bands = bandsOn(axis, layers, style);
  const ends = endsOn(wellbore);
  const marks: Mark[] = [
    ...headings(plot, { left, right: width }, titlesOf(kept), axis, style),
    ...scaleTrack(axis, { x: 0, width: left }, style),
    ...bandMarks(bands, sediments, axis, plot, 0.4),
    ...departureScale(plot, across, axis, style),
    ...levels(wellbore, axis, plot, style),
    ...reservoirMarks(wellbore, axis, plot, style),
    ...(planned.length > 0 ? [pathMark(planned.map(at), style, true)] : []),
    ...targetMarks(wellbore, axis, vsOf, across, style),
    pathMark(points.map(at), style),
    ...(kept ? topsOn(wellbore).map((place) => topMark(at(place), style, place.subject)) : []),
    ...shoeMarks(ends, axis, (place) => across(vsOf(place)), style),
  ];
  const labels = labelColumn(
    labelsOf(wellbore, bands, axis, style),
    axis,
    { x: plot.x + plot.width, width: labelWidth },
    style,
  );
  const targetAt = (x: number, y: number): Subject | null => {
    const target = kept?.targets.find((one) => {
      const half = Math.max(textSize * 0.6, (one.radiusM ?? 0) * perMetre);
      if (one.tvdM === null || Math.abs(y - axis.y(one.tvdM)) > textSize * 0.6) return false;
      return Math.abs(x - across(vsOf(one))) <= half;
    });
    return target ? targetSubject(target) : null;
  };
  return {
    drawing: { width, height, marks: [...marks, ...labels.marks] },
    tracks: [{ name: 'formations', ...plot }],
    axis,
    formations: layers,
    remarks: [],
    subjectAt(x, y) {
      if (y < axis.top || y > axis.bottom || x < plot.x || x > width) return null;
      const target = targetAt(x, y);
      if (target) return target;
      const layer = layerAt(layers, axis.depthAt(y));
      return layer && { of: 'formation', id: layer.formationId, section: layer.sectionId };
    },
    spanOf(subject) {
      const tvdM = subject.of === 'target' && kept?.targets.find(({ id }) => id === subject.id)?.tvdM;
      if (typeof tvdM === 'number') return [axis.y(tvdM) - textSize * 0.4, axis.y(tvdM) + textSize * 0.4];
      const layer = layers.find(({ formationId }) => formationId === subject.id);
      return layer ? [axis.y(layer.topM), axis.y(layer.baseM)] : null;
    },
  };
}

/** Why there is no plan view and what the section assumes, or what is left out of both; one sentence each. */
export function planRemarks({ path, kept }: Wellbore): readonly string[] {
  if (!path) return [];
  if (kept) return kept.remarks;
  if (path.basis === 'vertical')
    return ['The hole is vertical according to its depths: seen from above it is a point.'];
  return [
    'No plan view: this montage has AHD and TVD, but no azimuth, because it keeps no well path.',
    'The section lies in one vertical plane; a hole that turns ends nearer to the wellhead.',
  ];
}

function labelsOf(
  wellbore: Wellbore,
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
  const point = (text: string, tvdM: number, ink: 'ink' | 'accent', subject: Subject): Label => ({
    y: axis.y(tvdM),
    free: textSize * 0.4,
    weight: Infinity,
    text,
    strength: 'strong',
    ink,
    figures: depthFigure(tvdM),
    subject,
  });
  return [
    ...labels,
    ...endsOn(wellbore).map(({ name, tvdM, subject }) => point(name, tvdM, 'ink', subject)),
    ...(wellbore.kept?.targets ?? []).flatMap((target) =>
      target.tvdM === null ? [] : point(targetName(target), target.tvdM, 'accent', targetSubject(target)),
    ),
  ];
}
