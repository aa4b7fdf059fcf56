import { versionOf } from '@/api/entity-tag';
import type { getMontageResponseSuccess } from '@/api/generated/endpoints/montage/montage';
import type { GenerationReport, Montage as AnsweredMontage, ValueSource } from '@/api/generated/model';
import type { Montage } from '@/domain/montage/montage';

/** The server's montage as the editor takes it in and sends it back. */
export interface ServerMontage {
  readonly montage: Montage;
  /** Sent back with the next save; null if the server gives none. */
  readonly version: string | null;
}

/** How the montage was generated. It is not edited, drafted or saved. */
export interface MontageOrigin {
  readonly sources?: readonly ValueSource[] | undefined;
  readonly report?: GenerationReport | undefined;
}

/** The answer to a load or a save, as React Query keeps it. */
export type MontageAnswer = getMontageResponseSuccess;

export function serverMontageOf(answer: MontageAnswer): ServerMontage {
  const { sources: _sources, generation_report: _report, ...montage } = answer.data;
  return { montage, version: versionOf(answer) };
}

export const originOf = ({ data }: MontageAnswer): MontageOrigin => ({
  sources: data.sources,
  report: data.generation_report,
});

/** `answer` with a newer montage. Its origin stays: no save changes it, and the answer to a save may leave it out. */
export function withServerMontage(answer: MontageAnswer, { montage, version }: ServerMontage): MontageAnswer {
  const { sources, generation_report } = answer.data;
  const data = {
    ...montage,
    ...(sources && { sources }),
    ...(generation_report && { generation_report }),
  } as AnsweredMontage;
  return { ...answer, data, headers: version === null ? {} : { etag: version } };
}
