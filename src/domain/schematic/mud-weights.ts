import { isKnown, isWritten } from '../checks/known';
import { weightOfText } from '../checks/mud-rules';
import type { MudItem } from '../montage/montage';

/** The weight of a section's mud, kPa/m. */
export interface MudWeight {
  /** Null if only bounds are given. */
  readonly exactKpaPerM: number | null;
  /** Both null, or at least one known; never reversed. */
  readonly lowerKpaPerM: number | null;
  readonly upperKpaPerM: number | null;
  /** The text that it was read from, if no number is given. */
  readonly text: string | null;
}

/** Heavier than any mud (some 5 SG): such a weight is in another unit or mistyped. */
const heaviestPlausibleKpaPerM = 50;

export const isPlausible = (kpaPerM: number | null): kpaPerM is number =>
  isKnown(kpaPerM) && kpaPerM > 0 && kpaPerM <= heaviestPlausibleKpaPerM;

/**
 * The mud weight by the same rule as the checks: the exact one, the bounds, or else a text that contains one weight
 * with its unit (`1.20 SG`). Null if it is unknown or not understood.
 */
export function mudWeightOf(mud: MudItem | null): MudWeight | null {
  if (!mud) return null;
  const of = (value: number | null) => (isPlausible(value) ? value : null);
  const exactKpaPerM = of(mud.mud_weight_exact);
  const bounds = [of(mud.mud_weight_lower), of(mud.mud_weight_upper)] as const;
  const isReversed = bounds[0] !== null && bounds[1] !== null && bounds[0] > bounds[1];
  const [lowerKpaPerM, upperKpaPerM] = isReversed ? [bounds[1], bounds[0]] : bounds;
  if (exactKpaPerM !== null || lowerKpaPerM !== null || upperKpaPerM !== null)
    return { exactKpaPerM, lowerKpaPerM, upperKpaPerM, text: null };
  const text = mud.mud_weight_text;
  const textKpaPerM = isWritten(text) ? of(weightOfText(text)?.kpaPerM ?? null) : null;
  return textKpaPerM === null
    ? null
    : { exactKpaPerM: textKpaPerM, lowerKpaPerM: null, upperKpaPerM: null, text: text?.trim() ?? null };
}
