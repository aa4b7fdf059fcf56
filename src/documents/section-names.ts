import { fold } from './understanding/words/fold';

/** Generic words in the names of sections and strings. */
const GENERIC = new Set(
  (
    'section hole casing csg string interval phase pipe the of and inch in abschnitt sektion rohrtour bohrloch sectie ' +
    'casingstring verbuizing boorgat seksjon foringsror hull tubage cuvelage trou colonne revestidor tuberia hoyo seccion etapa fase revestimento secao colonna foro sezione'
  ).split(' '),
);

/** Abbreviations in the names of sections and strings. */
const WHOLE: Readonly<Record<string, string>> = {
  surf: 'surface',
  sfc: 'surface',
  int: 'intermediate',
  interm: 'intermediate',
  inter: 'intermediate',
  intermed: 'intermediate',
  prod: 'production',
  cond: 'conductor',
  lnr: 'liner',
};

const wordsOf = (name: string): string =>
  fold(name)
    .replace(/\d+(?:[.,]\d+)?(?:[ -]\d+\/\d+)?\s*(?:"|''|\u2033|\u201d|inch\b|in\b)/g, ' ')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !GENERIC.has(word))
    .map((word) => WHOLE[word] ?? word)
    .toSorted()
    .join(' ');

/** Whether two names refer to one section or string: `Surface` and `Surface casing`, `Int. 1` and `Intermediate 1`. */
export function sameSectionName(a: string, b: string): boolean {
  const [one, other] = [wordsOf(a), wordsOf(b)];
  return one !== '' && one === other;
}
