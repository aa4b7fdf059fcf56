import type { Ink, Weight } from '../drawing/drawing';
import type { Entry } from './blocks';
import { cutMark, fitted, wrapped, type Measure } from './wrap';

/** A line of a block. Lengths in text sizes. */
export interface SetLine {
  /** Space above it, in addition to the leading. */
  readonly before: number;
  readonly label?: { readonly text: string; readonly weight: Weight; readonly ink: Ink };
  /** Right-aligned on the line. */
  readonly value?: string;
}

/** From base line to base line, in text sizes. */
export const leading = 1.36;
/** Between a label and a value on one line. */
const gap = 0.9;
const aboveAPart = 0.45;

const isFigure = /^[-–≥≤\d.,\s]+$/;

const start = (text: string, ink: Ink, weight: Weight = 'regular', before = 0): SetLine => ({
  before,
  label: { text, ink, weight },
});

/** Sets a block of text in a column of `width` (in text sizes), with at most `most` lines for each value. */
export function typeset(entries: readonly Entry[], width: number, measure: Measure, most: number): SetLine[] {
  return entries.flatMap((entry, index): SetLine[] => {
    const before = index === 0 ? 0 : aboveAPart;
    if (entry.kind === 'none') return [start(fitted(entry.text, width, measure), 'muted')];
    if (entry.kind === 'part')
      return wrapped(entry.text, width, measure, { most, weight: 'strong' }).map((text, line) =>
        start(text, 'ink', 'strong', line === 0 ? before : 0),
      );
    const { label, value } = entry;
    const lines = wrapped(value, width, measure, { most });
    const [only = ''] = lines;
    const isShort = lines.length < 2 && measure(label) + gap + measure(only) <= width;
    if (isShort) return [{ ...start(label, 'muted'), value: only }];
    const head = start(fitted(label, width, measure), 'muted');
    // Numbers stay in the column of numbers.
    if (lines.length < 2 && isFigure.test(only)) return [head, { before: 0, value: only }];
    return [head, ...lines.map((text) => start(text, 'ink'))];
  });
}

/** The height of lines, in text sizes. */
export const heightOf = (lines: readonly SetLine[]): number =>
  lines.reduce((sum, { before }) => sum + before + leading, 0);

/** The lines that fit into `height` (in text sizes), ended by `...` if some are omitted. */
export function cutTo(lines: readonly SetLine[], height: number): readonly SetLine[] {
  if (heightOf(lines) <= height + 1e-6) return lines;
  const kept: SetLine[] = [];
  let used = leading;
  for (const line of lines) {
    used += line.before + leading;
    if (used > height + 1e-6) break;
    kept.push(line);
  }
  return [...kept, start(cutMark, 'ink')];
}
