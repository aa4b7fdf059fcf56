import type { QueryClient } from '@tanstack/react-query';

/** The cache of the server's answers. Signed-in screens alone need it, so its library is not part of a public screen. */
export interface Queries {
  /** Loads the library with the first screen that needs it. @throws if its code cannot be loaded; a later call tries again. */
  load(): Promise<QueryClient>;
  /** Null before that. */
  current(): QueryClient | null;
  /** Calls back now, or when it is there. */
  whenLoaded(listener: (client: QueryClient) => void): void;
}

export function createQueries(open: () => Promise<QueryClient>): Queries {
  let loading: Promise<QueryClient> | undefined;
  let client: QueryClient | null = null;
  const waiting: ((client: QueryClient) => void)[] = [];
  return {
    load() {
      loading ??= open().then(
        (opened) => {
          client = opened;
          for (const listener of waiting.splice(0)) listener(opened);
          return opened;
        },
        (reason: unknown) => {
          loading = undefined;
          throw reason;
        },
      );
      return loading;
    },
    current: () => client,
    whenLoaded(listener) {
      if (client) listener(client);
      else waiting.push(listener);
    },
  };
}

/** For a client that is there already. */
export function queriesOf(client: QueryClient): Queries {
  const loaded = Promise.resolve(client);
  return { load: () => loaded, current: () => client, whenLoaded: (listener) => listener(client) };
}
