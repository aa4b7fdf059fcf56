import { isCasingSize, isHoleSize, nearestHoleSize } from '@/domain/casing-sizes';
import { sectionTitle } from '../blocks/block-titles';
import { fold } from '../words/fold';
import { numberOf } from '../outline/title-of-line';
import { DEPTH_OF_INTERVAL, INTERVAL_HEAD, isFeet } from '../prose/muds-by-interval';
import { SIZE, plainText, sizeIn, sizeText } from '../prose/quantities';
import { CASING_WORDS, HOLE_WORDS, STRING_KINDS } from '../vocabulary/prose';
import { NUMBERED_WORD, SECTION_NAMES, SECTION_NUMBER } from '../vocabulary/section-blocks';

/** What the title of the card of a mud says of its section: a column of a table of muds and its value. */
export interface CardSection {
  heading: 'Hole size' | 'Casing size' | 'To (m)' | 'To (ft)' | 'Section';
  unit: 'in' | null;
  value: string;
  /** Whether the title says that a mud is below it. */
  saysMud: boolean;
}

const MUD =
  /(?<![a-z])(?:(?:drilling |drill-in )?(?:muds?|fluids?)|(?:bohr)?spuelung|(?:boor)?spoeling|boorvloeistof|borevaeske|vaeske|(?:bore)?slam|boues?|fluides?(?: de forage)?|lodos?|fluidos?(?: de perfora[ct]ion| de perfuracao)?|lamas?|fang(?:o|hi)|inyeccion)(?![a-z])/g;

/** Words around a size, a depth or a number that say nothing of the section. */
const LITTLE =
  /^(?:programme?|programa|programma|programm|properties|data|system|type|size|\w*diameter|\w*durchmesser|diametre|diametro|bit|bore|for|of|in|the|fuer|im|der|des|die|voor|de|van|het|i|til|av|pour|la|le|du|dans|en|para|el|del|da|do|per|il|nella|dia|no|nr)$/;

const WORD_OF_HOLE = new Set(HOLE_WORDS.flatMap((word) => fold(word).split(' ')));
const WORD_OF_STRING = new Set(CASING_WORDS.flatMap((word) => fold(word).split(' ')));
const KIND_OF_STRING = new Set(STRING_KINDS.flatMap((word) => fold(word).split(' ')));

const ONE_SIZE = new RegExp(SIZE, 'giu');
const MILLIMETRES = /(?<![\d.,])(\d{3}(?:[.,]\d)?)\s?mm(?![a-z])/gi;
const MM_PER_INCH = 25.4;

const NUMBERED = new RegExp(`^${NUMBERED_WORD}${SECTION_NUMBER}$`);

/** `Interval 2: 17 1/2" (620 - 1450 m)`: the number of the section and its depths next to the size. */
const NUMBER_BEFORE = /^\s*[\p{L}-]{3,20}\s+(?:no\.? ?)?(?:[1-9]|i{1,3}|iv|vi{0,3})\s*[:.,\u2013-]/iu;
const INTERVAL_BEHIND = new RegExp(
  String.raw`[([,:-]?\s*${INTERVAL_HEAD}(?:\s?(?:md|ahd?|mah))?(?:\s?(?:b?rkb|b?rt|bdf))?\s*[)\]]?\s*$`,
  'iu',
);

const FIGURE = /\d|(?<!\p{L})[IV]{1,4}(?!\p{L})/u;

/** Whether all words are about a hole, a string or a mud, and which of them are of a string. */
function wordsAround(text: string): { areKnown: boolean; areOfString: boolean } {
  const words = fold(text)
    .replace(MUD, ' ')
    .split(/[^a-z]+/)
    .filter((word) => word !== '' && !LITTLE.test(word));
  const isOfHole = words.some((word) => WORD_OF_HOLE.has(word));
  const known = words.filter(
    (word) =>
      WORD_OF_HOLE.has(word) ||
      WORD_OF_STRING.has(word) ||
      KIND_OF_STRING.has(word) ||
      SECTION_NAMES.test(word),
  );
  return {
    areKnown: known.length === words.length,
    areOfString: words.some((word) => WORD_OF_STRING.has(word) && !(isOfHole && WORD_OF_HOLE.has(word))),
  };
}

/** The size in inches that is in a title, with what is around it; null for none or several. */
function sizeWithin(text: string): { size: string; sizeIn: number; rest: string } | null {
  const inches = [...text.matchAll(ONE_SIZE)];
  const [found] = inches;
  const metric = [...text.matchAll(MILLIMETRES)];
  if (found && inches.length === 1) {
    const rest = text.replace(found[0], ' ').replace(/\(?\s*\d{3}(?:[.,]\d)?\s?mm\s*\)?/i, ' ');
    const value = sizeIn(found[0]);
    return value === null ? null : { size: sizeText(found[0]), sizeIn: value, rest };
  }
  const [first] = metric;
  const nearest = first && nearestHoleSize(Number((first[1] ?? '').replace(',', '.')) / MM_PER_INCH);
  return metric.length === 1 && inches.length === 0 && first && nearest != null
    ? { size: `${nearest}`, sizeIn: nearest, rest: text.replace(first[0], ' ') }
    : null;
}

const BY_DEPTH = new RegExp(
  String.raw`^(?:(?<before>[^\d:(]{2,30}|[^\d:(]{2,30} \d)\s*[:(,-]\s*)?${INTERVAL_HEAD}\s?(?<rest>[^\d:]{0,12})\)?$`,
  'iu',
);
const BARE_INTERVAL = new RegExp(
  String.raw`^(?:interval|intervall|intervalle|intervalo|intervallo|depths?|teufe|diepte|dybde|profondeur|profundidad)\s*:?\s*${DEPTH_OF_INTERVAL}\s*(?:-|to|bis|tot|til|\u00e0|a|hasta)\s*(?<to>\d(?:[\d.,' ]*\d)?)$`,
  'iu',
);

/**
 * The section that a short line names as the title of the card of its mud: by the size of the hole or the string, by the end
 * of the interval, or by the number or the name of the section. Null for any other line, and for the titles of chapters,
 * which the outline knows.
 */
export function sectionOfCard(written: string): CardSection | null {
  const parts = written.length > LONGEST_PATH ? [] : written.split(/\s+[/|]\s+/);
  return parts.length > 1 ? sectionOfPath(parts) : sectionOfTitle(written);
}

const LONGEST_PATH = 80;

/** `North Oil / A-7 / 16" section`: the only part of a title that names a section, and the only one with a size. */
function sectionOfPath(parts: readonly string[]): CardSection | null {
  const named = parts.flatMap((part): CardSection[] => {
    const hole = sectionTitle(part);
    const section = hole
      ? { heading: 'Hole size' as const, unit: 'in' as const, value: hole.size, saysMud: false }
      : sectionOfTitle(part);
    return section ? [section] : [];
  });
  const sizes = parts.filter((part) => sizeWithin(plainText(part)) !== null);
  return named.length === 1 && sizes.length === 1 ? (named[0] ?? null) : null;
}

function sectionOfTitle(written: string): CardSection | null {
  if (written.length > 60 || !FIGURE.test(written) || sectionTitle(written) !== null) return null;
  const numbered = numberOf(written);
  const text = plainText(numbered?.rest ?? written)
    .replace(/^[1-9]\d?\s*[-:.)]\s+(?=\d.*(?:"|\d\/\d|mm))/, '')
    .replace(/[\s:]+$/, '');
  const saysMud = fold(text).search(MUD) >= 0;
  const named = sizeWithin(text);
  if (named) {
    const rest = named.rest.replace(NUMBER_BEFORE, ' ').replace(INTERVAL_BEHIND, ' ');
    const { areKnown, areOfString } = wordsAround(rest);
    if (!areKnown || /\d/.test(rest)) return null;
    const isString = areOfString || (!isHoleSize(named.sizeIn) && isCasingSize(named.sizeIn));
    return {
      heading: isString ? 'Casing size' : 'Hole size',
      unit: 'in',
      value: named.size,
      saysMud,
    };
  }
  const depth = (BY_DEPTH.exec(text) ?? BARE_INTERVAL.exec(text))?.groups;
  if (depth) {
    const known = wordsAround(`${depth['before'] ?? ''}`.replace(/\d/g, ' '));
    if (!known.areKnown) return null;
    const heading = isFeet(depth['unit'] ?? '') ? 'To (ft)' : 'To (m)';
    return { heading, unit: null, value: depth['to'] ?? '', saysMud };
  }
  const [, number = '', name = ''] = /^([^(:]+?)(?:\s*[-:(]\s*(\p{L}[^\d()]*)\)?)?$/u.exec(text) ?? [];
  const words = fold(number)
    .replace(MUD, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !LITTLE.test(word))
    .join(' ');
  if (!NUMBERED.test(words) || (name !== '' && !wordsAround(name).areKnown)) return null;
  return { heading: 'Section', unit: null, value: name === '' ? words : name, saysMud };
}
