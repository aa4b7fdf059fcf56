import { damagedDocument } from '../office-words';
import type { HeadingVocabulary, ReadOptions, ReadResult } from '../table';
import { contentOfNodes } from '../word/document-content';
import { UnreadableRtf, rtfNodes } from './rtf-document';

/** The tables and lines of a rich text document, processed like those of a Word document. */
export function readRtf(
  bytes: Uint8Array,
  vocabulary: HeadingVocabulary,
  options: ReadOptions = {},
): ReadResult {
  // One character for each byte: its meaning depends on the font. The decoder's `latin1` would be Windows-1252.
  let source = '';
  const step = 32_768;
  for (let at = 0; at < bytes.length; at += step)
    source += String.fromCharCode(...bytes.subarray(at, at + step));
  try {
    const { nodes, notes } = rtfNodes(source.slice(Math.max(0, source.indexOf('{\\rtf'))));
    return contentOfNodes(nodes, notes, vocabulary, 'rich text document', options);
  } catch (error) {
    if (error instanceof UnreadableRtf) return { refused: damagedDocument('rtf') };
    throw error;
  }
}
