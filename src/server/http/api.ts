import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { operations, type OperationId } from '@/api/generated/operations';
import type { ErrorBody } from '@/api/generated/zod/montageAPI.schemas.zod';
import { answerCall } from '@/backend/operations';
import type { Ports } from '@/backend/ports';
import { bodyReader, type BodyOptions } from './bodies';
import { isEventStream, untilStopped } from './event-streams';
import { HttpRefusal } from './http-refusal';
import { callContext, type Log } from './log';
import type { Metrics } from './metrics';
import { clientAddress, type Rates } from './rates';

export interface HttpEnvironment {
  /** Absent where the application is called without a server. */
  Bindings: Partial<HttpBindings>;
  Variables: { operation: string; requestId: string };
}
export type HttpContext = Context<HttpEnvironment>;

export interface ApiOptions extends Omit<BodyOptions, 'clock'> {
  ports: Ports;
  /** By default that of the backend; a mock server puts its faults before it. */
  answer?: typeof answerCall;
  rates: Rates;
  /** As in the settings: the proxies in front of the server. */
  proxies: number;
  /** Aborted when the server begins to stop. */
  stopping: AbortSignal;
  metrics: Metrics;
  log: Log;
}

export interface Route {
  id: OperationId;
  method: string;
  /** As Hono writes it: `/api/v1/montage/:montageId`. */
  path: string;
}

/** Fixed paths come before those with a parameter, as OpenAPI has it. */
export const routes: readonly Route[] = Object.entries(operations)
  .map(([id, address]) => {
    const [method = '', path = ''] = address.split(' ');
    return { id: id as OperationId, method, path: path.replaceAll(/\{(\w+)\}/g, ':$1') };
  })
  .toSorted((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')));

const errorAnswer = (status: number, body: ErrorBody, headers: Readonly<Record<string, string>> = {}) =>
  Response.json(body, { status, headers });

/** Nobody reads it: the log and the figures show that the client left, with nginx's number for it. */
const clientLeft = () => new Response(null, { status: 499 });

const hasLeft = ({ req, env }: HttpContext): boolean =>
  req.raw.signal.aborted || env?.incoming?.readableAborted === true;

/** The methods that the contract has for a path. */
const methodsOf = (path: string): string[] => {
  const called = path.split('/');
  const fits = (pattern: string) => {
    const parts = pattern.split('/');
    return (
      parts.length === called.length &&
      parts.every((part, at) => part === called[at] || (part.startsWith(':') && called[at] !== ''))
    );
  };
  return routes.filter((route) => fits(route.path)).map(({ method }) => method);
};

function answerUnknown(c: HttpContext): Response {
  c.set('operation', 'unknown');
  const methods = methodsOf(c.req.path);
  if (methods.length === 0) return errorAnswer(404, { detail: 'There is nothing at this address.' });
  return errorAnswer(
    405,
    { detail: `This address does not take ${c.req.method}.` },
    { Allow: [...new Set(methods)].join(', ') },
  );
}

/** The operations of the contract under `/api`. */
export function apiRoutes(options: ApiOptions): Hono<HttpEnvironment> {
  const { metrics, stopping, log, rates, proxies, answer: perform = answerCall } = options;
  const ports = { ...options.ports, identity: rates.limited(options.ports.identity) };

  const addressOf = ({ env, req }: HttpContext) =>
    clientAddress(env?.incoming?.socket.remoteAddress, req.header('x-forwarded-for'), proxies);

  function asAnswer(c: HttpContext, error: unknown): Response {
    if (error instanceof HttpRefusal) return errorAnswer(error.status, error.body, error.headers);
    if (hasLeft(c)) return clientLeft();
    log.error({ err: error }, 'The operation failed');
    const message = `Something went wrong on the server. Try again; if it happens again, tell your administrator the number ${c.get('requestId')}.`;
    return errorAnswer(500, { message, stack: { detail: message } });
  }

  async function answer(c: HttpContext, id: OperationId): Promise<Response> {
    c.set('operation', id);
    const context = callContext.getStore();
    if (context) context.operation = id;
    let over: AbortController | undefined;
    try {
      if (id === 'createAccount') await rates.accountFrom(addressOf(c));
      const body = bodyReader(id, c.req.raw, c.env?.incoming, () => (over = new AbortController()).signal, {
        ...options,
        clock: ports.clock,
      });
      const response = await perform(ports, id, { request: c.req.raw, params: c.req.param(), body });
      if (!isEventStream(response)) return response;
      metrics.eventStreams.inc();
      return untilStopped(response, stopping, () => metrics.eventStreams.dec());
    } catch (error) {
      return asAnswer(c, error);
    } finally {
      // Without a reason, an error with its stack would be made for each request.
      over?.abort('answered');
    }
  }

  const api = new Hono<HttpEnvironment>();
  for (const { id, method, path } of routes) {
    // Hono answers HEAD with the route of GET; the contract has no HEAD, and it would start a generation.
    api.on(method, path, (c) => (c.req.method === 'HEAD' ? answerUnknown(c) : answer(c, id)));
  }
  api.all('/api/*', answerUnknown);
  return api;
}
