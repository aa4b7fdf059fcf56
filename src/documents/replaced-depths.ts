import { known, moved } from './depth-frame';
import type { Depths } from '@/domain/depths';
import type { DepthFrame } from './depth-frame';
import type { GenerationState } from './state';
import { fineMetres } from './words';

/** What is shown to one decimal is no other depth within it. */
const SAME_DEPTH_M = 0.05;

/**
 * The depth that a document gives, counted from the drill floor of the well, where a computed one took its place and the two differ
 * by more than is shown; null where they do not.
 */
export function replacedM(key: keyof Depths, given: Depths, point: Depths, frame: DepthFrame): number | null {
  const givenM = key === 'tvdSsM' ? given[key] : moved(given[key], frame);
  const valueM = point[key];
  return givenM !== null && valueM !== null && Math.abs(valueM - givenM) > SAME_DEPTH_M ? givenM : null;
}

/** "Hod Fm. 2,886.36 m (written 2,886.61 m)" for every top whose document gives another along-hole depth than was computed. */
export function replacedAlongHole({ tops, frame }: Pick<GenerationState, 'tops' | 'frame'>): string[] {
  return tops.flatMap(({ fact, ...point }) => {
    const given: Depths = { tvdSsM: null, tvdBdfM: null, ahdBdfM: known(fact.ahdBdfM) };
    const writtenM = replacedM('ahdBdfM', given, point, frame);
    return writtenM === null || point.ahdBdfM === null
      ? []
      : [`${fact.name} ${fineMetres(point.ahdBdfM)} (written ${fineMetres(writtenM)})`];
  });
}
