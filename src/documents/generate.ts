import type { GenerationEvent, Montage } from '@/api/generated/model';

import { generationResultOf } from './generation-result';
import { initialState } from './state';
import type { GenerationInput, Step } from './state';
import { STEPS } from './steps';

/**
 * Generates a montage from uploaded documents and reports each step.
 *
 * Yields two progress events for each step, then `complete`, or `error` if the run cannot continue. Returns the montage, or null
 * after an error. Missing information leaves values null and fails the step concerned, in words; the run ends in an error only
 * if no document gives anything. It never throws.
 * The caller sets the pace by pulling one event at a time.
 */
export async function* generateMontage(
  input: GenerationInput,
): AsyncGenerator<GenerationEvent, Montage | null> {
  let state = initialState(input);
  for (const step of STEPS) {
    yield progress(step, 'IN_PROGRESS', step.label);
    const outcome = await step.run(state);
    yield progress(
      step,
      outcome.kind === 'completed' ? 'COMPLETED' : 'FAILED',
      `${step.label}: ${outcome.found}`,
    );
    if (outcome.kind === 'stopped') {
      yield { event: 'error', data: { error: outcome.error } };
      return null;
    }
    state = outcome.state;
  }
  const { montage } = state;
  if (montage === null) throw new Error('The last step of the generation did not assemble a montage.');
  yield { event: 'complete', data: generationResultOf(montage) };
  return montage;
}

function progress(
  { id }: Step,
  status: 'IN_PROGRESS' | 'COMPLETED' | 'FAILED',
  detail: string,
): GenerationEvent {
  return { event: 'progress', data: { id, status, detail } };
}
