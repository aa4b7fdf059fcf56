/**
 * Serves a static build as a host would: single-page rewrite, gzip, content types, long caching of hashed assets, and
 * the security policy that a deployment should send. For journeys, the bench, and manual checks of a build.
 *
 * `node scripts/serve.ts --dir dist-demo --port 4174`. Files are read once, at the start: build first.
 *
 * `--backend URL` forwards /api and the paths of the identity provider's emulator, as a deployment forwards /api:
 * `npm run preview -- --backend http://127.0.0.1:4010`. `--identity URL` where that emulator is elsewhere.
 */
import { existsSync, globSync, readFileSync, statSync, type Stats } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { forwardingTo, type Backend } from './forward.ts';
import { headersOf as hostedHeadersOf, type Headers } from '../src/server/http/headers.ts';

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.gz': 'application/gzip',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const incompressible = new Set(['.gz', '.ico', '.png', '.woff2']);

type HeadersOf = (path: string) => Headers;

interface Content {
  plain: Buffer;
  gzipped: Buffer | undefined;
}

interface Entry extends Content {
  headers: Record<string, string | number>;
}

/** By path, size and time of change: each journey serves the same build, and to compress it takes a third of a second. */
const contents = new Map<string, Content>();

function readContent(file: string, { size, mtimeMs }: Stats): Content {
  const key = `${file} ${size} ${mtimeMs}`;
  const known = contents.get(key);
  if (known) return known;
  const plain = readFileSync(file);
  const content = {
    plain,
    gzipped: incompressible.has(extname(file)) ? undefined : gzipSync(plain, { level: 9 }),
  };
  contents.set(key, content);
  return content;
}

function readAll(dir: string, headersOf: HeadersOf): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const found of globSync('**', { cwd: dir })) {
    const file = join(dir, found);
    const stats = statSync(file);
    if (!stats.isFile()) continue;
    const path = `/${found.replaceAll('\\', '/')}`;
    const headers = {
      ...headersOf(path),
      'Content-Type': contentTypes[extname(path)] ?? 'application/octet-stream',
      Vary: 'Accept-Encoding',
    };
    entries.set(path, { headers, ...readContent(file, stats) });
  }
  return entries;
}

export interface ServeOptions {
  dir: string;
  /** 0 selects any free one. */
  port: number;
  host?: string;
  /** A backend behind the same origin, as a deployment has it. */
  backend?: Backend;
  /** Replaces a deployment's headers, for pages that are not the application. */
  headersOf?: HeadersOf;
}

/** For pages that are not deployed: the bench's reference tables and Storybook do not work with the policy. */
export const noHeaders: HeadersOf = () => ({});

export interface StaticServer {
  url: string;
  close(): Promise<void>;
}

/** @throws Error if there is no build in `dir`. */
export async function serve({
  dir,
  port,
  host = '127.0.0.1',
  backend,
  headersOf = hostedHeadersOf,
}: ServeOptions): Promise<StaticServer> {
  if (!existsSync(join(dir, 'index.html'))) throw new Error(`${dir} holds no index.html. Build first.`);
  const entries = readAll(dir, headersOf);
  const server = createServer((request, response) => {
    const pathname = (request.url ?? '/').split(/[?#]/)[0]!;
    if (backend?.owns(pathname)) {
      backend.answer(request, response);
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    // A missing file must not come back as a page, and a backend's addresses are not this server's to answer. A screen's
    // may hold a dot (in an id), so the request's headers decide, and not only the path.
    const asksForPage = extname(pathname) === '' || request.headers.accept?.includes('text/html') === true;
    const isScreen = asksForPage && !/^\/(api|assets)\//.test(pathname);
    const entry =
      entries.get(pathname) ??
      (isScreen ? (entries.get(`${pathname}.html`) ?? entries.get('/index.html')) : undefined);
    if (!entry) {
      response
        .writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' })
        .end('There is no page at this address.\n');
      return;
    }
    const gzipped = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '') ? entry.gzipped : undefined;
    const body = gzipped ?? entry.plain;
    response.writeHead(200, {
      ...entry.headers,
      'Content-Length': body.byteLength,
      ...(gzipped && { 'Content-Encoding': 'gzip' }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  await listening(server, port, host);
  const address = server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://${host}:${taken}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

const listening = (server: Server, port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });

if (import.meta.main) {
  try {
    const { values } = parseArgs({
      options: {
        dir: { type: 'string', default: 'dist' },
        port: { type: 'string', default: '4173' },
        backend: { type: 'string' },
        identity: { type: 'string' },
      },
    });
    const { dir, port, backend, identity } = values;
    const behind = backend === undefined ? undefined : forwardingTo(backend, identity);
    const { url } = await serve({ dir, port: Number(port), ...(behind && { backend: behind }) });
    console.log(`Serving ${dir} on ${url}${backend === undefined ? '' : `, with ${backend} behind it`}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
