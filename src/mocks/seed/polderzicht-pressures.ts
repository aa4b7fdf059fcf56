import type { PressurePoint, StrengthTest } from '@/api/generated/zod/montageAPI.schemas.zod';

/**
 * The pressures of a fictional geothermal well: water to the Chalk, a little above it in the Rijnland, and water again in
 * the Rotliegend. Gradients kPa/m over the depth below the drill floor.
 */
const drillFloorM = 9.1;
const kpa = (tvdSsM: number, kpaPerM: number): number => Math.round((tvdSsM + drillFloorM) * kpaPerM);

type Profile = [tvdSsM: number, pore: number, fracture: number, overburden: number, notes?: string];

const profile: readonly Profile[] = [
  [310, 9.6, 14, 19.5],
  [1240, 9.95, 16, 20.6],
  [1944, 10.6, 17, 21.5, 'Zechstein: no pore pressure inside the salt'],
  [2190, 10.8, 17.2, 21.8],
  [2214, 10.1, 16.8, 21.8, 'Offset wells GT-03 and GT-04'],
  [2610, 10.05, 17.3, 22.3],
];

export const polderzichtPressures = (id: string) => ({
  pressure_points_list: profile.map(
    ([tvdSsM, pore, fracture, overburden, notes = null], index): PressurePoint => ({
      id: `${id}-pp${index + 1}`,
      true_vertical_depth_subsea: tvdSsM,
      pore_pressure: kpa(tvdSsM, pore),
      fracture_pressure: kpa(tvdSsM, fracture),
      overburden_pressure: kpa(tvdSsM, overburden),
      notes,
    }),
  ),
  strength_tests_list: (
    [
      ['LOT', 'measured', 313, 15.6],
      ['FIT', 'planned', 1243, 15.5],
      ['FIT', 'planned', 2218, 14.5],
    ] as const
  ).map(([test_type, status, tvdSsM, kpaPerM], index): StrengthTest => ({
    id: `${id}-st${index + 1}`,
    test_type,
    status,
    true_vertical_depth_subsea: tvdSsM,
    pressure: kpa(tvdSsM, kpaPerM),
    notes: index === 0 ? '3 m of new hole' : null,
  })),
});
