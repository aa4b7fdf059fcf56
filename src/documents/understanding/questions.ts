import type { Source } from '../facts';
import type { Correction } from './corrections';

/** A decision that a document leaves open. What it decides is left out until it is answered; nothing is guessed. */
export interface Question {
  /** The same for the same doubt in the same document, however often it is read. */
  id: string;
  /** One sentence that an engineer answers without opening the document. */
  text: string;
  source: Source;
  /** How many values the answer decides: questions are asked in the order of this, the largest first. */
  decides: number;
  /** The readings that are equally consistent, in words, each with the corrections that choose it. */
  answers: { text: string; corrections: Correction[] }[];
}
