/**
 * Deep equality of plain JSON data. The same object is equal at once, so comparing two versions costs only what
 * differs.
 */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = a as Readonly<Record<string, unknown>>;
  const right = b as Readonly<Record<string, unknown>>;
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && equal(left[key], right[key]))
  );
}

/**
 * `next` with all parts that are equal to parts of `previous` replaced by them. A server answers with new objects for
 * unchanged parts, and screens, which are memoised by reference, would all render again. Entities of a list are matched
 * by `id`.
 */
export function shareEqual<T>(previous: unknown, next: T): T;
export function shareEqual(previous: unknown, next: unknown): unknown {
  if (previous === next || typeof previous !== 'object' || typeof next !== 'object') return next;
  if (previous === null || next === null) return next;
  if (Array.isArray(next)) return Array.isArray(previous) ? shareList(previous, next) : next;
  const before = previous as Readonly<Record<string, unknown>>;
  const after = next as Readonly<Record<string, unknown>>;
  const shared: Record<string, unknown> = {};
  let same = Object.keys(before).length === Object.keys(after).length;
  for (const key of Object.keys(after)) {
    shared[key] = shareEqual(before[key], after[key]);
    same &&= Object.hasOwn(before, key) && shared[key] === before[key];
  }
  return same ? previous : shared;
}

const idOf = (entity: unknown): unknown =>
  typeof entity === 'object' && entity !== null && 'id' in entity ? entity.id : undefined;

function shareList(previous: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const byId = new Map(previous.map((entity) => [idOf(entity), entity]));
  byId.delete(undefined);
  const shared = next.map((entity, index) =>
    shareEqual(byId.size > 0 ? byId.get(idOf(entity)) : previous[index], entity),
  );
  const same =
    shared.length === previous.length && shared.every((entity, index) => entity === previous[index]);
  return same ? previous : shared;
}
