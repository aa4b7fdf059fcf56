import { HttpResponse, type PathParams } from 'msw';
import type { OperationId } from '../faults';
import type { World } from '../world';
import { StorageFailure } from '../db/storage';
import { authenticate, demandAccess, type Caller } from './authentication';
import {
  access,
  bodyKindOf,
  bodyOf,
  headersOf,
  paramsOf,
  queryOf,
  responseOf,
  successStatusOf,
  type Body,
  type Params,
  type Query,
  type RequestHeaders,
  type Success,
} from './contract';
import { demandSpace, happen } from './happenings';
import { serverError } from './problems';
import { bodyFrom, headersFrom, parseAs, queryFrom } from './requests';
import { answerTo, assertFits, ContractDeviation } from './responses';

export interface Call<Id extends OperationId> {
  world: World;
  /** `undefined` only where everybody may call. */
  caller: Caller | undefined;
  params: Params<Id>;
  query: Query<Id>;
  body: Body<Id>;
  headers: RequestHeaders<Id>;
  /** Sent beside the body of a success. */
  answerHeaders: Headers;
  /** Aborted where the caller ends the request. */
  signal: AbortSignal;
}

/** What MSW hands to a resolver, as far as it is used. */
export interface Incoming {
  request: Request;
  params: PathParams;
}

const withoutWildcards = (params: PathParams): PathParams =>
  Object.fromEntries(Object.entries(params).filter(([name]) => !/^\d+$/.test(name)));

/** Everything that comes before the function of an operation: who calls, and what is asked. */
export async function receive<Id extends OperationId>(
  world: World,
  id: Id,
  { request, params }: Incoming,
): Promise<Call<Id>> {
  // Another tab may have signed in or granted access since; the token is judged by what is stored now.
  await world.db.refresh();
  const demanded = access[id];
  const caller = demanded === 'everybody' ? undefined : authenticate(request, world);
  if (caller && demanded !== 'signed in' && demanded !== 'everybody') demandAccess(caller, demanded);

  const [paramsSchema, querySchema, bodySchema] = [paramsOf(id), queryOf(id), bodyOf(id)];
  const headersSchema = headersOf(id);
  const parsed = {
    // MSW numbers what its wildcards match, which is no parameter of the contract.
    params: paramsSchema && parseAs(paramsSchema, withoutWildcards(params), 'path'),
    // The body comes before the query, because twenty-one files are too many (413) before their types are (422).
    body: bodySchema && parseAs(bodySchema, await bodyFrom(request, bodySchema, bodyKindOf(id)), 'body'),
    query: querySchema && parseAs(querySchema, queryFrom(request.url, querySchema), 'query'),
    headers: headersSchema && parseAs(headersSchema, headersFrom(request, headersSchema), 'header'),
  };
  // The one place where the run-time look-up by name and its type meet; both follow the same rule in `contract`.
  return {
    world,
    caller,
    answerHeaders: new Headers(),
    signal: request.signal,
    ...(parsed as Pick<Call<Id>, 'params' | 'query' | 'body' | 'headers'>),
  };
}

/**
 * Runs an operation up to its answer and turns what goes wrong into one. An error of the contract is checked like any
 * other answer of the mock.
 */
export async function answering<T>(world: World, id: OperationId, work: () => Promise<T>): Promise<T> {
  try {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Response)) throw error;
      assertFits(`${id} ${error.status}`, responseOf(id, error.status), await error.clone().json());
      throw error;
    }
  } catch (error) {
    if (error instanceof ContractDeviation) throw answerTo(error, world);
    if (error instanceof StorageFailure) throw serverError(error.message, error.message);
    throw error;
  }
}

/**
 * A resolver for the generated handler of an operation: the function sees a checked request, runs in a transaction of
 * its own where it keeps anything, and its answer is checked before it is sent and before anything is stored. A fault's answer is not checked:
 * proxies and outages do not keep to the contract either.
 */
export function operation<Id extends OperationId>(
  world: World,
  id: Id,
  perform: (call: Call<Id>) => Promise<Success<Id>> | Success<Id>,
  /** What keeps nothing needs no transaction, and must not make the calls that do wait for it. */
  { keeps = true }: { keeps?: boolean } = {},
): (incoming: Incoming) => Promise<Success<Id>> {
  const success = successStatusOf(id);
  const performOne = async (incoming: Incoming): Promise<Success<Id>> => {
    const { before, onTheWay } = await world.faults.strike(id);
    let answerHeaders = new Headers();
    let answer: Success<Id>;
    try {
      answer = await answering(world, id, async () => {
        await happen(world, before, incoming.request);
        const call = await receive(world, id, incoming);
        answerHeaders = call.answerHeaders;
        const checked = async () => {
          const performed = await perform(call);
          assertFits(`${id} ${success}`, responseOf(id, success), performed);
          demandSpace(before);
          return performed;
        };
        return keeps ? world.db.transaction(checked) : checked();
      });
    } catch (error) {
      throw error instanceof Response && onTheWay ? await onTheWay(error) : error;
    }
    if (!onTheWay && [...answerHeaders].length === 0) return answer;
    // The generated handler makes an answer of a body alone. What carries more is thrown, which MSW takes for the answer.
    const init = { status: success, headers: answerHeaders };
    const response =
      success === 204 ? new HttpResponse(null, init) : HttpResponse.json(answer as object, init);
    throw onTheWay ? await onTheWay(response) : response;
  };
  return (incoming) => world.calls.during(id, success, () => performOne(incoming));
}
