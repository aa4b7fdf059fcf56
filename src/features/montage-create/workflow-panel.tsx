import { IconAdjustments, IconAlertTriangle, IconCheck, IconStack2, IconUpload } from '@tabler/icons-react';
import { workflowSteps, type WorkflowState, type WorkflowStep } from './workflow';
import styles from './workflow-panel.module.css';

const icons = { Uploads: IconUpload, Inputs: IconAdjustments, Generate: IconStack2 } as const;

export interface StepSummary {
  /** Whether the step's input is complete. Passing a step does not complete it. */
  completed: boolean;
  /** Whether the result needs a look. */
  warns?: boolean;
  /** A short summary of the step's input, shown while another step is open. */
  words: string | null;
}

interface WorkflowPanelProps {
  state: WorkflowState;
  summaries: Record<WorkflowStep, StepSummary>;
  onStep(step: WorkflowStep): void;
}

/** The map of the workflow; below 768 px a strip on top. */
export function WorkflowPanel({ state, summaries, onStep }: WorkflowPanelProps) {
  return (
    <nav className={styles.panel} aria-labelledby="workflow-panel-title">
      <div>
        <h2 className={styles.title} id="workflow-panel-title">
          Well Planning Workflow
        </h2>
        <p className={styles.subtitle}>Step-by-step montage generation</p>
      </div>
      <ol className={styles.steps}>
        {workflowSteps.map((step, index) => {
          const active = state.currentStep === step;
          const { completed, words, warns } = summaries[step];
          const Icon = completed && !active ? (warns ? IconAlertTriangle : IconCheck) : icons[step];
          return (
            <li key={step}>
              <button
                type="button"
                className={styles.card}
                data-state={active ? 'active' : warns ? 'warning' : completed ? 'completed' : 'neutral'}
                aria-current={active ? 'step' : undefined}
                onClick={() => onStep(step)}
              >
                <span className={styles.mark}>
                  <Icon size={18} stroke={1.75} aria-hidden />
                </span>
                <span>
                  <span className={styles.name}>{step}</span>
                  <span className={styles.about}>
                    Step {index + 1} of {workflowSteps.length}
                    {words && !active && <span className={styles.summary}> · {words}</span>}
                  </span>
                </span>
                {active && <span className={styles.badge}>Active</span>}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
