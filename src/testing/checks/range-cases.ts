import { exampleWell, mud, withCasing, withReservoir, withSection } from './example-well';
import type { CementItem, Montage, PressureTestItem } from '@/domain/montage/montage';
import type { RuleCase } from './rule-case';

const withCement = (place: number, change: Partial<CementItem>): Montage =>
  withSection(place, ({ cement_item }) => ({ cement_item: cement_item && { ...cement_item, ...change } }));

const withTests = (place: number, change: Partial<PressureTestItem>): Montage =>
  withSection(place, ({ pressure_test_item }) => ({
    pressure_test_item: pressure_test_item && { ...pressure_test_item, ...change },
  }));

/** Wells with one value that nature does not have (or, without a sentence, at the edge of what it has). */
export const rangeCases: readonly RuleCase[] = [
  [
    'mud-ph-range',
    withSection(2, () => ({ mud_item: mud(13.2, { ph_exact: 20 }) })),
    'error mud|s2||ph_exact: A pH of 20 is not between 0 and 14',
  ],
  [
    'mud-ph-range',
    withSection(2, () => ({ mud_item: mud(13.2, { ph_exact: -3 }) })),
    'error mud|s2||ph_exact: A pH of -3 is not between 0 and 14',
  ],
  ['mud-ph-range', withSection(2, () => ({ mud_item: mud(13.2, { ph_exact: 14 }) }))],
  ['mud-ph-range', withSection(2, () => ({ mud_item: mud(13.2, { ph_exact: 0 }) }))],
  ['mud-ph-range', withSection(2, () => ({ mud_item: mud(13.2, { ph_exact: Number.NaN }) }))],
  [
    'mud-range',
    withSection(2, () => ({ mud_item: mud(-2, { yield_point_exact: -5, api_fluid_loss_exact: -0.5 }) })),
    'error mud|s2||mud_weight_exact: A mud weight of -2.0 kPa/m is negative',
    'error mud|s2||yield_point_exact: A yield point of -5 Pa is negative',
    'error mud|s2||api_fluid_loss_exact: An API fluid loss of -0.5 ml is negative',
  ],
  ['mud-range', withSection(2, () => ({ mud_item: mud(0, { yield_point_exact: 0 }) }))],
  [
    'pressure-test-range',
    withTests(2, { annular_pressure: -100, ram_pressure: -200, casing_on_bump_pressure: -300 }),
    'error pressureTest|s2||annular_pressure: An annular test of -100 kPa is negative',
    'error pressureTest|s2||ram_pressure: A ram test of -200 kPa is negative',
    'error pressureTest|s2||casing_on_bump_pressure: A casing test on bump of -300 kPa is negative',
  ],
  [
    'pressure-test-range',
    withTests(3, { liner_lap_pressure: -100, annular_pressure: 0 }),
    'error pressureTest|s3||liner_lap_pressure: A liner lap test of -100 kPa is negative',
  ],
  // That a casing has no lap to test is said once.
  ['pressure-test-range', withTests(2, { liner_lap_pressure: -100 })],
  [
    'cement-gradient-range',
    withCement(2, { lead_slurry_pressure_gradient: -2, top_fill_slurry_pressure_gradient: 0 }),
    'error cement|s2||lead_slurry_pressure_gradient: Lead: a gradient of -2.0 kPa/m is negative',
  ],
  // What stands in the other form is not pumped.
  ['cement-gradient-range', withCement(3, { lead_slurry_pressure_gradient: -2 })],
  [
    'cement-excess-range',
    withCement(2, { lead_slurry_excess: '-20 %', tail_slurry_excess: ' − 5', top_fill_slurry_excess: '0' }),
    'error cement|s2||lead_slurry_excess: Lead: an excess of -20 % is negative',
    'error cement|s2||tail_slurry_excess: Tail: an excess of − 5 is negative',
  ],
  [
    'cement-excess-range',
    withCement(2, { lead_slurry_excess: '30-50 %', tail_slurry_excess: '- see program' }),
  ],
  [
    'casing-drift',
    withCasing(2, { casing_drift: -8.5 }),
    'error casing|s2||casing_drift: 9 5/8″ pipe: a drift of -8.5 in is negative [Use 8.525]',
  ],
  [
    'casing-volume',
    withCasing(2, { casing_volume_per_meter: -0.038 }),
    'error casing|s2||casing_volume_per_meter: 9 5/8″ pipe: a volume of -0.038 m³/m is negative [Use 0.03819]',
  ],
  [
    'casing-mass',
    withCasing(2, { casing_mass: -70, casing_inner_diameter: null }),
    'error casing|s2||casing_mass: 9 5/8″ pipe: a mass of -70.0 kg/m is negative',
  ],
  [
    'reservoir-range',
    withReservoir({ pressure_lower_bound: -10, pressure_upper_bound: -5, gradient: -11 }),
    'error reservoir||r1|pressure_lower_bound: Rotliegend: a lower pressure of -10 kPa is negative',
    'error reservoir||r1|pressure_upper_bound: Rotliegend: an upper pressure of -5 kPa is negative',
    'error reservoir||r1|gradient: Rotliegend: a gradient of -11.0 kPa/m is negative',
  ],
  ['reservoir-range', { ...exampleWell, reservoirs_list: [] }],
];
