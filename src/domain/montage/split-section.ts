import { isKnown } from '../checks/known';
import { depthModelOf, depthsFrom, type DepthValues } from '../depth-model/depth-model';
import type { DepthField } from './catalogue';
import type { Change, Edit, NewId } from './change';
import { editOf } from './edit';
import type { Formation, Montage, Section } from './montage';
import { insertSectionChanges, newSection } from './section-edits';
import { sectionName } from './words';

/** Where to split a section: at the top of one of its formations, or at a depth (m). */
export type SplitPoint =
  | { readonly formation: string }
  | { readonly field: DepthField; readonly depthM: number };

export type SectionSplit =
  | {
      readonly kind: 'split';
      /** The depths at which the upper part ends. */
      readonly depths: DepthValues;
      readonly upper: readonly Formation[];
      readonly lower: readonly Formation[];
    }
  /** The point is not inside the section, which is from `fromM` to `toM` in the point's own depth (TVD SS for a top). */
  | { readonly kind: 'outside'; readonly fromM: number | null; readonly toM: number | null }
  /** There is no such section or formation, or the formation has no depth. */
  | { readonly kind: 'unknown' };

/**
 * What a split would give. A top at the depth of the split belongs to the lower part, which begins there; so do tops of
 * unknown depth, which stay where they are.
 */
export function planSplit(montage: Montage, sectionId: string, point: SplitPoint): SectionSplit {
  const index = montage.sections_list.findIndex(({ id }) => id === sectionId);
  const section = montage.sections_list[index];
  const at = section && depthOf(section, point);
  if (!at) return { kind: 'unknown' };
  const { field, depthM } = at;
  const fromM = montage.sections_list[index - 1]?.[field] ?? null;
  const toM = section[field];
  if ((isKnown(fromM) && depthM <= fromM) || (isKnown(toM) && depthM >= toM)) {
    return { kind: 'outside', fromM, toM };
  }
  const derived = depthsFrom(depthModelOf(montage), field, depthM, null);
  const depths = at.formation ? ownOr(at.formation, derived) : derived;
  const splitSsM = depths.true_vertical_depth_subsea;
  const isUpper = (formation: Formation): boolean => {
    const topSsM = formation.true_vertical_depth_subsea;
    if (isKnown(topSsM) && isKnown(splitSsM)) return topSsM < splitSsM;
    const topM = formation[field];
    return isKnown(topM) && topM < depthM;
  };
  return {
    kind: 'split',
    depths,
    upper: section.formations_list.filter(isUpper),
    lower: section.formations_list.filter((formation) => !isUpper(formation)),
  };
}

function depthOf(
  section: Section,
  point: SplitPoint,
): { field: DepthField; depthM: number; formation: Formation | null } | null {
  if ('field' in point) return Number.isFinite(point.depthM) ? { ...point, formation: null } : null;
  const formation = section.formations_list.find(({ id }) => id === point.formation);
  const depthM = formation?.true_vertical_depth_subsea ?? null;
  return formation && isKnown(depthM) ? { field: 'true_vertical_depth_subsea', depthM, formation } : null;
}

const ownOr = (own: DepthValues, derived: DepthValues): DepthValues => ({
  true_vertical_depth_subsea: own.true_vertical_depth_subsea ?? derived.true_vertical_depth_subsea,
  true_vertical_depth_below_drill_floor:
    own.true_vertical_depth_below_drill_floor ?? derived.true_vertical_depth_below_drill_floor,
  along_hole_depth_below_drill_floor:
    own.along_hole_depth_below_drill_floor ?? derived.along_hole_depth_below_drill_floor,
});

/**
 * Splits a section in two. Null if the point is not inside it.
 *
 * The lower part remains the section: it keeps TD, description, liner and every programme, because these describe the
 * string whose shoe is at that TD, its cement and the hole in which it is set. The upper part is new: it ends at the
 * split, where its own string will have its shoe. That string is not designed yet, so its programmes are empty. The hole
 * above has the diameter `diameterIn`, by default that of the section: until then it was one hole.
 */
export function splitSection(
  montage: Montage,
  sectionId: string,
  point: SplitPoint,
  newId: NewId,
  diameterIn?: number | null,
): Edit | null {
  const split = planSplit(montage, sectionId, point);
  const index = montage.sections_list.findIndex(({ id }) => id === sectionId);
  const section = montage.sections_list[index];
  if (split.kind !== 'split' || !section) return null;
  const id = newId();
  const diameter = diameterIn === undefined ? section.diameter : diameterIn;
  const head = { diameter, description: null, liner: false };
  const upper = { ...newSection(id, head, montage.sections_list), ...split.depths };
  const moves = split.upper.flatMap((formation, at): Change[] => [
    {
      op: 'remove',
      list: { of: 'formations', section: sectionId },
      index: section.formations_list.indexOf(formation) - at,
      entity: formation,
    },
    {
      op: 'insert',
      list: { of: 'formations', section: id },
      index: at,
      entity: { ...formation, section_id: id },
    },
  ]);
  return editOf(`Split ${sectionName(montage, sectionId)}`, [
    ...insertSectionChanges(upper, index),
    ...moves,
  ]);
}
