import { DocumentClassification } from '@/api/generated/model/documentClassification';

/** The types in the order in which a user chooses among them. */
export const documentTypes: readonly DocumentClassification[] = Object.values(DocumentClassification);

/** In the order of the specification: the first rule with a keyword in the name decides. */
const rules: readonly (readonly [DocumentClassification, readonly string[]])[] = [
  [DocumentClassification.Well_Proposal, ['proposal']],
  [DocumentClassification.Well_Catalogue, ['catalogue', 'catalog']],
  [DocumentClassification.Well_Trajectory, ['trajectory', 'trajectories', 'path', 'directional']],
  [DocumentClassification.Cement_Program, ['cement', 'cementing']],
  [DocumentClassification.Mud_Program, ['mud', 'drilling mud', 'drilling fluid', 'drillingfluid']],
];

/** The words of a file name in lower case, split at separators, capitals and digits. */
function wordsOf(fileName: string): string {
  return fileName
    .replace(/\.[^.]*$/, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
}

/**
 * A keyword counts where it begins or ends a word, so that 'wellpath', 'mudprogram' and 'proposals' are understood
 * as their authors meant them while 'empathy' is not a path.
 */
function holds(words: string, keyword: string): boolean {
  return new RegExp(`(^| )${keyword}|${keyword}s?( |$)`).test(words);
}

/** The type that a file's name suggests, or null if it suggests none: then the user chooses. */
export function guessClassification(fileName: string): DocumentClassification | null {
  const words = wordsOf(fileName);
  return rules.find(([, keywords]) => keywords.some((keyword) => holds(words, keyword)))?.[0] ?? null;
}
