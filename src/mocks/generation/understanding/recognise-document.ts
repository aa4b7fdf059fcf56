import type { DocumentRecognition } from '@/api/generated/model';
import { detectFileKind } from '../readers/file-kind';
import { readFile } from '../readers/read-file';
import { groupsOfDocument } from './groups';
import { HEADINGS } from './recognise';
import { VOCABULARY } from './vocabulary';

/** What one document holds, by its content alone. Never rejects for a bad document: what cannot be read is said. */
export async function recogniseDocument(name: string, bytes: Uint8Array): Promise<DocumentRecognition> {
  const nothing: DocumentRecognition = {
    kind: null,
    classification: null,
    because: null,
    holds: [],
    refused: null,
    not_understood: [],
  };
  const detected = detectFileKind(name, bytes);
  const read = await readFile(name, bytes, HEADINGS);
  if ('refused' in read) return { ...nothing, refused: read.refused };
  const { groups } = groupsOfDocument(read.content, { file: name, classification: 'Other' });
  const kinds = VOCABULARY.filter(({ kind }) => groups.some((group) => group.kind === kind));
  return {
    ...nothing,
    kind: 'kind' in detected ? detected.kind : null,
    holds: kinds.map(({ says }) => says),
  };
}
