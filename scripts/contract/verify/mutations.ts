/** Invalid variants of a valid value, one change at a time. */
import type { Json, Schema } from './contract.ts';
import { plain, typesOf } from './samples.ts';
import { schemaErrors } from './schema-errors.ts';

export interface Mutation {
  /** JSON pointer to the change. */
  pointer: string;
  how: string;
  value: unknown;
}

type Path = (string | number)[];

const absent = Symbol('absent');

function changed(value: unknown, [step, ...rest]: Path, to: unknown): unknown {
  if (step === undefined) return to;
  if (Array.isArray(value))
    return value.map((item, index) => (index === step ? changed(item, rest, to) : item));
  const { [step]: before, ...others } = value as Record<string, unknown>;
  if (rest.length === 0 && to === absent) return others;
  return { ...others, [step]: changed(before, rest, to) };
}

const wrongFor: Record<string, Json> = {
  string: 12345,
  number: '12.5',
  integer: 1.5,
  boolean: 'true',
  object: 'no object',
  array: {},
};

/** Every kind of violation that the keywords of this schema allow. */
function wrongValues(given: Schema, value: unknown): [how: string, to: unknown][] {
  const { schema, nullable } = plain(given);
  const found: [string, unknown][] = [];
  const kind = typesOf(schema).find((type) => type !== 'null') ?? (schema.properties ? 'object' : 'string');
  found.push(['another type', wrongFor[kind]]);
  if (!nullable) found.push(['null', null]);
  if (schema.enum) found.push(['not in the enumeration', 'verify-backend']);
  if (Number(schema['minLength']) > 0) found.push(['too short', 'x'.repeat(Number(schema['minLength']) - 1)]);
  if (schema['maxLength'] !== undefined)
    found.push(['too long', 'x'.repeat(Number(schema['maxLength']) + 1)]);
  if (schema['minimum'] !== undefined) found.push(['too small', Number(schema['minimum']) - 1]);
  if (schema['maximum'] !== undefined) found.push(['too large', Number(schema['maximum']) + 1]);
  if (schema['format'] !== undefined) found.push(['another format', 'verify-backend']);
  if (schema['pattern'] !== undefined) found.push(['another pattern', 'verify-backend']);
  if (Array.isArray(value)) {
    if (Number(schema['minItems']) > 0)
      found.push(['too few', value.slice(0, Number(schema['minItems']) - 1)]);
    const maxItems = Number(schema['maxItems'] ?? Number.NaN);
    if (maxItems >= 0) found.push(['too many', Array.from({ length: maxItems + 1 }, () => value[0])]);
  }
  if (schema['additionalProperties'] === false || schema['unevaluatedProperties'] === false) {
    found.push(['an unknown field', { ...(value as object), verify_backend: true }]);
  }
  return found;
}

function* changes(
  given: Schema,
  value: unknown,
  path: Path,
): Generator<{ path: Path; how: string; to: unknown }> {
  for (const [how, to] of wrongValues(given, value)) yield { path, how, to };
  const { schema } = plain(given);
  if (Array.isArray(value)) {
    // The items of a list have one schema, so the first represents all.
    if (schema.items && value.length > 0) yield* changes(schema.items, value[0], [...path, 0]);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (schema.required?.includes(name)) yield { path: [...path, name], how: 'missing', to: absent };
    if (name in value) yield* changes(property, (value as Record<string, unknown>)[name], [...path, name]);
  }
}

/** At most a given number, evenly spread, with about as many of each kind of violation. */
function spread(all: Mutation[], limit: number): Mutation[] {
  const ways = Map.groupBy(all, ({ how }) => how);
  const share = Math.max(1, Math.floor(limit / Math.max(1, ways.size)));
  const chosen = new Set<Mutation>();
  for (const group of ways.values()) {
    const step = Math.max(1, group.length / share);
    for (let at = 0; at < group.length && at / step < share; at += step) chosen.add(group[Math.floor(at)]!);
  }
  return all.filter((mutation) => chosen.has(mutation));
}

const pointerOf = (path: Path) => path.map((step) => `/${step}`).join('');

/** Always the same for the same schema and value. Each is validated: variants that are still valid are dropped. */
export function mutations(schema: Schema, value: unknown, limit: number): Mutation[] {
  const all = [...changes(schema, value, [])].map(({ path, how, to }) => ({
    pointer: pointerOf(path),
    how,
    value: changed(value, path, to),
  }));
  return spread(
    all.filter((mutation) => schemaErrors(schema, mutation.value).length > 0),
    limit,
  );
}
