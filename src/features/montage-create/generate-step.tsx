import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { GenerationProblem, GenerationResults } from './generation-outcome';
import { GenerationProgress } from './generation-progress';
import type { GenerationRun, RunFailure } from './generation-run';
import type { Found } from './found-inputs';
import { InputSummary } from './input-summary';
import { useFocusKept } from './use-focus-kept';
import type { ReviewSlots } from './review-slot';
import { StepHeading } from './step-heading';
import type { WorkflowState } from './workflow';
import parts from './parts.module.css';

interface GenerateStepProps {
  state: WorkflowState;
  run: GenerationRun | null;
  /** The type that the documents give instead of the default. */
  type: Found<boolean> | null;
  /** Why a run could not even be started. */
  refusal: RunFailure | null;
  /** Shown above the result: how it opens. */
  opening: ReactNode;
  takesFocus: boolean;
  review: ReviewSlots | undefined;
  onVertical(isVertical: boolean): void;
  onDocumentId(documentId: string): void;
  onGenerate(): void;
  onCancel(): void;
  onRead(): void;
}

export function GenerateStep(props: GenerateStepProps) {
  const { state, run, refusal, review, onGenerate } = props;
  const running = run?.phase === 'running';
  const failure = refusal ?? run?.failure;
  const missing = state.document_id === null;
  const outcome = useFocusKept<HTMLDivElement>(run?.phase ?? 'none');
  // A run that never began has no progress to show, only its failure.
  const showsProgress =
    run !== null && run.phase !== 'complete' && !(run.phase === 'failed' && run.steps.length === 0);
  return (
    <div className={parts.step}>
      <StepHeading takesFocus={props.takesFocus}>Generate Drilling Montage</StepHeading>
      <InputSummary
        state={state}
        running={running}
        type={props.type}
        onVertical={props.onVertical}
        onDocumentId={props.onDocumentId}
      />
      <div ref={outcome} className={`${parts.actions} ${parts.region}`} tabIndex={-1}>
        <Button
          variant={run?.phase === 'complete' ? 'default' : 'filled'}
          disabled={running || missing}
          onClick={onGenerate}
        >
          Generate Montage
        </Button>
        {missing && <span className={parts.hint}>Please enter a document ID first.</span>}
        {run?.phase === 'cancelled' && (
          <span className={parts.hint}>Generation cancelled. It can be run again.</span>
        )}
      </div>
      {failure && <GenerationProblem failure={failure} />}
      {run?.phase === 'failed' && review && (
        <review.OfSet
          documentId={run.inputs.documentId}
          note="Corrections count from the next generation on."
        />
      )}
      {run?.phase === 'complete' && props.opening}
      {showsProgress && <GenerationProgress run={run} onCancel={props.onCancel} />}
      {run && (
        <GenerationResults
          run={run}
          state={state}
          Review={review?.OfReport}
          onGenerate={onGenerate}
          onRead={props.onRead}
        />
      )}
    </div>
  );
}
