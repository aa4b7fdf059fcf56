import type { ScanLanguage } from './ocr-package-files';

/** Words that are frequent in one language and rare in the others: short ones, and those of a well's tables. */
const WORDS: Readonly<Record<ScanLanguage, string>> = {
  eng: 'the and of to well depth hole casing section with for from is mud weight formation string page below',
  nld: 'het een van de voor met diepte boorgat verbuizing naar spoeling sectie boven groep formatie niet wordt onder pagina',
  deu: 'der die das und von mit teufe bohrung futterrohr fur nicht wird abschnitt ist zur seite uber unter spulung',
  nor: 'og av til dybde bronn hull seksjon ikke fra skal ved ble slam boring side over under formasjon',
  fra: 'le les des et du profondeur puits forage tubage boue pour dans est sur une avec couche',
  spa: 'el los las profundidad pozo lodo para por una del fase con densidad se revestimiento formacion pagina',
};

/** Parts of the long words of tables, which the words above are not in: `Bohrlochdurchmesser`, `Foringsr\u00f8rtype`. */
const PARTS: Readonly<Record<ScanLanguage, string>> = {
  eng: 'casing weight grade density slurry diameter additive',
  nld: 'boorgat verbuizing specie dichtheid gewicht diepte toeslag boorvloeistof bovenkant',
  deu: 'bohr rohr zement dichte gewicht teufe durchmesser oberkante zusatz spulung spiilung',
  nor: 'foring sement tetthet vekt dybde tilsetning borevaeske',
  fra: 'tubage ciment densite profondeur diametre sabot forage',
  spa: 'revestimiento cemento densidad profundidad diametro zapata perforacion',
};
const LEAST_OF_LONG = 7;

const LANGUAGES = Object.entries(WORDS).map(([language, words]) => ({
  language: language as ScanLanguage,
  words: new Set(words.split(' ')),
  parts: PARTS[language as ScanLanguage].split(' '),
}));
/** Fewer words may be names, or misread. */
const LEAST = 3;

export const LANGUAGE_NAMES: Readonly<Record<ScanLanguage, string>> = {
  eng: 'English',
  nld: 'Dutch',
  deu: 'German',
  nor: 'Norwegian',
  fra: 'French',
  spa: 'Spanish',
};

/** The language of a page, from its words as read in English; null if ambiguous. */
export function languageOf(texts: readonly string[]): ScanLanguage | null {
  const own = texts.map((text) =>
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z]/g, ''),
  );
  const [first, second] = LANGUAGES.map(({ language, words, parts }) => ({
    language,
    count: own.filter(
      (text) =>
        words.has(text) || (text.length >= LEAST_OF_LONG && parts.some((part) => text.includes(part))),
    ).length,
  })).toSorted((a, b) => b.count - a.count);
  if (!first || !second || first.count < LEAST || first.count < 2 * second.count) return null;
  return first.language;
}
