import { columnUse } from '../tables/columns';
import type { Columns, ColumnUse } from '../tables/columns';
import type { ParsedHeading } from '../words/headings';
import type { KindVocabulary } from '../words/vocabulary';
import type { ColumnContent } from './column-content';
import { contentFit } from './content-fits';
import { nearFields } from './word-scores';
import { weights } from './weights';

interface Hypothesis {
  column: number;
  field: string;
  use: ColumnUse;
  score: number;
}

interface Assignment {
  picks: readonly Hypothesis[];
  score: number;
}

/** How many partial assignments are followed from column to column (beam search). */
const BEAM = 40;
/** The least score of a column, words and content together. */
const LEAST_SCORE = 0.62;
/** If a second field for the same column scores this close, neither is used. */
const CLEARLY = 0.05;
/** Words this similar need no note: a beginning, an abbreviation, a plural. */
const SURE_WORDS = 0.88;
/** The weight of content compared with words. */
const CONTENT_SHARE = 0.3;
/** Fields that can be identified by their cells alone: `L80`, `BTC`, lead and tail. */
const TOLD_BY_CELLS = new Set(['grade', 'thread', 'role']);
const BY_CELLS_ALONE = 0.7;
/** A heading that names a vertical depth never gives these depths. */
const ALONG_THE_HOLE = new Set(['ahd', 'ahdBase', 'shoe', 'top', 'tdAhd']);
const SAYS_VERTICAL = /tvd|vertical|vertik|verticaal/i;

/** The possible fields of a column in a kind of table, the most likely first. */
function hypothesesOf(
  vocabulary: KindVocabulary,
  heading: ParsedHeading,
  column: number,
  content: ColumnContent | undefined,
): Hypothesis[] {
  const { words, physics } = weights();
  const near = words > 0 ? nearFields(vocabulary, heading.name) : [];
  const byCells = !content || content.words.length < 2 ? [] : near.length > 0 ? ['role'] : [...TOLD_BY_CELLS];
  const byWords = near.map(({ field, score }) => ({
    field,
    score: score * words,
    sure: score >= SURE_WORDS,
  }));
  const options = [
    ...byWords,
    ...byCells.filter((field) => vocabulary.fields[field]).map((field) => ({ field, score: 0, sure: false })),
  ];
  return options.flatMap(({ field, score, sure }): Hypothesis[] => {
    if (ALONG_THE_HOLE.has(field) && SAYS_VERTICAL.test(heading.written)) return [];
    const plain = columnUse(vocabulary, field, heading, column);
    const fit = physics > 0 ? contentFit(vocabulary.kind, field, plain, content) : 0;
    if (fit < 0) return [];
    const total =
      score === 0 ? (fit === 1 ? BY_CELLS_ALONE * physics : 0) : score + CONTENT_SHARE * fit * physics;
    const note = score === 0 ? 'identified by its cells' : `read as ${field}`;
    const use = sure ? plain : { ...plain, assumed: `the heading "${plain.heading}" is ${note}` };
    return total < LEAST_SCORE ? [] : [{ column, field, use, score: total }];
  });
}

/**
 * Assigns columns without an exactly known heading, by the best consistent reading: each field once, each column once. A
 * column that fits two fields equally, or a field that fits two columns, is left out. `contents` is absent while only the
 * headings are known.
 */
export function assignNear(
  vocabulary: KindVocabulary,
  headings: readonly ParsedHeading[],
  known: Columns,
  contents?: readonly ColumnContent[],
): Columns {
  const taken = new Set(Object.values(known).map((use) => use?.column));
  const options = headings.map((heading, column) =>
    heading.key === '' && !contents
      ? []
      : taken.has(column)
        ? []
        : hypothesesOf(vocabulary, heading, column, contents?.[column]).filter(({ field }) => !known[field]),
  );
  if (options.every((one) => one.length === 0)) return known;
  let beam: Assignment[] = [{ picks: [], score: 0 }];
  for (const own of options) {
    if (own.length === 0) continue;
    const next = beam.flatMap((state) => [
      state,
      ...own
        .filter(({ field }) => !state.picks.some((pick) => pick.field === field))
        .map((pick) => ({ picks: [...state.picks, pick], score: state.score + pick.score })),
    ]);
    beam = next.toSorted((a, b) => b.score - a.score).slice(0, BEAM);
  }
  const [best] = beam;
  const columns: Columns = { ...known };
  const all = options.flat();
  for (const pick of best?.picks ?? []) {
    const rival = all.some(
      (other) =>
        other !== pick &&
        other.score > pick.score - CLEARLY &&
        (other.column === pick.column || other.field === pick.field) &&
        !best?.picks.includes(other) &&
        // A field or column that is already used is not a rival.
        !best?.picks.some(
          (used) => used !== pick && (used.column === other.column || used.field === other.field),
        ),
    );
    if (!rival) columns[pick.field] = pick.use;
  }
  return columns;
}

/** A known word next to an unknown one scores less: outside a table it may be any text, such as a name. */
const IN_ANY_TEXT = 0.76;

/** Whether the words of a heading are similar to a field of the kind, in a row that may be no heading. */
export const isNear = (vocabulary: KindVocabulary, heading: ParsedHeading): boolean =>
  (nearFields(vocabulary, heading.name)[0]?.score ?? 0) >= IN_ANY_TEXT;
