import { newListed, newRisk, newTrajectory } from '@/domain/montage/listed';
import type { Listed } from '@/domain/montage/change';
import type { Montage, PressurePoint, StrengthTest } from '@/domain/montage/montage';

const count = <Row>(length: number, row: (index: number) => Row): Row[] =>
  Array.from({ length }, (_, index) => row(index));

const as = <Row extends Listed>(
  of: 'pressurePoints' | 'strengthTests',
  id: string,
  given: Partial<Row>,
): Row => ({ ...newListed({ of }, id), ...given }) as Row;

/** A montage with something in each part of the editor: pressures, drill strings, a survey, risks and durations. */
export function wholeWell(montage: Montage): Montage {
  const sections = montage.sections_list;
  return {
    ...montage,
    sections_list: sections.map((section) => ({
      ...section,
      drill_string_list: count(6, (index) => ({
        id: `${section.id}-piece-${index}`,
        name: index === 0 ? 'Bit' : `Part ${index + 1}`,
        length: index === 5 ? null : 20 + index * 30,
        outer_diameter: 6 + index / 4,
      })),
    })),
    pressure_points_list: count(60, (index) =>
      as<PressurePoint>('pressurePoints', `pressure-${index}`, {
        true_vertical_depth_subsea: 50 + index * 100,
        pore_pressure: Math.round((83.5 + index * 100) * 10.2),
        fracture_pressure: Math.round((83.5 + index * 100) * 16.5),
        overburden_pressure: Math.round((83.5 + index * 100) * 21),
      }),
    ),
    strength_tests_list: sections.map((section, index) =>
      as<StrengthTest>('strengthTests', `test-${index}`, {
        test_type: 'FIT',
        status: 'planned',
        true_vertical_depth_subsea: section.true_vertical_depth_subsea,
        pressure: Math.round(((section.true_vertical_depth_subsea ?? 0) + 33.5) * 16),
      }),
    ),
    trajectories_list: [
      {
        ...newTrajectory('survey'),
        name: 'Survey',
        kind: 'actual',
        stations_list: count(2_000, (index) => ({
          id: `station-${index}`,
          along_hole_depth_below_drill_floor: index * 3,
          inclination: Math.min(30, index / 20),
          azimuth: 135 + Math.sin(index / 30),
        })),
      },
    ],
    risks_list: count(60, (index) => ({
      ...newRisk(`risk-${index}`),
      risk: `Losses in the chalk ${index + 1}`,
      likelihood: 1 + (index % 5),
      severity: 1 + (index % 4),
      section_id: sections[index % sections.length]!.id,
    })),
    plan_summaries_list: montage.plan_summaries_list.map((step, index) => ({
      ...step,
      duration_low: 1 + index,
      duration_likely: 2 + index,
      duration_high: 4 + index,
      day_rate: 200_000,
    })),
  };
}
