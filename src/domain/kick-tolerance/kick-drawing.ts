import type { Drawing, Ink, Mark, Stroke } from '../drawing/drawing';
import { figure } from '../montage/figures';
import { densityOf } from '../pressures/gradients';
import { legendOf } from '../pressures/window-legend';
import { symbolMark } from '../pressures/window-points';
import { lineHeight, type Style } from '../schematic/style';
import { inUnit, unitDecimals, unitOf } from '../shown-units/figures';
import { ticksTo } from '../time-and-cost/axis';
import { axes, type Frame } from '../time-and-cost/chart-frame';
import { kickTitle } from './kick-rows';
import { policyText, type KickPolicy } from './policy';
import type { SectionKick } from './section-kicks';
import { toleranceCurve } from './tolerance';

export interface KickDrawingOptions extends Style {
  readonly width: number;
  readonly height: number;
  readonly policy: KickPolicy;
}

/** In the units of the person who looks, so that the scales are round in them. */
type Point = readonly [intensity: number, volume: number];

const pointOf = (intensityKgPerM3: number, volumeM3: number): Point => [
  inUnit('density', intensityKgPerM3),
  inUnit('volume', volumeM3),
];

const policyPoint = ({ kickIntensityKgPerM3, minKickVolumeM3 }: KickPolicy): Point =>
  pointOf(kickIntensityKgPerM3, minKickVolumeM3);

interface Line {
  readonly kick: SectionKick;
  readonly points: readonly Point[];
  /** Whether the shoe limits no kick of a smaller intensity. */
  readonly isOpen: boolean;
}

/** Of the sections in their order, and again for further ones. */
const looks: readonly { readonly ink: Ink; readonly dash: readonly number[] }[] = [
  { ink: 'accent', dash: [] },
  { ink: 'ink', dash: [] },
  { ink: 'active', dash: [] },
  { ink: 'accent', dash: [6, 3] },
  { ink: 'ink', dash: [6, 3] },
  { ink: 'active', dash: [6, 3] },
];

function strokeOf(index: number, { line }: Style): Stroke {
  const { ink, dash } = looks[index % looks.length] ?? { ink: 'ink', dash: [] };
  const width = line * 2;
  return dash.length === 0 ? { ink, width } : { ink, width, dash: dash.map((part) => part * line) };
}

function linesOf(kicks: readonly SectionKick[]): Line[] {
  return kicks.flatMap((kick): Line[] => {
    if (!kick.setting) return [];
    const points = toleranceCurve(kick.setting).map(({ intensityKpaPerM, volumeM3 }) =>
      pointOf(densityOf(intensityKpaPerM), volumeM3),
    );
    const [first] = points;
    return first ? [{ kick, points, isOpen: first[0] > 0 }] : [];
  });
}

/**
 * Kick tolerance as a drawing: intensity across, volume up, one line for each section, the side that the policy accepts
 * shaded. Lengths in the unit of the options. Null if no section takes a kick that its shoe limits.
 */
export function kickDrawing(kicks: readonly SectionKick[], options: KickDrawingOptions): Drawing | null {
  const lines = linesOf(kicks);
  if (lines.length === 0) return null;
  const { width, height, policy, textSize } = options;
  const legend = legendOf(
    [
      ...lines.map(({ kick }, index) => ({
        text: kickTitle(kick),
        sample: { kind: 'line', ...strokeOf(index, options), width: 2 } as const,
      })),
      {
        text: `Policy: ${policyText(policy)}`,
        sample: { kind: 'symbol', symbol: 'leak-off', ink: 'ink' } as const,
      },
    ],
    width,
    options,
  );
  const frame = frameOf(lines, options, legend.height);
  const [intensity, volume] = policyPoint(policy);
  const [x, y] = [frame.x(intensity), frame.y(volume)];
  const label = { kind: 'text', size: textSize, weight: 'regular', ink: 'muted' } as const;
  return {
    width,
    height,
    marks: [
      {
        kind: 'rect',
        x,
        y: frame.top,
        width: frame.right - x,
        height: y - frame.top,
        fill: 'accent',
        opacity: 0.09,
      },
      ...axes(frame, options, `Influx volume (${unitOf('volume')})`, (value) => figure(value, 0, 2), {
        decimalsAcross: unitDecimals('density', [0, 1])[1],
      }),
      ...lines.flatMap((line, index) => curveMarks(line, frame, strokeOf(index, options))),
      symbolMark('leak-off', [x, y], options),
      {
        ...label,
        anchor: 'end',
        weight: 'strong',
        x: frame.right,
        y: frame.bottom + lineHeight(options) * 2.2,
        text: `Kick intensity (${unitOf('density')})`,
      },
      ...legend.marks(0, height - legend.height),
    ],
  };
}

/** A line that leaves the plot at its top is cut off there. */
function curveMarks({ points, isOpen }: Line, { x, y, values }: Frame, stroke: Stroke): Mark[] {
  const most = values.at(-1) ?? 1;
  const [first] = points;
  const all = isOpen && first ? [[first[0], most] as const, ...points] : points;
  const shown = all.flatMap(([intensity, volume], index): Point[] => {
    if (volume <= most) return [[intensity, volume]];
    const next = all[index + 1];
    if (!next || next[1] > most) return [];
    const share = (volume - most) / (volume - next[1]);
    return [[intensity + (next[0] - intensity) * share, most]];
  });
  const placed = shown.map(([intensity, volume]) => [x(intensity), y(volume)] as const);
  return placed.length < 2 ? [] : [{ kind: 'path', closed: false, points: placed, stroke }];
}

/** A section that takes far more than the policy asks would make the others flat: the scale ends before it. */
function frameOf(lines: readonly Line[], options: KickDrawingOptions, legendHeight: number): Frame {
  const { width, height, policy, textSize } = options;
  const line = lineHeight(options);
  const [left, right] = [textSize * 4, width - textSize];
  const [top, bottom] = [line * 2.2, height - legendHeight - line * 3];
  const points = lines.flatMap((one) => one.points);
  const largest = Math.max(...points.map(([, volume]) => volume));
  const [intensityWanted, wanted] = policyPoint(policy);
  const mostVolume = Math.max(wanted * 1.5, wanted > 0 ? Math.min(largest, wanted * 6) : largest);
  const mostIntensity = Math.max(intensityWanted * 1.2, ...points.map(([intensity]) => intensity));
  const across = ticksTo(mostIntensity, Math.max(2, Math.floor((right - left) / (textSize * 6))));
  const values = ticksTo(mostVolume, Math.max(2, Math.floor((bottom - top) / (line * 3))));
  const [lastAcross, lastValue] = [across.at(-1) ?? 1, values.at(-1) ?? 1];
  return {
    left,
    right,
    top,
    bottom,
    across,
    values,
    x: (intensity) => left + ((right - left) * intensity) / lastAcross,
    y: (volume) => bottom - ((bottom - top) * volume) / lastValue,
  };
}
