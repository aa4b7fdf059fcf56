import { writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testFolder } from './folder-for-tests';
import { openStorage } from './open-storage';
import { sqliteFile } from './sqlite';

/** A port on which nothing listens. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

it('says which database cannot be opened, and why, without its password', async () => {
  const databaseUrl = `postgres://montage:secret-word@127.0.0.1:${await freePort()}/montage`;
  const failure = await openStorage({ databaseUrl, folder: '' }).catch((error: unknown) => String(error));
  expect(failure).toMatch(/The database of DATABASE_URL cannot be opened: connect ECONNREFUSED 127\.0\.0\.1/);
  expect(failure).not.toContain('secret-word');

  const folder = await testFolder();
  await writeFile(sqliteFile(folder), 'This is no database.');
  await expect(openStorage({ databaseUrl: undefined, folder })).rejects.toThrow(
    `The database in ${folder} (MONTAGE_DATA) cannot be opened: file is not a database.`,
  );
  await expect(openStorage({ databaseUrl: undefined, folder: join(folder, 'montage.db') })).rejects.toThrow(
    /cannot be opened: EEXIST/,
  );
});
