import { fold } from '../words/fold';
import type { ColumnContent } from './column-content';

/** Kinds of drill bits, in the languages of the documents. Folded. */
const BIT =
  /\b(?:pdc|tci|tricon\w*|tri-?con\w*|roller ?cones?|mill(?:ed)? tooth|rock ?bits?|drill ?bits?|insert bits?|bicent\w*|bi-?center|impreg\w*|rollenmeissel|rollenbohr\w*|zahnmeissel|warzenmeissel|\w*meissel|rolbeitel|\w*beitel|trepans?|trepano|mecha|broca|borkron\w*|borekron\w*|a molettes|molettes|dents fraisees|diamant\w*|diamond|kymera|hole opener)\b/;
/** `1-1-5 M`, `IADC 517`, `M323`: the classes of bits. Folded. */
const CLASS = /\biadc\b|^[1-8]-[1-4]-[1-7]\b|^m[1-4][1-4][1-4]$/;

/** Fields of logging tools. */
export const TOOL_FIELDS: ReadonlySet<string> = new Set(['evaluation', 'lwd', 'wireline', 'casedHole']);
/** Fields that no figure can give: `Joints` over how many there are is no connection. */
export const NEVER_FIGURES: ReadonlySet<string> = new Set([...TOOL_FIELDS, 'thread']);
/** Fields of tools and fluids. `Outil` and `Type` are also the headings of bits. */
export const NEVER_BITS: ReadonlySet<string> = new Set([...TOOL_FIELDS, 'type']);

/** Whether a text names a kind of drill bit or its class. */
export const isBit = (text: string): boolean => BIT.test(fold(text)) || CLASS.test(fold(text));

/** Whether the words of a column are drill bits, which are no logging tools and no muds. */
export const areBits = (words: readonly string[]): boolean =>
  words.length > 0 && words.filter(isBit).length * 2 > words.length;

/** Whether a column has figures alone: sizes of bits, for example. No log is called by a figure. */
export const areFigures = (content: ColumnContent | undefined): boolean =>
  content !== undefined && content.filled > 0 && content.numeric > MOSTLY_FIGURES;

const MOSTLY_FIGURES = 0.8;
