import type { Ink, Mark, TextMark, Weight } from '../drawing/drawing';
import type { Area, Sheet } from './sheet';
import { leading, type SetLine } from './typeset';

/** The distance from the top of a line to its base line, in text sizes: capitals are in the middle of the line. */
export const ascent = (leading + 0.73) / 2;

interface TextStyle {
  readonly size: number;
  readonly ink?: Ink;
  readonly weight?: Weight;
  readonly anchor?: TextMark['anchor'];
}

/** A text whose line begins at `top`. */
export const textAt = (
  x: number,
  top: number,
  text: string,
  { size, ink = 'ink', weight = 'regular', anchor = 'start' }: TextStyle,
): TextMark => ({ kind: 'text', x, y: top + ascent * size, text, size, weight, anchor, ink });

export const lineFrom = (
  points: readonly (readonly [number, number])[],
  width: number,
  ink: Ink = 'line',
): Mark => ({ kind: 'path', points, closed: false, stroke: { ink, width } });

/** A block's lines as marks, from the top of its area down. */
export function linesAt(
  lines: readonly SetLine[],
  { x, y, width }: Omit<Area, 'height'>,
  size: number,
): Mark[] {
  const marks: Mark[] = [];
  let top = y;
  for (const { before, label, value } of lines) {
    top += before * size;
    if (label) marks.push(textAt(x, top, label.text, { size, ink: label.ink, weight: label.weight }));
    if (value !== undefined) marks.push(textAt(x + width, top, value, { size, anchor: 'end' }));
    top += leading * size;
  }
  return marks;
}

/** The heading of a part of the sheet, in small capitals above a line. */
export const headAt = (title: string, { x, y, width }: Omit<Area, 'height'>, sheet: Sheet): Mark[] => [
  textAt(x, y, title.toUpperCase(), { size: sheet.label, ink: 'muted', weight: 'strong' }),
  lineFrom(
    [
      [x, y + headHeight(sheet) - sheet.line],
      [x + width, y + headHeight(sheet) - sheet.line],
    ],
    2 * sheet.line,
    'ink',
  ),
];

export const headHeight = (sheet: Sheet): number => 1.75 * sheet.label;

/** A mark of another drawing, enlarged by a factor and moved to its place on the sheet. */
export function placed(mark: Mark, dx: number, dy: number, scale = 1): Mark {
  const [x, y] = [(of: number) => dx + of * scale, (of: number) => dy + of * scale];
  if (mark.kind === 'text') return { ...mark, x: x(mark.x), y: y(mark.y), size: mark.size * scale };
  const { stroke } = mark;
  const scaled = stroke && {
    stroke: {
      ...stroke,
      width: stroke.width * scale,
      ...(stroke.dash && { dash: stroke.dash.map((length) => length * scale) }),
    },
  };
  if (mark.kind === 'path')
    return { ...mark, ...scaled, points: mark.points.map(([atX, atY]) => [x(atX), y(atY)] as const) };
  const { width, height } = mark;
  return { ...mark, ...scaled, x: x(mark.x), y: y(mark.y), width: width * scale, height: height * scale };
}
