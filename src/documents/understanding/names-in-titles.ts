import type { Origin } from '../facts';
import type { DocumentContent, TextLine } from '../readers/table';
import { fold } from './fold';
import { originOfLine } from './row-reader';
import { namesOtherWells } from './vocabulary/offset-wells';
import { NUMBERED_THINGS, TITLE_WORDS } from './vocabulary/title-words';
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
const MOST_WORDS = 5;

/** A word of a name: `Harrow`, `22-3H`, `35/10-X`, `#14`; the last one has a figure or follows one with a slash. */
const NAME_WORD = /^(?:#?\d{1,4}[\w/-]*|[A-Z\p{Lu}][\p{L}\d'/-]*)$/u;
const FIGURED = /\d/;
/** `12/03/2021`, `2021-03-04`, `2021`, `1,650'`, `18"`, `3.5`. */
const NO_FIGURE_OF_A_NAME =
  /^(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|(?:19|20)\d\d(?:-\d\d(?:-\d\d)?)?|\d{1,2}-\d{1,2}\/\d{1,2}|\d{1,2}\/\d{1,2}|[234]D|\d+(?:st|nd|rd|th))$/;
/** After the figure of a name: `A`, `ST1`, `H`. */
const BORE_MARK = /^(?:[A-Z]\d?|ST-?\d|[ST]\d|Z\d?|TH-?\d)$/;
const UNIT =
  /^(?:m|ft|in|mm|km|sx|psi|bar|ppg|of|\d+\/\d+\S*|days?|hrs?|hours?|%|usft|m3|bbl|kg|t|to|-|\u2013)$/i;

/** The parts of a text that may be a well's name: capitalised words ending with one that has a figure. */
export function namesInTitle(text: string): string[] {
  const names: string[] = [];
  for (const part of text.split(/\s{2,}|\t|[;|:,"()]|\s[-\u2013\u2014]\s|[.](?=\s|$)/)) {
    const words = part.trim().split(/\s+/);
    const at = words.findIndex(
      (word) => FIGURED.test(word) && NAME_WORD.test(word) && !NO_FIGURE_OF_A_NAME.test(word),
    );
    if (at === -1 || UNIT.test(words[at + 1] ?? '')) continue;
    let from = at;
    while (from > 0 && at - from < MOST_WORDS - 1 && isOwnWord(words[from - 1] ?? '')) from -= 1;
    const before = plainWord(words[from - 1] ?? '');
    if (
      NUMBERED_THINGS.has(before) ||
      words.slice(from, at + 1).some((word) => NUMBERED_THINGS.has(plainWord(word)))
    )
      continue;
    const until = BORE_MARK.test(words[at + 1] ?? '') ? at + 2 : at + 1;
    const name = words.slice(from, until).join(' ');
    if (/\p{L}/u.test(name) && wellTokens(name).length >= 2) names.push(name);
  }
  return names;
}

const plainWord = (word: string) => fold(word).replace(/[^a-z0-9]/g, '');

/** `Bank`, `LOBO`; words of the title and numbered things end a name on the left. */
const isOwnWord = (word: string): boolean =>
  NAME_WORD.test(word) && !FIGURED.test(word) && !TITLE_WORDS.has(plainWord(word));

function titleLines({ lines }: DocumentContent): TextLine[] {
  const places = Map.groupBy(lines, ({ sheet, page }) => `${sheet ?? ''}|${page ?? ''}`);
  return [...places.values()].flatMap((own) => own.toSorted((a, b) => a.row - b.row).slice(0, TITLE_LINES));
}

const isOfOthers = (text: string) => namesOtherWells(text) || /\boffset\b/i.test(text);

const candidatesOf = ({ file, content }: TitledDocument): NameInTitle[] =>
  titleLines(content)
    .filter(({ text }) => !isOfOthers(text))
    .flatMap((line) =>
      line.text.length > LONGEST_PART && line.cells.length < 2
        ? namesInTitle(line.text.slice(0, LONGEST_PART).replace(/\S*$/, ''))
            .slice(0, 1)
            .map((name) => ({ name, file, line }))
        : (line.cells.length > 1 ? line.cells : [line.text])
            .flatMap(namesInTitle)
            .map((name) => ({ name, file, line })),
    );

/** Whether a file name contains the name, or the end of it that identifies the well: `Z2` of `Eulenmoor Z2`. */
function isInFileName(file: string, name: string): boolean {
  const words = name.split(/[\s]+/);
  return words.some((_, from) => {
    const end = words.slice(from).join(' ');
    const tokens = wellTokens(end);
    return tokens.length >= 2 && tokens.some((token) => /[a-z]/.test(token)) && namesWell(file, end);
  });
}

/**
 * The well in titles, page heads and first sentences, if no label names one and it is clear: the file name contains
 * it too, or two lines name it. Several equally clear names give none.
 */
export function wellOfTitles(
  documents: readonly TitledDocument[],
): { name: string; origin: Origin } | { several: string[] } | null {
  const found = documents.flatMap(candidatesOf);
  const inFiles = found.filter(({ name }) => documents.some(({ file }) => isInFileName(file, name)));
  const twice = found.filter(({ name, file, line }) =>
    found.some(
      (other) =>
        other.line !== line &&
        other.file === file &&
        other.line.text !== line.text &&
        sameWell(other.name, name),
    ),
  );
  const plain = inFiles.length > 0 ? inFiles : twice;
  const longest = plain.toSorted((a, b) => wellTokens(b.name).length - wellTokens(a.name).length)[0];
  if (!longest) return null;
  if (!plain.every(({ name }) => sameWell(name, longest.name)))
    return { several: [...new Set(plain.map(({ name }) => name))] };
  return { name: longest.name, origin: originOfLine(longest.file, longest.line, longest.name) };
}
