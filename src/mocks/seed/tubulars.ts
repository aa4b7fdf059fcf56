import type { CasingFields } from '@/api/generated/zod/montageAPI.schemas.zod';

/**
 * The strings of the seeded wells, figures as catalogues print them: drift by API 5CT (inner diameter less 3.18 mm below
 * 9 5/8 in, 3.97 mm up to 13 3/8 in, 4.76 mm above), capacity pi/4 x inner diameter squared, 1 lb/ft = 1.48816 kg/m.
 */
const string = (
  casing_outer_diameter: string,
  casing_inner_diameter: number,
  casing_drift: number,
  casing_mass: number,
  casing_volume_per_meter: number,
  casing_grade: string,
  casing_thread_type: string,
): CasingFields => ({
  casing_outer_diameter,
  casing_inner_diameter,
  casing_drift,
  casing_mass,
  casing_volume_per_meter,
  casing_grade,
  casing_thread_type,
  notes: null,
});

export const tubulars = {
  '30': string('30', 28, 27.813, 461.33, 0.3973, 'X52', 'Squnch joint'),
  '20': string('20', 18.73, 18.543, 197.93, 0.1778, 'K55', 'BTC'),
  '13 3/8': string('13 3/8', 12.415, 12.259, 101.19, 0.0781, 'L80', 'BTC'),
  '9 5/8': string('9 5/8', 8.681, 8.525, 69.94, 0.03819, 'L80', 'VAM TOP'),
  '7': string('7', 6.184, 6.059, 43.16, 0.01938, 'L80', 'VAM TOP'),
} satisfies Record<string, CasingFields>;

export type Tubular = keyof typeof tubulars;
