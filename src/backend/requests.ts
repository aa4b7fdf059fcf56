import * as zod from 'zod';
import type { ErrorEntry } from '@/api/generated/zod/montageAPI.schemas.zod';
import type { BodyKind } from './contract';
import { tooLarge, unprocessable } from './refusal';
import { unknownFields } from './unknown-fields';

/** More files than this are refused (413) before their classifications are counted (422). */
export const maxFiles = 20;
export const maxFileBytes = 50 * 1024 * 1024;

/** How a host reads the body of a request, such as a form whose files go to the disk; a `Request` is one itself. */
export type BodyReader = Pick<Request, 'text' | 'formData'>;

type Place = 'path' | 'query' | 'header' | 'body';

type Issue = zod.core.$ZodIssue;

/** Whether a branch of a union accepts only `null`. */
const acceptsOnlyNull = (issues: Issue[]): boolean =>
  issues.length === 1 && issues[0]!.code === 'invalid_type' && issues[0]!.expected === 'null';

/**
 * For a nullable value, the issues of its other branch: the union's own issue only says that no branch fits. A union with
 * several other branches keeps that issue.
 */
function withinNullable(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [only, ...others] = issue.errors.filter((branch) => !acceptsOnlyNull(branch));
  if (!only || others.length > 0) return [issue];
  return only.flatMap(withinNullable).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

function issuesIn(place: Place, error: zod.ZodError): ErrorEntry[] {
  const entries = error.issues.flatMap(withinNullable).map((issue) => ({
    loc: [place, ...issue.path.map((part) => (typeof part === 'number' ? part : String(part)))],
    msg: issue.message,
    type: issue.code,
  }));
  // An intersection reports the same issue once for each of its parts.
  return [...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values()];
}

/**
 * The value as parsed by the schema. Unknown fields are refused: a client that sends them relies on something that the
 * contract does not promise.
 *
 * @throws {Refusal} 422.
 */
export function parseAs(schema: zod.ZodType, value: unknown, place: Place): unknown {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw unprocessable(...issuesIn(place, parsed.error));
  const unknown = unknownFields(value, parsed.data);
  if (unknown.length > 0) {
    const msg = 'Extra inputs are not permitted';
    throw unprocessable(...unknown.map((path) => ({ loc: [place, ...path], msg, type: 'extra_forbidden' })));
  }
  return parsed.data;
}

function isList(schema: zod.ZodType, key: string): boolean {
  return schema instanceof zod.ZodObject && schema.shape[key] instanceof zod.ZodArray;
}

/** Only these fields convert `true` to a boolean: elsewhere a boolean would be coerced to the number 1. */
function isBoolean(schema: zod.ZodType, key: string): boolean {
  const field: unknown = schema instanceof zod.ZodObject ? schema.shape[key] : undefined;
  return (field instanceof zod.ZodOptional ? field.unwrap() : field) instanceof zod.ZodBoolean;
}

/** `true` and `false` become booleans; any other text stays, and its schema refuses it. */
const booleanFrom = (text: string): boolean | string =>
  text === 'true' ? true : text === 'false' ? false : text;

/**
 * The query in the form that the schema parses: lists as lists, booleans as booleans. The schemas convert text to numbers
 * and would convert an empty text to zero, so an empty text is refused here.
 *
 * @throws {Refusal} 422 for an empty value, and for a repeated one that is not a list.
 */
export function queryFrom(url: string, schema: zod.ZodType): Record<string, unknown> {
  const { searchParams } = new URL(url);
  const query: Record<string, unknown> = {};
  for (const key of new Set(searchParams.keys())) {
    const values = searchParams.getAll(key).map((text) => {
      if (text.trim() === '') {
        throw unprocessable({ loc: ['query', key], msg: 'Input should not be empty', type: 'missing' });
      }
      return isBoolean(schema, key) ? booleanFrom(text) : text;
    });
    const list = isList(schema, key);
    if (!list && values.length > 1) {
      throw unprocessable({ loc: ['query', key], msg: 'Input should be given once', type: 'repeated' });
    }
    query[key] = list ? values : values[0];
  }
  return query;
}

/** Only the headers that the contract has for the operation; any request carries others. */
export function headersFrom(request: Request, schema: zod.ZodType): Record<string, string> {
  const names = schema instanceof zod.ZodObject ? Object.keys(schema.shape) : [];
  const given = names.map((name): [string, string | null] => [name, request.headers.get(name)]);
  return Object.fromEntries(given.filter((entry): entry is [string, string] => entry[1] !== null));
}

async function multipartFrom(reader: BodyReader, schema: zod.ZodType): Promise<Record<string, unknown>> {
  let form: FormData;
  try {
    form = await reader.formData();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw unprocessable({
      loc: ['body'],
      msg: 'The body is not a multipart form',
      type: 'multipart_invalid',
    });
  }
  const body: Record<string, unknown[]> = {};
  for (const [key, value] of form.entries()) {
    const isWord = typeof value === 'string' && isBoolean(schema, key);
    (body[key] ??= []).push(isWord ? booleanFrom(value) : value);
  }
  if ((body['files']?.length ?? 0) > maxFiles) {
    throw tooLarge(`At most ${maxFiles} documents can be uploaded at once. Leave some out and try again.`);
  }
  // A single value unless the contract has a list; two values stay a list, which the schema refuses.
  const single = ([key, values]: [string, unknown[]]) =>
    !isList(schema, key) && values.length === 1 ? [key, values[0]] : [key, values];
  return Object.fromEntries(Object.entries(body).map(single));
}

/**
 * @param expected the one content type that the contract has for the operation.
 * @throws {Refusal} 413 for too many files, 422 for another content type or a body that cannot be parsed.
 */
export async function bodyFrom(
  request: Request,
  reader: BodyReader,
  schema: zod.ZodType,
  expected: BodyKind,
): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]!.trim().toLowerCase();
  if (type !== expected) {
    const msg = `Expected a body of type ${expected}, received ${type || 'no type'}`;
    throw unprocessable({ loc: ['header', 'content-type'], msg, type: 'content_type' });
  }
  if (expected === 'multipart/form-data') return multipartFrom(reader, schema);
  const text = await reader.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw unprocessable({ loc: ['body'], msg: 'The body is not JSON', type: 'json_invalid' });
  }
}
