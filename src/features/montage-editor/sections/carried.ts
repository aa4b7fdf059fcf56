import type { DepthField } from '@/domain/montage/catalogue';
import { depthColumns } from '@/domain/montage/catalogue';
import type { Formation, Section } from '@/domain/montage/montage';
import { sedimentAt } from '@/domain/sediments/sediments';

/** The formation in which a section begins: its top is in a section above. */
export interface Carried {
  readonly id: string;
  readonly name: string | null;
  /** 1 to 16 */
  readonly sediment: number;
  /** The depths (m) at which the section begins: the section TD of the one above. */
  readonly depths: Readonly<Record<DepthField, number | null>>;
}

const field = 'true_vertical_depth_subsea';
/** A formation that begins within this distance (m) of the section's top leaves no room for another above it. */
const toleranceM = 0.05;

/** The deepest formation of the sections above that begins above the section's top; null if there is none. */
function carriedInto(
  sections: readonly Section[],
  index: number,
  sediments: readonly string[],
): Carried | null {
  const above = sections[index - 1];
  const topM = above?.[field] ?? null;
  if (!above || topM === null) return null;
  const first = sections[index]!.formations_list[0]?.[field] ?? null;
  if (first !== null && first <= topM + toleranceM) return null;
  let found: { formation: Formation; sediment: number } | null = null;
  for (let place = index - 1; place >= 0 && !found; place -= 1) {
    const list = sections[place]!.formations_list;
    const row = list.findLastIndex((one) => one[field] !== null && one[field] <= topM);
    if (row >= 0) found = { formation: list[row]!, sediment: sedimentAt(sediments[place] ?? '', row) };
  }
  if (!found) return null;
  const depths = Object.fromEntries(depthColumns.map((name) => [name, above[name]])) as Carried['depths'];
  return {
    id: found.formation.id,
    name: found.formation.formation_name,
    sediment: found.sediment,
    depths,
  };
}

const isSame = (one: Carried | null | undefined, other: Carried | null): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/**
 * What is carried into each section. The same object as long as its content is the same, so that an edit elsewhere
 * renders nothing.
 */
export function createCarried(): (
  sections: readonly Section[],
  sediments: readonly string[],
) => readonly (Carried | null)[] {
  let known: readonly (Carried | null)[] = [];
  return (sections, sediments) => {
    const next = sections.map((_section, index) => {
      const found = carriedInto(sections, index, sediments);
      const before = known[index];
      return before !== undefined && isSame(before, found) ? before : found;
    });
    const unchanged = next.length === known.length && next.every((one, index) => one === known[index]);
    if (!unchanged) known = next;
    return known;
  };
}
