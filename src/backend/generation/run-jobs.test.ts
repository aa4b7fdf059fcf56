import { describe, expect, it, vi } from 'vitest';
import { backendPorts } from '@/mocks/backend-ports';
import type { TestClock } from '@/mocks/clock';
import { pageJobs } from '@/mocks/jobs';
import { stoppedGenerationId } from '@/mocks/seed/stopped-generation';
import { engineer, testClient } from '@/mocks/test-client';
import type { World } from '@/mocks/world';
import { answerCall } from '../operations';
import { StorageFailure, type Ports, type Tables } from '../ports';
import type { AuditEntry } from '../records';
import { complete, drivenEngine, framesIn, progress, type DrivenRun } from './engine-for-tests';
import { runJobs } from './run-jobs';

const id = stoppedGenerationId;

/** One process: its own runner and engine over the store of the world, and nothing runs unless a test runs it. */
function processOf(world: World, clock: TestClock) {
  const { runs, generation } = drivenEngine();
  const stop = new AbortController();
  const audit: AuditEntry[] = [];
  const own = backendPorts(world, generation);
  const recorded = (tables: Tables): Tables => ({
    ...tables,
    audit: { add: async (entry) => void audit.push(entry) },
  });
  const ports: Ports = {
    ...own,
    store: {
      ...own.store,
      transaction: (work) => own.store.transaction((tables) => work(recorded(tables))),
    },
    jobs: pageJobs(clock, () => Promise.resolve()),
    reportDefect: vi.fn<(error: unknown) => void>(),
  };
  return { ports, runs, stop, audit, run: () => runJobs(ports, stop.signal) };
}

async function twoProcesses() {
  const client = await testClient();
  const { world, clock } = client;
  const [a, b] = [processOf(world, clock), processOf(world, clock)];
  const start = async () => {
    const url = `http://localhost/api/v1/montage/generate/${id}?vertical=true`;
    // The handlers would begin to run it.
    const token = await client.identity<{ idToken: string }>('signInWithPassword', {
      email: engineer,
      password: 'montage-demo',
    });
    const headers = { authorization: `Bearer ${token.body.idToken}` };
    const incoming = { request: new Request(url, { headers }), params: { documentId: id } };
    return answerCall(a.ports, 'generateMontage', incoming);
  };
  const stored = () => world.db.generations.all().find(({ document_id }) => document_id === id)!;
  const revision = () => world.db.montages.all().find((montage) => montage.id === id)!.revision ?? 1;
  const begun = async (runs: DrivenRun[], count = 1) =>
    vi.waitFor(() => expect(runs).toHaveLength(count)).then(() => runs[count - 1]!);
  return { ...client, a, b, start, stored, revision, begun };
}

/** From now on the process is as if it were frozen: it renews nothing and hears nothing. */
function freeze({ ports }: ReturnType<typeof processOf>): void {
  ports.jobs.nextChange = () => new Promise(() => {});
}

/** The next transaction of the process fails. */
function failOnce({ ports: { store } }: ReturnType<typeof processOf>, error: Error): void {
  const { transaction } = store;
  const failing = (): Promise<never> => {
    Object.assign(store, { transaction });
    return Promise.reject(error);
  };
  Object.assign(store, { transaction: failing });
}

const withNumbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('a runner of generations', () => {
  it('stores montage, last event, state and audit together', async () => {
    const { a, start, stored, revision, begun } = await twoProcesses();
    const before = revision();
    const response = await start();
    const running = a.run();
    const run = await begun(a.runs);
    run.send(progress('1'));
    run.complete();
    await running;
    expect(revision()).toBe(before + 1);
    expect(stored()).toMatchObject({ state: 'completed', attempts: 1 });
    expect(framesIn(await response.text())).toMatchObject([progress('1'), complete]);
    expect(a.audit).toEqual([
      expect.objectContaining({ person: engineer, operation: 'generateMontage', subject: id }),
    ]);
  });

  it('keeps a long silent run to itself', async () => {
    const { a, b, start, stored, clock, begun } = await twoProcesses();
    await start();
    const running = a.run();
    const run = await begun(a.runs);
    for (let second = 0; second < 20; second += 1) {
      await clock.advance(1_000);
      await vi.waitFor(() => expect(stored().lease_until_ms).toBeGreaterThan(clock.now()));
      await b.run();
    }
    run.complete();
    await running;
    expect(b.runs).toHaveLength(0);
    expect(stored()).toMatchObject({ state: 'completed', attempts: 1 });
  });

  it('takes up the job of a process that renews no more, which then stores nothing', async () => {
    const { a, b, start, stored, revision, clock, begun } = await twoProcesses();
    const response = await start();
    const before = revision();
    const first = a.run();
    const lost = await begun(a.runs);
    lost.send(progress('1'));
    await vi.waitFor(() => expect(stored().events).toHaveLength(1));
    freeze(a);
    await clock.advance(a.ports.jobs.leaseMs * 2);
    const second = b.run();
    const taken = await begun(b.runs);
    // The first wakes up with everything generated, just before the second ends.
    lost.send(progress('2'));
    lost.complete();
    await first;
    expect(revision()).toBe(before);
    taken.send(progress('1'), progress('2'));
    taken.complete();
    await second;
    expect(revision()).toBe(before + 1);
    expect(stored()).toMatchObject({ state: 'completed', attempts: 2 });
    expect(stored().events.map(({ number }) => number)).toEqual(withNumbers(4));
    expect(a.audit).toEqual([]);
    const seen = framesIn(await response.text());
    expect(seen.map(({ event }) => event)).toEqual(['progress', 'progress', 'progress', 'complete']);
  });

  it('stores nothing when the lease was lost just before the end', async () => {
    const { a, b, start, stored, revision, clock, begun } = await twoProcesses();
    await start();
    const before = revision();
    const first = a.run();
    const lost = await begun(a.runs);
    freeze(a);
    await clock.advance(a.ports.jobs.leaseMs * 2);
    void b.run();
    await begun(b.runs);
    lost.complete();
    await first;
    expect(revision()).toBe(before);
    expect(stored()).toMatchObject({ state: 'running', attempts: 2, events: [] });
    b.stop.abort();
  });

  it('ends the engine when another process has stopped the generation', async () => {
    const { a, b, start, stored, revision, begun, call, clock } = await twoProcesses();
    await start();
    const before = revision();
    const running = a.run();
    const run = await begun(a.runs);
    // It reaches the store, and not this process.
    await call(engineer, 'DELETE', `/v1/montage/generate/${id}`);
    await vi.waitFor(() => expect(clock.sleeping()).toBeGreaterThan(0));
    await clock.advance(a.ports.jobs.leaseMs / 3);
    await running;
    expect(run.ended).toBe(true);
    expect(stored()).toMatchObject({ state: 'stopped', events: [{ number: 1, event: { event: 'error' } }] });
    await b.run();
    expect(b.runs).toHaveLength(0);
    expect(revision()).toBe(before);
  });

  it('gives the job back when its process stops, and does not count the attempt', async () => {
    const { a, b, start, stored, begun } = await twoProcesses();
    await start();
    const first = a.run();
    const run = await begun(a.runs);
    run.send(progress('1'));
    await vi.waitFor(() => expect(stored().events).toHaveLength(1));
    a.stop.abort();
    await first;
    expect(run.ended).toBe(true);
    expect(stored()).toMatchObject({ state: 'running', attempts: 0 });
    const second = b.run();
    (await begun(b.runs)).complete();
    await second;
    expect(stored()).toMatchObject({ state: 'completed', attempts: 1 });
  });

  it('gives a job up that was begun ten times and never ended', async () => {
    const { world, clock, start, stored, begun, b } = await twoProcesses();
    const response = await start();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const dying = processOf(world, clock);
      void dying.run();
      await begun(dying.runs);
      freeze(dying);
      await clock.advance(dying.ports.jobs.leaseMs * 2);
    }
    await b.run();
    expect(b.runs).toHaveLength(0);
    expect(stored()).toMatchObject({ state: 'failed', attempts: 11 });
    expect(framesIn(await response.text()).at(-1)).toMatchObject({
      event: 'error',
      data: { error: expect.stringMatching(/10 times/) },
    });
  });

  it('begins again after the lease when the store fails in the middle', async () => {
    const { a, b, start, stored, revision, clock, begun } = await twoProcesses();
    await start();
    const before = revision();
    const failure = new Error('The connection to the database was lost');
    const first = a.run();
    const run = await begun(a.runs);
    run.send(progress('1'));
    await vi.waitFor(() => expect(stored().events).toHaveLength(1));
    failOnce(a, failure);
    run.send(progress('2'));
    await first;
    expect(run.ended).toBe(true);
    expect(a.ports.reportDefect).toHaveBeenCalledWith(failure);
    expect(stored()).toMatchObject({ state: 'running', attempts: 1 });
    await clock.advance(a.ports.jobs.leaseMs);
    const second = b.run();
    const again = await begun(b.runs);
    again.send(progress('1'), progress('2'));
    again.complete();
    await second;
    expect(stored()).toMatchObject({ state: 'completed', attempts: 2 });
    expect(stored().events.map(({ number }) => number)).toEqual(withNumbers(4));
    expect(revision()).toBe(before + 1);
  });

  it.each([
    ['the engine breaks', new Error('The worker ran out of memory'), /worker ran out of memory/],
    ['the storage is full', new StorageFailure('The disk is full.'), /^The disk is full\.$/],
  ])('ends the generation with a sentence when %s', async (_when, error, sentence) => {
    const { a, start, stored, begun } = await twoProcesses();
    const response = await start();
    const running = a.run();
    const run = await begun(a.runs);
    if (error instanceof StorageFailure) {
      failOnce(a, error);
      run.send(progress('1'));
    } else run.fail(error);
    await running;
    expect(stored()).toMatchObject({ state: 'failed' });
    expect(framesIn(await response.text()).at(-1)).toMatchObject({
      event: 'error',
      data: { error: expect.stringMatching(sentence) },
    });
    expect(a.ports.reportDefect).toHaveBeenCalledWith(error);
  });

  it('fails a generation that ends without a montage and without a reason', async () => {
    const { a, start, stored, begun } = await twoProcesses();
    await start();
    const running = a.run();
    const run = await begun(a.runs);
    run.send(complete);
    run.end();
    await running;
    expect(stored()).toMatchObject({ state: 'failed' });
  });
});
