import type { Drawing, Mark } from '../drawing/drawing';
import type { Section } from '../montage/montage';
import { lithologyOf } from '../sediments/lithology';
import type { HoleSection, PipeString } from '../wellbore/strings';
import type { Wellbore } from '../wellbore/wellbore';
import { sedimentInk, type Sediments } from './formation-track';
import { labelColumn } from './labels';
import { mudTrack } from './mud-track';
import type { GradientRange } from './pressure-track';
import { rockPattern } from './rock-pattern';
import { rowAxisOf, type DrawnRow, type RowAxis } from './row-axis';
import { endLabels, ticksOf, type WellLabel } from './section-labels';
import { sameM, sectionTracks, type RowScale, type SectionTracks } from './section-tracks';
import { slurryMarks } from './slurry-marks';
import type { Style } from './style';
import { cementMarks, hangerMarks, shoeMark, wallMark } from './well-marks';

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
