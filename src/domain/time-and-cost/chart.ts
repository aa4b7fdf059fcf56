import type { Drawing, Mark } from '../drawing/drawing';
import { figure } from '../montage/figures';
import { sectionTitle } from '../montage/titles';
import { elided, lineHeight } from '../schematic/style';
import {
  axes,
  band,
  dashed,
  frameOf,
  type ChartOptions,
  type Curve,
  type Frame,
  type Point,
} from './chart-frame';
import type { Forecast } from './forecast';
import { costText } from './words';
import { inUnit, unitOf } from '../shown-units/figures';

/**
 * Charts of a plan: days across, depth down, as drilling programmes show it, and the cost in a chart of its own with
 * the same days. The line is the P50, the band goes from the P10 to the P90.
 */

/** The depth (AHD, m) against the days. A step without depths is flat, and one that begins elsewhere jumps there. */
export function depthCurve({ ends }: Forecast): { curve: Curve; deepestM: number } | null {
  const depths = ends.flatMap(({ step }) => [step.depth_from ?? null, step.depth_to ?? null]);
  const known = depths.filter((depth) => depth !== null && Number.isFinite(depth));
  if (known.length === 0) return null;
  const curve: Curve = (key) => {
    let [days, depthM] = [0, ends[0]?.step.depth_from ?? 0];
    const points: Point[] = [[days, depthM]];
    for (const { step, days: at } of ends) {
      const fromM = step.depth_from ?? depthM;
      if (fromM !== depthM) points.push([days, fromM]);
      days = at[key];
      depthM = step.depth_to ?? fromM;
      points.push([days, depthM]);
    }
    return points;
  };
  return { curve, deepestM: Math.max(...known.map(Number)) };
}

/**
 * Each cost at the P50 day of its step: days and cost rise together, so at the P10 and P90 days the band would have no
 * width.
 */
const costCurve =
  ({ ends }: Forecast): Curve =>
  (key) => [[0, 0], ...ends.map(({ days, cost }): Point => [days.p50, cost[key]])];

/** Of the end of the plan: where the last steps are flat, the band has no height. */
function endMarks(frame: Frame, { days }: Forecast, depthM: number, options: ChartOptions): Mark[] {
  if (!days || days.p90 <= days.p10) return [];
  const [from, to, half] = [frame.x(days.p10), frame.x(days.p90), options.line * 5];
  const y = frame.y(depthM);
  return [
    { kind: 'rect', x: from, y: y - half, width: to - from, height: half * 2, fill: 'accent', opacity: 0.35 },
  ];
}

/** Null if no depth of a step is known. */
export function timeDepthChart(forecast: Forecast, options: ChartOptions): Drawing | null {
  const found = depthCurve(forecast);
  if (!found || !forecast.days) return null;
  const frame = frameOf(forecast, options, found.deepestM, true);
  const marks = axes(frame, options, `Depth AHD (${unitOf('length')}) against days`, (value) =>
    figure(inUnit('length', value), 0),
  );
  const { lines, names } = sectionMarks(frame, found.deepestM, options);
  return {
    width: options.width,
    height: options.height,
    marks: [
      ...marks,
      ...lines,
      ...endMarks(frame, forecast, found.curve('p50').at(-1)?.[1] ?? 0, options),
      ...band(frame, found.curve, options),
      ...plannedMarks(frame, options),
      ...names,
    ],
  };
}

/**
 * A line at the end of each hole section, and its name above the line at the right, where the curve has not been yet.
 * Names have a ground, because the days planned may be there.
 */
function sectionMarks(
  frame: Frame,
  deepestM: number,
  options: ChartOptions,
): { lines: Mark[]; names: Mark[] } {
  const { textSize: size, textWidth } = options;
  const [lines, names]: [Mark[], Mark[]] = [[], []];
  let above = frame.top;
  for (const [index, { diameter, along_hole_depth_below_drill_floor: endM }] of options.sections.entries()) {
    if (endM === null || endM <= 0 || endM > deepestM * 1.02) continue;
    const y = Math.min(frame.bottom, frame.y(endM));
    lines.push({
      kind: 'path',
      closed: false,
      points: [
        [frame.left, y],
        [frame.right, y],
      ],
      stroke: { ink: 'muted', width: options.line * 0.75, dash: [2, 3] },
    });
    if (y - above < lineHeight(options)) continue;
    above = y;
    const text = elided(sectionTitle(diameter, index + 1), (frame.right - frame.left) / 2, options);
    const width = textWidth(text, size, 'regular');
    names.push(
      {
        kind: 'rect',
        x: frame.right - 6 - width,
        y: y - size - 2,
        width: width + 4,
        height: size,
        fill: 'paper',
      },
      {
        kind: 'text',
        size,
        weight: 'regular',
        anchor: 'end',
        ink: 'muted',
        x: frame.right - 4,
        y: y - 4,
        text,
      },
    );
  }
  return { lines, names };
}

/** The days planned of the top line. */
function plannedMarks(frame: Frame, options: ChartOptions): Mark[] {
  const { daysPlanned: days, textSize: size } = options;
  if (days === null || days <= 0) return [];
  const x = frame.x(days);
  return [
    {
      kind: 'path',
      closed: false,
      points: [
        [x, frame.top],
        [x, frame.bottom],
      ],
      stroke: dashed(options),
    },
    {
      kind: 'text',
      size,
      weight: 'regular',
      ink: 'active',
      anchor: x > (frame.left + frame.right) / 2 ? 'end' : 'start',
      x,
      y: frame.top - 5,
      text: `Days planned ${figure(days, 0)}`,
    },
  ];
}

/** Null if no cost is known. */
export function costChart(forecast: Forecast, options: ChartOptions): Drawing | null {
  if (!forecast.days || !forecast.cost) return null;
  const { afeCost } = options;
  const frame = frameOf(forecast, options, Math.max(forecast.cost.p90, afeCost ?? 0), false);
  const marks = [
    ...axes(frame, options, 'Cost (USD M) at the P50 day of each step', (value) =>
      figure(value / 1_000_000, 0, 2),
    ),
    ...band(frame, costCurve(forecast), options),
  ];
  if (afeCost !== null && afeCost > 0) {
    const y = frame.y(afeCost);
    marks.push(
      {
        kind: 'path',
        closed: false,
        points: [
          [frame.left, y],
          [frame.right, y],
        ],
        stroke: dashed(options),
      },
      {
        kind: 'text',
        size: options.textSize,
        weight: 'regular',
        ink: 'active',
        anchor: 'start',
        x: frame.left + 4,
        y: y - 4,
        text: `AFE ${costText(afeCost)}`,
      },
    );
  }
  return { width: options.width, height: options.height, marks };
}
