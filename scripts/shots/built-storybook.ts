/** Storybook as static files on a port of its own, for taking pictures. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capture } from '../run.ts';
import { noHeaders, serve } from '../serve.ts';

export interface BuiltStorybook {
  folder: string;
  /** Removes a build made here; a given folder stays. */
  remove(): void;
}

/**
 * Builds into a temporary folder, or uses the build in `given`.
 *
 * @throws Error if the build fails, or if `given` has none.
 */
export function builtStorybook(given?: string): BuiltStorybook {
  if (given !== undefined) {
    if (!existsSync(join(given, 'index.json'))) {
      throw new Error(`${given} holds no built Storybook. Build one: npm run build-storybook -- -o ${given}`);
    }
    return { folder: given, remove: () => {} };
  }
  const folder = mkdtempSync(join(tmpdir(), 'montage-storybook-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const { ok, output } = capture('storybook', ['build', '-o', folder, '--quiet']);
  if (!ok) {
    remove();
    throw new Error(`Storybook could not be built:\n${output}`);
  }
  return { folder, remove };
}

/** @returns its address, and how to stop it. */
export const serveStorybook = (folder: string, port = 0) =>
  serve({ dir: folder, port, headersOf: noHeaders });
