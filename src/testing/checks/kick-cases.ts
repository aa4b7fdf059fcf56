import type { DrillStringPiece, Montage, Section } from '@/domain/montage/montage';
import { exampleWell } from './example-well';
import { examplePoints, exampleTests, strengthTest, withPressures } from './pressure-cases';
import type { RuleCase } from './rule-case';

export const piece = (
  id: string,
  name: string | null,
  length: number | null,
  outer_diameter: number | null,
): DrillStringPiece => ({ id, name, length, outer_diameter });

export const exampleString = [
  piece('collars', 'Drill collars', 100, 6.75),
  piece('pipe', 'Drill pipe', null, 5),
];

/** What a server that keeps kick tolerances answers with every section, and a string in the sections after the first. */
export const withStrings = (
  montage: Montage = withPressures(),
  given: Partial<Section> = {},
  string: readonly DrillStringPiece[] = exampleString,
): Montage => ({
  ...montage,
  sections_list: montage.sections_list.map((section, index) => ({
    ...section,
    kick_pore_gradient: null,
    kick_intensity: null,
    influx_gradient: null,
    kick_margin: null,
    drill_string_list: index === 0 ? [] : string,
    ...given,
  })),
});

/** The example well with one test at the shoe of section 2, kPa/m over 1,330.5 m. */
export const withShoe = (kpaPerM: number, given: Partial<Section> = {}): Montage =>
  withStrings(
    withPressures(examplePoints, [strengthTest('t', 'LOT', 'measured', 1297, kpaPerM * 1330.5)]),
    given,
  );

/** Wells for the rules of the kick tolerance. */
export const kickCases: readonly RuleCase[] = [
  ['kick-tolerance-policy', withPressures()],
  ['kick-tolerance-policy', withStrings(exampleWell, {}, [])],
  [
    'kick-tolerance-policy',
    withStrings(withPressures([], [exampleTests[1]!])),
    'missing section|s2||kick_intensity: No kick tolerance. No strength at the shoe: add a leak-off test or a fracture pressure.',
  ],
  [
    'kick-tolerance-policy',
    withStrings(undefined, {}, [piece('collars', null, 100, 6.75)]),
    'missing section|s2||kick_intensity: No kick tolerance. The drill string ends below the shoe: leave the length of its last part empty.',
    'missing section|s3||kick_intensity: No kick tolerance. The drill string ends below the shoe: leave the length of its last part empty.',
  ],
  ['kick-tolerance-policy', withShoe(16)],
  [
    'kick-tolerance-policy',
    // The intensity of the section is another one than that of the policy.
    withShoe(15, { kick_intensity: 10 }),
    'warning section|s2||kick_intensity: The shoe takes 3.6 m³ of a kick of 60 kg/m³, less than 4 m³',
  ],
  // A shoe that takes no kick has one finding, of the next rule.
  ['kick-tolerance-policy', withShoe(13.5)],
  ['kick-intensity', withShoe(15)],
  ['kick-intensity', withStrings(exampleWell)],
  [
    'kick-intensity',
    withShoe(13.5),
    'error section|s2||kick_intensity: The shoe takes no kick: mud, pore pressure and margin use up its strength',
  ],
  [
    'kick-intensity',
    withShoe(15, { kick_pore_gradient: 15 }),
    'error section|s2||kick_intensity: The shoe takes no kick: mud, pore pressure and margin use up its strength',
  ],
];
