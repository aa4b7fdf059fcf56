import { versionOf } from './requests';

/** What the build says of itself. */
export interface Build {
  /** Differs where any file differs. */
  readonly id: string;
  /** The file that its page begins with. */
  readonly version: string;
  /** The paths to keep; `/` is the page for every screen. */
  readonly files: readonly string[];
}

interface Surroundings {
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'match'>;
  readonly fetch: (input: Request | string, init?: RequestInit) => Promise<Response>;
  /** Asks for a newer worker. */
  readonly update: () => Promise<unknown>;
  readonly sleep: (ms: number) => Promise<void>;
}

const prefix = 'montage-files-';
/** So many at a time, so that a call of the page does not wait behind them. */
const atATime = 3;
/** How long (ms) the network may take before a kept page or root file is shown instead. */
export const patienceMs = 5_000;

/** A server that is stopped is a proxy's 502 to its users. */
const isAnswer = (response: Response | undefined): response is Response =>
  response !== undefined && response.status < 500;

/** The files of one build in this browser: kept when the worker is installed, and answered when the network does not. */
export function createKeptFiles(build: Build, { caches, fetch, update, sleep }: Surroundings) {
  const name = prefix + build.id;
  const own = () => caches.open(name);

  async function keep(path: string): Promise<void> {
    const cache = await own();
    const isAsset = path.startsWith('/assets/');
    const known = isAsset ? await caches.match(path, { ignoreVary: true }) : undefined;
    const response =
      known ?? (await fetch(path, { cache: isAsset ? 'default' : 'no-cache', priority: 'low' }));
    if (!response.ok || response.redirected) throw new Error(`${path} was not answered with its file.`);
    // In the middle of a deployment: the next visit tries again.
    if (path === '/' && versionOf(await response.clone().text()) !== build.version)
      throw new Error('The page is of another version.');
    await cache.put(path, response);
  }

  /** A page came from the network: from then on no page of another version is shown. */
  async function accept(page: Response): Promise<void> {
    const version = versionOf(await page.text());
    if (version === null) return;
    const cache = await own();
    if (version !== build.version) {
      await cache.delete('/');
      await update();
    } else if (!(await cache.match('/', { ignoreVary: true }))) await keep('/');
  }

  /** The network's answer, and this build's copy where there is none, or none in time. */
  async function newestOrKept(path: string, network: Promise<Response | undefined>): Promise<Response> {
    const late = sleep(patienceMs).then(() => undefined);
    const response = await Promise.race([network.catch(() => undefined), late]);
    if (isAnswer(response)) return response;
    const kept = await (await own()).match(path, { ignoreVary: true });
    return kept ?? response ?? (await network) ?? fetch(path);
  }

  return {
    async install(): Promise<void> {
      try {
        const left = [...build.files];
        while (left.length > 0) await Promise.all(left.splice(0, atATime).map(keep));
      } catch (reason) {
        await caches.delete(name);
        throw reason;
      }
    },
    /** @param isRunningElsewhere whether another tab may still run the build before, and load parts of it. */
    async activate(isRunningElsewhere: boolean): Promise<void> {
      const others = (await caches.keys()).filter((one) => one.startsWith(prefix) && one !== name);
      const old = isRunningElsewhere ? others.slice(0, -1) : others;
      await Promise.all(old.map((one) => caches.delete(one)));
    },
    /** @param lasts keeps the worker alive until this is done. */
    async page(
      network: Promise<Response | undefined>,
      lasts: (work: Promise<unknown>) => void,
    ): Promise<Response> {
      const heard = network.then((response) => {
        if (!response?.ok || !response.headers.get('Content-Type')?.includes('text/html')) return undefined;
        return accept(response.clone());
      });
      lasts(heard.catch(() => undefined));
      return newestOrKept('/', network);
    },
    async asset(request: Request): Promise<Response> {
      const cache = await own();
      const { url } = request;
      const options = { ignoreVary: true };
      return (await cache.match(url, options)) ?? (await caches.match(url, options)) ?? fetch(request);
    },
    async rootFile(request: Request, lasts: (work: Promise<unknown>) => void): Promise<Response> {
      const { pathname } = new URL(request.url);
      const network = fetch(request);
      const kept = network.then((response) => {
        if (!response.ok) return undefined;
        // Before the page reads it.
        const copy = response.clone();
        return own().then((cache) => cache.put(pathname, copy));
      });
      lasts(kept.catch(() => undefined));
      return newestOrKept(pathname, network);
    },
  };
}
