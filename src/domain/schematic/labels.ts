import type { Ink, Mark, Subject, TextMark, Weight } from '../drawing/drawing';
import { layOutLabels } from '../wellbore/label-layout';
import type { DepthAxis } from './depth-axis';
import { baseLine, elided, lineHeight, type Style, type TrackPlace } from './style';

/** A line of words beside a depth. */
export interface Label {
  /** Where it belongs, in the drawing's unit. */
  readonly y: number;
  /** As far from there it stands beside what it names, and needs no leader. */
  readonly free: number;
  readonly weight: number;
  readonly text: string;
  /** The same in fewer words, for a column in which its figures have no room beside them. */
  readonly short?: string;
  /** What it is called in the remarks; such a label's figures are said there, where the column has no room for them. */
  readonly owedAs?: string;
  readonly strength: Weight;
  readonly ink: Ink;
  /** Figures that stand at the column's right edge. */
  readonly figures?: string;
  readonly subject?: Subject;
}

/** A leader that runs further is hard to follow: of names that lie as close some are left out. */
const farthestLines = 6;
/** The most of a column that figures may take from words that do not fit beside them. */
const mostForFigures = 0.3;
/** Between words and their figures, in text sizes. */
const figuresGap = 0.8;
const leaderRoom = 0.75;
const leaderGap = 0.25;
/** Sums of widths in another order differ by less, in text sizes. */
const lastBit = 1e-6;
/** Words that are so much wider than their column would be no easier to know by what the figures take. */
const tooLong = 1.5;

/** How wide a column has to be for a label with its figures, in its fewest words. */
export function widthWithFigures(
  { text, short = text, strength, figures = '' }: Label,
  style: Style,
): number {
  const { textSize, textWidth } = style;
  const words = textWidth(short, textSize, strength) + textWidth(figures, textSize, 'regular');
  return words + (leaderRoom + leaderGap + figuresGap) * textSize;
}

/**
 * Labels in one column, moved apart, each with a leader from the column's left edge where it had to move. Words are shortened to
 * the column; its figures are not, and are left out where they would leave the words too little. `owed` are those that are to be
 * told in the remarks instead.
 */
export function labelColumn(
  labels: readonly Label[],
  axis: DepthAxis,
  { x, width }: TrackPlace,
  style: Style,
): { readonly marks: readonly Mark[]; readonly shown: number; readonly owed: readonly Label[] } {
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
  const told = new Set<Label>();
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
    const isHopeless = wanted > room * tooLong && figuresWidth <= room * mostForFigures;
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
    told.add(label);
    texts.push({
      ...common,
      x: x + width,
      text: figures,
      weight: 'regular',
      anchor: 'end',
      ink: 'muted',
    });
  }
  const owed = labels.filter((label) => label.owedAs && label.figures && !told.has(label));
  return { marks: [...leaders, ...texts], shown: placed.length, owed };
}

interface Candidate {
  readonly y: number;
  readonly weight: number;
  readonly index: number;
}

/**
 * Of far more labels than there are lines, the weightiest at each line: names that are spread over the column tell more of it
 * than those of its thickest part, and twenty thousand are not to be laid out.
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
