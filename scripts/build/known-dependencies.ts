import type { ModulePreloadOptions, Plugin } from 'vite';
import { chunksOf, filesOfEntry } from './chunk-files.ts';

type ResolveDependencies = NonNullable<ModulePreloadOptions['resolveDependencies']>;

/**
 * Each `import()` lists the files to fetch with it, most of which are already loaded: half a kilobyte of names at each
 * dynamic import, for files that are not fetched again anyway.
 *
 * @returns a plugin, and the filter for `build.modulePreload` that removes those names.
 */
export function knownDependencies(): { plugin: Plugin; resolveDependencies: ResolveDependencies } {
  let known: ReadonlySet<string> = new Set();
  return {
    plugin: {
      name: 'known-dependencies',
      apply: 'build',
      generateBundle: {
        // Before Vite writes the lists.
        order: 'pre',
        handler(_options, bundle) {
          known = filesOfEntry(chunksOf(bundle));
        },
      },
    },
    resolveDependencies: (_file, dependencies, { hostType }) =>
      hostType === 'html' ? dependencies : dependencies.filter((file) => !known.has(file)),
  };
}
