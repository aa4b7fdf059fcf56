import type { Origin } from '../../facts';
import type { DocumentContent, TextLine } from '../../readers/table';
import { fold } from '../words/fold';
import { namesInTitle } from './names-in-titles';
import { originOfLine } from '../tables/row-reader';
import { namesOtherWells, saysDrilled } from '../vocabulary/offset-wells';
import { isTitleWord } from '../vocabulary/title-words';
import { namesWell, sameWell, wellTokens } from './well-names';

interface TitledDocument {
  file: string;
  content: DocumentContent;
}

interface NameInTitle {
  name: string;
  file: string;
  line: TextLine;
}

/** From a document, a sheet or a page. */
const TITLE_LINES = 6;
const LONGEST_PART = 140;

function titleLines({ lines }: DocumentContent): TextLine[] {
  const places = Map.groupBy(lines, ({ sheet, page }) => `${sheet ?? ''}|${page ?? ''}`);
  return [...places.values()].flatMap((own) => own.toSorted((a, b) => a.row - b.row).slice(0, TITLE_LINES));
}

const isOfOthers = (text: string) => namesOtherWells(text) || saysDrilled(text) || /\boffset\b/i.test(text);

const candidatesOf = ({ file, content }: TitledDocument, isWhole: (name: string) => boolean): NameInTitle[] =>
  titleLines(content)
    .filter(({ text }) => !isOfOthers(text))
    .flatMap((line) =>
      line.text.length > LONGEST_PART && line.cells.length < 2
        ? namesInTitle(line.text.slice(0, LONGEST_PART).replace(/\S*$/, ''), isWhole)
            .slice(0, 1)
            .map((name) => ({ name, file, line }))
        : (line.cells.length > 1 ? line.cells : [line.text])
            .flatMap((text) => namesInTitle(text, isWhole))
            .map((name) => ({ name, file, line })),
    );

const DOCUMENT_LABEL =
  /^\s*(?:doc(?:ument)?|report|ref(?:erence)?|project|dokument|bericht|rapport|documento|informe)[\s.]*(?:no|nr|number|num\u00e9ro|numero|nummer|id|ref|code|#)?[\s.:#]*$/i;

/** Whether a line gives the name as the number of a document: `Document no: AB-BOD-001`. */
const isNumberOfDocument = ({ name, line: { text } }: NameInTitle): boolean => {
  const at = text.indexOf(name);
  return at > 0 && DOCUMENT_LABEL.test(text.slice(0, at));
};

/** Whether a file name contains the name, or the end of it that identifies the well: `Z2` of `Eulenmoor Z2`. */
function isInFileName(file: string, name: string): boolean {
  const words = name.split(/[\s]+/);
  return words.some((_, from) => {
    const end = words.slice(from).join(' ');
    const tokens = wellTokens(end);
    return tokens.length >= 2 && tokens.some((token) => /[a-z]/.test(token)) && namesWell(file, end);
  });
}

const FROM_TITLE = { certainty: 'assumed', note: 'only the title of the document names the well' } as const;

/** A title that says what the document is: a programme, or about a well or a part of it. Folded. */
const KIND_OF_DOCUMENT =
  /program|cement|zement|sement|ciment|casing|rohr|verbuiz|foring|tubage|cuvelage|mud|spuel|spoel|boue|formation|formati|formasjon|stratigra|schicht|geolog|design|ontwerp|(?<![a-z])(?:plan[os]?|proposal|prognos[ei]s?|well|wellbore|puits|pozos?|bohrung|put|bronn|boring|poco|pozzo|sondage)(?![a-z])/;

/** Whether a document begins with a line of the name, its kind and no other word: `PROGRAMME DE FORAGE Puits Gravelle-3`. */
function isOfDocument({ name, file, line }: NameInTitle, documents: readonly TitledDocument[]): boolean {
  const lines = documents.find((document) => document.file === file)?.content.lines ?? [];
  const first = lines.find(({ text }) => /\p{L}{2}/u.test(text));
  if (first !== line || !line.text.includes(name)) return false;
  const words = fold(line.text.replace(name, ' ')).match(/[\p{L}\d]+/gu) ?? [];
  return (
    KIND_OF_DOCUMENT.test(words.join(' ')) && words.every((word) => isTitleWord(word) || PARTICLES.has(word))
  );
}

const PARTICLES: ReadonlySet<string> = new Set(
  'de du des del da do di dei la le der fur voor for til'.split(' '),
);

/**
 * The well in titles, page heads and first sentences, if no label names one and it is clear: a file name contains
 * it too, or two lines or two files name it. Without such a name, the one in the first line of a document is assumed.
 * Several equally clear names give none.
 */
export function wellOfTitles(
  documents: readonly TitledDocument[],
): { name: string; origin: Origin } | { several: string[] } | null {
  const isWhole = (name: string) => documents.some(({ file }) => namesWell(file, name));
  const all = documents.flatMap((document) => candidatesOf(document, isWhole));
  const found = all.filter(
    ({ name }) => !all.some((other) => sameWell(other.name, name) && isNumberOfDocument(other)),
  );
  const inFiles = found.filter(({ name }) => documents.some(({ file }) => isInFileName(file, name)));
  const twice = found.filter(({ name, file, line }) =>
    found.some(
      (other) =>
        other.line !== line &&
        (other.file !== file || other.line.text !== line.text) &&
        sameWell(other.name, name),
    ),
  );
  const clear = inFiles.length > 0 ? inFiles : twice;
  const isAssumed = clear.length === 0;
  const plain = isAssumed ? found.filter((one) => isOfDocument(one, documents)) : clear;
  const longest = plain.toSorted((a, b) => wellTokens(b.name).length - wellTokens(a.name).length)[0];
  if (!longest) return null;
  if (!plain.every(({ name }) => sameWell(name, longest.name)))
    return { several: [...new Set(plain.map(({ name }) => name))] };
  return {
    name: longest.name,
    origin: originOfLine(longest.file, longest.line, longest.name, isAssumed ? FROM_TITLE : {}),
  };
}
