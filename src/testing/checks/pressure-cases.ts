import type { Montage, PressurePoint, StrengthTest } from '@/domain/montage/montage';
import { exampleWell, mud, withReservoir, withSection } from './example-well';
import type { RuleCase } from './rule-case';

/** A point of the profile, gauge pressures in kPa; depth TVD SS, m. */
export const pressurePoint = (
  id: string,
  ssM: number | null,
  pore: number | null,
  fracture: number | null = null,
  overburden: number | null = null,
): PressurePoint => ({
  id,
  true_vertical_depth_subsea: ssM,
  pore_pressure: pore,
  fracture_pressure: fracture,
  overburden_pressure: overburden,
  notes: null,
});

export const strengthTest = (
  id: string,
  test_type: StrengthTest['test_type'],
  status: StrengthTest['status'],
  ssM: number | null,
  pressure: number | null,
): StrengthTest => ({ id, test_type, status, true_vertical_depth_subsea: ssM, pressure, notes: null });

/**
 * A profile that the muds of the example well fit in, with a margin. Its drill floor is 33.5 m above the sea: 10.1, 10.5,
 * 11 and 11.2 kPa/m pore, 15 to 18 kPa/m fracture.
 */
export const examplePoints = [
  pressurePoint('p1', 466.5, 5050, 7500, 10_000),
  pressurePoint('p2', 1466.5, 15_750, 25_500, 31_500),
  pressurePoint('p3', 2466.5, 27_500, 44_500, 55_000),
  pressurePoint('p4', 2700, 30_615.2, 49_203, 60_140.1),
];

/** A LOT of 17 kPa/m at the first shoe and a FIT of 16.5 kPa/m at the second. */
export const exampleTests = [
  strengthTest('t1', 'LOT', 'measured', 1297, 22_618.5),
  strengthTest('t2', 'FIT', 'planned', 2534, 42_363.75),
];

export const withPressures = (
  points: readonly PressurePoint[] = examplePoints,
  tests: readonly StrengthTest[] = exampleTests,
  montage: Montage = exampleWell,
): Montage => ({ ...montage, pressure_points_list: points, strength_tests_list: tests });

const withMud = (place: number, weight: number) => withSection(place, () => ({ mud_item: mud(weight) }));
const point = (pore: number | null, fracture: number | null, overburden: number | null) =>
  withPressures([pressurePoint('p', 966.5, pore, fracture, overburden)]);
const test = (type: StrengthTest['test_type'], status: StrengthTest['status'], kpa: number | null) =>
  withPressures(examplePoints, [strengthTest('t', type, status, 1466.5, kpa)]);
/** At the first shoe, 1,330.5 m below the drill floor; section 2 has a mud of 13.2 kPa/m. */
const atShoe = (
  type: StrengthTest['test_type'],
  status: StrengthTest['status'],
  kpaPerM: number,
  ssM = 1297,
) => strengthTest(`${type}-${kpaPerM}`, type, status, ssM, kpaPerM * (ssM + 33.5));
const shoeTests = (...tests: StrengthTest[]) => withPressures(examplePoints, tests);

/** Wells for the rules of the pressure window. */
export const pressureCases: readonly RuleCase[] = [
  ['mud-pore-gradient', withPressures()],
  [
    'mud-pore-gradient',
    withPressures([pressurePoint('p', 1966.5, 23_000)], [], withMud(2, 11.4)),
    'error mud|s2||mud_weight_exact: Mud 11.4 kPa/m does not hold the pore gradient 11.5 kPa/m at 1,966.5 m',
  ],
  ['mud-fracture-gradient', withPressures()],
  [
    'mud-fracture-gradient',
    withPressures([pressurePoint('p', 1966.5, null, 29_000)], [], withMud(2, 14)),
    'warning mud|s2||mud_weight_exact: Mud 14.0 kPa/m is within 0.588 kPa/m of the fracture gradient 14.5 kPa/m at 1,966.5 m',
  ],
  ['mud-shoe-strength', withPressures()],
  [
    'mud-shoe-strength',
    shoeTests(atShoe('LOT', 'measured', 13.5)),
    'warning mud|s2||mud_weight_exact: Mud 13.2 kPa/m is within 0.588 kPa/m of the LOT of 13.5 kPa/m at the shoe of section 1, 1,294.0 m',
  ],
  [
    'mud-shoe-strength',
    // 12.996 is not rounded up to 13.
    shoeTests(atShoe('XLOT', 'measured', 12.996)),
    'error mud|s2||mud_weight_exact: Mud 13.2 kPa/m exceeds the XLOT of 12.99 kPa/m at the shoe of section 1, 1,294.0 m',
  ],
  [
    'mud-shoe-strength',
    shoeTests(atShoe('FIT', 'measured', 13)),
    'warning mud|s2||mud_weight_exact: Mud 13.2 kPa/m exceeds the FIT of 13.0 kPa/m at the shoe of section 1, 1,294.0 m: no test has shown that the shoe holds it',
  ],
  // A measured test before a planned one, a leak-off before a lower bound.
  ['mud-shoe-strength', shoeTests(atShoe('LOT', 'planned', 13), atShoe('FIT', 'measured', 15))],
  ['mud-shoe-strength', shoeTests(atShoe('FIT', 'measured', 13), atShoe('LOT', 'measured', 15))],
  [
    'mud-shoe-strength',
    shoeTests(atShoe('LOT', 'measured', 15), atShoe('LOT', 'measured', 13)),
    'error mud|s2||mud_weight_exact: Mud 13.2 kPa/m exceeds the LOT of 13.0 kPa/m at the shoe of section 1, 1,294.0 m',
  ],
  // A test of another depth says nothing about the shoe.
  ['mud-shoe-strength', shoeTests(atShoe('LOT', 'measured', 13, 1330))],
  ['mud-shoe-strength', shoeTests(strengthTest('t', 'LOT', 'measured', 1297, null))],
  ['strength-test-fracture', withPressures()],
  [
    'strength-test-fracture',
    test('LOT', 'measured', 25_000),
    'warning strengthTest||t|pressure: The LOT of 25,000 kPa at 1,466.5 m is below the expected fracture pressure, 25,500 kPa',
  ],
  ['strength-test-fracture', test('LOT', 'measured', 25_300)],
  [
    'strength-test-fracture',
    test('FIT', 'planned', 26_000),
    'warning strengthTest||t|pressure: The planned FIT of 26,000 kPa at 1,466.5 m exceeds the expected fracture pressure, 25,500 kPa',
  ],
  ['strength-test-fracture', test('FIT', 'measured', 26_000)],
  ['strength-test-fracture', test('FIT', 'measured', 20_000)],
  ['pressure-order', withPressures()],
  [
    'pressure-order',
    point(16_000, 15_000, 20_000),
    'error pressurePoint||p|pore_pressure: Pore pressure 16,000 kPa is not below the fracture pressure, 15,000 kPa',
  ],
  [
    'pressure-order',
    point(20_000, null, 20_000),
    'error pressurePoint||p|pore_pressure: Pore pressure 20,000 kPa is not below the overburden pressure, 20,000 kPa',
  ],
  [
    'pressure-order',
    point(10_000, 21_000, 20_000),
    'warning pressurePoint||p|fracture_pressure: Fracture pressure 21,000 kPa exceeds the overburden pressure, 20,000 kPa',
  ],
  ['pressure-range', withPressures()],
  [
    'pressure-range',
    point(101.3, null, 50_000),
    'error pressurePoint||p|pore_pressure: Pore pressure 101 kPa at 966.5 m is 0.1 kPa/m, which no rock has: is it in kPa?',
    'error pressurePoint||p|overburden_pressure: Overburden pressure 50,000 kPa at 966.5 m is 50.0 kPa/m, which no rock has: is it in kPa?',
  ],
  ['reservoir-depleted', withPressures()],
  [
    'reservoir-depleted',
    withPressures(examplePoints, [], withReservoir({ pressure_lower_bound: 20_000 })),
    'warning reservoir||r1|pressure_lower_bound: Rotliegend is depleted: 8.17 kPa/m at 2,413.0 m is at least 0.588 kPa/m below the pore profile, 10.98 kPa/m',
  ],
  [
    'reservoir-depleted',
    withPressures(examplePoints, [], withReservoir({ pressure_lower_bound: 0, pressure_upper_bound: null })),
  ],
];
