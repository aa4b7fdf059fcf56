import type { Assumptions } from '@/domain/time-and-cost/assumptions';
import controls from '../header/controls.module.css';
import styles from './time-and-cost.module.css';

interface AssumptionChoiceProps {
  assumptions: Assumptions;
  onAssumptions: (assumptions: Assumptions) => void;
}

const shapes = [
  { shape: 'triangular', label: 'Triangular' },
  { shape: 'pert', label: 'PERT' },
] as const;
const dependences = [
  { dependence: 'independent', label: 'Independent' },
  { dependence: 'correlated', label: 'Fully correlated' },
] as const;

/** How durations are distributed, and whether they depend on each other. */
export function AssumptionChoice({ assumptions, onAssumptions }: AssumptionChoiceProps) {
  return (
    <div className={styles.choices}>
      <div role="group" aria-label="Distribution of the durations" className={styles.choice}>
        <span className={styles.choiceName}>Distribution</span>
        {shapes.map(({ shape, label }) => (
          <button
            key={shape}
            type="button"
            className={controls.small}
            aria-pressed={assumptions.shape === shape}
            onClick={() => onAssumptions({ ...assumptions, shape })}
          >
            {label}
          </button>
        ))}
      </div>
      <div role="group" aria-label="Dependence of the steps" className={styles.choice}>
        <span className={styles.choiceName}>Steps</span>
        {dependences.map(({ dependence, label }) => (
          <button
            key={dependence}
            type="button"
            className={controls.small}
            aria-pressed={assumptions.dependence === dependence}
            onClick={() => onAssumptions({ ...assumptions, dependence })}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
