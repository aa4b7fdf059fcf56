import { setImmediate as eventLoop } from 'node:timers/promises';
import { CompiledQuery, type Kysely } from 'kysely';
import type { Db, Engine, Schema } from './schema';

interface Waiting {
  work(db: Db): Promise<unknown>;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

const savepoint = CompiledQuery.raw('savepoint one');
const rollback = CompiledQuery.raw('rollback to one');
const release = CompiledQuery.raw('release one');

/** More would keep the other processes on the file waiting for too long. */
const most = 50;

/**
 * Runs the transactions that wait for the one writer of SQLite within one transaction of the database, each with a savepoint of its
 * own: to make a transaction durable takes longer than all else in it. None is acknowledged before all are durable.
 */
export function batchedWrites(
  writing: Kysely<Schema>,
  failureOf: Engine['failureOf'],
): Engine['transaction'] {
  const waiting: Waiting[] = [];
  let isRunning = false;

  async function runBatch(batch: readonly Waiting[]): Promise<void> {
    const ends: (() => void)[] = [];
    try {
      await writing.transaction().execute(async (db) => {
        for (const { work, resolve, reject } of batch) {
          await db.executeQuery(savepoint);
          try {
            const result = await work(db);
            ends.push(() => resolve(result));
          } catch (error) {
            // A full disk has ended the whole transaction, so that there is no savepoint any more.
            await db.executeQuery(rollback).catch(() => Promise.reject(error));
            ends.push(() => reject(error));
          }
          await db.executeQuery(release);
        }
      });
    } catch (error) {
      // A constraint that is checked at the end: one of them broke it, and the others are well.
      if (batch.length > 1 && failureOf(error) === undefined) for (const one of batch) await runBatch([one]);
      else for (const { reject } of batch) reject(error);
      return;
    }
    for (const end of ends) end();
  }

  async function runWaiting(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      // The disk stops the event loop: what arrived meanwhile comes in first.
      for (let known = 0; known < waiting.length; await eventLoop()) known = waiting.length;
      await runBatch(waiting.splice(0, most));
    }
    isRunning = false;
  }

  return <T>(work: (db: Db) => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      waiting.push({ work, resolve: (result) => resolve(result as T), reject });
      if (!isRunning) void runWaiting();
    });
}
