import { formatInches } from '@/domain/inches';
import type { CementItem, Montage, Section } from '@/api/generated/model';

import type { GenerationState } from '../state';
import { NO_TOPS_ADVICE } from '../steps/formation-tops';
import { listed } from '../words';

/** The values expected in a part of a montage: each label with its fields, of which at least one should have a value. */
type Wanted<Item> = readonly (readonly [label: string, fields: readonly (keyof Item & string)[]])[];

const TOP_LINE: Wanted<NonNullable<Montage['top_line_item']>> = [
  ['well name', ['well_name']],
  ['well type', ['well_type']],
  ['objective', ['objective']],
  ['location', ['location']],
  ['field name', ['field_name']],
  ['field code', ['field_code']],
  ['well id', ['well_id']],
  ['activity id', ['activity_id']],
  ['AFE cost', ['afe_cost']],
  ['days planned', ['days_planned']],
  ['well heads', ['well_heads']],
];
const CASING: Wanted<NonNullable<Section['casing_item']>> = [
  ['outer diameter', ['casing_outer_diameter']],
  ['inner diameter', ['casing_inner_diameter']],
  ['mass', ['casing_mass']],
  ['grade', ['casing_grade']],
  ['thread', ['casing_thread_type']],
];
const MUD: Wanted<NonNullable<Section['mud_item']>> = [
  ['type', ['mud_type']],
  ['weight', ['mud_weight_exact', 'mud_weight_lower', 'mud_weight_upper']],
  ['pH', ['ph_exact', 'ph_lower', 'ph_upper']],
  ['yield point', ['yield_point_exact', 'yield_point_lower', 'yield_point_upper']],
  ['API fluid loss', ['api_fluid_loss_exact', 'api_fluid_loss_lower', 'api_fluid_loss_upper']],
  ['HPHT fluid loss', ['hpht_fluid_loss_exact', 'hpht_fluid_loss_lower', 'hpht_fluid_loss_upper']],
  ['6 rpm reading', ['six_rpm_exact', 'six_rpm_lower', 'six_rpm_upper']],
  ['low gravity solids', ['percentage_lgs_exact', 'percentage_lgs_lower', 'percentage_lgs_upper']],
];
const PRESSURE_TEST: Wanted<NonNullable<Section['pressure_test_item']>> = [
  ['annular pressure', ['annular_pressure']],
  ['ram pressure', ['ram_pressure']],
  ['casing on bump pressure', ['casing_on_bump_pressure']],
];
const SECTION_END: Wanted<Section> = [
  ['hole size', ['diameter']],
  ['TD as TVD SS', ['true_vertical_depth_subsea']],
  ['TD as TVD BDF', ['true_vertical_depth_below_drill_floor']],
  ['TD as AHD BDF', ['along_hole_depth_below_drill_floor']],
];
const FORMATION: Wanted<Section['formations_list'][number]> = [
  ['TVD SS', ['true_vertical_depth_subsea']],
  ['TVD BDF', ['true_vertical_depth_below_drill_floor']],
  ['AHD BDF', ['along_hole_depth_below_drill_floor']],
  ['range', ['variance']],
  ['thickness', ['thickness']],
];
const RESERVOIR: Wanted<Montage['reservoirs_list'][number]> = [
  ['gradient', ['gradient']],
  ['pressures', ['pressure_lower_bound', 'pressure_upper_bound']],
  ['depths', ['true_vertical_depth_subsea_lower_bound', 'true_vertical_depth_subsea_upper_bound']],
];

const isBlank = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

function blanks<Item>(item: Item, wanted: Wanted<Item>): string[] {
  return wanted.filter(([, fields]) => fields.every((field) => isBlank(item[field]))).map(([label]) => label);
}

const SLURRY: readonly [label: string, field: string][] = [
  ['type', 'slurry_type'],
  ['gradient', 'slurry_pressure_gradient'],
  ['excess', 'slurry_excess'],
  ['top of cement', 'slurry_top_of_cement'],
];

/** The blank fields of the slurries of a cement item. A slurry without any value was not planned, so it is not missing. */
function slurryBlanks(item: CementItem): string[] {
  return (['lead', 'tail', 'top_fill', 'liner'] as const).flatMap((role) => {
    const value = (field: string) => item[`${role}_${field}` as keyof CementItem];
    const lacking = SLURRY.filter(([, field]) => isBlank(value(field)));
    return lacking.length === SLURRY.length
      ? []
      : lacking.map(([label]) => `${label} of the ${role === 'top_fill' ? 'topfill' : role} slurry`);
  });
}

/** Groups names by what they lack: "Range of Ty and Shetland". */
function byLabel(lacks: readonly { name: string; labels: readonly string[] }[]): string[] {
  const labels = new Set(lacks.flatMap((one) => one.labels));
  return [...labels].map((label) => {
    const names = lacks.filter((one) => one.labels.includes(label)).map(({ name }) => name);
    return `${label} of ${listed(names, 6)}`;
  });
}

function ofSection(section: Section, index: number): string | null {
  const size = section.diameter === null ? '' : `${formatInches(section.diameter)}″ `;
  const parts: (readonly [name: string, blanks: string[] | null])[] = [
    ['casing', section.casing_item && blanks(section.casing_item, CASING)],
    ['cement', section.cement_item && slurryBlanks(section.cement_item)],
    ['mud', section.mud_item && blanks(section.mud_item, MUD)],
    ['logging', section.logging_item && []],
    ['pressure test', section.pressure_test_item && blanks(section.pressure_test_item, PRESSURE_TEST)],
  ];
  const whole = parts.filter(([, lacking]) => lacking === null).map(([name]) => name);
  const single = parts.flatMap(([name, lacking]) => (lacking ?? []).map((label) => `${name}: ${label}`));
  const all = [...blanks(section, SECTION_END), ...whole, ...single];
  return all.length === 0 ? null : `${size}Section ${index + 1}: ${listed(all, 30)}.`;
}

/** The values that no document gives, one sentence for each part of the montage. */
export function missingIn(montage: Montage, { frame, facts }: GenerationState): string[] {
  const header = montage.top_line_item === null ? [] : blanks(montage.top_line_item, TOP_LINE);
  const formations = montage.sections_list.flatMap((section) =>
    section.formations_list.map((one) => ({
      name: one.formation_name ?? 'a formation without a name',
      labels: blanks(one, FORMATION),
    })),
  );
  const reservoirs = montage.reservoirs_list.map((one) => ({
    name: one.formation_name ?? 'a reservoir without a name',
    labels: blanks(one, RESERVOIR),
  }));
  return [
    frame.drillFloorM === null ? 'The elevation of the drill floor.' : null,
    frame.vertical || facts.survey !== null ? null : 'A survey, which a deviated well needs.',
    header.length === 0 ? null : `Well header: ${listed(header, 20)}.`,
    formations.length > 0 ? null : `Formation tops. ${NO_TOPS_ADVICE}.`,
    facts.sections.length + facts.casings.length > 0 ? null : 'Hole sections and casing strings.',
    ...byLabel(formations).map((text) => `Formations: ${text}.`),
    ...montage.sections_list.map(ofSection),
    montage.reservoirs_list.length === 0 ? 'Reservoirs.' : null,
    ...byLabel(reservoirs).map((text) => `Reservoirs: ${text}.`),
    montage.plan_summaries_list.length === 0 ? 'Plan steps.' : null,
  ].filter((text) => text !== null);
}
