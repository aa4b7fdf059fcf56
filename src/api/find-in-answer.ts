/** Where an answer has what the contract has at its root: servers wrap lists and objects in different ways. */

export type Fields = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The only one; undefined for none or several. */
const onlyOf = <T>(all: readonly T[]): T | undefined => (all.length === 1 ? all[0] : undefined);

/** The list in an object: the only one, or the only one with objects, such as `items` next to `links`. */
export function listIn(value: unknown): readonly unknown[] | undefined {
  if (!isObject(value)) return undefined;
  const lists = Object.values(value).filter(Array.isArray) as readonly (readonly unknown[])[];
  return onlyOf(lists) ?? onlyOf(lists.filter((list) => list.some(isObject)));
}

/** An object in the only part of `value` that fits, as in `{ success: true, data: { ... } }`; else `value` itself. */
export function unwrapped(value: unknown, fits: (inside: unknown) => boolean): unknown {
  if (!isObject(value) || fits(value)) return value;
  return onlyOf(Object.values(value).filter((inside) => isObject(inside) && fits(inside))) ?? value;
}

const total = /^total$|total_?(count|items|results|elements|records|size)$/i;
const count = /^count$/i;

/** The number of all rows that an object with a page of a list gives under another name, also in its `meta` or `page`. */
export function totalIn(value: Fields): unknown {
  const places = [value, ...Object.values(value).filter(isObject)];
  for (const name of [total, count])
    for (const place of places)
      for (const [key, field] of Object.entries(place)) if (name.test(key) && field !== null) return field;
  return undefined;
}

/** The only field that an id can be in, as `document_id` is for a document. */
export const idIn = (value: Fields): unknown =>
  onlyOf(Object.entries(value).filter(([name]) => /^uuid$|_id$|[a-z]Id$/.test(name)))?.[1];
