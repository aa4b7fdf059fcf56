import type { Classification, Source } from '../../facts';
import type { Table } from '../../readers/table';
import type { Columns } from './columns';
import { parseHeading } from '../words/headings';
import type { ParsedHeading } from '../words/headings';
import { withAzimuthOfCoordinates } from '../hypotheses/azimuth-columns';
import { contentOf } from '../hypotheses/column-content';
import { withoutDepthsOfSections } from '../hypotheses/depths-of-sections';
import { NO_NOTES } from '../hypotheses/depth-notes';
import type { DepthNotes } from '../hypotheses/depth-notes';
import { bareDepthQuestion } from '../hypotheses/depth-questions';
import { isCertainlyOther, isOtherMatter } from '../hypotheses/other-matter';
import { surveyByOrder, surveyByPhysics, surveyByUnits, surveyUses } from '../hypotheses/survey-by-physics';
import { areTopsByDepths } from '../hypotheses/tops-by-depths';
import { weights } from '../hypotheses/weights';
import { isGeologicalColumn, isOtherInterval } from './interval-tables';
import type { Question } from '../facts/questions';
import { withCementOfComposition } from '../recognition/cement-columns';
import { companions, withoutMudAsName, withoutPipeAsHole } from '../recognition/combined-kinds';
import { fits, knownOf, strength } from '../recognition/kind-fit';
import { namedColumns } from '../recognition/named-columns';
import { candidateOf, headingsOf, isNamed } from '../recognition/table-candidates';
import type { Candidate } from '../recognition/table-candidates';
import { areTimesPlanned, FEWEST_TIMED } from '../plan/planned-times';
import { sizePairs } from '../sections/size-pairs';
import { VOCABULARY } from '../words/vocabulary';
import { isOffsetHeading } from '../vocabulary/offset-wells';
import type { Kind, KindVocabulary } from '../words/vocabulary';
import { wideSlurries, withTopOfJob } from '../cement/wide-slurries';

/** A table of known kind with its columns. */
export interface RecognisedTable {
  kind: Kind;
  table: Table;
  columns: Columns;
  /** Values in the headings that apply to every row: the slurry of a group of columns. */
  says?: Partial<Record<string, string>>;
}

function slurriesIn(
  vocabulary: KindVocabulary,
  headings: readonly ParsedHeading[],
  table: Table,
): RecognisedTable[] {
  if (vocabulary.kind !== 'cement') return [];
  const slurries = wideSlurries(vocabulary, headings);
  return slurries.map((slurry) => {
    const own = withTopOfJob(slurry, slurries, table);
    return {
      kind: 'cement',
      table: own.table,
      columns: withCementOfComposition(
        vocabulary,
        sizePairs(vocabulary, own.columns, table),
        headings,
        table,
      ),
      says: { role: slurry.role },
    };
  });
}

/**
 * Recognises a table whose kind is known from its place. There, `Lead density` alone is enough for a slurry, and the notes of
 * an item need no other value.
 */
export function recogniseAs(kind: Kind, table: Table, isOfNotes = false): RecognisedTable[] {
  const headings = table.headings.map((heading, column) =>
    parseHeading(heading, table.units[column] ?? null),
  );
  return VOCABULARY.filter((one) => one.kind === kind).flatMap((vocabulary): RecognisedTable[] => {
    const wide = slurriesIn(vocabulary, headings, table);
    const columns = namedColumns(vocabulary, headings);
    if (wide.length > 0) return wide;
    return isOfNotes || fits(vocabulary, columns) ? [{ kind, table, columns }] : [];
  });
}

/** A survey without known headings, identified by physics or by the order of its bare numbers. */
function surveyWithoutHeadings(
  table: Table,
  title: string,
  headings: readonly ParsedHeading[],
  candidates: readonly Candidate[],
): RecognisedTable[] {
  if (weights().physics === 0 || isOtherMatter('survey', title, table.headings)) return [];
  const bare = table.headings.every((heading) => !/\p{L}/u.test(heading));
  const { columns: known = {}, exact = {} } =
    candidates.find(({ vocabulary }) => vocabulary.kind === 'survey') ?? {};
  const found =
    surveyByPhysics(table, headings, known) ??
    surveyByPhysics(table, headings, exact) ??
    (bare ? surveyByOrder(table) : surveyByUnits(table, headings, known));
  if (!found) return [];
  const columns = withAzimuthOfCoordinates(surveyUses(found, headings, known), headings, table);
  return [{ kind: 'survey', table, columns }];
}

/** Whether a similar word alone says what is a depth or an angle of a survey: `Vertikal depth` is no depth along the hole. */
const isAssumedPath = ({ vocabulary, columns }: Candidate): boolean =>
  vocabulary.kind === 'survey' &&
  ['ahd', 'inclination', 'azimuth'].some((field) => columns[field]?.assumed !== undefined);

/** `Hole size | Casing | TD`: the size of a pipe next to its hole and the end of the hole says which string is set there. */
function isOfHolesAndPipes(candidates: readonly Candidate[]): boolean {
  const of = (kind: Kind) => candidates.find(({ vocabulary }) => vocabulary.kind === kind);
  const [casing, sections] = [of('casing'), of('sections')];
  const { hole, outer } = casing?.columns ?? {};
  return (
    hole !== undefined &&
    outer !== undefined &&
    hole.column !== outer.column &&
    sections !== undefined &&
    sections.columns['hole']?.column === hole.column &&
    fits(sections.vocabulary, sections.columns)
  );
}

/** Steps with nothing but hours may be those of a daily report: the title must say that they are planned. */
const isOfAPlan = ({ vocabulary, columns }: Candidate, { rows, headings }: Table, title: string): boolean =>
  vocabulary.kind !== 'plan' ||
  columns['rank'] !== undefined ||
  columns['description'] !== undefined ||
  (rows.length >= FEWEST_TIMED && areTimesPlanned(title, headings));

const LONGEST_SIZE = 60;

/** `20" conductor to 40 m, then 13 3/8" casing in a 17 1/2" hole` in the rows of another table: no row is of one string. */
const hasSentencesForSizes = ({ columns }: Candidate, { rows }: Table): boolean =>
  [columns.outer, columns.hole, columns.casing].some(
    (size) =>
      size !== undefined &&
      rows.filter(({ cells }) => (cells[size.column] ?? '').length > LONGEST_SIZE).length * 2 > rows.length,
  );

/** No well is as deep along its hole, m. */
const DEEPEST_M = 16_000;
const M_PER_FT = 0.3048;

/** Amounts of money under headings that were taken for depths: most of them are deeper than any well. */
const isDeeperThanAnyWell = ({ columns }: Candidate, table: Table): boolean =>
  Object.values(columns).some((use) => {
    if (use?.quantity !== 'length') return false;
    const most = use.unit === 'm' ? DEEPEST_M : DEEPEST_M / M_PER_FT;
    const values = contentOf(table)[use.column]?.values ?? [];
    return values.length > 0 && values.filter((value) => Math.abs(value) > most).length * 2 > values.length;
  });

const isProvenByDepths = (
  { vocabulary: { kind }, columns }: Candidate,
  table: Table,
  title: string,
): boolean =>
  kind === 'tops' &&
  weights().physics > 0 &&
  !isOtherMatter(kind, title, []) &&
  !table.headings.some(isOffsetHeading) &&
  areTopsByDepths(columns, table);

/**
 * The kinds of a table, the best first; empty if it is of none. Hole sections and casing are often one table, which is
 * then both.
 */
export function recogniseTable(
  table: Table,
  title: string,
  classification: Classification,
  notes: DepthNotes = NO_NOTES,
): RecognisedTable[] {
  const headings = headingsOf(table);
  const ofTops = withoutDepthsOfSections(headings, table);
  const seen = VOCABULARY.map((vocabulary) =>
    candidateOf(vocabulary, vocabulary.kind === 'tops' ? ofTops : headings, table, notes, title),
  );
  const casing = seen.find(({ vocabulary }) => vocabulary.kind === 'casing');
  const all = seen.map((candidate) => withoutPipeAsHole(candidate, casing));
  const candidates = all
    .filter(
      ({ vocabulary, columns }) =>
        fits(vocabulary, columns) || (vocabulary.kind === 'casing' && isOfHolesAndPipes(all)),
    )
    .filter(
      (candidate) =>
        !isCertainlyOther(candidate.vocabulary.kind, table, title) &&
        (isNamed(candidate) ||
          !isOtherMatter(candidate.vocabulary.kind, title, table.headings) ||
          isProvenByDepths(candidate, table, title) ||
          (candidate.vocabulary.kind === 'tops' && isGeologicalColumn(candidate.columns, table, title))),
    )
    .filter(
      ({ vocabulary, columns }) => vocabulary.kind !== 'tops' || !isOtherInterval(columns, table, title),
    )
    .filter((candidate) => isOfAPlan(candidate, table, title))
    .filter((candidate) => !hasSentencesForSizes(candidate, table))
    .filter((candidate) => !isDeeperThanAnyWell(candidate, table))
    .map((candidate) => ({
      ...candidate,
      strength: strength(candidate.vocabulary, knownOf(candidate.columns), title, classification),
    }))
    .toSorted((a, b) => b.strength - a.strength);
  const best = candidates[0];
  if (!best) return surveyWithoutHeadings(table, title, headings, all);
  if (isAssumedPath(best)) {
    const [shown] = surveyWithoutHeadings(table, title, headings, [{ ...best, columns: best.exact }]);
    if (shown) return [shown];
  }
  const wide = slurriesIn(best.vocabulary, headings, table);
  if (wide.length > 0) return wide;
  const kinds = [best.vocabulary.kind, ...companions(best, candidates)];
  const found = kinds.flatMap((kind) => {
    const own = candidates.find((candidate) => candidate.vocabulary.kind === kind);
    return own ? [{ kind, table, columns: own.columns }] : [];
  });
  return withoutMudAsName(found);
}

/** The question about a table that fits no kind without an answer. */
export function questionOf(source: Source, table: Table, title: string, notes: DepthNotes): Question | null {
  const headings = headingsOf(table);
  const tops = VOCABULARY.find(({ kind }) => kind === 'tops');
  if (!tops || isOtherMatter('tops', title, table.headings)) return null;
  const { columns } = candidateOf(tops, headings, table, notes, title);
  if (isOtherInterval(columns, table, title)) return null;
  return bareDepthQuestion(source, table, columns, headings);
}
