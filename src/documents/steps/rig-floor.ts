import { known } from '../depth-frame';
import { documentElevation, SAME_ELEVATION_M } from '../document-elevation';
import { completed, failed } from '../state';
import type { GenerationState, StepOutcome } from '../state';
import { metres, sentences } from '../words';

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
