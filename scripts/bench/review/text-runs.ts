import { isInColumnOf } from '@/domain/wrapped-text';
import { textOfRun } from '@/features/review/runs';
import type { Run } from '@/features/review/runs';
import type { Word, WordRow } from '@/features/review/words';
import { plain } from './wanted-values.ts';

const across = ({ piece: { box, column } }: Word) => ({ x: box.x, width: box.width, column });

/** The runs of words that are a text: in one row, over the rows of a column, or over whole rows. */
export function* runsOfText(rows: readonly WordRow[], text: string): Generator<Run> {
  const wanted = plain(text);
  if (wanted === '') return;
  for (const [row, { words }] of rows.entries())
    for (const [anchor, word] of words.entries()) {
      const begins = plain(word.text);
      if (begins === '' || !wanted.startsWith(begins)) continue;
      const isBelow = isInColumnOf(across(word), across(word));
      const runs = [(each: Word) => isBelow(across(each)), () => true].flatMap((isOf) => {
        const end = endOfText(rows, { row, anchor }, wanted, isOf);
        if (!end) return [];
        // `3 %.` ends with a sign.
        const next = rows[end.row]?.words[end.at + 1]?.text ?? '';
        const isSign = plain(next) === '' && next !== '' && text.endsWith(next);
        return [{ row, anchor, endRow: end.row, end: isSign ? end.at + 1 : end.at }];
      });
      const found = runs.find((run) => plain(textOfRun(rows, run)) === wanted);
      if (found) yield found;
    }
}

/** Where a text ends that begins with a word and goes on in words of its column; null if it is another text. */
function endOfText(
  rows: readonly WordRow[],
  from: { row: number; anchor: number },
  wanted: string,
  isOf: (word: Word) => boolean,
): { row: number; at: number } | null {
  let found = '';
  for (let row = from.row; row < rows.length; row += 1)
    for (const [at, word] of rows[row]!.words.entries()) {
      if (row === from.row && at < from.anchor) continue;
      if (!isOf(word)) continue;
      found += plain(word.text);
      if (found === wanted) return { row, at };
      if (!wanted.startsWith(found)) return null;
    }
  return null;
}
