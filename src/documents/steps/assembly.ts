import { volumePerMetre } from '@/domain/casing';
import type { CasingFields, Formation, Montage, Section, TopLine } from '@/api/generated/model';

import {
  driftOf,
  governingJoint,
  interval,
  jointsInWords,
  linerInWords,
  shoeOf,
  sizeText,
  stringName,
} from '../casing-strings';
import type { CasingString } from '../casing-strings';
import { known } from '../depth-frame';
import type { Depths } from '@/domain/depths';
import type { DepthFrame } from '../depth-frame';
import type { WellFacts } from '../facts';
import { formationsBySection } from '../formations-by-section';
import { toMicrometre } from '../micrometre';
import { montageSources } from '../sources/montage-sources';
import { reportOf } from '../sources/report';
import { completed, failed } from '../state';
import type { GenerationState, PlacedTop, PlannedSection, StepOutcome } from '../state';
import { counted, listed, metres, noted, sentences } from '../words';
import { pathOfTargets } from '../kept-targets';
import { keptPaths } from '../well-paths';
import { wellNameOf } from './documents';
import { isLiner } from './liner';
import { pressurePointsOf, strengthTestsOf, targetsOf, timesOf } from './newer-lists';

/** Assembles the montage in the load shape of the editor. */
export function montageAssembly(state: GenerationState): StepOutcome {
  const { input, facts, sections } = state;
  const paths = keptPaths(state);
  const isTimed = facts.plan.some(({ time }) => time !== undefined);
  const { bySection, below } = formationsBySection(state.tops, sections);
  const bare: Montage = {
    id: input.montageId,
    sections_list: sections.map((section, index) => sectionOf(section, bySection[index] ?? [], state)),
    reservoirs_list: facts.reservoirs.map((reservoir) => ({
      id: input.newId(),
      formation_name: reservoir.name,
      gradient: known(reservoir.gradientKpaPerM),
      pressure_lower_bound: known(reservoir.pressureLowerKpa),
      pressure_upper_bound: known(reservoir.pressureUpperKpa),
      true_vertical_depth_subsea_lower_bound: toMicrometre(known(reservoir.tvdSsLowerM)),
      true_vertical_depth_subsea_upper_bound: toMicrometre(known(reservoir.tvdSsUpperM)),
    })),
    top_line_item: topLineOf(facts, input.newId),
    plan_summaries_list: facts.plan.map((step, index) => ({
      id: input.newId(),
      rank: index + 1,
      title: step.title,
      description: step.description,
      ...(isTimed && timesOf(step, state)),
    })),
    trajectories_list: paths.map(({ path, stations }, index) => ({
      id: input.newId(),
      ...path,
      stations_list: stations.map((station) => ({ id: input.newId(), ...station })),
      targets_list: index === pathOfTargets(paths) ? targetsOf(state, paths) : [],
    })),
    pressure_points_list: pressurePointsOf(state),
    strength_tests_list: strengthTestsOf(state),
    risks_list: [],
    risk_levels_list: [],
  };
  const sources = montageSources(bare, state, bySection);
  const montage: Montage = { ...bare, sources, generation_report: reportOf(bare, sources, state) };
  const lastEnd = sections.at(-1)?.end.ahdBdfM ?? null;
  const names = listed(below.map(({ fact }) => fact.name));
  const placed = sections.length === 1 && lastEnd === null ? [] : below;
  const found = sentences(
    `${counted(sections.length, 'section')} with ${counted(state.tops.length, 'formation')}`,
    placed.length === 0
      ? null
      : lastEnd === null
        ? `no section end is known for ${names}: in the last section`
        : `below the last section end at ${metres(lastEnd)}, so in the last section: ${names}`,
  );
  const next = { ...state, montage };
  return placed.length > 0 ? failed(next, found) : completed(next, found);
}

function sectionOf(section: PlannedSection, tops: readonly PlacedTop[], state: GenerationState): Section {
  const { newId } = state.input;
  const id = newId();
  const loggingId = newId();
  const { logging } = section;
  return {
    id,
    diameter: section.diameterIn,
    description: section.description,
    liner: isLiner(section),
    ...depthsOf(section.end),
    formations_list: tops.map((top) => formationOf(top, id, newId())),
    casing_item: casingOf(section, state),
    cement_item: section.cement === null ? null : { id: newId(), ...section.cement },
    mud_item: section.mud === null ? null : { id: newId(), ...section.mud },
    logging_item:
      logging === null
        ? null
        : {
            id: loggingId,
            section_id: id,
            logging_program_evaluation: logging.logging_program_evaluation,
            notes: logging.notes,
            logging_runs_list: logging.runs.map((run) => ({ id: newId(), logging_id: loggingId, ...run })),
          },
    pressure_test_item: section.pressureTest === null ? null : { id: newId(), ...section.pressureTest },
  };
}

function formationOf(top: PlacedTop, sectionId: string, id: string): Formation {
  return {
    id,
    section_id: sectionId,
    formation_name: top.fact.name,
    ...depthsOf(top),
    variance: toMicrometre(known(top.fact.varianceM)),
    thickness: toMicrometre(top.thicknessM),
  };
}

function depthsOf({ tvdSsM, tvdBdfM, ahdBdfM }: Depths) {
  return {
    true_vertical_depth_subsea: toMicrometre(tvdSsM),
    true_vertical_depth_below_drill_floor: toMicrometre(tvdBdfM),
    along_hole_depth_below_drill_floor: toMicrometre(ahdBdfM),
  };
}

function casingOf(section: PlannedSection, { input, frame }: GenerationState): Section['casing_item'] {
  const [string, ...further] = section.strings;
  if (string === undefined && section.tieBacks.length === 0) return null;
  const notes = noted([
    ...section.strings.flatMap(({ joints }) => joints.map((joint) => joint.notes)),
    string === undefined ? null : (linerInWords(string, frame) ?? jointsInWords(string, frame)),
    ...further.map((other) => `Also in this hole: ${stringInWords(other, frame)}`),
    ...section.tieBacks.map((tieBack) => `Tie-back: ${stringInWords(tieBack, frame)}`),
    ...section.tieBacks.flatMap(({ joints }) => joints.map((joint) => joint.notes)),
  ]);
  return { id: input.newId(), ...pipeOf(string), notes };
}

type Pipe = Omit<CasingFields, 'notes'>;

/** A string of several intervals is shown as the one with the smallest bore, which limits what passes. */
function pipeOf(string: CasingString | undefined): Pipe {
  const joint = string === undefined ? null : governingJoint(string);
  const innerIn = known(joint?.innerDiameterIn ?? null);
  return {
    casing_outer_diameter: joint === null ? null : sizeText(joint),
    casing_inner_diameter: innerIn,
    casing_mass: known(joint?.massKgPerM ?? null),
    casing_grade: joint?.grade ?? null,
    casing_thread_type: joint?.thread ?? null,
    casing_volume_per_meter: innerIn === null ? null : volumePerMetre(innerIn),
    casing_drift: joint === null ? null : driftOf(joint),
  };
}

function stringInWords(string: CasingString, frame: DepthFrame): string {
  const shoeM = shoeOf(string).ahdBdfM;
  const where = interval({ ...string.joints[0], shoeAhdM: shoeM }, frame);
  return jointsInWords(string, frame) ?? `${stringName(string)}${where}`;
}

/** A finished montage always has a top line: a montage without one is an interrupted generation. */
function topLineOf(facts: WellFacts, newId: () => string): TopLine {
  const { header } = facts;
  return {
    id: newId(),
    well_name: wellNameOf(facts),
    well_type: header.wellType,
    objective: header.objective,
    location: header.location,
    field_name: header.fieldName,
    field_code: header.fieldCode,
    well_id: whole(header.wellId),
    activity_id: whole(header.activityId),
    afe_cost: known(header.afeCostUsd),
    days_planned: whole(header.daysPlanned),
    well_heads: header.wellHeads,
  };
}

/** Fields that are integers in the contract; a document's "12.5" has no place there. */
function whole(value: number | null): number | null {
  return value !== null && Number.isInteger(value) ? value : null;
}
