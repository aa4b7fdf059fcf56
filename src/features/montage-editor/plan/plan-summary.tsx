import { useId } from 'react';
import type { PlanSummary } from '@/api/generated/model';
import { SectionLabel } from '@/ui/section-label';
import styles from './plan-summary.module.css';

/** The plan's steps by their rank. The ranks are shown as they are stored, and not counted again. */
export function PlanSummaryList({ steps }: { steps: readonly PlanSummary[] }) {
  const labelId = useId();
  const ranked = steps.toSorted((a, b) => a.rank - b.rank);
  return (
    <section className={styles.place} aria-labelledby={labelId}>
      <SectionLabel id={labelId}>PLAN SUMMARY</SectionLabel>
      {ranked.length === 0 ? (
        <p className={styles.none}>No steps have been planned.</p>
      ) : (
        <ol className={styles.steps}>
          {ranked.map((step) => (
            <li key={step.id} className={styles.step}>
              <span className={styles.rank}>{step.rank}</span>
              <div>
                <p className={styles.title}>{step.title}</p>
                {step.description?.trim() && <p className={styles.description}>{step.description}</p>}
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
