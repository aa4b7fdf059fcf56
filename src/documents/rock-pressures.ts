import { gaugePressureKpa } from '@/domain/units';
import { known, resolveDepths, TOP_ORDER } from './depth-frame';
import type { ResolvedDepths } from './depth-frame';
import { toMicrometre } from './micrometre';
import type { GivenDepths, WrittenPressure } from './rock-facts';
import type { GenerationState } from './state';
import { metres } from './words';

/** A gauge pressure at a depth, and how it follows from what the document gives. */
export interface PlacedPressure {
  kpa: number;
  certainty: 'read' | 'computed' | 'assumed';
  note: string | null;
}

/** The thousandth of a kPa: far below what any document resolves. */
const rounded = (kpa: number): number => Number(kpa.toFixed(3));

/**
 * The gauge pressure (kPa) of a written one at a depth below sea level (m); null if the height of its reference is not known,
 * or if there is no column above the depth. Gradients count from the drill floor of the document.
 */
export function pressureAtDepth(
  written: WrittenPressure,
  tvdSsM: number,
  state: GenerationState,
): PlacedPressure | null {
  if (written.as === 'pressure') {
    if (written.reference === 'absolute')
      return {
        kpa: rounded(gaugePressureKpa(written.kpa)),
        certainty: 'computed',
        note: 'absolute, less 101.325 kPa',
      };
    return written.reference === 'gauge'
      ? { kpa: rounded(written.kpa), certainty: 'read', note: null }
      : {
          kpa: rounded(written.kpa),
          certainty: 'assumed',
          note: 'the document does not say whether it is gauge or absolute: read as gauge',
        };
  }
  const floorM = state.frame.documentFloorM;
  const from = written.as === 'gradient' ? written.from : 'drill floor';
  const aboveSeaM = from === 'sea level' ? 0 : from === 'drill floor' ? floorM : groundM(state);
  if (aboveSeaM === null || tvdSsM + aboveSeaM <= 0) return null;
  const columnM = tvdSsM + aboveSeaM;
  const named =
    from === 'sea level' ? 'mean sea level' : from === 'drill floor' ? 'the drill floor' : 'the ground';
  const over = `${metres(columnM)} TVD below ${named}`;
  if (written.as === 'at surface')
    return {
      kpa: rounded(written.kpa + written.mudKpaPerM * columnM),
      certainty: 'computed',
      note: `the pressure at surface and the mud over ${over}`,
    };
  return {
    kpa: rounded(written.kpaPerM * columnM),
    certainty: written.isAssumed ? 'assumed' : 'computed',
    note: `the gradient over ${over}${written.isAssumed ? '; the document does not say from where its gradients count' : ''}`,
  };
}

/** Elevation of the ground above mean sea level, m. */
function groundM({ facts: { header }, frame }: GenerationState): number | null {
  const aboveGroundM = header.floorAboveGroundM ?? null;
  return aboveGroundM !== null && frame.documentFloorM !== null
    ? frame.documentFloorM - aboveGroundM
    : (header.groundElevationM ?? null);
}

const depthsOf = ({ tvdSsM, tvdBdfM, ahdBdfM }: GivenDepths): GivenDepths => ({
  tvdSsM: known(tvdSsM),
  tvdBdfM: known(tvdBdfM),
  ahdBdfM: known(ahdBdfM),
});

/** A point of the rock with its depth below sea level, m; null if that does not follow from what is given. */
export interface PlacedPoint {
  given: GivenDepths;
  resolved: ResolvedDepths;
  tvdSsM: number;
}

export function placedPoint(fact: GivenDepths, state: GenerationState): PlacedPoint | null {
  const given = depthsOf(fact);
  const resolved = resolveDepths(given, TOP_ORDER, state.frame);
  const tvdSsM = toMicrometre(resolved.tvdSsM);
  return tvdSsM === null ? null : { given, resolved, tvdSsM };
}
