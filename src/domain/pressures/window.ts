import { outerDiameterOf } from '../checks/casing-rules';
import { montageDrillFloor } from '../checks/contexts';
import { reservoirEnds } from '../checks/pore-gradient';
import { formatInches } from '../inches';
import type { Montage } from '../montage/montage';
import { mudWeightOf, type MudWeight } from '../schematic/mud-weights';
import { tvdBdfOf } from '../wellbore/known-depths';
import { outsideOf, type Outside } from './outside';
import { profileOf, type PressureProfile } from './profile';
import { strengthOf, type Strength } from './strength-tests';

/** The mud of a section over the depths that it is in contact with. */
export interface WindowMud {
  readonly sectionId: string;
  readonly fromM: number;
  readonly toM: number;
  readonly weight: MudWeight;
}

export interface WindowShoe {
  readonly sectionId: string;
  readonly tvdM: number;
  /** `13 3/8″` */
  readonly size: string;
}

export interface ReservoirPressure {
  readonly reservoirId: string;
  readonly tvdM: number;
  readonly kpaPerM: number;
}

/**
 * The pressure window of a well: what its rock needs and bears, and its muds. Equivalent mud weights in kPa/m over the
 * depth, depths m TVD below the drill floor. The muds are still: their ECD is unknown.
 */
export interface PressureWindow {
  readonly drillFloorM: number;
  readonly profile: PressureProfile | null;
  readonly muds: readonly WindowMud[];
  readonly shoes: readonly WindowShoe[];
  readonly tests: readonly Strength[];
  readonly reservoirs: readonly ReservoirPressure[];
  /** Where a mud leaves the window. */
  readonly outside: readonly Outside[];
}

/** Null if the drill floor is unknown: then no pressure has a depth to divide it by. */
export function windowOf(montage: Montage): PressureWindow | null {
  const drillFloorM = montageDrillFloor(montage);
  if (drillFloorM === null) return null;
  const profile = profileOf(montage.pressure_points_list, drillFloorM);
  const muds: WindowMud[] = [];
  const shoes: WindowShoe[] = [];
  let fromM: number | null = 0;
  for (const section of montage.sections_list) {
    const toM = tvdBdfOf(section, drillFloorM);
    const weight = mudWeightOf(section.mud_item);
    if (weight && fromM !== null && toM !== null && toM > fromM)
      muds.push({ sectionId: section.id, fromM, toM, weight });
    const outerIn = outerDiameterOf(section);
    if (outerIn !== null && toM !== null)
      shoes.push({ sectionId: section.id, tvdM: toM, size: `${formatInches(outerIn)}″` });
    fromM = toM;
  }
  return {
    drillFloorM,
    profile,
    muds,
    shoes,
    tests: (montage.strength_tests_list ?? []).flatMap((test) => strengthOf(test, drillFloorM) ?? []),
    reservoirs: montage.reservoirs_list.flatMap((reservoir) =>
      reservoirEnds(reservoir, drillFloorM).flatMap(({ depthM, gradients: [kpaPerM] }) =>
        kpaPerM > 0 ? [{ reservoirId: reservoir.id, tvdM: depthM, kpaPerM }] : [],
      ),
    ),
    outside: profile ? muds.flatMap((mud) => outsideOfMud(mud, profile)) : [],
  };
}

function outsideOfMud({ weight, fromM, toM }: WindowMud, { pore, fracture }: PressureProfile): Outside[] {
  const [lowest, highest] = extremesOf(weight);
  return [
    ...outsideOf(pore, lowest, fromM, toM, 'below'),
    ...outsideOf(fracture, highest, fromM, toM, 'above'),
  ];
}

/** The lightest and the heaviest that a mud may be, kPa/m: the exact weight if it is known. */
export function extremesOf({ exactKpaPerM, lowerKpaPerM, upperKpaPerM }: MudWeight): [number, number] {
  const values = (exactKpaPerM === null ? [lowerKpaPerM, upperKpaPerM] : [exactKpaPerM]).filter(
    (value) => value !== null,
  );
  return [Math.min(...values), Math.max(...values)];
}

/** Whether the montage has pressures or tests. */
export const hasPressures = ({
  pressure_points_list: points,
  strength_tests_list: tests,
}: Montage): boolean => (points?.length ?? 0) + (tests?.length ?? 0) > 0;
