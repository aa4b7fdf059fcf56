import type { ReviewPage, TablePlace, ValueCorrection } from '@/api/generated/model';
import { endsOfRun, isToEndOfColumn, linesOfRun, textOfRun, type Run } from './runs';
import type { WordRow } from './words';

/** Words that were chosen on a page, until the user says what they are. */
export interface ChosenWords {
  text: string;
  run: Run;
  place: Pick<ValueCorrection, 'page' | 'row' | 'from' | 'to' | 'last'>;
  /** The words before them in their row. */
  after: string;
  /** Where a chapter or a list begins with them. */
  at: TablePlace;
}

const longest = 120;

/** The place of a row, as corrections name it. A page that is called like its file is all of it. */
function placeOf({ name, form, number }: ReviewPage, row: number, document: string): TablePlace {
  if (name === document) return { row };
  return form === 'page' ? { page: number, row } : { sheet: name, row };
}

export function chosenWords(
  page: ReviewPage,
  document: string,
  rows: readonly WordRow[],
  run: Run,
): ChosenWords | null {
  const lines = linesOfRun(rows, run);
  const [line] = lines;
  const first = line?.words[0];
  const last = lines.at(-1)?.words.at(-1);
  if (!line || !first || !last) return null;
  const { words } = rows[endsOfRun(run).from.row] ?? line;
  const { row } = lines.at(-1) ?? line;
  const next = words[words.indexOf(last) + 1];
  const endsPiece = first.piece === last.piece && next?.piece !== last.piece;
  const ends =
    row > line.row
      ? { to: null, last: { row, to: isToEndOfColumn(rows, run) ? null : last.to } }
      : { to: endsPiece ? null : last.to };
  return {
    text: textOfRun(rows, run),
    run,
    place: { page: page.number, row: line.row, from: first.from, ...ends },
    after: words
      .slice(0, words.indexOf(first))
      .map(({ text }) => text)
      .join(' ')
      .slice(0, longest),
    at: placeOf(page, line.row, document),
  };
}

/** Whether the words are all of a cell of a sheet, which is pointed at as one. */
export const isWholeCell = ({ text, run }: ChosenWords): boolean =>
  run.row === run.endRow && run.anchor === run.end && /\S\s+\S/.test(text);

/** A part of the words that were chosen, by its text; null if they have no such part, or go over several rows. */
export function partOfWords(words: ChosenWords, text: string): ChosenWords | null {
  const all = words.text.split(/\s+/);
  const wanted = text.trim().split(/\s+/);
  const first = all.findIndex((_, at) => wanted.every((word, index) => all[at + index] === word));
  if (text.trim() === '' || first === -1 || words.place.last) return null;
  const end = first + wanted.length - 1;
  const from = words.place.from + first;
  return {
    ...words,
    text: wanted.join(' '),
    place: { ...words.place, from, to: end === all.length - 1 ? words.place.to : words.place.from + end },
    after: [words.after, ...all.slice(0, first)].join(' ').trim().slice(0, longest),
  };
}
