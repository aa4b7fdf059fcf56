import { useEffect, useReducer, useRef } from 'react';
import { generationEvents } from '@/api/generation-stream';
import { failureOf, failureOfEvent } from './generation-failure';
import { reduceRun, type GenerationRun, type RunFailure, type RunInputs } from './generation-run';
import { useLatest } from './use-latest';

interface GenerationHandlers {
  onComplete(inputs: RunInputs): void;
  onFailed(failure: RunFailure, inputs: RunInputs): void;
}

export interface Generation {
  run: GenerationRun | null;
  start(inputs: RunInputs): void;
  /** Ends the run and keeps its progress on the screen. */
  cancel(): void;
  /** Ends the run, if one is running, and removes it from the screen. */
  forget(): void;
}

/** One run at a time. It continues while other steps are open or the tab is hidden; leaving the screen ends it. */
export function useGeneration(handlers: GenerationHandlers): Generation {
  const latest = useLatest(handlers);
  const [run, dispatch] = useReducer(reduceRun, null);
  const current = useRef<AbortController | null>(null);

  useEffect(() => () => current.current?.abort(), []);

  const follow = async (inputs: RunInputs, signal: AbortSignal) => {
    const fail = (failure: RunFailure) => {
      dispatch({ type: 'failed', failure, at: performance.now() });
      latest.current.onFailed(failure, inputs);
    };
    const { rigFloorHeight, isVertical } = inputs;
    const params = {
      ...(rigFloorHeight !== null && { rig_floor_height: rigFloorHeight }),
      vertical: isVertical,
    };
    const onRetry = (_attempt: number, pauseMs: number) => dispatch({ type: 'waiting', pauseMs });
    try {
      for await (const event of generationEvents(inputs.documentId, params, { signal, onRetry })) {
        if (signal.aborted) return;
        if (event.event === 'error') return fail(failureOfEvent(event.data));
        dispatch({ type: 'event', event, at: performance.now() });
        if (event.event === 'complete') return latest.current.onComplete(inputs);
      }
    } catch (thrown) {
      // An abort was requested: cancelled, forgotten, or the screen was left.
      if (!signal.aborted) fail(failureOf(thrown));
    }
  };

  return {
    run,
    start(inputs) {
      current.current?.abort();
      current.current = new AbortController();
      dispatch({ type: 'started', inputs, at: performance.now() });
      void follow(inputs, current.current.signal);
    },
    cancel() {
      current.current?.abort();
      dispatch({ type: 'cancelled', at: performance.now() });
    },
    forget() {
      current.current?.abort();
      dispatch({ type: 'forgotten' });
    },
  };
}
