import type { Section } from '@/domain/montage/montage';
import { unitsInForce } from '@/domain/shown-units/in-force';
import type { Units } from '@/domain/shown-units/units-of-person';
import { mudRangeOf, type GradientRange } from '@/domain/schematic/pressure-track';

/** Numbers in the head of the narrow track. */
const mostSteps = 5;

const known = new WeakMap<readonly Section[], { units: Units; range: GradientRange | null }>();
let last: GradientRange | null = null;

/**
 * The axis that the mud weights of all sections share. The same object as long as the axis is the same, so that an edit
 * elsewhere renders nothing.
 */
export function mudRange(sections: readonly Section[]): GradientRange | null {
  const before = known.get(sections);
  // Its numbers are round in the units of the person who looks.
  if (before?.units === unitsInForce()) return before.range;
  const range = mudRangeOf(
    sections.map(({ mud_item }) => mud_item),
    mostSteps,
  );
  const isSame = range?.from === last?.from && range?.to === last?.to && range?.step === last?.step;
  if (!isSame) last = range;
  known.set(sections, { units: unitsInForce(), range: last });
  return last;
}
