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
      for (const [index, item] of had.entries()) step(index, item, has);
    } else if (isObject(had) && isObject(has)) {
      for (const key of Object.keys(had)) {
        if (Object.hasOwn(has, key)) step(key, had[key], has);
        else if (had[key] !== undefined) found.push([...path, key]);
      }
    }
  };
  // Most values are no objects, and need not be found in what was parsed.
  const step = (
    key: string | number,
    had: unknown,
    within: Record<string | number, unknown> | unknown[],
  ): void => {
    if (typeof had !== 'object' || had === null) return;
    path.push(key);
    walk(had, within[key as number]);
    path.pop();
  };
  walk(given, parsed);
  return found;
}
