import type { Server } from 'node:http';
import { createServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import type { Hono } from 'hono';
import type { HttpEnvironment } from './api';

/** Says in a sentence why the server did not start. */
export class ListenFailure extends Error {
  override name = 'ListenFailure';
}

export interface Listening {
  url: string;
  /**
   * Accepts no more connections, and resolves when every request that had begun is answered, or after the given time, when the
   * rest is cut off.
   */
  stop(withinMs: number): Promise<void>;
}

/** Of an upload of a gigabyte over a slow line, ms; a body that stays silent ends sooner (`bodies.ts`). */
const requestTimeoutMs = 3_600_000;
const headersTimeoutMs = 20_000;
/** Longer than any proxy keeps one (Google's 10 minutes): a call on a connection that is being closed fails. */
const keepAliveMs = 620_000;

interface ListenOptions {
  /** 0 takes any free one. */
  port: number;
  host: string;
  http?: '1' | '2' | undefined;
  /** How long a client may take nothing of an answer that waits for it, ms. */
  stalledMs?: number;
}

/**
 * @throws {ListenFailure} when the address is taken, or not this machine's.
 */
export async function listen(
  { fetch }: Pick<Hono<HttpEnvironment>, 'fetch'>,
  { port, host, http = '1', stalledMs = 120_000 }: ListenOptions,
): Promise<Listening> {
  const { server, closeIdle, closeAll } = http === '1' ? http1(fetch, stalledMs) : http2(fetch);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const sentence =
        error.code === 'EADDRINUSE'
          ? `Port ${port} of ${host} is taken. End what listens there, or choose another port.`
          : `The server cannot listen on port ${port} of ${host}: ${error.message}.`;
      reject(new ListenFailure(sentence, { cause: error }));
    });
    server.listen(port, host, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    async stop(withinMs) {
      const closed = new Promise((resolve) => server.close(resolve));
      // A connection that becomes idle from now on is not closed by itself.
      closeIdle();
      const idle = setInterval(closeIdle, 100);
      const late = setTimeout(closeAll, withinMs);
      await closed;
      clearInterval(idle);
      clearTimeout(late);
    },
  };
}

interface Adaptor {
  server: ServerType;
  closeIdle(): void;
  closeAll(): void;
}
type Fetch = Hono<HttpEnvironment>['fetch'];

function http1(fetch: Fetch, stalledMs: number): Adaptor {
  const server = createAdaptorServer({
    fetch,
    serverOptions: {
      requestTimeout: requestTimeoutMs,
      headersTimeout: headersTimeoutMs,
      keepAliveTimeout: keepAliveMs,
    },
  }) as Server;
  server.setTimeout(stalledMs, (socket) => {
    // An idle connection, or one that waits for its answer, has nothing to take.
    if (socket.writableLength > 0) socket.destroy();
  });
  return {
    server,
    closeIdle: () => server.closeIdleConnections(),
    closeAll: () => server.closeAllConnections(),
  };
}

/** Without TLS: for a proxy of the same machine or cloud, which has it. */
function http2(fetch: Fetch): Adaptor {
  const server = createAdaptorServer({ fetch, createServer });
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session: ServerHttp2Session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  return {
    server,
    // A session takes no new request and ends after its last answer.
    closeIdle: () => sessions.forEach((session) => session.close()),
    closeAll: () => sessions.forEach((session) => session.destroy()),
  };
}
