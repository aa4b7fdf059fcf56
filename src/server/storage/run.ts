import { setTimeout as pause } from 'node:timers/promises';
import { StorageUnavailable } from '@/backend/ports';
import type { Db, Engine } from './schema';

const attempts = 6;

type Work<T> = (db: Db) => Promise<T>;

/** A consistent state, in which nothing changes. */
export async function readFrom<T>({ reading, failureOf }: Engine, work: Work<T>): Promise<T> {
  const transaction = reading.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return withSentence(failureOf, () => transaction.execute(work));
}

/** One statement, without a transaction around it. */
export const readOneFrom = <T>({ reading, failureOf }: Engine, work: Work<T>): Promise<T> =>
  withSentence(failureOf, () => work(reading));

async function withSentence<T>(failureOf: Engine['failureOf'], read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const failure = failureOf(error);
    throw failure === undefined || failure === 'again' ? error : failure;
  }
}

/** A transaction. Runs the work again when another one disturbed it. */
export const writeTo = <T>({ transaction, failureOf }: Engine, work: Work<T>): Promise<T> =>
  untilUndisturbed(failureOf, () => transaction(work));

/** Never runs the work again after an attempt to commit whose outcome is unknown. */
export async function untilUndisturbed<T>(
  failureOf: Engine['failureOf'],
  transaction: () => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction();
    } catch (error) {
      const failure = failureOf(error);
      if (failure !== 'again') throw failure ?? error;
      if (attempt === attempts)
        throw new StorageUnavailable('The server is busy. The change is not saved; try again in a moment.', {
          cause: error,
        });
      await pause(Math.random() * 10 * 2 ** attempt);
    }
  }
}
