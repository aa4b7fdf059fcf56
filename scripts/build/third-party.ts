import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { bundledPackages } from '../licences/bundled.ts';
import { billOfMaterials, licenceTexts } from '../licences/write.ts';

/** Where a build's bill of materials is written: next to its folder, so that it is not served. */
export const billFile = (folder: string): string =>
  join(dirname(resolve(folder)), `${basename(folder)}.cdx.json`);

/**
 * Writes the third-party licences of a build, which must be shipped with it, as a file in it, and a bill of materials
 * next to it. Derived from the bundled modules instead of `dependencies`: some of those are not bundled, and parts of
 * transitive packages are.
 */
export function thirdParty(root: string) {
  const modules = new Set<string>();
  const collect = (name: string): Plugin => ({
    name,
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const ids = file.type === 'chunk' ? file.moduleIds : file.originalFileNames;
        for (const id of ids) modules.add(resolve(root, id));
      }
      // Style sheets leave no trace in the chunks.
      for (const id of this.getModuleIds()) if (/\.css(\?|$)/.test(id)) modules.add(id);
    },
  });
  const page: Plugin = {
    ...collect('montage:third-party'),
    // Last, when workers and assets are complete.
    enforce: 'post',
    writeBundle({ dir = '' }) {
      const packages = bundledPackages(root, modules);
      const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
        'name' | 'version',
        string
      >;
      writeFileSync(join(dir, 'THIRD-PARTY-LICENCES.txt'), licenceTexts(packages));
      writeFileSync(
        billFile(dir),
        `${JSON.stringify(billOfMaterials({ name, version }, packages), null, 2)}\n`,
      );
    },
  };
  return {
    page,
    worker: () => collect('montage:third-party-of-worker'),
    /** For a file that is shipped and is no module. */
    add: (file: string) => void modules.add(file),
  };
}
