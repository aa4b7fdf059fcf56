import type { Ink, Mark, Subject, TextMark, Weight } from '../drawing/drawing';
import { layOutLabels } from '../wellbore/label-layout';
import type { DepthAxis } from './depth-axis';
import { baseLine, elided, lineHeight, type Style, type TrackPlace } from './style';

/** A line of text at a depth. */
export interface Label {
  /** The position of what it names, in the drawing's unit. */
  readonly y: number;
  /** Within this distance of `y` it needs no leader. */
  readonly free: number;
  readonly weight: number;
  readonly text: string;
  /** A shorter text, for a column without room for its numbers. */
  readonly short?: string;
  /** Its name in the remarks. The numbers of such a label are listed there if the column has no room for them. */
  readonly nameInRemarks?: string;
  readonly strength: Weight;
  readonly ink: Ink;
  /** Numbers at the column's right edge. */
  readonly figures?: string;
  readonly subject?: Subject;
}

/** A longer leader is hard to follow, so some of the crowded names are left out. */
const farthestLines = 6;
/** The largest part of a column that numbers may take from a text. */
const maxForFigures = 0.3;
/** Between a text and its numbers, in text sizes. */
const figuresGap = 0.8;
const leaderRoom = 0.75;
const leaderGap = 0.25;
/** The rounding difference between sums in a different order, in text sizes. */
const lastBit = 1e-6;
/** A text this much wider than its column stays unreadable even without the numbers. */
const tooLong = 1.5;

/** The minimum width of a column for a label with its numbers and its shortest text. */
export function widthWithFigures(
  { text, short = text, strength, figures = '' }: Label,
  style: Style,
): number {
  const { textSize, textWidth } = style;
  const words = textWidth(short, textSize, strength) + textWidth(figures, textSize, 'regular');
  return words + (leaderRoom + leaderGap + figuresGap) * textSize;
}

/**
 * Places labels in one column without overlaps, with leaders from the column's left edge where labels have moved. Texts
 * are shortened to the column. Numbers are not; they are omitted if they leave the text too little room. `withoutRoom` are the
 * labels whose numbers the remarks must give.
 */
export function labelColumn(
  labels: readonly Label[],
  axis: Pick<DepthAxis, 'top' | 'bottom'>,
  { x, width }: TrackPlace,
  style: Style,
): { readonly marks: readonly Mark[]; readonly shown: number; readonly withoutRoom: readonly Label[] } {
  const { textSize, line, textWidth } = style;
  const leader = textSize * leaderRoom;
  const gap = textSize * leaderGap;
  const room = width - leader - gap;
  const capacity = Math.floor((axis.bottom - axis.top) / lineHeight(style));
  const wishes = thinned(labels, capacity, style).map(({ y, weight, index }) => ({
    key: String(index),
    y,
    height: lineHeight(style),
    weight,
  }));
  const placed = layOutLabels(wishes, {
    top: axis.top,
    bottom: axis.bottom,
    farthest: lineHeight(style) * farthestLines,
  });
  const leaders: Mark[] = [];
  const texts: TextMark[] = [];
  const shown = new Set<Label>();
  for (const { key, y } of placed) {
    const label = labels[Number(key)];
    if (!label) continue;
    const { figures = '', ink, subject, strength } = label;
    const about = subject ? { subject } : {};
    const figuresWidth = figures === '' ? 0 : textWidth(figures, textSize, 'regular') + textSize * figuresGap;
    const fits = (words: string) =>
      textWidth(words, textSize, strength) + figuresWidth <= room + textSize * lastBit;
    const words = fits(label.text) ? label.text : (label.short ?? label.text);
    const wanted = textWidth(words, textSize, strength);
    const isWhole = fits(words);
    const isHopeless = wanted > room * tooLong && figuresWidth <= room * maxForFigures;
    const hasFigures = figures !== '' && (isWhole || isHopeless);
    const text = isWhole ? words : elided(words, hasFigures ? room - figuresWidth : room, style, strength);
    if (text === '') continue;
    const isMoved = Math.abs(y - label.y) > label.free + line;
    if (isMoved) {
      const points = [
        [x, label.y],
        [x + leader * 0.35, label.y],
        [x + leader * 0.8, y],
        [x + leader, y],
      ] as const;
      leaders.push({ kind: 'path', points, closed: false, stroke: { ink: 'muted', width: line * 0.75 } });
    }
    const common = { kind: 'text', y: y + baseLine(style), size: textSize, ...about } as const;
    texts.push({ ...common, x: x + leader + gap, text, weight: strength, anchor: 'start', ink });
    if (!hasFigures) continue;
    shown.add(label);
    texts.push({
      ...common,
      x: x + width,
      text: figures,
      weight: 'regular',
      anchor: 'end',
      ink: 'muted',
    });
  }
  const withoutRoom = labels.filter((label) => label.nameInRemarks && label.figures && !shown.has(label));
  return { marks: [...leaders, ...texts], shown: placed.length, withoutRoom };
}

interface Candidate {
  readonly y: number;
  readonly weight: number;
  readonly index: number;
}

/**
 * If there are far more labels than lines, keeps the most important one at each line. Names spread over the column are
 * more useful than many from its densest part, and laying out twenty thousand takes too long.
 */
function thinned(labels: readonly Label[], lines: number, style: Style): Candidate[] {
  const all = labels.map(({ y, weight }, index) => ({ y, weight, index }));
  if (all.length <= lines) return all;
  const best = new Map<number, Candidate>();
  for (const one of all) {
    const place = Math.floor(one.y / lineHeight(style));
    const other = best.get(place);
    if (!other || one.weight > other.weight) best.set(place, one);
  }
  return [...best.values()];
}
