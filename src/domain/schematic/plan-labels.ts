import type { Ink, Mark, Subject, Weight } from '../drawing/drawing';
import { baseLine, elided, lineHeight, type Style } from './style';

/** A text for a point of a plan view. */
export interface PlanLabel {
  readonly at: readonly [x: number, y: number];
  /** The radius of the mark at the point, which the text keeps clear of. */
  readonly clear: number;
  readonly text: string;
  readonly strength: Weight;
  readonly ink: Ink;
  readonly subject?: Subject;
}

/** An area of the drawing. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** From the mark, in text sizes: near, and further away with a line to the point. */
const distances = [0.3, 1.4, 2.8];
const half = Math.SQRT1_2;
/** To the right first, as texts read. */
const directions: readonly (readonly [x: number, y: number])[] = [
  [1, 0],
  [-1, 0],
  [half, -half],
  [half, half],
  [-half, -half],
  [-half, half],
  [0, -1],
  [0, 1],
];
/** The longest part of the frame's width for one text. */
const longestPart = 0.6;

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * Places texts next to their points, the first ones first: inside `frame`, over none of the `lines` (as points close to
 * each other) and `taken` areas, and not over each other. `left` are those without room.
 */
export function placePlanLabels(
  labels: readonly PlanLabel[],
  place: {
    readonly frame: Box;
    readonly lines: readonly (readonly [x: number, y: number])[];
    readonly taken: readonly Box[];
  },
  style: Style,
): { readonly marks: readonly Mark[]; readonly left: readonly PlanLabel[] } {
  const { frame, lines } = place;
  const { textSize, line, textWidth } = style;
  const taken = [...place.taken];
  const marks: Mark[] = [];
  const left: PlanLabel[] = [];
  const isFree = (box: Box): boolean =>
    box.left >= frame.left &&
    box.right <= frame.right &&
    box.top >= frame.top &&
    box.bottom <= frame.bottom &&
    !taken.some((other) => overlap(box, other)) &&
    !lines.some(([x, y]) => x > box.left && x < box.right && y > box.top && y < box.bottom);

  for (const label of labels) {
    const text = elided(label.text, (frame.right - frame.left) * longestPart, style, label.strength);
    const width = textWidth(text, textSize, label.strength);
    const height = lineHeight(style);
    const candidates = distances.flatMap((distance) =>
      directions.map((direction) => {
        const [dx, dy] = direction;
        const away = label.clear + distance * textSize;
        const [x, y] = [label.at[0] + dx * away, label.at[1] + dy * away];
        // The point is on the side or corner of the text that faces the mark.
        const startX = x - (dx > 0.1 ? 0 : dx < -0.1 ? width : width / 2);
        const startY = y - (dy > 0.1 ? 0 : dy < -0.1 ? height : height / 2);
        const box = { left: startX, top: startY, right: startX + width, bottom: startY + height };
        return { box, near: [x, y] as const, isFar: distance > 1, direction };
      }),
    );
    const chosen = text === '' ? undefined : candidates.find(({ box }) => isFree(box));
    if (!chosen) {
      left.push(label);
      continue;
    }
    const { box, near, isFar, direction } = chosen;
    taken.push(box);
    const about = label.subject ? { subject: label.subject } : {};
    if (isFar) {
      const edge = [
        label.at[0] + direction[0] * label.clear,
        label.at[1] + direction[1] * label.clear,
      ] as const;
      marks.push({
        kind: 'path',
        points: [edge, near],
        closed: false,
        stroke: { ink: 'muted', width: line * 0.75 },
      });
    }
    marks.push({
      kind: 'text',
      x: box.left,
      y: (box.top + box.bottom) / 2 + baseLine(style),
      text,
      size: textSize,
      weight: label.strength,
      anchor: 'start',
      ink: label.ink,
      ...about,
    });
  }
  return { marks, left };
}
