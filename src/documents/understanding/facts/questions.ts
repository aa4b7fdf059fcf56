import type { Source } from '../../facts';
import type { Correction } from '../corrections/corrections';

/** A decision that a document leaves open. Values that depend on it are left out until it is answered; nothing is guessed. */
export interface Question {
  /** Stable for the same question about the same document. */
  id: string;
  /** One sentence that an engineer can answer without opening the document. */
  text: string;
  source: Source;
  /** The number of values that the answer affects; questions are sorted by it, the largest first. */
  decides: number;
  /** The equally consistent readings, in words, each with the corrections that select it. */
  answers: { text: string; corrections: Correction[] }[];
}
