import { montageDrillFloor } from '../checks/contexts';
import { isKnown } from '../checks/known';
import type { CheckSettings } from '../checks/settings';
import { tvdBdfFromTvdSs } from '../depths';
import { figure } from '../montage/figures';
import type { Montage } from '../montage/montage';
import { convert } from '../units';
import { quantityFigure, unitOf } from '../shown-units/figures';
import { densityOf, equivalentMudWeight, truncated, truncatedFigure } from './gradients';
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
    titles: ['Pore', 'Fracture', 'Overburden'].map((line) => `${line} EMW (${unitOf('gradient')})`),
    rows: (montage.pressure_points_list ?? []).map((point) =>
      pressureLines.map((line) => {
        const ssM = point.true_vertical_depth_subsea;
        const kpa = point[`${line}_pressure`];
        if (drillFloorM === null || !isKnown(ssM) || !isKnown(kpa)) return figure(null);
        return quantityFigure('gradient', equivalentMudWeight(kpa, tvdBdfFromTvdSs(ssM, drillFloorM)), 2);
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
  const density = secondUnit();
  return {
    titles: [`EMW (${unitOf('gradient')})`, `EMW (${density.label})`, `MAASP (${unitOf('pressure')})`],
    rows: (montage.strength_tests_list ?? []).map((test) => {
      const strength = drillFloorM === null ? null : strengthOf(test, drillFloorM);
      const of = windows.find((window) => window.strength?.test === test);
      return [
        truncatedFigure('gradient', strength?.kpaPerM, 2),
        strength ? density.text(strength.kpaPerM) : figure(null),
        truncatedFigure('pressure', of?.maaspKpa, 0),
      ];
    }),
  };
}

/** The density next to the gradient: in kg/m³, or in SG where that is the unit of gradients. */
function secondUnit(): { readonly label: string; text(kpaPerM: number): string } {
  return unitOf('gradient') === 'kg/m³'
    ? { label: 'SG', text: (kpaPerM) => figure(truncated(convert('gradient', kpaPerM, 'kPa/m', 'sg'), 3), 3) }
    : { label: 'kg/m³', text: (kpaPerM) => figure(truncated(densityOf(kpaPerM), 0), 0) };
}
