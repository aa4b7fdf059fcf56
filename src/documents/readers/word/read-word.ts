import { openOfficeArchive } from '../office-archive';
import { withStruckMarked } from './struck-text';
import type { HeadingVocabulary, ReadOptions, ReadResult } from '../table';
import { contentOfNodes } from './document-content';
import { notesOf } from './word-model';
import type { WordDocument } from './word-model';

/** Text boxes become paragraphs below the one they are anchored to; footnotes and endnotes are at the end. */
async function documentOf(zipped: Uint8Array<ArrayBuffer>): Promise<WordDocument> {
  const { default: mammoth } = await import('mammoth');
  let document: WordDocument | undefined;
  const input = { arrayBuffer: zipped.buffer, buffer: zipped };
  // The library's Node entry accepts only `buffer`, the browser's only `arrayBuffer`; its types declare both as an object.
  await mammoth.convertToHtml(input as unknown as { arrayBuffer: ArrayBuffer }, {
    transformDocument(read: WordDocument) {
      document = read;
      // An empty document, because the HTML is not needed.
      return { ...read, children: [] };
    },
  });
  if (!document) throw new Error('The document was not read.');
  return document;
}

/**
 * The tables and lines of a DOCX document. The library is loaded on first use; it needs no page, so it runs in a worker
 * and in Node. Lines have no page numbers, because Word computes pages only when it displays a document.
 *
 * @throws for a document that the library cannot read.
 */
export async function readWord(
  bytes: Uint8Array,
  vocabulary: HeadingVocabulary,
  options: ReadOptions = {},
): Promise<ReadResult> {
  const archive = openOfficeArchive(bytes, 'docx', (name, xml) =>
    name.startsWith('word/') ? withStruckMarked(xml) : xml,
  );
  if ('refused' in archive) return archive;
  const document = await documentOf(archive.zipped);
  const notes = notesOf(document).map(({ body }) => body);
  return contentOfNodes(document.children ?? [], notes, vocabulary, 'Word document', options);
}
