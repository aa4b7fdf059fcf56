import { backupTo, BackupRefusal, restoreFrom } from './backup';
import type { StorageOptions } from '../parts';

const usage = 'Usage: npm run server -- backup FILE, or npm run server -- restore FILE';

/** Whether the arguments are one of these commands, and not the start of the server. */
export const isBackupCommand = ([command]: readonly string[]): boolean =>
  command === 'backup' || command === 'restore';

/**
 * `backup FILE` or `restore FILE`.
 *
 * @param print takes each line for the person at the command line.
 * @returns whether it was done.
 */
export async function runBackupCommand(
  [command, file, ...more]: readonly string[],
  { databaseUrl, folder }: StorageOptions,
  print: (line: string) => void,
): Promise<boolean> {
  if (file === undefined || more.length > 0) {
    print(usage);
    return false;
  }
  if (databaseUrl !== undefined) {
    print(
      'The database is PostgreSQL (DATABASE_URL): use pg_dump and pg_restore, as docs/deployment.md shows.',
    );
    return false;
  }
  try {
    if (command === 'backup') {
      await backupTo(file, folder);
      print(`The backup of ${folder} is in ${file}.`);
    } else {
      const before = await restoreFrom(file, folder);
      print(`${file} is restored to ${folder}.`);
      if (before !== undefined) print(`The database that was there before is in ${before}.`);
    }
    return true;
  } catch (error) {
    if (!(error instanceof BackupRefusal)) throw error;
    print(error.message);
    return false;
  }
}
