import { databaseName } from '../../src/mocks/db/indexed-db-storage.ts';
import type { Page } from '../fixtures.ts';

/** Takes every montage out of the demonstration's data, beneath the application, as another person's work would. */
export async function removeAllMontages(page: Page): Promise<void> {
  await page.evaluate(
    async ([database, collection]) => {
      const settled = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(request.error ?? new Error('The request failed.')));
        });
      const db = await settled(indexedDB.open(database));
      const transaction = db.transaction(['records', 'meta'], 'readwrite');
      const [records, meta] = [transaction.objectStore('records'), transaction.objectStore('meta')];
      records.delete(IDBKeyRange.bound([collection, ''], [collection, '\uffff']));
      // The revision shows a page that another tab has written.
      meta.put(((await settled(meta.get('revision'))) as number) + 1, 'revision');
      await new Promise((resolve) => transaction.addEventListener('complete', resolve));
      db.close();
    },
    [databaseName, 'montages'] as const,
  );
}
