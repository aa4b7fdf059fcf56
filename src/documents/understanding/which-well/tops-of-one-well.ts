import type { NotUnderstood } from '../../facts';
import type { DocumentContent, Table, TextLine } from '../../readers/table';
import { fold } from '../words/fold';
import { namesInTitle } from './names-in-titles';
import type { RowReader } from '../tables/row-reader';
import type { Group } from '../tables/table-groups';
import { isMadeFromNamed, isOfNeighbour } from '../tables/table-titles';
import { isOfSentence } from '../vocabulary/offset-wells';
import { sameWell } from './well-names';

/** How many rows above its heading the title of a table may be. */
const TITLE_ROWS = 3;
const LONGEST_TITLE = 80;
/** What is known of a formation only after its well was drilled. */
const DRILLED =
  /\b(?:actuals?|as drilled|drilled|encountered|penetrated|found|seen|observed|gerealiseerd|aangetroffen|angetroffen|erbohrt|ist|paatruffet|boret|rencontres?|reels?|encontrad[ao]s?|reales)\b/;
const PLANNED =
  /\b(?:prognos\w*|prognoz\w*|plan|planned|proposed|expected|estimated|predicted|verwacht\w*|erwartet\w*|forvent\w*|prevu\w*|previsionnel\w*|previst\w*|pronostic\w*)\b/;

/** Whether a line is a row of a table; the title of the next table may be in it as a row of one cell. */
const holds = (table: Table, { sheet, page, row }: TextLine): boolean =>
  table.sheet === sheet &&
  table.rows.some(
    (own) =>
      own.row === row &&
      (own.page ?? table.page ?? page) === page &&
      own.cells.filter((cell) => cell !== '').length > 1,
  );

/** The lines directly above a table that are no rows of another one. */
function titlesAbove(content: DocumentContent, { recognised: { table } }: Group): string[] {
  return content.lines
    .filter(
      (line) =>
        line.sheet === table.sheet &&
        (line.page === undefined || table.page === undefined || line.page === table.page) &&
        line.row < table.headingRow &&
        line.row >= table.headingRow - TITLE_ROWS &&
        line.cells.length <= 1 &&
        line.text.length <= LONGEST_TITLE &&
        !isOfSentence(line.text) &&
        !isMadeFromNamed(line.text, table) &&
        !isOfNeighbour(content, line, table) &&
        !content.tables.some((other) => other !== table && holds(other, line)),
    )
    .map(({ text }) => text);
}

/** The nearest title of a table that names a well, if it does not name the planned one. */
function titleOfOther(titles: readonly string[], planned: string): string | null {
  const nearest = titles.findLast((text) => namesInTitle(text).length > 0);
  return nearest === undefined || namesInTitle(nearest).some((name) => sameWell(name, planned))
    ? null
    : nearest;
}

const DEPTHS = ['ahd', 'tvd', 'tvdSs'];
/** The same pick in two tables differs by rounding. */
const SAME_DEPTH_M = 1;
const FEWEST = 3;

interface Pick {
  name: string;
  depths: (number | null)[];
}

const pickOf = (row: RowReader): Pick => ({
  name: fold(row.text('name') ?? '').trim(),
  depths: DEPTHS.map((field) => row.value(field)),
});

/**
 * Why two tables cannot both be of one well: they give the same formations at other depths, or other formations at the depths of
 * the first. Of two such tables, the first counts if it gives more depths; null if both may count.
 */
function areTwoColumns(a: Group, b: Group): 'same formations' | 'same depths' | 'other formations' | null {
  const [one, other] = [a, b].map(({ rows }) => rows.map(pickOf).filter(({ name }) => name !== ''));
  if (!one || !other || Math.min(one.length, other.length) < FEWEST) return null;
  const shared = other.flatMap((pick) => {
    const twin = one.find(({ name }) => name === pick.name);
    const apart = pick.depths.flatMap((depth, at) => {
      const own = twin?.depths[at] ?? null;
      return depth === null || own === null ? [] : [Math.abs(Math.abs(depth) - Math.abs(own))];
    });
    return apart.length === 0 ? [] : [apart.every((byM) => byM > SAME_DEPTH_M)];
  });
  if (shared.length * 2 >= Math.min(one.length, other.length))
    return shared.filter(Boolean).length * 2 > shared.length ? 'same formations' : null;
  const isOneForm = a.recognised.table.headings.join('|') === b.recognised.table.headings.join('|');
  if (shared.length > 0 || !coversAgain(one, other)) return null;
  if (isOneForm) return 'same depths';
  // The top of a group is that of its first formation: two lists of one well share depths.
  if (sharesADepth(one, other)) return null;
  return depthsOf(a) > depthsOf(b) ? 'other formations' : 'same depths';
}

/** How many columns of depths a table has. */
const depthsOf = ({ has }: Group): number => DEPTHS.filter((field) => has(field)).length;

const sharesADepth = (one: readonly Pick[], other: readonly Pick[]): boolean =>
  DEPTHS.some((_, at) =>
    one.some(({ depths }) =>
      other.some((pick) => {
        const [own, again] = [depths[at] ?? null, pick.depths[at] ?? null];
        return own !== null && again !== null && Math.abs(Math.abs(own) - Math.abs(again)) <= SAME_DEPTH_M;
      }),
    ),
  );

/** Whether the second table starts above the middle of the first one; a continuation starts below its end. */
function coversAgain(one: readonly Pick[], other: readonly Pick[]): boolean {
  return DEPTHS.some((_, at) => {
    const [own, again] = [one, other].map((picks) =>
      picks.flatMap(({ depths }) => (depths[at] == null ? [] : [Math.abs(depths[at])])),
    );
    if (!own || !again || Math.min(own.length, again.length) < FEWEST) return false;
    return Math.min(...again) < own.toSorted((a, b) => a - b)[Math.floor(own.length / 2)]!;
  });
}

/** Marks every value of a table. */
function doubt({ recognised: { columns } }: Group, why: string): void {
  for (const [field, use] of Object.entries(columns))
    if (use && use.assumed === undefined) columns[field] = { ...use, assumed: why };
}

/**
 * The tables of a document without the formation tops of other wells: a well passes every formation once, so that a second
 * table is of another well, even if its title does not say so, or from an earlier prognosis. Where the documents leave this open, the tops are marked.
 */
export function withTopsOfOneWell<T extends { content: DocumentContent; groups: Group[] }>(
  document: T,
  planned: string | null,
): { document: T; notUnderstood: NotUnderstood[] } {
  const notUnderstood: NotUnderstood[] = [];
  const left = new Set<Group>();
  const leave = (group: Group, reason: string) => {
    left.add(group);
    notUnderstood.push({ source: group.source, reason });
  };
  const titlesOf = new Map(
    document.groups
      .filter(({ kind }) => kind === 'tops')
      .map((group) => [group, titlesAbove(document.content, group)]),
  );
  const tops = [...titlesOf.keys()];
  const others = tops.flatMap((group) => {
    // A title block at the head of the document gives its well to every table below it.
    const isOwn = planned === null || group.has('well');
    const title = isOwn ? null : titleOfOther(titlesOf.get(group) ?? [], planned);
    return title === null ? [] : [{ group, title }];
  });
  for (const { group, title } of others)
    if (others.length < tops.length || DRILLED.test(fold(title)))
      leave(group, `The table is of another well ("${title}") and was not used.`);
    else doubt(group, `the title "${title}" may name another well`);
  const kept = tops.filter((group) => !left.has(group));
  const score = (group: Group) => {
    const says = fold([...(titlesOf.get(group) ?? []), ...group.recognised.table.headings].join(' '));
    return Number(PLANNED.test(says)) - Number(DRILLED.test(says));
  };
  const sorted = kept.toSorted((a, b) => score(b) - score(a));
  for (const [at, group] of sorted.entries())
    for (const first of sorted.slice(0, at)) {
      const are = left.has(first) || left.has(group) ? null : areTwoColumns(first, group);
      if (are === null) continue;
      if (are === 'other formations') {
        leave(
          group,
          'The table has other formations at the depths of another table of the document, which gives more; it was not used.',
        );
        continue;
      }
      doubt(first, 'the document has another table of tops for the same depths');
      if (are === 'same depths') doubt(group, 'the document has another table of tops for the same depths');
      else
        leave(
          group,
          'The document gives most of these formations twice, at other depths; the table that is more likely of the planned well was used, check it.',
        );
    }
  return left.size === 0
    ? { document, notUnderstood }
    : {
        document: { ...document, groups: document.groups.filter((group) => !left.has(group)) },
        notUnderstood,
      };
}
