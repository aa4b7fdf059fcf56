import { pressureAt, type Curve } from './profile';

/** Where a mud is below the pore pressure, or above the fracture pressure. Depths m TVD below the drill floor. */
export interface Outside {
  readonly side: 'below' | 'above';
  readonly fromM: number;
  readonly toM: number;
  readonly mudKpaPerM: number;
}

/**
 * The intervals of an open hole in which the column of a mud (kPa/m) is on one side of a curve. Column and curve are
 * straight between knots, so that they cross at most once there.
 */
export function outsideOf(
  curve: Curve,
  mudKpaPerM: number,
  fromM: number,
  toM: number,
  side: Outside['side'],
): Outside[] {
  const inside = curve.filter(({ tvdM }) => tvdM > fromM && tvdM < toM);
  const ends = [fromM, toM].map((tvdM) => ({ tvdM, kpa: pressureAt(curve, tvdM) }));
  const points = [ends[0], ...inside, ends[1]].flatMap((point) => {
    if (!point || point.kpa === null) return [];
    // Above zero where the mud is outside.
    const excess = point.tvdM * mudKpaPerM - point.kpa;
    return [{ tvdM: point.tvdM, excess: side === 'above' ? excess : -excess }];
  });
  const found: Outside[] = [];
  points.forEach((below, index) => {
    const above = points[index - 1];
    if (!above || below.tvdM <= above.tvdM || Math.max(above.excess, below.excess) <= 0) return;
    const crossing = above.tvdM + ((below.tvdM - above.tvdM) * above.excess) / (above.excess - below.excess);
    const from = above.excess < 0 ? crossing : above.tvdM;
    const to = below.excess < 0 ? crossing : below.tvdM;
    const last = found.at(-1);
    if (last && last.toM === from) found[found.length - 1] = { ...last, toM: to };
    else found.push({ side, fromM: from, toM: to, mudKpaPerM });
  });
  return found;
}
