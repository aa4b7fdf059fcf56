import type { DepthAxis } from '../schematic/depth-axis';
import { rangeOf, type GradientRange } from '../schematic/pressure-track';
import type { Style, TrackPlace } from '../schematic/style';
import { equivalentMudWeight } from './gradients';
import { pressureLines } from './profile';
import { extremesOf, type PressureWindow } from './window';

/** Where a plot of the window is in its drawing, and its two axes. */
export interface Plot extends TrackPlace {
  readonly axis: DepthAxis;
  readonly range: GradientRange;
  /** The position of a gradient (kPa/m), limited to the plot. */
  at(kpaPerM: number): number;
}

/** Beyond these (kPa/m) a gradient is a mistyped pressure, or close to the surface, and would hide the others. */
const shown = { least: 4, most: 30 };

export function gradientRangeOf(window: PressureWindow, width: number, style: Style): GradientRange {
  const { profile, muds, tests, reservoirs } = window;
  const knots = pressureLines.flatMap((line) => profile?.[line] ?? []);
  const values = [
    ...knots.map(({ kpa, tvdM }) => equivalentMudWeight(kpa, tvdM) ?? 0),
    ...muds.flatMap(({ weight }) => extremesOf(weight)),
    ...tests.map(({ kpaPerM }) => kpaPerM),
    ...reservoirs.map(({ kpaPerM }) => kpaPerM),
  ];
  const steps = Math.max(4, Math.floor(width / (style.textSize * 4)));
  return rangeOf(
    values.filter((value) => value >= shown.least && value <= shown.most),
    steps,
  );
}

/** A well without depths still has an axis. */
const leastDepthM = 100;

/** From the drill floor to the deepest of all that is drawn. */
export function windowDepthAxis(window: PressureWindow, top: number, bottom: number): DepthAxis {
  const { profile, muds, shoes, tests, reservoirs } = window;
  const knots = pressureLines.flatMap((line) => profile?.[line] ?? []);
  const depths = [...knots, ...shoes, ...tests, ...reservoirs].map(({ tvdM }) => tvdM);
  const toM = Math.max(leastDepthM, ...depths, ...muds.map(({ toM: end }) => end)) * 1.02;
  const perMetre = (bottom - top) / toM;
  return {
    kind: 'TVD',
    fromM: 0,
    toM,
    top,
    bottom,
    y: (depthM) => top + Math.min(toM, Math.max(0, depthM)) * perMetre,
    depthAt: (y) => (y - top) / perMetre,
    ofAhd: () => null,
    ofTvd: (tvdM) => tvdM,
  };
}

export function plotOf(axis: DepthAxis, range: GradientRange, { x, width }: TrackPlace): Plot {
  const { from, to } = range;
  const at = (kpaPerM: number) => x + ((Math.min(to, Math.max(from, kpaPerM)) - from) / (to - from)) * width;
  return { x, width, axis, range, at };
}
