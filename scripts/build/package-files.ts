import { cpSync, globSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Copies files of packages into a `node_modules` of the output, where the code of the build finds them by the same names.
 *
 * @param patterns of files, from `node_modules`.
 * @param add is called with the path of each original.
 * @throws Error if a pattern has no file.
 */
export const packageFiles = (
  root: string,
  patterns: readonly string[],
  add: (file: string) => void,
): Plugin => ({
  name: 'montage:package-files',
  apply: 'build',
  writeBundle({ dir = '' }) {
    for (const pattern of patterns) {
      const paths = globSync(join('node_modules', pattern), { cwd: root });
      if (paths.length === 0) throw new Error(`node_modules has no ${pattern}. Run npm ci.`);
      for (const path of paths) {
        cpSync(join(root, path), join(dir, path));
        add(join(root, path));
      }
    }
  },
});
