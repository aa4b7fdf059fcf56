import { convert } from '../units';

/**
 * The trip margin (kPa/m): the overbalance that pulling the string takes away. The yield stress of the mud acts on the
 * walls of the annulus, `YP/(225 (Dh - Dp))` in psi/ft with YP in lbf/100 ft² and diameters in inches: with 0.052 it is
 * the `YP/(11.7 (Dh - Dp))` in ppg of drillingformulas.com, after Lapeyrouse.
 *
 * Null if the string does not fit into the hole, or the yield point is negative.
 */
export function tripMargin(yieldPointPa: number, holeIn: number, pipeIn: number): number | null {
  if (!(holeIn > pipeIn) || !(yieldPointPa >= 0)) return null;
  const yieldPoint = convert('yieldPoint', yieldPointPa, 'Pa', 'lbf/100ft2');
  return convert('gradient', yieldPoint / (225 * (holeIn - pipeIn)), 'psi/ft', 'kPa/m');
}

/**
 * The mud weight (kPa/m) that holds a pore pressure with a margin of the same pressure at all depths (kPa): it is wide in
 * a shallow hole and narrow in a deep one. Depth in m TVD below the drill floor, above zero.
 */
export const mudWithMargin = (poreKpa: number, marginKpa: number, tvdM: number): number =>
  (poreKpa + marginKpa) / tvdM;
