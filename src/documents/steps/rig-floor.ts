import { known } from '../depth-frame';
import type { FormationTopFact, WellFacts } from '../facts';
import { completed, failed } from '../state';
import type { GenerationState, StepOutcome } from '../state';
import { listed, metres, sentences } from '../words';
import { placeOf } from './documents';

/** Two values of one elevation, rounded to the decimetre, are not a conflict. */
const SAME_ELEVATION_M = 0.05;

/**
 * The elevation of the drill floor: the user's, else the documents'.
 *
 * The documents' own elevation is kept as well, because their depths below the drill floor refer to it.
 */
export function rigFloor(state: GenerationState): StepOutcome {
  const given = known(state.input.drillFloorM);
  const document = documentElevation(state.facts);
  const drillFloorM = given ?? document?.elevationM ?? null;
  const conflict =
    given !== null && document !== null && Math.abs(given - document.elevationM) > SAME_ELEVATION_M;
  const next: GenerationState = {
    ...state,
    documentFloorM: document?.elevationM ?? null,
    frame: {
      ...state.frame,
      drillFloorM,
      documentFloorM: conflict ? document.elevationM : drillFloorM,
    },
  };
  if (drillFloorM === null) {
    return failed(
      next,
      sentences(
        'not given, and no document states it',
        'Enter the drill rig floor height in the Inputs step and generate again',
      ),
    );
  }
  if (given === null) {
    return completed(
      next,
      sentences(
        `not given; ${metres(drillFloorM)} above mean sea level is taken from ${document?.from ?? ''}`,
      ),
    );
  }
  return completed(
    next,
    sentences(
      `${metres(given)} above mean sea level, as given`,
      conflict
        ? `The documents count from ${metres(document.elevationM)} (${document.from}): the given height is used, and ` +
            'their depths below the drill floor are moved by the difference, those within their notes stay as written'
        : null,
    ),
  );
}

interface DocumentElevation {
  elevationM: number;
  from: string;
}

function documentElevation(facts: WellFacts): DocumentElevation | null {
  const elevationM = known(facts.header.drillFloorM);
  if (elevationM === null) return impliedElevation(facts.tops);
  const source = facts.header.sources['drillFloorM'];
  return { elevationM, from: source === undefined ? 'the documents' : placeOf(source) };
}

/**
 * The elevation implied by tops given both below the drill floor and below sea level: their difference, if it is the same for
 * all of them.
 */
function impliedElevation(tops: readonly FormationTopFact[]): DocumentElevation | null {
  const both = tops.flatMap(({ tvdBdfM, tvdSsM, source }) =>
    known(tvdBdfM) === null || known(tvdSsM) === null || tvdBdfM === null || tvdSsM === null
      ? []
      : [{ elevationM: tvdBdfM - tvdSsM, file: source.file }],
  );
  const first = both[0];
  if (first === undefined) return null;
  if (both.some(({ elevationM }) => Math.abs(elevationM - first.elevationM) > SAME_ELEVATION_M)) return null;
  const files = listed([...new Set(both.map(({ file }) => file))]);
  return {
    elevationM: Math.round(first.elevationM * 1000) / 1000,
    from: `the difference between TVD and TVD SS in ${files}`,
  };
}
