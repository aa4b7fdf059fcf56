import type { FieldKind, Shape } from './shape';

/** A value that its field does not allow; the message names its path. */
export class NotOfShape extends Error {
  override name = 'NotOfShape';
}

type Plain = Exclude<FieldKind, object>;

const allowed: Record<Plain, { readonly in: string; readonly holds: (value: unknown) => boolean }> = {
  text: { in: 'a text', holds: (value) => typeof value === 'string' },
  'text?': { in: 'a text or null', holds: (value) => value === null || typeof value === 'string' },
  'number?': { in: 'a number or null', holds: (value) => value === null || Number.isFinite(value) },
  'whole?': { in: 'a whole number or null', holds: (value) => value === null || Number.isSafeInteger(value) },
  'boolean?': { in: 'true, false or null', holds: (value) => value === null || typeof value === 'boolean' },
  texts: {
    in: 'a list of texts',
    holds: (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
  },
};

function demand(holds: boolean, place: string, wanted: string): asserts holds {
  if (!holds) throw new NotOfShape(`${place} is not ${wanted}`);
}

function taken(value: unknown, kind: FieldKind, place: string): unknown {
  if (typeof kind !== 'object') {
    demand(allowed[kind].holds(value), place, allowed[kind].in);
    return value;
  }
  if ('item' in kind) return value === null ? null : takeShape(value, kind.item, place);
  if ('oneOf' in kind) {
    demand(
      value === null || kind.oneOf.some((text) => text === value),
      place,
      kind.oneOf.join(', ') + ' or null',
    );
    return value;
  }
  if (('listIfKept' in kind || 'ifKept' in kind) && value === undefined) return undefined;
  if ('ifKept' in kind) return taken(value, kind.ifKept, place);
  const shape = 'listIfKept' in kind ? kind.listIfKept : kind.list;
  demand(Array.isArray(value), place, 'a list');
  return value.map((one: unknown, index) => takeShape(one, shape, `${place}[${index}]`));
}

/** The fields of a shape with their values, without those that are left out. */
const present = (shape: Shape, valueOf: (field: string, kind: FieldKind) => unknown) =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([field, kind]) => {
      const value = valueOf(field, kind);
      return value === undefined ? [] : [[field, value]];
    }),
  );

/**
 * Copies the fields of a shape, in the shape's order, and nothing else: unknown fields, including `__proto__`, are not
 * even read, and nothing is followed deeper than the shape.
 *
 * @throws {NotOfShape} for a field that is missing or has a different type.
 */
export function takeShape(value: unknown, shape: Shape, place: string): Record<string, unknown> {
  demand(typeof value === 'object' && value !== null && !Array.isArray(value), place, 'an object');
  return present(shape, (field, kind) =>
    taken(
      Object.hasOwn(value, field) ? (value as Record<string, unknown>)[field] : undefined,
      kind,
      `${place}.${field}`,
    ),
  );
}

/** Orders the fields of a shape without checking their values, which come from this application. */
export function inOrder(value: object, shape: Shape): Record<string, unknown> {
  const ordered = (held: unknown, kind: FieldKind): unknown => {
    if (typeof kind !== 'object') return held ?? null;
    if ('oneOf' in kind) return held ?? null;
    if ('ifKept' in kind) return held;
    if ('listIfKept' in kind)
      return Array.isArray(held) ? held.map((one: object) => inOrder(one, kind.listIfKept)) : undefined;
    if ('list' in kind) return Array.isArray(held) ? held.map((one: object) => inOrder(one, kind.list)) : [];
    return typeof held === 'object' && held !== null ? inOrder(held, kind.item) : null;
  };
  return present(shape, (field, kind) => ordered((value as Record<string, unknown>)[field], kind));
}
