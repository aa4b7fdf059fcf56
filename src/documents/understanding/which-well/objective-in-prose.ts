import type { KeyValue } from './key-values';
import { namesOtherWells, saysDrilled } from '../vocabulary/offset-wells';

/** `The objective is to produce gas from ...`, `Ziel der Bohrung ist ...`; the colon keeps the words as they are. */
const OBJECTIVES: readonly RegExp[] = [
  /(?<=^|\. )(?:The|Its) (?:(?:well|main|primary) )?(?:objective|purpose|aim) (?:of the well )?(?:is|was)(?::| to:?)? (?<said>[^.:]{12,})\.(?=\s|$)/u,
  /(?<=^|\. )(?:Son|L['\u2019])\s?objectif (?:du puits )?est(?: :| de)? (?<said>[^.:]{12,})\.(?=\s|$)/u,
  /(?<=^|\. )(?:El|Su) objetivo (?:del pozo )?es:? (?<said>[^.:]{12,})\.(?=\s|$)/u,
  /(?<=^|\. )Ziel der Bohrung ist:? (?<said>[^.:]{12,})\.(?=\s|$)/u,
  /(?<=^|\. )(?:Het )?[Dd]oel van de (?:put|boring) is:? (?<said>[^.:]{12,})\.(?=\s|$)/u,
  /(?<=^|\. )(?:Form\u00e5let|Hensikten|M\u00e5let) med (?:br\u00f8nnen|boringen) er(?::| \u00e5)? (?<said>[^.:]{12,})\.(?=\s|$)/u,
  /(?<=^|\. )O objetivo do po\u00e7o \u00e9:? (?<said>[^.:]{12,})\.(?=\s|$)/u,
  /(?<=^|\. )L['\u2019]obiettivo del pozzo \u00e8:? (?<said>[^.:]{12,})\.(?=\s|$)/u,
];
/** `Objective. Drain the flank of the field.`: the label of a paragraph, which needs no word for the well. */
const LABEL_OF_PARAGRAPH =
  /^(?:(?:Well |Main )?(?:[Oo]bjective|[Pp]urpose)|Objectif|Objetivo|Obiettivo|Zielsetzung|Doelstelling|Form\u00e5l)\. (?<said>\p{Lu}[^.:]{12,})\.(?=\s|$)/u;
/** The paragraph is about the whole well. */
const OF_THE_WELL =
  /\b(?:(?:the|this) well|le puits|el pozo|del? pozzo|[od]o po\u00e7o|de (?:put|boring)|producer|injector|appraisal|exploration)(?!\p{L})|der bohrung|br\u00f8nnen|boringen/iu;
/** Words for a part of the work, which has objectives of its own. */
const PART =
  /\b(?:casing|liner|section|hole|run|cement\w*|plug|shoe|mud|test|phase|cuvelage|sabot|zapata|entubar|fase|sectie|verbuizing|abschnitt|rohrtour|seksjon\w*|foringsr\u00f8r\w*)\b/i;

/** `Test the gas in the Rowan` is what a well is for. */
const isOfPart = (said: string): boolean => PART.test(said.replace(/^(?:to )?test(?= the\b)/i, ''));

/** `Linden-4 is a deviated well`: what the well is, and not what it is for. */
const DESCRIBES =
  /^(?:\S+\s){1,5}?(?:is|was|will be|ist|war|est|sera|es|ser\u00e1|er|\u00e8|\u00e9) (?:an?|eine?|een|et?|une?|una|uma?) /u;

/** A sentence or an item that may be an objective as it is. */
export const isPlainObjective = (text: string): boolean =>
  text.length >= 12 &&
  text.length <= 400 &&
  /\p{L}{3}.*\s\p{L}/u.test(text) &&
  !text.endsWith(':') &&
  !isOfPart(text) &&
  !DESCRIBES.test(text) &&
  !namesOtherWells(text) &&
  !saysDrilled(text);

/** The objective that a sentence gives in a paragraph about the well. */
export function objectiveOf(sentence: string): string | null {
  if (namesOtherWells(sentence) || saysDrilled(sentence)) return null;
  const said = OBJECTIVES.map((pattern) => pattern.exec(sentence)?.groups?.['said'])
    .find(Boolean)
    ?.trim();
  return said === undefined || isOfPart(said) || DESCRIBES.test(said)
    ? null
    : said.charAt(0).toUpperCase() + said.slice(1);
}

/** The objective of the well in a sentence. */
export function objectiveInProse(text: string): KeyValue[] {
  const labelled = LABEL_OF_PARAGRAPH.exec(text)?.groups?.['said'];
  if (text.length > 1500 || namesOtherWells(text) || saysDrilled(text)) return [];
  if (labelled === undefined && !OF_THE_WELL.test(text)) return [];
  const said = [labelled, ...OBJECTIVES.map((pattern) => pattern.exec(text)?.groups?.['said'])]
    .find(Boolean)
    ?.trim();
  return said === undefined || isOfPart(said) || DESCRIBES.test(said)
    ? []
    : [{ field: 'objective', value: said.charAt(0).toUpperCase() + said.slice(1) }];
}
