import { Loader } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { expectedSteps, partsOfDetail, type GenerationStep } from './generation-run';
import styles from './generation-steps.module.css';

type MarkState = GenerationStep['state'] | 'pending' | 'ended';

const markWords: Record<MarkState, string> = {
  'in-progress': 'In progress',
  completed: 'Completed',
  failed: 'Failed',
  pending: '',
  ended: 'Not finished',
};

function Mark({ state }: { state: MarkState }) {
  return (
    <span className={styles.mark} data-state={state}>
      {state === 'in-progress' && <Loader size={16} aria-hidden />}
      {state === 'completed' && <IconCheck size={12} stroke={3} aria-hidden />}
      {state === 'failed' && <IconX size={12} stroke={3} aria-hidden />}
      <span className="visually-hidden">{markWords[state]}</span>
    </span>
  );
}

function Step({ step: { state, detail }, over }: { step: GenerationStep; over: boolean }) {
  const { title, found } = partsOfDetail(detail);
  return (
    <li className={styles.step} data-state={state}>
      <Mark state={over && state === 'in-progress' ? 'ended' : state} />
      <span className={styles.title}>{title}</span>
      {found && <span className={styles.found}>{found}</span>}
    </li>
  );
}

interface GenerationStepsProps {
  steps: readonly GenerationStep[];
  /** What the run waits for; false once the run is over, when a step still in progress will not be finished. */
  pending: string | false;
}

/**
 * The first column takes half of the expected steps before the second begins, so that no step changes its place as others
 * come; two lists, so that a long finding in one column leaves no hole in the other.
 */
export function GenerationSteps({ steps, pending }: GenerationStepsProps) {
  const height = Math.ceil(Math.max(steps.length, expectedSteps) / 2);
  const columns = [steps.slice(0, height), steps.slice(height)];
  const last = steps.length < height ? 0 : 1;
  return (
    <div className={styles.columns}>
      {columns.map((column, index) => (
        <ol key={index} className={styles.list} start={1 + index * height}>
          {column.map((step) => (
            <Step key={step.id} step={step} over={pending === false} />
          ))}
          {pending !== false && index === last && (
            <li className={styles.step} data-state="pending">
              <Mark state={steps.length === 0 ? 'in-progress' : 'pending'} />
              <span className={styles.title}>{pending}</span>
            </li>
          )}
        </ol>
      ))}
    </div>
  );
}
