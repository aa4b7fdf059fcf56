import { known } from './depth-frame';
import type { FormationTopFact, WellFacts } from './facts';
import { placeOf } from './steps/documents';
import { listed } from './words';

/** Two values of one elevation, rounded to the decimetre, are not a conflict. */
export const SAME_ELEVATION_M = 0.05;

interface DocumentElevation {
  /** Of the drill floor above mean sea level, m. */
  elevationM: number;
  /** Where it comes from, in words. */
  from: string;
  /** Whether it follows from depths that are given from both datums, instead of being stated. */
  isImplied: boolean;
}

/** The elevation of the drill floor that the documents give; null where they give none, or contradict themselves. */
export function documentElevation({
  header,
  tops,
}: Pick<WellFacts, 'header' | 'tops'>): DocumentElevation | null {
  const elevationM = known(header.drillFloorM);
  if (elevationM === null) return impliedElevation(tops);
  const source = header.sources['drillFloorM'];
  return { elevationM, from: source === undefined ? 'the documents' : placeOf(source), isImplied: false };
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
    isImplied: true,
  };
}
