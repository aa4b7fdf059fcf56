import type { DocumentContent, Table } from '../../readers/table';
import { filled } from '../../readers/table';
import type { ColumnUse, Columns } from '../tables/columns';
import { parseHeading } from '../words/headings';
import type { RecognisedTable } from '../tables/recognise';
import { VOCABULARY, fieldsNamed } from '../words/vocabulary';

const MUD = VOCABULARY.find(({ kind }) => kind === 'mud');

/** `HTHP and LGS are maxima.`, `MW shown is the maximum of the section`, `Alle Werte sind Höchstwerte`. */
const SAYS_LIMIT =
  /^[^\p{L}]*(?<names>\p{L}[^.:;]{0,60}?)\s+(?:(?:values?|figures?)\s+)?(?:(?:shown|given|quoted|listed)\s+)?(?:is|are|sind|ist|zijn|er|sont|est|son|es)\s+(?:(?:the|all|les|los|las|de)\s+)?(?:(?<upper>max(?:im\p{L}*)?\b|maks\p{L}*|upper limits?|h\u00f6chst\p{L}*|valeurs max\p{L}*|valores m[a\u00e1]x\p{L}*)|(?<lower>min(?:im\p{L}*)?\b|lower limits?|mindest\p{L}*))/iu;

const AND = /\s*(?:[,/&+]|\b(?:and|und|en|og|et|y|e)\b)\s*/iu;

/** The lines below a table that may be notes about its columns. */
const MOST_LINES_BELOW = 5;

/** The notes of a table: texts alone in a row of it, and the next lines below it. */
function notesOf(table: Table, { lines }: DocumentContent): string[] {
  const own = table.rows.flatMap(({ cells }) => {
    const texts = filled(cells);
    return texts.length === 1 ? texts : [];
  });
  const last = table.rows.at(-1);
  const from = last?.row ?? table.headingRow;
  const page = last?.page ?? table.page;
  const below = lines.filter(
    (line) =>
      line.sheet === table.sheet &&
      line.page === page &&
      line.row > from &&
      line.row <= from + MOST_LINES_BELOW,
  );
  return [...own, ...below.map(({ text }) => text)];
}

/** The limits that the notes of a table of muds give to its columns: a plain figure there is no exact value. */
export function withLimitsOfNotes(recognised: RecognisedTable, content: DocumentContent): RecognisedTable {
  if (recognised.kind !== 'mud' || !MUD) return recognised;
  const limits: [string, ColumnUse][] = notesOf(recognised.table, content).flatMap((note) => {
    const { names = '', upper } = SAYS_LIMIT.exec(note)?.groups ?? {};
    return names.split(AND).flatMap((name) =>
      fieldsNamed(MUD, parseHeading(name).key).flatMap(({ field }): [string, ColumnUse][] => {
        const use = recognised.columns[field];
        return use ? [[field, { ...use, limit: upper === undefined ? 'lower' : 'upper' }]] : [];
      }),
    );
  });
  if (limits.length === 0) return recognised;
  return { ...recognised, columns: { ...recognised.columns, ...(Object.fromEntries(limits) as Columns) } };
}
