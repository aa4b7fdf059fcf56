import type { TextLine } from '../../readers/table';
import { plainText } from '../prose/quantities';
import { joinedLines } from '../prose/sentences';
import type { JoinedLines } from '../prose/sentences';
import { listedAdditives } from '../prose/slurries';
import { densityOf } from '../prose/slurry-values';

const listsAdditives = (text: string): boolean =>
  text.split(/(?<=[.;])\s+/).some((part) => listedAdditives(part) !== null);

/**
 * `Additives: bentonite, retarder` in the lines directly below those of a slurry. If another slurry is directly above, they may
 * belong to both.
 */
function additivesBelow(joined: readonly JoinedLines[], at: number): string {
  const [above, own, below] = [joined[at - 1], joined[at], joined[at + 1]];
  const isNext = (one?: JoinedLines, other?: JoinedLines): boolean => {
    const [last, first] = [one?.lines.at(-1), other?.lines[0]];
    return !!last && !!first && last.page === first.page && (last.until ?? last.row) + 1 === first.row;
  };
  if (!below || !isNext(own, below) || listedAdditives(below.text) === null) return '';
  const isOfBoth =
    above && isNext(above, own) && densityOf(plainText(above.text)) !== null && !listsAdditives(above.text);
  return isOfBoth ? '' : `; ${below.text}`;
}

/** The whole paragraph that each line starts, with the additives directly below it. */
export function paragraphsOfSlurries(lines: readonly TextLine[]): ReadonlyMap<TextLine | undefined, string> {
  const joined = joinedLines(lines);
  return new Map(joined.map((one, at) => [one.lines[0], `${one.text}${additivesBelow(joined, at)}`]));
}
