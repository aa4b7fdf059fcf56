import type { NotUnderstood } from '../../facts';
import type { DocumentContent } from '../../readers/table';
import type { Group } from './table-groups';
import { keyValuesOf } from '../which-well/key-values';

/** Fewer figures in a row are a date, a page number or a sentence. */
const FIGURES_IN_A_ROW = 3;
const ROWS_OF_A_TABLE = 2;
const LONGEST_QUOTE = 80;

const figuresIn = (text: string) => text.split(/\s{2,}|[\t;|]/).filter((part) => /\d/.test(part)).length;

/**
 * Reports rows of figures in a document without tables. Otherwise a programme with unknown headings would be skipped
 * silently, because its title and its well are understood.
 */
export function figuresLeft(
  file: string,
  content: DocumentContent,
  groups: readonly Group[],
): NotUnderstood | null {
  if (groups.length > 0 || content.tables.length > 0) return null;
  const rows = content.lines.filter(
    (line) => figuresIn(line.text) >= FIGURES_IN_A_ROW && keyValuesOf(line).length === 0,
  );
  const [first] = rows;
  if (!first || rows.length < ROWS_OF_A_TABLE) return null;
  const { text, row, page, sheet } = first;
  const quote = text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE).trimEnd()}...` : text;
  return {
    source: { file, row, ...(page !== undefined && { page }), ...(sheet !== undefined && { sheet }) },
    reason: `The figures "${quote}" and the rows like it have no known heading, so none was used; upload the table as XLSX or CSV.`,
  };
}
