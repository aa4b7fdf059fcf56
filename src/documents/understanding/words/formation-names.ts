import { fold } from './fold';

/**
 * The words for a rock unit's rank, by rank, as documents abbreviate and translate them. Names are compared without them: the
 * `Hugin Fm.` of one document is the `HUGIN FORMATION` of another. The text of the document is always the one shown.
 */
const RANKS: Record<string, readonly string[]> = {
  supergroup: [
    'supergroup',
    'supergp',
    'supergruppe',
    'supergroep',
    'supergroupe',
    'supergrupo',
    'supergruppo',
  ],
  group: ['group', 'gp', 'grp', 'gruppe', 'groep', 'groupe', 'grupo', 'gruppo'],
  subgroup: ['subgroup', 'subgp', 'subgruppe', 'subgroep', 'undergruppe', 'subgrupo', 'sottogruppo'],
  formation: [
    'formation',
    'formations',
    'fm',
    'form',
    'formatie',
    'schichten',
    'folge',
    'formasjon',
    'formasjonen',
    'formacion',
    'formacao',
    'formazione',
  ],
  member: ['member', 'mbr', 'mb', 'laagpakket', 'glied', 'lid', 'ledd', 'membre', 'miembro', 'membro'],
  bed: ['bed', 'beds', 'bank', 'laag', 'lage', 'submember'],
};

const RANK_OF = new Map(Object.entries(RANKS).flatMap(([rank, words]) => words.map((word) => [word, rank])));

/** The ranks of rock units from the widest to the narrowest. */
export const RANK_ORDER: readonly string[] = Object.keys(RANKS);

/** The rank that a heading names, with or without `name`: `Group`, `Member`. */
export const rankNamed = (heading: string): string | null =>
  RANK_OF.get(
    heading.replace(/\b(?:name|names|naam|navn|nom|nombre|nome|lithostrat\w*|strat)\b|\.|:/g, '').trim(),
  ) ?? null;

/** What strings and sections are called after a word of their own: `Surface casing`. */
const OF_STRINGS = new Set(['casing', 'liner', 'string', 'hole', 'section', 'conductor', 'tieback']);

const wordsIn = (text: string): string[] => fold(text).match(/[a-z]+/g) ?? [];
const isLastWord = (word: string | undefined): boolean =>
  word !== undefined && (RANK_OF.has(word) || OF_STRINGS.has(word));

/** Whether a text can only be the end of a name: `Formation`, `Member`, `casing`. */
export const isEndOfName = (text: string): boolean => {
  const words = wordsIn(text);
  return words.length > 0 && words.every(isLastWord);
};

/** Whether a text ends as whole names do: `Ekofisk Formation`. */
export const endsName = (text: string): boolean => {
  const words = wordsIn(text);
  return words.length > 1 && isLastWord(words.at(-1));
};

interface FormationName {
  words: string;
  /** The last rank in the name; null if it has none. */
  rank: string | null;
}

function formationName(written: string): FormationName {
  const words = fold(written)
    .replace(/\b(?:top|base|topp|bunn|basis|toit|cima|tope|topo|tetto)\b/g, ' ')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  return {
    words: words.filter((word) => !RANK_OF.has(word)).join(' '),
    rank: words.map((word) => RANK_OF.get(word) ?? null).findLast((rank) => rank !== null) ?? null,
  };
}

/** Whether two documents' names refer to one unit: the same words, and not two different ranks. */
export function sameFormation(a: string, b: string): boolean {
  const [one, other] = [formationName(a), formationName(b)];
  return (
    one.words !== '' &&
    one.words === other.words &&
    (one.rank === null || other.rank === null || one.rank === other.rank)
  );
}
