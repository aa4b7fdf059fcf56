import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { apiRoutes, type ApiOptions, type HttpContext, type HttpEnvironment } from './api';
import { callContext } from './log';
import { pageRoutes, type PageOptions } from './page';

export interface AppOptions extends ApiOptions {
  /** Absent where the page is served elsewhere. */
  page?: PageOptions;
  /** Rejects when the server cannot answer, because its database is gone. */
  ready(): Promise<void>;
  /** As in the settings; undefined where only calls without a proxy may see the figures. */
  metricsToken: string | undefined;
  /** Routes of a trial: its identity provider. They come before the page. */
  trial?: Hono<HttpEnvironment>;
}

/** How long the database may take to answer, ms: what asks for it gives up soon after. */
const readyWithinMs = 3_000;

/** A request's number as its sender or a proxy gave it; anything else could write into the log. */
const requestIdOf = (given: string | undefined): string =>
  given !== undefined && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();

/** The server as one function from a request to an answer. */
export function createApp(options: AppOptions): Hono<HttpEnvironment> {
  const { log, metrics, stopping, metricsToken, ports } = options;
  const app = new Hono<HttpEnvironment>();

  app.use(async (c, next) => {
    const requestId = requestIdOf(c.req.header('x-request-id'));
    const started = performance.now();
    c.set('requestId', requestId);
    c.set('operation', 'unknown');
    await callContext.run({ requestId }, next);
    c.res.headers.set('X-Request-Id', requestId);
    if (stopping.aborted) c.res.headers.set('Connection', 'close');
    // HTTP/2 has no such header: its connection ends with a frame.
    if (c.env?.incoming?.httpVersionMajor === 2) c.res.headers.delete('Connection');
    const operation = c.get('operation');
    const { status } = c.res;
    const ms = performance.now() - started;
    metrics.requests.inc({ operation, status });
    metrics.durations.observe({ operation }, ms / 1_000);
    const line = { requestId, operation, method: c.req.method, status, ms: Math.round(ms) };
    // The page's files are many, and say little.
    log[c.req.path.startsWith('/api/') ? 'info' : 'debug'](line, 'Answered');
  });
  app.use('/api/*', async (c, next) => {
    await next();
    c.res.headers.set('X-Content-Type-Options', 'nosniff');
    // Neither a browser nor a proxy may keep a company's data; an event stream has its own.
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
  });

  app.get('/healthz', (c) => {
    c.set('operation', 'health');
    return c.text('ok\n');
  });
  app.get('/readyz', async (c) => {
    c.set('operation', 'health');
    if (stopping.aborted) return c.text('The server is stopping.\n', 503);
    const waited = new AbortController();
    const late = ports.clock.sleep(readyWithinMs, waited.signal).then(() => 'late');
    const state = await Promise.race([options.ready(), late]).catch((err: unknown) => {
      log.warn({ err }, 'The database cannot be reached');
      return 'gone';
    });
    waited.abort();
    return state === undefined ? c.text('ready\n') : c.text('The database cannot be reached.\n', 503);
  });
  app.get('/metrics', async (c) => {
    c.set('operation', 'metrics');
    if (!maySeeMetrics(c, metricsToken)) return c.text('There is no page at this address.\n', 404);
    return c.text(await metrics.text(), 200, { 'Content-Type': metrics.contentType });
  });

  app.route('/', apiRoutes(options));
  if (options.trial) app.route('/', options.trial);
  if (options.page) app.route('/', pageRoutes(options.page));
  app.onError((err, c) => {
    log.error({ err }, 'The request failed');
    return c.text('Something went wrong on the server.\n', 500);
  });
  return app;
}

/** Not for everybody: a proxy forwards whatever it is asked, and Prometheus comes without one. */
function maySeeMetrics(c: HttpContext, token: string | undefined): boolean {
  if (token !== undefined) return c.req.header('authorization') === `Bearer ${token}`;
  return c.req.header('x-forwarded-for') === undefined && c.req.header('forwarded') === undefined;
}
