import {
  CASING_WORDS,
  CEMENT_TOP_WORDS,
  DRILL_WORDS,
  HOLE_WORDS,
  LINKS,
  SECTION_END_WORDS,
} from '../vocabulary/prose';
import { IN_WHAT, depthValues } from './clause-depths';
import { nameOfHole } from './clauses';
import type { Clause } from './clauses';
import { headingOfField, labelledPart } from './labelled-parts';
import { DRILL, mudValues } from './mud-values';
import type { ProseValue } from './prose-value';
import { NUMBER, anyOf, plainText, wordOf } from './quantities';
import { casingValues } from './string-values';

const CEMENT_TOP = new RegExp(
  String.raw`${wordOf(CEMENT_TOP_WORDS)}\)?(?:\s*(?:[:=@-]|(?<![\p{L}])(?:${anyOf(LINKS.filter((link) => /\p{L}/u.test(link)))})(?![\p{L}])))*\s*(?<where>(?:${NUMBER})\s?(?:m|ft)(?![\p{L}\d]).{0,60}?|surface|sea ?bed|mud ?line|cellar|(?:top of liner|liner top)|tagesoberfl\u00e4che|maaiveld)\s*(?:[.,;]|$|\()`,
  'iu',
);

const CEMENT_WORDS = ['cement', 'zement', 'sement', 'ciment', 'cemento', 'cimento', 'slurry'];

/** `Fase 17 1/2" hasta 1200 m`, `Hole size 17 1/2", section TD at 1200 m`. */
const HOLE_BEFORE_TO = new RegExp(
  String.raw`^(?:${anyOf(HOLE_WORDS)})(?: size)?(?: de| of)?[:\s]*[\d][\d /.,-]*(?:"|in|inch)?\s*[:,-]?\s*(?:(?:section )?td (?:at|of)|to|bis|tot|til|\u00e0|jusqu'\u00e0|hasta|a|@)\s*\d`,
  'iu',
);

const FROM = String.raw`(?:from|von|van|fra|de|desde)\s+\d[\d.,]*\s?(?:m|ft)?(?:\s(?:md|ahd?))?`;

/** `26" hole to 430 m`, `26" Abschnitt von 60 m bis 430 m`: a line of a list needs no verb. */
const HOLE_TO = new RegExp(
  String.raw`^[^\p{L}]{2,12}(?:\p{L}+[ -]){0,2}?(?:${anyOf(HOLE_WORDS)})\s+(?:${FROM}\s+)?(?:down\s+)?(?:to|bis|tot|til|\u00e0|hasta|a)\s+(?:TD (?:at|of) )?\d`,
  'iu',
);

export const isHoleItem = (text: string): boolean => HOLE_TO.test(text) || HOLE_BEFORE_TO.test(text);

const DRILLS = new RegExp(
  String.raw`^${wordOf(DRILL_WORDS)}(?! (?:out|fluid|mud|parameter|cement))|(?<![\p{L}])(?:${anyOf(HOLE_WORDS)})(?:en|et)?(?![\p{L}]).{0,30}?${wordOf(DRILL_WORDS)}|${wordOf(['td', 'endteufe', 'einddiepte'])}|^(?:le|la|el|il|a)\s(?:forage|perforacion|perforaci\u00f3n|perforazione|perfura[c\u00e7][a\u00e3]o)(?![\p{L}])|^[^\d.;:]{2,40}?\s(?:is|est|wird|wordt|blir|es|se|sera|will(?: then)? be)\s${wordOf(DRILL_WORDS)}`,
  'iu',
);

const OF_SOMETHING_ELSE = new RegExp(
  wordOf([
    ...CASING_WORDS,
    ...CEMENT_WORDS,
    'fit',
    'lot',
    'xlot',
    'new formation',
    'new hole',
    'float',
    'plug',
    'bha',
  ]),
  'iu',
);

/** Whether a sentence without a size gives the end of the hole it is about: `The section is drilled to 1210 m`. */
export const saysEndOfHole = (text: string): boolean =>
  DRILLS.test(text) && !OF_SOMETHING_ELSE.test(text.replace(BELOW_TABLE, ' '));

const ENDS = new RegExp(`^${wordOf(SECTION_END_WORDS)}(?:${IN_WHAT})?\\s*:`, 'iu');
/** `Fin de phase dans la craie : 1210 m`, perhaps within a paragraph. */
export const labelsEndOfHole = (text: string): boolean => ENDS.test(text);

/** `610 m/TR`: below the rotary table, `table de rotation`; elsewhere `TR` is a string. */
const BELOW_TABLE = /(?<=\d\s?m\s?)\/\s?TR(?!\p{L})/gu;

const AT_THE_SHOE = 'the line has no string, so that its setting depth is the end of the section';

/** The end of a hole under its label, in an item of a list: `Phase 26", Cote finale 480 m, ...`. */
export function endsOfItem(text: string): ProseValue[] {
  const own = plainText(text)
    .split(/,(?!\d)|;/)
    .map((part) => part.trim());
  const parts = own
    .filter((part) => !STARTS_AT.test(part))
    .flatMap((part) => labelledPart('sections', part) ?? [])
    .filter(({ isUnclear, field }) => !isUnclear || field !== 'description');
  const hasEnd = parts.some(({ field }) => field.startsWith('td'));
  const isOfString = CASING_OF_ITEM.test(text);
  const shoes =
    hasEnd || isOfString
      ? []
      : own
          .flatMap((part) => labelledPart('casing', part) ?? [])
          .filter(({ field }) => field.startsWith('shoe'));
  const all = [...parts, ...shoes];
  if ((!hasEnd && shoes.length === 0) || new Set(all.map(({ field }) => field)).size < all.length) return [];
  return all.flatMap(({ field, value }): ProseValue[] => {
    const heading = headingOfField(field);
    const assumed = shoes.length > 0 && field !== 'description' ? { assumed: AT_THE_SHOE } : {};
    return heading === null ? [] : [{ kind: 'sections', heading, value, ...assumed }];
  });
}

/** `From MD 435 ft`: where a hole begins. */
const STARTS_AT =
  /^(?:depth )?(?:from|top|start|von|oben|van|boven|fra|topp|de|d[eé]but|haut|toit|desde|tope|topo|da|tetto)\b/iu;

const CASING_OF_ITEM = new RegExp(wordOf(CASING_WORDS), 'iu');

/** The values of a hole in its clause; an item of a list (`17 1/2" hole: KCl polymer, 1.10 SG`) needs no verb. */
export function valuesOfClause(
  clause: Clause,
  { isItem, speaksOfMud, opens }: { isItem: boolean; speaksOfMud: boolean; opens: boolean },
): ProseValue[] {
  if (clause.is === 'casing') return casingValues(clause, opens);
  const isEnd =
    clause.isShared !== true && (DRILL.test(clause.text) || isItem || (opens && isHoleItem(clause.text)));
  const read = isEnd ? depthValues('sections', clause.text) : [];
  const items =
    isItem && read.length === 0 && clause.isShared !== true
      ? endsOfItem(clause.text.replace(/^[^:]*?(?::|\s-\s)\s*/, ''))
      : [];
  if (items.length > 0) return [...items, ...mudValues(clause.text, isItem, speaksOfMud)];
  const depths = read;
  const name = depths.length > 0 ? nameOfHole(clause.text) : null;
  return [
    ...(name === null ? [] : [{ kind: 'sections' as const, heading: 'Section description', value: name }]),
    ...depths,
    ...mudValues(clause.text, isItem, speaksOfMud),
  ];
}

/** The values of a sentence below the title of a section, without its size. */
export function valuesOfSentence(text: string): ProseValue[] {
  const where = CEMENT_TOP.exec(text)?.groups?.['where']?.trim();
  return where === undefined ? [] : [{ kind: 'cement', heading: 'Top of cement', value: where }];
}
