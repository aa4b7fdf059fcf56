import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { ServerStorage } from '../parts';
import { connectionTo } from './postgres';

export type Messages = Pick<ServerStorage, 'send' | 'onMessage'> & { close(): Promise<void> };

const channel = 'montage';
const longestPauseMs = 5_000;

/** Within this process. */
export function localMessages(): Messages {
  const listeners = new Set<(message: string) => void>();
  return {
    // Later, as a message of another process comes: a sender is never called by its own call.
    send: (message) => queueMicrotask(() => listeners.forEach((listener) => listener(message))),
    onMessage(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: async () => listeners.clear(),
  };
}

/**
 * Between the processes on a PostgreSQL database, by LISTEN and NOTIFY. One connection listens, and connects again when it is
 * lost. This process has its own messages without the database.
 *
 * @param notify sends a payload to a channel.
 */
export function postgresMessages(
  databaseUrl: string,
  notify: (channel: string, payload: string) => Promise<unknown>,
): Messages {
  const here = localMessages();
  const own = `${randomUUID()} `;
  const closing = new AbortController();
  const { signal } = closing;

  /** Resolves when the connection is lost, and when closing. */
  async function listen(onListening: () => void): Promise<void> {
    const client = new Client(connectionTo(databaseUrl));
    const lost = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', () => resolve());
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
    client.on('notification', ({ payload = '' }) => {
      if (!payload.startsWith(own)) here.send(payload.slice(own.length));
    });
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      onListening();
      await lost;
    } finally {
      await client.end().catch(() => {});
    }
  }

  async function keepListening(): Promise<void> {
    let pauseMs = 100;
    while (!signal.aborted) {
      await listen(() => (pauseMs = 100)).catch(() => {});
      await pause(pauseMs, undefined, { signal }).catch(() => {});
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
  }
  const ended = keepListening();

  return {
    send(message) {
      here.send(message);
      // Lost with the database; the processes look at the tables from time to time.
      notify(channel, own + message).catch(() => {});
    },
    onMessage: here.onMessage,
    async close() {
      closing.abort();
      await ended;
      await here.close();
    },
  };
}
