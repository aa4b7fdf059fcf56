import type { WordNode } from '../word/word-model';
import type { OdtParagraph } from './odt-paragraph';

/** What an element sets for its content. */
export interface OdtState {
  /** Where paragraphs and tables go. */
  target: WordNode[];
  paragraph: OdtParagraph | null;
  table: WordNode[];
  row: WordNode[];
  struck: boolean;
  hidden: boolean;
  list: { style: string | undefined; level: number } | null;
  /** The open item of a list; only its first paragraph has the mark. */
  item: { marked: boolean } | null;
  /** The deletion of a tracked change that is being read. */
  deletion: { text: string } | null;
  isEndnote: boolean;
  /** How often the element counts, and the size of the text before it. */
  repeated: number;
  sizeBefore: number;
  attributes: Record<string, string>;
}

/** The state outside every element. */
export const startOf = (target: WordNode[]): OdtState => ({
  target,
  paragraph: null,
  table: [],
  row: [],
  struck: false,
  hidden: false,
  list: null,
  item: null,
  deletion: null,
  isEndnote: false,
  repeated: 1,
  sizeBefore: 0,
  attributes: {},
});
