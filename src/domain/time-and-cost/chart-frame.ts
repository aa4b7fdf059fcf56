import type { Mark, Stroke } from '../drawing/drawing';
import { figure } from '../montage/figures';
import type { Section } from '../montage/montage';
import { baseLine, elided, lineHeight, thin, type Style } from '../schematic/style';
import { ticksTo } from './axis';
import type { Percentiles } from './draws';
import type { Forecast } from './forecast';
import { inUnit, ofUnit } from '../shown-units/figures';

/** The parts that the charts of a plan share. */

export interface ChartOptions extends Style {
  readonly width: number;
  readonly height: number;
  readonly sections: readonly Pick<Section, 'diameter' | 'along_hole_depth_below_drill_floor'>[];
  /** Of the top line, null if unknown. */
  readonly daysPlanned: number | null;
  readonly afeCost: number | null;
}

export type Point = readonly [days: number, value: number];
type Key = keyof Percentiles;

/** A curve's points for each percentile, from the beginning of the plan. */
export type Curve = (key: Key) => Point[];

export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly across: readonly number[];
  readonly values: readonly number[];
  x(days: number): number;
  y(value: number): number;
}

/** Both charts have the same margins, so that a day is in the same place in both. */
export function frameOf(
  forecast: Forecast,
  options: ChartOptions,
  mostValue: number,
  isDown: boolean,
): Frame {
  const { width, height, textSize } = options;
  const line = lineHeight(options);
  const left = textSize * 5;
  const right = width - textSize;
  const [top, bottom] = [line * 2.2, height - line * 1.6];
  const mostDays = Math.max(forecast.days?.p90 ?? 0, options.daysPlanned ?? 0);
  const days = ticksTo(mostDays, Math.max(2, Math.floor((right - left) / (textSize * 7))));
  const count = Math.max(2, Math.floor((bottom - top) / (line * 3)));
  // The depths go down.
  const values = isDown
    ? ticksTo(inUnit('length', mostValue), count).map((depth) => ofUnit('length', depth))
    : ticksTo(mostValue, count);
  const [lastDay, lastValue] = [days.at(-1) ?? 1, values.at(-1) ?? 1];
  const share = (value: number) => ((bottom - top) * value) / lastValue;
  return {
    left,
    right,
    top,
    bottom,
    across: days,
    values,
    x: (day) => left + ((right - left) * day) / lastDay,
    y: (value) => (isDown ? top + share(value) : bottom - share(value)),
  };
}

export function axes(
  frame: Frame,
  options: Style,
  title: string,
  write: (value: number) => string,
  { decimalsAcross = 1 } = {},
): Mark[] {
  const { left, right, top, bottom } = frame;
  const { textSize: size } = options;
  const faint: Stroke = { ink: 'line-faint', width: options.line };
  const label = { kind: 'text', size, weight: 'regular', ink: 'muted' } as const;
  return [
    ...frame.across.flatMap((day): Mark[] => [
      {
        kind: 'path',
        closed: false,
        points: [
          [frame.x(day), top],
          [frame.x(day), bottom],
        ],
        stroke: faint,
      },
      {
        ...label,
        anchor: 'middle',
        x: frame.x(day),
        y: bottom + lineHeight(options),
        text: figure(day, 0, decimalsAcross),
      },
    ]),
    ...frame.values.flatMap((value): Mark[] => [
      {
        kind: 'path',
        closed: false,
        points: [
          [left, frame.y(value)],
          [right, frame.y(value)],
        ],
        stroke: faint,
      },
      { ...label, anchor: 'end', x: left - 6, y: frame.y(value) + baseLine(options), text: write(value) },
    ]),
    { kind: 'rect', x: left, y: top, width: right - left, height: bottom - top, stroke: thin(options) },
    {
      ...label,
      anchor: 'start',
      weight: 'strong',
      x: 0,
      y: size,
      text: elided(title, right, options, 'strong'),
    },
  ];
}

export function band(frame: Frame, curve: Curve, options: ChartOptions): Mark[] {
  const at = (key: Key) => curve(key).map(([days, value]) => [frame.x(days), frame.y(value)] as const);
  const median = at('p50');
  const dot = options.line * 2;
  return [
    {
      kind: 'path',
      closed: true,
      points: [...at('p10'), ...at('p90').toReversed()],
      fill: 'accent',
      opacity: 0.18,
    },
    { kind: 'path', closed: false, points: median, stroke: { ink: 'accent', width: options.line * 2 } },
    ...median.map(([x, y]): Mark => ({
      kind: 'rect',
      x: x - dot,
      y: y - dot,
      width: dot * 2,
      height: dot * 2,
      fill: 'accent',
    })),
  ];
}

export const dashed = ({ line }: Style): Stroke => ({ ink: 'active', width: line * 1.5, dash: [4, 3] });
