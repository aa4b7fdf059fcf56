import { dollars, figure, missing } from '../montage/figures';
import type { Assumptions } from './assumptions';
import type { Forecast } from './forecast';

/** How days and costs are written. */

export const daysText = (days: number): string => figure(days, 1);

/** `USD 18.6 M`; below 100,000 in full: `$42,500`. */
export const costText = (usd: number): string =>
  Math.abs(usd) < 100_000 ? dollars(usd) : `USD ${figure(usd / 1_000_000, 1)} M`;

/** To the thousand where a total is in the millions: the draws are no more exact. */
export const roundedCost = (usd: number): number =>
  Math.abs(usd) < 100_000 ? Math.round(usd) : Math.round(usd / 1_000) * 1_000;

const shapes = { triangular: 'triangular', pert: 'PERT' } as const;
const dependences = { independent: 'independent steps', correlated: 'fully correlated steps' } as const;

/** Stated wherever a percentile is: `triangular, independent steps`. */
export const assumptionsText = ({ shape, dependence }: Assumptions): string =>
  `${shapes[shape]}, ${dependences[dependence]}`;

/** `P50 41.2 days, USD 18.6 M`; a dash if nothing is known. */
export function medianText({ days, cost }: Pick<Forecast, 'days' | 'cost'>): string {
  const parts = [days && `${daysText(days.p50)} days`, cost && costText(cost.p50)].filter(Boolean);
  return parts.length === 0 ? missing : `P50 ${parts.join(', ')}`;
}
