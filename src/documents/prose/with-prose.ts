import type { ReadFacts } from '../understanding/read-documents';
import { ProseNotRead } from './answer';
import { batchesOf } from './batches';
import type { Passages } from './passages';
import { requestFor } from './request';
import type { AskModel, ProseMessage, ProseOutcome } from './request';
import { withAnswers } from './with-answers';

/** The messages of every request for the passages; none where the reader could use everything. */
export const requestsFor = (passages: Passages): ProseMessage[][] =>
  batchesOf(passages).map(({ passages: own, first }) => requestFor(own, first));

/**
 * Asks for all requests. A request that fails has a reason, and the others their answers.
 *
 * @param signal of the job; when it is aborted, the promise rejects with its reason.
 */
export async function askAll(
  requests: readonly (readonly ProseMessage[])[],
  ask: AskModel,
  signal?: AbortSignal,
): Promise<ProseOutcome[]> {
  const outcomes = await Promise.all(
    requests.map((messages) =>
      ask(messages).then(
        (answer): ProseOutcome => ({ answer }),
        (error: unknown): ProseOutcome => ({
          // Another error may quote a key or a text.
          unread: error instanceof ProseNotRead ? error.message : 'the call failed',
        }),
      ),
    ),
  );
  signal?.throwIfAborted();
  return outcomes;
}

/** The facts with what a model reads in the passages that the reader could not use, for a host that has both at hand. */
export async function withProse(facts: ReadFacts, ask: AskModel, signal?: AbortSignal): Promise<ReadFacts> {
  return withAnswers(facts, await askAll(requestsFor(facts.passages), ask, signal));
}
