import { formatInches } from '@/domain/inches';
import { groupStrings, outerDiameterOf, sameSize, stringName } from '../../casing-strings';
import type { CasingString } from '../../casing-strings';
import type { CasingStringFact, Sourced } from '../../facts';

/** A fact that names its hole section by its size, in. */
type OfAHole = Sourced & { holeDiameterIn: number | null };

/** The holes that facts name, each once. */
const holesNamed = (facts: readonly OfAHole[]): OfAHole[] =>
  facts.filter(
    ({ holeDiameterIn }, at) =>
      holeDiameterIn !== null &&
      facts.findIndex((other) => sameSize(other.holeDiameterIn, holeDiameterIn)) === at,
  );

/**
 * The hole of a string: the only named one that is wider than the string, and narrower than the next wider string,
 * through which its bit passes; null if none or several are.
 */
function holeOf(
  string: CasingString,
  strings: readonly CasingString[],
  holes: readonly OfAHole[],
): OfAHole | null {
  const outerIn = outerDiameterOf(string);
  if (outerIn === null) return null;
  const wider = strings.flatMap((other) => {
    const otherIn = outerDiameterOf(other);
    return otherIn !== null && otherIn > outerIn ? [otherIn] : [];
  });
  const aboveIn = Math.min(Infinity, ...wider);
  const fitting = holes.filter(
    ({ holeDiameterIn }) => holeDiameterIn !== null && holeDiameterIn > outerIn && holeDiameterIn < aboveIn,
  );
  const [only] = fitting;
  return fitting.length === 1 ? (only ?? null) : null;
}

/** The least size of a string as a share of that of its hole: 13 3/8 in 17 1/2 is 0.76. */
const LEAST_FIT = 0.7;

/**
 * The holes of all strings by their order, if the document names as many holes as there are sizes of strings and each string
 * fits that of its rank: a hole that is opened below a string may be as wide as that string. Only the first string may fill
 * its hole, if it is jetted or driven.
 */
function holesInOrder(
  strings: readonly CasingString[],
  holes: readonly OfAHole[],
): ReadonlyMap<number, OfAHole> | null {
  const outers = strings.map((string) => outerDiameterOf(string) ?? 0);
  const sizes = [...new Set(outers)].toSorted((a, b) => b - a);
  const ranked = holes.toSorted((a, b) => (b.holeDiameterIn ?? 0) - (a.holeDiameterIn ?? 0));
  const isFit = sizes.every((outerIn, at) => {
    const holeIn = ranked[at]?.holeDiameterIn ?? 0;
    return (holeIn > outerIn || (at === 0 && holeIn === outerIn)) && outerIn / holeIn >= LEAST_FIT;
  });
  if (sizes.length !== ranked.length || sizes.length < 2 || !isFit) return null;
  return new Map(ranked.flatMap((hole, at) => [[sizes[at] ?? 0, hole] as const]));
}

/**
 * Strings whose table gives no hole, with the holes that the sections, else the programmes of mud, cement, logging and
 * tests name. Their sizes alone decide, so that the hole rests on an assumption.
 */
export function withHolesOfStrings(
  casings: readonly CasingStringFact[],
  named: readonly OfAHole[],
): CasingStringFact[] {
  if (casings.some(({ holeDiameterIn }) => holeDiameterIn !== null)) return [...casings];
  const strings = groupStrings(casings).filter(({ kind }) => kind !== 'tieback');
  const holes = holesNamed(named);
  const ordered = holesInOrder(strings, holes);
  const found = new Map(
    strings.flatMap((string) => {
      const hole = ordered?.get(outerDiameterOf(string) ?? 0) ?? holeOf(string, strings, holes);
      return hole ? string.joints.map((joint) => [joint, { hole, string }] as const) : [];
    }),
  );
  return casings.map((casing) => {
    const own = found.get(casing);
    if (!own) return casing;
    const { hole, string } = own;
    const size = formatInches(hole.holeDiameterIn ?? 0);
    const why = ordered
      ? `the holes named are as many as the strings, and ${size} in is that of its rank`
      : `${size} in is the only hole named that it fits`;
    return {
      ...casing,
      holeDiameterIn: hole.holeDiameterIn,
      origins: {
        ...casing.origins,
        holeDiameterIn: {
          quote: '',
          ...(hole.origins?.['holeDiameterIn'] ?? hole.origins?.['diameterIn'] ?? hole.source),
          certainty: 'assumed',
          note: `no document gives the hole of the ${stringName(string)}; ${why}`,
        },
      },
    };
  });
}
