import { known, moved } from './depth-frame';
import type { Depths } from '@/domain/depths';
import type { DepthFrame } from './depth-frame';
import type { GenerationState } from './state';
import { fineMetres } from './words';

/** Depths that differ by less look the same with one decimal. */
const SAME_DEPTH_M = 0.05;

/**
 * The depth of a document, converted to the drill floor of the well, if a computed depth replaced it and the two differ
 * visibly; else null.
 */
export function replacedM(key: keyof Depths, given: Depths, point: Depths, frame: DepthFrame): number | null {
  const givenM = key === 'tvdSsM' ? given[key] : moved(given[key], frame);
  const valueM = point[key];
  return givenM !== null && valueM !== null && Math.abs(valueM - givenM) > SAME_DEPTH_M ? givenM : null;
}

/** "Hod Fm. 2,886.36 m (written 2,886.61 m)" for every top whose computed along-hole depth replaced another. */
export function replacedAlongHole({ tops, frame }: Pick<GenerationState, 'tops' | 'frame'>): string[] {
  return tops.flatMap(({ fact, ...point }) => {
    const given: Depths = { tvdSsM: null, tvdBdfM: null, ahdBdfM: known(fact.ahdBdfM) };
    const writtenM = replacedM('ahdBdfM', given, point, frame);
    return writtenM === null || point.ahdBdfM === null
      ? []
      : [`${fact.name} ${fineMetres(point.ahdBdfM)} (written ${fineMetres(writtenM)})`];
  });
}
