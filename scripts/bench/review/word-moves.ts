import type { DocumentCorrection, DocumentReview, ValueKindFields } from '@/api/generated/model';
import { fieldsOf, valueOfWords } from '@/features/review/value-of-words';
import { chosenWords } from '@/features/review/chosen-words';
import { runOfWord, textOfRun } from '@/features/review/runs';
import type { Run } from '@/features/review/runs';
import { wordRows } from '@/features/review/words';
import type { Choice } from './reviewed-set';
import type { Move } from './search';
import type { Situation } from './situation';
import { runsOfText } from './text-runs.ts';
import { gives, isBound, isText, isValue } from './wanted-values.ts';
import type { Wanted } from './wanted-values.ts';

/** A figure is at most so many words, and a size with what it is of. */
const FIGURE_WORDS = 2;
const SIZE_WORDS = 10;
/** How many places of one value are tried. */
const PLACES = 3;
/** A title is a short row at most so many rows above what is below it. */
const TITLE_WORDS = 9;
const TITLE_ABOVE = 6;

/** The answers to the open questions. */
export const answerMoves = ({ reviews }: Situation): Move<Choice>[] =>
  reviews.flatMap(({ document, review }) =>
    review.questions.flatMap(({ answers }) =>
      answers.map(({ corrections }): Move<Choice> => [{ document, corrections }]),
    ),
  );

/** What can be said of a whole document. */
export const documentMoves = ({ reviews }: Situation): Move<Choice>[] =>
  reviews.flatMap(({ document, review }) => {
    const said: Omit<Extract<DocumentCorrection, { kind: 'document' }>, 'kind'>[] = [
      ...review.wells.map((well) => ({ well })),
      { well: null },
      { decimalSign: '.' },
      { decimalSign: ',' },
      { lengthUnit: 'm' },
      { lengthUnit: 'ft' },
      { reference: 'drill floor' },
      { reference: 'sea level' },
      { reference: 'ground level' },
      { counts: !review.counts },
    ];
    return said.map((each): Move<Choice> => [{ document, corrections: [{ kind: 'document', ...each }] }]);
  });

interface Place {
  wanted: Wanted;
  page: DocumentReview['pages'][number];
  run: Run;
  rows: ReturnType<typeof wordRows>;
  kind: ValueKindFields;
  field: ValueKindFields['fields'][number];
  unit: string | null;
}

/** Where the missing values are written, and what pointing there can say of them. */
export function* placesOf({ missing }: Pick<Situation, 'missing'>, review: DocumentReview): Generator<Place> {
  for (const page of review.pages) {
    const rows = wordRows(page);
    for (const wanted of missing)
      for (const kind of review.value_kinds ?? [])
        for (const field of fieldsOf(kind))
          if (gives(kind.kind, field.field, wanted.field))
            for (const { run, unit } of runsOf(rows, wanted, kind, field))
              yield { wanted, page, run, rows, kind, field, unit };
  }
}

/** The runs of words that are a value: first as written, then in each unit of the field. */
function* runsOf(
  rows: Place['rows'],
  wanted: Wanted,
  kind: ValueKindFields,
  field: Place['field'],
): Generator<{ run: Run; unit: string | null }> {
  if (isText(wanted)) {
    for (const run of runsOfText(rows, String(wanted.value))) yield { run, unit: null };
    return;
  }
  if (isBound(wanted)) yield* runsOfRanges(rows, wanted, kind, field);
  for (const [row, { words }] of rows.entries())
    for (const anchor of words.keys())
      for (let end = anchor; end < Math.min(words.length, anchor + longestOf(wanted)); end += 1) {
        const run = { row, anchor, endRow: row, end };
        const text = textOfRun(rows, run);
        const unit = [null, ...field.units].find((each) => isValue(text, each, wanted, kind.kind, field));
        if (unit !== undefined) yield { run, unit };
      }
}

const RANGE = /^[\d.,]+ ?(?:[-\u2013\u2014/]|to|bis|tot|til|\u00e0|a) ?[\d.,]+(?: [^\d\s]+)?$/;
const RANGE_WORDS = 4;

/** Both ends of a range with its unit, of which a value is one. */
function* runsOfRanges(
  rows: Place['rows'],
  wanted: Wanted,
  kind: ValueKindFields,
  field: Place['field'],
): Generator<{ run: Run; unit: string | null }> {
  for (const [row, { words }] of rows.entries())
    for (const anchor of words.keys())
      for (let end = Math.min(words.length, anchor + RANGE_WORDS) - 1; end >= anchor; end -= 1) {
        const run = { row, anchor, endRow: row, end };
        const text = textOfRun(rows, run);
        const units = RANGE.test(text) ? [null, ...field.units] : [];
        const unit = units.find((each) => isValue(text, each, wanted, kind.kind, field));
        if (unit !== undefined) yield { run, unit };
      }
}

const longestOf = ({ value }: Wanted): number => (typeof value === 'number' ? FIGURE_WORDS : SIZE_WORDS);

/** Each missing value of the well itself, pointed at where it is written. */
export const headerMoves = (situation: Situation): Move<Choice>[] =>
  valueMoves({ ...situation, missing: situation.missing.filter(({ of }) => of === null) });

/** Each missing value, pointed at where it is written. */
export function valueMoves(situation: Pick<Situation, 'missing' | 'reviews'>): Move<Choice>[] {
  const tried = new Map<Wanted, number>();
  return situation.reviews.flatMap(({ document, review }) => {
    const moves: Move<Choice>[] = [];
    for (const { wanted, page, run, rows, kind, field, unit } of placesOf(situation, review)) {
      const count = tried.get(wanted) ?? 0;
      const words = count < PLACES ? chosenWords(page, review.document, rows, run) : null;
      if (!words) continue;
      tried.set(wanted, count + 1);
      const said = { field, of: wanted.of ?? '', unit, reference: null };
      const correction = valueOfWords(words, kind, said);
      moves.push([{ document, corrections: [correction] }]);
    }
    return moves;
  });
}

/** Lines with which the chapter or the list of a section begins: short ones above missing values of it. */
export function sectionMoves(situation: Situation): Move<Choice>[] {
  return situation.reviews.flatMap(({ document, review }) => {
    const found = new Map<string, Choice>();
    for (const { wanted, page, run, rows } of placesOf(situation, review)) {
      const of = wanted.of?.replace(/, .*/, '') ?? '';
      if (!/ (?:hole|casing)$/.test(of)) continue;
      for (let row = run.row; row >= Math.max(0, run.row - TITLE_ABOVE); row -= 1) {
        if ((rows[row]?.words.length ?? 0) > TITLE_WORDS) continue;
        const words = chosenWords(page, review.document, rows, runOfWord({ row, at: 0 }));
        if (words)
          found.set(JSON.stringify([words.at, of]), {
            document,
            corrections: [{ kind: 'section', at: words.at, of }],
          });
      }
    }
    return [...found.values()].map((choice): Move<Choice> => [choice]);
  });
}
