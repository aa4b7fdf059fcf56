import { outerDiameterOf } from '../checks/casing-rules';
import { rolesOf } from '../checks/cement-rules';
import { isKnown, isWritten } from '../checks/known';
import { parseTopOfCement } from '../checks/top-of-cement';
import type { Montage, Section, SlurryRole } from '../montage/montage';
import type { Position } from '../trajectory/position';
import { ahdOf, tvdBdfOf } from './known-depths';
import { writtenLinerTop } from './liner-top';
import { positionOf, type WellPath } from './well-path';

/** A drilled interval of hole. Along-hole depths m below the drill floor; `place` counts from 1. */
export interface HoleSection {
  readonly sectionId: string;
  readonly place: number;
  /** Null if unknown: then only the path can be drawn. */
  readonly diameterIn: number | null;
  readonly fromAhdM: number;
  readonly toAhdM: number;
}

/** A string of casing, or a liner, in the hole. Depths m below the drill floor. */
export interface PipeString {
  readonly sectionId: string;
  readonly place: number;
  readonly kind: 'casing' | 'liner';
  readonly outerDiameterIn: number;
  /** Its top: the drill floor for a casing, a depth inside the string above for a liner. */
  readonly fromAhdM: number;
  /** True for a liner with an unknown top: it gets the customary lap inside the string above. */
  readonly isTopAssumed: boolean;
  readonly shoe: Position;
  /** The top of its cement, which reaches down to the shoe; null if no top of cement is known or understood. */
  readonly cementFromAhdM: number | null;
}

/**
 * No field of a montage contains the top of a liner, but its casing notes may. Otherwise the customary lap is about 100
 * m (50 to 150 m) inside the string above. If cement is planned higher, the hanger is there, because a liner is
 * cemented to its top.
 */
export const assumedLinerLapM = 100;

/**
 * The hole intervals from the drill floor to each section's end; a section that ends above the previous one is omitted.
 */
export function holesOf(montage: Montage, path: WellPath, drillFloorM: number): HoleSection[] {
  const holes: HoleSection[] = [];
  let fromAhdM = path.trajectory.start.ahdM;
  montage.sections_list.forEach((section, index) => {
    const end = positionOf(path, ahdOf(section), tvdBdfOf(section, drillFloorM));
    if (!end || end.ahdM <= fromAhdM) return;
    const diameterIn = isKnown(section.diameter) && section.diameter > 0 ? section.diameter : null;
    holes.push({ sectionId: section.id, place: index + 1, diameterIn, fromAhdM, toAhdM: end.ahdM });
    fromAhdM = end.ahdM;
  });
  return holes;
}

/**
 * The strings, each with its shoe at its section's end: on the path at its AHD, or at its TVD if the AHD is unknown. A
 * string without a size or a depth is omitted.
 */
export function stringsOf(montage: Montage, path: WellPath, drillFloorM: number): PipeString[] {
  const strings: PipeString[] = [];
  montage.sections_list.forEach((section, index) => {
    const outerDiameterIn = outerDiameterOf(section);
    const shoe = positionOf(path, ahdOf(section), tvdBdfOf(section, drillFloorM));
    if (!shoe || outerDiameterIn === null || outerDiameterIn <= 0 || !Number.isFinite(outerDiameterIn))
      return;
    const topM = path.trajectory.start.ahdM;
    const lastShoeM = Math.max(topM, ...strings.map((string) => string.shoe.ahdM));
    const cement = topOfCement(section, path, drillFloorM);
    const kind = section.liner ? 'liner' : 'casing';
    const wantedM = typeof cement === 'number' ? cement : Infinity;
    const lapM = lastShoeM - assumedLinerLapM;
    const writtenM = writtenLinerTop(section);
    const isWrittenTop = writtenM !== null && writtenM >= topM && writtenM < shoe.ahdM;
    const hangerM = isWrittenTop ? writtenM : Math.max(topM, Math.min(lapM, wantedM));
    const fromAhdM = kind === 'liner' ? Math.min(hangerM, shoe.ahdM) : topM;
    const cementFromAhdM =
      cement === null ? null : cement === 'top of string' ? fromAhdM : Math.max(fromAhdM, cement);
    strings.push({
      sectionId: section.id,
      place: index + 1,
      kind,
      outerDiameterIn,
      fromAhdM,
      isTopAssumed: kind === 'liner' && !isWrittenTop && wantedM >= lapM,
      shoe,
      cementFromAhdM: cementFromAhdM !== null && cementFromAhdM < shoe.ahdM ? cementFromAhdM : null,
    });
  });
  return strings;
}

/** A slurry with a top of cement that is understood. */
export interface SlurryTop {
  readonly role: SlurryRole;
  /** As in the montage: `1,050`, `Sea bed`. */
  readonly text: string;
  /** M below the drill floor along the hole. */
  readonly topAhdM: number | 'top of string';
}

/** The slurries of a section whose top of cement is known and on the path. */
export function slurryTopsOf(section: Section, path: WellPath, drillFloorM: number): SlurryTop[] {
  return rolesOf(section.liner).flatMap((role): SlurryTop[] => {
    const text = section.cement_item?.[`${role}_slurry_top_of_cement`] ?? null;
    const top = isWritten(text) ? parseTopOfCement(text) : null;
    if (!isWritten(text) || !top) return [];
    if (top.kind !== 'depth') return [{ role, text: text.trim(), topAhdM: 'top of string' }];
    if (top.type === 'AHD BDF') return [{ role, text: text.trim(), topAhdM: top.depthM }];
    const tvdM = top.type === 'TVD SS' ? top.depthM + drillFloorM : top.depthM;
    const ahdM = positionOf(path, null, tvdM)?.ahdM ?? null;
    return ahdM === null ? [] : [{ role, text: text.trim(), topAhdM: ahdM }];
  });
}

/** The highest top of cement of a section's slurries: m AHD, or the top of the string; null if unknown. */
function topOfCement(section: Section, path: WellPath, drillFloorM: number): number | 'top of string' | null {
  let highestM: number | null = null;
  for (const { topAhdM } of slurryTopsOf(section, path, drillFloorM)) {
    if (topAhdM === 'top of string') return topAhdM;
    if (highestM === null || topAhdM < highestM) highestM = topAhdM;
  }
  return highestM;
}
