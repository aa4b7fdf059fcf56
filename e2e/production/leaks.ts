import type { BrowserContext, Page } from '@playwright/test';

interface Seen {
  url: string;
  headers: Record<string, string>;
}

/** Every request of every page, with the headers as they went out. */
export function watchRequests(context: BrowserContext): Seen[] {
  const seen: Seen[] = [];
  context.on('request', (request) => {
    const one = { url: request.url(), headers: request.headers() };
    seen.push(one);
    // The referrer is among those that the browser adds last.
    void request.allHeaders().then(
      (all) => Object.assign(one.headers, all),
      () => undefined,
    );
  });
  return seen;
}

/** The console output of the pages, and of this process, in which the backend runs. */
export function watchLogs(context: BrowserContext) {
  const page: string[] = [];
  const ofProcess: string[] = [];
  context.on('console', (message) => page.push(message.text()));
  const streams = [process.stdout, process.stderr] as const;
  const originals = streams.map((stream) => stream.write.bind(stream));
  streams.forEach((stream, at) => {
    stream.write = ((...given: Parameters<typeof stream.write>) => {
      ofProcess.push(String(given[0]));
      return originals[at]!(...given);
    }) as typeof stream.write;
  });
  return {
    page,
    process: ofProcess,
    end: () =>
      streams.forEach((stream, at) => {
        stream.write = originals[at]!;
      }),
  };
}

/** As texts, everything that the origin stores in the browser except what the identity library keeps for itself. */
export async function storedInBrowser(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const inPage = await page.evaluate(async () => {
    const ofTheLibrary = /^firebase/i;
    const texts: string[] = [];
    for (const storage of [localStorage, sessionStorage]) {
      for (const [key, value] of Object.entries(storage)) {
        if (!ofTheLibrary.test(key)) texts.push(`${key}: ${String(value)}`);
      }
    }
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('No answer.')));
      });
    for (const { name = '' } of await indexedDB.databases()) {
      if (ofTheLibrary.test(name)) continue;
      const database = await answer(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const records = await answer(database.transaction(store).objectStore(store).getAll());
        texts.push(`${name}/${store}: ${JSON.stringify(records)}`);
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        texts.push(`${name}: ${request.url} ${await (await cache.match(request))!.text()}`);
      }
    }
    texts.push(`history: ${JSON.stringify(history.state)}`, `window: ${window.name}`);
    return texts;
  });
  return [...cookies.map(({ name, value }) => `${name}: ${value}`), ...inPage];
}
