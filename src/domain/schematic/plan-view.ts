import type { Drawing, Mark, Subject } from '../drawing/drawing';
import { unitOf, withUnit } from '../shown-units/figures';
import { northWords, pathPoints } from '../wellbore/kept-paths';
import { picturedBounds, type Wellbore } from '../wellbore/wellbore';
import { circlePoints, pathMark, targetMiddle, topMark } from './path-marks';
import { endsOn, targetName, targetSubject, topsOn } from './path-places';
import { planFrame, type PlanFrame } from './plan-frame';
import { placePlanLabels, type Box, type PlanLabel } from './plan-labels';
import type { Style } from './style';

export interface PlanViewOptions extends Style {
  /** Of the whole drawing, in its unit. */
  readonly width: number;
  readonly height: number;
}

/** A point of the plan view, with the row of the montage that it shows. */
export interface PlanSpot {
  readonly subject: Subject;
  readonly name: string;
  /** What is known of it, for example `1,150.0 m TVD`. */
  readonly depths: string;
  readonly x: number;
  readonly y: number;
  /** The pointer reaches it within this distance. */
  readonly reach: number;
}

export interface PlanView {
  readonly drawing: Drawing;
  /** From the well head along the path, then the targets. */
  readonly spots: readonly PlanSpot[];
  /** What is left out, in sentences. */
  readonly remarks: readonly string[];
  /** The nearest spot within reach. */
  spotAt(x: number, y: number): PlanSpot | null;
}

/** The most names without room that a remark lists. */
const mostNamed = 6;

/**
 * A kept path from above: east across and north up, both to the same scale, with targets to size, shoes, tops and the
 * planned path dashed. North is that of the path. Null without a kept path. Never throws.
 */
export function planViewOf(wellbore: Wellbore, options: PlanViewOptions): PlanView | null {
  const { path, kept } = wellbore;
  if (!path || !kept) return null;
  const style: Style = options;
  const { width, height, textSize, line } = options;
  const frame = planFrame(
    picturedBounds(wellbore),
    `Plan view, ${northWords(kept.north)} up, ${unitOf('length')}`,
    options,
  );
  const { at, perMetre } = frame;
  const points = pathPoints(path.trajectory).map(at);
  const planned = kept.planned?.points.map(at) ?? [];
  const tops = topsOn(wellbore);
  const ends = endsOn(wellbore);
  const shoeSide = textSize * 0.6;
  const head = at(path.trajectory.start);

  const marks: Mark[] = [
    ...frame.marks,
    ...azimuthLine(kept.verticalSectionAzimuthDeg, frame, style),
    ...kept.targets.flatMap((target): Mark[] => {
      const radius = (target.radiusM ?? 0) * perMetre;
      const subject = targetSubject(target);
      if (radius === 0) return targetMiddle(at(target), style, subject);
      const circle = { kind: 'path', points: circlePoints(at(target), radius), closed: true } as const;
      return [
        { ...circle, fill: 'accent', opacity: 0.18, subject },
        { ...circle, stroke: { ink: 'accent', width: line * 1.5 }, subject },
        ...targetMiddle(at(target), style, subject),
      ];
    }),
    ...(planned.length > 0 ? [pathMark(planned, style, true)] : []),
    pathMark(points, style),
    ...tops.map((top) => topMark(at(top), style, top.subject)),
    ...ends.map((end): Mark => {
      const [x, y] = at(end);
      const outline =
        end.kind === 'shoe'
          ? ([
              [x - shoeSide, y + shoeSide * 0.6],
              [x, y - shoeSide * 0.6],
              [x + shoeSide, y + shoeSide * 0.6],
            ] as const)
          : circlePoints([x, y], textSize * 0.3);
      return { kind: 'path', points: outline, closed: true, fill: 'ink', subject: end.subject };
    }),
    ...headMarks(head, style),
  ];

  const labels: PlanLabel[] = [
    ...kept.targets.map((target): PlanLabel => ({
      at: at(target),
      clear: Math.max(textSize * 0.5, (target.radiusM ?? 0) * perMetre),
      text: targetName(target),
      strength: 'strong',
      ink: 'accent',
      subject: targetSubject(target),
    })),
    ...joined(
      [
        { at: head, text: 'Well head' },
        ...ends.map((end) => ({ at: at(end), text: end.name, subject: end.subject })),
      ],
      textSize,
    ),
    ...tops
      .filter((top) => Math.hypot(at(top)[0] - head[0], at(top)[1] - head[1]) > textSize)
      .map((top): PlanLabel => ({
        at: at(top),
        clear: textSize * 0.3,
        text: top.name,
        strength: 'regular',
        ink: 'muted',
        subject: top.subject,
      })),
  ];
  const around = [head, ...[...ends, ...tops].map(at)].map(([x, y]): Box => {
    const reach = textSize * 0.3;
    return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
  });
  const placed = placePlanLabels(
    labels,
    { frame: frame.plot, lines: [points, planned].flatMap(close), taken: [...frame.taken, ...around] },
    style,
  );

  const spots: PlanSpot[] = [
    ...[...tops, ...ends]
      .toSorted((one, other) => one.ahdM - other.ahdM)
      .map((spot) => spotOf(spot.name, spot.subject, at(spot), spot.tvdM, textSize * 0.8)),
    ...kept.targets.map((target) =>
      spotOf(
        targetName(target),
        targetSubject(target),
        at(target),
        target.tvdM,
        Math.max(textSize * 0.8, (target.radiusM ?? 0) * perMetre),
      ),
    ),
  ];
  return {
    drawing: { width, height, marks: [...marks, ...placed.marks] },
    spots,
    remarks: unnamed(placed.left),
    spotAt(x, y) {
      let nearest: PlanSpot | null = null;
      let leastPart = 1;
      for (const spot of spots) {
        const part = Math.hypot(spot.x - x, spot.y - y) / spot.reach;
        if (part > leastPart) continue;
        nearest = spot;
        leastPart = part;
      }
      return nearest;
    },
  };
}

const spotOf = (
  name: string,
  subject: Subject,
  [x, y]: readonly [number, number],
  tvdM: number | null,
  reach: number,
): PlanSpot => ({
  name,
  subject,
  x,
  y,
  reach,
  depths: tvdM === null ? 'TVD not known' : `${withUnit('length', tvdM)} TVD`,
});

/** One text for points that lie on each other, as those of the vertical part of a hole do. */
function joined(
  points: readonly {
    readonly at: readonly [number, number];
    readonly text: string;
    readonly subject?: Subject;
  }[],
  textSize: number,
): PlanLabel[] {
  const groups: { at: readonly [number, number]; texts: string[]; subject?: Subject }[] = [];
  for (const { at, text, subject } of points) {
    const same = groups.find((one) => Math.hypot(one.at[0] - at[0], one.at[1] - at[1]) < textSize * 0.5);
    if (same) same.texts.push(text);
    else groups.push({ at, texts: [text], ...(subject && { subject }) });
  }
  return groups.map(({ at, texts, subject }) => ({
    at,
    clear: textSize * 0.6,
    text: texts.join(', '),
    strength: 'strong',
    ink: 'ink',
    ...(subject && { subject }),
  }));
}

/** A line as points close to each other, which a text must not cover. */
function close(points: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  return points.flatMap((to, index) => {
    const from = points[index - 1] ?? to;
    const pieces = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 4));
    return Array.from({ length: pieces }, (_, piece) => {
      const part = (piece + 1) / pieces;
      return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part] as const;
    });
  });
}

/** The well head: a ring. */
function headMarks(at: readonly [number, number], { textSize, line }: Style): Mark[] {
  const ring = { kind: 'path', points: circlePoints(at, textSize * 0.45), closed: true } as const;
  return [{ ...ring, fill: 'surface', stroke: { ink: 'ink', width: line * 2 } }];
}

/** From the well head to the edge along the azimuth of the vertical section, dotted. */
function azimuthLine(azimuthDeg: number, { at, plot }: PlanFrame, { line }: Style): Mark[] {
  const [x, y] = at({ northM: 0, eastM: 0 });
  if (x < plot.left || x > plot.right || y < plot.top || y > plot.bottom) return [];
  const azimuth = (azimuthDeg * Math.PI) / 180;
  const [dx, dy] = [Math.sin(azimuth), -Math.cos(azimuth)];
  const toX = Math.abs(dx) < 1e-9 ? Infinity : ((dx > 0 ? plot.right : plot.left) - x) / dx;
  const toY = Math.abs(dy) < 1e-9 ? Infinity : ((dy > 0 ? plot.bottom : plot.top) - y) / dy;
  const length = Math.min(toX, toY);
  const points = [
    [x, y],
    [x + dx * length, y + dy * length],
  ] as const;
  const dash = [line, line * 3];
  return [{ kind: 'path', points, closed: false, stroke: { ink: 'muted', width: line, dash } }];
}

/** Tops without room are common; a missing shoe or target is worth a sentence. */
function unnamed(left: readonly PlanLabel[]): string[] {
  const names = left.filter(({ strength }) => strength === 'strong').map(({ text }) => text);
  if (names.length === 0) return [];
  const more = names.length > mostNamed ? ` and ${names.length - mostNamed} more` : '';
  return [`Without room for a name in the plan view: ${names.slice(0, mostNamed).join(', ')}${more}.`];
}
