import { ApiError } from './api-error';
import { pauseBeforeRepeat } from './fault-of';
import { policies } from './fault-policy';
import { getGenerateMontageUrl } from './generated/endpoints/montage/montage';
import type { GenerateMontageParams, GenerationEvent } from './generated/model';
import { parserFor } from './message-parser';
import { StreamError } from './stream-error';
import { streamMessages } from './stream-messages';
import { toGenerationEvent } from './generation-event';
import { authorisedFetch, piecesOf } from './transport';

export interface StreamOptions {
  signal: AbortSignal;
  /** Resolves after the pause; tests replace it to avoid waiting. */
  pause?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Called before each further attempt to open the stream, so that the screen can show the wait. */
  onRetry?: (attempt: number, pauseMs: number) => void;
  /** Called before each attempt to go on with a stream that broke. */
  onReconnect?: () => void;
  /** Called when the stream is open, also again. */
  onOpen?: () => void;
  /** The `id` of an event: the stream begins with what follows it. */
  lastEventId?: string;
}

/** The `id` is there if the server numbers its events, as one that goes on without its readers does. */
export type ReceivedEvent = GenerationEvent & { id?: string };

const isOfOpening = ({ message }: StreamError): boolean =>
  message === streamMessages.failed || message === streamMessages.start;

const isEventStream = ({ headers }: Response): boolean =>
  headers.get('Content-Type')?.includes('text/event-stream') ?? false;

/** An open stream ended before its last event. */
class BrokenStream extends Error {}

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

async function open(
  url: string,
  { signal, pause = wait, onRetry, lastEventId }: StreamOptions,
): Promise<Response> {
  const headers = {
    Accept: 'text/event-stream',
    ...(lastEventId !== undefined && { 'Last-Event-ID': lastEventId }),
  };
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await authorisedFetch(url, { signal, headers });
    } catch (thrown) {
      if (signal.aborted || !(thrown instanceof ApiError)) throw thrown;
      if (thrown.kind === 'session') throw thrown;
      const pauseMs = pauseBeforeRepeat('stream', thrown, attempt);
      if (pauseMs === undefined) {
        const isRefusal = thrown.status !== undefined && thrown.status < 500 && thrown.status !== 429;
        throw new StreamError(streamMessages[isRefusal ? 'start' : 'failed'], { cause: thrown });
      }
      onRetry?.(attempt + 1, pauseMs);
      await pause(pauseMs, signal);
    }
  }
}

/** Reads the stream once, to its last event. @throws BrokenStream; and what `open` throws. */
async function* eventsOnce(url: string, options: StreamOptions): AsyncGenerator<ReceivedEvent, void> {
  const response = await open(url, options);
  const parser = parserFor(response.headers.get('Content-Type'));
  if (!response.body || !parser) {
    await response.body?.cancel();
    throw new StreamError(streamMessages.start);
  }
  options.onOpen?.();
  let any = false;
  let isEnding = false;
  function* events(): Generator<ReceivedEvent, void> {
    // One at a time, so that events before one that ends the run are shown first.
    for (const message of parser!.taken()) {
      const event = toGenerationEvent(message);
      if (!event) continue;
      any = true;
      yield message.id ? { ...event, id: message.id } : event;
    }
  }
  try {
    for await (const piece of piecesOf(response, 'generateMontage', 'let it end')) {
      parser.feed(piece);
      for (const event of events()) {
        yield event;
        if (event.event !== 'progress') return;
      }
    }
    isEnding = true;
    parser.end();
    for (const event of events()) {
      yield event;
      if (event.event !== 'progress') return;
    }
  } catch (thrown) {
    // A message that is cut by the end is not a wrong one.
    if (options.signal.aborted || (thrown instanceof StreamError && !isEnding)) throw thrown;
    throw new BrokenStream(undefined, { cause: thrown });
  }
  if (!any && !isEventStream(response)) throw new StreamError(streamMessages.start);
  throw new BrokenStream();
}

/**
 * Opens the generation of a document set and yields its events until `complete` or `error`. After a break it goes on from the
 * last event, if the server has numbered the events; otherwise another call would start another run.
 *
 * Read with fetch rather than EventSource: it must carry the bearer token, must reconnect only to a numbered stream, and stays
 * open while the tab is hidden.
 *
 * @throws StreamError when it can't be opened or breaks; ApiError of kind `session` when the sign-in has ended; the
 *   abort reason when `signal` is aborted.
 */
export async function* generationEvents(
  documentId: string,
  params: GenerateMontageParams,
  options: StreamOptions,
): AsyncGenerator<ReceivedEvent, void> {
  const { signal, pause = wait, onReconnect } = options;
  const url = getGenerateMontageUrl(documentId, params);
  const pausesMs = policies.stream.reconnectPausesMs ?? [];
  let { lastEventId } = options;
  let broke: BrokenStream | undefined;
  /** Since the last event that arrived. */
  let attempts = 0;
  for (;;) {
    const again = broke && onReconnect && { onRetry: onReconnect };
    try {
      const once = { ...options, ...again, ...(lastEventId !== undefined && { lastEventId }) };
      for await (const event of eventsOnce(url, once)) {
        if (event.id !== undefined) lastEventId = event.id;
        attempts = 0;
        yield event;
        if (event.event !== 'progress') return;
      }
      return;
    } catch (thrown) {
      if (thrown instanceof BrokenStream) broke = thrown;
      // The run had begun: a failure to open it again is part of the same break.
      else if (broke && thrown instanceof StreamError && isOfOpening(thrown))
        throw new StreamError(streamMessages.connection, { cause: thrown.cause });
      else throw thrown;
    }
    const pauseMs = lastEventId === undefined ? undefined : pausesMs[attempts];
    if (pauseMs === undefined) throw new StreamError(streamMessages.connection, { cause: broke.cause });
    attempts += 1;
    onReconnect?.();
    await pause(pauseMs, signal);
  }
}
