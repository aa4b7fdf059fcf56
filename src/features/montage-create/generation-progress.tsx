import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Elapsed } from './elapsed';
import { expectedSteps, partsOfDetail, progressOf, type GenerationRun } from './generation-run';
import { GenerationSteps } from './generation-steps';
import styles from './generation-progress.module.css';
import parts from './parts.module.css';

/** Why no events arrive while the stream is opened again; null while it is open. */
function waitingWords({ isReconnecting, retryPauseMs: pauseMs }: GenerationRun): string | null {
  if (isReconnecting) return 'Reconnecting...';
  if (pauseMs === null) return null;
  const why = navigator.onLine ? 'The server is busy.' : 'There is no connection.';
  return `${why} Trying again in ${Math.ceil(pauseMs / 1_000)} s`;
}

/** The announcement for a screen reader: the last event, once. */
function announcement(run: GenerationRun): string {
  const { phase, steps } = run;
  if (phase === 'cancelled') return 'Generation cancelled.';
  if (phase !== 'running') return '';
  const waiting = waitingWords(run);
  if (waiting !== null) return waiting;
  const last = steps.at(-1);
  return last
    ? `${progressOf(steps).count} of ${expectedSteps} events: ${partsOfDetail(last.detail).title}`
    : '';
}

interface GenerationProgressProps {
  run: GenerationRun;
  onCancel(): void;
}

export function GenerationProgress({ run, onCancel }: GenerationProgressProps) {
  const { count, percent } = progressOf(run.steps);
  const running = run.phase === 'running';
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a small screen the run would begin below the lower edge, unnoticed.
    const top = section.current?.getBoundingClientRect().top ?? 0;
    if (top > window.innerHeight / 2) section.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section
      ref={section}
      className={`${parts.card} ${styles.progress}`}
      aria-labelledby="overall-progress-title"
    >
      <div className={styles.head}>
        <h3 className={parts.title} id="overall-progress-title">
          Overall Progress
        </h3>
        <span className={styles.count}>
          {count} of {expectedSteps} events
        </span>
        <span className={styles.numbers}>
          <span className={styles.time}>
            <Elapsed startedAt={run.startedAt} endedAt={run.endedAt} />
          </span>
          <span className={styles.percent}>{percent}%</span>
        </span>
      </div>
      <div
        className={styles.bar}
        role="progressbar"
        aria-labelledby="overall-progress-title"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${count} of ${expectedSteps} events, ${percent}%`}
      >
        <div className={styles.fill} style={{ width: `${percent}%` }} />
      </div>
      <GenerationSteps
        steps={run.steps}
        pending={
          running &&
          (waitingWords(run) ??
            (run.steps.length === 0 ? 'Initializing generation process...' : 'Waiting for next update...'))
        }
      />
      <p className="visually-hidden" role="status">
        {announcement(run)}
      </p>
      {running && (
        <div className={parts.actions}>
          <Button variant="default" onClick={onCancel}>
            Cancel generation
          </Button>
          <span className={parts.hint}>It goes on while you look at another step or another tab.</span>
        </div>
      )}
    </section>
  );
}
