import { setTimeout as sleepFor } from 'node:timers/promises';
import { ProseNotRead } from '@/documents/prose/answer';
import type { ProseMessage } from '@/documents/prose/request';
import type { ProseSettings } from '../settings';
import { limitedCalls } from './limited-calls';
import { textOfAnswer } from './text-of-answer';

interface ProseOptions extends ProseSettings {
  /** Called with why an answer was not used: a fixed sentence and a status, never a text of a document, an answer or a key. */
  onFailure?: (why: string) => void;
  /** Aborted when an answer takes too long. */
  timeLimit?: (ms: number) => AbortSignal;
  /** Before a call is tried again. */
  sleep?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/** Asks a language model. Rejects with a `ProseNotRead`, or with the reason of the signal. */
export type AskLanguageModel = (messages: readonly ProseMessage[], signal: AbortSignal) => Promise<unknown>;

/** Requests of one process at a time: a generation has several, and an endpoint limits its callers. */
const MOST_CALLS = 2;
const SHORTEST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 20_000;

const isWorthAnotherTry = (status: number): boolean => status === 429 || status >= 500;

function waitOf({ headers }: Response): number {
  const seconds = Number(headers.get('retry-after') ?? '1');
  return Math.min(LONGEST_WAIT_MS, Math.max(SHORTEST_WAIT_MS, (seconds || 1) * 1000));
}

function addressOf(url: string): URL {
  const address = new URL(url);
  const path = address.pathname.replace(/\/+$/, '');
  address.pathname = path.endsWith('/chat/completions') ? path : `${path}/chat/completions`;
  return address;
}

function whyRefused(status: number): string {
  if (status === 401 || status === 403) return `it refused the key (status ${status})`;
  return status === 429 ? 'it has too many calls (status 429)' : `it answered with status ${status}`;
}

/**
 * A language model behind any endpoint with the form of OpenAI's chat completions. Stateless: each call carries the passages
 * alone. It has no tools, and its answer is parsed as JSON and nothing else.
 */
export function openProse({
  url,
  key,
  model,
  timeLimitMs,
  onFailure,
  timeLimit = (ms) => AbortSignal.timeout(ms),
  sleep = (ms, signal) => sleepFor(ms, undefined, { signal }),
}: ProseOptions): AskLanguageModel {
  const address = addressOf(url);
  const inTurn = limitedCalls(MOST_CALLS);

  const call = (messages: readonly ProseMessage[], signal: AbortSignal) =>
    fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ model, messages, response_format: { type: 'json_object' }, stream: false }),
      signal,
      // The key and the passages go to the configured address alone.
      redirect: 'error',
    });

  async function answered(messages: readonly ProseMessage[], signal: AbortSignal): Promise<unknown> {
    let response = await call(messages, signal);
    if (isWorthAnotherTry(response.status)) {
      await response.body?.cancel();
      await sleep(waitOf(response), signal);
      response = await call(messages, signal);
    }
    if (!response.ok) {
      await response.body?.cancel();
      throw new ProseNotRead(whyRefused(response.status));
    }
    const text = await textOfAnswer(response);
    try {
      return JSON.parse(text);
    } catch {
      throw new ProseNotRead('its answer is no JSON');
    }
  }

  return (messages, signal) =>
    inTurn(signal, async () => {
      const late = timeLimit(timeLimitMs);
      try {
        return await answered(messages, AbortSignal.any([signal, late]));
      } catch (error) {
        signal.throwIfAborted();
        const failure = late.aborted
          ? new ProseNotRead(`it did not answer within ${timeLimitMs / 1000} s`)
          : error instanceof ProseNotRead
            ? error
            : new ProseNotRead('it could not be reached');
        onFailure?.(failure.message);
        throw failure;
      }
    });
}
