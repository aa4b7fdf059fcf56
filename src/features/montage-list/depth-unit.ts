import { readUnitsText } from '@/shared/units/units-storage';

/**
 * The unit of the depths in the list. The list loads before everything else, so it knows this one unit only, and not
 * those of `src/domain/shown-units`.
 */

/** In m: the international foot and that of US surveys. */
const feet: Readonly<Record<string, number>> = { ft: 0.3048, ftUS: 1200 / 3937 };

/** As it is kept: `m`, `ft` or `ftUS`. */
export function keptDepthUnit(): string {
  try {
    const kept = JSON.parse(readUnitsText() ?? '{}') as { length?: unknown } | null;
    const unit = String(kept?.length);
    return Object.hasOwn(feet, unit) ? unit : 'm';
  } catch {
    return 'm';
  }
}

export const depthUnitLabel = (): string => (keptDepthUnit() === 'm' ? 'm' : 'ft');

export const inDepthUnit = (depthM: number): number => depthM / (feet[keptDepthUnit()] ?? 1);
