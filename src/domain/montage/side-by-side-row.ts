import { quantityFigure, type FiguredQuantity } from '../shown-units/figures';

/** A value of two montages, side by side. */
export interface SideBySideRow {
  readonly key: string;
  readonly label: string;
  /** As the table shows them; `-` if there is no value. */
  readonly left: string;
  readonly right: string;
  /** Right minus left with its sign, if both are numbers that differ; else null. */
  readonly change: string | null;
  readonly differs: boolean;
}

export interface SideBySideGroup {
  readonly key: string;
  readonly title: string;
  /** Which montage has it. */
  readonly side: 'both' | 'left' | 'right';
  readonly rows: readonly SideBySideRow[];
}

/** What corresponds in the two; null if one has nothing like it. */
export type Pair<T> = readonly [left: T | null, right: T | null];

export const sideOf = ([left, right]: Pair<unknown>): SideBySideGroup['side'] =>
  left === null ? 'right' : right === null ? 'left' : 'both';

/** A change with its sign. Null if its size rounds to nothing: what the two round to may be the same. */
export const signed = (change: number, size: string): string | null =>
  /[1-9]/.test(size) ? `${change > 0 ? '+' : '\u2212'}${size}` : null;

/** The change of a computed value; null unless both are finite numbers. */
export const changeIn = (
  quantity: FiguredQuantity,
  [left, right]: readonly [left: number | null | undefined, right: number | null | undefined],
  decimals?: number,
): string | null =>
  Number.isFinite(left) && Number.isFinite(right)
    ? signed(right! - left!, quantityFigure(quantity, Math.abs(right! - left!), decimals))
    : null;

/** A row that differs if its texts do. */
export const textRow = (
  key: string,
  label: string,
  [left, right]: readonly [left: string, right: string],
  change: string | null = null,
): SideBySideRow => ({ key, label, left, right, change, differs: left !== right });
