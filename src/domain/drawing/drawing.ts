/**
 * A flat picture in numbers: what a schematic or a poster consists of, before anybody decides whether it is shown on a
 * screen, written as SVG or drawn into a PDF.
 *
 * Lengths are in one unit, which whoever makes the drawing chooses and states: CSS pixels for a screen, millimetres for paper.
 * x grows to the right, y downwards. Marks are drawn in their order, later ones over earlier ones.
 */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

/** A colour by its meaning; who draws knows its value, on paper, in the light or in the dark. */
export type Ink =
  | 'paper'
  | 'surface'
  | 'ink'
  | 'muted'
  | 'line'
  | 'line-faint'
  | 'accent'
  | 'active'
  | 'warning'
  | 'error'
  | 'water'
  | 'cement'
  | 'hole'
  | `sediment-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;

/** Part of the montage that a mark stands for: by it pictures and tables point at each other. */
export interface Subject {
  readonly of: 'formation' | 'section' | 'reservoir';
  readonly id: string;
  /** Of a formation: the section it stands in. */
  readonly section?: string;
}

export interface Stroke {
  readonly ink: Ink;
  readonly width: number;
  /** Lengths of line and gap, in turn. */
  readonly dash?: readonly number[];
}

interface Marked {
  readonly subject?: Subject;
}

export interface RectMark extends Marked {
  readonly kind: 'rect';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill?: Ink;
  /** 0 to 1; 1 where it is not given. */
  readonly opacity?: number;
  readonly stroke?: Stroke;
}

/** Straight lines from point to point. */
export interface PathMark extends Marked {
  readonly kind: 'path';
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly closed: boolean;
  readonly fill?: Ink;
  readonly opacity?: number;
  readonly stroke?: Stroke;
}

export type Weight = 'regular' | 'strong';

export interface TextMark extends Marked {
  readonly kind: 'text';
  /** Of the text's start, middle or end (see `anchor`) on its base line. */
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** The font's size, in the drawing's unit. */
  readonly size: number;
  readonly weight: Weight;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly ink: Ink;
  /** Reads from below to above: turned by 90 degrees against the clock about its point. */
  readonly upright?: boolean;
}

export type Mark = RectMark | PathMark | TextMark;

/**
 * How wide a text is in the typeface that it will be drawn in, in the unit of `size`. Each way of drawing has its own: what a
 * drawing lays out by it fits there.
 */
export type TextWidth = (text: string, size: number, weight: Weight) => number;
