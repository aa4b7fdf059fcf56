import { databaseName } from '../../src/mocks/db/indexed-db-storage.ts';
import type { Page } from '../fixtures.ts';

type Change = { remove: 'montages' } | { rename: string; montage: string };

/** Changes the demonstration's data beneath the application, as another person's work would. */
async function change(page: Page, what: Change): Promise<void> {
  await page.evaluate(
    async ([database, wanted]) => {
      const settled = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(request.error ?? new Error('The request failed.')));
        });
      const db = await settled(indexedDB.open(database));
      const transaction = db.transaction(['records', 'meta'], 'readwrite');
      const [records, meta] = [transaction.objectStore('records'), transaction.objectStore('meta')];
      if ('remove' in wanted) {
        records.delete(IDBKeyRange.bound([wanted.remove, ''], [wanted.remove, '\uffff']));
      } else {
        const stored = (await settled(records.get(['montages', wanted.montage]))) as {
          record: { top_line_item: object };
        };
        const { record } = stored;
        records.put({
          ...stored,
          record: { ...record, top_line_item: { ...record.top_line_item, well_name: wanted.rename } },
        });
      }
      // By its revision a page learns that somebody else has written.
      meta.put(((await settled(meta.get('revision'))) as number) + 1, 'revision');
      await new Promise((resolve) => transaction.addEventListener('complete', resolve));
      db.close();
    },
    [databaseName, what] as const,
  );
}

export const removeAllMontages = (page: Page): Promise<void> => change(page, { remove: 'montages' });

export const renameWellElsewhere = (page: Page, montage: string, wellName: string): Promise<void> =>
  change(page, { montage, rename: wellName });
