import type { LoggingItem } from '@/api/generated/model';
import { words } from '../figures';
import { Facts, Notes } from './facts';
import styles from './program-cell.module.css';

export function LoggingCell({ logging }: { logging: LoggingItem | null }) {
  // A programme that was deleted stays behind as an empty one with a blank id.
  if (!logging || logging.id === '') return <p className={styles.none}>No logging data</p>;
  const runs = logging.logging_runs_list.toSorted((a, b) => a.run_number - b.run_number);
  return (
    <>
      <h3 className={styles.title}>Logging Program</h3>
      <Facts
        facts={[{ label: 'Evaluation', value: words(logging.logging_program_evaluation), prose: true }]}
      />
      {runs.length > 0 && (
        <ul className={styles.runs} aria-label="Runs">
          {runs.map((run) => (
            <li key={run.id}>
              <h4 className={styles.partTitle}>{`Run ${run.run_number}`}</h4>
              {words(run.run_evaluation)}
            </li>
          ))}
        </ul>
      )}
      <Notes label="Logging notes" text={logging.notes} />
    </>
  );
}
