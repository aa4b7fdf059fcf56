export type Path = (string | number)[];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * The paths in `given` that its schema does not have. Zod removes unknown fields silently, so they are the fields that
 * `given` has and `parsed` lacks. A field that is `undefined` is absent, as it is in JSON.
 */
export function unknownFields(given: unknown, parsed: unknown): Path[] {
  const found: Path[] = [];
  // One path for the whole walk: a montage has thousands of fields, and almost never an unknown one.
  const path: Path = [];
  const walk = (had: unknown, has: unknown): void => {
    if (Array.isArray(had) && Array.isArray(has)) {
      for (const [index, item] of had.entries()) step(index, item, has[index]);
    } else if (isObject(had) && isObject(has)) {
      for (const key of Object.keys(had)) {
        const value = had[key];
        if (value === undefined) continue;
        if (Object.hasOwn(has, key)) step(key, value, has[key]);
        else found.push([...path, key]);
      }
    }
  };
  const step = (key: string | number, had: unknown, has: unknown): void => {
    if (typeof had !== 'object') return;
    path.push(key);
    walk(had, has);
    path.pop();
  };
  walk(given, parsed);
  return found;
}
