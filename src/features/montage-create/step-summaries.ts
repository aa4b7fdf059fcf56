import { concernsOf, isClean } from './concerns';
import { expectedSteps, progressOf, type GenerationRun } from './generation-run';
import { formatHeight } from './number-format';
import { remarkOnRigFloorHeight } from './rig-floor-height';
import type { UploadedDocument } from './tab-memory';
import type { StepSummary } from './workflow-panel';
import type { WorkflowState, WorkflowStep } from './workflow';

const needsLook = (run: GenerationRun | null): boolean =>
  run?.result != null && !isClean(concernsOf(run.steps, run.result));

const runWords = (run: GenerationRun | null): string | null => {
  if (!run) return null;
  if (run.phase === 'running') return `${progressOf(run.steps).count} of ${expectedSteps} events`;
  if (needsLook(run)) return 'generated, to be checked';
  return { complete: 'generated', failed: 'stopped', cancelled: 'cancelled' }[run.phase];
};

/** The summaries on the cards of the panel. */
export function summariesOf(
  state: WorkflowState,
  documents: readonly UploadedDocument[] | null,
  chosenCount: number,
  run: GenerationRun | null,
): Record<WorkflowStep, StepSummary> {
  const { document_id, rigFloorHeight, isVertical } = state;
  const uploads =
    chosenCount > 0
      ? `${chosenCount} chosen`
      : document_id && documents
        ? `${documents.length} ${documents.length === 1 ? 'document' : 'documents'}`
        : null;
  const wellType = isVertical ? 'vertical' : 'deviated';
  return {
    Uploads: { completed: document_id !== null, words: uploads },
    Inputs: {
      completed: rigFloorHeight !== null,
      warns: remarkOnRigFloorHeight(rigFloorHeight) !== null,
      words: rigFloorHeight === null ? wellType : `${formatHeight(rigFloorHeight)}, ${wellType}`,
    },
    Generate: {
      completed: state.generationResponse !== null,
      warns: needsLook(run),
      words: runWords(run),
    },
  };
}
