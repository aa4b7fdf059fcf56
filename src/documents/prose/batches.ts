import type { Passage, Passages } from './passages';
import { textOfParagraph } from './passages';

/** A longer request takes a model longer than a person waits, and one that fails takes more passages with it. */
const LONGEST_REQUEST = 8000;

const lengthOf = ({ paragraphs }: Passage): number =>
  paragraphs.reduce((sum, lines) => sum + textOfParagraph(lines).length, 0);

/** The passages of one request, with the number of the first, from 1. */
export interface Batch {
  first: number;
  passages: Passage[];
}

/** The same passages give the same requests. */
export function batchesOf({ given }: Passages): Batch[] {
  const batches: Batch[] = [];
  let length = 0;
  for (const [at, passage] of given.entries()) {
    const open = batches.at(-1);
    length += lengthOf(passage);
    if (open && length <= LONGEST_REQUEST) open.passages.push(passage);
    else {
      batches.push({ first: at + 1, passages: [passage] });
      length = lengthOf(passage);
    }
  }
  return batches;
}
