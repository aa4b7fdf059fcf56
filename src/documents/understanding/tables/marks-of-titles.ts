import type { DocumentContent, TextLine } from '../../readers/table';
import { subtitleOf } from '../blocks/block-titles';
import { fold } from '../words/fold';
import { OF_THE_SECTION } from '../vocabulary/section-blocks';

/** `C`, `3.`, `4.2`, `IV`: the number of a part in a cell of its own. */
const MARK = /^(?:[A-Z]|\d{1,2}(?:\.\d{1,2})*|[IVX]{1,4})[.)]?$/;

/** The title of a part of a form behind its mark: `C | DRILLING FLUID`; null for any other row. */
function titleBehindMark(row: readonly string[]): string | null {
  const [mark = '', title = '', ...others] = row.filter((cell) => cell.trim() !== '');
  const isTitle =
    others.length === 0 &&
    MARK.test(mark.trim()) &&
    !/\d/.test(title) &&
    (subtitleOf(title) !== null || OF_THE_SECTION.test(fold(title).trim()));
  return isTitle ? title : null;
}

const titled = (line: TextLine): TextLine => {
  const title = titleBehindMark(line.cells);
  if (title === null) return line;
  const { columns: _, ...rest } = line;
  return { ...rest, text: title, cells: [title] };
};

/** The content with the titles of parts alone in their rows, without the marks that are in a cell before them. */
export const withoutMarksOfTitles = (content: DocumentContent): DocumentContent => ({
  ...content,
  lines: content.lines.map(titled),
  tables: content.tables.map((table) => ({
    ...table,
    rows: table.rows.map((row) => {
      const title = titleBehindMark(row.cells);
      return title === null ? row : { ...row, cells: row.cells.map((cell) => (cell === title ? cell : '')) };
    }),
  })),
});
