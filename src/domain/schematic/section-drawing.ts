import type { Drawing, Mark } from '../drawing/drawing';
import { formatInches } from '../inches';
import { figure } from '../montage/figures';
import type { Section } from '../montage/montage';
import { lithologyOf } from '../sediments/lithology';
import { slurryTopsOf, type HoleSection, type PipeString } from '../wellbore/strings';
import type { Wellbore } from '../wellbore/wellbore';
import { annulusOf } from './annulus';
import { depthFigure } from './figures';
import { sedimentInk, type Sediments } from './formation-track';
import { labelColumn, type Label } from './labels';
import { mudWeightOf } from './mud-weights';
import { mudMarks, type GradientRange } from './pressure-track';
import { rockPattern } from './rock-pattern';
import { rowAxisOf, type DrawnRow, type RowAxis } from './row-axis';
import { baseLine, type Style, type TrackPlace } from './style';
import { cementMarks, hangerMarks, shoeMark, wallMark, type Scale } from './well-marks';

export interface SectionDrawingOptions extends Style {
  readonly width: number;
  /** The rows to draw against, in their order; `top` in the drawing's unit, of the first row 0. */
  readonly rows: readonly DrawnRow[];
  /** The name of the formation in which the section begins, for its pattern. */
  readonly carriedName: string | null;
  readonly sediments: Sediments;
  /** The same for all sections; null if no mud weight is known. */
  readonly muds: GradientRange | null;
}

/** The tracks of a section's drawing from left to right; those without room are absent. */
export interface SectionTracks {
  readonly column: TrackPlace;
  readonly well: TrackPlace;
  readonly labels: TrackPlace | null;
  readonly mud: TrackPlace | null;
}

/** Divides a width: labels go first, then the mud weight. */
export function sectionTracks(width: number, hasMud: boolean, textSize: number): SectionTracks {
  const column = { x: 0, width: Math.min(textSize * 2.6, width * 0.2) };
  const mudWidth = hasMud && width >= textSize * 15 ? Math.max(textSize * 6, width * 0.22) : 0;
  const gap = mudWidth > 0 ? textSize * 0.7 : 0;
  const room = width - column.width - mudWidth - gap;
  const labelWidth = room >= textSize * 14 ? Math.max(textSize * 9, room * 0.4) : 0;
  const well = { x: column.width, width: room - labelWidth };
  const right = well.x + well.width;
  return {
    column,
    well,
    labels: labelWidth > 0 ? { x: right, width: labelWidth } : null,
    mud: mudWidth > 0 ? { x: width - mudWidth, width: mudWidth } : null,
  };
}

/** The position of a gradient in its track. */
export const gradientAt =
  ({ x, width }: TrackPlace, { from, to }: GradientRange) =>
  (kpaPerM: number): number =>
    x + ((kpaPerM - from) / (to - from)) * width;

type RowScale = Scale & { readonly axis: RowAxis };

/** A label with the right edge of what it names, from where its line begins. */
interface WellLabel extends Label {
  readonly edge: number;
}

/** Two depths along the hole that differ by less than this (m) are one. */
const sameM = 0.05;

/**
 * One hole section next to its rows in the table: its formations, the hole, the previous shoe, its own string with
 * cement, and its mud weight. Depths run along the hole, in proportion between the tops of the rows. Widths are in
 * proportion to diameters, the same in all sections. Unknown values are left out. Never throws.
 */
export function sectionDrawingOf(
  section: Section,
  wellbore: Wellbore,
  options: SectionDrawingOptions,
): Drawing {
  const { width, rows, muds, textSize, line } = options;
  const style: Style = options;
  const tracks = sectionTracks(width, muds !== null, textSize);
  const axis = rowAxisOf(section, wellbore, rows, textSize);
  const { well } = tracks;
  const widestIn = Math.max(
    1,
    ...wellbore.holes.map(({ diameterIn }) => diameterIn ?? 0),
    ...wellbore.strings.map(({ outerDiameterIn }) => outerDiameterIn),
  );
  const room = Math.min(well.width * 0.86, textSize * 12);
  const scale: RowScale = {
    axis,
    style,
    middle: well.x + well.width / 2,
    half: (diameterIn) => ((diameterIn / widestIn) * room) / 2,
  };
  const marks = columnMarks(section, axis, tracks, options);
  const labels: WellLabel[] = [];
  const hole = wellbore.holes.find(({ sectionId }) => sectionId === section.id);
  if (hole && wellbore.path) {
    const strings = wellbore.strings.filter(
      ({ place, shoe }) => place <= hole.place && shoe.ahdM >= axis.fromM - sameM,
    );
    const own = strings.find(({ sectionId }) => sectionId === section.id);
    const earlier = strings.filter((string) => string !== own);
    marks.push(...holesOf(hole, wellbore, scale));
    for (const string of earlier)
      marks.push(...cementMarks(string, wellbore, scale).filter(isSeen), ...pipeMarks(string, scale));
    if (own) marks.push(...slurryMarks(section, own, wellbore, scale, labels), ...pipeMarks(own, scale));
    if (own?.kind === 'liner' && axis.isStart) marks.push(...hangerMarks(own, strings, scale));
    labels.push(...endLabels(hole, own, earlier, scale));
  }
  if (tracks.labels) {
    const texts = labelColumn(labels, axis, { ...tracks.labels, width: tracks.labels.width - line }, style);
    marks.push(...ticksOf(labels, well, style), ...texts.marks);
  }
  if (tracks.mud && muds) marks.push(...mudTrack(section, hole, muds, tracks.mud, axis, style));
  return { width, height: axis.bottom, marks };
}

const isSeen = (mark: Mark): boolean => mark.kind !== 'rect' || mark.height > 0.01;

/** The formations: a column with the patterns of their rocks, and faint behind the well. */
function columnMarks(
  section: Section,
  axis: RowAxis,
  { column, well }: SectionTracks,
  { sediments, carriedName, ...style }: SectionDrawingOptions,
): Mark[] {
  const own = new Map(section.formations_list.map((formation) => [formation.id, formation]));
  const solid: Mark[] = [];
  const faint: Mark[] = [];
  const patterns: Mark[] = [];
  const lines: Mark[] = [];
  for (const { formationId, from, to } of axis.bands) {
    const fill = sedimentInk({ formationId }, sediments);
    const box = { y: from, height: to - from };
    solid.push({ kind: 'rect', ...column, ...box, fill });
    faint.push({ kind: 'rect', ...well, ...box, fill, opacity: 0.28 });
    const formation = own.get(formationId);
    const rock = lithologyOf(formation ? formation.formation_name : carriedName);
    if (rock) patterns.push(...rockPattern(rock, { ...column, ...box }, style));
    lines.push({
      kind: 'path',
      points: [
        [column.x, from],
        [column.x + column.width, from],
      ],
      closed: false,
      stroke: { ink: 'muted', width: style.line * 0.75 },
    });
  }
  return [...solid, ...faint, ...lines, ...patterns];
}

/** The section's hole, and above it the end of the one before. */
function holesOf(hole: HoleSection, { holes }: Wellbore, { axis, middle, half, style }: RowScale): Mark[] {
  const before = holes.findLast(({ place }) => place < hole.place);
  const [from, to] = [axis.y(hole.fromAhdM), axis.y(hole.toAhdM)];
  const marks: Mark[] = [];
  const lines: Mark[] = [];
  const wall = (...points: readonly (readonly [number, number])[]) =>
    lines.push({ kind: 'path', points, closed: false, stroke: { ink: 'muted', width: style.line * 0.75 } });
  const add = (diameterIn: number | null, top: number, base: number) => {
    if (base - top < 0.01 || diameterIn === null) return 0;
    const width = half(diameterIn);
    marks.push({
      kind: 'rect',
      x: middle - width,
      y: top,
      width: width * 2,
      height: base - top,
      fill: 'hole',
    });
    for (const side of [middle - width, middle + width]) wall([side, top], [side, base]);
    return width;
  };
  const width = add(hole.diameterIn, from, to);
  const above = before ? add(before.diameterIn, 0, from) : 0;
  for (const way of [-1, 1])
    if (above > width && width > 0) wall([middle + way * width, from], [middle + way * above, from]);
  if (hole.toAhdM <= axis.toM + sameM) wall([middle - width, to], [middle + width, to]);
  const dash = [style.line * 6, style.line * 3, style.line, style.line * 3];
  lines.push({
    kind: 'path',
    points: [
      [middle, 0],
      [middle, to],
    ],
    closed: false,
    stroke: { ink: 'muted', width: style.line * 0.75, dash },
  });
  return [...marks, ...lines];
}

/** The walls, and the shoe if it is within the rows. */
function pipeMarks(string: PipeString, scale: RowScale): Mark[] {
  const heavy: RowScale = { ...scale, style: { ...scale.style, line: scale.style.line * 1.6 } };
  const hasShoe = string.shoe.ahdM <= scale.axis.toM + sameM;
  return [-1, 1].flatMap((way) => [
    ...wallMark(string, way, heavy),
    ...(hasShoe ? shoeMark(string, way, scale) : []),
  ]);
}

const slurryNames = { lead: 'Lead', tail: 'Tail', top_fill: 'Topfill', liner: 'Cement' } as const;

/** The sheath of each slurry from its top down to the next, the lowest hatched; their labels are added to `labels`. */
function slurryMarks(
  section: Section,
  string: PipeString,
  { path, holes, strings, drillFloorM }: Wellbore,
  scale: RowScale,
  labels: WellLabel[],
): Mark[] {
  if (!path) return [];
  const { axis, middle, half, style } = scale;
  const shoeM = string.shoe.ahdM;
  const tops = slurryTopsOf(section, path, drillFloorM ?? 0)
    .map((slurry) => ({
      ...slurry,
      fromM: slurry.topAhdM === 'top of string' ? string.fromAhdM : Math.max(string.fromAhdM, slurry.topAhdM),
    }))
    .filter(({ fromM }) => fromM < shoeM)
    .toSorted((one, other) => one.fromM - other.fromM);
  const sheaths: Mark[] = [];
  const hatches: Mark[] = [];
  tops.forEach(({ role, text, topAhdM, fromM }, index) => {
    const toM = tops[index + 1]?.fromM ?? shoeM;
    const [from, to] = [axis.y(fromM), axis.y(toM)];
    // A slurry with the same top as the next has no interval of its own.
    if (to - from < 0.01) return;
    const parts = annulusOf({ ...string, shoe: { ...string.shoe, ahdM: toM } }, fromM, holes, strings);
    const lowest = parts.at(-1);
    const isFromAbove = topAhdM === 'top of string' || from <= axis.top;
    // A liner is cemented to its hanger, which has its own label.
    if (role !== 'liner' || topAhdM !== 'top of string')
      labels.push({
        y: isFromAbove ? (Math.max(from, axis.y(axis.fromM)) + to) / 2 : from,
        edge: middle + half(lowest?.outerIn ?? string.outerDiameterIn),
        free: style.textSize * 0.4,
        weight: role === 'tail' ? 3 : 2,
        text: `${slurryNames[role]} ${isFromAbove ? 'to ' : ''}${text.toLowerCase()}`,
        strength: 'regular',
        ink: 'muted',
      });
    for (const part of parts) {
      const [y, base] = [axis.y(part.fromAhdM), axis.y(part.toAhdM)];
      if (base - y < 0.01) continue;
      const inner = half(part.innerIn);
      const thickness = Math.max(part.outerIn === null ? 0 : half(part.outerIn) - inner, style.line * 2);
      for (const x of [middle - inner - thickness, middle + inner]) {
        const box = { x, y, width: thickness, height: base - y };
        sheaths.push({ kind: 'rect', ...box, fill: 'cement', opacity: role === 'tail' ? 1 : 0.6 });
        if (role === 'tail') hatches.push(...hatch(box, style));
      }
    }
  });
  return [...sheaths, ...hatches];
}

/** Diagonal strokes within a box. */
function hatch(
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  { textSize, line }: Style,
): Mark[] {
  const step = textSize * 0.45;
  const rise = Math.min(box.width, box.height);
  const count = Math.min(200, Math.floor((box.height - rise) / step) + 1);
  return Array.from({ length: count }, (_, index): Mark => {
    const y = box.y + rise + index * step;
    const points = [
      [box.x, y],
      [box.x + rise, y - rise],
    ] as const;
    return { kind: 'path', points, closed: false, stroke: { ink: 'ink', width: line * 0.6 }, opacity: 0.6 };
  });
}

/** Labels for the previous shoes, the hanger, and the shoe or TD. */
function endLabels(
  hole: HoleSection,
  own: PipeString | undefined,
  earlier: readonly PipeString[],
  { axis, middle, half, style }: RowScale,
): WellLabel[] {
  const labels: WellLabel[] = [];
  const shoeEdge = ({ outerDiameterIn }: PipeString) => middle + half(outerDiameterIn) + style.textSize * 0.6;
  const free = style.textSize * 0.4;
  const subject = { of: 'section', id: hole.sectionId } as const;
  for (const string of earlier)
    labels.push({
      y: axis.y(string.shoe.ahdM),
      edge: shoeEdge(string),
      free,
      weight: 4,
      text: `${formatInches(string.outerDiameterIn)}″ ${depthFigure(string.shoe.ahdM)}`,
      strength: 'strong',
      ink: 'ink',
    });
  if (own?.kind === 'liner' && axis.isStart)
    labels.push({
      y: axis.y(own.fromAhdM),
      edge: shoeEdge(own),
      free,
      weight: 3.5,
      text: `Hanger ${own.isTopAssumed ? '~' : ''}${depthFigure(own.fromAhdM)}`,
      strength: 'regular',
      ink: 'muted',
    });
  if (hole.toAhdM > axis.toM + sameM) return labels;
  const size = own ? `${formatInches(own.outerDiameterIn)}″` : 'TD';
  labels.push({
    y: axis.y(hole.toAhdM),
    edge: own ? shoeEdge(own) : middle + half(hole.diameterIn ?? 0),
    free,
    weight: 6,
    text: `${size} ${depthFigure(hole.toAhdM)}`,
    strength: 'strong',
    ink: 'ink',
    subject,
  });
  return labels;
}

/** A fine line from what each label names to the labels. */
const ticksOf = (labels: readonly WellLabel[], { x, width }: TrackPlace, { line }: Style): Mark[] =>
  labels.map(({ y, edge }) => ({
    kind: 'path',
    points: [
      [Math.min(edge, x + width), y],
      [x + width, y],
    ],
    closed: false,
    stroke: { ink: 'muted', width: line * 0.75 },
  }));

/** As in the table. */
const weightFigure = (kpaPerM: number): string => figure(kpaPerM, 1, 2);

function mudTrack(
  { id, mud_item }: Section,
  hole: HoleSection | undefined,
  range: GradientRange,
  track: TrackPlace,
  axis: RowAxis,
  style: Style,
): Mark[] {
  const { textSize, line, textWidth } = style;
  const at = gradientAt(track, range);
  const vertical = (x: number, ink: 'line' | 'line-faint'): Mark => ({
    kind: 'path',
    points: [
      [x, 0],
      [x, axis.bottom],
    ],
    closed: false,
    stroke: { ink, width: line },
  });
  const steps = Math.round((range.to - range.from) / range.step);
  const marks = Array.from({ length: steps - 1 }, (_, index) =>
    vertical(at(range.from + (index + 1) * range.step), 'line-faint'),
  );
  marks.push(vertical(track.x + line / 2, 'line'), vertical(track.x + track.width - line / 2, 'line'));
  const weight = mudWeightOf(mud_item);
  if (!weight || !hole) return marks;
  const [from, to] = [axis.y(hole.fromAhdM), axis.y(hole.toAhdM)];
  marks.push(...mudMarks(weight, from, to, at, style, { of: 'section', id }));
  const { exactKpaPerM, lowerKpaPerM, upperKpaPerM } = weight;
  const bounds = [lowerKpaPerM, upperKpaPerM].filter((bound) => bound !== null);
  const text = exactKpaPerM === null ? bounds.map(weightFigure).join(' – ') : weightFigure(exactKpaPerM);
  const known = [...bounds, ...(exactKpaPerM === null ? [] : [exactKpaPerM])];
  const width = textWidth(text, textSize, 'strong') + textSize * 0.8;
  // Next to the range if there is room, otherwise on it, next to the line.
  const sides = [
    [at(Math.max(...known)), at(Math.min(...known))],
    [at(exactKpaPerM ?? Math.max(...known)), at(exactKpaPerM ?? Math.min(...known))],
  ] as const;
  const place = sides
    .flatMap(([right, left]) => [
      { x: right + textSize * 0.5, anchor: 'start', fits: right + width <= track.x + track.width } as const,
      { x: left - textSize * 0.5, anchor: 'end', fits: left - width >= track.x } as const,
    ])
    .find(({ fits }) => fits);
  if (!place) return marks;
  marks.push({
    kind: 'text',
    x: place.x,
    y: Math.min(to, from + textSize) + baseLine(style),
    text,
    size: textSize,
    weight: 'strong',
    anchor: place.anchor,
    ink: 'accent',
  });
  return marks;
}
