export type Path = (string | number)[];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * The places where `given` holds what its schema does not know. Zod takes unknown fields away without a word, so they
 * are what `given` has and `parsed` has not. A field that is `undefined` is absent, as it is in JSON.
 */
export function strays(given: unknown, parsed: unknown, path: Path = []): Path[] {
  if (Array.isArray(given) && Array.isArray(parsed)) {
    return given.flatMap((item, index) => strays(item, parsed[index], [...path, index]));
  }
  if (!isObject(given) || !isObject(parsed)) return [];
  return Object.entries(given).flatMap(([key, value]) => {
    if (value === undefined) return [];
    return Object.hasOwn(parsed, key) ? strays(value, parsed[key], [...path, key]) : [[...path, key]];
  });
}
