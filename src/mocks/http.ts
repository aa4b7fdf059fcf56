import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { getResponse, type HttpHandler } from 'msw';

export interface BridgeOptions {
  /** Allows calls from pages of other origins, as the identity provider's emulator does. */
  cors?: boolean;
  /**
   * Reads the form in a multipart request, for servers that need not hold the body, and then its files;
   * the signal is aborted at the end of the request.
   */
  formOf?: (incoming: IncomingMessage, over: AbortSignal) => Promise<FormData>;
  /**
   * The paths that the handlers serve, by default all. They match any path with the same end, so a client
   * with a wrong base path is only detected with this.
   */
  takes?: (pathname: string) => boolean;
}

/** Fetch cannot create requests with these methods (fetch.spec.whatwg.org, 2.2.1), so no handler can be called. */
const unknownToFetch: ReadonlySet<string | undefined> = new Set(['TRACE', 'TRACK']);

/** A request whose form is read on demand. MSW clones each request, and the clone shares the form. */
class FormRequest extends Request {
  readonly #read: () => Promise<FormData>;

  constructor(url: string, init: RequestInit, read: () => Promise<FormData>) {
    super(url, init);
    this.#read = read;
  }

  override formData(): Promise<FormData> {
    return this.#read();
  }

  override clone(): FormRequest {
    return new FormRequest(this.url, { method: this.method, headers: this.headers }, this.#read);
  }
}

function requestFrom(
  incoming: IncomingMessage,
  signal: AbortSignal,
  formOf: BridgeOptions['formOf'],
): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  const method = incoming.method ?? 'GET';
  const bodiless = method === 'GET' || method === 'HEAD';
  const url = `http://${incoming.headers.host ?? 'localhost'}${incoming.url ?? '/'}`;
  if (formOf && !bodiless && headers.get('content-type')?.startsWith('multipart/form-data')) {
    let form: Promise<FormData> | undefined;
    return new FormRequest(url, { method, headers, signal }, () => (form ??= formOf(incoming, signal)));
  }
  return new Request(url, {
    method,
    headers,
    signal,
    ...(bodiless ? {} : { body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>, duplex: 'half' }),
  });
}

function corsHeaders(incoming: IncomingMessage): Record<string, string> {
  return {
    'access-control-allow-origin': incoming.headers.origin ?? '*',
    'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
    'access-control-allow-headers': incoming.headers['access-control-request-headers'] ?? '*',
    // A page of another origin sees only a few headers of an answer, such as the content type.
    'access-control-expose-headers': 'ETag, Retry-After, Content-Disposition',
    vary: 'Origin',
  };
}

/**
 * For `Response.error()`, a request without an answer. Closing the connection is not enough: browsers repeat
 * the request automatically, up to three times, and hide the fault of one call. Invalid HTTP fails
 * their `fetch` at once.
 */
function breakOff(outgoing: ServerResponse): void {
  if (outgoing.socket?.writable) outgoing.socket.end('no answer\r\n\r\n');
  else outgoing.destroy();
}

/** Sends the body as it arrives, with back pressure; stops when the reader disconnects. */
async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  const reader = response.body?.getReader();
  outgoing.on('close', () => void reader?.cancel().catch(() => {}));
  outgoing.flushHeaders();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    if (!outgoing.write(value)) {
      await new Promise<void>((resolve) => {
        outgoing.once('drain', resolve);
        outgoing.once('close', resolve);
      });
    }
  }
  outgoing.end();
}

/**
 * Answers requests of a Node server with the handlers of a world, so that a script or a browser test can have its own
 * backend. Unknown requests go to `next`, or get a 404.
 */
export function httpBridge(
  handlers: HttpHandler[],
  { cors = false, formOf, takes = () => true }: BridgeOptions = {},
) {
  return async (incoming: IncomingMessage, outgoing: ServerResponse, next?: () => void): Promise<void> => {
    const gone = new AbortController();
    outgoing.on('close', () => gone.abort());
    if (cors)
      for (const [name, value] of Object.entries(corsHeaders(incoming))) outgoing.setHeader(name, value);
    if (cors && incoming.method === 'OPTIONS') {
      outgoing.writeHead(204).end();
      return;
    }
    if (unknownToFetch.has(incoming.method)) {
      outgoing.writeHead(501, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify({ message: `This server does not know ${incoming.method}.` }));
      return;
    }
    try {
      const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
      const asked = takes(pathname) ? requestFrom(incoming, gone.signal, formOf) : undefined;
      const response = asked && (await getResponse(handlers, asked));
      if (!response) {
        if (next) next();
        else outgoing.writeHead(404).end();
        return;
      }
      if (response.type === 'error') {
        breakOff(outgoing);
        return;
      }
      outgoing.statusCode = response.status;
      for (const [name, value] of response.headers) outgoing.setHeader(name, value);
      await send(response, outgoing);
    } catch (error) {
      // A broken stream or a throwing handler: the client must notice either.
      if (!gone.signal.aborted) console.error(error);
      outgoing.destroy();
    }
  };
}
