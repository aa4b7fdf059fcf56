import { setImmediate as eventLoop } from 'node:timers/promises';
import { CompiledQuery, type Kysely } from 'kysely';
import { StorageFailure, type ReplacedContent } from '@/backend/ports';
import type { ContentThread } from './content-thread';
import { answerOf, rowOf, type ContentRow } from './replace-content';
import type { Db, Engine, Schema } from './schema';

interface End<Result = unknown> {
  resolve(result: Result): void;
  reject(error: unknown): void;
}
interface WaitingWork extends End {
  work(db: Db): Promise<unknown>;
}
interface WaitingChange extends End<ReplacedContent | undefined> {
  row: ContentRow;
}

const savepoint = CompiledQuery.raw('savepoint one');
const rollback = CompiledQuery.raw('rollback to one');
const release = CompiledQuery.raw('release one');

/** More would keep the other processes on the file waiting for too long. */
const most = 50;

/**
 * Runs the transactions that wait for the one writer of SQLite within one transaction of the database, each with a savepoint of its
 * own: to make a transaction durable takes longer than all else in it. Contents are replaced together too, in a thread. None is
 * acknowledged before all are durable.
 */
export function batchedWrites(
  writing: Kysely<Schema>,
  thread: Pick<ContentThread, 'replace'>,
  failureOf: Engine['failureOf'],
): Pick<Engine, 'transaction' | 'replaceContent'> {
  const works: WaitingWork[] = [];
  const changes: WaitingChange[] = [];
  let isRunning = false;

  async function runWorks(batch: readonly WaitingWork[]): Promise<void> {
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
      return runAlone(batch, error, runWorks);
    }
    for (const end of ends) end();
  }

  async function runChanges(batch: readonly WaitingChange[]): Promise<void> {
    try {
      const replaced = await thread.replace(batch.map(({ row }) => row));
      for (const [at, { resolve }] of batch.entries()) resolve(replaced[at] && answerOf(replaced[at]));
    } catch (error) {
      return runAlone(batch, error, runChanges);
    }
  }

  /** One of them broke a constraint, and the others are well. */
  async function runAlone<W extends Pick<End, 'reject'>>(
    batch: readonly W[],
    error: unknown,
    run: (batch: readonly W[]) => Promise<void>,
  ): Promise<void> {
    if (batch.length > 1 && isUndone(error)) for (const one of batch) await run([one]);
    else for (const { reject } of batch) reject(error);
  }
  const isUndone = (error: unknown) => !(error instanceof StorageFailure) && failureOf(error) === undefined;

  async function runWaiting(): Promise<void> {
    isRunning = true;
    while (works.length + changes.length > 0) {
      // The disk stops the event loop: what arrived meanwhile comes in first.
      for (let known = 0; known < works.length; await eventLoop()) known = works.length;
      if (works.length > 0) await runWorks(works.splice(0, most));
      if (changes.length > 0) await runChanges(changes.splice(0, most));
    }
    isRunning = false;
  }
  const run = () => {
    if (!isRunning) void runWaiting();
  };

  return {
    transaction: <T>(work: (db: Db) => Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        works.push({ work, resolve: (result) => resolve(result as T), reject });
        run();
      }),
    replaceContent: (change) =>
      new Promise((resolve, reject) => {
        changes.push({ row: rowOf(change), resolve, reject });
        run();
      }),
  };
}
