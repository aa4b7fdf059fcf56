import type { FormationTopFact, ReservoirFact } from '../../facts';
import { withAssumption } from '../facts/assumed-origins';
import { fold } from '../words/fold';

/** `Zone B`, `Sand 3`: a name that says nothing without its formation. */
const BARE =
  /^(?:zone|sand|unit|layer|zona|capa|arena|lag|laag|sone|zona|couche|niveau|nivel|livello)s?\s\S{1,3}$/;

const inBrackets = (name: string): string[] =>
  [...name.matchAll(/\(([^()]+)\)/g)].map(([, words = '']) => fold(words).trim());

/** What kind of unit a name is, behind the name itself. */
const OF_UNIT =
  /^(?:sands?|sandstones?|sandstein|zandsteen|fm\.?|formation|formatie|mbr\.?|member|laagpakket|gp\.?|group|groep|gruppe|limestone|chalk|kalk)$/;

/** Whether a top has the name of a reservoir with its kind: `Alder Sandstone Member` of `Alder`. `Alder Sandstone` is a name of its own. */
function isWholeName(whole: string, name: string): boolean {
  if (!whole.startsWith(`${name} `) || name.length < 4) return false;
  if (name.split(' ').some((word) => OF_UNIT.test(word))) return false;
  return whole
    .slice(name.length + 1)
    .split(' ')
    .every((word) => OF_UNIT.test(word));
}

/** One word for each kind of unit, in any language, shortened, or with the article of the north at its end. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:fm\.?|formation(?:en)?s?|formasjon(?:en)?s?|formatie)$/, 'formation'],
  [/^(?:gp\.?|group|gruppens?|gruppe|groep)$/, 'group'],
  [/^(?:mbr\.?|member|ledd?(?:et)?s?)$/, 'member'],
];

/** `Huginformasjonen`, `Hugin-formasjonen` and `Hugin Fm.` become one name; null without a kind of unit. */
function nameOfUnit(name: string): string | null {
  const words = name.replace(/(?<=\w{3})-?(?=(?:formasjon|formation|grupp)en$)/, ' ').split(' ');
  const kind = KINDS.find(([pattern]) => pattern.test(words.at(-1) ?? ''))?.[1];
  return kind === undefined || words.length < 2 ? null : [...words.slice(0, -1), kind].join(' ');
}

const isSameUnit = (top: string, name: string): boolean => {
  const unit = nameOfUnit(name);
  return unit !== null && nameOfUnit(top) === unit;
};

/** Reservoirs that a sentence calls by the short, inflected or second name of a formation: `Zone B` of `Kharaib Upper (Zone B)`. */
export function withFormationOfAlias(
  reservoirs: readonly ReservoirFact[],
  tops: readonly FormationTopFact[],
): ReservoirFact[] {
  return reservoirs.map((reservoir) => {
    const name = fold(reservoir.name).trim();
    const isTop = tops.some((top) => fold(top.name).trim() === name);
    const named = new Set(
      tops
        .filter((top) =>
          BARE.test(name)
            ? inBrackets(top.name).includes(name)
            : !isTop && [isWholeName, isSameUnit].some((isAlias) => isAlias(fold(top.name).trim(), name)),
        )
        .map((top) => top.name),
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
