import type { Kind } from '../words/vocabulary';

/** One value of a sentence, under the heading that a table would have for it. */
export interface ProseValue {
  kind: Kind;
  heading: string;
  value: string;
  /** The assumptions of this reading. */
  assumed?: string;
}
