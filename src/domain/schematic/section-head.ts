import type { Drawing, TextMark } from '../drawing/drawing';
import { gradientFigure } from './figures';
import type { GradientRange } from './pressure-track';
import { gradientAt, sectionTracks } from './section-tracks';
import { baseLine, lineHeight, type Style } from './style';
import { unitOf } from '../shown-units/figures';

/** The head over the drawings of all sections: what they show, and the scale of the mud weight. */
export function sectionHeadOf(width: number, muds: GradientRange | null, style: Style): Drawing {
  const { textSize, textWidth } = style;
  const { column, well, mud } = sectionTracks(width, muds !== null, textSize);
  const text = (
    x: number,
    row: number,
    words: string,
    given: Pick<TextMark, 'anchor' | 'weight'>,
  ): TextMark => ({
    kind: 'text',
    x,
    y: lineHeight(style) * (row + 0.5) + baseLine(style),
    text: words,
    size: textSize,
    ink: 'muted',
    ...given,
  });
  const marks: TextMark[] = [];
  const strong = { anchor: 'start', weight: 'strong' } as const;
  const title = 'Column and well';
  if (textWidth(title, textSize, 'strong') <= well.x + well.width - column.x)
    marks.push(text(column.x, 1, title, strong));
  if (mud && muds) {
    // The unit, if the track and the labels to its left leave it room.
    const unit = unitOf('gradient');
    const titles = [`Mud weight (${unit})`, `Mud (${unit})`, 'Mud'];
    const room = width - well.x - well.width;
    const fits = titles.find((words) => textWidth(words, textSize, 'strong') <= room) ?? 'Mud';
    marks.push(text(width, 0, fits, { anchor: 'end', weight: 'strong' }));
    const at = gradientAt(mud, muds);
    const steps = Math.round((muds.to - muds.from) / muds.step);
    let reached = -Infinity;
    for (let step = 0; step <= steps; step += 1) {
      const value = muds.from + step * muds.step;
      const words = gradientFigure(value);
      const half = textWidth(words, textSize, 'regular') / 2;
      const x = Math.min(width - half, Math.max(mud.x + half, at(value)));
      if (x - half < reached + textSize * 0.6) continue;
      reached = x + half;
      marks.push(text(x, 1, words, { anchor: 'middle', weight: 'regular' }));
    }
  }
  return { width, height: lineHeight(style) * 2, marks };
}
