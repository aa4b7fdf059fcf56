import { ApiError, hasStatus } from './api-error';
import { policyOf } from './fault-policy';
import { answerShapes } from './generated/answer-shapes';
import type { ErrorBody } from './generated/model';
import type { OperationId } from './generated/operations';
import { asTheyCame, parseAnswer } from './json-of-servers';
import { operationOf } from './operation-of';
import type { Shape } from './repair-answer';
import { repaired, UnusableAnswer } from './repairs';
import { adviceFor, orSilence, patienceMs } from './silence';
import { bearerToken, reportRefusedToken } from './token-source';

const sessionSentence =
  'Your session could not be renewed. Sign in again to continue; nothing on this page is lost.';

/** The operation of a call, if the contract has it. */
type Operation = OperationId | undefined;

async function authorise(headers: Headers, operation: Operation): Promise<void> {
  let token: string | null;
  try {
    token = await bearerToken();
  } catch (cause) {
    // Without a connection the session may still be valid, and telling users to sign in again would mislead them.
    if (isOffline(cause)) throw networkError(cause, operation);
    throw new ApiError(sessionSentence, { kind: 'session', operation, cause });
  }
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
}

const isOffline = (cause: unknown): boolean =>
  typeof cause === 'object' &&
  cause !== null &&
  'code' in cause &&
  (cause.code === 'auth/network-request-failed' || cause.code === 'auth/library-not-loaded');

/** @param begun the status of an answer that was cut. */
const networkError = (cause: unknown, operation: Operation, begun?: number) =>
  new ApiError(`Network error (${cause instanceof Error ? cause.message : String(cause)})`, {
    kind: 'network',
    ...(begun !== undefined && { status: begun }),
    operation,
    cause,
  });

const isAbort = (cause: unknown) => cause instanceof DOMException && cause.name === 'AbortError';

/**
 * Keeps the JSON body of an error: a plain text becomes its message, and null or a number an empty body. For a body
 * that is not JSON, only the status remains.
 */
export async function toApiError(response: Response, operation?: Operation): Promise<ApiError> {
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
  const details = {
    kind: 'http' as const,
    status: response.status,
    operation,
    ...(Number.isFinite(retryAfter) && { retryAfterS: retryAfter }),
  };
  try {
    const json: unknown = await response.json();
    const body: ErrorBody =
      typeof json === 'string' ? { message: json } : typeof json === 'object' && json !== null ? json : {};
    return new ApiError(`The server answered ${response.status}.`, { ...details, body });
  } catch (cause) {
    if (isAbort(cause)) throw cause;
  }
  const { status } = response;
  return new ApiError(
    `The server answered ${status} without saying why.${cureOf(status, details.retryAfterS)}`,
    details,
  );
}

/** The statuses that a repeated call may not have. */
const passing = (status: number): boolean => status >= 500 || [408, 425, 429].includes(status);

function cureOf(status: number, retryAfterS: number | undefined): string {
  if (status === 401) return ' Sign in again.';
  if (!passing(status)) return '';
  return ` Please try again${retryAfterS ? ` in ${Math.ceil(retryAfterS)} seconds` : ''}.`;
}

/** An optional header may be undefined, which `Headers` would send as the word 'undefined'. */
function givenHeaders(init: RequestInit['headers']): Headers {
  if (!init || init instanceof Headers || Symbol.iterator in init) return new Headers(init);
  const entries: [string, string | undefined][] = Object.entries(init);
  return new Headers(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** The expected shape of an answer. A large shape is fetched in parallel with the answer; failing to fetch it counts as no connection. */
function shapeOf(operation: Operation): Promise<Shape | undefined> {
  if (!operation) return Promise.resolve(undefined);
  const shape = answerShapes[operation];
  if (shape !== null) return Promise.resolve(shape);
  const loading = import('./generated/large-answer-shapes').then(
    ({ largeAnswerShapes }) => largeAnswerShapes[operation],
    (cause: unknown) => {
      throw networkError(cause, operation);
    },
  );
  // If the call fails first, the shape is never awaited.
  loading.catch(() => {});
  return loading;
}

/**
 * `fetch` with the bearer token; anything but a 2xx throws an `ApiError`, and so does no answer at all. An abort is
 * rethrown as it is, because the caller asked for it.
 */
export async function authorisedFetch(url: string, init?: RequestInit): Promise<Response> {
  const operation = operationOf(init?.method ?? 'GET', url);
  const headers = givenHeaders(init?.headers);
  await authorise(headers, operation);
  const ended = new AbortController();
  const end = () => ended.abort();
  const signal = init?.signal ? AbortSignal.any([init.signal, ended.signal]) : ended.signal;
  const limitMs = patienceMs(operation, init?.body);
  let response: Response;
  try {
    response = await orSilence(fetch(url, { ...init, headers, signal }), limitMs, operation, end);
  } catch (cause) {
    if (isAbort(cause) || cause instanceof ApiError) throw cause;
    throw networkError(cause, operation);
  }
  if (response.status === 401 && headers.has('Authorization')) reportRefusedToken();
  if (!response.ok) throw await orSilence(toApiError(response, operation), limitMs, operation, end);
  return response;
}

/**
 * The texts of a body as they arrive.
 *
 * @param leaving what happens if the caller stops early: `let it end` reads on for a moment until the server ends it.
 * @throws ApiError of kind `silence` if the next one does not arrive in time.
 */
export async function* piecesOf(
  response: Response,
  operation: Operation,
  leaving: 'close' | 'let it end' = 'close',
): AsyncGenerator<string, void> {
  if (!response.body) return;
  const { silenceMs, gapMs = silenceMs } = policyOf(operation);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const end = () => void reader.cancel().catch(() => undefined);
  try {
    for (;;) {
      const { done, value } = await orSilence(reader.read(), gapMs, operation, end);
      if (done) return;
      yield value;
    }
  } finally {
    // Leaving early must also close the connection, unless the server is about to: a request that is cut is an aborted one.
    if (leaving === 'close') end();
    else void readOn(reader, end);
  }
}

/** How long (ms) a server has to end an answer whose content has arrived. */
const endingMs = 2_000;

async function readOn(reader: ReadableStreamDefaultReader<string>, end: () => void): Promise<void> {
  const timer = setTimeout(end, endingMs);
  try {
    while (!(await reader.read()).done);
  } catch {
    // The answer is complete for its reader.
  } finally {
    clearTimeout(timer);
  }
}

/** A body whose content is not used: its JSON, else its text; null for none, because a query needs some data. */
function anyBody(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** In words, for people who report it: `.items` is a field of the answer, and a dot the answer itself. */
const missingWords = (at: string): string =>
  at === '.' ? 'none of the expected fields' : `no “${at.slice(1)}”`;

/** Whether the server has refused an id as a text that it sends as a number. */
let wantsNumbers = false;

/** Sends ids as texts, as the contract has them. A server that counts may refuse that: then they go as they came. */
async function withIdsItTakes(url: string, init: RequestInit | undefined): Promise<Response> {
  const body = typeof init?.body === 'string' ? asTheyCame(init.body) : undefined;
  if (body === undefined || body === init?.body) return authorisedFetch(url, init);
  const asNumbers = () => authorisedFetch(url, { ...init, body });
  if (wantsNumbers) return asNumbers();
  try {
    return await authorisedFetch(url, init);
  } catch (thrown) {
    if (!hasStatus(thrown, 400) && !hasStatus(thrown, 422)) throw thrown;
    const response = await asNumbers();
    wantsNumbers = true;
    return response;
  }
}

interface Answer {
  readonly data: unknown;
  readonly response: Response;
}

/**
 * Makes a call and repairs deviations of its answer from the contract. It does so here because the answer is cached, and each
 * screen that shows it would break separately.
 */
async function call(url: string, init?: RequestInit): Promise<Answer> {
  const method = init?.method ?? 'GET';
  const operation = operationOf(method, url);
  const known = shapeOf(operation);
  // Without the shape an answer cannot be judged. A change is not sent then: it might be made, but could not be
  // confirmed.
  if (method !== 'GET') await known;
  const response = await withIdsItTakes(url, init);
  const unusable = (what: string, cause: unknown) =>
    new ApiError(`The server answered with ${what}. ${adviceFor(operation)}`, {
      kind: 'answer',
      status: response.status,
      operation,
      cause,
    });
  let text = '';
  try {
    for await (const piece of piecesOf(response, operation)) text += piece;
  } catch (cause) {
    if (isAbort(cause) || cause instanceof ApiError) throw cause;
    throw networkError(cause, operation, response.status);
  }
  const shape = await known;
  if (!shape || !operation) return { data: anyBody(text), response };
  const isBlank = text.trim() === '';
  // The montage screen has its own message for an empty answer, and 204 says that there is nothing, as of an empty list.
  if (isBlank && operation !== 'getMontage' && response.status !== 204) throw unusable('nothing', undefined);
  try {
    return { data: repaired(shape, isBlank ? null : parseAnswer(text), operation), response };
  } catch (cause) {
    if (cause instanceof SyntaxError) throw unusable('something that is not JSON', cause);
    const missing = cause instanceof UnusableAnswer ? ` (${missingWords(cause.at)})` : '';
    throw unusable(`something that this page cannot use${missing}`, cause);
  }
}

/** The transport of the generated hooks: returns the JSON of the answer. */
export async function transport<T>(url: string, init?: RequestInit): Promise<T> {
  const { data } = await call(url, init);
  return data as T;
}

/** The transport of the operations whose answer has its version in a header. Header names are in lower case. */
export async function transportWithHeaders<T>(url: string, init?: RequestInit): Promise<T> {
  const { data, response } = await call(url, init);
  return { data, status: response.status, headers: Object.fromEntries(response.headers) } as T;
}
