import type { CasingStringFact, PressureTestFact, SlurryFact } from '../../facts';
import { sameSize } from '../../casing-strings';

/** The top of a liner is at least so much deeper than the tops of the strings that begin at the wellhead, m. */
const DEEPER_M = 100;

/** The strings in whose shoe another one hangs: its top is above that shoe, and far below the tops of the others. */
const hangsInAnother = (string: CasingStringFact, strings: readonly CasingStringFact[]): boolean => {
  const { topAhdM } = string;
  const others = strings.filter((other) => other !== string);
  return (
    topAhdM !== null &&
    others.some(({ shoeAhdM }) => shoeAhdM !== null && shoeAhdM > topAhdM) &&
    others.some((other) => other.topAhdM !== null && topAhdM - other.topAhdM > DEEPER_M)
  );
};

/**
 * The strings with the liners that their tables do not call so: a slurry is that of the liner of this size or in this hole, the
 * lap of the liner in this hole is tested, or the string begins within another one. The kind then rests on an assumption.
 */
export function withLiners(
  strings: readonly CasingStringFact[],
  slurries: readonly SlurryFact[],
  tests: readonly PressureTestFact[],
): CasingStringFact[] {
  return strings.map((string) => {
    if (string.kind !== 'casing') return string;
    const inHole = strings.filter(({ holeDiameterIn }) => sameSize(holeDiameterIn, string.holeDiameterIn));
    const slurry = slurries.find(
      ({ role, casingOuterDiameterIn = null, holeDiameterIn }) =>
        role === 'liner' &&
        (casingOuterDiameterIn === null
          ? sameSize(holeDiameterIn, string.holeDiameterIn) && inHole.length === 1
          : sameSize(casingOuterDiameterIn, string.outerDiameterIn)),
    );
    const test = tests.find(
      ({ linerLapKpa, holeDiameterIn }) =>
        (linerLapKpa ?? null) !== null && sameSize(holeDiameterIn ?? null, string.holeDiameterIn),
    );
    const hangs = hangsInAnother(string, strings);
    const by = slurry
      ? { origin: slurry.origins?.['role'] ?? slurry.source, why: 'its slurry is that of a liner' }
      : test && inHole.length === 1
        ? { origin: test.origins?.['linerLapKpa'] ?? test.source, why: 'the lap of a liner is tested here' }
        : hangs
          ? { origin: string.origins?.['topAhdM'] ?? string.source, why: 'it begins within another string' }
          : null;
    if (!by) return string;
    return {
      ...string,
      kind: 'liner',
      origins: {
        ...string.origins,
        category: {
          quote: '',
          ...by.origin,
          certainty: 'assumed',
          note: `no document calls the string a liner; read as one, because ${by.why}`,
        },
      },
    };
  });
}
