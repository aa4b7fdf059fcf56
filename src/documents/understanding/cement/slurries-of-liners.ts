import type { CasingStringFact, Origins, SlurryFact } from '../../facts';
import { sameSize } from '../../casing-strings';
import { SINGLE_SLURRY } from './single-slurry';

const TAIL_OF_CASING = `${SINGLE_SLURRY}, read as its tail slurry`;
const OF_LINER = 'the only slurry of its liner, read as the liner slurry';

const isAssumedTail = ({ role, origins = {} }: SlurryFact): boolean =>
  role === 'tail' && Object.values(origins).some((origin) => origin?.note?.includes(TAIL_OF_CASING));

/** Whether all strings that the slurry could be of are liners. */
function isOfLiner(slurry: SlurryFact, strings: readonly CasingStringFact[]): boolean {
  const { casingOuterDiameterIn = null, holeDiameterIn } = slurry;
  const own = strings.filter((string) =>
    casingOuterDiameterIn === null
      ? sameSize(string.holeDiameterIn, holeDiameterIn)
      : sameSize(string.outerDiameterIn, casingOuterDiameterIn),
  );
  return own.length > 0 && own.every(({ kind }) => kind === 'liner');
}

const inWordsOfLiner = (origins: Origins): Origins =>
  Object.fromEntries(
    Object.entries(origins).map(([field, origin]) => [
      field,
      origin?.note === undefined
        ? origin
        : { ...origin, note: origin.note.replace(TAIL_OF_CASING, OF_LINER) },
    ]),
  );

/** The slurries with the only one of a liner, which nothing names, as its liner slurry and not as the tail. */
export const withSlurriesOfLiners = (
  slurries: readonly SlurryFact[],
  strings: readonly CasingStringFact[],
): SlurryFact[] =>
  slurries.map((slurry) =>
    isAssumedTail(slurry) && isOfLiner(slurry, strings)
      ? { ...slurry, role: 'liner', origins: inWordsOfLiner(slurry.origins ?? {}) }
      : slurry,
  );
