import { fold } from '../fold';

/** Kinds of drill bits, in the languages of the documents. Folded. */
const BIT =
  /\b(?:pdc|tci|tricon\w*|tri-?con\w*|roller ?cones?|mill(?:ed)? tooth|rock ?bits?|drill ?bits?|insert bits?|bicent\w*|bi-?center|impreg\w*|rollenmeissel|rollenbohr\w*|zahnmeissel|warzenmeissel|\w*meissel|rolbeitel|\w*beitel|trepans?|trepano|mecha|broca|borkron\w*|borekron\w*|a molettes|molettes|dents fraisees|diamant\w*|diamond|kymera)\b/;
/** `1-1-5 M`, `IADC 517`, `M323`: the classes of bits. Folded. */
const CLASS = /\biadc\b|^[1-8]-[1-4]-[1-7]\b|^m[1-4][1-4][1-4]$/;

/** Fields of tools and fluids. `Outil` and `Type` stand over bits, too. */
export const NEVER_BITS: ReadonlySet<string> = new Set([
  'evaluation',
  'lwd',
  'wireline',
  'casedHole',
  'type',
]);

/** Whether the words of a column are drill bits, which are no logging tools and no muds. */
export const areBits = (words: readonly string[]): boolean =>
  words.length > 0 &&
  words.filter((word) => BIT.test(fold(word)) || CLASS.test(fold(word))).length * 2 > words.length;
