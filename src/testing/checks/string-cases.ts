import { cement, withCasing, withSection } from './example-well';
import type { RuleCase } from './rule-case';

const casing2 = 'casing|s2||';

/**
 * Wells for the rules of casing, cement and liners: each has one fault or one missing value, or (without a message) is
 * just within the limit.
 */
export const stringCases: readonly RuleCase[] = [
  [
    'casing-clearance',
    // As on record for Volve's F-12.
    withCasing(2, { casing_outer_diameter: '14' }),
    `error ${casing2}casing_outer_diameter: 14″ casing does not go into the 12 1/4″ hole`,
  ],
  [
    'casing-clearance',
    withCasing(2, { casing_outer_diameter: '12' }),
    `warning ${casing2}casing_outer_diameter: 12″ casing leaves only 0.25 in in the 12 1/4″ hole; the minimum is 0.375 in`,
  ],
  ['casing-clearance', withCasing(2, { casing_outer_diameter: '11 7/8"' })],
  [
    'casing-clearance',
    withCasing(3, { casing_outer_diameter: ' ' }),
    'missing casing|s3||casing_outer_diameter: No liner size for section 3',
  ],
  [
    'casing-clearance',
    withCasing(2, { casing_outer_diameter: 'as before' }),
    `missing ${casing2}casing_outer_diameter: The casing size of section 2 is not understood`,
  ],
  [
    'casing-next-hole',
    withSection(3, () => ({ diameter: 8.75 })),
    `error ${casing2}casing_drift: 9 5/8″ drift 8.525 in is smaller than the next 8 3/4″ hole`,
  ],
  ['casing-next-hole', withCasing(2, { casing_drift: null })],
  [
    'casing-next-hole',
    withCasing(2, { casing_drift: null, casing_inner_diameter: 8.535 }),
    `error ${casing2}casing_drift: 9 5/8″ API drift 8.379 in is smaller than the next 8 1/2″ hole`,
  ],
  [
    'casing-next-hole',
    withCasing(2, { casing_drift: null, casing_inner_diameter: null }),
    `missing ${casing2}casing_drift: Cannot determine without a drift whether the 8 1/2″ hole of section 3 can be drilled through it`,
  ],
  [
    'casing-inner-diameter',
    withCasing(2, { casing_inner_diameter: 9.625 }),
    `error ${casing2}casing_inner_diameter: ID 9.625 in leaves 9 5/8″ pipe no wall`,
  ],
  [
    'casing-inner-diameter',
    withCasing(2, { casing_inner_diameter: null }),
    `missing ${casing2}casing_inner_diameter: 9 5/8″ pipe has no inner diameter`,
  ],
  [
    'casing-drift',
    withCasing(2, { casing_drift: 8.5 }),
    `warning ${casing2}casing_drift: 9 5/8″ pipe: drift 8.5 in is smaller than the API drift 8.525 in [Use 8.525]`,
  ],
  [
    'casing-drift',
    withCasing(2, { casing_drift: 8.7 }),
    `error ${casing2}casing_drift: 9 5/8″ pipe: drift 8.7 in does not pass its ID 8.681 in [Use 8.525]`,
  ],
  // Pipe of 53.5 lb/ft with the special drift for an 8 1/2 in bit.
  ['casing-drift', withCasing(2, { casing_inner_diameter: 8.535, casing_drift: 8.5 })],
  [
    'casing-drift',
    withCasing(2, { casing_drift: null }),
    `missing ${casing2}casing_drift: 9 5/8″ pipe has no drift [Use 8.525]`,
  ],
  [
    'casing-drift',
    withCasing(2, { casing_inner_diameter: null }),
    `missing ${casing2}casing_drift: The API drift of 9 5/8″ pipe needs its OD and ID`,
  ],
  [
    'casing-volume',
    withCasing(2, { casing_volume_per_meter: 0.0469 }),
    `warning ${casing2}casing_volume_per_meter: 0.0469 m³/m is not the volume of ID 8.681 in, which is 0.03819 m³/m [Use 0.03819]`,
  ],
  ['casing-volume', withCasing(2, { casing_volume_per_meter: 0.038 })],
  [
    'casing-volume',
    withCasing(1, { casing_volume_per_meter: null }),
    'missing casing|s1||casing_volume_per_meter: 13 3/8″ pipe has no volume per metre [Use 0.0781]',
  ],
  [
    'casing-volume',
    withCasing(3, { casing_inner_diameter: null }),
    'missing casing|s3||casing_volume_per_meter: The volume per metre of 7″ pipe needs its ID',
  ],
  [
    'casing-mass',
    withCasing(2, { casing_mass: 47 }),
    `warning ${casing2}casing_mass: 47.0 kg/m is not the mass of 9 5/8″ pipe with ID 8.681 in, 69.0 kg/m ± 15 %: as lb/ft it would be [Use 69.94]`,
  ],
  [
    'casing-mass',
    withCasing(2, { casing_mass: null }),
    `missing ${casing2}casing_mass: 9 5/8″ pipe has no mass`,
  ],
  [
    'cement-above-shoe',
    withSection(1, () => ({ cement_item: cement({ lead: 'Sea bed', tail: '1400 m' }) })),
    'error cement|s1||tail_slurry_top_of_cement: Tail: top of cement 1,400.0 m is not above the casing shoe at 1,366.0 m',
  ],
  [
    'cement-above-shoe',
    // Above the shoe along the hole, below it as a vertical depth.
    withSection(1, () => ({ cement_item: cement({ lead: 'surface', tail: '1,340 m TVD' }) })),
    'error cement|s1||tail_slurry_top_of_cement: Tail: top of cement 1,340.0 m is not above the casing shoe at 1,327.5 m',
  ],
  [
    'cement-above-shoe',
    withSection(1, () => ({ cement_item: cement({ lead: '200 m above the shoe' }) })),
    'missing cement|s1||lead_slurry_top_of_cement: Lead: the top of cement “200 m above the shoe” is not understood as a depth',
  ],
  [
    'cement-above-shoe',
    withSection(3, () => ({ cement_item: null })),
    'missing cement|s3||liner_slurry_top_of_cement: No top of cement for section 3',
  ],
  [
    'cement-overlap',
    withSection(2, () => ({ cement_item: cement({ lead: '1300', tail: '2300' }) })),
    'warning cement|s2||lead_slurry_top_of_cement: Cement overlaps the shoe of section 1 by 66.0 m; the minimum is 100.0 m',
  ],
  [
    'cement-overlap',
    withSection(2, () => ({ cement_item: cement({ tail: '2300' }) })),
    'warning cement|s2||tail_slurry_top_of_cement: Cement ends 934.0 m below the shoe of section 1; the minimum overlap is 100.0 m',
  ],
  [
    'cement-overlap',
    withSection(3, () => ({ cement_item: cement({ liner: 'Top of liner' }) })),
    'missing cement|s3||liner_slurry_top_of_cement: Cannot determine how far the cement overlaps the shoe of section 2',
  ],
  [
    'liner-slurry',
    withSection(2, () => ({ cement_item: cement({ lead: '1150', liner: '2000' }) })),
    'warning cement|s2||liner_slurry_type: Section 2 has a liner slurry, but its string is a casing',
  ],
  [
    'liner-slurry',
    withSection(3, () => ({ cement_item: cement({ tail: '2600' }) })),
    'warning cement|s3||tail_slurry_type: Section 3 has a tail slurry, but its string is a liner',
    'missing cement|s3||liner_slurry_type: No liner slurry for section 3',
  ],
  [
    'liner-lap',
    withSection(2, (section) => ({
      pressure_test_item: section.pressure_test_item && {
        ...section.pressure_test_item,
        liner_lap_pressure: 27_600,
      },
    })),
    'warning pressureTest|s2||liner_lap_pressure: A liner lap test of 27,600 kPa for section 2, whose string is a casing',
  ],
  [
    'liner-lap',
    withSection(3, (section) => ({
      pressure_test_item: section.pressure_test_item && {
        ...section.pressure_test_item,
        liner_lap_pressure: null,
      },
    })),
    'missing pressureTest|s3||liner_lap_pressure: No liner lap test for section 3',
  ],
];
