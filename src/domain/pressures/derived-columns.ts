import { montageDrillFloor } from '../checks/contexts';
import { isKnown } from '../checks/known';
import type { CheckSettings } from '../checks/settings';
import { tvdBdfFromTvdSs } from '../depths';
import { figure } from '../montage/figures';
import type { Montage } from '../montage/montage';
import { densityOf, equivalentMudWeight, truncated } from './gradients';
import { pressureLines } from './profile';
import { sectionWindows } from './section-windows';
import { strengthOf } from './strength-tests';

/** Columns whose texts follow from the rows of a list. */
interface DerivedColumns {
  readonly titles: readonly string[];
  /** The texts of each row, as many as there are titles. */
  readonly rows: readonly (readonly string[])[];
}

/** The gradients of each point over its depth below the drill floor. */
export function pointColumns(montage: Montage): DerivedColumns {
  const drillFloorM = montageDrillFloor(montage);
  return {
    titles: ['Pore EMW (kPa/m)', 'Fracture EMW (kPa/m)', 'Overburden EMW (kPa/m)'],
    rows: (montage.pressure_points_list ?? []).map((point) =>
      pressureLines.map((line) => {
        const ssM = point.true_vertical_depth_subsea;
        const kpa = point[`${line}_pressure`];
        if (drillFloorM === null || !isKnown(ssM) || !isKnown(kpa)) return figure(null);
        return figure(equivalentMudWeight(kpa, tvdBdfFromTvdSs(ssM, drillFloorM)), 2);
      }),
    ),
  };
}

/**
 * The strength that each test shows, cut off and never rounded up, and the MAASP of the section below with its mud where
 * this test is the one of its shoe.
 */
export function testColumns(montage: Montage, settings: CheckSettings): DerivedColumns {
  const drillFloorM = montageDrillFloor(montage);
  const windows = sectionWindows(montage, settings);
  return {
    titles: ['EMW (kPa/m)', 'EMW (kg/m³)', 'MAASP (kPa)'],
    rows: (montage.strength_tests_list ?? []).map((test) => {
      const strength = drillFloorM === null ? null : strengthOf(test, drillFloorM);
      const of = windows.find((window) => window.strength?.test === test);
      const down = (value: number | null | undefined, decimals: number) =>
        figure(isKnown(value ?? null) ? truncated(value ?? 0, decimals) : null, decimals);
      return [
        down(strength?.kpaPerM, 2),
        down(strength && densityOf(strength.kpaPerM), 0),
        down(of?.maaspKpa, 0),
      ];
    }),
  };
}
