import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { mayGoNext, mayGoPrevious, workflowSteps, type WorkflowState } from './workflow';
import styles from './step-bar.module.css';

interface StepBarProps {
  state: WorkflowState;
  /** What the step is for, until it is done: *Next* is then the second choice. */
  primary: ReactNode;
  onPrevious(): void;
  onNext(): void;
}

export function StepBar({ state, primary, onPrevious, onNext }: StepBarProps) {
  return (
    <div className={styles.bar}>
      <Button variant="default" disabled={!mayGoPrevious(state)} onClick={onPrevious}>
        Previous
      </Button>
      <span className={styles.place}>
        Step {state.currentStepIndex + 1} of {workflowSteps.length}
      </span>
      <Button
        variant={primary && !state.isLastStep ? 'default' : 'filled'}
        disabled={!mayGoNext(state)}
        onClick={onNext}
      >
        {state.isLastStep ? 'Complete' : 'Next'}
      </Button>
      {primary && <div className={styles.primary}>{primary}</div>}
    </div>
  );
}
