import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { ServerStorage } from '../parts';
import { openStorage } from './open-storage';

/** A folder that is removed when the test is finished. */
export async function testFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'montage-storage-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** SQLite in a folder, closed when the test is finished. */
export async function openInFolder(folder: string): Promise<ServerStorage> {
  const storage = await openStorage({ databaseUrl: undefined, folder });
  onTestFinished(() => storage.close());
  return storage;
}
