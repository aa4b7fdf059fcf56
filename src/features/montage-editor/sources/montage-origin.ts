import { useState } from 'react';
import type { GenerationReport, Montage, ValueSource } from '@/api/generated/model';

/** What the server says of how a montage was generated. It is no part of what is edited, kept as a draft, or saved. */
export interface MontageOrigin {
  readonly sources?: readonly ValueSource[] | undefined;
  readonly report?: GenerationReport | undefined;
}

/** A montage as it is edited: without what speaks of its generation, which would be compared and kept for nothing. */
export function withoutOrigin(montage: Montage): Montage {
  const { sources: _sources, generation_report: _report, ...edited } = montage;
  return edited;
}

/**
 * The origin of a montage, of its first answer that tells it: it speaks of the values as they were generated, which no save
 * changes, and an answer to a save may leave it out.
 */
export function useMontageOrigin({ id, sources, generation_report: report }: Montage): MontageOrigin {
  const [known, setKnown] = useState<MontageOrigin & { of: string }>({ of: id, sources, report });
  const isTold = known.of === id && known.sources !== undefined;
  if (known.of !== id || (!isTold && sources !== undefined)) setKnown({ of: id, sources, report });
  return known;
}
