import { Button } from '@mantine/core';
import { mayGoNext, mayGoPrevious, workflowSteps, type WorkflowState } from './workflow';
import styles from './step-bar.module.css';

interface StepBarProps {
  state: WorkflowState;
  onPrevious(): void;
  onNext(): void;
}

export function StepBar({ state, onPrevious, onNext }: StepBarProps) {
  return (
    <div className={styles.bar}>
      <Button variant="default" disabled={!mayGoPrevious(state)} onClick={onPrevious}>
        Previous
      </Button>
      <span className={styles.place}>
        Step {state.currentStepIndex + 1} of {workflowSteps.length}
      </span>
      <Button disabled={!mayGoNext(state)} onClick={onNext}>
        {state.isLastStep ? 'Complete' : 'Next'}
      </Button>
    </div>
  );
}
