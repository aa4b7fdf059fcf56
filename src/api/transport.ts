import { ApiError } from './api-error';
import { rememberEntityTag } from './entity-tag';
import type { ErrorBody } from './generated/model';

/** Gives the signed-in person's bearer token, renewed, or null when nobody is signed in. Rejects when it can't be. */
export type TokenSource = () => Promise<string | null>;

let tokenSource: TokenSource = () => Promise.resolve(null);
let tellRefused = (): void => {};

/**
 * The composition root says where tokens come from; the api room knows no identity provider.
 *
 * @param onRefused called when the server took a token no more (401).
 */
export function setTokenSource(source: TokenSource, onRefused: () => void = () => {}): void {
  tokenSource = source;
  tellRefused = onRefused;
}

const sessionSentence =
  'Your session could not be renewed. Sign in again to continue; nothing on this page is lost.';

async function authorise(headers: Headers): Promise<void> {
  let token: string | null;
  try {
    token = await tokenSource();
  } catch (cause) {
    // Without a connection the session is not over, and telling people to sign in again would send them the wrong way.
    if (isOffline(cause)) throw networkError(cause);
    throw new ApiError(sessionSentence, { kind: 'session', cause });
  }
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
}

const isOffline = (cause: unknown): boolean =>
  typeof cause === 'object' &&
  cause !== null &&
  'code' in cause &&
  (cause.code === 'auth/network-request-failed' || cause.code === 'auth/library-not-loaded');

const networkError = (cause: unknown) =>
  new ApiError(`Network error (${cause instanceof Error ? cause.message : String(cause)})`, {
    kind: 'network',
    cause,
  });

const isAbort = (cause: unknown) => cause instanceof DOMException && cause.name === 'AbortError';

/**
 * The JSON body of an error is kept, and JSON that is nothing but a text as its message; a body that is not JSON leaves
 * only the status to speak of.
 */
export async function toApiError(response: Response): Promise<ApiError> {
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
  const details = {
    kind: 'http' as const,
    status: response.status,
    ...(Number.isFinite(retryAfter) && { retryAfterS: retryAfter }),
  };
  try {
    const json: unknown = await response.json();
    const body = typeof json === 'string' && json.trim() !== '' ? { message: json } : json;
    if (typeof body === 'object' && body !== null) {
      return new ApiError(`The server answered ${response.status}.`, { ...details, body: body as ErrorBody });
    }
  } catch (cause) {
    if (isAbort(cause)) throw cause;
  }
  return new ApiError(
    `The server answered ${response.status} without saying why. Please try again.`,
    details,
  );
}

/** An optional header of the contract may be given as undefined, which `Headers` would send as the word 'undefined'. */
function givenHeaders(init: RequestInit['headers']): Headers {
  if (!init || init instanceof Headers || Symbol.iterator in init) return new Headers(init);
  const entries: [string, string | undefined][] = Object.entries(init);
  return new Headers(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/**
 * `fetch` with the bearer token; anything but a 2xx throws an `ApiError`, and so does no answer at all. An abort is
 * rethrown as it is, because the caller asked for it.
 */
export async function authorisedFetch(url: string, init?: RequestInit): Promise<Response> {
  const headers = givenHeaders(init?.headers);
  await authorise(headers);
  let response: Response;
  try {
    response = await fetch(url, { ...init, headers });
  } catch (cause) {
    if (isAbort(cause)) throw cause;
    throw networkError(cause);
  }
  if (response.status === 401 && headers.has('Authorization')) tellRefused();
  if (!response.ok) throw await toApiError(response);
  return response;
}

/** The transport of the generated hooks: JSON out of every answer that has a body; its version is had by `etagOf`. */
export async function transport<T>(url: string, init?: RequestInit): Promise<T> {
  const response = await authorisedFetch(url, init);
  if (response.status === 204) return undefined as T;
  try {
    const answer = (await response.json()) as T;
    rememberEntityTag(answer, response.headers.get('ETag'));
    return answer;
  } catch (cause) {
    if (isAbort(cause)) throw cause;
    if (cause instanceof TypeError) throw networkError(cause);
    throw new ApiError('The server answered with something that is not JSON. Please try again.', {
      kind: 'answer',
      status: response.status,
      cause,
    });
  }
}
