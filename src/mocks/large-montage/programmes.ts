import type { CementItem, LoggingItem, MudItem, PressureTestItem } from '@/api/generated/model';

/** The programmes of one section of a large montage, with every applicable field filled. */
export interface SectionDepths {
  sectionId: string;
  /** Counted from 1. */
  number: number;
  /** From 0 for the first section to 1 for the last. */
  depthShare: number;
  /** Along hole below the drill floor, m. */
  previousShoeM: number;
  shoeM: number;
  liner: boolean;
}

const tenths = (value: number): number => Math.round(value * 10) / 10;
const tens = (value: number): number => Math.round(value / 10) * 10;

type Slurry = [type: string, gradient: number, excess: string, topOfCement: string, additives: string];
type Role = 'lead' | 'tail' | 'top_fill' | 'liner';

function slurry<R extends Role>(role: R, given: Slurry | null) {
  const [type, gradient, excess, top, additives] = given ?? [null, null, null, null, null];
  return {
    [`${role}_slurry_type`]: type,
    [`${role}_slurry_pressure_gradient`]: gradient,
    [`${role}_slurry_excess`]: excess,
    [`${role}_slurry_top_of_cement`]: top,
    [`${role}_slurry_additives`]: additives,
  } as Pick<CementItem, Extract<keyof CementItem, `${R}_slurry_${string}`>>;
}

/** The cement of every string overlaps the string before it by a hundred metres. */
export function cementOf({ sectionId, number, previousShoeM, shoeM, liner }: SectionDepths): CementItem {
  const top = String(Math.max(0, Math.round(previousShoeM - 100)));
  const tail = String(Math.round(shoeM - (shoeM - previousShoeM) / 3));
  const casing = (given: Slurry): Slurry | null => (liner ? null : given);
  return {
    id: `${sectionId}-cement`,
    notes: `Cementation ${number}: bump the plug with the mud in use`,
    ...slurry('lead', casing(['Class G, extended', 14.71, '50%', top, 'Bentonite, defoamer'])),
    ...slurry('tail', casing(['Class G', 18.633, '30%', tail, 'Dispersant, fluid loss'])),
    ...slurry('top_fill', casing(['Class G, thixotropic', 17.652, '10%', top, 'CaCl2 2%'])),
    ...slurry('liner', liner ? ['Class G with silica', 18.633, '25%', top, 'Silica 35%, gas block'] : null),
  };
}

/** The weight increases with depth from a spud mud's to the weight that balances the reservoirs, kPa/m. */
export function mudOf({ sectionId, number, depthShare }: SectionDepths): MudItem {
  const weight = tenths(10.3 + 2 * depthShare);
  const oil = depthShare > 0.5;
  return {
    id: `${sectionId}-mud`,
    mud_type: oil ? 'OBM' : 'WBM',
    mud_properties: oil ? 'Low-aromatic oil, 75/25' : 'KCl polymer, 8% KCl',
    mud_weight_exact: weight,
    mud_weight_lower: tenths(weight - 0.2),
    mud_weight_upper: tenths(weight + 0.2),
    mud_weight_text: `${(weight / 9.80665).toFixed(2)} SG`,
    ph_exact: 9.5,
    ph_lower: 9,
    ph_upper: 10,
    yield_point_exact: 10,
    yield_point_lower: 8,
    yield_point_upper: 12,
    api_fluid_loss_exact: 6,
    api_fluid_loss_lower: null,
    api_fluid_loss_upper: 8,
    hpht_fluid_loss_exact: 4,
    hpht_fluid_loss_lower: null,
    hpht_fluid_loss_upper: 5,
    six_rpm_exact: 9,
    six_rpm_lower: 8,
    six_rpm_upper: 11,
    percentage_lgs_exact: 4,
    percentage_lgs_lower: null,
    percentage_lgs_upper: 6,
    notes: `Mud ${number}: treat for contamination after drilling out the shoe`,
  };
}

const runs = [
  'LWD gamma ray, resistivity, density, neutron',
  'Cement bond log over the tail slurry',
  'Wireline pressure points',
];

export function loggingOf({ sectionId, number }: SectionDepths): LoggingItem {
  const logging_id = `${sectionId}-logging`;
  return {
    id: logging_id,
    section_id: sectionId,
    logging_program_evaluation: `Formation evaluation of section ${number}`,
    notes: 'Repeat 50 m over each interval',
    logging_runs_list: runs.map((run_evaluation, index) => ({
      id: `${logging_id}-r${index + 1}`,
      logging_id,
      run_number: index + 1,
      run_evaluation,
    })),
  };
}

/** kPa */
export const pressureTestsOf = ({ sectionId, depthShare, liner }: SectionDepths): PressureTestItem => ({
  id: `${sectionId}-tests`,
  annular_pressure: tens(10_300 + 10_400 * depthShare),
  ram_pressure: tens(20_700 + 31_000 * depthShare),
  casing_on_bump_pressure: tens(13_800 + 13_800 * depthShare),
  liner_lap_pressure: liner ? 27_600 : null,
  notes: 'Ten minutes each, low before high',
});
