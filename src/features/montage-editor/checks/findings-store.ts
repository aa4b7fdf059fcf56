import type { Findings } from '@/domain/checks/check-montage';
import type { Finding } from '@/domain/checks/finding';

export const noFindings: readonly Finding[] = [];

/** The latest findings. Notifies each cell only when its own findings change. */
export interface FindingsStore {
  /** Null until the first check is done. */
  all(): Findings | null;
  /** The same list while its content is the same. */
  of(key: string): readonly Finding[];
  subscribe(listener: () => void): () => void;
  subscribeTo(key: string, listener: () => void): () => void;
  /**
   * The fields of one entity that have findings, separated by bars: `|variance|thickness|`, or an empty text. A row
   * asks once by its key prefix, not once per cell.
   */
  marked(prefix: string): string;
  subscribeToMarked(prefix: string, listener: () => void): () => void;
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

type Listeners = Map<string, Set<() => void>>;

function listenIn(all: Listeners, key: string, listener: () => void): () => void {
  const listeners = all.get(key) ?? new Set();
  all.set(key, listeners.add(listener));
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0 && all.get(key) === listeners) all.delete(key);
  };
}

function marksOf(keys: Iterable<string>): Map<string, string> {
  const marks = new Map<string, string>();
  for (const key of keys) {
    const end = key.lastIndexOf('|') + 1;
    const prefix = key.slice(0, end);
    marks.set(prefix, `${marks.get(prefix) ?? '|'}${key.slice(end)}|`);
  }
  return marks;
}

/**
 * Compares content: checking a section again returns new objects that mostly say the same, and a needless render costs
 * more than the comparison.
 */
export function createFindingsStore(): FindingsStore {
  let latest: Findings | null = null;
  let byCell = new Map<string, readonly Finding[]>();
  const everywhere = new Set<() => void>();
  const cells = new Map<string, Set<() => void>>();
  let marks = new Map<string, string>();
  const entities = new Map<string, Set<() => void>>();

  return {
    marked: (prefix) => marks.get(prefix) ?? '',
    subscribeToMarked: (prefix, listener) => listenIn(entities, prefix, listener),
    all: () => latest,
    of: (key) => byCell.get(key) ?? noFindings,
    subscribe(listener) {
      everywhere.add(listener);
      return () => everywhere.delete(listener);
    },
    subscribeTo: (key, listener) => listenIn(cells, key, listener),
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
      const marksBefore = marks;
      marks = marksOf(byCell.keys());
      latest = findings;
      for (const key of changed) for (const listener of cells.get(key) ?? []) listener();
      for (const prefix of new Set([...marks.keys(), ...marksBefore.keys()])) {
        if (marks.get(prefix) === marksBefore.get(prefix)) continue;
        for (const listener of entities.get(prefix) ?? []) listener();
      }
      for (const listener of everywhere) listener();
    },
  };
}
