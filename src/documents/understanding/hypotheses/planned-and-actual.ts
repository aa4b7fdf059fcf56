import type { TextLine } from '../../readers/table';
import type { Columns } from '../tables/columns';
import { fold } from '../words/fold';
import type { ParsedHeading } from '../words/headings';

/** Reports of a well that has been drilled. */
const REPORT =
  /\b(?:(?:well|drilling) completion report|end[- ]of[- ](?:well|drilling)(?: report)?|eow ?r|(?:final|completion) (?:well|drilling|geological) report|final report|well (?:history|summary) report|post[- ](?:well|drill(?:ing)?)|as[- ](?:drilled|built)|wcr|abschlussbericht|endbericht|bohrlochakte|schichtenverzeichnis|eindrapport(?:age)?|boorrapport|putverslag|sluttrapport|borerapport|(?:rapport|dossier) (?:de )?fin(?:al)?(?: de (?:sondage|forage|puits))?|rapport de forage|informe (?:final|de fin)|reporte final|relatorio final|relazione (?:finale|di fine))/;
/** Documents of a well that is going to be drilled. */
const PROGRAMME =
  /\b(?:(?:drilling|well) (?:programme?|proposal|plan|prognosis)|programme?\b|prognosis|basis of (?:well )?design|permit|application|bohrprogramm|betriebsplan|bohrplanung|boorprogramma|werkprogramma|winningsplan|boreprogram|programme de (?:forage|sondage)|programa de (?:perforacion|perfuracao|pozo)|programma di perforazione|well path|plan ?\d)/;
const TITLE_LINES = 14;
const LONGEST_TITLE = 110;

/** Whether a document reports on a well that has been drilled, or plans one, by its titles; null if they say neither. */
export function isOfDrilledWell(lines: readonly TextLine[]): boolean | null {
  const titles = lines.slice(0, TITLE_LINES).filter(({ text }) => text.length <= LONGEST_TITLE);
  for (const { text } of titles) {
    if (REPORT.test(fold(text))) return true;
    if (PROGRAMME.test(fold(text))) return false;
  }
  return null;
}

const PLANNED =
  /\b(?:prognos\w*|planned|planlagt\w*|predicted|expected|forecast|proposed|estimated|programmed|soll|geplant\w*|gepland\w*|voorspeld\w*|verwacht\w*|prevue?s?|prevision\w*|pronostic\w*|previst[oa]s?|programad[oa]s?|estimad[oa]s?|estimee?s?)\b/;
const ACTUAL =
  /\b(?:actual|encountered|found|observed|as drilled|drilled|ist|angetroffen|erbohrt|tatsaechlich\w*|werkelijk\w*|aangetroffen|gerealiseerd\w*|faktisk\w*|reell?e?s?|rencontree?s?|real(?:es)?|encontrad[oa]s?|effettiv[oa]|incontrat[oa])\b/;
/** What else a heading of a depth may say. */
const DEPTH =
  /^(?:(?:md|ahd?|tvd|tvdss|ss|depths?|tops?|teufe|tiefe|oberkante|diepte|bovenkant|dybde|dyp|topp|profondeur|prof|cote|toit|profundidad|profundidade|tope|topo|profondita|tetto|of|formation|msl|below|from)(?: |$))*$/;

const isCase = (name: string, words: RegExp): boolean => words.test(name) && DEPTH.test(without(name, words));

const without = (name: string, words: RegExp): string => name.replace(words, ' ').replace(/\s+/g, ' ').trim();

export interface OwnCase {
  headings: ParsedHeading[];
  /** The columns without those of the other case, and with a mark if the document does not say what it is about. */
  settled: (columns: Columns) => Columns;
}

/**
 * Depths as prognosed next to depths as drilled: a report after drilling gives the actual ones, and a programme the planned ones.
 * If the document says neither, the planned ones are taken and marked.
 */
export function ownCase(headings: readonly ParsedHeading[], isDrilled: boolean | null): OwnCase {
  const planned = headings.map(({ name }) => isCase(name, PLANNED));
  const actual = headings.map(({ name }) => isCase(name, ACTUAL));
  const others = headings.map(
    ({ name }, at) => !planned[at] && !actual[at] && name !== '' && DEPTH.test(name),
  );
  const isBoth =
    planned.includes(true) && (actual.includes(true) || (isDrilled === true && others.includes(true)));
  if (!isBoth) return { headings: [...headings], settled: (columns) => columns };
  const [own, left, words] = isDrilled === true ? [actual, planned, ACTUAL] : [planned, actual, PLANNED];
  return {
    headings: headings.map((heading, at) => {
      const name = left[at] ? '' : own[at] ? without(heading.name, words) || 'depth' : heading.name;
      return name === heading.name ? heading : { ...heading, name, key: name.replaceAll(' ', '') };
    }),
    settled: (columns) =>
      Object.fromEntries(
        Object.entries(columns).flatMap(([field, use]) => {
          if (use && left[use.column] === true) return [];
          const isUnsure =
            isDrilled === null && use?.assumed === undefined && own[use?.column ?? -1] === true;
          return [[field, use && isUnsure ? { ...use, assumed: NOT_KNOWN } : use]];
        }),
      ),
  };
}

const NOT_KNOWN =
  'the table has prognosed and actual depths; the prognosed ones are used, because the title of the document does not say that the well has been drilled';
