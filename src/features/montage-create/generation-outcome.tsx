import { ErrorPanel } from '@/ui/states';
import { isOutdated, type GenerationRun, type RunFailure } from './generation-run';
import { GenerationSteps } from './generation-steps';
import { ResultsTable } from './results-table';
import { SignInLink } from './sign-in-link';
import type { WorkflowState } from './workflow';
import styles from './generation-outcome.module.css';
import parts from './parts.module.css';

/** What stopped a run, for as long as it takes to read: the toast is gone after five seconds. */
export function GenerationProblem({ failure }: { failure: RunFailure }) {
  return (
    <ErrorPanel title={failure.message} actions={failure.needsSignIn && <SignInLink />}>
      {failure.needsSignIn
        ? 'Sign in again, then generate again. The document set and your inputs are kept.'
        : (failure.advice ?? 'The document set and your inputs are kept. Check them, then generate again.')}
    </ErrorPanel>
  );
}

interface GenerationResultsProps {
  run: GenerationRun;
  state: WorkflowState;
}

/** The result in the place of the progress; the steps stay within reach, because a failed one tells what is missing. */
export function GenerationResults({ run, state }: GenerationResultsProps) {
  if (!run.result) return null;
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
        </div>
        <ResultsTable result={run.result} />
      </section>
      <details className={parts.card}>
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
