/** Invalid requests, derived from a valid one by the contract. */
import type { Request } from './client.ts';
import type { Operation, Parameter, Schema } from './contract.ts';
import { mutations } from './mutations.ts';
import { typesOf } from './samples.ts';
import { textErrors } from './schema-errors.ts';

export interface InvalidRequest {
  /** JSON pointer to the invalid part: `/request/body/...`, `/request/query/...`. */
  pointer: string;
  how: string;
  request: Request;
}

/** A parameter is text, so "another type" is a text that cannot be parsed as its type. */
function wrongTexts(schema: Schema): [how: string, text: string][] {
  const [type] = typesOf(schema);
  const found: [string, string][] = [];
  if (type === 'integer') found.push(['a broken number', '1.5']);
  if (type !== 'string') found.push(['another type', 'verify-backend']);
  if (schema.enum) found.push(['not in the enumeration', 'verify-backend']);
  if (schema['minimum'] !== undefined) found.push(['too small', String(Number(schema['minimum']) - 1)]);
  if (schema['maximum'] !== undefined) found.push(['too large', String(Number(schema['maximum']) + 1)]);
  if (schema['pattern'] !== undefined) found.push(['another pattern', 'verify-backend']);
  if (Number(schema['minLength']) > 0) found.push(['empty', '']);
  return found.filter(([, text]) => textErrors(schema, text).length > 0);
}

function forParameter(
  { name, in: place, required = false, schema }: Parameter,
  base: Request,
): InvalidRequest[] {
  if (place === 'query') {
    const pointer = `/request/query/${name}`;
    const { [name]: own, ...others } = base.query ?? {};
    const withValue = (value: string | string[]) => ({ ...base, query: { ...others, [name]: value } });
    const texts = wrongTexts(schema.items ?? schema).map(([how, text]) => {
      const value = Array.isArray(own) ? [text, ...own.slice(1)] : text;
      return { pointer, how, request: withValue(value) };
    });
    return required ? [{ pointer, how: 'missing', request: { ...base, query: others } }, ...texts] : texts;
  }
  // A header that the valid request does not have is one that this server has not offered.
  if (place !== 'header' || base.headers?.[name] === undefined) return [];
  return wrongTexts(schema).map(([how, text]) => ({
    pointer: `/request/headers/${name.toLowerCase()}`,
    how,
    request: { ...base, headers: { ...base.headers, [name]: text } },
  }));
}

const unreadable = (base: Request, text: string, type: string | null): Request => {
  const { json: _, form: __, ...rest } = base;
  return { ...rest, raw: { text, type } };
};

function forJson(schema: Schema, base: Request, limit: number): InvalidRequest[] {
  const whole = JSON.stringify(base.json);
  const pointer = '/request/body';
  const type = 'application/json';
  return [
    { pointer, how: 'broken JSON', request: unreadable(base, whole.slice(0, -1), type) },
    { pointer, how: 'empty', request: unreadable(base, '', type) },
    {
      pointer: '/request/headers/content-type',
      how: 'text/plain',
      request: unreadable(base, whole, 'text/plain'),
    },
    {
      pointer: '/request/headers/content-type',
      how: 'form data',
      request: unreadable(base, 'name=verify-backend', 'application/x-www-form-urlencoded'),
    },
    ...mutations(schema, base.json, limit).map((mutation) => ({
      pointer: `${pointer}${mutation.pointer}`,
      how: mutation.how,
      request: { ...base, json: mutation.value },
    })),
  ];
}

/** Every required field of a form of this contract is a file, or a list of them. A server need not know the others. */
function forForm(schema: Schema, base: Request): InvalidRequest[] {
  const fields = Object.keys(schema.properties ?? {});
  const required = fields.filter((name) => schema.required?.includes(name));
  const form = (change: (name: string, to: FormData) => void, changedName: string): FormData => {
    const made = new FormData();
    for (const name of fields) {
      if (name === changedName) change(name, made);
      else for (const value of base.form?.getAll(name) ?? []) made.append(name, value);
    }
    return made;
  };
  const perField = required.flatMap((name) => [
    {
      pointer: `/request/body/${name}`,
      how: 'missing',
      request: { ...base, form: form((_, to) => to.append('verify_backend', 'x'), name) },
    },
    {
      pointer: `/request/body/${name}`,
      how: 'a text for a file',
      request: { ...base, form: form((field, to) => to.append(field, 'no file'), name) },
    },
  ]);
  const broken = 'multipart/form-data; boundary=verify-backend';
  return [
    { pointer: '/request/body', how: 'broken form data', request: unreadable(base, 'no form', broken) },
    {
      pointer: '/request/headers/content-type',
      how: 'JSON',
      request: unreadable(base, '{"files":[]}', 'application/json'),
    },
    ...perField,
  ];
}

/** Always the same for the same contract and request. */
export function invalidRequests(operation: Operation, base: Request, limit: number): InvalidRequest[] {
  const content = operation.requestBody?.content ?? {};
  const json = content['application/json'];
  const form = content['multipart/form-data'];
  return [
    ...operation.parameters.flatMap((parameter) => forParameter(parameter, base)),
    ...(json ? forJson(json.schema, base, limit) : []),
    ...(form ? forForm(form.schema, base) : []),
  ];
}
