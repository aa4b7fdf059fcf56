import { fold } from '../words/fold';

/** Words for wells other than the planned one, folded. A language adds its words to the list. */
const OTHER_WELLS = [
  'off ?set (?:wells?|data|bores?)',
  '(?:nearest|closest|key|main|primary) off ?sets?',
  // `offset SPR-12`, `offset Spruce 12`, `offset KR-B4`.
  'off ?set (?!\\d)[a-z][a-z./-]*(?: [a-z]{1,2}(?=\\d))?[ -]?\\d[\\w/-]*',
  // `offset Spruce Ridge #501H`.
  'off ?set (?:[a-z][a-z./-]* ){1,4}# ?\\d\\w*',
  'near ?by wells?',
  'neighbou?r(?:ing)? wells?',
  'adjacent wells?',
  'correlation wells?',
  'correlated wells?',
  'reference wells?',
  'analogue wells?',
  'surrounding wells?',
  'existing wells?',
  'for comparison',
  'ter vergelijking',
  'zum vergleich',
  'til sammenligning',
  '(?:pour|a titre de) comparaison',
  '(?:para|como) comparacion',
  'para comparacao',
  'per confronto',
  'omliggende putten',
  'nabijgelegen putten',
  'naburige putten',
  'referentieputt?(?:en)?',
  'correlatieputt?(?:en)?',
  'offsetputt?(?:en)?',
  'nachbarbohrung(?:en)?',
  'vergleichsbohrung(?:en)?',
  'referenzbohrung(?:en)?',
  'korrelationsbohrung(?:en)?',
  'offset ?bohrung(?:en)?',
  'nabobronn(?:er)?',
  'referansebronn(?:er)?',
  'puits voisins?',
  'puits de (?:reference|correlation)',
  'pozos? vecinos?',
  'pozos? de (?:referencia|correlacion)',
  'pocos? (?:vizinhos?|de (?:referencia|correlacao))',
  'pozz[io] (?:vicin[io]|limitrof[io]|di (?:riferimento|correlazione))',
].join('|');

const NAMED = new RegExp(`\\b(?:${OTHER_WELLS})\\b`);
/** `Kept for comparison`, about a revision or a column, is not about a well. */
const COMPARED =
  /\b(?:for comparison|ter vergelijking|zum vergleich|til sammenligning|comparaison|comparacion|comparacao|confronto)\b/;
const OTHER_THINGS_COMPARED =
  /\b(?:rev(?:ision|isie|isjon)?|version|versie|column|kolom|spalte|kolonne|colonne|columna|coluna|colonna|revisao|revisione|case|option|budget|kept|previous|old)\b/;
/** What is made of the data of other wells, folded. */
const MADE_FROM = [
  'based|derived|estimated|predicted|compiled|constructed|extrapolated|correlated with|correlation with',
  'basierend|abgeleitet|geschaetzt|erstellt aus|gebaseerd|afgeleid|geschat|op basis',
  'established|basert|utledet|anslatt',
  '(?:etabli|estime|construit|cale|base|deduit|extrapole)e?s?',
  '(?:basad|estimad|elaborad|derivad|extrapolad|establecid)[oa]s?|(?:basead|estabelecid)[oa]s?',
  '(?:basat|stimat|elaborat|derivat|estrapolat)[aeio]',
].join('|');

/** `Tops are based on offset wells` is about the planned well. */
const FROM_THEM = new RegExp(`\\b(?:${MADE_FROM}|using|used|from|according|aus den|uit)\\b`);

const MADE_FROM_NAMED = new RegExp(`\\b(?:${MADE_FROM})\\b`);
/** Whether a line says what the planned well's table is made of: `Established from A-1 and seismic line 12`. */
export const isMadeFromOthers = (text: string): boolean => MADE_FROM_NAMED.test(fold(text));

/** `Offset wells used` is the title of a list of them. */
const THOSE_USED = new RegExp(`^(?:[\\d.]+ )?(?:${OTHER_WELLS}) (?:used|reviewed|considered)$`);

/** `Bank-8 (drilled 1998)`: the planned well is not drilled yet. */
const DRILLED =
  /\b(?:drilled|spudded|completed|geboord|gebohrt|abgeteuft|niedergebracht|foree?|perforad[oa]|perfurad[oa]|perforat[oa]|boret)\b(?: (?:in|im|en|i))?,? (?:19|20)\d\d\b/;
/** Whether a title says of a well that it was drilled. */
export const saysDrilled = (text: string): boolean =>
  text.length <= LONGEST_TITLE && DRILLED.test(fold(text));

const LONGEST_TITLE = 70;

/** `Offset actuals`, `OFFSET: Delta-3 as run`, `Delta-1 (1998) - fluids as used`: what happened in a well that was drilled. */
const AS_DRILLED =
  /^offset(?: ?:| actuals?$| #?\d)|\bas (?:run|used|drilled|pumped|cemented)$|^(?:offset|well) actuals$/;

/** Whether a text names other wells at all. */
export const namesOtherWells = (text: string): boolean => NAMED.test(fold(text));

/** A sentence that introduces the table below it. */
const INTRODUCES = /:\s*$/;
const LONGEST_INTRODUCTION = 160;

/** `Table 2: Prognosed tops. Reference wells: Bank-3`: a table of what is planned, and where it comes from. */
const PLANNED_FIRST =
  /^(?<title>[^.;]*(?<!\p{L})(?:(?:prognos|progn\u00f3s|planned|proposed|geplant|gepland|planlagt|pr[e\u00e9]vision|pr[e\u00e9]vu|previst)\p{L}*)[^.;]*)[.;]\s+\p{Lu}.*$/iu;
/** A title without what it says behind the name of a table of the plan. */
export const firstOfPlan = (title: string): string => title.replace(PLANNED_FIRST, '$<title>');

/** Whether a title, a heading or the name of a sheet announces other wells. */
export function isOffsetTitle(written: string): boolean {
  const text = firstOfPlan(written);
  if (text === '' || text.length > (INTRODUCES.test(text) ? LONGEST_INTRODUCTION : LONGEST_TITLE))
    return false;
  if (isOfAColumn(text)) return false;
  const plain = fold(text).replace(/[-_/]+/g, ' ');
  if (COMPARED.test(plain) && OTHER_THINGS_COMPARED.test(plain)) return false;
  return (
    DRILLED.test(plain) ||
    (NAMED.test(plain) && (!FROM_THEM.test(plain) || THOSE_USED.test(plain.trim()))) ||
    AS_DRILLED.test(plain.trim())
  );
}

const SOURCES = new RegExp(
  String.raw`^(?:[\p{L}\d.]{1,3} )?(?:${OTHER_WELLS})[^:]{0,20}:(?<names>.*\S)`,
  'iu',
);
const FEWEST_SOURCES = 2;
/**
 * The wells behind a label, `Reference wells: and B-4`: what a table is made from, unless it names them. One table is
 * not of several wells without their names.
 */
export function namedSources(text: string): string[] {
  const names = SOURCES.exec(fold(text))?.groups?.['names'] ?? '';
  const each = names.split(/[,;+&]| \/ | (?:and|et|y|e|en|und|og) /).map((name) => name.trim());
  return each.length >= FEWEST_SOURCES && each.every((name) => /^\S.*\d|^\d.*\S/.test(name)) ? each : [];
}

/** A title that speaks of the planned well again. */
const OF_THE_PLAN =
  /\b(?:this well|plan|planned|proposed|programmed?|design|base case|prognos\w*|geplant|gepland)\b/;

/** `(offset)`, `(Nachbarbohrung)`, `(offset well A-1)` behind the name in a row: the row is of that well. */
const OFFSET_BEHIND = new RegExp(
  String.raw`\((?!off ?set (?:data|bores?)\b)(?:off ?set|${OTHER_WELLS})(?: [\w/#. ]+)?\)$`,
);
const isOfOffset = (name: string): boolean =>
  name.length <= LONGEST_TITLE && OFFSET_BEHIND.test(fold(name).replace(/[-_]+/g, ' ').trim());

/** A row that was left out, or the title of such rows. */
interface LeftOut<T> {
  text: string;
  row: T;
  isTitle: boolean;
}

/**
 * The rows of a table without those below a title row of other wells, and without those whose name says so, and what was left
 * out: the first such title and each such row.
 */
export function withoutOffsetRows<T extends { cells: readonly string[] }>(
  rows: readonly T[],
): { rows: T[]; left: LeftOut<T>[] } {
  let isOffset = false;
  const left: LeftOut<T>[] = [];
  const kept = rows.filter((row) => {
    const [text = '', ...more] = row.cells.filter((cell) => cell !== '');
    if (more.length === 0 && isOffsetTitle(text)) {
      isOffset = true;
      if (!left.some(({ isTitle }) => isTitle)) left.push({ text, row, isTitle: true });
    } else if (more.length === 0 && OF_THE_PLAN.test(fold(text))) isOffset = false;
    if (isOffset) return false;
    const isOwn = more.length === 0 || !isOfOffset(text);
    if (!isOwn) left.push({ text, row, isTitle: false });
    return isOwn;
  });
  return { rows: kept, left };
}

/** A column of their names; a column of an offset well's depths may be next to those of the planned one. */
const HEADING = new RegExp(`^(?:${OTHER_WELLS})(?: names?)?$`);
export const isOffsetHeading = (heading: string): boolean =>
  heading.length <= LONGEST_TITLE &&
  HEADING.test(
    fold(heading)
      .replace(/[-_/]+/g, ' ')
      .trim(),
  );

const COLUMN = /\b(?:columns?|kolom(?:men)?|spalten?|kolonne[nr]?|colonnes?|columnas?|colunas?|colonn[ae])\b/;
const FEWEST_WORDS = 6;
/** `The last column gives the tops of the offset well`: a sentence about a column is no title of its table. */
export const isOfAColumn = (text: string): boolean =>
  text.trim().split(/\s+/).length >= FEWEST_WORDS && COLUMN.test(fold(text));

/** A sentence about a column, or the end of a sentence that began in the line above, perhaps with the next sentence. */
export const isOfSentence = (text: string): boolean =>
  isOfAColumn(text) ||
  /\S\.\s+\p{Lu}\p{L}+\s.*\p{L}\.$/u.test(text) ||
  (/^\p{Ll}/u.test(text) && text.trim().endsWith('.'));
