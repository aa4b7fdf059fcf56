import type { DocumentContent, Table, TextLine } from '../../readers/table';
import { fold } from '../words/fold';
import { sizeIn, withSizeColumn } from './sizes-in-titles';

/** The label of a form for the string that is cemented: `Job type | 9 5/8" casing`. */
const OF_JOB =
  /^(?:(?:cement(?:ing|ation)? )?job(?: type)?|type of job|(?:casing|liner|string|pipe)(?: size| ?\/ ?liner)?|zement(?:ation|ier)\w*|rohrtour|verbuizing|foringsror)\s*:?$/;

/** The string that a row of a form names behind its label. */
function stringOf({ cells, columns }: TextLine) {
  const at = cells.findIndex((_, place) => place > 0 && OF_JOB.test(fold(cells[place - 1] ?? '').trim()));
  const named = sizeIn(cells[at] ?? '');
  return named?.heading === 'Casing' ? { ...named, column: columns?.[at] ?? at } : null;
}

/**
 * Adds the string that the form above a table of its slurries names, on the same page or sheet: null without one, or if the page
 * names several.
 */
export function withSizeOfForm({ lines }: DocumentContent, table: Table): Table | null {
  const found = lines.flatMap((line) => {
    const isOnPage = line.sheet === table.sheet && line.page === table.page;
    const named = isOnPage ? stringOf(line) : null;
    return named ? [{ line, ...named }] : [];
  });
  const [first, ...others] = found;
  if (!first || others.length > 0 || first.line.row > table.headingRow) return null;
  const { line, column, heading, size } = first;
  const place = { row: line.row, column, ...(line.page === undefined ? {} : { page: line.page }) };
  return withSizeColumn(table, heading, size, () => place);
}
