import { inUnit, unitDecimals, unitOf, type FiguredQuantity } from '@/domain/shown-units/figures';
import { formatWith } from './looks';
import type { Column } from './table-sheet';

/**
 * Numbers of a quantity in the unit of the order.
 *
 * @param title of a unit: `Mud (kPa/m)`
 * @param decimals in the unit of the documents
 */
export const measuredFigures = <Of>(
  title: (unit: string) => string,
  quantity: FiguredQuantity,
  value: (of: Of) => number | null,
  decimals: readonly [least: number, most: number] = [1, 1],
  width = 12,
): Column<Of> => ({
  title: () => title(unitOf(quantity)),
  width,
  value: (of) => {
    const known = value(of);
    return known === null ? null : inUnit(quantity, known);
  },
  format: () => formatWith(unitDecimals(quantity, decimals)),
});
