import type {
  CasingItem,
  CementItem,
  LoggingItem,
  MudItem,
  PressureTestItem,
  ValueSource,
} from '@/api/generated/model';

import { driftOf, governingJoint } from '../casing-strings';
import type { LoggingRunFact, MudFact, PressureTestFact, SlurryFact } from '../facts';
import type { GenerationState, PlannedSection } from '../state';
import { topOfCementOn } from '../top-of-cement';
import { movedInWords } from './depths-told';
import { assumed, computed, sourcesOf, toldByFact } from './told';
import type { Told, TellingFact } from './told';

/** Notes of one fact are that fact's; of several, or with words of our own, they are put together. */
function notesTold(notes: string | null, facts: readonly (TellingFact & { notes: string | null })[]): Told {
  const single = facts.find((fact) => fact.notes === notes);
  return single === undefined
    ? computed(
        'put together from these rows',
        facts.map((fact) => toldByFact(fact, 'notes')),
      )
    : toldByFact(single, 'notes');
}

export function casingSources(item: CasingItem, section: PlannedSection): ValueSource[] {
  const [string] = section.strings;
  const joints = [...section.strings, ...section.tieBacks].flatMap((each) => each.joints);
  const written = notesTold(item.notes, joints);
  // Notes in words of our own name the depths of the strings.
  const notes = joints.some((joint) => joint.notes === item.notes)
    ? written
    : computed(written.note ?? '', [
        written,
        ...joints.flatMap((joint) => [toldByFact(joint, 'topAhdM'), toldByFact(joint, 'shoeAhdM')]),
      ]);
  if (string === undefined) return sourcesOf(item, { notes });
  const joint = governingJoint(string);
  const inner = toldByFact(joint, 'innerDiameterIn');
  return sourcesOf(item, {
    casing_outer_diameter: toldByFact(joint, 'outerDiameterIn'),
    casing_inner_diameter: inner,
    casing_mass: toldByFact(joint, 'massKgPerM'),
    casing_grade: toldByFact(joint, 'grade'),
    casing_thread_type: toldByFact(joint, 'thread'),
    casing_volume_per_meter: computed('the area of the bore, π/4 × ID²', [inner]),
    casing_drift:
      joint.driftIn === null && driftOf(joint) !== null
        ? computed('API 5CT drift of the outer and the inner diameter', [
            toldByFact(joint, 'outerDiameterIn'),
            inner,
          ])
        : toldByFact(joint, 'driftIn'),
    notes,
  });
}

type SlurryField = 'type' | 'gradientKpaPerM' | 'excess' | 'topOfCement' | 'additives';

export function cementSources(
  item: CementItem,
  slurries: readonly SlurryFact[],
  state: GenerationState,
): ValueSource[] {
  const role = (wanted: SlurryFact['role'], field: SlurryField): Told | undefined => {
    const slurry = slurries.find((each) => each.role === wanted);
    return slurry && toldByFact(slurry, field);
  };
  const top = (wanted: SlurryFact['role']): Told | undefined => {
    const told = role(wanted, 'topOfCement');
    const written = slurries.find((each) => each.role === wanted)?.topOfCement;
    return told && written ? topTold(told, written, state) : told;
  };
  return sourcesOf(item, {
    lead_slurry_type: role('lead', 'type'),
    lead_slurry_pressure_gradient: role('lead', 'gradientKpaPerM'),
    lead_slurry_excess: role('lead', 'excess'),
    lead_slurry_top_of_cement: top('lead'),
    lead_slurry_additives: role('lead', 'additives'),
    tail_slurry_type: role('tail', 'type'),
    tail_slurry_pressure_gradient: role('tail', 'gradientKpaPerM'),
    tail_slurry_excess: role('tail', 'excess'),
    tail_slurry_top_of_cement: top('tail'),
    tail_slurry_additives: role('tail', 'additives'),
    top_fill_slurry_type: role('top_fill', 'type'),
    top_fill_slurry_pressure_gradient: role('top_fill', 'gradientKpaPerM'),
    top_fill_slurry_excess: role('top_fill', 'excess'),
    top_fill_slurry_top_of_cement: top('top_fill'),
    top_fill_slurry_additives: role('top_fill', 'additives'),
    liner_slurry_type: role('liner', 'type'),
    liner_slurry_pressure_gradient: role('liner', 'gradientKpaPerM'),
    liner_slurry_excess: role('liner', 'excess'),
    liner_slurry_top_of_cement: top('liner'),
    liner_slurry_additives: role('liner', 'additives'),
    notes: notesTold(item.notes, slurries),
  });
}

/** A top of cement that was moved to the drill floor of the well says so, and so does each other one that a document gives. */
function topTold(told: Told, written: string, state: GenerationState): Told {
  const shift = movedInWords(state);
  if (shift === null) return told;
  const onFloor = <T extends Pick<Told, 'certainty' | 'note'>>(one: T, text: unknown): T =>
    typeof text !== 'string' || topOfCementOn(state.frame, text) === text
      ? one
      : {
          ...one,
          certainty: 'computed',
          note: `${one.note === null ? '' : `${one.note}; `}written ${text}; ${shift}`,
        };
  return {
    ...onFloor(told, written),
    alternatives: told.alternatives.map((one) => ({
      ...onFloor(one, one.value),
      value: typeof one.value === 'string' ? topOfCementOn(state.frame, one.value) : one.value,
    })),
  };
}

export function mudSources(item: MudItem, muds: readonly MudFact[]): ValueSource[] {
  const [mud] = muds;
  if (mud === undefined) return [];
  const told = (field: string) => toldByFact(mud, field);
  return sourcesOf(item, {
    mud_type: told('type'),
    mud_properties: told('properties'),
    mud_weight_exact: told('weightKpaPerM.exact'),
    mud_weight_lower: told('weightKpaPerM.lower'),
    mud_weight_upper: told('weightKpaPerM.upper'),
    ph_exact: told('ph.exact'),
    ph_lower: told('ph.lower'),
    ph_upper: told('ph.upper'),
    yield_point_exact: told('yieldPointPa.exact'),
    yield_point_lower: told('yieldPointPa.lower'),
    yield_point_upper: told('yieldPointPa.upper'),
    api_fluid_loss_exact: told('apiFluidLossMl.exact'),
    api_fluid_loss_lower: told('apiFluidLossMl.lower'),
    api_fluid_loss_upper: told('apiFluidLossMl.upper'),
    hpht_fluid_loss_exact: told('hphtFluidLossMl.exact'),
    hpht_fluid_loss_lower: told('hphtFluidLossMl.lower'),
    hpht_fluid_loss_upper: told('hphtFluidLossMl.upper'),
    six_rpm_exact: told('sixRpm.exact'),
    six_rpm_lower: told('sixRpm.lower'),
    six_rpm_upper: told('sixRpm.upper'),
    percentage_lgs_exact: told('lowGravitySolidsPercent.exact'),
    percentage_lgs_lower: told('lowGravitySolidsPercent.lower'),
    percentage_lgs_upper: told('lowGravitySolidsPercent.upper'),
    mud_weight_text: told('weightText'),
    notes: notesTold(item.notes, muds),
  });
}

/** The runs stand in the item as their facts do in the section. */
export function loggingSources(item: LoggingItem, runs: readonly LoggingRunFact[]): ValueSource[] {
  return item.logging_runs_list.flatMap((run, index) => {
    const fact = runs[index];
    if (fact === undefined) return [];
    return sourcesOf(run, {
      run_number:
        fact.runNumber === run.run_number
          ? toldByFact(fact, 'runNumber')
          : assumed('no number is given: the next one after the run before', [fact.source]),
      run_evaluation: toldByFact(fact, 'evaluation'),
    });
  });
}

export function pressureTestSources(
  item: PressureTestItem,
  tests: readonly PressureTestFact[],
): ValueSource[] {
  const first = (field: 'annularKpa' | 'ramKpa' | 'casingOnBumpKpa' | 'linerLapKpa') => {
    const test = tests.find((each) => each[field] !== null);
    return test && toldByFact(test, field);
  };
  return sourcesOf(item, {
    annular_pressure: first('annularKpa'),
    ram_pressure: first('ramKpa'),
    casing_on_bump_pressure: first('casingOnBumpKpa'),
    liner_lap_pressure: first('linerLapKpa'),
    notes: notesTold(item.notes, tests),
  });
}
