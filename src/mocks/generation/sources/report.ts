import type { GenerationReport, Montage, ValueSource } from '@/api/generated/model';

import type { GenerationState } from '../state';
import { missingIn } from './missing';
import { placeOf } from './told';

/** What a generation made of the documents, for a person to read and to keep. */
export function reportOf(
  montage: Montage,
  sources: readonly ValueSource[],
  state: GenerationState,
): GenerationReport {
  const { facts } = state;
  const flags = [
    ...(facts.flags ?? []).map(({ text }) => text),
    ...sources.flatMap(({ flag }) => flag ?? []),
  ];
  return {
    documents: facts.documents.map(({ file, classification, holds }) => ({
      document: file,
      classification,
      holds,
    })),
    decisions: [...new Set(facts.remarks.map(({ text }) => text))],
    not_understood: facts.notUnderstood.map(({ source, reason }) => ({ place: placeOf(source), reason })),
    missing: missingIn(montage, state),
    flagged: [...new Set(flags)],
  };
}
