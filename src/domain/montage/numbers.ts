import type { LoggingRun } from './montage';

/** The order of ranks and run numbers; null comes last. */
export const byNumber = (a: number | null, b: number | null): number =>
  (a ?? Number.MAX_SAFE_INTEGER) - (b ?? Number.MAX_SAFE_INTEGER);

/** `Run 2`. */
export const runName = ({ run_number }: Pick<LoggingRun, 'run_number'>): string => `Run ${run_number ?? '-'}`;
