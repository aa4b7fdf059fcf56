import { expect, it, vi } from 'vitest';
import { createKeptFiles, patienceMs, type Build } from './kept-files';

const origin = 'https://montage.example';

/** Caches as a browser has them, as far as they are used here. */
function createCaches() {
  const all = new Map<string, Map<string, Response>>();
  const pathOf = (asked: RequestInfo | URL) =>
    new URL(asked instanceof Request ? asked.url : asked, origin).pathname;
  const cacheOf = (entries: Map<string, Response>) => ({
    match: async (asked: RequestInfo | URL) => entries.get(pathOf(asked))?.clone(),
    put: async (asked: RequestInfo | URL, response: Response) => void entries.set(pathOf(asked), response),
    delete: async (asked: RequestInfo | URL) => entries.delete(pathOf(asked)),
  });
  return {
    all,
    open: async (name: string) => {
      const entries = all.get(name) ?? new Map<string, Response>();
      all.set(name, entries);
      return cacheOf(entries) as unknown as Cache;
    },
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (asked: RequestInfo | URL) =>
      [...all.values()]
        .map((entries) => entries.get(pathOf(asked)))
        .find((found) => found)
        ?.clone(),
  };
}

const html = (version: string) => `<script type="module" src="/assets/index-${version}.js"></script>`;
const buildOf = (version: string, id = version): Build => ({
  id,
  version: `/assets/index-${version}.js`,
  files: ['/', '/config.json', `/assets/index-${version}.js`, '/assets/shared-1.js'],
});

/** A server with one version of the page, a browser, and the worker of one build in it. */
function setUp(caches = createCaches()) {
  const server = { version: '1', status: 200, isThere: true };
  const asked: string[] = [];
  const fetch = vi.fn(async (input: Request | string) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, origin);
    asked.push(pathname);
    if (!server.isThere) throw new TypeError('Failed to fetch');
    const isPage = !pathname.includes('.');
    const body = isPage ? html(server.version) : `${pathname} of ${server.version}`;
    const headers = { 'Content-Type': isPage ? 'text/html; charset=utf-8' : 'text/javascript' };
    return new Response(body, { status: server.status, headers });
  });
  const update = vi.fn(async () => undefined);
  const timers: (() => void)[] = [];
  const sleep = (ms: number) => {
    expect(ms).toBe(patienceMs);
    return new Promise<void>((resolve) => void timers.push(resolve));
  };
  const of = (build: Build) => {
    const files = createKeptFiles(build, { caches, fetch, update, sleep });
    const open = async (path: string, network: Promise<Response | undefined> = fetch(path)) => {
      const work: Promise<unknown>[] = [];
      const response = await files.page(network, (one) => void work.push(one));
      await Promise.all(work);
      return response.text();
    };
    return { ...files, open };
  };
  return { server, asked, update, timers, caches, of };
}

it('opens every screen from the kept page when the network is gone or the server is stopped', async () => {
  const { server, of } = setUp();
  const worker = of(buildOf('1'));
  await worker.install();
  server.isThere = false;
  expect(await worker.open('/montage/edit/m1')).toBe(html('1'));
  expect(await (await worker.asset(new Request(`${origin}/assets/shared-1.js`))).text()).toContain(
    'shared-1.js',
  );
  const settings = await worker.rootFile(new Request(`${origin}/config.json`), () => undefined);
  expect(await settings.text()).toBe('/config.json of 1');
  Object.assign(server, { isThere: true, status: 502 });
  expect(await worker.open('/montage')).toBe(html('1'));
});

it('shows the page of the network where there is one, and the kept one where it does not come in time', async () => {
  const { server, timers, of } = setUp();
  const worker = of(buildOf('1'));
  await worker.install();
  server.version = '2';
  expect(await worker.open('/montage')).toBe(html('2'));

  const slow = setUp();
  const other = slow.of(buildOf('1'));
  await other.install();
  const late = Promise.withResolvers<Response>();
  const opening = other.page(late.promise, () => undefined);
  slow.timers.forEach((end) => end());
  expect(await (await opening).text()).toBe(html('1'));
  expect(timers.length).toBeGreaterThan(0);
});

it('never shows its page again after one of another version came, until its own is the newest again', async () => {
  const { server, update, of } = setUp();
  const worker = of(buildOf('1'));
  await worker.install();
  server.version = '2';
  await worker.open('/montage');
  expect(update).toHaveBeenCalledTimes(1);
  server.isThere = false;
  await expect(worker.open('/montage')).rejects.toThrow('Failed to fetch');
  // A deployment that was taken back.
  Object.assign(server, { isThere: true, version: '1' });
  await worker.open('/montage');
  server.isThere = false;
  expect(await worker.open('/montage')).toBe(html('1'));
});

it('takes a page that is not the application for no version', async () => {
  const { update, server, of } = setUp();
  const worker = of(buildOf('1'));
  await worker.install();
  const portal = new Response('<h1>Guest network</h1>', { headers: { 'Content-Type': 'text/html' } });
  await worker.open('/montage', Promise.resolve(portal));
  expect(update).not.toHaveBeenCalled();
  server.isThere = false;
  expect(await worker.open('/montage')).toBe(html('1'));
});

it('fetches of a newer build only what is new, and lets the tab of the old one load its parts', async () => {
  const { server, asked, caches, of } = setUp();
  await of(buildOf('1')).install();
  Object.assign(server, { version: '2' });
  asked.length = 0;
  const newer = of(buildOf('2'));
  await newer.install();
  expect(asked.toSorted()).toEqual(['/', '/assets/index-2.js', '/config.json']);
  await newer.activate(true);
  server.isThere = false;
  expect(await (await newer.asset(new Request(`${origin}/assets/index-1.js`))).text()).toContain('of 1');
  expect(await newer.open('/montage')).toBe(html('2'));
  await newer.activate(false);
  expect([...caches.all.keys()]).toEqual(['montage-files-2']);
});

it('keeps nothing of a build whose page is another one’s or whose files are missing', async () => {
  const { server, caches, of } = setUp();
  await expect(of(buildOf('2')).install()).rejects.toThrow('another version');
  server.status = 404;
  await expect(of(buildOf('1')).install()).rejects.toThrow('not answered');
  expect([...caches.all.keys()]).toEqual([]);
});
