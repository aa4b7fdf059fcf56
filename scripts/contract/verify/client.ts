/** Calls a backend and records requests and answers. */
import type { Operation } from './contract.ts';

export interface Request {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | string[]>;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent unchanged, with its content type. */
  raw?: { text: string; type: string | null };
  form?: FormData;
  /** Instead of the run's own token; null for none. */
  token?: string | null;
  /** How many times longer than usual the answer may take. */
  patience?: number;
}

export interface Exchange {
  operation: Operation;
  /** Method and address, as text. */
  request: string;
  status: number;
  headers: Headers;
  text: string;
  /** `undefined` when the body is no JSON. */
  json: unknown;
  /** Why the answer is missing or incomplete. */
  failure: string | undefined;
}

export interface Opened {
  request: string;
  response: Response | undefined;
  failure: string | undefined;
  /** Ends the call. */
  leave: () => void;
}

export interface Client {
  call(operation: Operation, request?: Request): Promise<Exchange>;
  /** As `call`, with the untouched body, for a stream. */
  open(operation: Operation, request?: Request): Promise<Opened>;
}

export interface ClientOptions {
  /** The API's address, without a trailing slash. */
  base: string;
  token: string;
  timeoutMs: number;
  signal: AbortSignal | undefined;
  onExchange: (exchange: Exchange, request: Request) => void;
}

/** The user has ended the run. */
export class Interrupted extends Error {
  override name = 'Interrupted';
}

/** Waits as long as a server requests, up to a limit. */
const maxPauses = 3;
const maxPauseS = 20;

export function addressOf(base: string, { path }: Operation, { params = {}, query = {} }: Request): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) search.append(name, String(one));
  }
  return `${base}${filled}${search.size > 0 ? `?${search}` : ''}`;
}

function initOf(operation: Operation, request: Request, ownToken: string): RequestInit {
  const headers = new Headers(request.headers);
  const token = request.token === undefined ? ownToken : request.token;
  if (token !== null && (operation.guarded || request.token !== undefined))
    headers.set('authorization', `Bearer ${token}`);
  const init: RequestInit = { method: operation.method, headers, redirect: 'manual' };
  if (request.json !== undefined) {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(request.json);
  }
  if (request.form) init.body = request.form;
  if (request.raw) {
    // As bytes, because a text would be given a content type of its own.
    init.body = new TextEncoder().encode(request.raw.text);
    if (request.raw.type !== null) headers.set('content-type', request.raw.type);
  }
  return init;
}

function wordsFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return `${error.message}${cause}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const isStream = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/event-stream') ?? false;

const pause = (seconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000);
  });

export function createClient({ base, token, timeoutMs, signal, onExchange }: ClientOptions): Client {
  const open: Client['open'] = async (operation, request = {}) => {
    if (signal?.aborted) throw new Interrupted();
    const address = addressOf(base, operation, request);
    const leaving = new AbortController();
    const limitMs = timeoutMs * (request.patience ?? 1);
    const timer = setTimeout(() => leaving.abort(`no answer within ${limitMs / 1000} s`), limitMs);
    const interrupt = () => leaving.abort('interrupted');
    signal?.addEventListener('abort', interrupt);
    const leave = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', interrupt);
      leaving.abort('left');
    };
    const named = { request: `${operation.method} ${address.slice(base.length)}`, leave };
    try {
      const init = initOf(operation, request, token);
      const response = await fetch(address, { ...init, signal: leaving.signal });
      // A stream may be silent for as long as its reader allows; only its opening has a time limit here.
      if (isStream(response)) clearTimeout(timer);
      return { ...named, response, failure: undefined };
    } catch (error) {
      leave();
      if (signal?.aborted) throw new Interrupted();
      return { ...named, response: undefined, failure: wordsFor(error) };
    }
  };

  const once = async (operation: Operation, request: Request): Promise<Exchange> => {
    const { response, leave, ...opened } = await open(operation, request);
    const exchange: Exchange = {
      ...opened,
      operation,
      status: response?.status ?? 0,
      headers: response?.headers ?? new Headers(),
      text: '',
      json: undefined,
    };
    if (response && isStream(response)) leave();
    else if (response) {
      try {
        exchange.text = await response.text();
        exchange.json = parsed(exchange.text);
      } catch (error) {
        if (signal?.aborted) throw new Interrupted();
        exchange.failure = wordsFor(error);
      } finally {
        leave();
      }
    }
    onExchange(exchange, request);
    return exchange;
  };

  return {
    open,
    async call(operation, request = {}) {
      for (let pauses = 0; ; pauses += 1) {
        const exchange = await once(operation, request);
        const wait = Number(exchange.headers.get('retry-after') ?? Number.NaN);
        const asked = exchange.status === 429 && wait >= 0 && wait <= maxPauseS;
        if (!asked || pauses === maxPauses) return exchange;
        await pause(wait);
      }
    },
  };
}
