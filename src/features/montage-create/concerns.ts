import type { GenerationResult } from '@/api/generated/model';
import { partsOfDetail, type GenerationStep } from './generation-run';

/** What a person must look at before a generated montage is used. */
export interface Concerns {
  /** The failed steps of the run. */
  failed: { title: string; found: string | null }[];
  /** The doubtful values that were kept, a sentence each. */
  flagged: string[];
}

export function concernsOf(steps: readonly GenerationStep[], result: GenerationResult): Concerns {
  const { report, sources = [] } = result;
  const flags = sources.flatMap(({ flag }) => flag ?? []);
  return {
    failed: steps.filter(({ state }) => state === 'failed').map(({ detail }) => partsOfDetail(detail)),
    flagged: report?.flagged ?? [...new Set(flags)],
  };
}

export const isClean = ({ failed, flagged }: Concerns): boolean => failed.length + flagged.length === 0;

/** `1 failed step and flagged values`. */
export const concernWords = ({ failed, flagged }: Concerns): string =>
  [
    failed.length > 0 && `${failed.length} failed ${failed.length === 1 ? 'step' : 'steps'}`,
    // A sentence may be about several values.
    flagged.length > 0 && 'flagged values',
  ]
    .filter((words) => words !== false)
    .join(' and ');
