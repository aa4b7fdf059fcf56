import type { Drawing, Ink, Mark } from '../drawing/drawing';
import type { Level, Risk, RiskClass } from '../montage/montage';
import { baseLine, lineHeight, thin, type Style } from '../schematic/style';
import { matrixCells, type RiskMatrix } from './matrix';
import { riskNumber, risksByCell, type When } from './register';

export interface MatrixOptions extends Style {
  readonly width: number;
  readonly height: number;
}

export interface MatrixCell {
  readonly likelihood: Level;
  readonly severity: Level;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
}

const levels = 5;
/** Of the width, for the words of the likelihoods. */
const mostLabelShare = 0.26;

function frameOf(matrix: RiskMatrix, { width, height, ...style }: MatrixOptions): Frame {
  const { textSize, textWidth } = style;
  const words = matrix.likelihoods.map((label, index) => `${index + 1} ${label}`);
  const widest = Math.max(...words.map((text) => textWidth(text, textSize, 'regular')));
  const left = Math.min(widest + textSize, width * mostLabelShare);
  const line = lineHeight(style);
  const top = line * 1.5;
  const bottom = height - line * 3.4;
  return { left, top, bottom, cellWidth: (width - left) / levels, cellHeight: (bottom - top) / levels };
}

/** Where each cell of the matrix is drawn, in the unit of the options: for a screen whose cells are buttons. */
export function matrixFrame(matrix: RiskMatrix, options: MatrixOptions): readonly MatrixCell[] {
  const { left, top, cellWidth, cellHeight } = frameOf(matrix, options);
  return matrixCells.map(([likelihood, severity]) => ({
    likelihood,
    severity,
    x: left + (severity - 1) * cellWidth,
    y: top + (levels - likelihood) * cellHeight,
    width: cellWidth,
    height: cellHeight,
  }));
}

const fills: Readonly<Record<RiskClass, { readonly ink: Ink; readonly opacity: number }>> = {
  low: { ink: 'accent', opacity: 0.1 },
  medium: { ink: 'warning', opacity: 0.22 },
  high: { ink: 'error', opacity: 0.3 },
};

/** In each cell: the matrix is read without colours, too. */
export const classLetters: Readonly<Record<RiskClass, string>> = { low: 'L', medium: 'M', high: 'H' };

/**
 * The risk matrix as a drawing: likelihood upwards, severity to the right, the class of each cell by its colour and its
 * letter, and in it the numbers of the risks before or after mitigation. Lengths in the unit of the options.
 */
export function matrixDrawing(
  matrix: RiskMatrix,
  risks: readonly Risk[],
  when: When,
  options: MatrixOptions,
): Drawing {
  const { width, height } = options;
  const cellsOf = risksByCell(risks, matrix, when);
  const cells = matrixFrame(matrix, options);
  return {
    width,
    height,
    marks: [
      ...cells.map((cell): Mark => {
        const { ink, opacity } = fills[matrix.classOf(cell.likelihood, cell.severity)];
        const { x, y, width: across, height: down } = cell;
        return { kind: 'rect', x, y, width: across, height: down, fill: ink, opacity };
      }),
      ...cells.flatMap((cell): Mark[] => {
        const { x, y, width: across, height: down } = cell;
        const letter = classLetters[matrix.classOf(cell.likelihood, cell.severity)];
        return [
          { kind: 'rect', x, y, width: across, height: down, stroke: thin(options) },
          text(letter, x + across - options.textSize * 0.35, y, 'end', options, 'muted'),
          ...numbersIn(cell, cellsOf(cell.likelihood, cell.severity).map(riskNumber), options),
        ];
      }),
      ...labelMarks(matrix, options),
    ],
  };
}

const text = (
  words: string,
  x: number,
  top: number,
  anchor: 'start' | 'middle' | 'end',
  style: Style,
  ink: Ink,
  weight: 'regular' | 'strong' = 'regular',
): Mark => ({
  kind: 'text',
  x,
  y: top + lineHeight(style) / 2 + baseLine(style),
  text: words,
  size: style.textSize,
  weight,
  anchor,
  ink,
});

/** In lines of whole numbers, below the letter of the class. What finds no room is counted: `+4`. */
function numbersIn(cell: MatrixCell, numbers: readonly string[], style: Style): Mark[] {
  const { textSize, textWidth } = style;
  const line = lineHeight(style);
  const room = cell.width - textSize * 0.8;
  const lines: string[] = [];
  for (const number of numbers) {
    const last = lines.at(-1);
    const joined = last === undefined ? number : `${last} ${number}`;
    if (last !== undefined && textWidth(joined, textSize, 'strong') <= room) lines[lines.length - 1] = joined;
    else lines.push(number);
  }
  const most = Math.max(1, Math.floor((cell.height - line) / line));
  const shown = lines.slice(0, most);
  if (lines.length > most) {
    const drawn = lines.slice(0, most - 1);
    const left = numbers.length - drawn.join(' ').split(' ').filter(Boolean).length;
    shown[most - 1] = most === 1 ? `${numbers.length} risks` : `+${left}`;
  }
  const top = cell.y + line * 0.9 + (cell.height - line - shown.length * line) / 2;
  return shown.map((words, index) =>
    text(words, cell.x + cell.width / 2, top + index * line, 'middle', style, 'ink', 'strong'),
  );
}

/** The number of each level, and its words: those of the severities only if all of them fit. */
function labelMarks(matrix: RiskMatrix, options: MatrixOptions): Mark[] {
  const { left, top, bottom, cellWidth, cellHeight } = frameOf(matrix, options);
  const { textSize, textWidth } = options;
  const line = lineHeight(options);
  const fits = (words: string, room: number) => textWidth(words, textSize, 'regular') <= room;
  const room = left - textSize * 0.6;
  const haveWords = matrix.severities.every((label) => fits(label, cellWidth - textSize * 0.3));
  return [
    text('Likelihood', 0, 0, 'start', options, 'muted', 'strong'),
    ...matrix.likelihoods.flatMap((label, index) => {
      const whole = `${index + 1} ${label}`;
      const broken = fits(whole, room) ? [whole] : inTwo(whole);
      const words = broken.every((part) => fits(part, room)) ? broken : [String(index + 1)];
      const first = top + (levels - index - 0.5) * cellHeight - (words.length * line) / 2;
      return words.map((part, at) =>
        text(part, left - textSize * 0.5, first + at * line, 'end', options, 'ink'),
      );
    }),
    ...matrix.severities.flatMap((label, index) => {
      const x = left + (index + 0.5) * cellWidth;
      const number = text(String(index + 1), x, bottom + line * 0.2, 'middle', options, 'ink');
      return haveWords ? [number, text(label, x, bottom + line * 1.1, 'middle', options, 'ink')] : [number];
    }),
    text(
      'Severity',
      left + (levels * cellWidth) / 2,
      bottom + line * 2.2,
      'middle',
      options,
      'muted',
      'strong',
    ),
  ];
}

/** Two lines, broken at the last blank. */
function inTwo(words: string): string[] {
  const at = words.lastIndexOf(' ');
  return [words.slice(0, at), words.slice(at + 1)];
}
