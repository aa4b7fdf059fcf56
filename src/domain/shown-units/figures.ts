import { figure } from '../montage/figures';
import { unitsInForce } from './in-force';
import { choices, chosenUnit, fromStored, precisionOf, type ChosenQuantity } from './units-of-person';

/** Values in texts and pictures, in the units of the person who looks. Each is given in the unit of the documents. */

/** A density, or a difference of two, is in kg/m³ in the documents; a chosen unit of gradients is its unit too. */
export type FiguredQuantity = ChosenQuantity | 'density';

/** The quantity that gives the units, the unit of the documents, and the chosen unit if it is another. */
function shownIn(figured: FiguredQuantity) {
  const quantity = figured === 'density' ? 'gradient' : figured;
  const stored = figured === 'density' ? 'kg/m3' : choices[figured][0];
  return { quantity, stored, chosen: chosenUnit(unitsInForce(), quantity, stored) };
}

/** Whether a quantity is shown in the unit of the documents. */
export const isDocumentUnit = (figured: FiguredQuantity): boolean => shownIn(figured).chosen === null;

/** The label of the unit in which a quantity is shown: `m`, `kPa/m`. */
export function unitOf(figured: FiguredQuantity): string {
  const { quantity, stored, chosen } = shownIn(figured);
  return precisionOf(quantity, chosen ?? stored).label;
}

/** A value in the unit in which it is shown. */
export function inUnit(figured: FiguredQuantity, value: number): number {
  const { quantity, stored, chosen } = shownIn(figured);
  return chosen === null ? value : fromStored(quantity, value, stored, chosen);
}

/** The value that is shown as a number: the inverse of `inUnit`. */
export function ofUnit(figured: FiguredQuantity, shown: number): number {
  const { quantity, stored, chosen } = shownIn(figured);
  return chosen === null ? shown : fromStored(quantity, shown, chosen, stored);
}

/** The decimals of values of a quantity, given those in the unit of the documents. */
export function unitDecimals(
  figured: FiguredQuantity,
  ofDocuments: readonly [least: number, most: number],
): readonly [least: number, most: number] {
  const { quantity, chosen } = shownIn(figured);
  return chosen === null ? ofDocuments : precisionOf(quantity, chosen).decimals;
}

/**
 * A value without its unit; `-` for null. The decimals are those in the unit of the documents: another unit has its own,
 * but none where there are to be none.
 */
export function quantityFigure(
  quantity: FiguredQuantity,
  value: number | null,
  least = 1,
  most = least,
): string {
  if (value === null) return figure(null);
  const decimals = most === 0 ? ([0, 0] as const) : unitDecimals(quantity, [least, most]);
  return figure(inUnit(quantity, value), ...decimals);
}

/** A value with its unit: `1,234.0 m`; `- m` for null. */
export const withUnit = (
  quantity: FiguredQuantity,
  value: number | null,
  least?: number,
  most?: number,
): string => `${quantityFigure(quantity, value, least, most)} ${unitOf(quantity)}`;
