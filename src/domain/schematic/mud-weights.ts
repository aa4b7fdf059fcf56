import { isKnown, isWritten } from '../checks/known';
import { weightOfText } from '../checks/mud-rules';
import type { MudItem } from '../montage/montage';

/** The weight of a section's mud, kPa/m. */
export interface MudWeight {
  /** Null where it is given as bounds alone. */
  readonly exactKpaPerM: number | null;
  /** Both null, or at least one known; never the wrong way round. */
  readonly lowerKpaPerM: number | null;
  readonly upperKpaPerM: number | null;
  /** The words it was read from, where no figure is given. */
  readonly text: string | null;
}

/** No mud is as heavy (some 5 SG): a weight beyond is in another unit, or a slip of the keys. */
const heaviestConceivableKpaPerM = 50;

export const isConceivable = (kpaPerM: number | null): kpaPerM is number =>
  isKnown(kpaPerM) && kpaPerM > 0 && kpaPerM <= heaviestConceivableKpaPerM;

/**
 * The weight as the checks understand it: the exact one, the bounds, or where neither is given a text that is one weight with
 * its unit (`1.20 SG`). Null where nothing is known or understood.
 */
export function mudWeightOf(mud: MudItem | null): MudWeight | null {
  if (!mud) return null;
  const of = (value: number | null) => (isConceivable(value) ? value : null);
  const exactKpaPerM = of(mud.mud_weight_exact);
  const bounds = [of(mud.mud_weight_lower), of(mud.mud_weight_upper)] as const;
  const isReversed = bounds[0] !== null && bounds[1] !== null && bounds[0] > bounds[1];
  const [lowerKpaPerM, upperKpaPerM] = isReversed ? [bounds[1], bounds[0]] : bounds;
  if (exactKpaPerM !== null || lowerKpaPerM !== null || upperKpaPerM !== null)
    return { exactKpaPerM, lowerKpaPerM, upperKpaPerM, text: null };
  const text = mud.mud_weight_text;
  const said = isWritten(text) ? of(weightOfText(text)?.kpaPerM ?? null) : null;
  return said === null
    ? null
    : { exactKpaPerM: said, lowerKpaPerM: null, upperKpaPerM: null, text: text?.trim() ?? null };
}
