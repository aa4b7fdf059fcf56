/** The tools of every part of the walk: calls with built-in checks, and further checks. */
import { checkAnswer } from './answers.ts';
import type { Client, Exchange, Request } from './client.ts';
import { operationNamed, type Contract, type Operation } from './contract.ts';
import type { Made } from './made.ts';
import type { Expectation, Recorder } from './report.ts';

export interface Answered<T> {
  exchange: Exchange;
  /** Only if status, headers and body follow the contract. */
  body: T | undefined;
}

export interface Walk {
  contract: Contract;
  client: Client;
  recorder: Recorder;
  /** The prefix of every name that the run creates. */
  prefix: string;
  timeoutMs: number;
  /** How many invalid bodies an operation is sent; with 0 it is sent no invalid request at all. */
  invalidBodies: number;
  /** Whether to send a file larger than the contract allows. */
  largeFile: boolean;
  interrupted: () => boolean;
  made: Made;
  operation(id: string): Operation;
  /** Calls, and checks the answer against the contract and the status. */
  expect<T = unknown>(id: string, status: number, request?: Request): Promise<Answered<T>>;
  /** The checks of `expect`, of a call that was made without it. */
  judge<T = unknown>(exchange: Exchange, status: number): Answered<T>;
  /** A rule that a schema cannot express. */
  check(holds: boolean, check: string, { exchange }: Answered<unknown>, found: Expectation): boolean;
  /** A part of the walk; if it lacks a precondition, the report lists the rest as not walked. */
  part(tag: string, name: string, walk: () => Promise<void>): Promise<void>;
}

/** "The address of what was made": its last part is the id. */
function checkLocation(recorder: Recorder, { operation, request, headers, json }: Exchange): void {
  const location = headers.get('location');
  const { id } = (json ?? {}) as { id?: unknown };
  if (location === null || typeof id !== 'string' || !operation.answers['201']?.headers?.['Location']) return;
  const found = { pointer: '/headers/location', expected: `an address that ends in ${id}`, got: location };
  const last = location.split('/').at(-1) ?? '';
  recorder.check(last === encodeURIComponent(id), 'location', operation.id, request, found);
}

/** The next step is impossible because of a deviation that the report already contains. */
class Blocked extends Error {
  override name = 'Blocked';
}

/** @throws Blocked if the answer cannot be used. */
export function need<T>({ body, exchange }: Answered<T>): T {
  if (body === undefined) throw new Blocked(`it needs what ${exchange.operation.id} answers`);
  return body;
}

type Given = Pick<
  Walk,
  | 'contract'
  | 'client'
  | 'recorder'
  | 'prefix'
  | 'timeoutMs'
  | 'invalidBodies'
  | 'largeFile'
  | 'interrupted'
  | 'made'
>;

export function createWalk(given: Given): Walk {
  const { contract, client, recorder } = given;
  function judge<T>(exchange: Exchange, status: number): Answered<T> {
    const { id } = exchange.operation;
    if (exchange.failure !== undefined) {
      const found = { pointer: '', expected: `an answer with ${status}`, got: exchange.failure };
      recorder.check(false, 'answer', id, exchange.request, found);
      return { exchange, body: undefined };
    }
    const found = { pointer: '/status', expected: status, got: exchange.status };
    const asExpected = recorder.check(exchange.status === status, 'status', id, exchange.request, found);
    const reliable = checkAnswer(recorder, exchange);
    if (reliable) checkLocation(recorder, exchange);
    return { exchange, body: asExpected && reliable ? (exchange.json as T) : undefined };
  }
  return {
    ...given,
    operation: (id) => operationNamed(contract, id),
    judge,
    async expect<T>(id: string, status: number, request?: Request): Promise<Answered<T>> {
      return judge<T>(await client.call(operationNamed(contract, id), request), status);
    },
    check: (holds, check, { exchange }, found) =>
      recorder.check(holds, check, exchange.operation.id, exchange.request, found),
    async part(tag, name, walk) {
      try {
        await walk();
      } catch (error) {
        if (!(error instanceof Blocked)) throw error;
        recorder.report.notWalked.push({ tag, why: `${name}: ${error.message}` });
      }
    },
  };
}
