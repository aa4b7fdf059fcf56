import { fold } from '../words/fold';
import { namesOtherWells } from '../vocabulary/offset-wells';

/** Country prefixes of well names (Norway, United Kingdom, Netherlands, Denmark, Germany); documents often omit them. */
const COUNTRIES = new Set(['no', 'uk', 'nl', 'dk', 'de']);

/** `No. 002`, which other documents write `#002`. */
const NUMBER_SIGN = /\b(?:no|nr|n\u00ba|num)\.\s*(?=\d)/gi;

/** `A006 OH`: the original hole has the name of its well. */
const ORIGINAL_HOLE = /(?<=\d)\s+OH\s*$/;

/** `ST00` and `BP00` behind a name say that the hole is no sidetrack and no bypass: the name without them is the same bore. */
const isOriginalHole = (tokens: readonly string[], at: number): boolean =>
  at > 0 && /^(?:st|bp)$/.test(tokens[at] ?? '') && tokens[at + 1] === '0';

/** A name as comparable parts: letters and numbers separated, without leading zeros: `NO 15/9-F-12` is 15, 9, f, 12. */
export function wellTokens(name: string): string[] {
  // A phrase in brackets is not part of the name (`Delta-1 (slot 5)`); the mark of a bore (`(A)`) is.
  const bare =
    name
      .replace(/\([^)]{4,}\)/g, ' ')
      .replace(NUMBER_SIGN, ' ')
      .replace(ORIGINAL_HOLE, '')
      .trim() || name;
  const tokens = fold(bare).match(/[a-z]+|\d+/g) ?? [];
  const plain = tokens.map((token) => (/^\d/.test(token) ? String(Number(token)) : token));
  const bores = plain.filter((_, at) => !isOriginalHole(plain, at) && !isOriginalHole(plain, at - 1));
  return bores.length > 1 && COUNTRIES.has(bores[0] ?? '') ? bores.slice(1) : bores;
}

function positionOf(part: readonly string[], whole: readonly string[]): number {
  for (let at = 0; at + part.length <= whole.length; at += 1) {
    if (part.every((token, index) => whole[at + index] === token)) return at;
  }
  return -1;
}

/** Whether a part of a name is distinctive enough to be searched in a longer one: `1` alone is not. */
const distinctive = (tokens: readonly string[]) => tokens.length >= 2 || (tokens[0]?.length ?? 0) >= 4;

/**
 * Whether the parts after a well's name refer to another bore: `A`, `T2`, `ST1`, one more small number, or the `Z`, `Y`, `X` of
 * sidetracks in the United Kingdom (`y` within a text is a Spanish `and`).
 */
function marksAnotherBore(after: readonly string[]): boolean {
  const [first = '', second = ''] = after;
  if (/^[a-ewxz]$/.test(first) || (first === 'y' && after.length === 1)) return true;
  if (/^(t|s|st|y)$/.test(first) && /^\d+$/.test(second)) return true;
  return /^\d{1,2}$/.test(first);
}

/** A phrase in brackets that is a name itself: it begins with a capital and has a number. */
const ALIAS = /\(\s*(\p{Lu}[^()]*\d[^()]*)\)/gu;
/** What a bracket may say of a well instead of naming it: `(Slot 5)`. */
const NO_ALIAS =
  /^(?:slot|rev|block|phase|pad|lease|licen[cs]e|permit|version|option|case|target|rig|platform|api)\b/i;

/** `Alder No. 2, Acadia Parish, LA`: a name with a number, and where the well is. */
const WITH_PLACE = /^(?<name>[^,]*\d[^,]*),\s(?=\p{L})[^\d]+$/u;

/** The names that a name gives: `OCS-G 123 No. 002 (Alder #2)` is both of them. */
function namesIn(name: string): string[] {
  const aliases = [...name.matchAll(ALIAS)].map(([, alias = '']) => alias);
  const bare = WITH_PLACE.exec(name)?.groups?.['name'];
  return [
    name,
    ...(bare === undefined ? [] : [bare]),
    ...aliases.filter((alias) => alias.length >= 4 && !NO_ALIAS.test(alias)),
  ];
}

/** Whether a name is that of another one without its brackets, or the second name that is in them. */
export function isWithoutAlias(name: string, withAlias: string): boolean {
  const [bare, ...aliases] = [withAlias.replace(/\s*\([^()]{4,}\)\s*$/, ''), ...namesIn(withAlias).slice(1)];
  const tokens = wellTokens(name).join(' ');
  return (
    bare !== withAlias &&
    [bare, ...aliases].some((one) => one !== undefined && wellTokens(one).join(' ') === tokens)
  );
}

/** `No. 4` or `004`, below the name of its lease, and `Alder Gas Unit No. 4` or `AB 12 No. 004`. */
function isNumberOf(number: string, whole: string): boolean {
  const [part, name] = [number, whole].map((text) => text.trim().toLowerCase().replace(/\s+/g, ' '));
  if (part === undefined || name === undefined || !/^(?:(?:no|nr)\.\s?\d{1,3}|0\d{1,3})$/.test(part))
    return false;
  return [' ', '#', 'no.'].some((before) => name.endsWith(`${before}${part}`));
}

/**
 * Whether two names are spellings of one well: equal parts, or one is the end of the other (`F-12` and `NO 15/9-F-12`), also of
 * the second name that one has in brackets.
 */
export function sameWell(a: string, b: string): boolean {
  return (
    isNumberOf(a, b) ||
    isNumberOf(b, a) ||
    namesIn(a).some((one) => namesIn(b).some((other) => isSpellingOf(one, other)))
  );
}

/** `6508/4-3`, `34/9-C-5 H`, `22/19d-C4`: a well by its block, its slot and the mark of its bore. */
const NUMBER_IN_BLOCK = /^\s*\d{1,4}\/\d{1,2}[a-z]?-(?:[a-z]-?)?\d{1,3}(?:\s?[a-z]{1,2}\d?)?\s*$/i;

/** `6508/4-3 Alder`: the number of a well in its block with the name of its prospect behind. */
const isWithProspect = (number: string, whole: string): boolean =>
  NUMBER_IN_BLOCK.test(number) &&
  wellTokens(whole)
    .join(' ')
    .startsWith(`${wellTokens(number).join(' ')} `) &&
  /^\p{L}{4,}$/u.test(wellTokens(whole).slice(wellTokens(number).length).join(' '));

function isSpellingOf(a: string, b: string): boolean {
  const [short, long] = [wellTokens(a), wellTokens(b)].toSorted((x, y) => x.length - y.length);
  if (!short?.length || !long) return false;
  if (short.length === long.length) return short.join(' ') === long.join(' ');
  if (isWithProspect(a, b) || isWithProspect(b, a)) return true;
  return distinctive(short) && short.join(' ') === long.slice(-short.length).join(' ');
}

/** Whether a text (a file name, a title) names this well, and not one whose name starts the same (F-1 and F-12). */
export function namesWell(text: string, well: string): boolean {
  // `(1)` at the end of a file name is a second download, not a part of the name.
  const whole = wellTokens(text.replace(/\(\d+\)/g, ' ').replace(/\.[a-z0-9]{2,4}$/i, ''));
  const part = wellTokens(well);
  if (!distinctive(part)) return false;
  const at = positionOf(part, whole);
  return at !== -1 && !marksAnotherBore(whole.slice(at + part.length));
}

/** The wells of a list that a text names; if one name is the end of another, the longer one counts. */
export function wellsNamedBy(text: string, wells: readonly string[]): string[] {
  const named = wells.filter((well) => sameWell(text, well) || namesWell(text, well));
  const longest = Math.max(0, ...named.map((well) => wellTokens(well).length));
  return named.filter((well) => wellTokens(well).length === longest);
}

/**
 * Whether two differently spelled names may refer to one well: a bore's name and its well's, or names that share
 * nothing, one of which may be a project's name for the other.
 */
export function maybeSameWell(a: string, b: string): boolean {
  if (sameWell(a, b)) return true;
  if (isBoreOf(a, b) || isBoreOf(b, a)) return true;
  return !certainlyDifferent(a, b);
}

/** `WINDMILL-12 (WML-12)`, the longest of them. */
const WITH_SHORT_NAME = /([\p{L}\d][^()]{1,60}?)\s*\(([^()]{2,40})\)/gu;

/** Whether a text gives one name behind the other in brackets: `Windmill-12 (WML-12)`. */
export function saysSameWell(text: string, a: string, b: string): boolean {
  return [...text.matchAll(WITH_SHORT_NAME)].some(([, name = '', short = '']) =>
    [
      [a, b],
      [b, a],
    ].some(
      ([one = '', other = '']) =>
        namesWell(name, one) && wellTokens(short).join(' ') === wellTokens(other).join(' '),
    ),
  );
}

/**
 * Whether two names differ only in how they give the field: `WML-12`, `Windmill-12` and `WML-12 Windmill` in the field Windmill
 * with the code WML.
 */
export function isByFieldCode(field: { name: string; code: string }, a: string, b: string): boolean {
  const [name, code] = [wellTokens(field.name), wellTokens(field.code)];
  const isAt = (start: readonly string[], tokens: readonly string[]) =>
    start.length > 0 && start.every((token, at) => tokens[at] === token);
  const numberIn = (well: string): string | null => {
    const tokens = wellTokens(well);
    const start = [name, code].find((one) => isAt(one, tokens));
    const rest = tokens.slice(start?.length);
    const own = isAt(name, rest.slice(-name.length)) ? rest.slice(0, -name.length) : rest;
    return start !== undefined && own.some((token) => /^\d/.test(token)) ? own.join(' ') : null;
  };
  const number = numberIn(a);
  return number !== null && number === numberIn(b);
}

/** Whether another name of the well gives its field by the code and by the name: `WML-12 Windmill` and `Windmill-12`. */
export const isWithoutSecondField = (
  field: { name: string; code: string },
  name: string,
  withBoth: string,
): boolean => isByFieldCode(field, name, withBoth) && wellTokens(name).length < wellTokens(withBoth).length;

/** Names of one series (with the same start) that are not the same well: certainly different wells. */
export function certainlyDifferent(a: string, b: string): boolean {
  return !sameWell(a, b) && wellTokens(a)[0] === wellTokens(b)[0];
}

/** Labels without their sign, folded, that may follow a well's name on a line of a title block. */
const LABEL_BEHIND =
  /\s+(?:field|rig|operator|country|project|site|wellbore|design|licen[cs]e|block|revision|rev|date|page|status|veld|feld|datum|blad|seite|operatoer|contractor|platform|slot|document|doc|dokument|documento|felt|rigg|lisens|blokk|dato|champ|permis|appareil|bloc|campo|bloque|equipo|fecha|p[a\u00e1]gina)\b.*$/i;

/** `Alder-7 Completion Programme`: what the document is, behind the name of its well. */
const DOCUMENT_BEHIND =
  /(?<=\d\S*)\s+(?:\p{L}{2,}\s+){0,3}(?:(?:boor|bohr|bore|boring)?program(?:me|ma|m|a)?|prognosis|prognose|proposal|procedure|recommendations?|schematic|(?:end ?|slut)?rapport|(?:end|abschluss)?bericht|report)(?!\p{L}).*$/iu;

/** `Well: Well Aurora-3`: the word is no part of a name with letters of its own; `Well 3` is a whole name. */
const WELL_BEFORE =
  /^(?:well(?:bore)?|put|boring|bohrung|br\u00f8nn(?:bane)?|puits|pozo|sondeo|po\u00e7o|pozzo)\s+(?=\S*\p{L}\S*\d|(?:\p{Lu}\S*\s+)+\S*\d|\d+\/\d)/iu;

/** A well's name in a title block, without the labels after it: `NO 15/9-F-12 Rig Maersk` is `NO 15/9-F-12`. */
export function wellNameIn(value: string): string {
  const plain = value.replace(/\s+/g, ' ').trim();
  const cut = plain
    .replace(LABEL_BEHIND, '')
    .replace(DOCUMENT_BEHIND, '')
    // `PINE 14H / OWB / PLAN #2`: the wellbore and the plan of it.
    .replace(
      /\s\/\s+(?:OWB|OH|original (?:well)?bore|wellbore|plan|prelim\w*|rev(?:ision)?|design|actual|survey)\b.*$/i,
      '',
    )
    // The planned, the actual and the original wellbore have the name of their well.
    .replace(/(?<=\d)\s+[PAO]WB$/, '')
    .replace(/(?<=\d)\s+ST\s?00(?:\s?BP\s?00)?$/i, '')
    .replace(
      /\s*\((?:planned|proposed|prognosis|prognosed|gepland|geplant|planlagt|prevue?|programado)\)/i,
      '',
    )
    // `PLK-14 (Loc. PLKAC)`: the name that the place had before its well got a number.
    .replace(/\s*\((?:released\s+)?loc(?:ation|n|\.)[\s:.]+[^()]*\)$/iu, '')
    // `Pine 3-4 (injector, to be drilled first)` says more of it than its name.
    .replace(/\s*\(\p{Ll}{4,}(?![\p{L}\d]*\s?\d+\s?\)$)[^()]*\).*$/u, '')
    .replace(/,\s+\p{Ll}.*$/u, '')
    // `22/19d-C4, Corran`: its field.
    .replace(/(\d\S*),\s+\p{Lu}\p{Ll}[^,\d]*$/u, '$1')
    // `4-AB-7. Prepared for the partners`: the next sentence.
    .replace(/(\d\S*)\.\s+\p{Lu}\p{Ll}.*$/u, '$1')
    // `Birch K 7 \u2013 job 25/014 \u2013 the contractor`: other things behind dashes.
    .replace(/^(.*?\p{L}.*?\d\S*)\s[-\u2013\u2014]\s+\p{L}{4,}.*$/u, '$1')
    // What is said of the well in brackets may have had a comma.
    .replace(/\s+\([^)]*$/, '')
    .replace(/[,;.]+$/, '')
    .trim()
    .replace(WELL_BEFORE, '');
  return /\d/.test(cut) ? cut : plain;
}

/** A document about the well, or the heading of a column: words after `well` that are not its name. */
const NOT_A_NAME =
  /^(?:design|program(?:me|a|m)?|plan(?:ning)?|proposal|schematic|sketch|diagram|summary|overview|data|(?:final |end of )?(?:completion )?report|completion|file|prognosis|notification|section|schedule|cost|test(?:s|ing)?|control|integrity|path|trajectory|construction|formations?|depths?|zones?|reservoirs?|sands?|date|tops?|units?|status|comments?|remarks?|operator|company|td|formatio?n?|formaci[o\u00f3]n|formatie|schicht|tiefe|teufe|diepte|dybde|profondeur|profundidade?|profondita)\b/i;
/** A size, a unit or the separator of a list. */
const NO_SIGN_OF_A_NAME =
  /[;="\u201d\u2033|]|[([](?:m|ft|mm|in|usft|bar|psi)\b|^m?(?:md|tvd(?:ss)?|rkb|rt)$/i;

/** Whether the text after the word `well` may be its name. */
export const mayBeWellName = (name: string): boolean =>
  name.length <= LONGEST_NAME && !NOT_A_NAME.test(name) && !NO_SIGN_OF_A_NAME.test(name);
const LONGEST_NAME = 60;

const WELL_WORDS =
  '(?:well(?:bore)?|put|boring|bohrung|br\u00f8nn(?:bane)?|puits|pozo|sondeo|po\u00e7o|pozzo)';
/** What a well is for, which some languages put between the word for it and its name: `du puits injecteur`. */
const PURPOSES =
  "injecteur|producteur|d['\u2019]exploration|de d\u00e9veloppement|de production|d['\u2019]injection|inyector|productor|exploratorio|de desarrollo|injetor|produtor|explorat\u00f3rio|iniettore|produttore|esplorativo";
/** The start of a sentence that names the well of a document. A language adds its words. */
const FOR_WELL = new RegExp(
  String.raw`\b(?:(?:prepared|written|issued) for|opgesteld voor|erstellt f(?:\u00fc|ue)r|utarbeidet for|(?:boor|bohr|bore)?(?:document|dokument|documento|programme?|programma|programm|programa|proposal|voorstel|vorschlag|prognosis|prognose|plan|report|rapport|bericht|design)\b.{0,60}?(?<!\p{L})(?:for|of|van|voor|f(?:\u00fc|ue)r|der|av|du|pour|de|del|para))\s+(?:(?:the|de|die|der|het|le|el|la)\s+)?(?:(?:exploration|appraisal|production|injection|development|geothermal)\s+)?${WELL_WORDS}\s+(?:(?:${PURPOSES})\s+)?`,
  'iu',
);

/** `Bohrung 12 1/4": KCl polymer`: a hole by its size. */
const SIZE_OF_HOLE =
  /^\d{1,2}(?:[.,]\d{1,3}|[ -]\d{1,2}\/\d{1,2})?\s?(?:["\u2033\u201d]|''|(?:in(?:ch)?|zoll|duim|pouces?|pulg(?:adas?)?|tommer)(?!\p{L}))|^\d{1,2} \d{1,2}\/\d{1,2}(?!\d)/iu;

/** The name at the start of a text: capitals, figures and the marks of a bore, up to the first other word. */
function nameAt(text: string): string | null {
  if (SIZE_OF_HOLE.test(text)) return null;
  const words: string[] = [];
  for (const word of text.split(/\s+/)) {
    const bare = word.replace(/[.,;:)\]]+$/, '');
    if (!/^(?:[A-Z0-9][\p{L}\d_/()-]*|#\d{1,4})$/u.test(bare) || words.length >= 4) break;
    // Only the marks of a bore and the number in its block may follow the figures of a name.
    const isNamed = words.some((one) => /\d/.test(one));
    if (isNamed && !/^(?:[A-Z]\d?|(?:ST|T|S|Y|A|B|C)-?\d{1,2}|#\d{1,4}|\(\w{1,3}\))$/.test(bare)) break;
    words.push(bare);
    if (bare !== word) break;
  }
  const name = words.join(' ');
  return /\d/.test(name) ? name : null;
}

const FURTHEST = 30;

/** The well that a document is for, in a sentence: `Prepared for Well NO 15/9-F-9 A by ...`; null for any other text. */
export function wellPreparedFor(text: string): string | null {
  const match = text.length > 300 ? null : FOR_WELL.exec(text);
  // A reference to the report of another well occurs later in a sentence.
  return match && match.index <= FURTHEST && !namesOtherWells(text)
    ? nameAt(text.slice(match.index + match[0].length))
    : null;
}

const NAMED_IN_TITLE = new RegExp(String.raw`(?<![\p{L}\d-])${WELL_WORDS}\s+(?=[A-Z0-9])`, 'iu');

/** The well at any place in the title of a table: `Actual tops of well A-1`. */
export function wellInTitle(text: string): string | null {
  const match = text.length > 80 || /[.!?]$/.test(text.trim()) ? null : NAMED_IN_TITLE.exec(text);
  return match && nameAt(text.slice(match.index + match[0].length));
}

/** Of the names in one title block: those of wellbores rather than of their wells. */
export function namesOfBores(names: readonly { value: string; isWellbore?: boolean }[]): string[] {
  const bores = names.filter(({ isWellbore }) => isWellbore === true).map(({ value }) => value);
  return names.flatMap(({ value, isWellbore }) =>
    isWellbore !== true && bores.some((bore) => isBoreOf(bore, value)) ? [] : [value],
  );
}

/** Whether a name is that of a bore of a well: the well's name followed by a mark. */
export function isBoreOf(bore: string, well: string): boolean {
  const [whole, part] = [wellTokens(bore), wellTokens(well)];
  const at = positionOf(part, whole);
  return at !== -1 && whole.length > at + part.length && marksAnotherBore(whole.slice(at + part.length));
}

/** `Original Hole`, `Lateral 1`, `Wellbore #1`, `Main bore`: the name of a bore, not of a well. */
export const BORE_WITHOUT_NAME =
  /^(?:(?:original|main|mother|pilot|planned|first|actual)\b.*|oh|mb|(?:well ?bore|hole|lateral|bore) ?(?:no\.? ?|#)?\d*)$/i;

const LONGEST_TITLE = 200;
/** `Bank 2D - prognosis`: the text after the name in a title. */
const TITLE_BEHIND = /^(.*\p{L}.*\d\S*)\s[-\u2013\u2014]\s\D*$/u;

/** The well of a title line that starts a block (`Well NO 15/9-F-12`, `Well: Aurora-3`), or null for other lines. */
export function blockTitleWell(line: string): string | null {
  const match =
    /^\s*#?\s*(?:well(?:bore)?(?:\s+name)?|br\u00f8nn(?:bane)?|puits|pozo)\s*(?:(?<=\s)n[or]\.(?=\s*[a-z]))?(?:[:=]\s*|\s+)(.+?)\s*$/i.exec(
      line,
    );
  // Behind a wide gap are other cells: `Well   Aurora-3   Class   Development`.
  const [written = ''] = (match?.[1] ?? '').split(/\s{2,}/);
  const name = written.length > LONGEST_TITLE ? '' : wellNameIn(written.replace(TITLE_BEHIND, '$1'));
  const words = name.split(/\s+/);
  if (name.length > 40 || words.length > 4 || !/\d/.test(name) || !/^[A-Z0-9]/.test(name)) return null;
  if (!mayBeWellName(name) || BORE_WITHOUT_NAME.test(name)) return null;
  // A sentence (`Well 3 is planned`) or another key (`Well id: 10442`, `Well heads: 2`) is not a title.
  if (
    /[:=]/.test(name) ||
    words.some((word) => !/^[A-Z0-9(#&/-]/.test(word)) ||
    words.some((word) =>
      /^(is|was|to|the|and|has|of|id|number|heads?|type|er|est|en|es|y|et|og|til|du|de|del|se|fue)[.,;]?$/i.test(
        word,
      ),
    )
  )
    return null;
  return name;
}
