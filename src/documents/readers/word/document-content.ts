import { trimmedCell } from '../cell-text';
import { tablesOfGrid } from '../grid-tables';
import { notShown } from '../not-shown';
import { readText } from '../read-text';
import type { DocumentContent, HeadingVocabulary, ReadOptions, ReadResult } from '../table';
import { blocksModel } from '../page-model';
import { BlockWalk } from './blocks';
import type { Block } from './blocks';
import type { WordNode } from './word-model';

/** Some five hundred pages; far beyond it a document is made to take the time of whoever reads it. */
const MOST_ROWS = 100_000;
/** No paragraph is longer, and splitting it takes time that grows with the square of its length. */
const LONGEST_LINE = 10_000;

/**
 * The lines between two tables are read as a text file is: columns made with tabs or spaces are as common in Word as tables
 * are.
 */
function contentOf(block: Block, vocabulary: HeadingVocabulary): DocumentContent {
  if ('rows' in block) {
    const rows = block.rows.map((row) => ({ ...row, cells: row.cells.map(trimmedCell) }));
    return tablesOfGrid(rows, vocabulary, { delimiter: null });
  }
  const first = block.lines[0]?.row ?? 1;
  const shown = block.lines.map(({ text }) => (text.length > LONGEST_LINE ? '' : text));
  const { tables, lines } = readText(shown.join('\n'), vocabulary);
  const moved = <R extends { row: number }>(row: R): R => ({ ...row, row: row.row + first - 1 });
  return {
    tables: tables.map((table) => ({
      ...table,
      headingRow: table.headingRow + first - 1,
      rows: table.rows.map(moved),
    })),
    lines: lines.map(moved),
  };
}

/** What the nodes of a document give, then those of its notes. `document` is what the person calls such a file. */
export function contentOfNodes(
  nodes: readonly WordNode[],
  notes: readonly (readonly WordNode[])[],
  vocabulary: HeadingVocabulary,
  document: string,
  { withPages = false }: ReadOptions = {},
): ReadResult {
  const walk = new BlockWalk();
  walk.walk(nodes);
  for (const note of notes) walk.walk(note);
  if (walk.rows > MOST_ROWS) {
    return {
      refused: `The ${document} has more than 100,000 lines; copy the tables that the plan needs into a new one and upload that.`,
    };
  }
  const notUnderstood = notShown({ rows: [], columns: [], struck: walk.struck });
  const content: DocumentContent = { tables: [], lines: [], notUnderstood };
  for (const block of walk.blocks) {
    const { tables, lines } = contentOf(block, vocabulary);
    content.tables.push(...tables);
    content.lines.push(...lines);
  }
  if (withPages) content.pages = [blocksModel(walk.blocks)];
  return { content };
}
