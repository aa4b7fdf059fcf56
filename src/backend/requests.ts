import * as zod from 'zod';
import type { ErrorEntry } from '@/api/generated/zod/montageAPI.schemas.zod';
import type { BodyKind } from './contract';
import { tooLarge, unprocessable } from './refusal';
import { unknownFields } from './unknown-fields';

/** More files than this are refused by their number, before anybody counts their classifications. */
const maxFiles = 20;

type Place = 'path' | 'query' | 'header' | 'body';

type Issue = zod.core.$ZodIssue;

/** Says of `null` that it is the only thing that would do. */
const demandsNull = (issues: Issue[]): boolean =>
  issues.length === 1 && issues[0]!.code === 'invalid_type' && issues[0]!.expected === 'null';

/**
 * Of what may be null, what is wrong with it where it is not: the union alone would say that nothing of it fits. Where there are
 * several other ways to be right, it is all that can be said.
 */
function told(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [only, ...others] = issue.errors.filter((branch) => !demandsNull(branch));
  if (!only || others.length > 0) return [issue];
  return only.flatMap(told).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

function issuesIn(place: Place, error: zod.ZodError): ErrorEntry[] {
  const entries = error.issues.flatMap(told).map((issue) => ({
    loc: [place, ...issue.path.map((part) => (typeof part === 'number' ? part : String(part)))],
    msg: issue.message,
    type: issue.code,
  }));
  // What is made of several parts is refused by each of them in the same words.
  return [...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values()];
}

/**
 * What the schema makes of the value. Unknown fields are refused: a client that sends what the contract does not have
 * relies on something that no backend has promised.
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

/** Only here is `true` a boolean: turned into one, it would pass for the number 1 elsewhere. */
function isBoolean(schema: zod.ZodType, key: string): boolean {
  const field: unknown = schema instanceof zod.ZodObject ? schema.shape[key] : undefined;
  return (field instanceof zod.ZodOptional ? field.unwrap() : field) instanceof zod.ZodBoolean;
}

/** The two words of a boolean become one; any other text stays, and its schema refuses it. */
const booleanFrom = (text: string): boolean | string =>
  text === 'true' ? true : text === 'false' ? false : text;

/**
 * The query as the schema wants to see it: what is a list there becomes one, and stands once otherwise; the two words of a boolean become
 * one. The schemas turn text into numbers themselves and would take an empty text for zero, so that one is refused.
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

/** Those that the contract has for the operation; any request carries others besides. */
export function headersFrom(request: Request, schema: zod.ZodType): Record<string, string> {
  const names = schema instanceof zod.ZodObject ? Object.keys(schema.shape) : [];
  const given = names.map((name): [string, string | null] => [name, request.headers.get(name)]);
  return Object.fromEntries(given.filter((entry): entry is [string, string] => entry[1] !== null));
}

async function multipartFrom(request: Request, schema: zod.ZodType): Promise<Record<string, unknown>> {
  let form: FormData;
  try {
    form = await request.formData();
  } catch {
    throw unprocessable({ loc: ['body'], msg: 'The body is no multipart form', type: 'multipart_invalid' });
  }
  const body: Record<string, unknown[]> = {};
  for (const [key, value] of form.entries()) {
    const isWord = typeof value === 'string' && isBoolean(schema, key);
    (body[key] ??= []).push(isWord ? booleanFrom(value) : value);
  }
  if ((body['files']?.length ?? 0) > maxFiles) {
    throw tooLarge(`At most ${maxFiles} documents can be uploaded at once. Leave some out and try again.`);
  }
  // One where the contract has one; two of them stay a list, which its schema refuses.
  const single = ([key, values]: [string, unknown[]]) =>
    !isList(schema, key) && values.length === 1 ? [key, values[0]] : [key, values];
  return Object.fromEntries(Object.entries(body).map(single));
}

/** @param due the one kind of content that the contract has for the operation. */
export async function bodyFrom(request: Request, schema: zod.ZodType, due: BodyKind): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]!.trim().toLowerCase();
  // A text that happens to be JSON is not said to be.
  if (type !== due) {
    const msg = `A body of the kind ${type || 'unknown'} is not taken here, but ${due}`;
    throw unprocessable({ loc: ['header', 'content-type'], msg, type: 'content_type' });
  }
  if (due === 'multipart/form-data') return multipartFrom(request, schema);
  const text = await request.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw unprocessable({ loc: ['body'], msg: 'The body is not JSON', type: 'json_invalid' });
  }
}
