import { trimmedCell } from '../cell-text';
import { tablesOfGrid } from '../grid-tables';
import { notShown } from '../not-shown';
import { readText } from '../read-text';
import type { DocumentContent, HeadingVocabulary, ReadOptions, ReadResult } from '../table';
import { blocksModel } from '../page-model';
import { BlockWalk } from './blocks';
import type { Block } from './blocks';
import type { WordNode } from './word-model';

/** Some five hundred pages. A document that far exceeds this is made to exhaust time. */
const MOST_ROWS = 100_000;
/** No paragraph is longer, and splitting one takes quadratic time. */
const LONGEST_LINE = 10_000;

/**
 * The lines between two tables are read like a text file: columns made with tabs or spaces are as common in Word as
 * tables.
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

/** The content of the nodes of a document, then of its notes. `document` names the kind of file in messages. */
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
