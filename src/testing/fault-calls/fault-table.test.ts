import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { faultOf } from '@/api/fault-of';
import { classOf, policies, type Fault } from '@/api/fault-policy';
import { faultNames, faults, faultTable, inWords, type Outcome } from '../faults/fault-table';
import type { OperationId } from '@/api/generated/operations';
import { operationOf } from '@/api/operation-of';
import { setTokenSource } from '@/api/token-source';
import { createQueryClient } from '@/app/query-client';
import { exampleMontage } from '@/domain/montage/montage-for-tests';
import { StreamError } from '@/api/stream-error';
import { calls, type Begun, type End } from './calls-of-operations';
import { askedPauseS, faultyFetch } from './faulty-answers';

const realTurn = setImmediate;
/** Long enough for the pieces of a body to go through the streams. */
async function turn(): Promise<void> {
  for (let round = 0; round < 8; round += 1) await new Promise((resolve) => realTurn(resolve));
}

const endlessIsShownBy = 7;
let client: QueryClient;
let attemptsMs: number[];

// The code that the first of them loads takes real time.
beforeAll(() => import('@/api/generated/large-answer-shapes'));
beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
  setTokenSource(() => Promise.resolve('token-1'));
  client = createQueryClient();
  attemptsMs = [];
});
afterEach(() => {
  client.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  setTokenSource(() => Promise.resolve(null));
});

/** Every call of the operation meets the fault; of the others, only what a save needs is called. */
function injectFault(operation: OperationId, fault: Fault): void {
  const theirs = {
    ...exampleMontage(),
    top_line_item: { ...exampleMontage().top_line_item, well_name: 'Theirs' },
  };
  let stored: unknown = theirs;
  vi.stubGlobal('fetch', (url: string, { method = 'GET', signal, body }: RequestInit) => {
    if (operationOf(method, url) !== operation)
      return Promise.resolve(Response.json(stored, { headers: { ETag: '"2"' } }));
    attemptsMs.push(Date.now());
    // The server does what the call asks for, and its answer says something else.
    if (operation === 'saveMontage' && fault === 'contract') {
      const { top_line } = JSON.parse(body as string) as { top_line: unknown };
      stored = { ...exampleMontage(), top_line_item: top_line };
    }
    return faultyFetch(operation, fault, signal!);
  });
}

/** Lets an hour pass, or as long as it takes to see that there is no end. */
async function watch({ end }: Begun): Promise<{ endedMs: number } & End> {
  const beganMs = Date.now();
  let found: ({ endedMs: number } & End) | undefined;
  const look = () => {
    const now = found ? undefined : end();
    if (now) found = { endedMs: Date.now(), ...now };
  };
  await turn();
  while (
    vi.getTimerCount() > 0 &&
    attemptsMs.length <= endlessIsShownBy &&
    Date.now() - beganMs < 3_600_000
  ) {
    look();
    await vi.advanceTimersToNextTimerAsync();
    await turn();
  }
  look();
  if (!found) throw new Error('An hour has passed, and nothing has come of the call.');
  return found;
}

/** When each attempt is due, from the first one on. */
function due(operation: OperationId, fault: Fault, { repeats }: Outcome): number[] {
  if (!repeats) return [0];
  const { pausesMs, endless } = repeats;
  const last = pausesMs.at(-1)!;
  const pauses = endless
    ? [...pausesMs, ...Array<number>(endlessIsShownBy - pausesMs.length).fill(last)]
    : pausesMs;
  const failsAfterMs = fault === 'silence' ? policies[classOf(operation)].silenceMs : 0;
  const askedMs = fault === '429' ? askedPauseS * 1_000 : 0;
  return pauses.reduce((times, ms) => [...times, times.at(-1)! + failsAfterMs + Math.max(ms, askedMs)], [0]);
}

const sentences = {
  server:
    /^The server answered 4\d\d\.$|Try again in a moment\.$|Sign in again\.$|do not have access|contradicts what is stored|valid number|Somebody else/,
  network: /^Network error: Unable to connect to the server\./,
  silence: /^The server did not answer in time\. (Please try again\.|Check whether it was done)/,
  answer:
    /^The server answered with (nothing|something that is not JSON|something that this page cannot use( \([^)]+\))?)\. (Please|Check)/,
};

/** Whose words do not come with a screen, but with what makes the call. */
const ownWords = new Set<Outcome['place']>(['file line', 'montage file line', 'generation panel']);

const cells = (Object.keys(faultTable) as OperationId[]).flatMap((operation) =>
  faults.map((fault) => {
    const outcome = faultTable[operation][fault];
    return [operation, faultNames[fault], inWords(outcome), fault, outcome] as const;
  }),
);

describe('the fault table', () => {
  it.each(cells)('%s: %s: %s', async (operation, _name, _words, fault, outcome) => {
    injectFault(operation, fault);
    const begun = calls[operation](client);
    const { endedMs, said, thrown } = await watch(begun);

    // As often as the table says, with its pauses, and then no more.
    const first = attemptsMs[0]!;
    expect(attemptsMs.map((ms) => ms - first)).toEqual(due(operation, fault, outcome));

    // It ends, at once or when its patience does.
    const failsAfterMs = endedMs - (outcome.repeats?.endless ? first : attemptsMs.at(-1)!);
    const limitMs = fault === 'silence' ? policies[classOf(operation)].silenceMs : 0;
    expect(failsAfterMs).toBeGreaterThanOrEqual(limitMs);
    expect(failsAfterMs).toBeLessThanOrEqual(limitMs * 1.1);

    // The fault is recognised, and its message is true of it.
    const cause = thrown instanceof StreamError ? thrown.cause : thrown;
    if (cause !== undefined && outcome.place !== 'generation panel') expect(faultOf(cause)).toBe(fault);
    expect(begun.asks?.() ?? false).toBe(outcome.place === 'conflict');
    if (outcome.place === 'done' || outcome.place === 'nowhere') expect(said).toBeNull();
    else if (outcome.sentence !== 'screen') expect(said).toMatch(sentences[outcome.sentence]);
    else if (ownWords.has(outcome.place)) expect(said).toBe(outcome.words);

    // Nothing of it is kept as an answer.
    if (outcome.place !== 'done')
      for (const { state } of client.getQueryCache().getAll())
        expect(state.data ?? undefined).toBeUndefined();
    begun.stop?.();
  });
});
