import type { Origin } from '../../facts';
import type { DocumentContent } from '../../readers/table';
import { fold } from '../words/fold';
import { objectiveBelowTitle } from './objective-below-title';
import { objectiveOf } from './objective-in-prose';
import { sentencesOf } from '../prose/sentences';
import type { Sentence } from '../prose/sentences';
import { originOfLine } from '../tables/row-reader';
import { namesOtherWells, saysDrilled } from '../vocabulary/offset-wells';
import type { HeaderField } from '../vocabulary/header';

interface HeaderSentence {
  field: Extract<HeaderField, 'wellType' | 'objective' | 'fieldName' | 'location'>;
  value: string;
  origin: Origin;
}

/** What a well is drilled for, as one of the words of its type. Folded. */
const PURPOSE =
  /^(?:producer|injector|exploration|appraisal|development|infill|wildcat|delineation|production|injection|(?:re)?injektor|produsent|producteur|injecteur|developpement|productor|inyector|exploratorio|exploracion|desarrollo|produtor|injetor|desenvolvimento|produttore|iniettore|esplorativo|sviluppo|(?:produktions|foerder|re?injektions|injektions|explorations|erkundungs|aufschluss|erweiterungs)bohrung|(?:productie|injectie|exploratie|evaluatie)(?:put|boring)|(?:produksjons|injeksjons|lete|avgrensnings|utvinnings)bronn)$/;
/** Other words of the type of a well. Folded. */
const WITH_PURPOSE =
  /^(?:oil|gas|water|condensate|deviated|horizontal|vertical|directional|slanted|high-angle|extended-reach|single|dual|platform|subsea|well|vertikale|horizontale|abgelenkte|verticale|gedevieerde|vertikal|avviket|pozo|puits|poco|pozzo|vertical|dirigido|de|d'|olje|gass|vannrett)$/;
const LINK =
  /^\s+(?:is|will be|ist|wird|wordt|er|blir|est|sera|es|\u00e8|\u00e9|ser\u00e1)(?:\s(?:planned|designed|intended|proposed|classified|geplant|gepland|planlagt|pr\u00e9vue?|planificado|planeado))?(?:\s(?:as|to be|als|som|comme|como))?\s(?:an?|eine?|een|en|et|un[ea]?|uma?)\s/u;
/** `Elm A-07 (Oil Producer)`: the title of the document. */
const IN_BRACKETS = /^\s*\((?<words>[^()]{4,40})\)\s*$/;

/** The words of a type of well that a text begins with; null if none says what the well is for. */
function typeAtStart(text: string): string | null {
  const words = text.split(/\s+/);
  const end = words.findIndex((word) => {
    const plain = fold(word.replace(/[.,;:]$/, ''));
    return !PURPOSE.test(plain) && !WITH_PURPOSE.test(plain);
  });
  const stop = words.findIndex((word) => /[.,;:]$/.test(word));
  const ends = [end, stop < 0 ? -1 : stop + 1].filter((at) => at >= 0);
  const own = words.slice(0, ends.length === 0 ? words.length : Math.min(...ends));
  const hasPurpose = own.some((word) => PURPOSE.test(fold(word.replace(/[.,;:]$/, ''))));
  return hasPurpose ? own.join(' ').replace(/[\s.,;:]+$|\s(?:de|d')$/g, '') : null;
}

/** What a text says behind the name of the well as its subject; null for a text about anything else. */
function behindName(text: string, well: string): string | null {
  const plain = text.replace(
    /^(?:The\s+)?(?:[Ww]ell|Bohrung|Die Bohrung|Put|Br\u00f8nn|Le puits|El pozo)\s+/,
    '',
  );
  return plain.startsWith(well) && !/^[\p{L}\d]/u.test(plain.slice(well.length))
    ? plain.slice(well.length)
    : null;
}

function typeOfWell(text: string, well: string): string | null {
  const behind = behindName(text, well);
  if (behind === null) return null;
  const words = IN_BRACKETS.exec(behind)?.groups?.['words'];
  if (words !== undefined) return typeAtStart(words) === words ? words : null;
  const link = LINK.exec(behind)?.[0];
  return link === undefined ? null : typeAtStart(behind.slice(link.length));
}

const AREA =
  /\b(?:offshore|onshore|sea|basin|gulf|shelf|bay|coast|county|province|mar|mer|golfo|golfe|cuenca|bassin)\b/i;
/** `Block PM-327, offshore Terengganu`, `UKCS Block 22/19b, central North Sea`. */
const BLOCK =
  /(?:(?:UKCS|NCS|OCS)\s)?(?:Block|Bloque|Bloc|Bloco|Blocco|Licen[cs]e|Permit|Permis|Permiso|Permesso|Konzession|Concession)\s(?=[\p{L}/-]*\d)[\p{L}\d./-]+,\s\p{L}[\p{L}' -]{3,40}(?:,\s\p{Lu}[\p{L}' -]{2,30})?(?=[.;]|$|,\s\p{Ll}+\s\d)/u;

const NAME = String.raw`(?<name>\p{Lu}[\p{L}'\u2019-]+(?:\s\p{Lu}[\p{L}'\u2019-]+){0,2})`;
const FIELDS: readonly RegExp[] = [
  new RegExp(
    String.raw`\bthe\s${NAME}\s(?:oil\s|gas\s)?field(?!\s?(?:strength|engineer|report|service|name))(?!\p{L})`,
    'gu',
  ),
  new RegExp(String.raw`\b(?:del?|en el)\s(?:campo|yacimiento)\s${NAME}`, 'gu'),
  new RegExp(String.raw`\b(?:im|des)\sFeld(?:es)?\s${NAME}`, 'gu'),
  new RegExp(String.raw`\b(?:du|le|au)\s(?:champ|gisement)\s(?:de\s)?${NAME}`, 'gu'),
];

/**
 * The type, the objective, the field and the block of the planned well in sentences about it, which are for a document without labels. Each is
 * the first that is given; a field only if no other is named.
 */
export function headerInSentences(
  documents: readonly { file: string; content: DocumentContent }[],
  well: string,
): HeaderSentence[] {
  const found: HeaderSentence[] = [];
  const take = (
    field: HeaderSentence['field'],
    value: string,
    file: string,
    { row, page, sheet, text }: Sentence,
  ) => {
    const line = {
      row,
      text,
      cells: [text],
      ...(page === undefined ? {} : { page }),
      ...(sheet === undefined ? {} : { sheet }),
    };
    const origin: Origin = {
      ...originOfLine(file, line, text),
      certainty: 'assumed',
      note: 'read from a sentence about the well',
    };
    found.push({ field, value, origin });
  };
  for (const { file, content } of documents) {
    const below = objectiveBelowTitle(content.lines);
    if (below !== null) take('objective', below.value, file, below.sentence);
    let isAboutWell = false;
    for (const sentence of sentencesOf(content.lines)) {
      const { text } = sentence;
      if (sentence.opens) isAboutWell = false;
      if (sentence.isRow || namesOtherWells(text) || saysDrilled(text)) continue;
      isAboutWell ||= behindName(text, well) !== null;
      const type = typeOfWell(text, well);
      if (type !== null) take('wellType', type, file, sentence);
      const objective = isAboutWell ? objectiveOf(text) : null;
      if (objective !== null) take('objective', objective, file, sentence);
      const block = isAboutWell ? BLOCK.exec(text)?.[0] : undefined;
      if (block !== undefined && AREA.test(block)) take('location', block.trim(), file, sentence);
      for (const pattern of FIELDS)
        for (const { groups } of text.matchAll(pattern))
          take('fieldName', groups?.['name'] ?? '', file, sentence);
    }
  }
  const fields = new Set(found.flatMap(({ field, value }) => (field === 'fieldName' ? [fold(value)] : [])));
  return found.filter(
    (one, at) =>
      found.findIndex(({ field }) => field === one.field) === at &&
      (one.field !== 'fieldName' || fields.size === 1),
  );
}
