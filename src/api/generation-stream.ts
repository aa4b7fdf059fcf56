import { createParser } from 'eventsource-parser';
import { ApiError } from './api-error';
import { getGenerateMontageUrl } from './generated/endpoints/montage/montage';
import type { GenerateMontageParams, GenerationEvent } from './generated/model';
import { authorisedFetch } from './transport';

export const streamMessages = {
  /** A 4xx other than 429 when opening, or a failure to set the stream up. */
  start: 'Failed to start generation. Please try again.',
  /** The stream was open and broke. */
  connection: 'Connection error. Please try again.',
  /** The stream could not be opened, however often it was tried. */
  failed: 'Connection failed. Please try again.',
  /** The server's error event named no reason. */
  generation: 'Generation failed. Please try again.',
} as const;

/** A failure of the stream itself; `message` is the sentence for the person. */
export class StreamError extends Error {
  override readonly name = 'StreamError';
}

/** Pauses before opening again, in ms. Growing, so that a server in trouble is not made to answer more. */
const openingPausesMs = [1_000, 2_000, 4_000, 8_000];

export interface StreamOptions {
  signal: AbortSignal;
  /** Resolves after the pause; a test gives one that does not wait. */
  pause?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Told before each further attempt to open the stream, so that the screen can say that it waits. */
  onRetry?: (attempt: number, pauseMs: number) => void;
}

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, ms);
    signal.addEventListener('abort', abort, { once: true });
  });

const isTransient = (thrown: ApiError) =>
  thrown.kind === 'network' || thrown.status === 429 || (thrown.status !== undefined && thrown.status >= 500);

async function open(url: string, { signal, pause = wait, onRetry }: StreamOptions): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await authorisedFetch(url, { signal, headers: { Accept: 'text/event-stream' } });
    } catch (thrown) {
      if (signal.aborted || !(thrown instanceof ApiError)) throw thrown;
      if (thrown.kind === 'session') throw thrown;
      if (!isTransient(thrown)) throw new StreamError(streamMessages.start, { cause: thrown });
      const planned = openingPausesMs[attempt];
      if (planned === undefined) throw new StreamError(streamMessages.failed, { cause: thrown });
      const pauseMs = Math.max(planned, (thrown.retryAfterS ?? 0) * 1_000);
      onRetry?.(attempt + 1, pauseMs);
      await pause(pauseMs, signal);
    }
  }
}

/** Only the three named events of the contract pass; a server may add others without breaking older clients. */
function toGenerationEvent(name: string | undefined, data: string): GenerationEvent | undefined {
  if (name !== 'progress' && name !== 'complete' && name !== 'error') return undefined;
  try {
    return { event: name, data: JSON.parse(data) } as GenerationEvent;
  } catch (cause) {
    throw new StreamError(streamMessages.connection, { cause });
  }
}

/**
 * Opens the generation of a document set and yields its events until `complete` or `error`.
 *
 * Read with fetch rather than EventSource: it must carry the bearer token, must not reconnect by itself in the middle of
 * a run (which would start another one), and stays open while the tab is hidden.
 *
 * @throws StreamError when it can't be opened or breaks; ApiError of kind `session` when the sign-in has ended; the
 *   abort reason when `signal` is aborted.
 */
export async function* generationEvents(
  documentId: string,
  params: GenerateMontageParams,
  options: StreamOptions,
): AsyncGenerator<GenerationEvent, void> {
  const response = await open(getGenerateMontageUrl(documentId, params), options);
  if (!response.body || !response.headers.get('Content-Type')?.includes('text/event-stream')) {
    await response.body?.cancel();
    throw new StreamError(streamMessages.start);
  }
  const arrived: GenerationEvent[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) => {
      const known = toGenerationEvent(event, data);
      if (known) arrived.push(known);
    },
  });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      parser.feed(value);
      for (const event of arrived.splice(0)) {
        yield event;
        if (event.event !== 'progress') return;
      }
    }
  } catch (thrown) {
    if (options.signal.aborted || thrown instanceof StreamError) throw thrown;
    throw new StreamError(streamMessages.connection, { cause: thrown });
  } finally {
    // Leaving early (an abort, a consumer that stops) must also close the connection.
    await reader.cancel().catch(() => undefined);
  }
  throw new StreamError(streamMessages.connection);
}
