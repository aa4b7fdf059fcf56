import { damagedDocument, refusedArchive } from '../office-words';
import { openDocument } from '../open-document';
import type { HeadingVocabulary, ReadOptions, ReadResult } from '../table';
import { contentOfNodes } from '../word/document-content';
import { UnreadableXml } from '../xml-events';
import { TextTooLarge, odtNodes } from './odt-nodes';

/** The limit of a Word document, whose nodes are the same. */
const MAX_BYTES = 16 * 1024 * 1024;

/** The tables and lines of an OpenDocument text, processed like those of a Word document. */
export function readOdt(
  bytes: Uint8Array,
  vocabulary: HeadingVocabulary,
  options: ReadOptions = {},
): ReadResult {
  const opened = openDocument(bytes, 'odt', ['content.xml', 'styles.xml'], MAX_BYTES);
  if ('refused' in opened) return opened;
  try {
    const { nodes, notes } = odtNodes(opened.text('content.xml'), opened.text('styles.xml'), MAX_BYTES);
    return contentOfNodes(nodes, notes, vocabulary, 'OpenDocument text', options);
  } catch (error) {
    if (error instanceof TextTooLarge) return { refused: refusedArchive('odt', 'too-large') };
    if (error instanceof UnreadableXml) return { refused: damagedDocument('odt') };
    throw error;
  }
}
