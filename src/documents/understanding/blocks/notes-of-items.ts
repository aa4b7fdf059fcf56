import { isBulleted, withoutBullet } from '../../readers/list-marks';
import type { TextLine } from '../../readers/table';
import { fold } from '../words/fold';
import { parseHeading } from '../words/headings';
import { VOCABULARY, fieldsNamed } from '../words/vocabulary';
import type { Kind } from '../words/vocabulary';
import type { Entry } from './block-entries';
import { cellsOf, isKnownKey, pairsOf } from './block-pairs';
import { opensBlock, subtitleOf } from './block-titles';

/** The heading of notes that every kind of item has. */
export const NOTES = 'Notes';

/** The items of a section that have notes. */
const NOTED: ReadonlySet<Kind> = new Set<Kind>(['casing', 'cement', 'mud', 'logging', 'pressureTests']);

const MUD = VOCABULARY.find(({ kind }) => kind === 'mud');

/** Between a word for notes and the item that they are about: `Bemerkungen zur Zementation`. Folded. */
const BETWEEN =
  /^(?:on|of|for|about|to|the|zur?|zum|der|des|dem|die|ueber|fuer|over|bij|van|voor|het|om|til|for|av|sur|de|du|la|le|les|pour|sobre|del|el|los|las|para|programme?|programma|programa|operations?|job)$/;

const isWordForNotes = (word: string): boolean =>
  MUD !== undefined && fieldsNamed(MUD, parseHeading(word).key).some(({ field }) => field === 'notes');

/** `Spuelungsbemerkungen`, `Sementmerknader`: the item and its notes in one word. Folded. */
const IN_ONE_WORD =
  /^(?<item>\p{L}{4,}?)s?(?:bemerkung|anmerkung|hinweis|opmerking|merknad|kommentar)(?:en|er|e)?$/u;

/** The kind of the item that a label gives notes of; null for any other label. `subtitle` is what the label is below. */
export function kindOfNotes(label: string, subtitle: Kind | null): Kind | null {
  const words = fold(label)
    .replace(/[\s:=.-]+$/, '')
    .split(/[\s/]+/)
    .filter((word) => word !== '' && !BETWEEN.test(word));
  const others = words.filter((word) => !isWordForNotes(word));
  const item = IN_ONE_WORD.exec(words.join(' '))?.groups?.['item'];
  if (item === undefined && others.length === words.length) return null;
  const said = item ?? others.join(' ');
  const kind = said === '' ? subtitle : subtitleOf(said);
  return kind !== null && NOTED.has(kind) ? kind : null;
}

/** `Remarks:` alone in its line, above the notes. */
export const isLabelOfNotes = (text: string): boolean =>
  /^\s*\p{L}[\p{L} ]{2,40}:\s*$/u.test(text) &&
  text.trim().split(/\s+/).length < 5 &&
  kindOfNotes(text, 'mud') !== null;

/** `Comments` without a colon, as the title of the notes of each section. */
export const isTitleOfNotes = ({ text, cells }: TextLine): boolean =>
  cells.length === 1 && /\p{L}\s*$/u.test(text) && isLabelOfNotes(`${text.trim()}:`);

/** In place of notes. Folded. */
const NONE =
  /^(?:none|nil|n\/?a|no|geen|keine?|ingen|aucune?|neant|ningun[ao]?|nenhum[a]?|nessun[ao]?|[-\u2013\u2014]+)\.?$/;

interface NotesOfItem {
  entry: Entry;
  /** How many lines they have. */
  count: number;
}

/** The notes that begin in a line, up to the next title, pair or paragraph; null if none do. */
export function notesAt(
  lines: readonly TextLine[],
  at: number,
  subtitle: Kind | null,
  isTitle: (line: TextLine) => boolean,
): NotesOfItem | null {
  const line = lines[at];
  if (!line) return null;
  const isAlone = isLabelOfNotes(line.text) || isTitleOfNotes(line);
  const [pair] = isAlone ? [] : pairsOf(line);
  const label = isAlone ? line.text : (pair?.key ?? '');
  const kind = kindOfNotes(label, subtitle);
  if (kind === null) return null;
  const begin = pair ? line.text.slice(Math.max(0, line.text.indexOf(pair.value))) : '';
  const below = linesBelow(lines, at, isAlone, isTitle);
  const text = [plain(begin), ...below.map(({ text: own }) => own)].reduce(joinedNotes);
  if (text === '' || NONE.test(fold(text))) return null;
  const before = lines[at - 1];
  const isApart = before?.page === line.page && line.row - (before?.until ?? before?.row ?? line.row) > 1;
  const place = {
    row: line.row,
    column: pair?.place.column ?? 0,
    ...(line.page === undefined ? {} : { page: line.page }),
    ...(isAlone || isApart ? { assumed: BELOW_ITEM } : {}),
  };
  return { entry: { kind, heading: NOTES, value: text, place }, count: 1 + below.length };
}

const BELOW_ITEM = 'the remarks below the item are read as its own';

/** Notes of an item that neither their label nor a title names. */
export const asAssumedNotes = (entry: Entry): Entry => ({
  ...entry,
  place: { ...entry.place, assumed: entry.place.assumed ?? BELOW_ITEM },
});

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Notes and what follows them, as another item of a list or the rest of a line. */
export function joinedNotes(text: string, next: string): string {
  const own = withoutBullet(next);
  if (text === '') return own;
  return isBulleted(next) && !/[.:;,]$/.test(text) ? `${text}; ${own}` : `${text} ${own}`;
}

/** The lines that the notes go on in. */
function linesBelow(
  lines: readonly TextLine[],
  at: number,
  isList: boolean,
  isTitle: (line: TextLine) => boolean,
): TextLine[] {
  const found: TextLine[] = [];
  let last = lines[at];
  for (const line of lines.slice(at + 1)) {
    const isFirst = found.length === 0 && isList;
    const isNext =
      last !== undefined &&
      line.sheet === last.sheet &&
      line.page === last.page &&
      line.row - (last.until ?? last.row) <= 1;
    const isOwnThing = isTitle(line) || opensBlock(withoutBullet(line.text)) || isKnownPair(line);
    if (!last || !isNext || isOwnThing) break;
    const goesOn = isBulleted(line.text) ? isList : isFirst || isRest(last.text, line);
    if (!goesOn) break;
    found.push({ ...line, text: plain(line.text) });
    last = line;
  }
  return found;
}

/** Whether a line is the rest of the one above. */
const isRest = (above: string, { text, cells }: TextLine): boolean =>
  cells.length === 1 &&
  (/^\s*[\p{Ll}(]/u.test(text) || (above.length >= BROKEN_FROM && !/[.:;!?]\s*$/.test(above)));

/** A shorter line was not broken at the edge of the page. */
const BROKEN_FROM = 60;

const isKnownPair = (line: TextLine): boolean =>
  pairsOf(line).some(({ key }) => isKnownKey(key) || kindOfNotes(key, 'mud') !== null) ||
  cellsOf(line).length > 2;
