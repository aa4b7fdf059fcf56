import { describe, expect, it, vi } from 'vitest';
import { drivenEngine } from '@/backend/generation/engine-for-tests';
import { backendPorts } from '@/mocks/backend-ports';
import type { TestClock } from '@/mocks/clock';
import { testClient } from '@/mocks/test-client';
import type { World } from '@/mocks/world';
import { messagesForTests } from './messages-for-tests';
import { openJobs } from './open-jobs';

function processOf(
  world: World,
  clock: TestClock,
  messages: ReturnType<typeof messagesForTests>,
  atOnce = 1,
) {
  const { runs, generation } = drivenEngine();
  const { jobs, start, stop } = openJobs(messages.ofProcess(), { clock, atOnce });
  const ports = { ...backendPorts(world, generation), jobs };
  return { ports, runs, stop, start: () => start(ports) };
}

/** Jobs in a new world, each for a set of its own. */
async function waitingJobs(count: number) {
  const { world, clock } = await testClient();
  const { store } = backendPorts(world);
  const put = () =>
    store.transaction(async ({ generations }) => {
      for (let index = 0; index < count; index += 1)
        await generations.put({
          id: `g${index}`,
          document_id: `set${index}`,
          started_by: 'engineer@example.com',
          organisation_id: null,
          drill_floor_m: null,
          vertical: true,
          started_time: new Date(clock.now() + index).toISOString(),
          state: 'waiting',
          runner: null,
          attempts: 0,
        });
    });
  const stateOf = (index: number) => world.db.generations.all().find(({ id }) => id === `g${index}`)?.state;
  return { world, clock, put, stateOf };
}

describe('the jobs of a server', () => {
  it('begin in any process that hears of one, as many at once as it may', async () => {
    const { world, clock, put, stateOf } = await waitingJobs(2);
    const messages = messagesForTests();
    const [a, b] = [processOf(world, clock, messages), processOf(world, clock, messages)];
    b.start();
    await put();
    a.ports.jobs.jobWaits();
    await vi.waitFor(() => expect(b.runs).toHaveLength(1));
    a.ports.jobs.jobWaits();
    expect(stateOf(1)).toBe('waiting');
    b.runs[0]!.complete();
    await vi.waitFor(() => expect(b.runs).toHaveLength(2));
    b.runs[1]!.complete();
    await vi.waitFor(() => expect([stateOf(0), stateOf(1)]).toEqual(['completed', 'completed']));
    await b.stop();
  });

  it('are looked for at the start and from time to time, without a message', async () => {
    const { world, clock, put } = await waitingJobs(1);
    const process = processOf(world, clock, messagesForTests());
    process.start();
    await vi.waitFor(() => expect(clock.sleeping()).toBe(1));
    await put();
    await clock.advance(5_000);
    await vi.waitFor(() => expect(process.runs).toHaveLength(1));
    await process.stop();
  });

  it('are given back when the process stops, and go on in another one', async () => {
    const { world, clock, put, stateOf } = await waitingJobs(1);
    const messages = messagesForTests();
    const [a, b] = [processOf(world, clock, messages), processOf(world, clock, messages)];
    await put();
    a.start();
    await vi.waitFor(() => expect(a.runs).toHaveLength(1));
    b.start();
    await a.stop();
    await vi.waitFor(() => expect(b.runs).toHaveLength(1));
    expect(a.runs[0]?.ended).toBe(true);
    b.runs[0]!.complete();
    await vi.waitFor(() => expect(stateOf(0)).toBe('completed'));
    await b.stop();
  });
});
