import type { FormationTopFact, ReservoirFact } from '../facts';
import { withAssumption } from './assumed-origins';
import { fold } from './fold';

/** `Zone B`, `Sand 3`: a name that says nothing without its formation. */
const BARE =
  /^(?:zone|sand|unit|layer|zona|capa|arena|lag|laag|sone|zona|couche|niveau|nivel|livello)s?\s\S{1,3}$/;

const inBrackets = (name: string): string[] =>
  [...name.matchAll(/\(([^()]+)\)/g)].map(([, words = '']) => fold(words).trim());

/** Reservoirs that a sentence calls by the second name of a formation: `Zone B` of `Kharaib Upper (Zone B)`. */
export function withFormationOfAlias(
  reservoirs: readonly ReservoirFact[],
  tops: readonly FormationTopFact[],
): ReservoirFact[] {
  return reservoirs.map((reservoir) => {
    const name = fold(reservoir.name).trim();
    const named = new Set(
      BARE.test(name) ? tops.filter((top) => inBrackets(top.name).includes(name)).map((top) => top.name) : [],
    );
    const [whole, ...others] = named;
    if (whole === undefined || others.length > 0) return reservoir;
    const note = `the formation that the tops call ${reservoir.name}`;
    return {
      ...reservoir,
      name: whole,
      ...(reservoir.origins ? { origins: withAssumption(reservoir.origins, note, ['name']) } : {}),
    };
  });
}
