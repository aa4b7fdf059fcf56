import type { OperationId } from '@/api/generated/operations';
import { audit, subjectOf } from './audit';
import { receive, type Call, type Incoming } from './call';
import { locationOf, responseOf, successStatusOf, type Success } from './contract';
import { signedIn } from './caller';
import { assertFits, ContractDeviation } from './contract-deviation';
import { jsonText } from './json-text';
import { IdentityFailure, StorageFailure, StorageUnavailable, type Ports, type Tables } from './ports';
import { notOffered, Refusal, serverError, unavailable, unprocessable } from './refusal';

type Perform<Id extends OperationId, More extends unknown[]> = (
  call: Call<Id>,
  ...more: More
) => Promise<Success<Id>> | Success<Id>;

/** The function of an operation, and the access to the store that it needs. */
export type Operation<Id extends OperationId> =
  /** Runs in a read of the store. */
  | { read: Perform<Id, [Tables]> }
  /** Runs in a transaction, which commits with an entry in the audit; where answers are checked, only after one that fits. */
  | {
      write: Perform<Id, [Tables]>;
      /** Tried first: the same in one step of the store, with its entry; undefined where it needs the transaction. */
      atOnce?: (call: Call<Id>) => Promise<Success<Id> | undefined>;
    }
  /**
   * Takes long, and opens reads and transactions itself, so that other calls need not wait for it. What it writes it notes with
   * `audit`, in the same transaction.
   */
  | { direct: Perform<Id, []> };

const identityRefusals: Record<IdentityFailure['reason'], (message: string) => Refusal> = {
  unreachable: unavailable,
  'account refused': (msg) => unprocessable({ loc: ['body'], msg, type: 'value_error' }),
  'not offered': notOffered,
};

/** A refusal is checked like any other answer. */
function checked({ checksAnswers }: Ports, id: OperationId, error: unknown): unknown {
  if (!checksAnswers || !(error instanceof Refusal)) return error;
  try {
    assertFits(`${id} ${error.status}`, responseOf(id, error.status), error.body);
    return error;
  } catch (deviation) {
    return deviation;
  }
}

/** JSON that says how long it is, so that a caller notices an answer that was cut. */
function jsonAnswer(body: unknown, status: number, headers = new Headers()): Response {
  const text = typeof body === 'object' && body !== null ? jsonText(body) : JSON.stringify(body);
  headers.set('Content-Type', 'application/json');
  headers.set('Content-Length', String(new TextEncoder().encode(text).byteLength));
  return new Response(text, { status, headers });
}

/** The error answer for what an operation has thrown; throws what is not foreseen. */
export function refusalFor(ports: Ports, id: OperationId, thrown: unknown): Response {
  const error = checked(ports, id, thrown);
  if (error instanceof Refusal) return jsonAnswer(error.body, error.status);
  if (error instanceof ContractDeviation) {
    ports.reportDefect(error);
    return refusalFor(
      ports,
      id,
      serverError("The server's answer does not match the contract.", error.message),
    );
  }
  if (error instanceof StorageUnavailable) return refusalFor(ports, id, unavailable(error.message));
  if (error instanceof IdentityFailure)
    return refusalFor(ports, id, identityRefusals[error.reason](error.message));
  if (error instanceof StorageFailure)
    return refusalFor(ports, id, serverError(error.message, error.message));
  throw error;
}

/**
 * Answers a request with the given operation: the caller is authenticated and the request validated against the contract;
 * where the host checks answers, nothing is stored for one that does not fit.
 *
 * @throws what is neither a refusal nor a failure of the store: a fault of the server's code.
 */
export async function answerWith<Id extends OperationId>(
  ports: Ports,
  id: Id,
  operation: Operation<Id>,
  incoming: Incoming,
): Promise<Response> {
  const status = successStatusOf(id);
  const fitting = async (answer: Promise<Success<Id>> | Success<Id>): Promise<Success<Id>> => {
    const success = await answer;
    if (ports.checksAnswers) assertFits(`${id} ${status}`, responseOf(id, status), success);
    return success;
  };
  try {
    const call = await receive(ports, id, incoming);
    const answer = await perform(id, call, operation, fitting);
    const location = locationOf(id, answer);
    if (location !== undefined) call.answerHeaders.set('Location', `${call.basePath}${location}`);
    return status === 204
      ? new Response(null, { status, headers: call.answerHeaders })
      : jsonAnswer(answer, status, call.answerHeaders);
  } catch (error) {
    return refusalFor(ports, id, error);
  }
}

async function perform<Id extends OperationId>(
  id: Id,
  call: Call<Id>,
  operation: Operation<Id>,
  fitting: (answer: Promise<Success<Id>> | Success<Id>) => Promise<Success<Id>>,
): Promise<Success<Id>> {
  const { store } = call.ports;
  if ('read' in operation) return store.read((tables) => fitting(operation.read(call, tables)));
  if ('write' in operation) {
    const stored = await operation.atOnce?.(call);
    if (stored !== undefined) return fitting(stored);
    return store.transaction(async (tables) => {
      const answer = await fitting(operation.write(call, tables));
      await audit(tables, call.ports.clock, signedIn(call.caller).email, id, subjectOf(call.params, answer));
      return answer;
    });
  }
  return fitting(operation.direct(call));
}
