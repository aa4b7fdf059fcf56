import { formatInches } from '@/domain/inches';
import type { CasingStringFact, HoleSectionFact, SectionName, Sourced } from '../../facts';
import { withAssumption } from '../facts/assumed-origins';
import { fold } from '../words/fold';

/** What the sections of a well are called, from the top. Folded. */
const FUNCTIONS: readonly RegExp[] = [
  /^(?:conduct|conduit|standrohr|geleid|lederor|guia)/,
  /^(?:surf|superfic|oberflaeche|oppervlak|overflate|ankerrohr)/,
  /^(?:interm|int\b|zwischen|tussen|mellom|technique|technisch)/,
  /^(?:prod|reserv|lateral)/,
];

const [CONDUCTOR, INTERMEDIATE] = [0, 2];

const functionOf = (words: string): number =>
  FUNCTIONS.findIndex((pattern) => pattern.test(fold(words).trim()));

/** Holes for a conductor are this wide, or end this close below the drill floor. */
const [WIDEST_SURFACE_IN, DEEPEST_CONDUCTOR_M] = [28, 150];

/** A fact that says to which section it belongs. */
export type OfASection = Sourced & { holeDiameterIn: number | null; section?: SectionName };

/** The names of sections in the order of the facts; null if they are not the functions of sections from the top. */
function functionsNamed(facts: readonly OfASection[]): string[] | null {
  const words: string[] = [];
  for (const { holeDiameterIn, section } of facts) {
    const name = section?.words ?? null;
    if (name === null || holeDiameterIn !== null || section?.casingIn !== null || section.endAhdM !== null)
      return null;
    if (!words.includes(name)) words.push(name);
  }
  const ranks = words.map(functionOf);
  const isInOrder = ranks.every((rank, at) => {
    const above = ranks[at - 1] ?? -1;
    return rank > above || (rank === INTERMEDIATE && above === INTERMEDIATE);
  });
  return words.length > 1 && !ranks.includes(-1) && isInOrder ? words : null;
}

/**
 * Facts of sections that are called by their function alone, `Surface | Intermediate | Production`, with the holes of as many
 * sections that no document calls anything. The hole of a conductor may have no name among them.
 */
export function withHolesByFunction<F extends OfASection>(
  facts: readonly F[],
  sections: readonly HoleSectionFact[],
  casings: readonly CasingStringFact[],
): F[] {
  const words = functionsNamed(facts);
  const isCalled =
    sections.some(({ description }) => description !== null) ||
    casings.some(({ category }) => category !== null && functionOf(category) !== -1);
  if (words === null || isCalled) return [...facts];
  const holes = sections.toSorted((a, b) => b.diameterIn - a.diameterIn);
  const [first] = holes;
  const isConductor =
    first !== undefined &&
    (first.diameterIn > WIDEST_SURFACE_IN || (first.tdAhdM !== null && first.tdAhdM <= DEEPEST_CONDUCTOR_M));
  const named = isConductor && functionOf(words[0] ?? '') !== CONDUCTOR ? holes.slice(1) : holes;
  if (named.length !== words.length || new Set(named.map(({ diameterIn }) => diameterIn)).size < named.length)
    return [...facts];
  return facts.map((fact) => {
    const name = fact.section?.words ?? '';
    const hole = named[words.indexOf(name)]?.diameterIn ?? null;
    if (hole === null) return fact;
    const note = `"${name}" was taken for the ${formatInches(hole)} in hole, because the sections are in this order`;
    const { section: _, ...rest } = fact;
    const origins = fact.origins ? { origins: withAssumption(fact.origins, note) } : {};
    return { ...rest, holeDiameterIn: hole, ...origins } as F;
  });
}
