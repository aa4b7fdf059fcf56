import type { Mark } from '../drawing/drawing';
import { quantityFigure } from '../shown-units/figures';
import type { Section } from '../montage/montage';
import type { HoleSection } from '../wellbore/strings';
import { mudWeightOf } from './mud-weights';
import { mudMarks, type GradientRange } from './pressure-track';
import type { RowAxis } from './row-axis';
import { gradientAt } from './section-tracks';
import { baseLine, type Style, type TrackPlace } from './style';

/** As in the table. */
const weightFigure = (kpaPerM: number): string => quantityFigure('gradient', kpaPerM, 1, 2);

/** A section's mud weight over the depths of its hole, with its figure where there is room. */
export function mudTrack(
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
  const middle = Math.min(to, from + textSize);
  const top = Math.max(0, middle - textSize * 0.7);
  const padding = textSize * 0.25;
  const wide = textWidth(text, textSize, 'strong') + padding * 2;
  // A ground of its own: the lines of the axis and the edge of the range would cross its figures.
  marks.push({
    kind: 'rect',
    x: place.anchor === 'start' ? place.x - padding : place.x + padding - wide,
    y: top,
    width: wide,
    height: Math.max(0, Math.min(axis.bottom, middle + textSize * 0.7) - top),
    fill: 'surface',
  });
  marks.push({
    kind: 'text',
    x: place.x,
    y: middle + baseLine(style),
    text,
    size: textSize,
    weight: 'strong',
    anchor: place.anchor,
    ink: 'accent',
  });
  return marks;
}
