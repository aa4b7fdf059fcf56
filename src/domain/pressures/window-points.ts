import type { Ink, Mark } from '../drawing/drawing';
import { gradientFigure } from '../schematic/figures';
import { mudMarks } from '../schematic/pressure-track';
import { baseLine, lineHeight, type Style } from '../schematic/style';
import type { Strength } from './strength-tests';
import { extremesOf, type PressureWindow, type WindowMud } from './window';
import type { Plot } from './window-axes';
import type { Point } from './window-curves';

/** Half of the width of a symbol. */
export const symbolSize = ({ textSize }: Style): number => textSize * 0.42;

export type WindowSymbol = 'shoe' | 'leak-off' | 'lower-bound' | 'reservoir';

const circle = (x: number, y: number, radius: number): Point[] =>
  Array.from({ length: 16 }, (_, index): Point => {
    const angle = (index / 16) * 2 * Math.PI;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });

/** A symbol with its middle at a point; a shoe has its lower edge there. */
export function symbolMark(symbol: WindowSymbol, [x, y]: Point, style: Style, ink: Ink = 'ink'): Mark {
  const half = symbolSize(style);
  const stroke = { ink, width: style.line * 1.25 };
  const common = { kind: 'path', closed: true } as const;
  switch (symbol) {
    case 'shoe':
      // As on a schematic: its point is outwards, its lower edge at the shoe's depth.
      return {
        ...common,
        points: [
          [x - half, y],
          [x + half, y],
          [x + half, y - half * 2],
        ],
        fill: 'ink',
      };
    case 'reservoir':
      return {
        ...common,
        points: circle(x, y, half * 0.8),
        fill: 'active',
        stroke: { ink: 'surface', width: style.line },
      };
    case 'leak-off':
      return { ...common, points: diamond(x, y, half * 1.15), fill: ink, stroke };
    case 'lower-bound':
      return { ...common, points: diamond(x, y, half * 1.15), fill: 'surface', stroke };
  }
}

const diamond = (x: number, y: number, half: number): Point[] => [
  [x, y - half],
  [x + half, y],
  [x, y + half],
  [x - half, y],
];

export const symbolOf = ({ isLowerBound }: Strength): WindowSymbol =>
  isLowerBound ? 'lower-bound' : 'leak-off';

/** What has been measured is drawn in ink, the rest lighter. */
export const inkOfTest = ({ test }: Strength): Ink => (test.status === 'measured' ? 'ink' : 'muted');

/** The muds as one line with steps at the ends of the sections. */
export function mudSteps(muds: readonly WindowMud[], plot: Plot, style: Style): Mark[] {
  const { axis, at } = plot;
  const marks: Mark[] = [];
  muds.forEach((mud, index) => {
    const [from, to] = [axis.y(mud.fromM), axis.y(mud.toM)];
    const next = muds[index + 1];
    marks.push(...mudMarks(mud.weight, from, to, at, style, { of: 'section', id: mud.sectionId }));
    if (!next || next.fromM !== mud.toM) return;
    const points: Point[] = [mud, next].map(({ weight }): Point => [at(extremesOf(weight)[1]), to]);
    marks.push({ kind: 'path', points, closed: false, stroke: { ink: 'accent', width: style.line * 1.5 } });
  });
  return marks;
}

/** The figures of the muds, next to their lines, where the section is high enough and no other figure is. */
export function mudFigures(muds: readonly WindowMud[], plot: Plot, style: Style): Mark[] {
  const { axis, at, x, width } = plot;
  const { textSize, textWidth } = style;
  const gap = textSize * 0.5;
  const taken: { readonly left: number; readonly middle: number; readonly width: number }[] = [];
  return muds.flatMap(({ fromM, toM, weight, sectionId }): Mark[] => {
    const [from, to] = [axis.y(fromM), axis.y(toM)];
    if (to - from < lineHeight(style) * 1.2) return [];
    const [least, most] = extremesOf(weight);
    const text = least === most ? gradientFigure(most) : `${gradientFigure(least)} – ${gradientFigure(most)}`;
    const wide = textWidth(text, textSize, 'strong');
    // On the right is the room to the fracture gradient, which is usually the wider one.
    const isLeft = at(most) + gap + wide > x + width;
    const textX = isLeft ? at(least) - gap : at(most) + gap;
    if (isLeft && textX - wide < x) return [];
    const middle = (from + to) / 2;
    const left = isLeft ? textX - wide - gap / 2 : textX - gap / 2;
    const isTaken = taken.some(
      (one) =>
        Math.abs(one.middle - middle) < textSize * 1.3 &&
        one.left < left + wide + gap &&
        left < one.left + one.width,
    );
    if (isTaken) return [];
    taken.push({ left, middle, width: wide + gap });
    return [
      {
        kind: 'rect',
        x: left,
        y: middle - textSize * 0.65,
        width: wide + gap,
        height: textSize * 1.3,
        fill: 'surface',
        opacity: 0.85,
      },
      {
        kind: 'text',
        x: textX,
        y: middle + baseLine(style),
        text,
        size: textSize,
        weight: 'strong',
        anchor: isLeft ? 'end' : 'start',
        ink: 'accent',
        subject: { of: 'section', id: sectionId },
      },
    ];
  });
}

/** The depths of the shoes across the plot, with a triangle at its right edge. */
export const shoeMarks = ({ shoes }: PressureWindow, { x, width, axis }: Plot, style: Style): Mark[] =>
  shoes.flatMap(({ tvdM }): Mark[] => {
    const y = axis.y(tvdM);
    const right = x + width;
    return [
      {
        kind: 'path',
        points: [
          [x, y],
          [right, y],
        ],
        closed: false,
        stroke: { ink: 'line', width: style.line, dash: [style.line * 2, style.line * 2] },
      },
      symbolMark('shoe', [right - symbolSize(style), y], style),
    ];
  });

export const testMarks = ({ tests }: PressureWindow, { at, axis }: Plot, style: Style): Mark[] =>
  tests.map((strength) =>
    symbolMark(symbolOf(strength), [at(strength.kpaPerM), axis.y(strength.tvdM)], style, inkOfTest(strength)),
  );

export const reservoirMarks = ({ reservoirs }: PressureWindow, { at, axis }: Plot, style: Style): Mark[] =>
  reservoirs.map(({ kpaPerM, tvdM }) => symbolMark('reservoir', [at(kpaPerM), axis.y(tvdM)], style));
