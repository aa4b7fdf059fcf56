import type { Table } from '../../readers/table';
import { columnUse } from '../tables/columns';
import type { Columns } from '../tables/columns';
import { fold } from '../words/fold';
import { RANK_ORDER, endsName, rankNamed } from '../words/formation-names';
import type { ParsedHeading } from '../words/headings';
import { fieldsNamed } from '../words/vocabulary';
import type { KindVocabulary } from '../words/vocabulary';
import { contentOf } from './column-content';
import type { ColumnContent } from './column-content';
import { isGeologicalAge } from './geological-ages';
import { hasSizes } from './sizes-in-columns';
import { nearFields } from './word-scores';

/** Headings of columns about formations that do not contain their names. */
const NO_NAME =
  /litholog|\blith\b|rock ?type|gestein|gesteente|bergart|comment|remark|note|bemerk|opmerk|anmerk|merknad|observ|remarq|coment|descri|beschr|beskriv|source|status|\bcode\b|\babbr|symbol|\bcolou?r|\bid\b|\bsea ?bed\b|fluid|hazard/;
/** Headings of ages, which serve as names only if no other column has any. */
const AGES =
  /\bage\b|\balter\b|ouderdom|\balder\b|\bedad\b|chrono|krono|crono|\bperiod|\bepoch|\bepoque|\bepoca|\bera\b|\bere\b|\bstage\b|\betage\b|\bsystem|\bserie/;
/** Generic headings of a column of names: `Name`, `Bezeichnung`. */
const PLAIN_NAME = /^(?:names?|naam|namen|bezeichnung|nom|nombre|navn|name of (?:unit|formation))$/;
/** Things other than formations that are listed by name and depth. */
const NO_FORMATION =
  /\b(?:casing|csg|liner|shoe|schuh|schoen|sabot|zapata|target|landing|kop|kick ?off|bit|section|hole|bha|survey|station|tubing|packer|perforation|core|conductor)\b/;
/** Headings of named parts of formations. */
const SUBDIVISION = /^(?:subdivision|sub ?unit|sub ?formation|part|submember|sub ?zone)s?$/;
const FEWEST_NAMES = 3;
const LONGEST_NAME = 60;
const MOSTLY = 0.6;
const MOSTLY_NAMED = 0.9;
const FORMATIONS = 0.3;
/** `1st Bone Spring Sand`. */
const FEW_NUMBERED = 0.25;
const FORMATION = RANK_ORDER.indexOf('formation');

interface NameColumn {
  column: number;
  /** Its place in `RANK_ORDER`. */
  rank: number;
  /** How clearly the heading says that the column has names: 2 exactly, 1 nearly, 0 not at all, -1 if it has ages or codes. */
  clear: number;
  /** Whether names repeat or are left blank, as those of groups are. */
  repeats: boolean;
  /** Whether most rows leave it blank, as the column of a narrower unit is. */
  isSparse: boolean;
}

const share = (words: readonly string[], test: (word: string) => boolean): number =>
  words.length === 0 ? 0 : words.filter(test).length / words.length;

const isCode = (word: string): boolean => /^[\p{Lu}\d_/-]{1,4}$/u.test(word);

const holdsWords = (content: ColumnContent | undefined): content is ColumnContent =>
  content !== undefined && content.words.length > 0 && content.numeric <= 1 - MOSTLY;

const holdsAgesOrCodes = ({ words }: ColumnContent): boolean =>
  share(words, isGeologicalAge) >= MOSTLY || share(words, isCode) >= MOSTLY;

/** Whether the cells under an unknown heading are names: almost all differ, and nothing else is listed there. */
const holdsOnlyNames = (content: ColumnContent): boolean =>
  content.words.length >= FEWEST_NAMES &&
  content.numeric <= FEW_NUMBERED &&
  content.different > 0.8 &&
  content.words.every((word) => /\p{L}/u.test(word) && word.length > 1 && word.length <= LONGEST_NAME) &&
  !content.words.some((word) => NO_FORMATION.test(fold(word)));

/** Whether the cells are names of rock units by themselves: they end with a rank, or are ages. */
const holdsFormations = (content: ColumnContent): boolean =>
  holdsOnlyNames(content) &&
  share(content.words, (word) => endsName(word) || isGeologicalAge(word)) >= FORMATIONS;

/** The columns that can have names, by the words of their headings and by their cells. */
function nameColumns(
  vocabulary: KindVocabulary,
  headings: readonly ParsedHeading[],
  contents: readonly ColumnContent[],
  taken: ReadonlySet<number | undefined>,
): NameColumn[] {
  const rows = Math.max(...contents.map(({ filled }) => filled));
  return headings.flatMap(({ name, key }, column): NameColumn[] => {
    const content = contents[column];
    if (taken.has(column) || NO_NAME.test(name) || !holdsWords(content)) return [];
    const repeats = content.different * content.filled < rows * MOSTLY_NAMED;
    const isSparse = content.filled < rows * MOSTLY;
    const rank = rankNamed(name);
    if ((AGES.test(name) && !/\bformations?\b/.test(name)) || holdsAgesOrCodes(content))
      return holdsOnlyNames(content) ? [{ column, rank: FORMATION, clear: -1, repeats, isSparse }] : [];
    if (rank !== null) return [{ column, rank: RANK_ORDER.indexOf(rank), clear: 2, repeats, isSparse }];
    if (fieldsNamed(vocabulary, key).some(({ field }) => field === 'name'))
      return [{ column, rank: FORMATION, clear: 2, repeats, isSparse }];
    if (SUBDIVISION.test(name) && isSparse) return [{ column, rank: FORMATION, clear: 2, repeats, isSparse }];
    if (!holdsOnlyNames(content)) return [];
    const isNear =
      PLAIN_NAME.test(name) || nearFields(vocabulary, name).some(({ field }) => field === 'name');
    return [{ column, rank: FORMATION, clear: isNear ? 1 : 0, repeats, isSparse }];
  });
}

/** `Group / Fm` over names that repeat says less than `Name` over a name in each row. */
const clearness = ({ clear, repeats, isSparse }: NameColumn): number =>
  clear - (repeats ? 1.5 : 0) - (isSparse ? 2 : 0);

/** A sparse column of narrower units, to the right of the names. */
const isPartOf = (one: NameColumn, best: NameColumn): boolean =>
  one.isSparse && !best.isSparse && one.clear === 2 && one.rank === best.rank && one.column > best.column;

/**
 * The columns of names under one heading that spans them, wider units first: the columns to the right of the heading are
 * blank there. Each row fills one of them, or their cells end as names of units do.
 */
function columnsSpanned(
  from: number,
  headings: readonly ParsedHeading[],
  contents: readonly ColumnContent[],
  table: Table,
): number[] {
  const spanned = [from];
  const isOfRow = (column: number, cells: readonly string[]) => (cells[column] ?? '').trim() !== '';
  for (let column = from + 1; headings[column]?.written === ''; column += 1) {
    const content = contents[column];
    if (!holdsWords(content) || content.numeric > FEW_NUMBERED) break;
    const isStep = table.rows.every(
      ({ cells }) => !isOfRow(column, cells) || !spanned.some((wider) => isOfRow(wider, cells)),
    );
    if (!isStep && share(content.words, endsName) < MOSTLY) break;
    spanned.push(column);
  }
  return spanned;
}

/** Whether the headings or the title identify the rows as tops although no heading names the formations. */
const saysTops = (
  vocabulary: KindVocabulary,
  columns: Columns,
  headings: readonly ParsedHeading[],
  title: string,
): boolean =>
  ['ahd', 'tvd', 'tvdSs'].filter((field) => columns[field]).length > 1 ||
  columns['variance'] !== undefined ||
  vocabulary.title.test(title) ||
  headings.some(
    ({ name }) =>
      /\b(?:top|toit|tope|topp|oberkante|ok|bovenkant|twt|litholog\w*|chrono\w*|(?:litho)?stratigr\w*|lithostrat|geolog\w*|formations?)\b/.test(
        name,
      ) || (rankNamed(name) ?? 'formation') !== 'formation',
  );

/**
 * Finds the names of a table of tops: the formations, not the groups, ages, rocks or codes next to them. If groups, formations
 * and members have separate columns, the narrowest unit in a row is its name.
 */
export function withFormationNames(
  vocabulary: KindVocabulary,
  columns: Columns,
  headings: readonly ParsedHeading[],
  table: Table,
  title: string,
): Columns {
  const contents = contentOf(table);
  const { name, ...others } = columns;
  const hasDepth = ['ahd', 'tvd', 'tvdSs'].some((field) => columns[field]);
  const isUnnamed = !name || name.assumed !== undefined;
  if (isUnnamed && (!hasDepth || hasSizes(table))) return columns;
  if (!name && !saysTops(vocabulary, columns, headings, title) && !contents.some(holdsFormations))
    return columns;
  const spanned = name && !isUnnamed ? columnsSpanned(name.column, headings, contents, table) : [];
  if (name && spanned.length > 1) return { ...columns, name: { ...name, levels: spanned } };
  const taken = new Set(Object.values(others).map((use) => use?.column));
  const found = nameColumns(vocabulary, headings, contents, taken);
  const formations = found
    .filter(({ rank }) => rank === FORMATION)
    .toSorted(
      (a, b) =>
        clearness(b) - clearness(a) || Number(b.column === name?.column) - Number(a.column === name?.column),
    );
  const [best = found.find(({ column }) => column === name?.column)] = formations;
  const heading = best && headings[best.column];
  if (!best || !heading) return columns;
  const use =
    best.column === name?.column
      ? name
      : {
          ...columnUse(vocabulary, 'name', heading, best.column),
          ...(best.clear === 2
            ? {}
            : { assumed: `the heading "${heading.written}" is unclear; identified by its cells` }),
        };
  const levels = found
    .filter((one) => one === best || (one.clear === 2 && one.rank !== best.rank) || isPartOf(one, best))
    .toSorted((a, b) => a.rank - b.rank || a.column - b.column)
    .map(({ column }) => column);
  return { ...columns, name: levels.length < 2 ? use : { ...use, levels } };
}
