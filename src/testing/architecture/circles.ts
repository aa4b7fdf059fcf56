import { readSource, targetOf } from './imports';

type Imports = ReadonlyMap<string, readonly string[]>;

/** The files that each file imports, types and lazy imports included. */
export function importsOf(files: ReadonlyMap<string, string>): Imports {
  const fileOf = (target: string) =>
    [target, `${target}.ts`, `${target}.tsx`].find((path) => files.has(path)) ?? null;
  return new Map(
    [...files].map(([path, text]) => [
      path,
      readSource(path, text).imports.flatMap(({ specifier }) => {
        const target = targetOf(path, specifier);
        const file = target === undefined ? null : fileOf(target);
        return file === null ? [] : [file];
      }),
    ]),
  );
}

/** The files that import each other in a circle, from one of them back to itself; null if there is none. */
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
