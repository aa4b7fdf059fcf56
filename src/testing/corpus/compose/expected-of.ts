import type { Montage } from '@/api/generated/model';
import { expectedMontage } from '../expected';
import type { Amount, WellTruth } from '../truth';
import type { TableKind } from './parts';

/** The documents' content of a set: for each kind of table the fields that they print. */
export type Said = Partial<Record<Exclude<TableKind, 'design'>, ReadonlySet<string>>>;

type Fields = Record<string, readonly string[]>;

const MUD: Fields = {
  type: ['mud_type'],
  properties: ['mud_properties'],
  weight: ['mud_weight_exact', 'mud_weight_lower', 'mud_weight_upper'],
  weightFrom: ['mud_weight_lower', 'mud_weight_exact'],
  weightTo: ['mud_weight_upper', 'mud_weight_exact'],
  ph: ['ph_exact', 'ph_lower', 'ph_upper'],
  yieldPoint: ['yield_point_exact', 'yield_point_lower', 'yield_point_upper'],
  apiLoss: ['api_fluid_loss_exact', 'api_fluid_loss_lower', 'api_fluid_loss_upper'],
  hphtLoss: ['hpht_fluid_loss_exact', 'hpht_fluid_loss_lower', 'hpht_fluid_loss_upper'],
  sixRpm: ['six_rpm_exact', 'six_rpm_lower', 'six_rpm_upper'],
  solids: ['percentage_lgs_exact', 'percentage_lgs_lower', 'percentage_lgs_upper'],
  notes: ['notes'],
};
const CASING: Fields = {
  outer: ['casing_outer_diameter'],
  inner: ['casing_inner_diameter', 'casing_volume_per_meter', 'casing_drift'],
  drift: ['casing_drift'],
  mass: ['casing_mass'],
  grade: ['casing_grade'],
  thread: ['casing_thread_type'],
  notes: ['notes'],
};
const SLURRY: Fields = {
  type: ['slurry_type'],
  density: ['slurry_pressure_gradient'],
  excess: ['slurry_excess'],
  top: ['slurry_top_of_cement'],
  additives: ['slurry_additives'],
};
const TESTS: Fields = {
  annular: ['annular_pressure'],
  ram: ['ram_pressure'],
  bump: ['casing_on_bump_pressure'],
  linerLap: ['liner_lap_pressure'],
  notes: ['notes'],
};
const RESERVOIRS: Fields = {
  name: ['formation_name'],
  topTvdSs: ['true_vertical_depth_subsea_lower_bound'],
  baseTvdSs: ['true_vertical_depth_subsea_upper_bound'],
  pressureLower: ['pressure_lower_bound'],
  pressureUpper: ['pressure_upper_bound'],
  gradient: ['gradient'],
};
const HEADER: Fields = {
  wellName: ['well_name'],
  wellType: ['well_type'],
  objective: ['objective'],
  location: ['location'],
  fieldName: ['field_name'],
  fieldCode: ['field_code'],
  wellId: ['well_id'],
  activityId: ['activity_id'],
  afeCost: ['afe_cost'],
  daysPlanned: ['days_planned'],
  wellHeads: ['well_heads'],
};

const none: ReadonlySet<string> = new Set();
const fieldsOf = (fields: Fields, said: ReadonlySet<string>) =>
  new Set(Object.entries(fields).flatMap(([is, own]) => (said.has(is) ? own : [])));

/** Blanks every field of an entity that is not among those said. */
function only<T extends object>(entity: T, said: ReadonlySet<string>): T {
  const entries = Object.entries(entity).map(([key, value]) => [
    key,
    said.has(key) || key === 'id' ? value : null,
  ]);
  return Object.fromEntries(entries) as T;
}

interface Reach {
  ahd: boolean;
  tvd: boolean;
  ss: boolean;
}

/** Which depths follow from those that are printed, by the path and by the drill floor. */
function reach(
  said: ReadonlySet<string>,
  names: (key: string) => string,
  path: boolean,
  floor: boolean,
): Reach {
  const has = (...keys: string[]) => keys.some((key) => said.has(names(key)));
  const md = has('md') || (has('mdMsl') && floor) || has('mdGround');
  const ssSaid = has('tvdSs', 'tvdSsUp');
  const tvd = has('tvd', 'tvdGround') || (md && path) || (ssSaid && floor);
  return { ahd: md || (tvd && path), tvd, ss: ssSaid || (tvd && floor) };
}

const DEPTHS = {
  ahd: 'along_hole_depth_below_drill_floor',
  tvd: 'true_vertical_depth_below_drill_floor',
  ss: 'true_vertical_depth_subsea',
} as const;

const depthFields = (reached: Reach) =>
  Object.entries(DEPTHS).flatMap(([key, field]) => (reached[key as keyof Reach] ? [field] : []));

export interface SaidSet {
  said: Said;
  /** Whether any document gives the drill floor. */
  floor: boolean;
  /** Whether the path is known: surveyed, or vertical. */
  path: boolean;
}

/** The montage that a set of documents must give: that of the truth, without what they do not say. */
export function expectedOf(truth: WellTruth, { said, floor, path }: SaidSet): Montage {
  const sectionsSaid = said.sections;
  const mudWeight = (weight: Amount) => weightSaid(weight, said.mud ?? none);
  // Without a table of sections each string makes one, which ends at its shoe and is called after it.
  const stated: WellTruth = {
    ...truth,
    sections: truth.sections.map((section) => ({
      ...section,
      ...(sectionsSaid === undefined ? { end: section.pipe.shoe, description: section.pipe.name } : {}),
      mud: { ...section.mud, weight: mudWeight(section.mud.weight) },
    })),
  };
  const montage = expectedMontage(stated);
  const casing = said.casing ?? none;
  const tops = reach(said.tops ?? none, (key) => key, path, floor);
  const ends =
    sectionsSaid === undefined
      ? reach(casing, (key) => `shoe${key.charAt(0).toUpperCase()}${key.slice(1)}`, path, floor)
      : reach(sectionsSaid, (key) => `end${key.charAt(0).toUpperCase()}${key.slice(1)}`, path, floor);
  const topFields = new Set([
    'formation_name',
    ...depthFields(tops),
    ...(said.tops?.has('variance') ? ['variance'] : []),
    ...(tops.ss || tops.tvd ? ['thickness'] : []),
  ]);
  const sectionFields = new Set([
    ...(sectionsSaid?.has('hole') || casing.has('hole') ? ['diameter'] : []),
    ...(sectionsSaid?.has('description') || (sectionsSaid === undefined && casing.has('name'))
      ? ['description']
      : []),
    ...(casing.has('name') ? ['liner'] : []),
    ...depthFields(ends),
  ]);
  const cementSaid = fieldsOf(SLURRY, said.cement ?? none);
  const mudSaid = fieldsOf(MUD, said.mud ?? none);
  return {
    ...montage,
    sections_list: montage.sections_list.map((section) => {
      const {
        formations_list,
        casing_item,
        cement_item,
        mud_item,
        logging_item,
        pressure_test_item,
        ...own
      } = section;
      return {
        ...only(own, sectionFields),
        liner: sectionFields.has('liner') && own.liner,
        formations_list:
          said.tops === undefined ? [] : formations_list.map((formation) => only(formation, topFields)),
        casing_item:
          casing_item &&
          only(casingNotes(casing_item, casing), fieldsOf(CASING, new Set([...casing, 'notes']))),
        cement_item:
          cement_item && only(cement_item, roleFields(cement_item, cementSaid, said.cement ?? none)),
        mud_item: mud_item && only(mud_item, mudSaid),
        logging_item: said.logging === undefined ? null : logging_item,
        pressure_test_item:
          pressure_test_item && only(pressure_test_item, fieldsOf(TESTS, said.pressureTests ?? none)),
      };
    }),
    reservoirs_list:
      said.reservoirs === undefined
        ? []
        : montage.reservoirs_list.map((one) => only(one, fieldsOf(RESERVOIRS, said.reservoirs ?? none))),
    top_line_item:
      montage.top_line_item && only(montage.top_line_item, fieldsOf(HEADER, said.header ?? none)),
    plan_summaries_list:
      said.plan === undefined
        ? []
        : montage.plan_summaries_list.map((step) => ({
            ...step,
            description: said.plan?.has('description') ? step.description : null,
          })),
  } as Montage;
}

/** A lowest and a highest weight have no exact one between them, and a cell with an exact one has no bounds. */
function weightSaid(weight: Amount, said: ReadonlySet<string>): Amount {
  const hasBounds = said.has('weightFrom') || said.has('weightTo');
  if (!said.has('weight')) return hasBounds ? boundsOf(weight) : weight;
  return typeof weight === 'number' || weight.exact === undefined || hasBounds ? weight : weight.exact;
}

function boundsOf(weight: Amount): Amount {
  if (typeof weight === 'number') return { from: weight, to: weight };
  const { exact, from = exact, to = exact } = weight;
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

/** A liner's interval is in the notes, and only if both its ends are given. */
function casingNotes<T extends { notes: string | null }>(item: T, said: ReadonlySet<string>): T {
  const lines = (item.notes ?? '').split('\n').filter((line) => line !== '');
  const isInterval = (line: string) => line.startsWith('Liner: ');
  const kept = lines.filter((line) =>
    isInterval(line) ? said.has('top') && said.has('shoeMd') && said.has('name') : said.has('notes'),
  );
  return { ...item, notes: kept.join('\n') || null };
}

function roleFields(
  item: object,
  slurry: ReadonlySet<string>,
  said: ReadonlySet<string>,
): ReadonlySet<string> {
  return new Set(
    Object.keys(item).filter((key) =>
      key === 'notes' ? said.has('notes') : slurry.has(key.replace(/^(lead|tail|top_fill|liner)_/, '')),
    ),
  );
}
