import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach } from 'vitest';
import { exampleMontage } from '@/domain/montage/montage-for-tests';
import { asStored } from '@/backend/montage-save';
import { seededRandom } from '@/mocks/random';
import { testServer, type Store } from '@/features/montage-editor/editor-for-tests';

/** How long an edit waits for others before it is saved. */
export const quietMs = 10_000;

/** A server that has the example montage, and stores as the mock backend does. */
export function mockServer(options?: { versions?: boolean }) {
  const random = seededRandom(7);
  const store: Store = (payload) => asStored(payload as Parameters<typeof asStored>[0], random);
  return testServer(exampleMontage(), store, options);
}

/** Each test of the file that calls it finds a browser that has kept nothing. */
export function beginWithEmptyStorage(): void {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
  });
}
