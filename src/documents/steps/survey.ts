import type { SurveyProblem, Trajectory } from '@/domain/trajectory/trajectory';

import { known } from '../depth-frame';
import type { SurveyFact, SurveyStationFact } from '../facts';
import { completed, failed, remarksAbout } from '../state';
import type { GenerationState, SurveyFlag, StepOutcome } from '../state';
import { counted, listed, metreRange, metres, sentences } from '../words';
import {
  build,
  NEARLY_VERTICAL_DEG,
  printedFromSeaLevel,
  TVD_AGREEMENT_M,
  withoutRepeats,
} from '../survey-path';
import { keptInWords } from '../well-paths';
import { placeOf } from './documents';

const UPLOAD =
  'Upload the trajectory (measured depth, inclination, azimuth) as text, CSV or XLSX and generate again';

export function survey(state: GenerationState): StepOutcome {
  const { survey: fact } = state.facts;
  const first = fact?.stations[0];
  if (fact === null || first === undefined) {
    return state.input.vertical
      ? completed(state, 'none in the documents; a vertical well needs none.')
      : failed(state, sentences('none in the documents, and the well is deviated', UPLOAD));
  }
  const last = fact.stations.at(-1) ?? first;
  const rejected = fact.rejected.map(({ source, reason }) => `${placeOf(source)} (${reason})`);
  const found = sentences(
    `${counted(fact.stations.length, 'station')}, MD ${metreRange(first.ahdM, last.ahdM)}`,
    keptInWords(state),
    ...remarksAbout(state.facts, 'survey'),
    rejected.length === 0
      ? null
      : `${counted(rejected.length, 'row')} could not be used and ${rejected.length === 1 ? 'is' : 'are'} left out: ` +
          `${listed(rejected)}. Correct ${rejected.length === 1 ? 'it' : 'them'} and generate again`,
  );
  return rejected.length === 0 ? completed(state, found) : failed(state, found);
}

/** Builds the path, and compares it with the TVD that the survey prints. */
export function surveyCheck(state: GenerationState): StepOutcome {
  const { survey: fact } = state.facts;
  if (fact === null || fact.stations.length === 0) return completed(state, 'no survey to check.');
  const stations = withoutRepeats(fact.stations);
  const repeated = fact.stations.length - stations.length;
  const seaLevelM = printedFromSeaLevel(stations, state.frame.documentFloorM);
  const built = build(stations, seaLevelM);
  if (!built.result.ok) {
    return failed(state, sentences(...problemsInWords(built.result.problems, stations), notUsed(fact)));
  }
  const { trajectory } = built.result;
  const check = agreement(trajectory, stations, seaLevelM);
  const steepest = stations.reduce((most, { inclinationDeg }) => Math.max(most, inclinationDeg), 0);
  const firstDeg = stations[0]?.inclinationDeg ?? 0;
  const kinked = trajectory.tiedInToAhdM !== null && firstDeg > NEARLY_VERTICAL_DEG;
  const notVertical = state.input.vertical && steepest > NEARLY_VERTICAL_DEG;
  const tooSteep = `The well was given as vertical, yet its inclination reaches ${steepest.toFixed(1)}°`;
  const found = sentences(
    check.inWords,
    repeated === 0 ? null : `${counted(repeated, 'repeated station')} left out`,
    trajectory.tiedInToAhdM === null
      ? null
      : `tied in vertically above its first station at ${metres(trajectory.tiedInToAhdM)}`,
    trajectory.start.ahdM > 0
      ? `nothing is known above ${metres(trajectory.start.ahdM)}, where it starts`
      : null,
    built.firstTvdIgnored
      ? 'The TVD printed for its first station is deeper than the hole is long and is not used'
      : null,
    steepest > 90 ? 'the hole turns up: a vertical depth may be crossed more than once' : null,
    kinked
      ? `The hole there is at ${firstDeg.toFixed(1)}°, so that it cannot be vertical above and every depth is off: upload the ` +
          'survey from the drill floor, or give the TVD of its first station'
      : null,
    notVertical
      ? `${tooSteep}: along-hole depths would come from this survey if it were given as deviated`
      : null,
  );
  const flags: (SurveyFlag | null)[] = [
    check.agrees
      ? null
      : {
          fromAhdM: check.fromAhdM,
          text: `In the survey, ${check.inWords.replace(/\.? Check .*$/, '')}: check its units and reference.`,
        },
    built.firstTvdIgnored
      ? {
          fromAhdM: 0,
          text: 'The TVD printed for the first station of the survey is deeper than the hole is long: check the survey.',
        }
      : null,
    kinked
      ? {
          fromAhdM: 0,
          text: `The survey starts at ${firstDeg.toFixed(1)}° and says nothing of the hole above: check the survey.`,
        }
      : null,
    notVertical ? { fromAhdM: 0, text: `${tooSteep}: check the survey and the type of the well.` } : null,
  ];
  const surveyFlags = flags.filter((flag) => flag !== null);
  const next = { ...state, surveyFlags, frame: { ...state.frame, trajectory } };
  const sound = check.agrees && !built.firstTvdIgnored && !kinked && !notVertical;
  return sound ? completed(next, found) : failed(next, found);
}

function agreement(
  trajectory: Trajectory,
  stations: readonly SurveyStationFact[],
  seaLevelM: number,
): { agrees: boolean; inWords: string; fromAhdM: number } {
  let worst = { apartM: -1, ahdM: 0 };
  /** The last station that agrees before the first one that does not. */
  let fromAhdM: number | null = null;
  let agreedAtM = 0;
  trajectory.stations.forEach(({ ahdM, tvdM }, index) => {
    const printedM = known(stations[index]?.tvdM ?? null);
    if (printedM === null) return;
    const apartM = Math.abs(printedM + seaLevelM - tvdM);
    if (apartM > worst.apartM) worst = { apartM, ahdM };
    if (apartM > TVD_AGREEMENT_M) fromAhdM ??= agreedAtM;
    else agreedAtM = ahdM;
  });
  if (worst.apartM < 0)
    return { agrees: true, inWords: 'minimum curvature; no TVD is printed to compare with', fromAhdM: 0 };
  if (worst.apartM > TVD_AGREEMENT_M) {
    return {
      agrees: false,
      inWords:
        `the printed TVD is ${metres(worst.apartM)} off minimum curvature at MD ${metres(worst.ahdM)}. ` +
        'Check the units, the depth reference and that no station is missing',
      fromAhdM: fromAhdM ?? 0,
    };
  }
  return {
    agrees: true,
    inWords: `minimum curvature agrees with the printed TVD within ${Math.max(worst.apartM, 0.01).toFixed(2)} m`,
    fromAhdM: 0,
  };
}

const REASONS: Record<SurveyProblem['reason'], string> = {
  'not a number': 'a value is not a number',
  'negative depth': 'the depth is below zero',
  'depth not increasing': 'the depth does not increase from the station before',
  'inclination out of range': 'the inclination is outside 0 to 180°',
  'direction reversed': 'the hole cannot turn straight back on itself',
  'tie-in deeper than its along-hole depth': 'the first TVD is deeper than the hole is long',
};

function problemsInWords(
  problems: readonly SurveyProblem[],
  stations: readonly SurveyStationFact[],
): string[] {
  return problems.slice(0, 3).map(({ index, reason }) => {
    const station = stations[index];
    return station === undefined ? REASONS[reason] : `${placeOf(station.source)}: ${REASONS[reason]}`;
  });
}

function notUsed(fact: SurveyFact): string {
  return `The survey of ${fact.source.file} is not used. Correct it, upload it again and generate again`;
}
