import { useEffect, useReducer, useRef } from 'react';
import { stopGeneration } from '@/api/generated/endpoints/montage/montage';
import type { GenerationResult } from '@/api/generated/model';
import { generationEvents, type StreamOptions } from '@/api/generation-stream';
import { failureOf, failureOfEvent } from './generation-failure';
import {
  reduceRun,
  withProgress,
  type GenerationRun,
  type GenerationStep,
  type RunFailure,
  type RunInputs,
} from './generation-run';
import { useLatest } from './use-latest';

interface GenerationHandlers {
  /** The server goes on with the run without this screen, which can follow it again from this event. */
  onFollowed(inputs: RunInputs, firstEventId: string): void;
  /** The run has ended, or is not followed any more because it was cancelled or could not be. */
  onEnded(inputs: RunInputs): void;
  onComplete(inputs: RunInputs, steps: readonly GenerationStep[], result: GenerationResult): void;
  onFailed(failure: RunFailure, inputs: RunInputs): void;
}

export interface Generation {
  run: GenerationRun | null;
  /** Starts a run, or joins one that the server has under way with the same inputs. */
  start(inputs: RunInputs): void;
  /** Follows a run again that this tab has followed before. It starts none that the server knows. */
  resume(inputs: RunInputs, firstEventId: string): void;
  /** Stops the run and keeps its progress on the screen. */
  cancel(): void;
  /** Follows the run no longer, if one is running, and removes it from the screen. */
  forget(): void;
}

/** The server may have ended it, not offer it, or not be reached: then its result is there at the next look. */
const stopAtServer = (documentId: string): Promise<void> => stopGeneration(documentId).catch(() => undefined);

/**
 * One run at a time. It continues while other steps are open or the tab is hidden. Leaving the screen only ends the following: a
 * server that does not number its events ends the run with it.
 */
export function useGeneration(handlers: GenerationHandlers): Generation {
  const latest = useLatest(handlers);
  const [run, dispatch] = useReducer(reduceRun, null);
  const current = useRef<AbortController | null>(null);
  /** Whether the server runs what is followed here as a job, as far as its events have said. */
  const isJob = useRef(true);
  const stopping = useRef(Promise.resolve());

  useEffect(() => () => current.current?.abort(), []);

  const follow = async (inputs: RunInputs, signal: AbortSignal, lastEventId?: string) => {
    const fail = (failure: RunFailure) => {
      latest.current.onEnded(inputs);
      dispatch({ type: 'failed', failure, at: performance.now() });
      latest.current.onFailed(failure, inputs);
    };
    const { rigFloorHeight, isVertical } = inputs;
    const params = {
      ...(rigFloorHeight !== null && { rig_floor_height: rigFloorHeight }),
      vertical: isVertical,
    };
    const options: StreamOptions = {
      signal,
      onRetry: (_attempt, pauseMs) => dispatch({ type: 'waiting', pauseMs }),
      onReconnect: () => dispatch({ type: 'reconnecting' }),
      onOpen: () => dispatch({ type: 'opened' }),
      ...(lastEventId !== undefined && { lastEventId }),
    };
    let isKnown = lastEventId !== undefined;
    let steps: GenerationStep[] = [];
    try {
      // Another run with the same inputs would join the one that is being stopped.
      await stopping.current;
      for await (const { id, ...event } of generationEvents(inputs.documentId, params, options)) {
        if (signal.aborted) return;
        isJob.current = id !== undefined;
        if (id !== undefined && !isKnown) latest.current.onFollowed(inputs, id);
        isKnown = id !== undefined;
        if (event.event === 'error') return fail(failureOfEvent(event.data));
        dispatch({ type: 'event', event, at: performance.now(), ...(id !== undefined && { id }) });
        if (event.event === 'progress') {
          steps = withProgress(steps, event.data);
          continue;
        }
        latest.current.onEnded(inputs);
        return latest.current.onComplete(inputs, steps, event.data);
      }
    } catch (thrown) {
      // An abort was requested: cancelled, forgotten, or the screen was left.
      if (!signal.aborted) fail(failureOf(thrown));
    }
  };

  const begin = (inputs: RunInputs, firstEventId?: string) => {
    current.current?.abort();
    current.current = new AbortController();
    isJob.current = true;
    const resumed = firstEventId !== undefined && { firstEventId };
    dispatch({ type: 'started', inputs, at: performance.now(), ...resumed });
    void follow(inputs, current.current.signal, firstEventId);
  };

  return {
    run,
    start: (inputs) => begin(inputs),
    resume: begin,
    cancel() {
      current.current?.abort();
      if (run?.phase === 'running') {
        latest.current.onEnded(run.inputs);
        if (isJob.current) stopping.current = stopAtServer(run.inputs.documentId);
      }
      dispatch({ type: 'cancelled', at: performance.now() });
    },
    forget() {
      current.current?.abort();
      dispatch({ type: 'forgotten' });
    },
  };
}
