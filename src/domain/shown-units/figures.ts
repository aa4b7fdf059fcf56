import { figure } from '../montage/figures';
import { unitsInForce } from './in-force';
import { choices, chosenUnit, fromStored, precisionOf, type ChosenQuantity } from './units-of-person';

/** Values in texts and pictures, in the units of the person who looks. Each is given in the unit of the documents. */

const chosen = (quantity: ChosenQuantity): string | null =>
  chosenUnit(unitsInForce(), quantity, choices[quantity][0]);

/** Whether a quantity is shown in the unit of the documents. */
export const isDocumentUnit = (quantity: ChosenQuantity): boolean => chosen(quantity) === null;

/** The label of the unit in which a quantity is shown: `m`, `kPa/m`. */
export const unitOf = (quantity: ChosenQuantity): string =>
  precisionOf(quantity, chosen(quantity) ?? choices[quantity][0]).label;

/** A value in the unit in which it is shown. */
export function inUnit(quantity: ChosenQuantity, value: number): number {
  const unit = chosen(quantity);
  return unit === null ? value : fromStored(quantity, value, choices[quantity][0], unit);
}

/** The value that is shown as a number: the inverse of `inUnit`. */
export function ofUnit(quantity: ChosenQuantity, shown: number): number {
  const unit = chosen(quantity);
  return unit === null ? shown : fromStored(quantity, shown, unit, choices[quantity][0]);
}

/** The decimals of values of a quantity, given those in the unit of the documents. */
export function unitDecimals(
  quantity: ChosenQuantity,
  ofDocuments: readonly [least: number, most: number],
): readonly [least: number, most: number] {
  const unit = chosen(quantity);
  return unit === null ? ofDocuments : precisionOf(quantity, unit).decimals;
}

/**
 * A value without its unit; `-` for null. The decimals are those in the unit of the documents: another unit has its own,
 * but none where there are to be none.
 */
export function quantityFigure(
  quantity: ChosenQuantity,
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
  quantity: ChosenQuantity,
  value: number | null,
  least?: number,
  most?: number,
): string => `${quantityFigure(quantity, value, least, most)} ${unitOf(quantity)}`;
