import { withSection, withTop } from './example-well';
import type { RuleCase } from './rule-case';

const section2 = 'section|s2|';

/** Wells for the rules of depths, formations and sections, each with one thing wrong or lacking (or, without a sentence, at the edge of what is fine). */
export const holeCases: readonly RuleCase[] = [
  [
    'depth-drill-floor',
    withTop(2, 2, { true_vertical_depth_below_drill_floor: 1720 }),
    'error formation|s2|s2-f2|true_vertical_depth_below_drill_floor: Zechstein: TVD BDF 1,720.0 m is not TVD SS 1,682.0 m + the well’s 33.5 m [Use 1715.5]',
  ],
  // Two depths written to a tenth of a metre differ by a tenth at most.
  ['depth-drill-floor', withTop(2, 2, { true_vertical_depth_below_drill_floor: 1715.6 })],
  [
    'depth-drill-floor',
    withTop(2, 2, { true_vertical_depth_below_drill_floor: null }),
    'missing formation|s2|s2-f2|true_vertical_depth_below_drill_floor: Zechstein has no TVD BDF [Use 1715.5]',
  ],
  [
    'depth-drill-floor',
    withTop(2, 2, { true_vertical_depth_subsea: null }),
    'missing formation|s2|s2-f2|true_vertical_depth_subsea: Zechstein has no TVD SS [Use 1682]',
  ],
  [
    'depth-drill-floor',
    withTop(2, 2, { true_vertical_depth_subsea: null, true_vertical_depth_below_drill_floor: null }),
    'missing formation|s2|s2-f2|true_vertical_depth_subsea: Zechstein has an along-hole depth and no vertical one',
  ],
  [
    'depth-along-hole',
    withTop(2, 2, { along_hole_depth_below_drill_floor: 1700 }),
    'error formation|s2|s2-f2|along_hole_depth_below_drill_floor: Zechstein: AHD BDF 1,700.0 m is less than TVD BDF 1,715.5 m',
  ],
  [
    'depth-along-hole',
    withSection(2, () => ({ along_hole_depth_below_drill_floor: null })),
    `missing ${section2}|along_hole_depth_below_drill_floor: Section TD has no AHD BDF`,
  ],
  [
    'formation-order',
    withTop(2, 2, { true_vertical_depth_subsea: 2450 }),
    'error formation|s2|s2-f3|true_vertical_depth_subsea: Rotliegend at 2,413.0 m stands below Zechstein at 2,450.0 m',
  ],
  // A group and its first formation, and a name that a fault repeats.
  ['formation-order', withTop(2, 2, { formation_name: 'Rotliegend', true_vertical_depth_subsea: 2413 })],
  [
    'formation-order',
    withTop(2, 2, {
      true_vertical_depth_subsea: null,
      true_vertical_depth_below_drill_floor: null,
      along_hole_depth_below_drill_floor: null,
    }),
    'missing formation|s2|s2-f2|true_vertical_depth_subsea: Zechstein has no depth',
  ],
  [
    'formation-section',
    withTop(2, 1, { true_vertical_depth_subsea: 1200 }),
    'error formation|s2|s2-f1|true_vertical_depth_subsea: Upper Rijnland at 1,200.0 m is above the TD of section 1, 1,294.0 m',
  ],
  [
    'formation-section',
    withTop(2, 3, { true_vertical_depth_subsea: 2540 }),
    'error formation|s2|s2-f3|true_vertical_depth_subsea: Rotliegend at 2,540.0 m is below the TD of section 2, 2,531.0 m',
  ],
  [
    'formation-section',
    withTop(2, 1, {
      true_vertical_depth_subsea: 1290,
      true_vertical_depth_below_drill_floor: 1323.5,
      along_hole_depth_below_drill_floor: 1500,
    }),
    'warning formation|s2|s2-f1|true_vertical_depth_subsea: Upper Rijnland at 1,290.0 m is above the TD of section 1, 1,294.0 m: right only where the well turns up',
  ],
  [
    'formation-section',
    withSection(3, () => ({ true_vertical_depth_subsea: null })),
    'missing formation|s3|s3-f1|true_vertical_depth_subsea: Whether the tops lie inside section 3 cannot be told: it has no TD (TVD SS)',
  ],
  [
    'formation-range',
    withTop(1, 3, { variance: -15 }),
    'error formation|s1|s1-f3|variance: Chalk: a range of -15.0 m is negative',
  ],
  [
    'formation-range',
    withTop(1, 3, { variance: null }),
    'missing formation|s1|s1-f3|variance: Chalk has no range',
  ],
  [
    'formation-thickness',
    withTop(1, 3, { thickness: 100 }),
    'warning formation|s1|s1-f3|thickness: Chalk: thickness 100.0 m is not the 96.0 m to the next top [Use 96]',
  ],
  [
    'formation-thickness',
    withTop(2, 2, { thickness: 889.2 }),
    'warning formation|s2|s2-f2|thickness: Zechstein: thickness 889.2 m is along the hole; true vertical it is 731.0 m [Use 731]',
  ],
  [
    'formation-thickness',
    withTop(3, 1, { thickness: -169 }),
    'error formation|s3|s3-f1|thickness: Carboniferous: a thickness of -169.0 m is negative [Use 169]',
  ],
  [
    'formation-thickness',
    withTop(3, 1, { thickness: null }),
    'missing formation|s3|s3-f1|thickness: Carboniferous has no thickness [Use 169]',
  ],
  [
    'formation-thickness',
    withSection(3, () => ({ true_vertical_depth_subsea: null })),
    'missing formation|s3|s3-f1|thickness: Carboniferous: no thickness to compare with, nothing below it has a depth',
  ],
  [
    'section-last-top',
    withSection(2, () => ({ true_vertical_depth_subsea: 2400 })),
    `error ${section2}|true_vertical_depth_subsea: Section 2 ends at 2,400.0 m, above its last top, Rotliegend at 2,413.0 m`,
  ],
  ['section-last-top', withSection(2, () => ({ true_vertical_depth_subsea: 2413 }))],
  [
    'section-last-top',
    withSection(2, () => ({ true_vertical_depth_subsea: null })),
    `missing ${section2}|true_vertical_depth_subsea: Section 2 has no TD (TVD SS)`,
  ],
  [
    'section-contiguous',
    withSection(3, () => ({ true_vertical_depth_subsea: 2500 })),
    'error section|s3||true_vertical_depth_subsea: Section 3 ends at 2,500.0 m, not below the TD of section 2, 2,531.0 m',
  ],
  [
    'section-contiguous',
    withSection(3, () => ({
      true_vertical_depth_subsea: 2500,
      true_vertical_depth_below_drill_floor: 2533.5,
    })),
    'warning section|s3||true_vertical_depth_subsea: Section 3 ends at 2,500.0 m, not below the TD of section 2, 2,531.0 m: right only where the well turns up',
  ],
  [
    'section-contiguous',
    withSection(3, () => ({ true_vertical_depth_subsea: null })),
    'missing section|s3||true_vertical_depth_subsea: Whether section 3 ends below section 2 cannot be told: section 3 has no TD (TVD SS)',
  ],
  [
    'section-diameter',
    withSection(2, () => ({ diameter: 18.125 })),
    `error ${section2}|diameter: Section 2 of 18 1/8″ is wider than section 1 of 17 1/2″`,
  ],
  [
    'section-diameter',
    withSection(2, () => ({ diameter: 17.5 })),
    `warning ${section2}|diameter: Section 2 has the diameter of section 1, 17 1/2″`,
  ],
  [
    'section-diameter',
    withSection(2, () => ({ diameter: null })),
    `missing ${section2}|diameter: Section 2 has no hole diameter`,
  ],
];
