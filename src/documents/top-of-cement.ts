import { parseTopOfCement } from '@/domain/checks/top-of-cement';
import { floorShiftM, type DepthFrame } from './depth-frame';

/** "1205 m MD", as the readers write a depth: the figure, and what stands after it. */
const writtenDepth = /^(?<figure>\d+(?:\.\d+)?)(?<rest> m(?: .*)?)$/;

/**
 * A document's top of cement as counted from the drill floor of the well, to the decimetre. As written where it is no depth below the
 * document's own drill floor: `surface`, `top of liner`, `1150 m TVDSS`, `200 m above the shoe`.
 */
export function topOfCementOn(frame: DepthFrame, text: string): string {
  const shiftM = floorShiftM(frame);
  const parts = writtenDepth.exec(text)?.groups;
  const top = parseTopOfCement(text);
  if (shiftM === 0 || !parts || top?.kind !== 'depth' || top.type === 'TVD SS') return text;
  const movedM = Number(parts['figure']) + shiftM;
  // A depth above the drill floor would be no depth any more.
  return movedM < 0 ? text : `${Number(movedM.toFixed(1))}${parts['rest']}`;
}
