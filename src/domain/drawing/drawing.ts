/**
 * A flat picture as data: the content of a schematic or a poster, independent of whether it is shown on a screen,
 * written as SVG or drawn into a PDF.
 *
 * Lengths are in one unit, which the author of the drawing chooses and documents: CSS pixels for a screen, millimetres
 * for paper. x grows to the right, y downwards. Marks are drawn in their order, later ones over earlier ones.
 */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

/** A colour by its meaning; renderers know its value for paper, the light and the dark scheme. */
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
  | `sediment-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16}`;

/** The part of the montage that a mark shows: it links pictures and tables. */
export interface Subject {
  readonly of: 'formation' | 'section' | 'reservoir' | 'target';
  readonly id: string;
  /** The section of a formation. */
  readonly section?: string;
  /** The well path of a target. */
  readonly trajectory?: string;
}

export interface Stroke {
  readonly ink: Ink;
  readonly width: number;
  /** Alternating lengths of line and gap. */
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
  /** 0 to 1; default 1. */
  readonly opacity?: number;
  readonly stroke?: Stroke;
}

/** Straight lines between points. */
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
  /** The start, middle or end of the text (see `anchor`) on its base line. */
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** The font size, in the drawing's unit. */
  readonly size: number;
  readonly weight: Weight;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly ink: Ink;
  /** Reads from bottom to top: rotated by 90 degrees counter-clockwise about its point. */
  readonly upright?: boolean;
}

export type Mark = RectMark | PathMark | TextMark;

/**
 * The width of a text in the typeface that it will be drawn in, in the unit of `size`. Each renderer has its own: a
 * drawing laid out with it fits there.
 */
export type TextWidth = (text: string, size: number, weight: Weight) => number;
