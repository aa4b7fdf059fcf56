import { existsSync } from 'node:fs';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Lets a thread find the application's sources; a build needs nothing of it. */
const sources = new URL('../../scripts/mock-server/sources.ts', import.meta.url);

/**
 * Starts a thread from the sources, or from a build, whose files are all in one folder.
 *
 * @param name of the file, without its extension, in the folder of `importer`.
 * @param importer `import.meta.url`
 */
export function startThread(name: string, importer: string, options: WorkerOptions): Worker {
  const entry = ['ts', 'js']
    .map((extension) => new URL(`./${name}.${extension}`, importer))
    .find((url) => existsSync(url));
  if (!entry) throw new Error(`No ${name} was found for ${importer}.`);
  return new Worker(entry, {
    ...options,
    ...(entry.pathname.endsWith('.ts') && { execArgv: ['--import', sources.href] }),
  });
}
