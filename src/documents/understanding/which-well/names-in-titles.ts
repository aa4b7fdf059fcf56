import { fold, foldName } from '../words/fold';
import { VOCABULARY, fieldsNamed } from '../words/vocabulary';
import { NUMBERED_THINGS, isTitleWord } from '../vocabulary/title-words';
import { wellTokens } from './well-names';

const MOST_WORDS = 5;

/** A word of a name: `Harrow`, `22-3H`, `35/10-X`, `#14`; the last one has a figure or follows one with a slash. */
const NAME_WORD = /^(?:#?\d{1,4}[\w/-]*|[A-Z\p{Lu}](?:[\p{L}\d'/-]|\.(?=[\p{L}\d]))*)$/u;
const FIGURED = /\d/;
/** `12/03/2021`, `2021-03-04`, `2021`, `1,650'`, `18"`, `3.5`. */
const NO_FIGURE_OF_A_NAME =
  /^(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|(?:19|20)\d\d(?:-\d\d(?:-\d\d)?)?|\d{1,2}-\d{1,2}\/\d{1,2}|\d{1,2}\/\d{1,2}|\d+(?:st|nd|rd|th))$/;
/** After the figure of a name: `A`, `ST1`, `H`. */
const BORE_MARK = /^(?:[A-Z]\d?|ST-?\d|[ST]\d|Z\d?|TH-?\d)$/;
const UNIT =
  /^(?:m|ft|in|mm|km|sx|psi|bar|ppg|of|\d+\/\d+\S*|days?|hrs?|hours?|%|usft|m3|bbl|kg|t|to|-|\u2013)$/i;

/** Between two words of a name: `Loma del Sur 7`. */
const PARTICLE = /^(?:de|del|do|da|dos|das|la|el|los|las|le|les|du|des|di|van|der|den|am|im|an|zum)$/;

/** Where the capitalised words begin that end at a place. */
function startOf(words: readonly string[], end: number): number {
  let from = end;
  while (from > 0 && end - from < MOST_WORDS - 1 && isOwnWord(words[from - 1] ?? '')) from -= 1;
  return from;
}

/**
 * The parts of a text that may be a well's name: capitalised words ending with one that has a figure; with a particle between
 * them, if that is known to be the whole name.
 */
export function namesInTitle(title: string, isWhole: (name: string) => boolean = () => false): string[] {
  const names: string[] = [];
  // `Unit No. 214` is `Unit #214`.
  const text = title
    .replace(/\bno\.\s?(?=\d)/gi, '#')
    // `Gewicht 1,2`: a decimal.
    .replace(/(?<=\s\d{1,3}),(?=\d)/g, '.');
  for (const part of text.split(/\s{2,}|\t|[;|:,"()]|\s[-\u2013\u2014]\s|[.](?=\s|$)/)) {
    const words = part.trim().split(/\s+/);
    const at = words.findIndex(
      (word, place) =>
        FIGURED.test(word) &&
        NAME_WORD.test(word) &&
        !NO_FIGURE_OF_A_NAME.test(word) &&
        !isDimensions(words, place),
    );
    if (at === -1 || UNIT.test(words[at + 1] ?? '')) continue;
    let from = startOf(words, at);
    const until = BORE_MARK.test(words[at + 1] ?? '') ? at + 2 : at + 1;
    const longer = PARTICLE.test(words[from - 1] ?? '') ? startOf(words, from - 1) : from;
    if (longer < from - 1 && isWhole(words.slice(longer, until).join(' '))) from = longer;
    const before = plainWord(words[from - 1] ?? '');
    if (
      NUMBERED_THINGS.has(before) ||
      words.slice(from, at + 1).some((word) => NUMBERED_THINGS.has(plainWord(word)))
    )
      continue;
    if (namesQuantity(words.slice(from, at).join(' '))) continue;
    const name = words.slice(from, until).join(' ');
    if (/\p{L}/u.test(name) && wellTokens(name).length >= 2) names.push(name);
  }
  return names;
}

/** `3D seismic`, `2D`; `Bank 2D` is a well. */
const isDimensions = (words: readonly string[], at: number): boolean =>
  /^[234]D$/.test(words[at] ?? '') &&
  (!isOwnWord(words[at - 1] ?? '') ||
    /^(?:seismi|survey|model|view|data|line|sismi)/i.test(words[at + 1] ?? '') ||
    /seismi|sismi/i.test(words[at - 1] ?? ''));

/** `Dichte 1`, `Weight 2`: the label of a value that has a unit. A depth may have the name of a place: `Nord`. */
const namesQuantity = (words: string): boolean =>
  words !== '' &&
  VOCABULARY.some((kind) =>
    fieldsNamed(kind, foldName(words)).some(({ field }) => {
      const quantity = kind.fields[field]?.quantity ?? null;
      return quantity !== null && quantity !== 'length';
    }),
  );

const plainWord = (word: string) => fold(word).replace(/[^a-z0-9]/g, '');

/** `Bank`, `LOBO`; words of the title and numbered things end a name on the left. */
const isOwnWord = (word: string): boolean =>
  NAME_WORD.test(word) && !FIGURED.test(word) && !isTitleWord(plainWord(word));
