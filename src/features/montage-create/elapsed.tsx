import { formatElapsed } from './number-format';
import { useNow } from './use-now';

interface ElapsedProps {
  /** On the monotonic clock, ms. */
  startedAt: number;
  /** Null while it still runs. */
  endedAt: number | null;
}

/** A timer of its own, so that ten times a second nothing else is rendered. */
export function Elapsed({ startedAt, endedAt }: ElapsedProps) {
  const now = useNow(endedAt === null);
  return (
    <span role="timer" aria-label="Elapsed time">
      {formatElapsed((endedAt ?? now) - startedAt)}
    </span>
  );
}
