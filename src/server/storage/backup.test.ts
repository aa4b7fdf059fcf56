import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import type { ServerStorage } from '../parts';
import { runBackupCommand } from './backup-command';
import { openInFolder, testFolder } from './folder-for-tests';
import { openStorage } from './open-storage';
import { sqliteFile } from './sqlite';

const putOrganisation = ({ store }: ServerStorage, id: string) =>
  store.transaction(({ organisations }) => organisations.put({ id, name: id, created_time: null }));

const organisationsIn = async ({ store }: ServerStorage) =>
  (await store.read(({ organisations }) => organisations.all())).map(({ id }) => id);

/** What the command printed, and whether it was done. */
async function run(command: string, file: string, folder: string) {
  const lines: string[] = [];
  const done = await runBackupCommand([command, file], { databaseUrl: undefined, folder }, (line) =>
    lines.push(line),
  );
  return { done, printed: lines.join('\n') };
}

/** A folder with one organisation, its backup, and no server on it. */
async function backedUp() {
  const folder = await testFolder();
  const file = join(await testFolder(), 'montage.backup');
  const storage = await openStorage({ databaseUrl: undefined, folder });
  await putOrganisation(storage, 'before');
  await storage.files.put('key', new Blob([new Uint8Array(2_000_000).fill(7)]));
  // While the server runs.
  expect(await run('backup', file, folder)).toMatchObject({ done: true });
  await putOrganisation(storage, 'later');
  return { folder, file, storage };
}

describe('a backup', () => {
  it('is restored with records and files, and the replaced database is kept', async () => {
    const { folder, file, storage } = await backedUp();
    await storage.close();
    const { done, printed } = await run('restore', file, folder);
    expect({ done, printed }).toMatchObject({
      done: true,
      printed: expect.stringContaining('before-restore.db'),
    });
    const restored = await openInFolder(folder);
    expect(await organisationsIn(restored)).toEqual(['before']);
    expect((await restored.files.get('key')).byteLength).toBe(2_000_000);
    const replaced = new DatabaseSync(join(folder, 'before-restore.db'), { readOnly: true });
    expect(replaced.prepare('select id from organisations order by id').all()).toHaveLength(2);
    replaced.close();
  });

  it('is restored to an empty folder, and in place of a damaged database', async () => {
    const { file, storage } = await backedUp();
    await storage.close();
    const folder = join(await testFolder(), 'data');
    expect(await run('restore', file, folder)).toMatchObject({ done: true });
    await writeFile(sqliteFile(folder), 'damaged');
    expect(await run('restore', file, folder)).toMatchObject({ done: true });
    expect(await organisationsIn(await openInFolder(folder))).toEqual(['before']);
  });

  it('replaces an older one', async () => {
    const { folder, file, storage } = await backedUp();
    expect(await run('backup', file, folder)).toMatchObject({ done: true });
    await storage.close();
    await run('restore', file, folder);
    expect(await organisationsIn(await openInFolder(folder))).toEqual(['before', 'later']);
  });

  it('is not restored while a server is running', async () => {
    const { folder, file, storage } = await backedUp();
    const { done, printed } = await run('restore', file, folder);
    expect(done).toBe(false);
    expect(printed).toMatch('A server is running on this folder.');
    expect(await organisationsIn(storage)).toEqual(['before', 'later']);
    await putOrganisation(storage, 'last');
    await storage.close();
  });

  it.each<[string, RegExp, (file: string) => Promise<void> | void]>([
    ['another database', /is not a backup of this server/, (file) => exec(file, 'pragma application_id = 1')],
    ['a text', /is not a backup/, (file) => writeFile(file, 'No database. '.repeat(1_000))],
    ['a damaged file', /is damaged/, damage],
    [
      'a newer version’s',
      /newer version/,
      (file) => exec(file, `insert into kysely_migration values ('9999-later', '2030-01-01T00:00:00.000Z')`),
    ],
  ])('that is %s is refused', async (_, sentence, change) => {
    const { folder, file, storage } = await backedUp();
    await storage.close();
    await change(file);
    const { done, printed } = await run('restore', file, folder);
    expect(done).toBe(false);
    expect(printed).toMatch(sentence);
    expect(await organisationsIn(await openInFolder(folder))).toEqual(['before', 'later']);
  });

  it('needs a file, and a database', async () => {
    const folder = await testFolder();
    expect((await run('restore', join(folder, 'none'), folder)).printed).toMatch('There is no file');
    expect((await run('backup', join(folder, 'new'), folder)).printed).toMatch('There is no database');
    const lines: string[] = [];
    const print = (line: string) => lines.push(line);
    expect(await runBackupCommand(['backup'], { databaseUrl: undefined, folder }, print)).toBe(false);
    expect(await runBackupCommand(['backup', 'f'], { databaseUrl: 'postgres://db', folder }, print)).toBe(
      false,
    );
    expect(lines).toEqual([expect.stringMatching('Usage'), expect.stringMatching('pg_dump')]);
  });
});

function exec(file: string, statement: string): void {
  const db = new DatabaseSync(file);
  db.exec(statement);
  db.close();
}

/** Overwrites the beginnings of pages, but for the first one's. */
async function damage(file: string): Promise<void> {
  const bytes = await readFile(file);
  const pageSize = bytes.readUInt16BE(16);
  for (let page = 2; page < 40; page++) bytes.fill(0xff, page * pageSize, page * pageSize + 16);
  await writeFile(file, bytes);
}
