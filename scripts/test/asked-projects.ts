import { matchesGlob } from 'node:path';

/** Whether a command line of Vitest runs a project: what it names with `--project`, or everything. */
export function isAsked(project: string, args: readonly string[] = process.argv): boolean {
  const patterns = args.flatMap((arg, at) => {
    if (arg === '--project') return args[at + 1] ?? [];
    return arg.startsWith('--project=') ? arg.slice('--project='.length) : [];
  });
  // Vitest itself reads patterns of what to leave out.
  return (
    patterns.length === 0 ||
    patterns.some((pattern) => pattern.startsWith('!') || matchesGlob(project, pattern))
  );
}
