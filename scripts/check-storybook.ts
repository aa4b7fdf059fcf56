/**
 * Opens the static Storybook as a recipient of its files does: from a plain file server, below a path of its host and at the
 * root, in a new browser profile each time. Walks the manager, three stories and two pages of documentation, and fails on any
 * error or warning on the console, any failed request, and whatever does not come.
 *
 * `npm run check:storybook` builds it first; `--dir FOLDER` uses an existing build. Not served by `serve.ts`: its policy forbids
 * frames, which Storybook shows stories in, and it answers a missing file with a page.
 */
import { createReadStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type FrameLocator } from 'playwright';
import { findOrInstallChromium } from './find-chromium.ts';
import { root, show } from './run.ts';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Plain files of the folder, below a path. */
async function serveFiles(dir: string, base: string) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const path = pathname.startsWith(base) ? decodeURIComponent(pathname.slice(base.length)) : null;
    const file = path === null ? null : join(dir, normalize(path === '' ? 'index.html' : path));
    if (!file?.startsWith(dir) || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}${base}`, close };
}

/** Error answers of a story's own world are expected; the browser logs them to the console. */
const isWorlds = (address: string): boolean => {
  const { pathname, hostname } = new URL(address, 'http://host');
  return pathname.startsWith('/api/') || hostname.endsWith('.googleapis.com');
};

/** Warnings of Storybook's manager about itself. */
const ofTheManager = /^The 'ariaLabel' prop on '\w+' will become mandatory in Storybook/;

/** The message of a play function for a different world; expected after a world was chosen. */
const ofAnotherWorld = /The story is walked in its own world only/;

interface Visit {
  /** As in the manager's address. */
  path: string;
  /** Present once the page has loaded. */
  shows: (preview: FrameLocator) => ReturnType<FrameLocator['locator']>;
}

const visits: readonly Visit[] = [
  {
    path: '/story/foundations-colour--colours',
    shows: (preview) => preview.getByRole('table', { name: 'Colours' }),
  },
  {
    path: '/story/screens-montage-list--montages',
    shows: (preview) => preview.getByRole('link', { name: 'Noorderdiep-4', exact: true }),
  },
  {
    path: '/story/screens-montage-list--montages&globals=theme:dark;scenario:fresh;user:newcomer',
    shows: (preview) => preview.getByRole('heading', { level: 1, name: /not open to you/ }),
  },
  {
    path: '/story/journeys-journeys--from-the-sign-in-to-a-montage',
    shows: (preview) => preview.getByRole('heading', { level: 1, name: /^Noorderdiep-4/ }),
  },
  // It reads the index of the build, which no test of the stories has.
  {
    path: '/story/screens-all-states--all-screens',
    shows: (preview) => preview.getByRole('link', { name: 'Both Modules' }).first(),
  },
  {
    path: '/docs/components-brand--docs',
    shows: (preview) => preview.getByText('Use it once on a screen'),
  },
  {
    path: '/docs/screens-module-chooser--docs',
    shows: (preview) =>
      preview.frameLocator('iframe[src*="--both-modules"]').getByRole('link', { name: /^Montage Turn/ }),
  },
];

async function visit(browser: Browser, url: string, { path, shows }: Visit): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 1600, height: 1000 } });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    const from = message.location().url;
    const text = message.text();
    if (!['error', 'warning'].includes(message.type()) || (from && isWorlds(from))) return;
    if (ofTheManager.test(text) || (path.includes('scenario:') && ofAnotherWorld.test(text))) return;
    problems.push(`${text} (${from})`);
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400 && !isWorlds(response.url()))
      problems.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // Requests that were cancelled by leaving a page are not failures.
    if (why !== 'net::ERR_ABORTED' && !isWorlds(request.url())) problems.push(`${why} ${request.url()}`);
  });
  try {
    await page.goto(`${url}?path=${path}`);
    await shows(page.frameLocator('#storybook-preview-iframe')).waitFor({ timeout: 60_000 });
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
  await context.close();
  return problems;
}

async function check(dir: string): Promise<boolean> {
  const browser = await chromium.launch(findOrInstallChromium());
  let sound = true;
  for (const base of ['/some/path/', '/']) {
    const { url, close } = await serveFiles(dir, base);
    // At the root one page is enough: only the base path of the requests differs.
    for (const each of base === '/' ? visits.slice(1, 2) : visits) {
      const problems = await visit(browser, url, each);
      console.log(`${problems.length === 0 ? 'ok    ' : 'FAILED'} ${base}?path=${each.path}`);
      for (const problem of problems) console.log(`       ${problem}`);
      sound &&= problems.length === 0;
    }
    close();
  }
  await browser.close();
  return sound;
}

const { values } = parseArgs({ options: { dir: { type: 'string' } } });
const scratch = values.dir === undefined ? mkdtempSync(join(tmpdir(), 'montage-storybook-')) : null;
const dir = resolve(root, values.dir ?? '.');
const built = scratch === null || show('storybook', ['build', '--quiet', '-o', scratch]).ok;
const sound = built && (await check(scratch ?? dir));
if (scratch) rmSync(scratch, { recursive: true, force: true });
process.exitCode = sound ? 0 : 1;
