import type { OperationId } from '@/api/generated/operations';
import { authenticate, requireAccess, type Caller } from './caller';
import {
  access,
  bodyKindOf,
  bodyOf,
  headersOf,
  paramsOf,
  queryOf,
  type Body,
  type Params,
  type Query,
  type RequestHeaders,
} from './contract';
import type { Ports } from './ports';
import { bodyFrom, headersFrom, parseAs, queryFrom, type BodyReader } from './requests';

/** A request to an operation, with the parameters of its path. */
export interface Incoming {
  request: Request;
  params: Readonly<Record<string, unknown>>;
  /** By default, the request itself. Errors other than a TypeError, which is a malformed form, end the call. */
  body?: BodyReader;
}

/** A validated request. */
export interface Call<Id extends OperationId> {
  ports: Ports;
  /** `undefined` only where everybody may call. */
  caller: Caller | undefined;
  params: Params<Id>;
  query: Query<Id>;
  body: Body<Id>;
  headers: RequestHeaders<Id>;
  /** Sent with the body of a success. */
  answerHeaders: Headers;
  /** The path of the API on its server, such as `/api`. */
  basePath: string;
  /** Aborted when the caller ends the request. */
  signal: AbortSignal;
}

function basePathOf({ url }: Request): string {
  const { pathname } = new URL(url);
  return pathname.slice(0, Math.max(0, pathname.indexOf('/v1/')));
}

/**
 * Authenticates the caller and validates the request.
 *
 * @throws {Refusal} 401, 403, 413 or 422.
 */
export async function receive<Id extends OperationId>(
  ports: Ports,
  id: Id,
  { request, params, body: reader = request }: Incoming,
): Promise<Call<Id>> {
  const required = access[id];
  const caller = required === 'everybody' ? undefined : await authenticate(request, ports);
  if (caller && required !== 'signed in' && required !== 'everybody') requireAccess(caller, required);

  const [paramsSchema, querySchema, bodySchema] = [paramsOf(id), queryOf(id), bodyOf(id)];
  const headersSchema = headersOf(id);
  const parsed = {
    params: paramsSchema && parseAs(paramsSchema, params, 'path'),
    // The body comes before the query, because twenty-one files are too many (413) before their types are (422).
    body:
      bodySchema && parseAs(bodySchema, await bodyFrom(request, reader, bodySchema, bodyKindOf(id)), 'body'),
    query: querySchema && parseAs(querySchema, queryFrom(request.url, querySchema), 'query'),
    headers: headersSchema && parseAs(headersSchema, headersFrom(request, headersSchema), 'header'),
  };
  // The one place where the run-time look-up by name and its type meet; both follow the same rule in `contract`.
  return {
    ports,
    caller,
    answerHeaders: new Headers(),
    get basePath() {
      return basePathOf(request);
    },
    // A request makes its signal, and ends it with an error and a stack, only if somebody has looked at it.
    get signal() {
      return request.signal;
    },
    ...(parsed as Pick<Call<Id>, 'params' | 'query' | 'body' | 'headers'>),
  };
}
