import { shoeOf } from '../casing-strings';
import { moved, resolveDepths, SHOE_ORDER } from '../depth-frame';
import type { DepthFrame, ResolvedDepths } from '../depth-frame';
import type { PlannedSection } from '../state';

/**
 * The end of a section in all references. A flat hole keeps its vertical depth over hundreds of metres, so that an end that is
 * computed from it alone may lie above the shoe of the string: the hole is at least that deep.
 */
export function endOf({ given, strings: [string] }: PlannedSection, frame: DepthFrame): ResolvedDepths {
  const end = resolveDepths(given, SHOE_ORDER, frame);
  const shoeM = string === undefined ? null : moved(shoeOf(string).ahdBdfM, frame);
  const isAboveShoe =
    !frame.vertical &&
    given.ahdBdfM === null &&
    end.ahdBdfM !== null &&
    shoeM !== null &&
    end.ahdBdfM < shoeM;
  return isAboveShoe ? { ...end, ahdBdfM: shoeM, alongHole: 'at its shoe' } : end;
}
