import type { CopyStore } from './copy-store';

let store: Promise<CopyStore> | null = null;

/** The store is not part of any first load. */
export const loadStore = (): Promise<CopyStore> =>
  (store ??= import('./copy-store').then(({ createCopyStore }) => createCopyStore()));
