import type { GenerationEvent, GenerationProgress, GenerationResult } from '@/api/generated/model';

/** The progress denominator: how many distinct steps a run is expected to have. */
export const expectedSteps = 22;

export type StepState = 'in-progress' | 'completed' | 'failed';

export interface GenerationStep {
  id: string;
  state: StepState;
  detail: string;
}

/** The inputs of a run. */
export interface RunInputs {
  documentId: string;
  /** Elevation of the drill floor above mean sea level, m. */
  rigFloorHeight: number | null;
  isVertical: boolean;
}

export interface RunFailure {
  message: string;
  /** Whether signing in again helps. */
  needsSignIn: boolean;
  /** Advice, if the message has none. */
  advice?: string;
}

/** Times are of one monotonic clock, ms. */
export interface GenerationRun {
  inputs: RunInputs;
  phase: 'running' | 'complete' | 'failed' | 'cancelled';
  steps: GenerationStep[];
  startedAt: number;
  endedAt: number | null;
  /** The pause before the stream is opened again; null while it is open or being opened. */
  retryPauseMs: number | null;
  /** Whether the stream broke and is not open again yet. */
  isReconnecting: boolean;
  /**
   * The `id` of the first event, from which the run can be followed again: it goes on at the server without this screen. Null if
   * the server does not number its events, and ends the run with its reader.
   */
  firstEventId: string | null;
  failure: RunFailure | null;
  result: GenerationResult | null;
}

export type RunAction =
  | { type: 'started'; inputs: RunInputs; at: number; firstEventId?: string }
  | { type: 'waiting'; pauseMs: number }
  | { type: 'reconnecting' }
  | { type: 'opened' }
  | { type: 'event'; event: Exclude<GenerationEvent, { event: 'error' }>; id?: string; at: number }
  | { type: 'failed'; failure: RunFailure; at: number }
  | { type: 'cancelled'; at: number }
  | { type: 'forgotten' };

const stateOf = (status: string): StepState =>
  status === 'IN_PROGRESS' ? 'in-progress' : status === 'COMPLETED' ? 'completed' : 'failed';

/** An event with a known id updates that step; any other is appended. */
export function withProgress(
  steps: readonly GenerationStep[],
  progress: GenerationProgress,
): GenerationStep[] {
  const step = { id: progress.id, state: stateOf(progress.status), detail: progress.detail };
  return steps.some(({ id }) => id === step.id)
    ? steps.map((known) => (known.id === step.id ? step : known))
    : [...steps, step];
}

/** Distinct steps out of the expected ones, at most all of them and 100 %, even if a run sends more. */
export function progressOf(steps: readonly GenerationStep[]): { count: number; percent: number } {
  const count = Math.min(steps.length, expectedSteps);
  return { count, percent: Math.round((count / expectedSteps) * 100) };
}

/**
 * Splits a detail at its first colon into a title and a finding. A sentence before the colon is not a title; a detail
 * without a colon is only a title.
 */
export function partsOfDetail(detail: string): { title: string; found: string | null } {
  const parts = /^([^:.]{1,40}): +(\S.*)$/s.exec(detail);
  return parts?.[1] && parts[2] ? { title: parts[1], found: parts[2] } : { title: detail, found: null };
}

export function reduceRun(run: GenerationRun | null, action: RunAction): GenerationRun | null {
  if (action.type === 'forgotten') return null;
  if (action.type === 'started') {
    return {
      inputs: action.inputs,
      phase: 'running',
      steps: [],
      startedAt: action.at,
      endedAt: null,
      retryPauseMs: null,
      isReconnecting: false,
      firstEventId: action.firstEventId ?? null,
      failure: null,
      result: null,
    };
  }
  // Events after the end belong to a run that is over.
  if (run?.phase !== 'running') return run;
  const open = { ...run, retryPauseMs: null, isReconnecting: false };
  const ended = { ...open, endedAt: 'at' in action ? action.at : run.endedAt };
  switch (action.type) {
    case 'waiting':
      return { ...run, retryPauseMs: action.pauseMs };
    case 'reconnecting':
      return { ...run, isReconnecting: true };
    case 'opened':
      return open;
    case 'failed':
      return { ...ended, phase: 'failed', failure: action.failure };
    case 'cancelled':
      return { ...ended, phase: 'cancelled' };
    case 'event':
      return action.event.event === 'complete'
        ? { ...ended, phase: 'complete', result: action.event.data }
        : {
            ...open,
            firstEventId: run.firstEventId ?? action.id ?? null,
            steps: withProgress(run.steps, action.event.data),
          };
  }
}

/** Whether the inputs have changed since the run, so that its result no longer matches them. */
export function isOutdated(run: GenerationRun, now: Omit<RunInputs, 'documentId'>): boolean {
  return run.inputs.rigFloorHeight !== now.rigFloorHeight || run.inputs.isVertical !== now.isVertical;
}
