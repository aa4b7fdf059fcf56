import type { Montage, MudFields, CementFields } from '@/api/generated/model';
import { apiDriftIn, volumePerMetre } from '@/domain/casing';
import { orderByDepth, thicknesses } from '@/domain/formations';
import { parseInches } from '@/domain/inches';
import { convert } from '@/domain/units';
import type { Quantity, UnitOf } from '@/domain/units';
import { printAmount, printNumber } from './documents/print';
import { ahdOfTvd, pathOf, tvdOfAhd } from './path';
import type { Amount, Section, Slurry, WellTruth } from './truth';

/** Everywhere: the corpus distinguishes entities by name and size, never by id. */
const id = '';

/**
 * The montage that the documents of a well must give, in the application's units, for a drill floor at `enteredDrillFloorM`
 * above mean sea level; by default the documents' own. What no document says is null.
 */
export function expectedMontage(truth: WellTruth, enteredDrillFloorM?: number): Montage {
  const { depth } = truth.units;
  const ownFloorM = convert('length', truth.drillFloor, depth, 'm');
  const drillFloorM = enteredDrillFloorM ?? ownFloorM;
  const shiftM = drillFloorM - ownFloorM;
  const path = pathOf(truth);
  const ends = truth.sections.map(({ end }) => {
    const ahdM = convert('length', end, depth, 'm');
    const tvdM = tvdOfAhd(path, ahdM);
    return { ahdM: ahdM + shiftM, tvdM: tvdM + shiftM, tvdSsM: tvdM - ownFloorM };
  });
  const tops = orderByDepth(
    truth.tops.map((top) => {
      const givenM = convert('length', top.depth, depth, 'm');
      const tvdM = truth.topsIn === 'tvdSs' ? givenM + ownFloorM : givenM;
      return { ...top, tvdM, ahdM: ahdOfTvd(path, tvdM) + shiftM, tvdSsM: tvdM - ownFloorM };
    }),
  );
  const thick = thicknesses(
    tops.map(({ name, tvdSsM }) => ({ name, tvdM: tvdSsM })),
    [],
    ends.at(-1)?.tvdSsM ?? null,
  );
  const sectionOf = (ahdM: number) => ends.findIndex((end) => ahdM < end.ahdM - 1e-4);
  return {
    id,
    sections_list: truth.sections.map((section, index) => ({
      id,
      diameter: parseInches(section.hole),
      description: section.description,
      liner: section.pipe.kind === 'liner',
      true_vertical_depth_subsea: ends[index]?.tvdSsM ?? null,
      true_vertical_depth_below_drill_floor: ends[index]?.tvdM ?? null,
      along_hole_depth_below_drill_floor: ends[index]?.ahdM ?? null,
      formations_list: tops.flatMap((top, at) => {
        const measured = thick[at];
        if (sectionOf(top.ahdM) !== index) return [];
        return {
          id,
          section_id: id,
          formation_name: top.name,
          true_vertical_depth_subsea: top.tvdSsM,
          true_vertical_depth_below_drill_floor: top.tvdSsM + drillFloorM,
          along_hole_depth_below_drill_floor: top.ahdM,
          variance: convert('length', top.variance, depth, 'm'),
          thickness: measured?.kind === 'thickness' ? measured.thicknessM : null,
        };
      }),
      casing_item: { id, ...pipeOf(section, truth, shiftM) },
      cement_item: cementOf(section, truth, shiftM),
      mud_item: { id, ...mudOf(section, truth) },
      logging_item: {
        id,
        section_id: id,
        logging_program_evaluation: null,
        notes: null,
        logging_runs_list: section.runs.map((run, at) => ({
          id,
          logging_id: id,
          run_number: at + 1,
          run_evaluation: run,
        })),
      },
      pressure_test_item: {
        id,
        annular_pressure: scaled(section.test.annular, 'pressure', truth.units.pressure),
        ram_pressure: scaled(section.test.ram, 'pressure', truth.units.pressure),
        casing_on_bump_pressure: scaled(section.test.bump, 'pressure', truth.units.pressure),
        liner_lap_pressure: scaled(section.test.linerLap, 'pressure', truth.units.pressure),
        notes: section.test.notes,
      },
    })),
    reservoirs_list: truth.reservoirs.map((reservoir) => ({
      id,
      formation_name: reservoir.name,
      gradient: convert('gradient', reservoir.gradient, truth.units.poreGradient, 'kPa/m'),
      pressure_lower_bound: convert('pressure', reservoir.pressureLower, truth.units.pressure, 'kPa'),
      pressure_upper_bound: convert('pressure', reservoir.pressureUpper, truth.units.pressure, 'kPa'),
      true_vertical_depth_subsea_lower_bound: convert('length', reservoir.top, depth, 'm'),
      true_vertical_depth_subsea_upper_bound: convert('length', reservoir.base, depth, 'm'),
    })),
    top_line_item: {
      id,
      well_name: truth.header.wellName,
      well_type: truth.header.wellType,
      objective: truth.header.objective,
      location: truth.header.location,
      field_name: truth.header.fieldName,
      field_code: truth.header.fieldCode,
      well_id: truth.header.wellId,
      activity_id: truth.header.activityId,
      afe_cost: truth.header.afeCost.currency === 'USD' ? truth.header.afeCost.amount : null,
      days_planned: truth.header.daysPlanned,
      well_heads: truth.header.wellHeads,
    },
    plan_summaries_list: truth.plan.map(({ title, description }, index) => ({
      id,
      rank: index + 1,
      title,
      description,
    })),
  };
}

function scaled<Q extends Quantity>(value: number | null, quantity: Q, from: UnitOf<Q>): number | null {
  // The stored unit of a quantity is first in the domain's table of units, and is named here once.
  const kept = {
    pressure: 'kPa',
    gradient: 'kPa/m',
    yieldPoint: 'Pa',
    size: 'in',
    linearMass: 'kg/m',
  } as Record<Quantity, string>;
  return value === null ? null : convert(quantity, value, from, kept[quantity] as UnitOf<Q>);
}

function pipeOf({ pipe }: Section, { units }: WellTruth, shiftM: number) {
  const innerIn = convert('size', pipe.inner, units.bore, 'in');
  const outerIn = parseInches(pipe.outer);
  if (outerIn === null) throw new Error(`${pipe.outer} is no size.`);
  const driftIn =
    pipe.drift > 0 ? convert('size', pipe.drift, units.bore, 'in') : apiDriftIn(outerIn, innerIn);
  return {
    casing_outer_diameter: pipe.outer,
    casing_inner_diameter: innerIn,
    casing_mass: scaled(pipe.mass, 'linearMass', units.mass),
    casing_grade: pipe.grade,
    casing_thread_type: pipe.thread,
    casing_volume_per_meter: volumePerMetre(innerIn),
    casing_drift: driftIn,
    notes: notesOf(pipe, units.depth, shiftM),
  };
}

/** The document's own, and below them where a liner hangs, for which a montage has no field. */
function notesOf({ kind, outer, top, shoe, notes }: Section['pipe'], unit: UnitOf<'length'>, shiftM: number) {
  const [from, to] = [top, shoe].map((depth) =>
    (convert('length', depth, unit, 'm') + shiftM).toLocaleString('en-US', { maximumFractionDigits: 1 }),
  );
  const hung = kind === 'liner' ? `Liner: ${outer} in from ${from} to ${to} m AHD` : null;
  return [notes, hung].filter((line) => line !== null).join('\n') || null;
}

function cementOf({ cement }: Section, truth: WellTruth, shiftM: number) {
  const { lead, tail, topFill, liner, notes } = cement;
  if ([lead, tail, topFill, liner].every((slurry) => slurry === undefined)) return null;
  const fields = {
    id,
    notes: notes ?? null,
    ...slurryOf('lead', lead, truth, shiftM),
    ...slurryOf('tail', tail, truth, shiftM),
    ...slurryOf('top_fill', topFill, truth, shiftM),
    ...slurryOf('liner', liner, truth, shiftM),
  };
  return fields as CementFields & { id: string };
}

function slurryOf(
  role: string,
  slurry: Slurry | undefined,
  { units }: WellTruth,
  shiftM: number,
): Record<string, unknown> {
  // Text with the decimetre that was read: the shift applies to that text.
  const decimetre = (depthM: number) => Number(depthM.toFixed(1));
  const topM = (top: number) => decimetre(decimetre(convert('length', top, units.depth, 'm')) + shiftM);
  const top = slurry?.top ?? null;
  const excess = slurry?.excess ?? null;
  return {
    [`${role}_slurry_type`]: slurry?.type ?? null,
    [`${role}_slurry_pressure_gradient`]: scaled(slurry?.density ?? null, 'gradient', units.slurry),
    [`${role}_slurry_excess`]: excess === null ? null : `${excess}%`,
    [`${role}_slurry_top_of_cement`]: typeof top === 'number' ? `${topM(top)} m` : top,
    [`${role}_slurry_additives`]: slurry?.additives ?? null,
  };
}

function mudOf({ mud }: Section, truth: WellTruth): MudFields {
  const { units, layout } = truth;
  const same = (value: number) => value;
  const weight = rangeOf(mud.weight, (value) => convert('gradient', value, units.mudWeight, 'kPa/m'));
  const ph = rangeOf(mud.ph, same);
  const yieldPoint = rangeOf(mud.yieldPoint, (value) => convert('yieldPoint', value, units.yieldPoint, 'Pa'));
  const api = rangeOf(mud.apiLoss, same);
  const hpht = rangeOf(mud.hphtLoss, same);
  const sixRpm = rangeOf(mud.sixRpm, same);
  const solids = rangeOf(mud.solids, same);
  return {
    mud_type: mud.type,
    mud_properties: mud.properties,
    mud_weight_exact: weight.exact,
    mud_weight_lower: weight.lower,
    mud_weight_upper: weight.upper,
    ph_exact: ph.exact,
    ph_lower: ph.lower,
    ph_upper: ph.upper,
    yield_point_exact: yieldPoint.exact,
    yield_point_lower: yieldPoint.lower,
    yield_point_upper: yieldPoint.upper,
    api_fluid_loss_exact: api.exact,
    api_fluid_loss_lower: api.lower,
    api_fluid_loss_upper: api.upper,
    hpht_fluid_loss_exact: hpht.exact,
    hpht_fluid_loss_lower: hpht.lower,
    hpht_fluid_loss_upper: hpht.upper,
    six_rpm_exact: sixRpm.exact,
    six_rpm_lower: sixRpm.lower,
    six_rpm_upper: sixRpm.upper,
    percentage_lgs_exact: solids.exact,
    percentage_lgs_lower: solids.lower,
    percentage_lgs_upper: solids.upper,
    // As its column has it, and the unit of the heading behind it.
    mud_weight_text: `${
      typeof mud.weight === 'number' ? printNumber(mud.weight, layout) : printAmount(mud.weight, truth)
    } ${units.mudWeight}`,
    notes: mud.notes,
  };
}

function rangeOf(amount: Amount | null, convertOne: (value: number) => number) {
  const put = (value: number | undefined) => (value === undefined ? null : convertOne(value));
  if (typeof amount === 'number') return { exact: convertOne(amount), lower: null, upper: null };
  return { exact: put(amount?.exact), lower: put(amount?.from), upper: put(amount?.to) };
}
