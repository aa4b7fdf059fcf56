import { readSource, targetOf, type Import } from './imports';

type Imports = ReadonlyMap<string, readonly string[]>;

/** The files that each file imports, types and lazy imports included unless `isMeant` leaves some out. */
export function importsOf(
  files: ReadonlyMap<string, string>,
  isMeant: (path: string, found: Import) => boolean = () => true,
): Imports {
  const fileOf = (target: string) =>
    [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`].find((path) => files.has(path)) ?? null;
  return new Map(
    [...files].map(([path, text]) => [
      path,
      readSource(path, text).imports.flatMap((found) => {
        const { specifier } = found;
        if (!isMeant(path, found)) return [];
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

/** Every file that one needs, itself included. */
export function reachableFrom(start: string, imports: Imports): Set<string> {
  const reached = new Set([start]);
  // A set that grows while it is iterated gives its new members as well.
  for (const file of reached) for (const next of imports.get(file) ?? []) reached.add(next);
  return reached;
}
