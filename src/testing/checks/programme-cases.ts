import { exampleWell, mud, withCasing, withReservoir, withSection } from './example-well';
import type { RuleCase } from './rule-case';

/**
 * Wells for the rules of mud, reservoirs, tests and numbering: each has one fault or one missing value, or (without a
 * message) is just within the limit.
 */
export const programmeCases: readonly RuleCase[] = [
  [
    'mud-pore-gradient',
    withSection(2, () => ({ mud_item: mud(11.4) })),
    'warning mud|s2||mud_weight_exact: Mud 11.4 kPa/m is within 0.588 kPa/m of the pore gradient 11.0 kPa/m at 2,413.0 m',
  ],
  [
    'mud-pore-gradient',
    withSection(2, () => ({ mud_item: mud(null, { mud_weight_lower: 10.9, mud_weight_upper: 13 }) })),
    'error mud|s2||mud_weight_exact: Mud 10.9 kPa/m does not hold the pore gradient 11.0 kPa/m at 2,413.0 m',
  ],
  [
    'mud-pore-gradient',
    withSection(2, () => ({ mud_item: null })),
    'missing mud|s2||mud_weight_exact: No mud weight for section 2',
  ],
  [
    'mud-pore-gradient',
    { ...exampleWell, reservoirs_list: exampleWell.reservoirs_list.slice(0, 2) },
    'missing mud|s3||mud_weight_exact: No pore gradient for section 3',
  ],
  [
    'mud-pore-gradient',
    withSection(3, () => ({ true_vertical_depth_subsea: null })),
    'missing mud|s3||mud_weight_exact: Cannot determine which reservoirs section 3 drills: it lacks depths',
  ],
  [
    'mud-fracture-gradient',
    withSection(2, () => ({ mud_item: mud(16.6) })),
    'error mud|s2||mud_weight_exact: Mud 16.6 kPa/m exceeds the fracture gradient 16.5 kPa/m at 1,400.0 m',
  ],
  [
    'mud-fracture-gradient',
    withSection(2, () => ({ mud_item: mud(null, { mud_weight_lower: 13, mud_weight_upper: 16 }) })),
    'warning mud|s2||mud_weight_exact: Mud 16.0 kPa/m is within 0.588 kPa/m of the fracture gradient 16.5 kPa/m at 1,400.0 m',
  ],
  [
    'mud-weight-text',
    withSection(2, () => ({ mud_item: mud(13.2, { mud_weight_text: '1.20 SG' }) })),
    'warning mud|s2||mud_weight_exact: Mud 13.2 kPa/m is not “1.20 SG”, which is 11.77 kPa/m [Use 11.77]',
  ],
  ['mud-weight-text', withSection(2, () => ({ mud_item: mud(11.75, { mud_weight_text: '10 ppg' }) }))],
  [
    'mud-weight-text',
    withSection(2, () => ({ mud_item: mud(null, { mud_weight_text: '10.0 ppg' }) })),
    'missing mud|s2||mud_weight_exact: The mud weight “10.0 ppg” is not entered in kPa/m [Use 11.75]',
  ],
  [
    'mud-weight-text',
    withSection(2, () => ({ mud_item: mud(null, { mud_weight_text: 'as needed' }) })),
    'missing mud|s2||mud_weight_exact: The mud weight “as needed” is not understood',
  ],
  [
    'reservoir-pressure-bounds',
    withReservoir({ pressure_lower_bound: 29_000 }),
    'error reservoir||r1|pressure_lower_bound: Rotliegend: the lower pressure 29,000 kPa exceeds the upper, 28,210 kPa',
  ],
  [
    'reservoir-pressure-bounds',
    withReservoir({ pressure_upper_bound: null }),
    'missing reservoir||r1|pressure_upper_bound: Rotliegend has no upper bound of its pressure',
  ],
  [
    'reservoir-depth-bounds',
    withReservoir({ true_vertical_depth_subsea_upper_bound: 2400 }),
    'error reservoir||r1|true_vertical_depth_subsea_lower_bound: Rotliegend: the lower depth 2,413.0 m exceeds the upper, 2,400.0 m',
  ],
  [
    'reservoir-depth-bounds',
    withReservoir({ true_vertical_depth_subsea_lower_bound: null }),
    'missing reservoir||r1|true_vertical_depth_subsea_lower_bound: Rotliegend has no lower bound of its depth',
  ],
  [
    'reservoir-gradient',
    withReservoir({ gradient: 9.9 }),
    'error reservoir||r1|gradient: Rotliegend: gradient 9.9 kPa/m is not pressure over TVD BDF, 11.0 kPa/m ± 0.05 kPa/m at 2,446.5 m [Use 11]',
  ],
  [
    'reservoir-gradient',
    withReservoir({ gradient: 11.15 }),
    'warning reservoir||r1|gradient: Rotliegend: gradient 11.15 kPa/m is not pressure over TVD BDF, 11.0 kPa/m ± 0.05 kPa/m at 2,446.5 m: it is over TVD SS [Use 11]',
  ],
  [
    'reservoir-gradient',
    withReservoir({ gradient: null }),
    'missing reservoir||r1|gradient: Rotliegend has no gradient [Use 11]',
  ],
  [
    'reservoir-gradient',
    withReservoir({ pressure_lower_bound: null, pressure_upper_bound: null }),
    'missing reservoir||r1|gradient: Rotliegend has no pressure with its depth to derive a gradient from',
  ],
  [
    'logging-run-numbers',
    withSection(2, ({ logging_item }) => ({
      logging_item: logging_item && {
        ...logging_item,
        logging_runs_list: logging_item.logging_runs_list.map((run) => ({ ...run, run_number: 4 })),
      },
    })),
    'error run|s2|run2|run_number: Run 4 is used twice',
  ],
  [
    'plan-ranks',
    {
      ...exampleWell,
      plan_summaries_list: exampleWell.plan_summaries_list.map((step) => ({
        ...step,
        rank: Math.min(step.rank ?? 2, 2),
      })),
    },
    'error planStep||p3|rank: Rank 2 is used twice',
  ],
  [
    'plan-ranks',
    { ...exampleWell, plan_summaries_list: exampleWell.plan_summaries_list.slice(1) },
    'warning planStep||p3|rank: Rank 3 of 2 items leaves a rank unused',
  ],
  [
    'pressure-test-burst',
    withSection(2, (section) => ({
      pressure_test_item: section.pressure_test_item && {
        ...section.pressure_test_item,
        casing_on_bump_pressure: 40_000,
      },
    })),
    'warning pressureTest|s2||casing_on_bump_pressure: A test to 40,000 kPa exceeds 70 % of the internal yield of 9 5/8″ casing, 47,336 kPa at 87.5 % of the wall',
  ],
  [
    'pressure-test-burst',
    withSection(2, (section) => ({
      pressure_test_item: section.pressure_test_item && {
        ...section.pressure_test_item,
        casing_on_bump_pressure: 50_000,
      },
    })),
    'error pressureTest|s2||casing_on_bump_pressure: A test to 50,000 kPa exceeds the internal yield of 9 5/8″ casing, 47,336 kPa at 87.5 % of the wall',
  ],
  [
    'pressure-test-burst',
    withCasing(2, { casing_grade: 'SM2535' }),
    'missing pressureTest|s2||casing_on_bump_pressure: No burst rating for section 2: it needs the casing’s OD, ID and an API grade',
  ],
];
