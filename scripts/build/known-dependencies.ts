import type { ModulePreloadOptions, Plugin } from 'vite';
import { chunksOf, filesOfEntry } from './chunk-files.ts';

type ResolveDependencies = NonNullable<ModulePreloadOptions['resolveDependencies']>;

/**
 * Each `import()` carries the names of the files to fetch with it, and most of those have been there since the page began:
 * half a kilobyte of names wherever something is loaded on use, to ask for what is not fetched again anyway.
 *
 * @returns a plugin, and what leaves those names out, to be given to `build.modulePreload`.
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
