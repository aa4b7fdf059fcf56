import type { RatedChange } from './rate.ts';

/** An intended breaking change, next to the contract and reviewed with it (`openapi/breaking-changes.json`). */
export interface Mark {
  /** The change exactly as the comparison prints it. */
  change: string;
  /** Why the change breaks clients, for the developers who must adapt them. */
  reason: string;
  /** The version of the contract with the change: the present one, a major above the released one. */
  version: string;
}

const majorOf = (version: string) => Number.parseInt(version, 10);

/** @throws Error if the text is not a valid file of marks. */
export function readMarks(text: string): Mark[] {
  const { changes } = JSON.parse(text) as { changes?: unknown };
  if (!Array.isArray(changes)) throw new Error('The marks must be in a list named "changes".');
  for (const mark of changes as Partial<Record<keyof Mark, unknown>>[]) {
    for (const key of ['change', 'reason', 'version'] as const) {
      const value = mark[key];
      if (typeof value !== 'string' || !value.trim())
        throw new Error(`A mark has no ${key}: ${JSON.stringify(mark)}`);
    }
  }
  return changes as Mark[];
}

export const unmarked = (changes: RatedChange[], marks: Mark[]): RatedChange[] =>
  changes.filter(({ rating, id }) => rating === 'breaking' && !marks.some(({ change }) => change === id));

/** The errors in the marks next to the released contract, a sentence each. */
export function judgeMarks(
  marks: Mark[],
  changes: RatedChange[],
  versions: { released: string; present: string },
): string[] {
  const breaking = new Set(changes.filter(({ rating }) => rating === 'breaking').map(({ id }) => id));
  return marks.flatMap(({ change, version }) => {
    if (!breaking.has(change)) return [`stale: nothing breaks as this mark says, take it out: ${change}`];
    if (version !== versions.present)
      return [`of version ${version}, but the contract is ${versions.present}: ${change}`];
    return majorOf(version) > majorOf(versions.released)
      ? []
      : [`a breaking change needs a major version above the released ${versions.released}: ${change}`];
  });
}
