import { fold } from '../words/fold';
import { withInchMarkLast, withPlainFractions } from '../words/numbers';
import { numberOf } from '../outline/title-of-line';
import { SECTION_WORDS } from '../vocabulary/section-blocks';
import { isSectionName, nameOfSection, sectionTitle, withoutInterval } from './block-titles';

/** `17 1/2" Intermediate hole`, `12 1/4" mellomseksjon`, `8 1/2" Production 2 hole section`: the words behind the size. */
const BEHIND_SIZE =
  /\d\s?(?:"|\u2033|\u201d|in\b)[\s-]*(?<name>\p{L}[\p{L} ]{2,40}?(?:\s[1-4]|\s[IV]{1,3})?)(?:\s+hole\s+(?:section|interval))?(?<bracket>\s\(\p{L}[\p{L} -]{2,30}\))?$/iu;

/** Words for any hole; a top hole is the one of its name. */
const GENERIC = new Set(SECTION_WORDS.filter((word) => !word.startsWith('topp')));

/** What the title of a chapter calls its section, and whether that is a known name. */
export function nameInTitle(text: string): { name: string; isKnown: boolean } | null {
  const plain = withInchMarkLast(withPlainFractions(text)).replace(/\s+/g, ' ').trim();
  const title = withoutInterval((numberOf(plain)?.rest ?? plain).replace(/[\s:]+$/, ''));
  if (sectionTitle(title) === null) return null;
  const named = nameOfSection(title);
  const { name: whole, bracket = '' } = BEHIND_SIZE.exec(title)?.groups ?? {};
  const own = whole === undefined || GENERIC.has(fold(whole)) ? undefined : `${whole}${bracket}`;
  if (own !== undefined && isSectionName(own)) return { name: own, isKnown: true };
  if (named !== null) return { name: named, isKnown: true };
  return own === undefined ? null : { name: own, isKnown: false };
}

/** The known name of a section in its title, as the title writes it: `Intermediate section`. */
export function knownNameInTitle(text: string): string | null {
  const found = nameInTitle(text);
  const whole = found?.isKnown === true ? found.name : null;
  const name = nameOfSection(text);
  // `17 1/2" hole - 13 3/8" Surface casing` is called after its string.
  return name === null || whole?.startsWith(`${name} `) === true ? whole : name;
}

const ENDS_AS_SECTION = new RegExp(String.raw`^[a-z][a-z -]{2,40} (?:${SECTION_WORDS.join('|')})$`);

/** `2.1 Surface section`, `Injection hole`: what a title without a size calls its section; null for any other title. */
export function unsizedName(text: string): string | null {
  const plain = text.trim();
  const name = (numberOf(plain)?.rest ?? plain).replace(/[\s:]+$/, '');
  return !/\d{2}|["/]/.test(name) && (isSectionName(name) || ENDS_AS_SECTION.test(fold(name))) ? name : null;
}
