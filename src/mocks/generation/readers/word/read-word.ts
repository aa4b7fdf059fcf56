import { trimmedCell } from '../cell-text';
import { tablesOfGrid } from '../grid-tables';
import { notShown } from '../not-shown';
import { openOfficeArchive } from '../office-archive';
import { readText } from '../read-text';
import type { DocumentContent, HeadingVocabulary, ReadResult } from '../table';
import { BlockWalk } from './blocks';
import type { Block } from './blocks';
import { withStruckMarked } from './struck-text';
import { notesOf } from './word-model';
import type { WordDocument } from './word-model';

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

/** Text boxes come as paragraphs below the one they are anchored to; foot- and endnotes at the end. */
async function documentOf(zipped: Uint8Array<ArrayBuffer>): Promise<WordDocument> {
  const { default: mammoth } = await import('mammoth');
  let document: WordDocument | undefined;
  const input = { arrayBuffer: zipped.buffer, buffer: zipped };
  // Node's entry of the library knows `buffer` alone, the browser's `arrayBuffer` alone; its types know each as an object.
  await mammoth.convertToHtml(input as unknown as { arrayBuffer: ArrayBuffer }, {
    transformDocument(read: WordDocument) {
      document = read;
      // Nothing is left to make HTML of.
      return { ...read, children: [] };
    },
  });
  if (!document) throw new Error('The document was not read.');
  return document;
}

/**
 * The tables and lines of a DOCX document. The library is loaded on first use; it needs no page, so that it runs in a worker
 * and in Node alike. Pages are not told, as Word makes them when it shows the document.
 *
 * @throws for a document that the library cannot follow.
 */
export async function readWord(bytes: Uint8Array, vocabulary: HeadingVocabulary): Promise<ReadResult> {
  const archive = openOfficeArchive(bytes, 'docx', (name, xml) =>
    name.startsWith('word/') ? withStruckMarked(xml) : xml,
  );
  if ('refused' in archive) return archive;
  const document = await documentOf(archive.zipped);
  const walk = new BlockWalk();
  walk.walk(document.children ?? []);
  for (const note of notesOf(document)) walk.walk(note.body);
  if (walk.rows > MOST_ROWS) {
    return {
      refused:
        'The Word document has more than 100,000 lines; copy the tables that the plan needs into a new one and upload that.',
    };
  }
  const notUnderstood = notShown({ rows: [], columns: [], struck: walk.struck });
  const content: DocumentContent = { tables: [], lines: [], notUnderstood };
  for (const block of walk.blocks) {
    const { tables, lines } = contentOf(block, vocabulary);
    content.tables.push(...tables);
    content.lines.push(...lines);
  }
  return { content };
}
