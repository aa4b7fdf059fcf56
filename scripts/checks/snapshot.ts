import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';

/** path -> hash of its bytes */
export type Snapshot = ReadonlyMap<string, string>;

const hashOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');

/** Independent of git: the check must work with uncommitted changes, and without a repository. */
export function snapshot(...patterns: string[]): Snapshot {
  const paths = globSync(patterns).filter((path) => statSync(path).isFile());
  return new Map(paths.toSorted().map((path) => [path, hashOf(path)]));
}

/** A line for each file that was changed, removed or added. */
export function differences(before: Snapshot, after: Snapshot): string[] {
  const lost = [...before.keys()]
    .filter((path) => !after.has(path))
    .map((path) => `${path} is not generated any more`);
  const others = [...after].flatMap(([path, hash]) => {
    const was = before.get(path);
    if (was === undefined) return [`${path} is generated and was missing`];
    return was === hash ? [] : [`${path} is not what is generated`];
  });
  return [...lost, ...others];
}
