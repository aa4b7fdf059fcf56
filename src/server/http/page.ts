import { extname } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import type { Configuration } from '@/app/configuration';
import type { HttpEnvironment } from './api';
import { headersOf } from './headers';
import { encodingFor, publicScreensIn } from './public-screens';

export interface PageOptions {
  /** The built page, with compressed files (`.br`, `.gz`) next to the others. */
  folder: string;
  /** What `/config.json` answers. */
  configuration: Configuration;
  /** The origins that the page calls in addition to its own and those of Firebase. */
  connectTo: readonly string[];
}

/** A screen's address may have a dot (in an id), so the request's headers decide, and not only the path. */
const isScreen = (path: string, accept: string | undefined): boolean =>
  (extname(path) === '' || accept?.includes('text/html') === true) && !/^\/(api|assets)\//.test(path);

/** The built page: its files, and its first one for every address of a screen. */
export function pageRoutes({ folder, configuration, connectTo }: PageOptions): Hono<HttpEnvironment> {
  const page = new Hono<HttpEnvironment>();
  const files = serveStatic<HttpEnvironment>({ root: folder, precompressed: true });
  const first = serveStatic<HttpEnvironment>({ root: folder, path: 'index.html', precompressed: true });
  const notModified = etag();

  page.use(async (c, next) => {
    c.set('operation', c.req.path === '/config.json' ? 'configuration' : 'page');
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      return c.text('This address is only read.\n', 405, { Allow: 'GET, HEAD' });
    }
    await next();
    for (const [name, value] of Object.entries(headersOf(c.req.path, connectTo)))
      c.res.headers.set(name, value);
    c.res.headers.set('Vary', 'Accept-Encoding');
    // That a file is missing must not be kept: it may be on its way, during a deployment.
    if (c.res.status >= 400) c.res.headers.set('Cache-Control', 'no-store');
  });
  page.use('/assets/*', files);
  page.all('/assets/*', (c) => c.text('There is no file at this address.\n', 404));
  // Files under assets never change; of the others, the client has the newest one most of the time.
  page.use(notModified);
  page.get('/config.json', (c) => c.json(configuration));
  for (const { path, bodies } of publicScreensIn(folder, configuration)) {
    page.get(path, (c) => {
      const encoding = encodingFor(c);
      if (encoding !== 'identity') c.header('Content-Encoding', encoding);
      return c.body(bodies[encoding], 200, { 'Content-Type': 'text/html; charset=UTF-8' });
    });
  }
  page.use(files);
  page.use((c, next) => (isScreen(c.req.path, c.req.header('accept')) ? first(c, next) : next()));
  page.all((c) => c.text('There is no page at this address.\n', 404));
  return page;
}
