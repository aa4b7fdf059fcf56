import { convert, pressureGradientKpaPerM } from '../units';
import { figure } from '../montage/figures';
import { inUnit, unitDecimals, unitOf, type FiguredQuantity } from '../shown-units/figures';

/**
 * Pressures of the rock as gradients. All pressures are gauge, and all depths are true vertical and below the drill
 * floor: the height of the mud column that balances the pressure.
 */

/**
 * The equivalent mud weight (kPa/m) of a gauge pressure (kPa) at a depth (m TVD below the drill floor): p/Z. Null where
 * there is no column, at a depth of zero or less. It is not the local slope dp/dZ.
 */
export const equivalentMudWeight = (pressureKpa: number, tvdM: number): number | null =>
  tvdM > 0 ? pressureGradientKpaPerM(pressureKpa, tvdM) : null;

/** A gradient (kPa/m) as the density of the mud that has it, kg/m³. */
export const densityOf = (kpaPerM: number): number => convert('gradient', kpaPerM, 'kPa/m', 'kg/m3');

/**
 * The same pressure as a gradient over another depth: from mean sea level or mud line to the drill floor, for example.
 * Depths in m above zero, both down to the same point; the gradient keeps its unit.
 */
export const gradientOver = (gradient: number, ownTvdM: number, tvdM: number): number =>
  (gradient * ownTvdM) / tvdM;

/**
 * A number cut off after some decimals, never rounded up: a strength of 16.89 that is shown as 16.9 would promise more
 * than the test has shown (drillingmanual.com, leak-off test procedures).
 */
export function truncated(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  // 16.9 as a sum of floating point numbers may be 16.899999999999999.
  return Math.floor(value * scale * (1 + Number.EPSILON * 8)) / scale;
}

/**
 * A strength in the unit of the person who looks, cut off like `truncated`; `-` if it is unknown.
 *
 * @param least with `most`, the decimals in the unit of the documents
 */
export function truncatedFigure(
  quantity: FiguredQuantity,
  value: number | null | undefined,
  least: number,
  most = least,
): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return figure(null);
  const decimals = unitDecimals(quantity, [least, most]);
  return figure(truncated(inUnit(quantity, value), decimals[1]), ...decimals);
}

/** The strength of a test (kPa/m) with its unit, cut off. */
export const strengthText = (kpaPerM: number): string =>
  `${truncatedFigure('gradient', kpaPerM, 1, 2)} ${unitOf('gradient')}`;
