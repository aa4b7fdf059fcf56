/** The parts of a service worker's scope that are used here: TypeScript has them in a library that excludes the page's. */

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface InstallEvent extends Lasting {
  /** Missing in browsers without static routes. */
  addRoutes?(routes: { condition: { urlPattern: { pathname: string } }; source: 'network' }): Promise<void>;
}

export interface RequestEvent extends Lasting {
  readonly request: Request;
  /** The answer that the browser asks for while it starts the worker; undefined, or missing, where it does not. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly location: { readonly origin: string };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    update(): Promise<unknown>;
  };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly unknown[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
}
