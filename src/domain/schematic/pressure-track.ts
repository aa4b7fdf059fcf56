import { poreGradient } from '../checks/pore-gradient';
import type { Mark, Subject } from '../drawing/drawing';
import type { Montage, MudItem } from '../montage/montage';
import { roundStep } from '../wellbore/depth-scale';
import type { Wellbore } from '../wellbore/wellbore';
import type { DepthAxis } from './depth-axis';
import { gradientFigure } from './figures';
import { reservoirOn } from './formation-track';
import { isPlausible, mudWeightOf, type MudWeight } from './mud-weights';
import { baseLine, lineHeight, thin, type Style, type TrackPlace } from './style';
import { inUnit, ofUnit } from '../shown-units/figures';

interface MudInterval {
  readonly sectionId: string;
  readonly fromM: number;
  readonly toM: number;
  readonly weight: MudWeight;
}

interface PoreInterval {
  readonly id: string;
  readonly topM: number;
  readonly baseM: number;
  readonly kpaPerM: number;
}

/** The gradients along a well, kPa/m; depths on the axis, m. */
export interface Pressures {
  readonly muds: readonly MudInterval[];
  readonly pores: readonly PoreInterval[];
}

/** The mud weight of each section that has one, and the pore gradients of the reservoirs on the axis. */
export function pressuresOf(montage: Montage, wellbore: Wellbore, axis: DepthAxis): Pressures {
  const { holes, reservoirs, drillFloorM } = wellbore;
  const sections = new Map(montage.sections_list.map((section) => [section.id, section]));
  const muds = holes.flatMap(({ sectionId, fromAhdM, toAhdM }): MudInterval[] => {
    const weight = mudWeightOf(sections.get(sectionId)?.mud_item ?? null);
    const from = axis.ofAhd(fromAhdM);
    const to = axis.ofAhd(toAhdM);
    if (!weight || from === null || to === null) return [];
    return [{ sectionId, fromM: Math.min(from, to), toM: Math.max(from, to), weight }];
  });
  const listed = new Map(montage.reservoirs_list.map((reservoir) => [reservoir.id, reservoir]));
  const pores = reservoirs.flatMap((interval): PoreInterval[] => {
    const reservoir = listed.get(interval.id);
    const kpaPerM = reservoir ? poreGradient(reservoir, drillFloorM) : null;
    const place = reservoirOn(interval, axis);
    return place && isPlausible(kpaPerM) ? [{ id: interval.id, ...place, kpaPerM }] : [];
  });
  return { muds, pores };
}

/** A gradient axis in kPa/m, in round numbers of the unit of the person who looks. */
export interface GradientRange {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

const weightsOf = ({ exactKpaPerM, lowerKpaPerM, upperKpaPerM }: MudWeight): number[] =>
  [exactKpaPerM, lowerKpaPerM, upperKpaPerM].filter((value) => value !== null);

/** The axis that holds the values; a usual one without any. Water is 9.81 kPa/m, and a usual well begins near it. */
export function rangeOf(values: readonly number[], maxSteps: number): GradientRange {
  const [inShown, ofShown] = [
    (value: number) => inUnit('gradient', value),
    (value: number) => ofUnit('gradient', value),
  ];
  const least = inShown(values.length > 0 ? Math.min(...values) : 9);
  const most = inShown(values.length > 0 ? Math.max(...values) : 15);
  const step = roundStep(Math.max(inShown(2), most - least), maxSteps);
  // Half a step of margin on either side keeps a line at the end visible.
  const from = Math.max(0, Math.floor((least - step * 0.2) / step) * step);
  const to = Math.ceil((most + step * 0.2) / step) * step;
  return { from: ofShown(from), to: ofShown(to), step: ofShown(step) };
}

/** One axis for the mud weights of all sections; null if none is known. */
export function mudRangeOf(muds: readonly (MudItem | null)[], maxSteps: number): GradientRange | null {
  const values = muds.flatMap((mud) => {
    const weight = mudWeightOf(mud);
    return weight ? weightsOf(weight) : [];
  });
  return values.length === 0 ? null : rangeOf(values, maxSteps);
}

/**
 * Mud weight by section and pore gradients by reservoir, on an axis of their own with its numbers in the head. An exact
 * weight is a line, two bounds are a band, one bound is a dashed line.
 */
export function pressureTrack(
  pressures: Pressures,
  axis: DepthAxis,
  { x, width }: TrackPlace,
  style: Style,
): Mark[] {
  const { textSize, line } = style;
  const values = [
    ...pressures.pores.map(({ kpaPerM }) => kpaPerM),
    ...pressures.muds.flatMap(({ weight }) => weightsOf(weight)),
  ];
  const { from, to, step } = rangeOf(values, Math.max(4, Math.floor(width / (textSize * 3.4))));
  const inset = textSize * 0.9;
  const at = (kpaPerM: number) => x + inset + ((kpaPerM - from) / (to - from)) * (width - inset * 2);
  const marks: Mark[] = [];
  const ticks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
  const vertical = (place: number): readonly (readonly [number, number])[] => [
    [place, axis.top],
    [place, axis.bottom],
  ];
  for (const tick of ticks) {
    const stroke = { ink: 'line-faint', width: line } as const;
    marks.push({ kind: 'path', points: vertical(at(tick)), closed: false, stroke });
  }
  const widest = Math.max(...ticks.map((tick) => style.textWidth(gradientFigure(tick), textSize, 'regular')));
  // In a narrow track only every second or third line has its number.
  const every = Math.max(1, Math.ceil((widest + textSize * 0.4) / (at(from + step) - at(from))));
  for (const [index, tick] of ticks.entries()) {
    if (index % every !== 0) continue;
    marks.push({
      kind: 'text',
      x: at(tick),
      y: axis.top - lineHeight(style) / 2 + baseLine(style),
      text: gradientFigure(tick),
      size: textSize,
      weight: 'regular',
      anchor: 'middle',
      ink: 'muted',
    });
  }
  for (const { sectionId, fromM, toM, weight } of pressures.muds)
    marks.push(...mudMarks(weight, axis.y(fromM), axis.y(toM), at, style, { of: 'section', id: sectionId }));
  const half = textSize * 0.32;
  for (const { id, topM, baseM, kpaPerM } of pressures.pores) {
    const height = Math.max(half * 2, axis.y(baseM) - axis.y(topM));
    marks.push({
      kind: 'rect',
      x: at(kpaPerM) - half,
      y: Math.min(axis.bottom - height, axis.y(topM)),
      width: half * 2,
      height,
      fill: 'active',
      subject: { of: 'reservoir', id },
    });
  }
  for (const side of [x, x + width])
    marks.push({ kind: 'path', points: vertical(side), closed: false, stroke: thin(style) });
  return marks;
}

/** A mud weight between two heights of the drawing. */
export function mudMarks(
  { exactKpaPerM, lowerKpaPerM, upperKpaPerM }: MudWeight,
  from: number,
  to: number,
  at: (kpaPerM: number) => number,
  { line }: Style,
  subject: Subject,
): Mark[] {
  const marks: Mark[] = [];
  const vertical = (kpaPerM: number, width: number, dash?: readonly number[]): Mark => ({
    kind: 'path',
    points: [
      [at(kpaPerM), from],
      [at(kpaPerM), to],
    ],
    closed: false,
    stroke: { ink: 'accent', width, ...(dash && { dash }) },
    subject,
  });
  if (lowerKpaPerM !== null && upperKpaPerM !== null && upperKpaPerM > lowerKpaPerM) {
    const x = at(lowerKpaPerM);
    marks.push({
      kind: 'rect',
      x,
      y: from,
      width: at(upperKpaPerM) - x,
      height: to - from,
      fill: 'accent',
      opacity: 0.22,
      stroke: { ink: 'accent', width: line * 0.75 },
      subject,
    });
  }
  const lone = lowerKpaPerM === null ? upperKpaPerM : upperKpaPerM === null ? lowerKpaPerM : null;
  if (exactKpaPerM !== null) marks.push(vertical(exactKpaPerM, line * 2.5));
  else if (lowerKpaPerM !== null && lowerKpaPerM === upperKpaPerM)
    marks.push(vertical(lowerKpaPerM, line * 2.5));
  else if (lone !== null) marks.push(vertical(lone, line * 2, [line * 4, line * 3]));
  return marks;
}
