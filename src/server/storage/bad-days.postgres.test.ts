import { createServer, connect, type Server, type Socket } from 'node:net';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { StorageFailure, StorageUnavailable } from '@/backend/ports';
import type { ServerStorage } from '../parts';
import { localMessages } from './messages';
import { openStorage, storageOn } from './open-storage';
import { openPostgres } from './postgres';
import { administer, emptyDatabase } from './postgres-for-tests';
import { writeTo } from './run';
import { describeServerStorage } from './server-storage-for-tests';

const closed = <Opened extends ServerStorage>(storage: Opened): Opened => {
  onTestFinished(() => storage.close());
  return storage;
};

describeServerStorage('the storage of a server on PostgreSQL', async () => {
  const engine = await openPostgres((await emptyDatabase()).href);
  return { engine, storage: closed(storageOn(engine, localMessages())) };
});

const organisation = (id: string) => ({ id, name: id, created_time: null });
const put = ({ store }: ServerStorage, id: string) =>
  store.transaction(({ organisations }) => organisations.put(organisation(id)));
const idsIn = async ({ store }: ServerStorage) =>
  (await store.read(({ organisations }) => organisations.all())).map(({ id }) => id);

/** The way to a database, which can be cut and repaired. */
async function cable(database: URL) {
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let port = 0;
  const repair = async () => {
    server = createServer((near) => {
      const far = connect(Number(database.port), database.hostname);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(from);
        from.on('error', () => {}).on('close', () => to.destroy());
        from.pipe(to);
      }
    });
    await new Promise<void>((resolve) => server!.listen(port, '127.0.0.1', resolve));
    port = (server.address() as { port: number }).port;
  };
  const cut = async () => {
    const ended = new Promise((resolve) => server!.close(resolve));
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    await ended;
  };
  await repair();
  onTestFinished(cut);
  const url = new URL(database);
  url.port = String(port);
  return { url, cut, repair };
}

describe('a database that goes away and comes back', () => {
  it('is an unavailable storage meanwhile, loses nothing, and sends messages again', async () => {
    const database = await emptyDatabase();
    const { url, cut, repair } = await cable(database);
    const far = closed(await openStorage({ databaseUrl: url.href, folder: '' }));
    const near = closed(await openStorage({ databaseUrl: database.href, folder: '' }));
    await put(far, 'before');

    await cut();
    const away = put(far, 'meanwhile');
    await expect(away).rejects.toThrow(StorageUnavailable);
    await expect(away).rejects.toThrow("The server's database does not answer.");
    await expect(idsIn(far)).rejects.toThrow(StorageUnavailable);
    await expect(far.ping()).rejects.toThrow(StorageUnavailable);
    await expect(far.files.put('key', new Blob(['x']))).rejects.toThrow(StorageUnavailable);
    far.send('lost with the connection');

    await repair();
    await put(far, 'after');
    expect(await idsIn(far)).toEqual(['after', 'before']);
    const heard = new Set<string>();
    far.onMessage((message) => heard.add(message));
    await vi.waitFor(
      () => {
        near.send('near');
        expect([...heard]).toEqual(['near']);
      },
      { timeout: 30_000, interval: 100 },
    );
  });

  it('stores nothing of a transaction that it ended', async () => {
    const database = await emptyDatabase();
    const storage = closed(await openStorage({ databaseUrl: database.href, folder: '' }));
    const ended = storage.store.transaction(async ({ organisations }) => {
      await organisations.put(organisation('half'));
      await administer(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database.pathname.slice(1)}'`,
      );
      await organisations.put(organisation('other half'));
    });
    await expect(ended).rejects.toThrow(StorageUnavailable);
    await put(storage, 'after');
    expect(await idsIn(storage)).toEqual(['after']);
  });
});

describe('a full disk of the database', () => {
  it('is a sentence for the administrator, and nothing is stored', async () => {
    const engine = await openPostgres((await emptyDatabase()).href);
    const storage = closed(storageOn(engine, localMessages()));
    const full = writeTo(engine, async (db) => {
      await db
        .insertInto('organisations')
        .values({ ...organisation('half'), name_key: 'half' })
        .execute();
      await sql`do $$ begin raise exception using errcode = 'disk_full'; end $$`.execute(db);
    });
    await expect(full).rejects.toThrow(StorageFailure);
    await expect(full).rejects.toThrow("The disk of the server's database is full.");
    expect(await idsIn(storage)).toEqual([]);
  });
});

describe('messages', () => {
  it('reach the other processes, and each of them once', async () => {
    const { href: databaseUrl } = await emptyDatabase();
    const [left, right] = [
      closed(await openStorage({ databaseUrl, folder: '' })),
      closed(await openStorage({ databaseUrl, folder: '' })),
    ];
    const heardLeft: string[] = [];
    const heardRight: string[] = [];
    left.onMessage((message) => heardLeft.push(message));
    right.onMessage((message) => heardRight.push(message));
    // The right one may not listen yet.
    await vi.waitFor(() => {
      left.send('ready?');
      expect(heardRight).toContain('ready?');
    });
    const text = "It's 'quoted', and 井";
    left.send(text);
    // Two messages of one moment have connections of their own, and either may be the first.
    await vi.waitFor(() => expect(heardRight).toContain(text));
    left.send('last');
    await vi.waitFor(() => expect(heardRight).toContain('last'));
    for (const heard of [heardLeft, heardRight])
      expect(heard.filter((message) => message !== 'ready?')).toEqual([text, 'last']);
  });
});
