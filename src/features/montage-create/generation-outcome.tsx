import { useState } from 'react';
import type { ValueSource } from '@/api/generated/model';
import type { ReportReview } from '@/shared/sources/generation-report-dialog';
import { ReportDialog } from '@/shared/sources/report-dialog';
import { SourceLegend } from '@/shared/sources/source-mark';
import { marksIn } from '@/shared/sources/source-words';
import { ErrorPanel } from '@/ui/states';
import { isOutdated, type GenerationRun, type RunFailure } from './generation-run';
import { GenerationSteps } from './generation-steps';
import type { ReviewSlots } from './review-slot';
import { ResultsTable } from './results-table';
import { SignInLink } from './sign-in-link';
import type { WorkflowState } from './workflow';
import styles from './generation-outcome.module.css';
import parts from './parts.module.css';

/** The failure of a run, which stays readable: the toast is gone after five seconds. */
export function GenerationProblem({ failure }: { failure: RunFailure }) {
  return (
    <ErrorPanel title={failure.message} actions={failure.needsSignIn && <SignInLink />}>
      {failure.needsSignIn
        ? 'Sign in again, then generate again. The document set and your inputs are kept.'
        : (failure.advice ?? 'The document set and your inputs are kept. Check them, then generate again.')}
    </ErrorPanel>
  );
}

/** The name of the well; a result has it only in its sources. */
function wellOf(sources: readonly ValueSource[]): string | null {
  const name = sources.find(({ field }) => field === 'well_name')?.value;
  return typeof name === 'string' && name.trim() !== '' ? name : null;
}

interface GenerationResultsProps {
  run: GenerationRun;
  state: WorkflowState;
  Review: ReviewSlots['OfReport'] | undefined;
  onGenerate(): void;
  /** Called when the user reads the results, so that they stay on the screen. */
  onRead(): void;
}

/** The result in place of the progress; the steps stay accessible, because a failed one shows what is missing. */
export function GenerationResults({ run, state, Review, onGenerate, onRead }: GenerationResultsProps) {
  const [shown, setShown] = useState(false);
  const [reading, setReading] = useState(false);
  if (!run.result) return null;
  const { report, sources = [] } = run.result;
  const hasSources = sources.length > 0;
  const { documentId } = run.inputs;
  const dialog = (review: ReportReview) =>
    report && (
      <ReportDialog
        report={report}
        well={wellOf(sources) ?? documentId}
        review={review}
        onClose={() => setReading(false)}
      />
    );
  const generateAgain = () => {
    setReading(false);
    onGenerate();
  };
  const failed = run.steps.filter((step) => step.state === 'failed').length;
  return (
    <>
      <section className={styles.results} aria-labelledby="results-title">
        <div className={parts.cardHead}>
          <h3 className={parts.title} id="results-title">
            Generated Montage
          </h3>
          {isOutdated(run, state) && (
            <span className={styles.outdated}>
              The inputs have changed since. Generate again to use them.
            </span>
          )}
          <div className={styles.tools}>
            {hasSources && (
              <button
                type="button"
                className={`small-button ${styles.tool}`}
                aria-pressed={shown}
                onClick={() => {
                  setShown(!shown);
                  onRead();
                }}
              >
                Show sources
              </button>
            )}
            {report && (
              <button
                type="button"
                className={`small-button ${styles.tool}`}
                onClick={() => {
                  setReading(true);
                  onRead();
                }}
              >
                Generation report
              </button>
            )}
          </div>
        </div>
        {hasSources && shown && (
          // Generated values are never edited here.
          <SourceLegend only={marksIn(sources).filter((mark) => mark !== 'edited')} />
        )}
        <ResultsTable result={run.result} showSources={shown} />
      </section>
      {reading &&
        (Review ? (
          <Review
            documentId={documentId}
            note={
              <>
                Corrections count from the next generation on.{' '}
                <button type="button" className={parts.link} onClick={generateAgain}>
                  Generate again
                </button>
              </>
            }
          >
            {dialog}
          </Review>
        ) : (
          dialog({})
        ))}
      <details className={parts.card} onToggle={({ currentTarget }) => currentTarget.open && onRead()}>
        <summary className={styles.stepsSummary}>
          {run.steps.length} steps of the run
          {failed > 0 && <span className={styles.failed}> · {failed} failed</span>}
        </summary>
        <div className={styles.steps}>
          <GenerationSteps steps={run.steps} pending={false} />
        </div>
      </details>
    </>
  );
}
