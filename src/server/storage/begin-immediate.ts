import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { busyCode, sqliteCodeOf } from './sqlite-code';

/** How long a transaction waits for other processes that write. */
const waitForWriterMs = 10_000;

/**
 * Begins a transaction with the lock of the writer, so that none fails halfway because another process has written. It
 * waits for the lock itself, because SQLite's own wait would stop the whole thread.
 */
export async function beginImmediate(db: DatabaseSync): Promise<void> {
  const until = performance.now() + waitForWriterMs;
  for (;;) {
    try {
      return db.exec('begin immediate');
    } catch (error) {
      if (sqliteCodeOf(error) !== busyCode || performance.now() > until) throw error;
      await pause(1 + Math.random() * 10);
    }
  }
}
