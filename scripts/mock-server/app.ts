import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { ReadableStream as NodeStream } from 'node:stream/web';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { getResponse } from 'msw';
import { answerCall } from '@/backend/operations';
import type { Ports } from '@/backend/ports';
import { withFaults } from '@/mocks/answer-call';
import { backendPorts } from '@/mocks/backend-ports';
import { identityHandlers } from '@/mocks/identity/handlers';
import type { World } from '@/mocks/world';
import type { HttpEnvironment } from '@/server/http/api';
import { createApp } from '@/server/http/app';
import { openLog } from '@/server/http/log';
import { openMetrics } from '@/server/http/metrics';
import { openRates } from '@/server/http/rates';
import { openUploads } from '@/server/http/uploads';

export interface MockAppOptions {
  /** By default those of the world. */
  ports?: Ports;
  /** Allows calls from pages of other origins, as the identity provider's emulator does. */
  cors?: boolean;
  /** Answers what neither the contract nor the identity provider has. */
  rest?: Hono<HttpEnvironment>;
}

export interface MockApp {
  fetch: Hono<HttpEnvironment>['fetch'];
  /** For a Node server. */
  listener: ReturnType<typeof getRequestListener>;
  close(): void;
}

/**
 * For `Response.error()`, a request without an answer. Closing the connection is not enough: browsers repeat the request
 * automatically, up to three times, and hide the fault of one call. Invalid HTTP fails their `fetch` at once.
 */
function breakOff(outgoing: ServerResponse | undefined): Response {
  if (outgoing?.socket?.writable) outgoing.socket.end('no answer\r\n\r\n');
  else outgoing?.destroy();
  return new Response(null, { headers: { 'x-hono-already-sent': 'true' } });
}

/** A body that breaks off does so after what it has sent: Node drops what it has not written yet. */
async function* whole(
  body: ReadableStream<Uint8Array>,
  outgoing: ServerResponse,
): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    while (!outgoing.destroyed && (!outgoing.headersSent || outgoing.writableLength > 0)) await nextTurn();
    throw error;
  }
}

/** The answer in a form that the library for Node can send as it is meant. */
export function sendable(response: Response, outgoing: ServerResponse | undefined): Response {
  if (response.type === 'error') return breakOff(outgoing);
  if (!response.body || !outgoing) return response;
  const { status, headers } = response;
  const body = NodeStream.from(whole(response.body, outgoing)) as ReadableStream<Uint8Array<ArrayBuffer>>;
  return new Response(body, { status, headers });
}

/** The faults of MSW throw the answer. */
function answerOfFault(thrown: unknown): Response {
  if (thrown instanceof Response) return thrown;
  throw thrown;
}

const openToAll = cors({
  origin: (origin) => origin || '*',
  allowMethods: ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'],
  // A page of another origin sees only a few headers of an answer, such as the content type.
  exposeHeaders: ['ETag', 'Retry-After', 'Content-Disposition', 'Location'],
});

/** The server's own HTTP layer over a world, with its faults and its identity provider. */
export function mockApp(world: World, { ports, cors: isOpen = false, rest }: MockAppOptions = {}): MockApp {
  const outgoing = new AsyncLocalStorage<ServerResponse | undefined>();
  const sent = (response: Response): Response => sendable(response, outgoing.getStore());
  const faulty = withFaults(world, answerCall);
  const uploads = openUploads();
  const stopping = new AbortController();
  const app = new Hono<HttpEnvironment>();
  app.use((c, next) => outgoing.run(c.env?.outgoing, next));
  if (isOpen) app.use(openToAll);

  const own = new Hono<HttpEnvironment>();
  const identity = identityHandlers(world);
  own.all('/:provider{(identitytoolkit|securetoken)\\.googleapis\\.com}/*', async ({ req }) => {
    const { method, url } = req;
    const body = method === 'GET' || method === 'HEAD' ? undefined : await req.text();
    return sent((await getResponse(identity, new Request(url, { method, headers: req.header(), body })))!);
  });
  if (rest) own.route('/', rest);

  app.route(
    '/',
    createApp({
      ports: ports ?? backendPorts(world),
      answer: (...call) =>
        faulty(...call)
          .catch(answerOfFault)
          .then(sent),
      rates: openRates({ callsPerMinute: 0, accountsPerHour: 0 }),
      proxies: 0,
      stopping: stopping.signal,
      metrics: openMetrics(),
      log: openLog('error'),
      uploads,
      idleMs: 60_000,
      ready: () => Promise.resolve(),
      metricsToken: undefined,
      trial: own,
    }),
  );
  return {
    fetch: app.fetch,
    listener: getRequestListener(app.fetch, { overrideGlobalObjects: false }),
    close() {
      stopping.abort();
      uploads.close();
    },
  };
}
