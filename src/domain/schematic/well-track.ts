import type { Mark } from '../drawing/drawing';
import type { Band } from '../wellbore/layers';
import type { Wellbore } from '../wellbore/wellbore';
import { seaLevelOn, type DepthAxis } from './depth-axis';
import { bandMarks, type Sediments } from './formation-track';
import { labelColumn, widthWithFigures, type Label } from './labels';
import { thin, type Style, type TrackPlace } from './style';
import { wellLabels } from './well-labels';
import { cementMarks, holeMarks, stringMarks, type Scale } from './well-marks';

interface Given {
  readonly wellbore: Wellbore;
  readonly bands: readonly Band[];
  readonly sediments: Sediments;
  /** In a slim drawing the names of the formations share the labels' column, which takes most of the track. */
  readonly names?: readonly Label[];
}

/** The width of a slim drawing's well, in text sizes, and its largest part of the track. */
const slimWell = { textSizes: 7, part: 0.42 };

type DepthScale = Scale & { readonly axis: DepthAxis };

/** The labels' share of the track, in text sizes. More would make the well look small. */
const labelTextSizes = { least: 5.3, most: 17 };
/** The largest part of the track that labels may take. */
const maxForLabels = 0.75;

/**
 * Holes, strings, shoes, hangers and cement, with widths in proportion to their diameters, in front of the faint
 * formations; drill floor and sea level; and the sizes with the depths of the section ends. `withoutRoom` are the labels
 * without room in the track.
 */
export function wellTrack(
  { wellbore, bands, sediments, names = [] }: Given,
  axis: DepthAxis,
  { x, width }: TrackPlace,
  style: Style,
): { readonly marks: readonly Mark[]; readonly withoutRoom: readonly Label[] } {
  const { textSize, line } = style;
  const usualWidth =
    names.length > 0
      ? width - Math.min(slimWell.textSizes * textSize, width * slimWell.part)
      : Math.min(
          labelTextSizes.most * textSize,
          Math.max(labelTextSizes.least * textSize, width * 0.5),
          width * maxForLabels,
        );
  const labels = [...names, ...wellLabels(wellbore, axis, textSize, usualWidth)];
  const needs = labels.flatMap((label) => (label.nameInRemarks ? widthWithFigures(label, style) + line : []));
  const labelWidth = Math.max(usualWidth, ...needs.filter((need) => need <= width * maxForLabels));
  const well = { x, width: width - labelWidth };
  const { holes, strings, path } = wellbore;
  const widestIn = Math.max(
    1,
    ...holes.map(({ diameterIn }) => diameterIn ?? 0),
    ...strings.map(({ outerDiameterIn }) => outerDiameterIn),
  );
  const room = Math.min(well.width * 0.82, textSize * 16);
  const scale: DepthScale = {
    axis,
    style,
    middle: well.x + well.width / 2,
    half: (diameterIn) => ((diameterIn / widestIn) * room) / 2,
  };
  const marks: Mark[] = bandMarks(bands, sediments, axis, well, 0.28);
  marks.push(...levelLines(wellbore, scale, well));
  if (path) {
    const drilled = holes.flatMap((hole, index) => holeMarks(hole, holes[index + 1], scale));
    marks.push(...groupedByLook(drilled));
    for (const string of strings) marks.push(...cementMarks(string, wellbore, scale));
    marks.push(...groupedByLook(strings.flatMap((string) => stringMarks(string, strings, scale))));
  }
  const sides: Mark[] = [well.x, well.x + well.width].map((side) => ({
    kind: 'path',
    points: [
      [side, axis.top],
      [side, axis.bottom],
    ],
    closed: false,
    stroke: thin(style),
  }));
  const words = labelColumn(labels, axis, { x: well.x + well.width, width: labelWidth - line }, style);
  return { marks: [...marks, ...sides, ...words.marks], withoutRoom: words.withoutRoom };
}

/** Areas first, then lines, then shapes, so that a renderer can draw one shape for those that look alike. */
function groupedByLook(marks: readonly Mark[]): Mark[] {
  const turn = (mark: Mark) =>
    mark.kind === 'rect' ? (mark.fill === 'hole' ? 0 : 3) : mark.kind === 'path' && mark.closed ? 2 : 1;
  return marks.toSorted((one, other) => turn(one) - turn(other));
}

function levelLines({ drillFloorM, path }: Wellbore, { axis, style }: DepthScale, well: TrackPlace): Mark[] {
  const { line, textSize } = style;
  const across = (y: number, ink: 'ink' | 'water', width: number): Mark => ({
    kind: 'path',
    points: [
      [well.x, y],
      [well.x + well.width, y],
    ],
    closed: false,
    stroke: { ink, width },
  });
  const marks: Mark[] = path ? [across(axis.y(0), 'ink', line * 1.5)] : [];
  const seaM = seaLevelOn(drillFloorM, axis);
  if (seaM === null) return marks;
  const y = axis.y(seaM);
  const side = textSize * 0.55;
  const at = well.x + textSize * 0.7;
  const above = Math.max(axis.top, y - side);
  marks.push(across(y, 'water', line * 1.5), {
    kind: 'path',
    points: [
      [at, y],
      [at - side / 2, above],
      [at + side / 2, above],
    ],
    closed: true,
    fill: 'water',
  });
  return marks;
}
