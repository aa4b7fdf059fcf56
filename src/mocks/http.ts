import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { getResponse, type HttpHandler } from 'msw';

export interface BridgeOptions {
  /** Lets pages of other origins call, as the identity provider's emulator does. */
  cors?: boolean;
  /**
   * Reads the form in a multipart request, where whoever serves has a better way than to hold the body, and then its files;
   * the signal is aborted when the request is over.
   */
  formOf?: (incoming: IncomingMessage, over: AbortSignal) => Promise<FormData>;
  /**
   * Which paths the handlers are asked about, by default all. They take any path that ends like one of theirs, so that a client
   * with a wrong base path is caught by this alone.
   */
  takes?: (pathname: string) => boolean;
}

/** Fetch has no requests of these methods (fetch.spec.whatwg.org, 2.2.1), and so no handler can be asked. */
const unknownToFetch: ReadonlySet<string | undefined> = new Set(['TRACE', 'TRACK']);

/** A request whose form is read from elsewhere, when it is asked for. MSW keeps a copy of each, which shares the form. */
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
    // A page of another origin sees no other header of an answer than the content type and the like.
    'access-control-expose-headers': 'ETag, Retry-After, Content-Disposition',
    vary: 'Origin',
  };
}

/**
 * For `Response.error()`, which stands for no answer at all. A connection that is only closed is not enough: browsers send
 * the request again by themselves, up to three times, and a fault of one call would never be seen. What is no HTTP fails
 * their `fetch` at once.
 */
function breakOff(outgoing: ServerResponse): void {
  if (outgoing.socket?.writable) outgoing.socket.end('no answer\r\n\r\n');
  else outgoing.destroy();
}

/** Sends the body as it comes, and no faster than it is taken; a reader that goes away ends it. */
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
 * Answers requests of a Node server with the handlers of a world, so that a script or a browser test can have a backend
 * of its own at an address. What no handler knows is left to `next`, or is a 404.
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
      // A stream that broke, or a handler that threw: either way the other side must notice.
      if (!gone.signal.aborted) console.error(error);
      outgoing.destroy();
    }
  };
}
