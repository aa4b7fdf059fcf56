import type { Findings } from '@/domain/checks/check-montage';
import type { Finding } from '@/domain/checks/finding';

export const noFindings: readonly Finding[] = [];

/** The latest findings, told to each cell only when its own change. */
export interface FindingsStore {
  /** Null until the first check is done. */
  all(): Findings | null;
  /** The same list as long as it says the same. */
  of(key: string): readonly Finding[];
  subscribe(listener: () => void): () => void;
  subscribeTo(key: string, listener: () => void): () => void;
  publish(findings: Findings): void;
}

const saysTheSame = (one: Finding, other: Finding): boolean =>
  one === other ||
  (one.rule === other.rule &&
    one.result === other.result &&
    one.text === other.text &&
    one.offer?.value === other.offer?.value);

const saySame = (some: readonly Finding[], others: readonly Finding[]): boolean =>
  some === others ||
  (some.length === others.length &&
    some.every((one, index) => {
      const other = others[index];
      return other !== undefined && saysTheSame(one, other);
    }));

/**
 * Compared by content: a section that is judged again gives new findings that mostly say what they said before, and a cell
 * that is drawn for nothing costs more than the comparison.
 */
export function createFindingsStore(): FindingsStore {
  let latest: Findings | null = null;
  let byCell = new Map<string, readonly Finding[]>();
  const everywhere = new Set<() => void>();
  const cells = new Map<string, Set<() => void>>();

  return {
    all: () => latest,
    of: (key) => byCell.get(key) ?? noFindings,
    subscribe(listener) {
      everywhere.add(listener);
      return () => everywhere.delete(listener);
    },
    subscribeTo(key, listener) {
      const listeners = cells.get(key) ?? new Set();
      cells.set(key, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && cells.get(key) === listeners) cells.delete(key);
      };
    },
    publish(findings) {
      if (findings === latest) return;
      const before = byCell;
      byCell = new Map();
      const changed: string[] = [];
      for (const [key, list] of findings.byCell) {
        const known = before.get(key);
        const same = known !== undefined && saySame(known, list);
        byCell.set(key, same ? known : list);
        if (!same) changed.push(key);
      }
      for (const key of before.keys()) if (!byCell.has(key)) changed.push(key);
      latest = findings;
      for (const key of changed) for (const listener of cells.get(key) ?? []) listener();
      for (const listener of everywhere) listener();
    },
  };
}
