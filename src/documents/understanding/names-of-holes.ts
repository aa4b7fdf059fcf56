import type { HoleNameFact } from '../facts';
import type { TextLine } from '../readers/table';
import { isSectionName, nameOfSection, sectionTitle, withoutInterval } from './blocks/block-titles';
import { fold } from './fold';
import { withInchMarkLast, withPlainFractions } from './numbers';
import { numberOf } from './outline/title-of-line';
import type { Outline } from './outline/outline';
import { originOfLine } from './row-reader';
import { SECTION_WORDS } from './vocabulary/section-blocks';

/** `17 1/2" Intermediate hole`, `12 1/4" mellomseksjon`, `8 1/2" Production 2 hole section`: the words behind the size. */
const BEHIND_SIZE =
  /\d\s?(?:"|\u2033|\u201d|in\b)[\s-]*(?<name>\p{L}[\p{L} ]{2,40}?(?:\s[1-4]|\s[IV]{1,3})?)(?:\s+hole\s+(?:section|interval))?$/iu;

/** Words for any hole; a top hole is the one of its name. */
const GENERIC = new Set(SECTION_WORDS.filter((word) => !word.startsWith('topp')));

/** What the title of a chapter calls its section, and whether that is a known name. */
function nameIn(text: string): { name: string; isKnown: boolean } | null {
  const plain = withInchMarkLast(withPlainFractions(text)).replace(/\s+/g, ' ').trim();
  const title = withoutInterval((numberOf(plain)?.rest ?? plain).replace(/[\s:]+$/, ''));
  if (sectionTitle(title) === null) return null;
  const named = nameOfSection(title);
  const whole = BEHIND_SIZE.exec(title)?.groups?.['name'];
  const own = whole === undefined || GENERIC.has(fold(whole)) ? undefined : whole;
  if (own !== undefined && isSectionName(own)) return { name: own, isKnown: true };
  if (named !== null) return { name: named, isKnown: true };
  return own === undefined ? null : { name: own, isKnown: false };
}

/** The names of the hole sections in the titles of their chapters; none of a hole that two titles name differently. */
export function namesOfHoles(file: string, lines: readonly TextLine[], outline: Outline): HoleNameFact[] {
  const found = lines.flatMap((line) => {
    if (line.cells.length > 1 || !outline.isTitle(line)) return [];
    const { hole, holeTitle } = outline.at(line);
    const named = hole && holeTitle === line ? nameIn(line.text) : null;
    return hole && named ? [{ line, diameterIn: hole.sizeIn, ...named }] : [];
  });
  return [...Map.groupBy(found, ({ diameterIn }) => diameterIn).values()].flatMap((own): HoleNameFact[] => {
    const [first] = own;
    // `Pilot hole` and `Main hole` may be of one size.
    if (!first || own.some(({ name, isKnown }) => !isKnown || fold(name) !== fold(first.name))) return [];
    const origin = originOfLine(file, first.line, first.line.text);
    const { quote: _, certainty: __, note: ___, ...source } = origin;
    return [
      { diameterIn: first.diameterIn, description: first.name, source, origins: { description: origin } },
    ];
  });
}
