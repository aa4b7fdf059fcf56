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
  const found = new Map(
    strings.flatMap((string) => {
      const hole = holeOf(string, strings, holes);
      return hole ? string.joints.map((joint) => [joint, { hole, string }] as const) : [];
    }),
  );
  return casings.map((casing) => {
    const own = found.get(casing);
    if (!own) return casing;
    const { hole, string } = own;
    const size = formatInches(hole.holeDiameterIn ?? 0);
    return {
      ...casing,
      holeDiameterIn: hole.holeDiameterIn,
      origins: {
        ...casing.origins,
        holeDiameterIn: {
          quote: '',
          ...(hole.origins?.['holeDiameterIn'] ?? hole.origins?.['diameterIn'] ?? hole.source),
          certainty: 'assumed',
          note: `no document gives the hole of the ${stringName(string)}; ${size} in is the only hole named that it fits`,
        },
      },
    };
  });
}
