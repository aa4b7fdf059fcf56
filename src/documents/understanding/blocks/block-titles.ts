import { isCasingSize, isHoleSize, nearestHoleSize } from '@/domain/casing-sizes';
import { formatInches } from '@/domain/inches';
import { nominalSizeOfMm, outerSizes } from '@/domain/nominal-sizes';
import { withoutBullet } from '../../readers/list-marks';
import { fold } from '../words/fold';
import { parseMeasured, withInchMarkLast, withPlainFractions } from '../words/numbers';
import { clausesOf } from '../prose/clauses';
import { GENERIC_MUD } from '../prose/mud-names';
import { SIZE as SIZE_IN_TEXT, plainText, sizeText, wordOf } from '../prose/quantities';
import type { Kind } from '../words/vocabulary';
import { CASING_WORDS, MUD_WORDS } from '../vocabulary/prose';
import { slurryRole } from '../vocabulary/roles';
import { withoutSystem } from './fluids-of-jobs';
import { purposeInTitle } from './purpose-of-logs';
import { SAYS_OF, SECTION_NAMES, SECTION_WORDS, SUBTITLES } from '../vocabulary/section-blocks';

const SIZE = String.raw`(\d{1,2}(?:[.,]\d{1,3})?(?:[ -]\d{1,2}/\d{1,2})?|\d{1,2}/\d{1,2})\s*("|''|\u2033|\u201d|inch(?:es)?\b|in\b|zoll\b|duim\b|pouces?\b|po\b|pulgadas\b|pulg\b|plg\b|pg\b|tommers?\b)?[ -]*`;

const WORDS = SECTION_WORDS.toSorted((a, b) => b.length - a.length).join('|');

const SIZE_FIRST = new RegExp(`^${SIZE}(?:${WORDS})$`);

/** A size with its inches, or with a fraction, anywhere in a title. */
const SIZE_WITHIN = new RegExp(SIZE, 'g');
const HOLE_WORD = new RegExp(`(?<![a-z])(?:${WORDS})(?![a-z])`, 'g');

/** `surface section - 13 1/2" hole`: a title with one size, words for the hole and names of sections, and no other word. */
function namedTitle(plain: string): RegExpMatchArray | null {
  const sizes = [...plain.matchAll(SIZE_WITHIN)].filter(
    ([, size = '', inches]) => inches !== undefined || size.includes('/'),
  );
  const [match] = sizes;
  if (!match || sizes.length > 1) return null;
  const numbered = plain.slice(0, match.index).replace(/^\d{1,2}(?=\s+[a-z])/, '');
  const words = `${numbered} ${plain.slice(match.index + match[0].length)}`;
  const names = words
    .replace(HOLE_WORD, ' ')
    .replace(NUMBER_OF_NAME, ' ')
    .replace(/[()/&+,:-]/g, ' ')
    .split(' ')
    .filter((word) => word !== '');
  const hasHole = words.search(HOLE_WORD) >= 0 || names.some((name) => COMPOUND.test(name));
  if (!hasHole || names.length > 5 || !names.every((name) => SECTION_NAMES.test(name))) return null;
  // The size may be that of the string: `Surface casing section 13 3/8"`.
  const sizeIn = parseMeasured((match[1] ?? '').trim().replace(',', '.'))?.value ?? 0;
  const namesString = names.some(
    (name) =>
      /^(?:casing|liner|\w*rohr(?!\w*(?:sektion|abschnitt))\w*)$/.test(name) ||
      // `36" Conductor hole` is the hole of the conductor.
      (name === 'conductor' && !/(?<![a-z])hole(?![a-z])/.test(words) && !isWideHole(sizeIn)),
  );
  return namesString && (isCasingSize(sizeIn) || !isHoleSize(sizeIn)) ? null : match;
}

/** `36" Conductor section`: a size for the hole of a conductor, which hardly any conductor has. */
const isWideHole = (sizeIn: number): boolean =>
  isHoleSize(sizeIn) && sizeIn >= WIDE_IN && sizeIn !== CONDUCTOR_IN;
const [WIDE_IN, CONDUCTOR_IN] = [26, 30];

/** `Intermediate 1`, `Intermedio II`. */
const NUMBER_OF_NAME = /(?<=[a-z]{4} )(?:[1-4]|i{1,3}|iv)(?= |$)/g;
/** `1st`, `2.`, `3e`: the number of a section in front of its name. */
const ORDINAL_NUMBER = String.raw`[1-4](?:\.|st|nd|rd|th|er|[e\u00e8]re|e|[e\u00e8]me|\.?[ao\u00aa\u00ba])`;
const ORDINAL = String.raw`(?:${ORDINAL_NUMBER}\s)?`;
const IS_NUMBER = new RegExp(`^(?:[1-4]|${ORDINAL_NUMBER})$`, 'u');

/**
 * `17 1/2" hole - Intermediate 1 / Mellomseksjon 1`: a size, a word for the hole and, behind a dash, a stroke or in brackets, its
 * name, maybe in two languages.
 */
const NAME = String.raw`${ORDINAL}\p{L}[^\d:;]*(?:\d(?![\d"])[^\d:;]*)*`;
const NAME_BEHIND = new RegExp(
  String.raw`\s+[-/]\s+(?<name>${NAME})$|\s\((?<named>${ORDINAL}\p{L}[^\d:;()]*(?:\s[1-4])?)\)$`,
  'u',
);
/** Under the number of a chapter, `3.2 16" section: Intermediate` is a title too, and no item of a list. */
const NAME_BEHIND_COLON = new RegExp(String.raw`\s*:\s+(?<name>${NAME})$`, 'u');
const OF_CHAPTER = /^\s*\d{1,2}(?:\.\d{1,2})+\.?\s/;

/** What is behind the size of a section in its title, if it is a name, and where it begins. */
function nameBehind(title: string, isOfChapter: boolean): { name: string; at: number } | null {
  const behindEnd = NAME_BEHIND_END.exec(title);
  const { name: own = '', before = '' } = behindEnd?.groups ?? {};
  if (behindEnd && subtitleOf(own) === null && !SAYS_WORK.test(fold(own)))
    return { name: own, at: behindEnd.index + before.length };
  const patterns = [...(isOfChapter ? [NAME_BEHIND_COLON] : []), NAME_BEHIND];
  const names = patterns.flatMap((pattern) => {
    const found = pattern.exec(title);
    const name = found?.groups?.['name'] ?? found?.groups?.['named'];
    const isName =
      found &&
      name !== undefined &&
      (isSectionName(name) || isStringOfHole(name, title.slice(0, found.index)));
    return isName ? [{ name, at: found.index }] : [];
  });
  return names[0] ?? null;
}

/** `Section 8 1/2" - Salt liner`: a title that says it is of a hole is called after its string, whatever that is called. */
const isStringOfHole = (name: string, before: string): boolean =>
  fold(before).search(HOLE_WORD) >= 0 &&
  (ENDS_WITH_STRING.test(fold(name)) || (isHoleThenSize(before) && IS_NAME.test(fold(name)))) &&
  !SAYS_WORK.test(fold(name)) &&
  !NAMES_MUD.test(name) &&
  subtitleOf(name) === null;
/** `6. Sectie 12 1/4"`: the word for the hole, then its size. */
const isHoleThenSize = (before: string): boolean =>
  /"\s*$/.test(before) &&
  SIZE_LAST.test(fold(before.replace(/^\s*\d{1,2}(?:\.\d{1,2})*\.?\s+(?=\p{L})/u, '')).trim());
/** Nothing but a few words: `Zechstein serie`, `Liner bis Top Malm`. */
const IS_NAME = /^[a-z]{3,}(?:[ -][a-z]{3,}){0,3}$/;
const ENDS_WITH_STRING =
  /^(?:[a-z]+ ){1,2}(?:liner|casing|verrohrung|rohrtour|verbuizing|tubage|revestidor)$/;

/** Whether a text is what a hole section is called; one in two languages needs only one that is known. */
export function isSectionName(text: string): boolean {
  const words = fold(text)
    .split(/[\s,/()-]+/)
    .filter((word) => word !== '' && !IS_NUMBER.test(word));
  const known = words.filter((word) => SECTION_NAMES.test(word) && !LITTLE_WORD.test(word));
  return known.length > 0 && words.length <= MOST_NAME_WORDS && !SAYS_WORK.test(words.join(' '));
}

const MOST_NAME_WORDS = 8;
const LITTLE_WORD = /^(?:and|the|of|in|de|du|la|le|el|im|en|casing|liner|drilling|open|top|main)$/;
/** A step of the work, not a name. */
const SAYS_WORK =
  /\b(?:run|drill|set|log|test|cement|bohren|fahren|zementieren|boren|zetten|cementeren|bore|kjor|sette|sementere|forer|poser|perforar|bajar)\b/;

/** `Standrohrsektion`: a word for the hole with its name in front. */
const COMPOUND = /\w{3}(?:sektion|abschnitt|strecke|seksjon|sectie)$/;

/** `Surface section - bit 17 1/2"`: in a title that names the section, the size of its bit is that of its hole. */
const BIT =
  '(?:drill |rock )?bit|trepano|mecha|barrena|broca|(?:bohr)?mei(?:ss|\u00df)el|(?:boor)?beitel|bor(?:e)?krone|outil|tricone|scalpello';
const BIT_BEFORE = new RegExp(
  String.raw`(?<=[a-z][\s,:(-]+)(?:${BIT})(?: (?:de|of|von|van|av|di|da))?[ :]+(?=\d)`,
);
const BIT_BEHIND = new RegExp(String.raw`(?<="[\s-]*)(?<![a-z])(?:${BIT})\)?$`);
const withoutBit = (title: string): string =>
  title.search(HOLE_WORD) < 0 ? title : title.replace(BIT_BEFORE, '').replace(BIT_BEHIND, '').trim();

const SIZE_LAST = new RegExp(`^(?:${WORDS})[ :-]*${SIZE}$`);

/** `Abschnitt Salzstrecke (unverrohrt), 12 1/4" Bohrung`: the word for a section, any name, and the size with a word for the hole. */
const NAME_BETWEEN = new RegExp(
  String.raw`^(?:(?:hole |bohr|boorgat|hull)?(?:section|abschnitt|sektion|sectie|seksjon)|phase|fase|tramo|seccion|secao|sezione|etapa) (?<name>[a-z][a-z /&().-]{2,50}?)\s*[,(:-]\s*(?:${SIZE}(?:${WORDS})|(?:${WORDS})\s${SIZE})\)?$`,
);
/** The size in it; its groups are those of `SIZE`. */
function sizeBehindName(plain: string): RegExpMatchArray | null {
  const found = NAME_BETWEEN.exec(plain);
  if (!found || SAYS_WORK.test(found.groups?.['name'] ?? '')) return null;
  return [found[0], found[2] ?? found[4] ?? '', found[3] ?? found[5] ?? ''];
}

const SIZE_ALONE = new RegExp(`^${SIZE}$`);

const DEPTH_IN_TITLE = String.raw`\d[\d.,' ]*\s?(?:m|ft|['\u2019])[a-z/ ]{0,10}`;
/** `12 1/4" hole section to 2,240 m`, `36" interval, TD 235 m`, `16" hole: to 960 m MD (955 m TVD)`: the end of the section. */
const END = String.raw`[\s,:(-]+(?:(?:from|von|van|fra|de|desde) \d[\d.,' ]*(?:m|ft|['\u2019])?\s)?(?:(?:down )?to (?=td (?:at|of))|)(?:(?:down )?(?:to|bis|tot|til|hasta|jusqu.?a|ate|fino a)(?: (?:section )?td(?! ?(?:at|of)))?|td|tiefe|einddiepte|endteufe|section td) ?(?:at|of|:|=)? ?(?<end>${DEPTH_IN_TITLE}(?:\s*[/,(]\s*${DEPTH_IN_TITLE})?)\s*\)?`;
const END_BEHIND = new RegExp(`${END}$`, 'i');
/** Behind the end of a section, whatever it is called: `8 1/2" hole to 2,810 m - Alder liner`. */
const NAME_BEHIND_END = new RegExp(String.raw`(?<before>${END})\s*-\s+(?<name>\p{L}[^\d:;.]{2,40})$`, 'iu');

/** `24" hole section - mud program`, `Cementing: 12 1/4" section`: what is said of the section. */
const SUBJECT_BEHIND = /\s*[-:,]\s*(?<subject>\p{L}[\p{L} ]{2,40})$/u;
const SUBJECT_BEFORE = /^(?<subject>\p{L}[\p{L} ]{2,40}?)\s*[-:,]\s*(?=\d)/u;

/** `12 1/4" hole section, 960 - 2,240 m`, `26" hole (0 - 990 ft)`: the interval of the section. */
const INTERVAL_BEHIND =
  /\s*[,:(-]?\s*\(?(?:from )?\d[\d.,' ]*(?:m|ft)?\s*(?:-|to|bis|tot|til|a)\s*\d[\d., ]*\s?(?:m|ft|['\u2019])(?:\s(?:md|tvd|ah|ahd))?(?:\s?(?:rkb|rt|bdf|brt))?\s*\)?$/;

/** `Interval 2: 990' - 4,115' 12-1/4" hole`: the interval of the section in front of its size. */
const INTERVAL_BEFORE =
  /^\(?\d[\d., ]*\s?(?:m|ft|['\u2019])?\s*(?:-|to|bis|tot|til|a)\s*\d[\d., ]*\s?(?:m|ft|['\u2019])\s*\)?[\s,:-]+(?=\d{1,2}(?:[.,]\d{1,3}|[ -]\d{1,2}\/\d{1,2})?\s?(?:"|in\b))/;

/** `Section 16" (13 3/8" casing)`, `17 1/2" hole / 13 3/8"`: the string that is set in the section, maybe its size alone. */
const STRING_BEHIND =
  /(?<=["a-z)])\s*(?:[,(/&+-]|\band\b)\s*(?:\d{1,2}[^()]{0,12}\s(?:casing|csg|conductor|liner|verbuizing|rohrtour|foringsror|tubage|revestidor|revestimiento|revestimento|colonna)|(?<="[a-z ]+[,(/&+-]\s?)\d{1,2}(?:[ -]\d{1,2}\/\d{1,2}|\.\d{1,3})?\s?(?:"|in))\)?$/;

/** `17 1/2" hole - 13 3/8" Surface casing`, `Fase 12 1/4" (Revestidor intermedio 9 5/8")`: what may be the string of the section. */
const NAMED_STRING_BEHIND = new RegExp(
  String.raw`(?<=["\u2033\u201d\p{L})])\s*(?:\s[-/+&]\s|[,(])\s*(?<string>[^,():;]{6,45})\)?$`,
  'u',
);
const ONE_SIZE = new RegExp(SIZE);
const STRING_WORD = new RegExp(
  String.raw`${wordOf(CASING_WORDS)}|\p{L}(?:liner|casing|rohr|rohrtour|verbuizing)$`,
  'iu',
);

const WHOLE_STRING_WORDS = new RegExp(wordOf(CASING_WORDS), 'giu');

/** How a liner lets the reservoir flow: `7" gelochter Liner`, `4 1/2" slotted liner`. Folded. */
const OF_LINERS =
  /^(?:uncemented|slotted|perforated|pre-?perforated|pre-?drilled|gelocht\w*|geschlitzt\w*|perforiert\w*|unzementiert\w*|geperforeerde?|gesleufde?|perforert|slisset|perforee?|crepinee?|ranurad[ao]|perforad[ao]|cort[ao]|finestrat[ao]|rasgad[ao])$/;

/** `TR corta (liner) de 7"`. */
const LINER_IN_BRACKETS = /\s*\(liner\)\s*/i;

/** The string that a title names behind its hole: one size and words for strings and their functions; and where it begins. */
function stringBehind(title: string): { string: string; at: number } | null {
  const found = NAMED_STRING_BEHIND.exec(title.replace(LINER_IN_BRACKETS, ' liner '));
  const string = found?.groups?.['string']?.trim() ?? '';
  const said = fold(withInchMarkLast(string))
    .replace(ONE_SIZE, ' ')
    .replace(/(?<=[a-z] )[1-4]$/, '')
    .trim();
  const words = said
    .replace(WHOLE_STRING_WORDS, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  const isString =
    ONE_SIZE.test(fold(withInchMarkLast(string))) &&
    STRING_WORD.test(said) &&
    words.every((word) => STRING_WORD.test(word) || SECTION_NAMES.test(word) || OF_LINERS.test(word));
  return found && isString ? { string, at: found.index } : null;
}

/** `Phase-II : 12 1/4" hole`, `Card 2 12 1/4" Intermediate hole`, `Sheet of section no. 2 Hole 16"`: the sections are numbered. */
const NUMBERED = new RegExp(
  String.raw`^(?:(?:card|sheet|blatt|karte|kort|kaart|fiche|ficha|hoja|folha|scheda)[ -]*\d{1,2}|(?:(?:ficha|hoja|fiche|sheet|card|blatt|scheda|folha|kort|blad)\s+(?:(?:de|del|du|do|di|for|per|der|van)\s+)?)?(?:phase|fase|section|seccion|secao|sezione|(?:bohr(?:loch)?)?(?:abschnitt|sektion)|(?:boor|gat)?sectie|(?:hull)?seksjon|etapa|tramo|stage|interval(?:le?|o|lo|l)?)[ -]*(?:(?:no|nr|n[\u00b0\u00ba])\.? ?)?(?:[ivx]{1,4}|\d))(?:\s*[:.)-]\s*(?=\d)|\s*[:.)-]?\s+(?=(?:${WORDS})[ :-]*\d{1,2}(?:[.,]\d{1,3}|[ -]\d{1,2}/\d{1,2})?\s?"$)|\s+(?=\d{1,2}(?:[.,]\d{1,3}|[ -]\d{1,2}/\d{1,2})?\s?(?:"|in\b)))`,
);

/** `Form B2 - Section 16"`, `Teil 4: 12 1/4" Bohrung`: the number of the form or the part that is about a section. */
const FORM_BEFORE =
  /^(?:form(?:ulier|ular|blatt|ulaire|ulario)?|skjema|modulo|sheet|blatt|blad|part|teil|deel|del|parte|partie|chapter|kapitel|hoofdstuk|kapittel|capitulo|chapitre|capitolo) [a-z]?\d{0,2}(?:\.\d{1,2})?[a-z]?\s*[:-]\s+/;

export const [SMALLEST_IN, LARGEST_IN] = [3, 48];
const LONGEST = 100;
const LONGEST_WITHOUT_ENDS = 60;

interface SectionTitle {
  size: string;
  sizeIn: number;
  /** What the title says is described: `- mud program`. */
  kind?: Kind;
}

/** The size in a line that is only the title of a hole section; null for other lines. */
export function sectionTitle(written: string): SectionTitle | null {
  const text = purposeInTitle(written)?.title ?? written;
  const short = text.replace(STRING_IN_BRACKETS, '$<section>');
  return plainTitle(text) ?? (short === text ? null : plainTitle(short));
}

/** `12 1/4" section (Intermediate 2 (liner))`, `8 1/2" section (slotted liner in the reservoir)`: a string with any name. */
const STRING_IN_BRACKETS =
  /^(?<section>.{1,30}["\u2033\u201d]\s?-?\p{L}+)\s*\((?=\p{L})(?:[^()\d"\u2033:;]|(?<=\s)\d(?![\d"\u2033./])|\([^()\d"\u2033]*\)){3,50}\)\s*:?\s*$/u;

/** The unit of a depth in words: `25 - 320 pies`. Folded. */
const FEET_IN_WORDS = /(?<=\d\s?)(?:feet|pies?|pieds?|fuss|voet|fot|fod)\b/g;
const METRES_IN_WORDS = /(?<=\d\s?)(?:metros?|metres?|meters?|metri)\b/g;

function plainTitle(text: string): SectionTitle | null {
  if (text.length > LONGEST || !/\d/.test(text)) return null;
  const whole = fold(withPlainFractions(withInchMarkLast(text)).replace(/[\u2013\u2014]/g, '-'))
    .replace(FEET_IN_WORDS, 'ft')
    .replace(METRES_IN_WORDS, 'm')
    .replace(
      /^\d{1,2}(?:\.\d{1,2})+\.?\s+(?=\d|(?!in\b|inch|zoll|duim|pouce|po\b|pulg|plg|pg\b|tomme)[a-z])/,
      '',
    )
    .replace(
      /^(?:\d{1,2}[.)]|[a-z]\.\d{1,2}\.?|\d{1,2}(?= (?!in\b|inch|zoll|duim|pouce|pulg|plg|tomme)[a-z]{4}))\s+/,
      '',
    )
    .replace(/\s+/g, ' ')
    .replace(/[\s:]+$/, '');
  if (text.length - whole.length + withoutEnds(whole).length > LONGEST_WITHOUT_ENDS) return null;
  const numbered = withoutBit(
    whole.replace(FORM_BEFORE, '').replace(NUMBERED, '').replace(INTERVAL_BEFORE, ''),
  );
  const { kind, rest } = subjectOf(numbered);
  const behind = nameBehind(withoutDepths(rest), OF_CHAPTER.test(text));
  const named = behind ? rest.slice(0, behind.at) : rest;
  const isNamedHole = behind !== null && behind.name.search(HOLE_WORD) === 0;
  const plain = withoutEnds(withoutMillimetres(named)).trim();
  const match =
    SIZE_FIRST.exec(plain) ??
    SIZE_LAST.exec(plain) ??
    namedTitle(plain) ??
    sizeBehindName(plain) ??
    (numbered === whole && !isNamedHole ? null : SIZE_ALONE.exec(plain));
  const [, size = '', inches] = match ?? [];
  // In `Section 3` the number is not a size; a size has its unit or a fraction.
  if (!match || (inches === undefined && !size.includes('/'))) return null;
  const sizeIn = parseMeasured(size.trim().replace(',', '.'))?.value ?? 0;
  if (sizeIn < SMALLEST_IN || sizeIn > LARGEST_IN) return null;
  return { size: size.trim().replace(',', '.'), sizeIn, ...(kind === null ? {} : { kind }) };
}

const withoutDepths = (title: string): string => title.replace(INTERVAL_BEHIND, '').replace(END_BEHIND, '');

/** `17 1/2" Surface Hole: 0 - 335 m MD` as it is written, without its interval. */
export const withoutInterval = (title: string): string =>
  title
    .replace(/[\u2013\u2014]/g, '-')
    .replace(new RegExp(INTERVAL_BEHIND.source, 'iu'), '')
    .trim();

/**
 * A title without its string, and without its interval or its end before or behind it: `16" hole (850 - 2,965 m) - 13 3/8"
 * casing`. With depths both of the hole and of the string it is an item of a list.
 */
function withoutEnds(title: string): string {
  const bare = title.replace(SHOE_BEHIND, '');
  // `16" hole - 13 3/8" casing at 960 m`: the depth of the string.
  if (bare !== title && stringBehind(bare) !== null && !/\d{3}/.test(bare)) return withoutEnds(bare);
  const ended = withoutDepths(title);
  const rest = ended.replace(STRING_BEHIND, '');
  const short = rest.slice(0, stringBehind(rest)?.at);
  return ended === title && short !== ended ? withoutDepths(short) : short;
}

/** `36" section - Conductor section`, `Surface section (26" hole)`: what the title calls the section, next to its size. */
export function nameOfSection(title: string): string | null {
  const ended = title.replace(/[\u2013\u2014]/g, '-').replace(END_BEHIND, '');
  const own = nameBehind(ended, OF_CHAPTER.test(title))?.name;
  const isTitleOfHole = sectionTitle(title) ?? sectionTitle(title.replace(LETTER_BEFORE, ''));
  if (own !== undefined && isTitleOfHole && !SECTION_WORDS.includes(fold(own))) return own;
  const string = isTitleOfHole ? stringBehind(ended)?.string : undefined;
  if (string !== undefined && NAMES_FUNCTION.test(fold(string))) return string;
  const within = isTitleOfHole ? NAME_WITHIN.exec(ended)?.groups?.['name'] : undefined;
  if (within !== undefined && isSectionName(within)) return within;
  const parts = withInchMarkLast(title.replace(NUMBER_BEFORE, ''))
    .split(/\s+[-\u2013\u2014]\s+|\s*[:()]\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const names = parts.filter((part) => !/\d{2}|\d\s?"|\d\/\d|^\d/.test(part));
  const [name = ''] = names;
  const isOfSize = parts.length === 2 && names.length === 1;
  return isOfSize && isSectionName(name) && !SECTION_WORDS.includes(fold(name)) ? name : null;
}

/** `13 3/8" casing` is no name of a section, `13 3/8" Surface casing` is one. */
const NAMES_FUNCTION =
  /\b(?:surface|intermediate|production|conductora?|konduktor|lederor|anchor|protective|standrohr|produk\w+|produktie\w+|\w+rohrtour|\w{4,}verbuizing|\w{4,}ror|guia|superficie|superficial|intermedi[ao]|intermediari[ao]|intermediaire|produccion|producao|produzione|explotacion|technique|conducteur|aislacion)\b/;

/** `12 1/4" Intermediate 1 hole section`. */
const NAME_WITHIN = new RegExp(
  String.raw`\d\s?(?:"|\u2033|\u201d|in\b)[\s-]*(?<name>\p{L}[\p{L} ]{2,30}?(?:\s[1-4]|\s[IV]{1,3})?)\s+(?:${WORDS})$`,
  'iu',
);
const LETTER_BEFORE = /^\s*[A-Z]\.\s+/;
const NUMBER_BEFORE = /^\s*\d{1,2}(?:(?:\.\d{1,2})*[.)]|(?:\.\d{1,2})+)\s+/;

const MM_PER_INCH = 25.4;
/** `311 mm`: the size in inches, if holes of about this size are drilled. */
const MILLIMETRES = /(?<![\d.,])(\d{2,3}(?:[.,]\d{1,2})?)[\s-]?mm\b/g;

const MILLIMETRES_IN_BRACKETS = /\s*\(\s*\d{2,3}(?:[.,]\d{1,2})?\s?mm\s*\)/;

/** In brackets the millimetres only repeat another size, if there is one: `Intermediate casing (177.8 mm)` has no other. */
function withoutRepeated(text: string): string {
  const rest = text.replace(MILLIMETRES_IN_BRACKETS, '');
  return /\d/.test(rest) ? rest : text.replace(/\((?=\s*\d{2,3}(?:[.,]\d{1,2})?\s?mm)([^()]*)\)/, '$1');
}

const holeInInches = (whole: string, size: string): string => {
  const nearest = nearestHoleSize(Number(size.replace(',', '.')) / MM_PER_INCH);
  return nearest === null ? whole : `${nearest} in`;
};

/** `311 mm section` with the size in inches. */
const withoutMillimetres = (text: string): string => withoutRepeated(text).replace(MILLIMETRES, holeInInches);

const IS_HOLE = new RegExp(String.raw`^[\s-]*(?:open\s)?(?:${WORDS})\b`, 'i');

/** `244.5 mm casing in 311 mm hole` with the sizes in inches, if pipe and holes of these sizes are made. */
const stringInInches = (text: string): string =>
  withoutRepeated(text).replace(MILLIMETRES, (whole, size: string, at: number, all: string) => {
    if (IS_HOLE.test(all.slice(at + whole.length))) return holeInInches(whole, size);
    const sizeIn = nominalSizeOfMm(Number(size.replace(',', '.')) / MM_PER_INCH);
    return outerSizes.includes(sizeIn) ? `${formatInches(sizeIn)}"` : whole;
  });

const LAST_DEPTH = /\d[\d.,' ]*\s?(?:m|ft|['\u2019])[a-z ]{0,12}(?=\)?$)/;

/** The end of the hole in the title of its section: `Phase 1: 17 1/2" to 235 m`, `26" hole (0 - 990 ft)`; null without one. */
export function endInTitle(text: string): string | null {
  const whole = fold(text.replace(/[\u2013\u2014]/g, '-'))
    .replace(/[\s:]+$/, '')
    .replace(STRING_BEHIND, '');
  const plain = whole.slice(0, stringBehind(whole)?.at);
  const [before] = INTERVAL_BEFORE.exec(plain.replace(NUMBERED, '')) ?? [];
  if (before !== undefined) return LAST_DEPTH.exec(before.replace(/[\s,:)-]+$/, ''))?.[0] ?? null;
  const end = (NAME_BEHIND_END.exec(plain) ?? END_BEHIND.exec(plain))?.groups?.['end'];
  if (end !== undefined) return end.trim();
  const [ended] = INTERVAL_BEHIND.exec(plain) ?? [];
  return ended === undefined ? null : (LAST_DEPTH.exec(ended.trim().replace(/\)$/, ''))?.[0] ?? null);
}

/** The kind that the title of a section names next to the section, and the title without it. */
function subjectOf(title: string): { kind: Kind | null; rest: string } {
  for (const pattern of [SUBJECT_BEHIND, SUBJECT_BEFORE]) {
    const subject = pattern.exec(title)?.groups?.['subject'];
    const kind = subject === undefined ? null : subtitleOf(subject);
    if (kind !== null) return { kind, rest: title.replace(pattern, '') };
  }
  const mud = MUD_BEHIND.exec(title);
  return mud && NAMES_MUD.test(mud[0])
    ? { kind: 'mud', rest: title.slice(0, mud.index) }
    : { kind: null, rest: title };
}

/** `16" hole - KCl polymer`, `8 1/2" section: low solids polymer CaCO3`, `16" hole - OBM (80/20)`: the mud of the section, without a figure. */
const MUD_BEHIND =
  /\s*(?:[-,:]|\s\()\s*\p{L}(?:(?![;.!?]|\s[-\d])[^()\d]|(?<=\p{L})\d){2,45}(?:\)|\s?\([^()]{2,20}\))?$/u;
const NAMES_MUD = new RegExp(wordOf(MUD_WORDS), 'iu');

/** The mud that the title of a section names behind it: `LT-OBM (80/20)` in `12 1/4" hole - LT-OBM (80/20)`. */
export function mudInTitle(title: string): string | null {
  const plain = title.replace(/[\u2013\u2014]/g, '-').replace(/[\s:]+$/, '');
  const [behind = ''] = MUD_BEHIND.exec(plain) ?? [];
  const mud = behind.replace(/^\s*(?:[-,:]|\()\s*/, '').replace(/^([^(]*)\)$/, '$1');
  const isName = NAMES_MUD.test(mud) && !GENERIC_MUD.test(mud) && subtitleOf(mud) === null;
  return isName && sectionTitle(title)?.kind === 'mud' ? mud : null;
}

const IN_HOLE = new RegExp(
  String.raw`(?:\s*[,(/-]\s*|\s)(?:(?:in|im|i|in het|dans|en)\s+)?(?:an?\s+|the\s+)?(?:${SIZE}(?:open\s)?(?:${WORDS})\b(?!\s${SIZE})|(?:${WORDS}|pozo|po\u00e7o)\s(?:(?:de|of|da|do|di|von|van|av)\s)?${SIZE})\s*\)?`,
  'i',
);
/** `30" casing, shoe 238 m MD`, `7" liner @ 4,258 m`, `(Bohrloch 16", 2140 m)`: the depth of the shoe. */
const SHOE_BEHIND =
  /\s*(?:[,(@-]|(?<!\p{L})(?:set|at|a|\u00e0|em|ved|to|bei|bis|tot|til|hasta|auf|op)(?!\p{L}))\s*(?:(?:set|shoe|depth|at|de|schuh|schoen|sko|sabot|[zs]apat[ao]|absetzteufe|at|a|\u00e0|bei|op|ved|@)[\s:]+){0,3}\d[\d.,' ]*\s?(?:m|ft|['\u2019])(?:\s(?:md|tvd|ah|ahd|mah))?(?:\s?(?:rkb|rt|bdf|brt))?\s*\)?$/iu;
/** `Job: 30" conductor`, `JOB SHEET 2: 9 5/8" casing`, `Cementation 3 - 7" liner`. */
const JOB = String.raw`^\s*(?:(?:cement(?:ing)?|zement\p{L}*|ciment\p{L}*|cementa\p{L}*|sement\p{L}*)\s+)?(?:job|operation|stage|string|section|part|auftrag|abschnitt|jobb|seksjon|sectie|trabajo|secci\u00f3n|op\u00e9ration)(?:\s+(?:sheet|data|design))*\s*(?:(?:no|nr)\.?\s*)?(?:\d{1,2}|[ivx]{1,4})?\s*[:.\u2013-]\s*`;
const JOB_BEFORE = new RegExp(String.raw`${JOB}(?=\d)`, 'iu');
const STAGE =
  /\s*[-,(\u2013\u2014]?\s*\b(?:stage|stufe|trap|trinn|\u00e9tape|etapa|est\u00e1gio|stadio)\s*[1-4]\)?$/i;

/** `9 5/8" casing in 12 1/4" hole - Stage 1` without the hole and the stage. */
const withoutHoleOrStage = (text: string) =>
  text
    .replace(JOB_BEFORE, '')
    .replace(STAGE, '')
    .replace(/[\u2013\u2014]/g, '-')
    .replace(SHOE_BEHIND, '')
    .replace(IN_HOLE, '')
    .replace(SHOE_BEHIND, '');

/** `9 5/8" Intermediate`: the string of a section, if no hole is of that size. */
const FUNCTION =
  'surface|intermediate|production|conductor|anchor|oberfl\u00e4che|zwischen|produktion|superficie|intermedi[ao]|intermediaria|producci\u00f3n|produ\u00e7\u00e3o|superf\u00edcie|intermedi\u00e1ri[ao]|superficiale|produzione|drilling|protection|protective';
const OF_FUNCTION = new RegExp(String.raw`^[\s:-]*(?:${FUNCTION})(?:\s*[/&]\s*(?:${FUNCTION}))?[\s:]*$`, 'i');

function isStringOfFunction(words: string, sizeIn: number): boolean {
  return OF_FUNCTION.test(words) && isOnlyCasingSize(sizeIn);
}

const isOnlyCasingSize = (sizeIn: number): boolean =>
  isCasingSize(sizeIn) && (!Number.isInteger(sizeIn) || sizeIn <= 14);

const sizeInOf = (size: string): number => parseMeasured(size)?.value ?? 0;

/** `Cementaci\u00f3n 9 5/8" Gu\u00eda`: the cement of a string that is called by its function alone. */
function isJobOfFunction(words: string, sizeIn: number): boolean {
  const names = fold(words)
    .split(/[\s():,-]+/)
    .filter((word) => word !== '' && !CEMENT_WORD.test(word) && !OF_JOBS.test(word));
  return names.every((word) => SECTION_NAMES.test(word)) && isOnlyCasingSize(sizeIn);
}
const OF_JOBS = /^(?:job|operation|programme?|programma|programm|programa|string|serie)$/;

/** `30" casing in 36" hole`, `9 5/8" casing, 12 1/4" hole, shoe 2,900 m`: the hole of a string. */
function holeOfString(text: string): { size: string; sizeIn: number } | null {
  const match = IN_HOLE.exec(text);
  const size = (match?.[1] ?? match?.[5])?.trim();
  const inches = match?.[2] ?? match?.[6];
  // In `Sheet 1 of 4 - hole` the number is not a size.
  if (inches === undefined && !/[./,]/.test(size ?? '')) return null;
  const sizeIn = size === undefined ? 0 : (parseMeasured(size)?.value ?? 0);
  return size === undefined || sizeIn < SMALLEST_IN || sizeIn > LARGEST_IN ? null : { size, sizeIn };
}

/** `Intermediate casing (16" hole)`, `Job 2: liner in 8 1/2" hole, shoe at 3,120 m`: the hole of a string that has no size in the title. */
export function holeOfUnsizedString(written: string): Pick<StringTitle, 'hole' | 'hasDepth'> | null {
  const text = withInchMarkLast(stringInInches(written.replace(JOB_IN_FRONT, '')));
  const hole = holeOfString(text);
  const words = withoutHoleOrStage(text);
  const isString =
    hole !== null &&
    text.length <= LONGEST_WITHOUT_ENDS &&
    !/[\d:=]/.test(words) &&
    words.trim().split(/\s+/).length <= MOST_WORDS_OF_STRING &&
    PIPE_WORD.test(words) &&
    !OF_SENTENCES.test(words) &&
    !SAYS_WORK.test(fold(words));
  return isString
    ? { hole, hasDepth: SHOE_BEHIND.test(text) || SHOE_BEHIND.test(text.replace(IN_HOLE, '')) }
    : null;
}
const JOB_IN_FRONT = new RegExp(JOB, 'iu');

export interface StringTitle {
  casing: string;
  role: string | null;
  kind: Kind;
  /** The hole that the title also names. */
  hole: { size: string; sizeIn: number } | null;
  /** Whether it also says how deep the string is, as an item of a list does. */
  hasDepth: boolean;
}

/** `13 3/8" Surface casing - Lead slurry`: a title with one size and its kind; null for other lines. */
export function stringTitle(written: string): StringTitle | null {
  const text = withInchMarkLast(withoutColonOfCement(stringInInches(written)));
  const title = withoutHoleOrStage(text);
  if (text.length > 80 || /[:=]/.test(title)) return null;
  const plain = plainText(title);
  const [clause] = clausesOf(plain);
  const sizes = [...plain.matchAll(new RegExp(SIZE_IN_TEXT, 'giu'))];
  const [size] = sizes;
  // `9 5/8" Intermediate casing 2`: strings with the same name are numbered.
  const words = plain.replace(new RegExp(SIZE_IN_TEXT, 'iu'), ' ').replace(/(?<=\p{L}\s)[1-4](?!\S)/u, ' ');
  if (!size || sizes.length > 1 || /\d/.test(words) || words.split(/\s+/).length > 9) return null;
  if (OF_SENTENCES.test(words)) return null;
  const hole = holeOfString(withInchMarkLast(text));
  const hasDepth = SHOE_BEHIND.test(text) || SHOE_BEHIND.test(text.replace(IN_HOLE, ''));
  if (isStringOfFunction(words, sizeInOf(sizeText(size[0]))))
    return { casing: sizeText(size[0]), role: null, kind: 'casing', hole, hasDepth };
  const isSlurry = CEMENT_WORD.test(words) || (slurryRole(words) !== null && slurryRole(words) !== 'liner');
  // A slurry belongs to a string, whatever the string is called.
  const isJob =
    CEMENT_WORD.test(words) && (PIPE_WORD.test(words) || isJobOfFunction(words, sizeInOf(sizeText(size[0]))));
  // `Liner de producción 7"`: a clause starts with its size.
  const isString = PIPE_WORD.test(words) && words.trim().split(/\s+/).length <= MOST_WORDS_OF_STRING;
  // `9 5/8" Linertour (Bohrloch 12 1/4")`: what fits into a hole that the title names is a string, whatever it is called.
  const isInHole =
    hole !== null && /^\s*\p{L}+\s*$/u.test(words) && sizeInOf(sizeText(size[0])) < hole.sizeIn;
  const isNamed = isString || isInHole || (isSlurry && (slurryRole(words) !== null || isJob));
  if (clause ? clause.is !== 'casing' : !isNamed) return null;
  return {
    casing: sizeText(size[0]),
    role: isSlurry ? words.replace(/[\s-]+/g, ' ').trim() : null,
    kind: isSlurry || CEMENT_WORD.test(words) ? 'cement' : 'casing',
    hole,
    hasDepth,
  };
}

const MOST_WORDS_OF_STRING = 4;

/** `Cement programme: 13 3/8" surface casing`, `13 3/8" casing: cement slurries`: what is said of the string, behind a dash. */
function withoutColonOfCement(text: string): string {
  const [before = '', behind = '', ...more] = text.split(/\s*:\s+/);
  if (behind === '' || more.length > 0) return text;
  const isOfCement = [before, behind].some(
    (part) => !/\d/.test(part) && CEMENT_WORD.test(part) && subtitleOf(part) === 'cement',
  );
  return isOfCement ? `${before} - ${behind}` : text;
}
/** `13 3/8" casing will be set at 1,200 m` is no title. */
const OF_SENTENCES =
  /(?<!\p{L})(?:will|be|is|are|was|were|has|run|test(?:ed)?|drill(?:ed)?|wird|werden|wordt|worden|blir|settes|sera|est|ser\u00e1|se|es)(?!\p{L})/iu;

/** `Fluid 2: Lead slurry`: the fluids of a job are numbered. */
const FLUID_BEFORE =
  /^\s*(?:[-\u2022*]\s*)?(?:(?:fluid|slurry|stage|fluide|fluido)\s*)?(?:(?:no|nr)\.?\s*)?\d{1,2}\s*[:.)-]\s*/i;

/** `Lead slurry - LightSet 12.5`: the name under which the slurry is sold. */
const BRAND_BEHIND = /\s+[-\u2013\u2014]\s+\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}*)?(?:\s\d{1,2}\.\d{1,2})?$/u;

/** `Lead slurry - 1,010 sks`, `Tail cement (340 sacks)`: how much of the slurry is mixed. */
const AMOUNT_BEHIND =
  /\s*[-\u2013\u2014,:(]\s*\d[\d.,']*\s?(?:sks?|sx|sacks?|sacos|sacs|bbls?|m3|m\u00b3|ft3|ft\u00b3|cu\.?\s?ft|cf|t|mt|tonnes?)\.?\s*\)?$/iu;

/** The title of a fluid of a job without its number and its system. */
export const withoutNumberOfFluid = (title: string): string => withoutSystem(title).replace(FLUID_BEFORE, '');

/** `Lead slurry`, `Nachlauf:`, `Liner cement`: the title of a slurry, below that of its string; null for other lines. */
export function slurryTitle(written: string): string | null {
  const text = withoutSystem(written);
  // `Tail slurry (single slurry job)`, but `Single slurry (lead)`.
  const [, before = '', behind = ''] = /^(.*\S)\s*\(([^()\d]*)\)\s*:?$/.exec(text) ?? [];
  const named = slurryRole(behind.replace(WITHOUT_OTHER, ' '));
  const isRemark = behind !== '' && named !== 'lead' && named !== 'tail';
  const plain = (isRemark ? before : text)
    .replace(FLUID_BEFORE, '')
    .replace(/[\s:]+$/, '')
    .replace(BRAND_BEHIND, '')
    .replace(AMOUNT_BEHIND, '')
    .trim();
  if (plain.length > 36 || /[\d:=;,|]/.test(plain) || plain.split(/\s+/).length > 3) return null;
  const role = slurryRole(plain);
  return role === null || (role === 'liner' && !CEMENT_WORD.test(plain)) ? null : plain;
}

/** `Tail slurry (single stage, no lead)`: the slurry that there is not. */
const WITHOUT_OTHER =
  /(?<!\p{L})(?:no|without|ohne|keine?|zonder|geen|sans|sin|uten|ingen|sem|senza)\s+\p{L}+/giu;

/** `CIMENTATION DU TUBAGE 13 3/8"`: the string of a cement job. */
const PIPE_WORD = new RegExp(wordOf(CASING_WORDS), 'iu');

const CEMENT_WORD = /slurr|cement|ciment|zement|sement|schl(?:\u00e4|ae)mme|specie|laitier|lechada/i;

/** Whether a row is an item of a list that starts with its section: `12 1/4" hole: OBM, 1.25 SG`. */
export function isSectionItem(text: string): boolean {
  const colon = text.indexOf(':');
  return colon > 0 && colon < 45 && sectionTitle(withoutBullet(text.slice(0, colon))) !== null;
}

/** Whether a line starts a block of `key: value` lines about one section or one string. */
export const opensBlock = (text: string): boolean =>
  sectionTitle(text) !== null || stringTitle(text) !== null;

/** A short line without a pair is a title; a sentence continues the section. */
export const isTitle = (text: string) => text.length <= 60 && !/[.,;]$/.test(text.trim());

/** The kind named by a subtitle within a section: `3.2 Drilling fluid`; null for any other line. */
export function subtitleOf(text: string): Kind | null {
  const plain = fold(text)
    .replace(/^[\d.)\s]+/, '')
    .replace(SAYS_OF, '')
    .replace(/[\s:]+$/, '');
  return SUBTITLES.find(({ pattern }) => pattern.test(plain))?.kind ?? null;
}
