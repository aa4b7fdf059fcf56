import { Loader } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { expectedSteps, partsOfDetail, type GenerationStep } from './generation-run';
import styles from './generation-steps.module.css';
import parts from './parts.module.css';

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
      <span className={parts.hidden}>{markWords[state]}</span>
    </span>
  );
}

interface GenerationStepsProps {
  steps: readonly GenerationStep[];
  /** What is being waited for; false once the run is over, when a step still in progress will not be finished. */
  pending: string | false;
}

export function GenerationSteps({ steps, pending }: GenerationStepsProps) {
  const rows = Math.ceil((Math.max(steps.length, expectedSteps) + 1) / 2);
  return (
    <ol className={styles.list} style={{ '--rows': rows } as React.CSSProperties}>
      {steps.map(({ id, state, detail }) => {
        const { title, found } = partsOfDetail(detail);
        return (
          <li key={id} className={styles.step} data-state={state}>
            <Mark state={pending === false && state === 'in-progress' ? 'ended' : state} />
            <span className={styles.title}>{title}</span>
            {found && <span className={styles.found}>{found}</span>}
          </li>
        );
      })}
      {pending !== false && (
        <li className={styles.step} data-state="pending">
          <Mark state={steps.length === 0 ? 'in-progress' : 'pending'} />
          <span className={styles.title}>{pending}</span>
        </li>
      )}
    </ol>
  );
}
