import type { Trajectory } from '@/api/generated/model';

import { known, moved } from './depth-frame';
import { noPathDetails, type SurveyFact } from './facts';
import { toMicrometre } from './micrometre';
import type { GenerationState } from './state';
import { build, NEARLY_VERTICAL_DEG, printedFromSeaLevel, withoutRepeats } from './survey-path';
import { listed } from './words';

/** A survey of the run, as a path of the montage. */
export interface KeptPath {
  survey: SurveyFact;
  /** Whether the survey does not say that it is planned or measured, so that it is taken as a programme's plan. */
  isKindAssumed: boolean;
  /** Without ids. */
  path: Omit<Trajectory, 'id' | 'stations_list' | 'targets_list'>;
  stations: Omit<Trajectory['stations_list'][number], 'id'>[];
}

/** Smaller differences of TVD and along-hole depth are rounding of the printed TVD: the hole above is vertical. */
const VERTICAL_M = 0.1;

/** Whether the documents are the programme of a well to be drilled. */
export const areProgramme = ({ facts }: GenerationState): boolean =>
  facts.plan.length > 0 ||
  facts.documents.some(({ classification }) => /Proposal|Program/.test(classification));

/**
 * The surveys of the run that the montage keeps: those from which a path can be computed. A survey that contradicts a well
 * given as vertical is not kept, because every depth of that montage would contradict it.
 */
export function keptPaths(state: GenerationState): KeptPath[] {
  const { survey, otherSurvey } = state.facts;
  return [survey, otherSurvey].flatMap((fact) => (fact ? (keptPath(fact, state) ?? []) : []));
}

function keptPath(fact: SurveyFact, state: GenerationState): KeptPath | null {
  const all = withoutRepeats(fact.stations);
  const built = build(all, printedFromSeaLevel(all, state.frame.documentFloorM));
  const isContradicted =
    state.input.vertical && all.some(({ inclinationDeg }) => inclinationDeg > NEARLY_VERTICAL_DEG);
  if (!built.result.ok || all.length < 2 || isContradicted) return null;
  const { details = noPathDetails } = fact;
  const placed = built.result.trajectory.stations.map((station) => ({
    ...station,
    ahdM: moved(station.ahdM, state.frame),
    tvdM: moved(station.tvdM, state.frame),
  }));
  // A lower drill floor may be below the first station.
  const kept = placed.filter(({ ahdM }) => ahdM >= 0);
  const [first] = kept;
  if (!first) return null;
  const isVertical = Math.abs(first.tvdM - first.ahdM) <= VERTICAL_M;
  const isKindAssumed = details.kind === null && areProgramme(state);
  const offset = (firstM: number | null, alongM: number) =>
    firstM === null && Math.abs(alongM) < 1e-6 ? null : toMicrometre((firstM ?? 0) + alongM);
  return {
    survey: fact,
    isKindAssumed,
    path: {
      name: details.name ?? nameOfDocument(fact),
      kind: isKindAssumed ? 'planned' : details.kind,
      north_reference: details.north,
      magnetic_declination: known(details.declinationDeg),
      grid_convergence: known(details.convergenceDeg),
      vertical_section_azimuth: known(details.sectionAzimuthDeg),
      tie_in_true_vertical_depth: isVertical ? null : toMicrometre(first.tvdM),
      tie_in_north: offset(details.firstNorthM, first.northM),
      tie_in_east: offset(details.firstEastM, first.eastM),
      measured_by: details.measuredBy,
    },
    stations: kept.map(({ ahdM, inclinationDeg, azimuthDeg }) => ({
      along_hole_depth_below_drill_floor: toMicrometre(ahdM),
      inclination: inclinationDeg,
      azimuth: fact.isPlanar ? null : azimuthDeg,
    })),
  };
}

/** `F-12_ACTUAL.txt` is `F-12_ACTUAL`; a sheet of a workbook is named as well. */
function nameOfDocument({ source: { file, sheet } }: SurveyFact): string {
  const name = file.replace(/\.[a-z0-9]{1,5}$/i, '');
  return sheet === undefined ? name : `${name}, ${sheet}`;
}

/** What the montage keeps of the surveys; null if there is none to keep. */
export function keptInWords(state: GenerationState): string | null {
  const kept = keptPaths(state);
  if (kept.length === 0) {
    return state.facts.survey?.stations.length ? 'not kept as a path of the montage' : null;
  }
  const names = kept.map(
    ({ path: { kind, name } }) => `${kind === null ? '' : `${kind} `}path "${name ?? ''}"`,
  );
  const assumed = kept.some(({ isKindAssumed }) => isKindAssumed)
    ? '; whether it is planned or measured is not said, and the documents are those of a programme'
    : kept.some(({ path }) => path.kind === null)
      ? '; whether it is planned or measured is not said'
      : '';
  return `kept as the ${listed(names)}${assumed}`;
}
