import { formatInches, parseInches } from '@/domain/inches';
import type { CellValue } from './spreadsheet/sheet';

/** Titles and values as the editor shows them: whoever opens the workbook finds the table of the screen again. */

/** What stands where a value is not known, on the sheets that are laid out for reading. */
export const missing = '-';

export const words = (value: string | null | undefined): string => value?.trim() || missing;

/** A number as a number; `-` where there is none that a spreadsheet could hold. */
export const numberOr = (value: number | null): CellValue =>
  value === null || !Number.isFinite(value) ? missing : value;

/** `17 1/2″ Section 2`; the size (in) is left out where it is not known. `place` counts from 1. */
export const sectionTitle = (diameterIn: number | null, place: number): string =>
  diameterIn === null || !Number.isFinite(diameterIn)
    ? `Section ${place}`
    : `${formatInches(diameterIn)}″ Section ${place}`;

/** The outer diameter of a casing (in) however it was written; `-` where there is none. */
export function casingSize(outerDiameter: string | null | undefined): string {
  const text = words(outerDiameter);
  const sizeIn = parseInches(text);
  return sizeIn === null || !Number.isFinite(sizeIn) ? text : formatInches(sizeIn);
}

export function cementationTitle(outerDiameter: string | null | undefined, liner: boolean): string {
  const size = casingSize(outerDiameter);
  const kind = liner ? 'Liner Cementation' : 'Casing Cementation';
  return size === missing ? kind : `${size}″ ${kind}`;
}

interface Bounded {
  readonly exact: number | null;
  readonly lower: number | null;
  readonly upper: number | null;
}

/** The exact figure as a number; where a document gave bounds only, those in words: `9.5 – 10.0`, `≥ 9.5`, `≤ 10.0`. */
export function bounded({ exact, lower, upper }: Bounded, mostDecimals: number): CellValue {
  if (exact !== null) return numberOr(exact);
  const decimals = Math.max(...[lower, upper].map((value) => decimalsOf(value, mostDecimals)));
  const text = (value: number) =>
    value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  if (lower !== null && upper !== null) return `${text(lower)} – ${text(upper)}`;
  if (lower !== null) return `≥ ${text(lower)}`;
  return upper === null ? missing : `≤ ${text(upper)}`;
}

/** How many a figure is shown with: at least one. */
const decimalsOf = (value: number | null, most: number): number =>
  value === null ? 1 : Math.max(1, String(Number(value.toFixed(most))).split('.')[1]?.length ?? 0);
