import type { Table } from '../../readers/table';
import { placeKey, placeOfTable } from '../corrections/corrected-content';
import type { Group } from '../tables/table-groups';
import { parseHeading } from '../words/headings';
import type { Question } from '../facts/questions';
import { fieldsNamed, VOCABULARY } from '../words/vocabulary';
import { fieldWords } from './field-words';

/** The columns of a table that an open question is about. */
export function askedColumns(table: Table, questions: readonly Question[]): ReadonlySet<number> {
  const key = placeKey(placeOfTable(table));
  const corrections = questions.flatMap(({ answers }) => answers.flatMap((answer) => answer.corrections));
  return new Set(
    corrections.flatMap((one) => (one.kind === 'column' && placeKey(one.at) === key ? [one.column] : [])),
  );
}

/**
 * Why a column that no question is about gives nothing. `groups` are the readings of the table; `isAsked` says
 * whether a question is about another column of it.
 */
export function whyUnused(table: Table, column: number, groups: readonly Group[], isAsked: boolean): string {
  const heading = (table.headings[column] ?? '').trim();
  if (table.rows.every(({ cells }) => (cells[column] ?? '').trim() === '')) return 'It is empty.';
  if (groups.length === 0) {
    return isAsked
      ? 'Nothing of the table is read before its question is answered.'
      : 'Nothing of the table is read.';
  }
  const kinds = VOCABULARY.filter(({ kind }) => groups.some((group) => group.kind === kind));
  const says = kinds.map((kind) => kind.says).join(', ');
  const thing = says === 'survey' ? 'a survey' : `a table of ${says}`;
  if (heading === '') return `It has no heading, and ${thing} is complete without it.`;
  const { key } = parseHeading(heading);
  const named = kinds.flatMap((kind) => fieldsNamed(kind, key).map(({ field }) => field));
  const used = new Set(groups.flatMap(({ recognised }) => Object.keys(recognised.columns)));
  const same = named.find((field) => used.has(field));
  if (same !== undefined) return `Another column gives the same: ${fieldWords(same)}.`;
  const [first] = named;
  if (first !== undefined) return `Its cells do not hold what the heading says: ${fieldWords(first)}.`;
  return `No field of ${thing} is called "${heading}".`;
}
