import { isKnown } from '../checks/known';
import type { Formation, Montage, Section } from '../montage/montage';

/** A top or a section's end, with its section. */
export interface DepthRow {
  readonly section: Section;
  /** Null for the section's end. */
  readonly formation: Formation | null;
}

/** All tops and section ends of a montage, in its order. */
export const rowsOf = ({ sections_list: sections }: Montage): DepthRow[] =>
  sections.flatMap((section): DepthRow[] => [
    ...section.formations_list.map((formation) => ({ section, formation })),
    { section, formation: null },
  ]);

/** The same in every version of a montage, whichever section a formation is in. */
export const keyOfRow = ({ section, formation }: DepthRow): string =>
  formation ? `formation ${formation.id}` : `section ${section.id}`;

/** The part of the well that a formation occupies, TVD SS in m; null if not known. */
export interface Interval {
  readonly topM: number | null;
  /** The next top with a depth, in this section or below; for the last formation the TD of the well. */
  readonly endM: number | null;
}

/** By formation id. */
export function intervalsOf({ sections_list: sections }: Montage): ReadonlyMap<string, Interval> {
  const intervals = new Map<string, Interval>();
  const known = (depthM: number | null | undefined) => (isKnown(depthM ?? null) ? (depthM ?? null) : null);
  let endM = known(sections.at(-1)?.true_vertical_depth_subsea);
  for (const { formations_list } of sections.toReversed()) {
    for (const { id, true_vertical_depth_subsea } of formations_list.toReversed()) {
      const topM = known(true_vertical_depth_subsea);
      intervals.set(id, { topM, endM });
      endM = topM ?? endM;
    }
  }
  return intervals;
}
