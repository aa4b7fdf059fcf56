import type { CementItem } from '@/api/generated/model';

export interface Slurry {
  /** Absent for a liner's slurry, which is the only one. */
  role: 'Lead' | 'Tail' | 'Topfill' | null;
  type: string | null;
  gradientKpaPerM: number | null;
  excess: string | null;
  topOfCement: string | null;
  additives: string | null;
}

const slurryOf = (
  cement: CementItem,
  wire: 'lead' | 'tail' | 'top_fill' | 'liner',
  role: Slurry['role'],
): Slurry => ({
  role,
  type: cement[`${wire}_slurry_type`],
  gradientKpaPerM: cement[`${wire}_slurry_pressure_gradient`],
  excess: cement[`${wire}_slurry_excess`],
  topOfCement: cement[`${wire}_slurry_top_of_cement`],
  additives: cement[`${wire}_slurry_additives`],
});

/** The slurries that a section's cementation is made of: one behind a liner; lead, tail and topfill behind a casing. */
export function slurriesOf(cement: CementItem, liner: boolean): Slurry[] {
  if (liner) return [slurryOf(cement, 'liner', null)];
  return [
    slurryOf(cement, 'lead', 'Lead'),
    slurryOf(cement, 'tail', 'Tail'),
    slurryOf(cement, 'top_fill', 'Topfill'),
  ];
}

/** Whether nothing is planned for a slurry. */
export const isUnplanned = ({ type, gradientKpaPerM, excess, topOfCement, additives }: Slurry): boolean =>
  gradientKpaPerM === null &&
  [type, excess, topOfCement, additives].every((text) => (text?.trim() ?? '') === '');
