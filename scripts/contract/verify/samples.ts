/** Valid values and requests made from the contract's schemas, so that a new field is covered automatically. */
import type { Request } from './client.ts';
import type { Json, Operation, Schema } from './contract.ts';

/** Whether what may be null is null: nothing, the values, or whole parts (objects). */
export type Nulls = 'none' | 'values' | 'parts';

export const isNull = ({ type }: Schema): boolean => type === 'null';
export const typesOf = ({ type = [] }: Schema): string[] => [type].flat();

/** `X or null` as X, and the parts of an `allOf` as one. */
export function plain(schema: Schema): { schema: Schema; nullable: boolean } {
  if (schema.oneOf) {
    const branch = schema.oneOf.find((each) => !isNull(each)) ?? schema;
    return { schema: plain(branch).schema, nullable: schema.oneOf.some(isNull) };
  }
  if (!schema.allOf) return { schema, nullable: typesOf(schema).includes('null') };
  const parts = schema.allOf.map((part) => plain(part).schema);
  const properties = Object.assign({}, ...parts.map((part) => part.properties)) as Record<string, Schema>;
  const required = parts.flatMap((part) => part.required ?? []);
  return { schema: { type: 'object', properties, required }, nullable: false };
}

function sampleText({ format, minLength }: Schema, name: string, prefix: string): string {
  if (format === 'email') return `${prefix}@example.com`;
  // Letters of several scripts, and characters that break careless pages or queries.
  const text = `${prefix} ${name} Ø 漢 <b>"'&`;
  return text.padEnd(Number(minLength ?? 0), 'x');
}

/** A valid value. Ids are omitted: an entity without an id is new. */
export function sampleOf(given: Schema, prefix: string, nulls: Nulls = 'none', name = ''): Json {
  const { schema, nullable } = plain(given);
  const types = typesOf(schema);
  if (nullable && ((nulls === 'values' && !schema.properties) || (nulls === 'parts' && schema.properties))) {
    return null;
  }
  if (schema.enum) return schema.enum[0]!;
  if (schema.properties) {
    const fields = Object.entries(schema.properties).filter(
      ([field]) => !/^((section|logging)_)?id$/.test(field) || schema.required?.includes(field),
    );
    return Object.fromEntries(fields.map(([field, each]) => [field, sampleOf(each, prefix, nulls, field)]));
  }
  if (schema.items) return [sampleOf(schema.items, prefix, nulls, name)];
  if (types.includes('boolean')) return true;
  if (types.includes('integer')) return Math.max(3, Number(schema['minimum'] ?? 0));
  // A number that rounding to two places, or to single precision, would change.
  if (types.includes('number')) return 1234.5678;
  return sampleText(schema, name, prefix);
}

/** A valid request for an object that does not exist. */
export function sampleRequest(operation: Operation, prefix: string): Request {
  const request: Request = { params: {}, query: {} };
  for (const { name, in: place, required = false, schema } of operation.parameters) {
    if (place === 'path') request.params![name] = `${prefix}-nothing`;
    if (place === 'query' && required) {
      const value = sampleOf(schema, prefix);
      request.query![name] = Array.isArray(value) ? value.map(String) : String(value);
    }
  }
  const content = operation.requestBody?.content ?? {};
  const json = content['application/json'];
  if (json) request.json = sampleOf(json.schema, prefix);
  const form = content['multipart/form-data'];
  if (form) {
    request.form = new FormData();
    for (const field of form.schema.required ?? [])
      request.form.append(field, new File(['MD,Inc,Azi\n0,0,0\n'], `${prefix}.csv`));
  }
  return request;
}
