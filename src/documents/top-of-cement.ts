import { parseTopOfCement } from '@/domain/checks/top-of-cement';
import { floorShiftM, type DepthFrame } from './depth-frame';

/** "1205 m MD", as the readers write a depth: the figure, and the text after it. */
const writtenDepth = /^(?<figure>\d+(?:\.\d+)?)(?<rest> m(?: .*)?)$/;

/**
 * A document's top of cement below the drill floor of the well, to the decimetre. Unchanged if it is not a depth below the
 * document's own drill floor: `surface`, `top of liner`, `1150 m TVDSS`, `200 m above the shoe`.
 */
export function topOfCementOn(frame: DepthFrame, text: string): string {
  const shiftM = floorShiftM(frame);
  const parts = writtenDepth.exec(text)?.groups;
  const top = parseTopOfCement(text);
  if (shiftM === 0 || !parts || top?.kind !== 'depth' || top.type === 'TVD SS') return text;
  const movedM = Number(parts['figure']) + shiftM;
  // A negative depth would be above the drill floor.
  return movedM < 0 ? text : `${Number(movedM.toFixed(1))}${parts['rest']}`;
}
