import type { DocumentClassification } from '@/api/generated/model';
import { documentTypes } from './classification';
import type { ChosenFile } from './file-intake';
import { fileId, type Preview, type Previews } from './recognition-queue';

interface Suggestion {
  classification: DocumentClassification;
  because: string | null;
}

function suggestionOf(preview: Preview | undefined): Suggestion | null {
  if (preview?.phase !== 'recognised') return null;
  const { classification, because } = preview.recognition;
  // A newer server may know types that this version does not offer.
  return documentTypes.includes(classification as DocumentClassification)
    ? { classification: classification as DocumentClassification, because }
    : null;
}

/**
 * The content decides only if neither the name nor a user did. It is looked up each time and never stored, so that a
 * late answer respects a choice made in the meantime.
 */
export function withSuggestedTypes(chosen: readonly ChosenFile[], previews: Previews): ChosenFile[] {
  return chosen.map((file) => {
    const suggestion = file.classifiedBy === null ? suggestionOf(previews.get(fileId(file.file))) : null;
    return suggestion
      ? { ...file, classification: suggestion.classification, classifiedBy: 'content' }
      : file;
  });
}

export type TypeHint =
  /** The content gave the type. */
  | { kind: 'suggested'; suggestion: Suggestion }
  /** The content suggests another type than the name, or a type after a user removed one. */
  | { kind: 'offered'; suggestion: Suggestion };

/** The hint on a file's type. None for a type that the user chose. */
export function typeHint(
  { classification, classifiedBy }: ChosenFile,
  preview: Preview | undefined,
): TypeHint | null {
  const suggestion = suggestionOf(preview);
  if (!suggestion) return null;
  if (classifiedBy === 'content') return { kind: 'suggested', suggestion };
  const open = classifiedBy === 'name' || classification === null;
  return open && suggestion.classification !== classification ? { kind: 'offered', suggestion } : null;
}
