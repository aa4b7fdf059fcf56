import type { Quantity } from '../units';

/**
 * What a field contains and how it is parsed (`parseField`). `size` is a casing's nominal size as text, `inches` a
 * number that may be typed as a fraction, `optional` a number that stays null instead of becoming 0, `choice` one of
 * `options`, `trimmed` a text of the plan, `level` one of the risk matrix, and `section` a section of the montage by its
 * id, typed as its number.
 */
export type FieldKind =
  | 'text'
  | 'trimmed'
  | 'notes'
  | 'size'
  | 'decimal'
  | 'inches'
  | 'optional'
  | 'choice'
  | 'level'
  | 'section'
  | 'whole'
  | 'usd'
  | 'boolean';

export interface Field {
  /** The heading of its column or the label of its line, without the unit: `Grad`. */
  readonly name: string;
  /** With its brackets. If a label contains it, values are shown without it. */
  readonly unit?: string;
  /** What it measures, and the unit in which the contract keeps it; see `fieldIn` for the unit of the screen. */
  readonly measure?: Measure;
  /** In the history and in comparisons: `Set Lead gradient`. */
  readonly inSentence: string;
  /** Distinguishes fields with the same name: a slurry, `Section TD`. */
  readonly part?: string;
  readonly kind: FieldKind;
  /** The minimum and maximum shown; a cell being edited shows all. */
  readonly decimals: readonly [least: number, most: number];
  /** The step of the arrow keys. */
  readonly step: number;
  readonly placeholder?: string;
  /** The values of a `choice`. */
  readonly options?: readonly string[];
  /** Clearing it keeps the old value: users could not refer to a row without a name. */
  readonly required?: true;
  /** Not typed as text: documents, a switch or the application set it. */
  readonly fixed?: true;
  /** Entities of a server that does not keep the field lack it. */
  readonly ifKept?: true;
}

export interface Measure {
  readonly quantity: Quantity;
  /** As in `units.ts`. */
  readonly stored: string;
  /** The unit of the person who looks, if it is another. */
  readonly shown?: string;
}
