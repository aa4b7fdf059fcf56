import { inUnit } from '../shown-units/figures';

/** Formatters are expensive to create. */
const oneDecimal = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'negative',
});
const asNeeded = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2, signDisplay: 'negative' });

/** A depth (m) with one decimal in the unit of the person who looks, as in the editor. */
export const depthFigure = (depthM: number): string => oneDecimal.format(inUnit('length', depthM));

/** A distance (m) of a scale, in the unit of the person who looks. */
export const scaleFigure = (distanceM: number): string => roundFigure(inUnit('length', distanceM));

/** A gradient (kPa/m) of a scale, in the unit of the person who looks. */
export const gradientFigure = (kpaPerM: number): string => roundFigure(inUnit('gradient', kpaPerM));

/** A number, with at most two decimals. */
export const roundFigure = (value: number): string => asNeeded.format(value);
