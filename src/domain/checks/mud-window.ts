import { tvdBdfFromTvdSs, tvdSsFromTvdBdf } from '../depths';
import type { MudItem, Section } from '../montage/montage';
import { extremeGradient } from '../pressures/profile';
import { isKnown } from './known';
import { poreGradient, reservoirInterval } from './pore-gradient';
import type { SectionContext } from './rule';

/** What a section's mud has to hold, and what it may not exceed. Depths TVD SS, m. */

export interface OpenHole {
  readonly fromSsM: number;
  readonly toSsM: number;
}

/** The interval in contact with the mud: from the TD above to the section's own TD. Null if unknown. */
export function openHole(
  section: Section,
  { place, previousTdSsM }: Pick<SectionContext, 'place' | 'previousTdSsM'>,
): OpenHole | null {
  const toSsM = section.true_vertical_depth_subsea;
  if (!isKnown(toSsM)) return null;
  if (place > 1 && !isKnown(previousTdSsM)) return null;
  return { fromSsM: previousTdSsM ?? -Infinity, toSsM };
}

/** The minimum or maximum weight of a mud: the exact one if given, else the bound. */
export function weightBound(mud: MudItem | null, bound: 'lower' | 'upper'): number | null {
  const exact = mud?.mud_weight_exact ?? null;
  if (isKnown(exact)) return exact;
  const bounded = mud?.[`mud_weight_${bound}`] ?? null;
  return isKnown(bounded) ? bounded : null;
}

/** A gradient over the depth below the drill floor, and where it is. */
export interface At {
  readonly kpaPerM: number;
  readonly ssM: number;
}

type Rock = Pick<SectionContext, 'reservoirs' | 'drillFloorM' | 'profile' | 'settings'>;

function extremeOf(
  { fromSsM, toSsM }: OpenHole,
  { profile }: Pick<Rock, 'profile'>,
  line: 'pore' | 'fracture',
): At | null {
  if (!profile) return null;
  const below = (ssM: number) => tvdBdfFromTvdSs(ssM, profile.drillFloorM);
  const which = line === 'pore' ? 'highest' : 'lowest';
  const found = extremeGradient(profile[line], below(fromSsM), below(toSsM), which);
  return found && { kpaPerM: found.kpaPerM, ssM: tvdSsFromTvdBdf(found.tvdM, profile.drillFloorM) };
}

/** The highest pore gradient of an open hole, from its reservoirs and the pressure profile. */
export function highestPore(
  hole: OpenHole,
  { reservoirs, drillFloorM, profile }: Omit<Rock, 'settings'>,
): At | null {
  let highest = extremeOf(hole, { profile }, 'pore');
  for (const reservoir of reservoirs) {
    const interval = reservoirInterval(reservoir);
    if (!interval || interval.toM <= hole.fromSsM || interval.fromM > hole.toSsM) continue;
    const kpaPerM = poreGradient(reservoir, drillFloorM);
    if (kpaPerM !== null && (!highest || kpaPerM > highest.kpaPerM)) {
      highest = { kpaPerM, ssM: Math.max(interval.fromM, hole.fromSsM) };
    }
  }
  return highest;
}

/** The lowest fracture gradient of an open hole, from the pressure profile and the gradients in the settings. */
export function lowestFracture(
  hole: OpenHole,
  { profile, settings }: Pick<Rock, 'profile' | 'settings'>,
): At | null {
  let lowest = extremeOf(hole, { profile }, 'fracture');
  for (const { tvdSsM, gradientKpaPerM } of settings.fractureGradients) {
    if (tvdSsM < hole.fromSsM || tvdSsM > hole.toSsM) continue;
    if (!lowest || gradientKpaPerM < lowest.kpaPerM) lowest = { kpaPerM: gradientKpaPerM, ssM: tvdSsM };
  }
  return lowest;
}
