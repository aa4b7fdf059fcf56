export type Path = (string | number)[];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * The paths in `given` that its schema does not have. Zod removes unknown fields silently, so they are the fields that
 * `given` has and `parsed` lacks. A field that is `undefined` is absent, as it is in JSON.
 */
export function unknownFields(given: unknown, parsed: unknown, path: Path = []): Path[] {
  if (Array.isArray(given) && Array.isArray(parsed)) {
    return given.flatMap((item, index) => unknownFields(item, parsed[index], [...path, index]));
  }
  if (!isObject(given) || !isObject(parsed)) return [];
  return Object.entries(given).flatMap(([key, value]) => {
    if (value === undefined) return [];
    return Object.hasOwn(parsed, key) ? unknownFields(value, parsed[key], [...path, key]) : [[...path, key]];
  });
}
