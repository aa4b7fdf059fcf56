import { leadingUnit } from '../units/units';

/**
 * What counts as a value: a number with or without a unit in a separate cell or after a key, and in a sentence a number with a
 * unit, a fraction of an inch or a percentage. A date, a time, a page, the number of a heading, a figure or a revision, a standard, a
 * geographic coordinate, a year and a number that is part of a name (`15/9-F-12`, `L80`) do not count.
 */

const MONTH =
  '(?:jan|feb|fev|f\u00e9v|m[aä]r|mrt|maa|apr|avr|abr|may|mai|mei|jun|jui|jul|aug|ao[uû]|ago|sep|okt|oct|out|nov|de[czs]|ene|gen)[\\p{L}]*\\.?';

/** Removed before values are searched. */
const NO_VALUES = [
  new RegExp(
    String.raw`(?<![\d.,/])(?:(?:19|20)\d{2}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)?\d{2})(?![\d/])`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<!\d)\d{1,2}(?:st|nd|rd|th|\.)?[ -]${MONTH}[ ,-]*(?:(?:19|20)?\d{2})?(?![\d\p{L}])`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})${MONTH}[ -]+(?:\d{1,2}(?:st|nd|rd|th)?,?[ -]+)?(?:19|20)\d{2}(?!\d)`,
    'giu',
  ),
  /(?<![\d.,])\d{1,2}:\d{2}(?::\d{2})?(?![\d.,])/gu,
  /(?<!\p{L})(?:page|pagina|p[aá]gina|seite|side|sida|blad|blz|pag|sheet)\.?\s*:?\s*\d+(?:\s*(?:of|van|von|av|de|sur|\/)\s*\d+)?(?!\d)/giu,
  /(?<!\p{L})(?:table|tabel|tabelle|tabell|tableau|tabla|fig(?:ure|uur|ur|ura)?|abb(?:ildung)?|chapter|hoofdstuk|kapitel|section|sectie|paragraph|appendix|annex|bijlage|anhang|rev(?:ision|isie|isjon)?|version|versie|issue)\.?\s*(?:no|nr)?[.:#]?\s*\d+(?:[.-]\d+)*(?![\d./ ]*["\u2033\d])(?!\p{L})/giu,
  /(?<!\p{L})(?:API|ISO|NORSOK|NEN|DIN|EN|ASTM|IADC|NACE|OIML)[ -]*(?:RP|SPEC|TR|D|[A-Z])?[ -]*\d[\w./:-]*/gu,
  /\d+\s*\u00b0\s*\d+(?:[.,]\d+)?\s*['\u2032\u2019](?:\s*\d+(?:[.,]\d+)?\s*(?:["\u2033\u201d]|''))?\s*[NSEWOZ]?/giu,
  /[-+]?\d+(?:[.,]\d+)?\s*\u00b0\s*[NSEWOZ](?!\p{L})/gu,
];

const PLACEHOLDER =
  /^(?:[-\u2013\u2014.?]+|n\/?a|n\.?v\.?t\.?|k\. ?a\.?|tb[acd]|none|nil|null|nan|-999(?:\.25)?|-9999)$/i;

/** `15/9-F-12`, `2-10A`: a number followed by letters is part of a name. */
const NAME = /^[-+]?\d+(?:[./]\d+)?[-/_]?[A-Za-z]+[-_/]?\d|^\d+(?:\/\d+)*[-_/]\p{L}+[-_]/u;
const BEGINS_WITH_NUMBER =
  /^(?:[<>=\u2264\u2265~\u2248\u00b1(]|ca\.?|approx\.?|max\.?|min\.?)*\s*[-+\u2212\u2013]?\s*(?:[.,]?\d|[\u00bd\u00bc\u00be\u215b\u215c\u215d\u215e])/iu;
/** `1. Move rig`, `3) Cement`, `4 Run and cement casing`. */
const LIST_NUMBER = /^\d{1,2}(?:(?:\.\d{1,2})*[.)]\s+\p{L}{3,}|\s+\p{L}{2,}(?:\s+\S+){2,})/u;
const LONGEST_CELL = 40;

const NUMBER_IN_TEXT =
  /(?<![\p{L}\d_#/-]|\d[.,])[-+\u00b1]?(?:\d{1,3}(?:[ ,.']\d{3})+(?![\d])|\d+)(?:[.,]\d+)?(?:[ -]\d{1,2}\/(?:2|4|8|16|32|64)(?!\d)|\/(?:2|4|8|16|32|64)(?!\d))?/gu;
/** Names of units that are more often a word or a sign. */
const NO_UNIT = new Set(['-', 'none', 'n/a', 'a', 'd', 's', 'h', 'in']);
const SIZE_WORDS = /^\s*in\.?\s+(?:hole|casing|liner|section|bit|pipe|csg|conductor|od|id|x)\b/i;
const FRACTION = /\d\/(?:2|4|8|16|32|64)$/;

function withoutOthers(text: string): string {
  return NO_VALUES.reduce((left, pattern) => left.replace(pattern, ' '), text);
}

/** The number of values in a sentence or a title. */
export function valuesInText(text: string): number {
  if (!/\d/.test(text)) return 0;
  const left = withoutOthers(text);
  let count = 0;
  for (const match of left.matchAll(NUMBER_IN_TEXT)) {
    const rest = left.slice(match.index + match[0].length, match.index + match[0].length + 24);
    if (/^[-/_][\p{L}]/u.test(rest)) continue;
    const unit = leadingUnit(rest.trimStart());
    const isMeasured = unit !== null && !NO_UNIT.has(unit.toLowerCase());
    if (isMeasured || FRACTION.test(match[0]) || /^\s*[%\u2030]/.test(rest) || SIZE_WORDS.test(rest))
      count += 1;
  }
  return count;
}

/** Whether a cell contains a value: it starts with a number, or contains a number with a unit. */
export function isValueCell(cell: string): boolean {
  // A shortcut for the plain numbers of a survey, of which there are many.
  if (/^-?\d+(?:\.\d+)?$/.test(cell)) return cell !== '-999.25' && cell !== '-999' && cell !== '-9999';
  const text = cell.trim();
  if (!/[\d\u00bd\u00bc\u00be\u215b\u215c\u215d\u215e]/.test(text) || PLACEHOLDER.test(text)) return false;
  const left = withoutOthers(text).trim();
  const isShort = left.length <= LONGEST_CELL && !LIST_NUMBER.test(left);
  if (isShort && BEGINS_WITH_NUMBER.test(left)) return !NAME.test(left);
  return valuesInText(text) > 0;
}

/** Keys whose number is a name and not a measurement. */
const NAMING_KEY =
  /(?:^|[^\p{L}])(?:rev(?:ision|isie|isjon)?|version|versie|page|pagina|seite|sheet|doc(?:ument)?|report|date|datum|dato|fecha|issue|tel(?:ephone|efoon|efon)?|phone|fax|mob(?:ile)?|zip|job|order|contract|licen[cs]e|permit|block|project|copy|ref(?:erence)?|id|uwi|api|slot|version|year|jahr|jaar)\.?\s*(?:no|nr|number|nummer)?\.?\s*$/iu;

/** Whether the text after a key is a value: `pH: 9.5`, but not `Revision: 3`. */
export function isValueOf(key: string, value: string): boolean {
  return (
    !NAMING_KEY.test(key.replace(/[[(][^\])]*[\])]/g, ' ').replace(/[\s:=]+$/, '')) && isValueCell(value)
  );
}
