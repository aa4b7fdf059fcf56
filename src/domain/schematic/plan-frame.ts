import type { Mark } from '../drawing/drawing';
import type { Bounds } from '../wellbore/wellbore';
import { ticksBetween } from './path-marks';
import type { Box } from './plan-labels';
import { baseLine, elided, lineHeight, thin, type Style } from './style';

/** The grid of a plan view, and where a point is on it. */
export interface PlanFrame {
  readonly plot: Box;
  readonly perMetre: number;
  at(point: { readonly northM: number; readonly eastM: number }): readonly [x: number, y: number];
  readonly marks: readonly Mark[];
  /** The areas of its own texts and of the north arrow. */
  readonly taken: readonly Box[];
}

/** A vertical hole is a point, but its plan view has some width, m. */
const leastSpanM = 20;
/** Around the paths, in text sizes, if the drawing has the room: names are there. */
const roomAcross = 5;
const roomUp = 2.5;

/** East across and north up to one scale, in the middle of the drawing, with round grid lines. */
export function planFrame(
  bounds: Pick<Bounds, 'north' | 'east'>,
  title: string,
  { width, height, ...style }: Style & { readonly width: number; readonly height: number },
): PlanFrame {
  const { textSize, line, textWidth } = style;
  const rows = lineHeight(style);
  const figureRoom = Math.min(width / 4, textWidth('-0,000', textSize, 'regular') + textSize * 0.5);
  const top = Math.min(height / 3, rows * 1.4);
  const plot: Box = {
    left: figureRoom,
    top,
    right: Math.max(figureRoom + line, width - line),
    bottom: Math.max(top + line, height - rows * 1.3),
  };
  const [across, up] = [plot.right - plot.left, plot.bottom - plot.top];
  const span = ([least, most]: readonly [number, number]) => Math.max(leastSpanM, most - least);
  const middle = ([least, most]: readonly [number, number]) => (least + most) / 2;
  const freeAcross = across - Math.min(across / 2, textSize * roomAcross * 2);
  const freeUp = up - Math.min(up / 2, textSize * roomUp * 2);
  const perMetre = Math.min(freeAcross / span(bounds.east), freeUp / span(bounds.north));
  const [middleX, middleY] = [(plot.left + plot.right) / 2, (plot.top + plot.bottom) / 2];
  const xOf = (eastM: number) => middleX + (eastM - middle(bounds.east)) * perMetre;
  const yOf = (northM: number) => middleY - (northM - middle(bounds.north)) * perMetre;

  const text = (x: number, y: number, words: string, anchor: 'start' | 'middle' | 'end'): Mark => ({
    kind: 'text',
    x,
    y: y + baseLine(style),
    text: words,
    size: textSize,
    weight: 'regular',
    anchor,
    ink: 'muted',
  });
  const apart = textSize * 5;
  const columns = ticksBetween([plot.left, plot.right], xOf, apart);
  const levels = ticksBetween([plot.top, plot.bottom], yOf, apart);
  const gridLine = (from: readonly [number, number], to: readonly [number, number]): Mark => ({
    kind: 'path',
    points: [from, to],
    closed: false,
    stroke: thin(style),
  });
  const under = plot.bottom + rows * 0.65;
  const eastWord = 'East';
  const eastLeft = plot.right - textWidth(eastWord, textSize, 'regular') - textSize * 0.6;
  const figures = [
    ...columns.flatMap(({ at: x, text: words }) => {
      const halfWide = textWidth(words, textSize, 'regular') / 2;
      return x - halfWide < plot.left || x + halfWide > eastLeft ? [] : [text(x, under, words, 'middle')];
    }),
    ...levels.flatMap(({ at: y, text: words }) =>
      y - rows / 2 < plot.top + rows || y + rows / 2 > plot.bottom
        ? []
        : [text(plot.left - textSize * 0.4, y, words, 'end')],
    ),
  ];
  const arrow = northArrow(plot, style);
  const titleX = textSize * 0.3;
  return {
    plot,
    perMetre,
    at: ({ northM, eastM }) => [xOf(eastM), yOf(northM)],
    taken: [arrow.box],
    marks: [
      { kind: 'rect', x: plot.left, y: plot.top, width: across, height: up, fill: 'paper' },
      ...columns.map(({ at: x }) => gridLine([x, plot.top], [x, plot.bottom])),
      ...levels.map(({ at: y }) => gridLine([plot.left, y], [plot.right, y])),
      {
        kind: 'rect',
        x: plot.left,
        y: plot.top,
        width: across,
        height: up,
        stroke: { ink: 'line', width: line },
      },
      ...figures,
      text(plot.right, under, eastWord, 'end'),
      text(plot.left - textSize * 0.4, plot.top + rows / 2, 'North', 'end'),
      {
        kind: 'text',
        x: titleX,
        y: rows * 0.5 + baseLine(style),
        text: elided(title, width - titleX, style, 'strong'),
        size: textSize,
        weight: 'strong',
        anchor: 'start',
        ink: 'muted',
      },
      ...arrow.marks,
    ],
  };
}

/** In the upper right corner. */
function northArrow(
  { top, right }: Box,
  style: Style,
): { readonly marks: readonly Mark[]; readonly box: Box } {
  const { textSize, line } = style;
  const x = right - textSize * 1.1;
  const [tip, foot] = [top + textSize * 0.6, top + textSize * 3];
  const wing = textSize * 0.38;
  return {
    box: { left: x - textSize * 0.9, top, right, bottom: foot + textSize * 1.3 },
    marks: [
      {
        kind: 'path',
        points: [
          [x, tip],
          [x, foot],
        ],
        closed: false,
        stroke: { ink: 'muted', width: line * 1.5 },
      },
      {
        kind: 'path',
        points: [
          [x - wing, tip + textSize * 0.9],
          [x, tip],
          [x + wing, tip + textSize * 0.9],
        ],
        closed: true,
        fill: 'muted',
      },
      {
        kind: 'text',
        x,
        y: foot + textSize,
        text: 'N',
        size: textSize,
        weight: 'strong',
        anchor: 'middle',
        ink: 'muted',
      },
    ],
  };
}
