import type { Plugin } from 'vite';

type Imports = ReadonlyMap<string, readonly string[]>;

/** The files of an import cycle in a build, from one of them back to itself; null without one. */
export function circleIn(imports: Imports): string[] | null {
  const done = new Set<string>();
  const walk = (file: string, path: readonly string[]): string[] | null => {
    const begins = path.indexOf(file);
    if (begins !== -1) return [...path.slice(begins), file];
    if (done.has(file)) return null;
    for (const next of imports.get(file) ?? []) {
      const circle = walk(next, [...path, file]);
      if (circle) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of imports.keys()) {
    const circle = walk(file, []);
    if (circle) return circle;
  }
  return null;
}

/**
 * Rejects a build with an import cycle between files. The groups of `vite.config.ts` may create one from modules
 * without a cycle; then a file runs before its dependencies, and its screen does not open.
 */
export function noCircles(): Plugin {
  return {
    name: 'no-circles',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const circle = circleIn(
        new Map(
          Object.values(bundle).flatMap((file) =>
            file.type === 'chunk' ? [[file.fileName, file.imports] as const] : [],
          ),
        ),
      );
      if (circle) this.error(`Files of the build import each other in a circle: ${circle.join(' -> ')}`);
    },
  };
}
