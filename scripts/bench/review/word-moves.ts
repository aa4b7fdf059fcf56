import type { DocumentCorrection, DocumentReview, ValueKindFields } from '@/api/generated/model';
import { parseInches } from '@/domain/inches';
import { SIZE, plainText, sizeIn } from '@/documents/understanding/prose/quantities';
import { fieldsOf, valueOfWords } from '@/features/review/value-of-words';
import { chosenWords } from '@/features/review/chosen-words';
import { runOfWord, textOfRun } from '@/features/review/runs';
import type { Run } from '@/features/review/runs';
import { wordRows } from '@/features/review/words';
import type { Choice } from './reviewed-set';
import type { Move } from './search';
import type { Situation } from './situation';
import { runsOfText } from './text-runs.ts';
import { gives, isBound, isText, isValue, plain } from './wanted-values.ts';
import type { Wanted } from './wanted-values.ts';

/** A figure is at most so many words, and a size with what it is of. */
const FIGURE_WORDS = 2;
const SIZE_WORDS = 10;
/** How many places of one value are tried. */
const PLACES = 3;
/** How far above a value the title of its section is looked for. */
const NAMED_ABOVE = 25;
/** A title is a short row at most so many rows above what is below it. */
const TITLE_WORDS = 9;
const TITLE_ABOVE = 6;
/** A title above fewer values is not worth a choice. */
const LEAST_BELOW = 2;
/** How many rows are tried as the first of one section. */
const MOST_TITLES = 4;

/** The answers to the open questions. */
export const answerMoves = ({ reviews }: Situation): Move<Choice>[] =>
  reviews.flatMap(({ document, review }) =>
    review.questions.flatMap(({ answers }) =>
      answers.map(({ corrections }): Move<Choice> => [{ document, corrections }]),
    ),
  );

/** What is said of a whole document is wrong or lacking only where much is. */
const LEAST_OF_DOCUMENT = 10;

/** What can be said of a whole document. */
export const documentMoves = ({ reviews, missing }: Situation): Move<Choice>[] =>
  (missing.length < LEAST_OF_DOCUMENT ? [] : reviews).flatMap(({ document, review }) => {
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
  for (const { page, rows, isInCells } of review.pages.flatMap(readingsOf))
    for (const wanted of missing)
      for (const kind of review.value_kinds ?? [])
        for (const field of fieldsOf(kind))
          if (gives(kind.kind, field.field, wanted.field))
            for (const { run, unit } of runsOf(rows, wanted, kind, field))
              if (!isInCells || isPartOfCell(rows, run)) yield { wanted, page, run, rows, kind, field, unit };
}

/** The words of a page; of a sheet first its cells, then the words in them. */
function readingsOf(page: Place['page']): { page: Place['page']; rows: Place['rows']; isInCells: boolean }[] {
  const whole = { page, rows: wordRows(page), isInCells: false };
  if (page.form !== 'sheet') return [whole];
  const words = { ...page, form: 'text' } as const;
  return [whole, { page: words, rows: wordRows(words), isInCells: true }];
}

/** Whether a run is of one cell, and not all of it. */
function isPartOfCell(rows: Place['rows'], { row, anchor, endRow, end }: Run): boolean {
  const words = rows[row]?.words ?? [];
  const [first, last] = [words[anchor], words[end]];
  if (row !== endRow || !first || first.piece !== last?.piece) return false;
  return words[anchor - 1]?.piece === first.piece || words[end + 1]?.piece === first.piece;
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

/** So many things of a kind that lack the same value may have it from one note. */
const FEWEST_SHARED = 3;

/** A value that many things of a kind lack, pointed at once for all of them. */
export function sharedMoves(situation: Situation): Move<Choice>[] {
  const places = situation.reviews.flatMap(({ document, review }) =>
    [...placesOf(situation, review)].map((place) => ({ document, review, place })),
  );
  const shared = Map.groupBy(places, ({ place: { wanted, kind, field } }) =>
    JSON.stringify([kind.kind, field.field, wanted.value]),
  );
  return [...shared.values()].flatMap((own) => {
    const things = new Set(own.map(({ place }) => place.wanted.of));
    const all = own[0]?.place.kind.names.at(-1);
    if (things.has(null) || things.size < FEWEST_SHARED || all === undefined) return [];
    const runs = Map.groupBy(own, ({ document, place: { page, run } }) =>
      JSON.stringify([document, page.number, run]),
    );
    return [...runs.values()].slice(0, PLACES).flatMap(([one]): Move<Choice>[] => {
      const words = one && chosenWords(one.place.page, one.review.document, one.place.rows, one.place.run);
      if (!one || !words) return [];
      const { kind, field, unit } = one.place;
      const said = { field, of: all, unit, reference: null };
      return [[{ document: one.document, corrections: [valueOfWords(words, kind, said)] }]];
    });
  });
}

/** Each missing value, pointed at where it is written. */
export function valueMoves(situation: Pick<Situation, 'missing' | 'reviews'>): Move<Choice>[] {
  const places = situation.reviews.flatMap(({ document, review }) =>
    [...placesOf(situation, review)].map((place) => ({ document, review, place, fit: fitOf(place) })),
  );
  const ofEach = Map.groupBy(places, ({ place }) => place.wanted);
  return [...ofEach.values()].flatMap((own) =>
    own
      .toSorted((a, b) => b.fit - a.fit)
      .flatMap(({ document, review, place }): Move<Choice>[] => {
        const { wanted, page, run, rows, kind, field, unit } = place;
        const words = chosenWords(page, review.document, rows, run);
        if (!words) return [];
        const said = { field, of: wanted.of ?? '', unit, reference: null };
        return [[{ document, corrections: [valueOfWords(words, kind, said)] }]];
      })
      .slice(0, PLACES),
  );
}

const SIZES = new RegExp(SIZE, 'giu');
const sizesOfRows = new WeakMap<Place['rows'], number[][]>();

/** The sizes that each row names. */
function sizesIn(rows: Place['rows']): number[][] {
  const sizes =
    sizesOfRows.get(rows) ??
    rows.map(({ words }) =>
      [...plainText(words.map(({ text }) => text).join(' ')).matchAll(SIZES)].flatMap(
        ([size]) => sizeIn(size) ?? [],
      ),
    );
  sizesOfRows.set(rows, sizes);
  return sizes;
}

/** How much a place looks like that of the value: what it is of is named there, the unit is written, nothing else is in its cell. */
function fitOf({ wanted, run, rows, unit }: Place): number {
  const text = textOfRun(rows, run);
  const piece = rows[run.row]?.words[run.anchor]?.piece.text;
  return (
    (isOfThing({ wanted, run, rows }) ? 4 : 0) +
    (unit === null ? 1 : 0) +
    (isBound(wanted) && /[^\d.,]/.test(text) ? 1 : 0) +
    (piece === text ? 1 : 0)
  );
}

/** Whether the nearest names above a value are those of its section, string or formation. */
function isOfThing({ wanted: { of }, run, rows }: Pick<Place, 'wanted' | 'run' | 'rows'>): boolean {
  if (of === null) return true;
  const [written] = of.split(/ (?:in )?(?:hole|casing)\b/);
  const size = written === undefined || written === of ? null : parseInches(written);
  for (let row = run.row; row >= Math.max(0, run.row - NAMED_ABOVE); row -= 1) {
    const words = rows[row]?.words ?? [];
    if (size === null && plain(words.map(({ text }) => text).join('')).includes(plain(of))) return true;
    const named = sizesIn(rows)[row] ?? [];
    if (size !== null && named.length > 0) return named.some((each) => Math.abs(each - size) < 0.02);
  }
  return false;
}

/** Lines with which the chapter or the list of a section begins: short ones above most of the missing values of it. */
export function sectionMoves(situation: Situation): Move<Choice>[] {
  return situation.reviews.flatMap(({ document, review }) => {
    const found = new Map<string, { choice: Choice; of: string; below: Set<Wanted> }>();
    for (const { wanted, page, run, rows } of placesOf(situation, review)) {
      const of = wanted.of?.replace(/, .*/, '') ?? '';
      if (!/ (?:hole|casing)$/.test(of)) continue;
      for (let row = run.row; row >= Math.max(0, run.row - TITLE_ABOVE); row -= 1) {
        if ((rows[row]?.words.length ?? 0) > TITLE_WORDS) continue;
        const words = chosenWords(page, review.document, rows, runOfWord({ row, at: 0 }));
        if (!words) continue;
        const choice: Choice = { document, corrections: [{ kind: 'section', at: words.at, of }] };
        const key = JSON.stringify(choice);
        const one = found.get(key) ?? { choice, of, below: new Set() };
        one.below.add(wanted);
        found.set(key, one);
      }
    }
    const worth = [...found.values()].filter(({ below }) => below.size >= LEAST_BELOW);
    const bySection = Map.groupBy(worth, ({ of }) => of);
    return [...bySection.values()].flatMap((own) =>
      own
        .toSorted((a, b) => b.below.size - a.below.size)
        .slice(0, MOST_TITLES)
        .map(({ choice }): Move<Choice> => [choice]),
    );
  });
}
