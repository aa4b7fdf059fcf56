import type { Drawing, Ink, Mark, Subject } from '../drawing/drawing';
import type { Montage } from '../montage/montage';
import { layerAt, type Layer } from '../wellbore/layers';
import type { Wellbore } from '../wellbore/wellbore';
import { depthAxisOf, type DepthAxis, type DepthKind } from './depth-axis';
import { bandsOn, formationTrack, slimNames, type Sediments } from './formation-track';
import type { Label } from './labels';
import { pressuresOf, pressureTrack } from './pressure-track';
import { namesRemark, noRoomRemark, remarksOn } from './remarks';
import { figureInset, scaleTitle, scaleTrack, scaleWidth } from './scale-track';
import { baseLine, lineHeight, type Style, type TrackPlace } from './style';
import { columnOf } from './tops';
import { wellTrack } from './well-track';
import { unitOf } from '../shown-units/figures';

export type TrackName = 'scale' | 'formations' | 'well' | 'pressures';

export interface SchematicOptions extends Style {
  /** Of the whole drawing, in its unit. */
  readonly width: number;
  readonly height: number;
  readonly depth: DepthKind;
  /** The sediment of each formation, as in the table. */
  readonly sediments: Sediments;
  /** From left to right; by default as many as the width has room for. */
  readonly tracks?: readonly TrackName[];
}

export interface PlacedTrack extends TrackPlace {
  readonly name: TrackName;
}

/** A scale drawing of the well with its data. */
export interface Schematic {
  readonly drawing: Drawing;
  readonly tracks: readonly PlacedTrack[];
  /** For aligning other content to the depths. */
  readonly axis: DepthAxis;
  /** From shallow to deep along the axis. */
  readonly formations: readonly Layer[];
  /** What is left out, merged or assumed, in sentences. */
  readonly remarks: readonly string[];
  /** The part of the montage at a point of the drawing. */
  subjectAt(x: number, y: number): Subject | null;
  /** The vertical extent of a part of the montage in the drawing; null if it is not drawn. */
  spanOf(subject: Subject): readonly [top: number, bottom: number] | null;
}

/**
 * The widths of the tracks in text sizes, from a slim drawing to a wide one; widths in between are interpolated. The
 * formations' names take precedence over gradients, and sizes with depths over long names. The scale is as wide as its
 * texts.
 */
const trackWidths: Readonly<Record<Exclude<TrackName, 'scale'>, readonly number[]>> = {
  formations: [1.3, 6, 14, 20, 36],
  well: [7.2, 8, 8.5, 13, 34],
  pressures: [5, 5.5, 5, 8, 16],
};

/** Below this width, in text sizes, the names of formations and strings share one column. */
const slimTextSizes = 34;

/**
 * A montage's well to scale in depth, in tracks: a scale, the formations, the well, and mud weight with pore pressure.
 * Depths are below the drill floor. Nothing is invented: unknown values are left out, and `remarks` says so. Never
 * throws, and no mark is outside the drawing.
 */
export function schematicOf(montage: Montage, wellbore: Wellbore, options: SchematicOptions): Schematic {
  const { width, height, depth, sediments, textSize } = options;
  const style: Style = options;
  const isSlim = !options.tracks && width < slimTextSizes * textSize;
  const names =
    options.tracks ??
    (isSlim
      ? (['scale', 'formations', 'well'] as const)
      : (['scale', 'formations', 'well', 'pressures'] as const));
  const headLines = names.includes('pressures') ? 3 : 2;
  const top = Math.min(height / 2, lineHeight(style) * headLines + textSize * 0.3);
  const bottom = Math.max(top + options.line, height - textSize * 0.3);
  const column = columnOf(montage, wellbore, depth);
  const axis = depthAxisOf(wellbore, depth, { top, bottom }, column.layers.at(-1)?.baseM ?? 0);
  const tracks = isSlim
    ? slimTracks(width, textSize, scaleWidth(axis, style))
    : placed(names, width, textSize, scaleWidth(axis, style));
  const { layers } = column;
  const bands = bandsOn(axis, layers, style);
  const pressures = names.includes('pressures') ? pressuresOf(montage, wellbore, axis) : null;

  let namesShown: number | null = null;
  const marks: Mark[] = [];
  const withoutRoom: Label[] = [];
  for (const track of tracks) {
    marks.push(...headOf(track, axis, style));
    if (track.name === 'scale') marks.push(...scaleTrack(axis, track, style));
    else if (track.name === 'formations') {
      const drawn = formationTrack({ bands, sediments, wellbore }, axis, track, style);
      if (!isSlim) ({ namesShown } = drawn);
      marks.push(...drawn.marks);
    } else if (track.name === 'well') {
      const shared = isSlim ? { names: slimNames({ bands, wellbore }, axis) } : {};
      const drawn = wellTrack({ wellbore, bands, sediments, ...shared }, axis, track, style);
      withoutRoom.push(...drawn.withoutRoom);
      if (isSlim)
        namesShown = drawn.marks.filter(
          (mark) => mark.kind === 'text' && mark.subject?.of === 'formation',
        ).length;
      marks.push(...drawn.marks);
    } else if (pressures) marks.push(...pressureTrack(pressures, axis, track, style));
  }
  const unnamed = namesShown === null ? null : namesRemark(namesShown, layers.length);
  const remarks = [
    // First, because it matters most if only a few remarks fit.
    ...noRoomRemark(withoutRoom, axis),
    ...remarksOn(montage, wellbore, { axis, column, pressures }),
    ...(unnamed === null ? [] : [unnamed]),
  ];

  const strip = tracks.find(({ name }) => name === 'formations');
  return {
    drawing: { width, height, marks },
    tracks,
    axis,
    formations: layers,
    remarks,
    subjectAt(x, y) {
      if (y < axis.top || y > axis.bottom) return null;
      const onMark = marks.findLast((mark) => mark.subject !== undefined && contains(mark, x, y, textSize));
      if (onMark?.subject) return onMark.subject;
      if (!strip || x < strip.x || x > strip.x + strip.width) return null;
      const layer = layerAt(layers, axis.depthAt(y));
      return layer && { of: 'formation', id: layer.formationId, section: layer.sectionId };
    },
    spanOf(subject) {
      if (subject.of === 'formation') {
        const layer = layers.find(({ formationId }) => formationId === subject.id);
        return layer ? [axis.y(layer.topM), axis.y(layer.baseM)] : null;
      }
      if (subject.of === 'section') {
        const hole = wellbore.holes.find(({ sectionId }) => sectionId === subject.id);
        const from = hole && axis.ofAhd(hole.fromAhdM);
        const to = hole && axis.ofAhd(hole.toAhdM);
        if (typeof from !== 'number' || typeof to !== 'number') return null;
        return [axis.y(Math.min(from, to)), axis.y(Math.max(from, to))];
      }
      const mark = marks.find(
        (one) => one.kind === 'rect' && one.subject?.of === 'reservoir' && one.subject.id === subject.id,
      );
      return mark?.kind === 'rect' ? [mark.y, mark.y + mark.height] : null;
    },
  };
}

/** The column of formations, as wide as its patterns need, and the well with all labels. */
function slimTracks(width: number, textSize: number, ofScale: number): PlacedTrack[] {
  const column = Math.min(textSize * 2.2, Math.max(0, width - ofScale) * 0.2);
  const x = ofScale + column;
  return [
    { name: 'scale', x: 0, width: ofScale },
    { name: 'formations', x: ofScale, width: column },
    { name: 'well', x, width: Math.max(0, width - x) },
  ];
}

/** Divides the width among the tracks. If the drawing is too narrow, each shrinks except the scale. */
function placed(
  names: readonly TrackName[],
  width: number,
  textSize: number,
  ofScale: number,
): PlacedTrack[] {
  const gap = textSize * 0.7;
  const shared = names.filter((name) => name !== 'scale');
  const taken = shared.length < names.length ? ofScale : 0;
  const room = Math.max(0, width - taken - gap * Math.max(0, shared.length - 1));
  const widthAt = (name: TrackName, step: number) =>
    name === 'scale' ? ofScale : (trackWidths[name][step] ?? 0) * textSize;
  const sums = trackWidths.well.map((_, step) => shared.reduce((sum, name) => sum + widthAt(name, step), 0));
  const last = sums.length - 1;
  const from = Math.max(
    0,
    sums.findLastIndex((sum) => sum <= room),
  );
  const [low = 1, high = low] = [sums[from], sums[Math.min(last, from + 1)]];
  const share = high > low ? Math.max(0, (room - low) / (high - low)) : 0;
  const squeeze = Math.min(1, room / low);
  let x = 0;
  return names.map((name) => {
    const least = widthAt(name, from);
    const own =
      name === 'scale'
        ? ofScale
        : (least + (widthAt(name, Math.min(last, from + 1)) - least) * share) * squeeze;
    const track = { name, x, width: own };
    x += own + (name === 'scale' ? 0 : gap);
    return track;
  });
}

type Word = readonly [text: string, ink: Ink];

/** The heading of a track, line by line. The headings of the pressures have the colours of their marks. */
const headWords: Readonly<Record<TrackName, (axis: DepthAxis) => readonly (readonly Word[])[]>> = {
  scale: (axis) => scaleTitle(axis).map((text) => [[text, 'muted']]),
  formations: () => [[['Formations', 'muted']]],
  well: () => [[['Well', 'muted']]],
  pressures: () => [
    [
      ['Mud', 'accent'],
      ['Pore', 'active'],
    ],
    [[unitOf('gradient'), 'muted']],
  ],
};

function headOf({ name, x, width }: PlacedTrack, axis: DepthAxis, style: Style): Mark[] {
  const { textSize, textWidth } = style;
  const marks: Mark[] = [];
  for (const [row, words] of headWords[name](axis).entries()) {
    const weight = row === 0 ? 'strong' : 'regular';
    let reached = 0;
    for (const [text, ink] of words) {
      // A slim track has no heading; its content identifies it.
      if (textWidth(text, textSize, weight) > width - reached) continue;
      marks.push({
        kind: 'text',
        x: name === 'scale' ? x + width - figureInset * textSize : x + reached,
        y: lineHeight(style) * (row + 0.5) + baseLine(style),
        text,
        size: textSize,
        weight,
        anchor: name === 'scale' ? 'end' : 'start',
        ink,
      });
      reached += textWidth(text, textSize, weight) + textSize * 0.6;
    }
  }
  return marks;
}

/** Whether a mark is at a point, with a tolerance for lines and texts. */
function contains(mark: Mark, x: number, y: number, textSize: number): boolean {
  const room = textSize * 0.4;
  if (mark.kind === 'rect')
    return x >= mark.x && x <= mark.x + mark.width && y >= mark.y && y <= mark.y + mark.height;
  if (mark.kind === 'text') {
    const width = mark.text.length * textSize * 0.55;
    const from =
      mark.anchor === 'start' ? mark.x : mark.anchor === 'end' ? mark.x - width : mark.x - width / 2;
    return x >= from && x <= from + width && y >= mark.y - textSize && y <= mark.y + room;
  }
  const xs = mark.points.map(([at]) => at);
  const ys = mark.points.map(([, at]) => at);
  return (
    x >= Math.min(...xs) - room &&
    x <= Math.max(...xs) + room &&
    y >= Math.min(...ys) - room &&
    y <= Math.max(...ys) + room
  );
}
