import type { Ink, Mark, Subject } from '../drawing/drawing';
import { lithologyOf } from '../sediments/lithology';
import { bandsOf, type Band, type Layer } from '../wellbore/layers';
import type { Wellbore } from '../wellbore/wellbore';
import type { DepthAxis } from './depth-axis';
import { depthFigure } from './figures';
import { labelColumn, type Label } from './labels';
import { rockPattern } from './rock-pattern';
import { baseLine, elided, lineHeight, plainName, thin, type Style, type TrackPlace } from './style';
import { inUnit } from '../shown-units/figures';

/** Sediments (1 to 16) by formation id, as in the table. */
export type Sediments = ReadonlyMap<string, number>;

/** The thinnest visible band, in thin lines. */
const thinnestLines = 2;

export const bandsOn = (axis: DepthAxis, layers: readonly Layer[], { line }: Style): Band[] =>
  bandsOf(layers, (thinnestLines * line * (axis.toM - axis.fromM)) / (axis.bottom - axis.top));

export const sedimentInk = ({ formationId }: Pick<Layer, 'formationId'>, sediments: Sediments): Ink =>
  `sediment-${sediments.get(formationId) ?? 1}` as Ink;

const subjectOf = ({ formationId, sectionId }: Layer): Subject => ({
  of: 'formation',
  id: formationId,
  section: sectionId,
});

/**
 * The bands as filled areas, grouped by colour so that a renderer can draw one shape for each. They have no subject,
 * because several formations may be in one band: see `formationAt`.
 */
export function bandMarks(
  bands: readonly Band[],
  sediments: Sediments,
  axis: DepthAxis,
  { x, width }: TrackPlace,
  opacity?: number,
): Mark[] {
  const marks = bands.map(({ topM, baseM, layer }): Mark & { fill: Ink } => {
    const y = axis.y(topM);
    return {
      kind: 'rect',
      x,
      y,
      width,
      height: axis.y(baseM) - y,
      fill: sedimentInk(layer, sediments),
      ...(opacity === undefined ? {} : { opacity }),
    };
  });
  return marks.toSorted((one, other) => (one.fill < other.fill ? -1 : one.fill > other.fill ? 1 : 0));
}

interface FormationTrack {
  readonly marks: readonly Mark[];
  readonly namesShown: number;
}

interface Given {
  readonly bands: readonly Band[];
  readonly sediments: Sediments;
  readonly wellbore: Wellbore;
}

/** From this width, in text sizes, names have a column of their own; below it they are inside the bands. */
const minNameColumn = 7;
/** Below this width a name would be one letter. */
const minForNames = 4.5;
/** From this width the depths of the tops follow the names; in a narrower track the scale gives them. */
const minWithDepths = 18;

/** The column of formations with names and ranges, and the reservoirs along its right edge. */
export function formationTrack(
  { bands, sediments, wellbore }: Given,
  axis: DepthAxis,
  { x, width }: TrackPlace,
  style: Style,
): FormationTrack {
  const { textSize, line } = style;
  const hasNames = width >= minNameColumn * textSize;
  const column = { x, width: hasNames ? Math.min(textSize * 2.6, width * 0.2) : width };
  const edge = column.x + column.width;
  const marks: Mark[] = [...bandMarks(bands, sediments, axis, column)];
  const whiskers: Mark[] = [];
  for (const { topM, baseM, layer } of bands) {
    const y = axis.y(topM);
    const points = [
      [column.x, y],
      [edge, y],
    ] as const;
    const rock = lithologyOf(layer.name);
    if (rock) marks.push(...rockPattern(rock, { ...column, y, height: axis.y(baseM) - y }, style));
    if ((axis.y(baseM) - y) / line > thinnestLines * 2)
      marks.push({ kind: 'path', points, closed: false, stroke: { ink: 'muted', width: line * 0.5 } });
    const { rangeM } = layer;
    // In an inclined hole a vertical range has no single length along it, so only the text gives it.
    if (rangeM !== null && axis.kind === 'TVD') {
      const [from, to] = [axis.y(topM - rangeM), axis.y(topM + rangeM)];
      if (to - from > line * 6) whiskers.push(whisker(column.x + column.width * 0.22, from, to, style));
    }
  }
  marks.push(
    ...whiskers,
    ...reservoirMarks(wellbore, axis, { x: edge - textSize * 0.45, width: textSize * 0.45 }),
  );
  marks.push({
    kind: 'rect',
    ...column,
    y: axis.top,
    height: axis.bottom - axis.top,
    stroke: thin(style),
  });
  if (!hasNames) {
    const inside = width < minForNames * textSize ? [] : namesInBands(bands, axis, column, style);
    return { marks: [...marks, ...inside], namesShown: inside.length };
  }
  const labels: Label[] = [
    ...bands.map(({ topM, baseM, layer }) => nameLabel(layer, topM, baseM, axis, width / textSize)),
    ...reservoirLabels(wellbore, bands, axis),
  ];
  const names = labelColumn(labels, axis, { x: edge, width: x + width - edge }, style);
  return { marks: [...marks, ...names.marks], namesShown: names.shown };
}

/** The names of formations and reservoirs among other labels, which are more important. */
export function slimNames(
  { bands, wellbore }: Pick<Given, 'bands' | 'wellbore'>,
  axis: DepthAxis,
): readonly Label[] {
  const depthM = axis.toM - axis.fromM;
  const names = bands.map(({ topM, baseM, layer }): Label => {
    const { figures: _figures, ...label } = nameLabel(layer, topM, baseM, axis, 0);
    return { ...label, ink: 'muted', weight: label.weight / depthM };
  });
  return [...names, ...reservoirLabels(wellbore, bands, axis)];
}

function nameLabel(layer: Layer, topM: number, baseM: number, axis: DepthAxis, widthInText: number): Label {
  const from = axis.y(topM);
  const to = axis.y(baseM);
  const range = layer.rangeM === null ? '' : `± ${roundRange(layer.rangeM)}`;
  const figures =
    widthInText < minWithDepths ? range : `${depthFigure(layer.topM)}${range === '' ? '' : ` ${range}`}`;
  return {
    y: (from + to) / 2,
    free: (to - from) / 2,
    weight: layer.baseM - layer.topM,
    text: plainName(layer.name),
    strength: 'regular',
    ink: 'ink',
    figures,
    subject: subjectOf(layer),
  };
}

/** Ranges are usually whole metres. */
const roundRange = (rangeM: number): string =>
  Number.isInteger(inUnit('length', rangeM)) ? String(inUnit('length', rangeM)) : depthFigure(rangeM);

function whisker(x: number, from: number, to: number, { textSize, line }: Style): Mark {
  const half = textSize * 0.22;
  return {
    kind: 'path',
    points: [
      [x - half, from],
      [x + half, from],
      [x, from],
      [x, to],
      [x - half, to],
      [x + half, to],
    ],
    closed: false,
    stroke: { ink: 'ink', width: line * 0.75 },
  };
}

function namesInBands(
  bands: readonly Band[],
  axis: DepthAxis,
  { x, width }: TrackPlace,
  style: Style,
): Mark[] {
  const { textSize } = style;
  return bands.flatMap(({ topM, baseM, layer }): Mark[] => {
    const from = axis.y(topM);
    const to = axis.y(baseM);
    const text = elided(plainName(layer.name), width - textSize * 1.2, style);
    if (to - from < lineHeight(style) || text === '') return [];
    const y = (from + to) / 2 + baseLine(style);
    const subject = subjectOf(layer);
    return [
      {
        kind: 'text',
        x: x + textSize * 0.4,
        y,
        text,
        size: textSize,
        weight: 'regular',
        anchor: 'start',
        ink: 'ink',
        subject,
      },
    ];
  });
}

/** The interval of a reservoir on an axis, m; null if the hole does not reach it. */
export function reservoirOn(
  { topM, baseM }: { readonly topM: number; readonly baseM: number },
  axis: DepthAxis,
): { readonly topM: number; readonly baseM: number } | null {
  const from = axis.ofTvd(topM);
  if (from === null) return null;
  // A hole that ends in the reservoir, or runs along it, does not leave it at its base.
  const to = axis.ofTvd(baseM) ?? axis.toM;
  return { topM: Math.min(from, to), baseM: Math.max(from, to) };
}

function reservoirMarks({ reservoirs }: Wellbore, axis: DepthAxis, { x, width }: TrackPlace): Mark[] {
  return reservoirs.flatMap((reservoir): Mark[] => {
    const interval = reservoirOn(reservoir, axis);
    if (!interval) return [];
    const y = Math.min(axis.bottom - width, axis.y(interval.topM));
    const height = Math.max(width, axis.y(interval.baseM) - y);
    return [
      {
        kind: 'rect',
        x,
        y,
        width,
        height,
        fill: 'active',
        subject: { of: 'reservoir', id: reservoir.id },
      },
    ];
  });
}

/** A reservoir with the name of a formation needs no second label. */
function reservoirLabels({ reservoirs }: Wellbore, bands: readonly Band[], axis: DepthAxis): Label[] {
  if (reservoirs.length === 0) return [];
  return reservoirs.flatMap((reservoir): Label[] => {
    const called = reservoir.name.trim();
    const isNamed = bands.some(({ layer }) => layer.name.trim() === called);
    const interval = isNamed ? null : reservoirOn(reservoir, axis);
    if (!interval) return [];
    const from = axis.y(interval.topM);
    const to = axis.y(interval.baseM);
    return [
      {
        y: (from + to) / 2,
        free: (to - from) / 2,
        weight: Infinity,
        text: plainName(reservoir.name),
        strength: 'strong',
        ink: 'active',
        subject: { of: 'reservoir', id: reservoir.id },
      },
    ];
  });
}
