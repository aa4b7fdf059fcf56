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
import { hasOnlyNotesOfLogs } from '../notes-of-items';
import type { GenerationState, PlannedSection } from '../state';
import { topOfCementOn } from '../top-of-cement';
import { movedInWords } from './depth-provenance';
import { assumed, computed, sourcesOf, provenanceOf } from './provenance';
import type { Provenance, SourcedFact } from './provenance';

/** The provenance of notes: that of the fact with the same notes, else combined from all the facts. */
function notesProvenance(
  notes: string | null,
  facts: readonly (SourcedFact & { notes: string | null })[],
): Provenance {
  const single = facts.find((fact) => fact.notes === notes);
  return single === undefined
    ? computed(
        'put together from these rows',
        facts.map((fact) => provenanceOf(fact, 'notes')),
      )
    : provenanceOf(single, 'notes');
}

export function casingSources(item: CasingItem, section: PlannedSection): ValueSource[] {
  const [string] = section.strings;
  const joints = [...section.strings, ...section.tieBacks].flatMap((each) => each.joints);
  const written = notesProvenance(item.notes, joints);
  // Notes that the casing step composes contain the depths of the strings.
  const notes = joints.some((joint) => joint.notes === item.notes)
    ? written
    : computed(written.note ?? '', [
        written,
        ...joints.flatMap((joint) => [provenanceOf(joint, 'topAhdM'), provenanceOf(joint, 'shoeAhdM')]),
      ]);
  if (string === undefined) return sourcesOf(item, { notes });
  const joint = governingJoint(string);
  const inner = provenanceOf(joint, 'innerDiameterIn');
  return sourcesOf(item, {
    casing_outer_diameter: provenanceOf(joint, 'outerDiameterIn'),
    casing_inner_diameter: inner,
    casing_mass: provenanceOf(joint, 'massKgPerM'),
    casing_grade: provenanceOf(joint, 'grade'),
    casing_thread_type: provenanceOf(joint, 'thread'),
    casing_volume_per_meter: computed('the area of the bore, π/4 × ID²', [inner]),
    casing_drift:
      joint.driftIn === null && driftOf(joint) !== null
        ? computed('API 5CT drift of the outer and the inner diameter', [
            provenanceOf(joint, 'outerDiameterIn'),
            inner,
          ])
        : provenanceOf(joint, 'driftIn'),
    notes,
  });
}

type SlurryField = 'type' | 'gradientKpaPerM' | 'excess' | 'topOfCement' | 'additives';

export function cementSources(
  item: CementItem,
  slurries: readonly SlurryFact[],
  state: GenerationState,
): ValueSource[] {
  const role = (wanted: SlurryFact['role'], field: SlurryField): Provenance | undefined => {
    const slurry = slurries.find((each) => each.role === wanted);
    return slurry && provenanceOf(slurry, field);
  };
  const top = (wanted: SlurryFact['role']): Provenance | undefined => {
    const provenance = role(wanted, 'topOfCement');
    const written = slurries.find((each) => each.role === wanted)?.topOfCement;
    return provenance && written ? topOfCementProvenance(provenance, written, state) : provenance;
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
    notes: notesProvenance(item.notes, slurries),
  });
}

/** Adds a note to a top of cement, and to each alternative, that was moved to the drill floor of the well. */
function topOfCementProvenance(provenance: Provenance, written: string, state: GenerationState): Provenance {
  const shift = movedInWords(state);
  if (shift === null) return provenance;
  const onFloor = <T extends Pick<Provenance, 'certainty' | 'note'>>(one: T, text: unknown): T =>
    typeof text !== 'string' || topOfCementOn(state.frame, text) === text
      ? one
      : {
          ...one,
          certainty: 'computed',
          note: `${one.note === null ? '' : `${one.note}; `}written ${text}; ${shift}`,
        };
  return {
    ...onFloor(provenance, written),
    alternatives: provenance.alternatives.map((one) => ({
      ...onFloor(one, one.value),
      value: typeof one.value === 'string' ? topOfCementOn(state.frame, one.value) : one.value,
    })),
  };
}

export function mudSources(item: MudItem, muds: readonly MudFact[]): ValueSource[] {
  const [mud] = muds;
  if (mud === undefined) return [];
  const provenance = (field: string) => provenanceOf(mud, field);
  return sourcesOf(item, {
    mud_type: provenance('type'),
    mud_properties: provenance('properties'),
    mud_weight_exact: provenance('weightKpaPerM.exact'),
    mud_weight_lower: provenance('weightKpaPerM.lower'),
    mud_weight_upper: provenance('weightKpaPerM.upper'),
    ph_exact: provenance('ph.exact'),
    ph_lower: provenance('ph.lower'),
    ph_upper: provenance('ph.upper'),
    yield_point_exact: provenance('yieldPointPa.exact'),
    yield_point_lower: provenance('yieldPointPa.lower'),
    yield_point_upper: provenance('yieldPointPa.upper'),
    api_fluid_loss_exact: provenance('apiFluidLossMl.exact'),
    api_fluid_loss_lower: provenance('apiFluidLossMl.lower'),
    api_fluid_loss_upper: provenance('apiFluidLossMl.upper'),
    hpht_fluid_loss_exact: provenance('hphtFluidLossMl.exact'),
    hpht_fluid_loss_lower: provenance('hphtFluidLossMl.lower'),
    hpht_fluid_loss_upper: provenance('hphtFluidLossMl.upper'),
    six_rpm_exact: provenance('sixRpm.exact'),
    six_rpm_lower: provenance('sixRpm.lower'),
    six_rpm_upper: provenance('sixRpm.upper'),
    percentage_lgs_exact: provenance('lowGravitySolidsPercent.exact'),
    percentage_lgs_lower: provenance('lowGravitySolidsPercent.lower'),
    percentage_lgs_upper: provenance('lowGravitySolidsPercent.upper'),
    mud_weight_text: provenance('weightText'),
    notes: notesProvenance(item.notes, muds),
  });
}

/** @param runs The facts of the runs, in the order of the item's runs. */
export function loggingSources(item: LoggingItem, runs: readonly LoggingRunFact[]): ValueSource[] {
  const purpose = item.logging_program_evaluation;
  const withPurpose = runs.filter((run) => run.purpose !== undefined);
  const single = withPurpose.find((run) => run.purpose === purpose);
  const ofProgramme = sourcesOf(item, {
    logging_program_evaluation: single
      ? provenanceOf(single, 'purpose')
      : computed(
          'put together from these rows',
          withPurpose.map((run) => provenanceOf(run, 'purpose')),
        ),
    notes: notesProvenance(
      item.notes,
      runs.flatMap((run) => (run.notes === undefined ? [] : [{ ...run, notes: run.notes }])),
    ),
  });
  const logged = runs.filter((run) => !hasOnlyNotesOfLogs(run));
  const ofRuns = item.logging_runs_list.flatMap((run, index) => {
    const fact = logged[index];
    if (fact === undefined) return [];
    return sourcesOf(run, {
      run_number:
        fact.runNumber === run.run_number
          ? provenanceOf(fact, 'runNumber')
          : assumed('no number is given: the next one after the run before', [fact.source]),
      run_evaluation: provenanceOf(fact, 'evaluation'),
    });
  });
  return [...ofProgramme, ...ofRuns];
}

export function pressureTestSources(
  item: PressureTestItem,
  tests: readonly PressureTestFact[],
): ValueSource[] {
  const first = (field: 'annularKpa' | 'ramKpa' | 'casingOnBumpKpa' | 'linerLapKpa') => {
    const test = tests.find((each) => each[field] !== null);
    return test && provenanceOf(test, field);
  };
  return sourcesOf(item, {
    annular_pressure: first('annularKpa'),
    ram_pressure: first('ramKpa'),
    casing_on_bump_pressure: first('casingOnBumpKpa'),
    liner_lap_pressure: first('linerLapKpa'),
    notes: notesProvenance(item.notes, tests),
  });
}
