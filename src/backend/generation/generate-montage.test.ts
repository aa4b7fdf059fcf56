import { describe, expect, it, vi } from 'vitest';
import type { GenerationEvent, Montage } from '@/api/generated/model';
import type { UploadedDocument } from '@/documents/facts';
import { stoppedGenerationId } from '@/mocks/seed/stopped-generation';
import { engineer, testClient } from '@/mocks/test-client';
import type { Generation } from '../ports';
import { complete, drivenEngine, framesIn, generatedMontage, progress } from './engine-for-tests';

interface Seen {
  documents: UploadedDocument[];
  drillFloorM: number | null;
  vertical: boolean;
  returned: boolean;
}

/** A generation of given events, so that the tests see what the stream does with them. */
function generatorOf(events: GenerationEvent[], result: (id: string) => Montage | null = generatedMontage) {
  const seen: Seen[] = [];
  const generation: Partial<Generation> = {
    async *generateMontage(input) {
      const run: Seen = { ...input, returned: false };
      seen.push(run);
      try {
        yield* events;
        return result(input.montageId);
      } finally {
        run.returned = true;
      }
    },
  };
  return { seen, generation };
}

const two = [progress('1', 'IN_PROGRESS'), progress('1', 'COMPLETED')];
const path = `/v1/montage/generate/${stoppedGenerationId}?vertical=false`;

const eventsIn = (text: string): GenerationEvent[] =>
  framesIn(text).map(({ id: _, ...event }) => event as GenerationEvent);

const storedPlans = (world: Awaited<ReturnType<typeof testClient>>['world']) =>
  world.db.montages.all().find(({ id }) => id === stoppedGenerationId)!.plan_summaries_list.length;

describe('the stream of a generation', () => {
  it('sends the events, and stores the montage before it sends complete', async () => {
    const { seen, generation } = generatorOf([...two, complete]);
    const { open, call, world } = await testClient({ generation });
    const response = await open(engineer, 'GET', `${path}&rig_floor_height=33.5`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/event-stream');

    let text = '';
    let storedAtComplete: boolean | undefined;
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      if (chunk.startsWith('event: complete')) storedAtComplete = storedPlans(world) === 1;
    }
    expect(text.startsWith(':')).toBe(true);
    expect(eventsIn(text)).toEqual([...two, complete]);
    expect(storedAtComplete).toBe(true);
    expect((await call(engineer, 'GET', `/v1/montage/${stoppedGenerationId}`)).body).toEqual(
      generatedMontage(stoppedGenerationId),
    );
    expect(seen[0]).toMatchObject({ drillFloorM: 33.5, vertical: false, returned: true });
    expect(seen[0]?.documents.map(({ name }) => name)[0]).toBe('Kwelder-5 trajectory.csv');
    expect(new TextDecoder().decode(seen[0]?.documents[0]?.bytes)).toMatch(/^Kwelder-5 planned trajectory/);
  });

  it('numbers the events of a generation from 1', async () => {
    const { generation } = generatorOf([...two, complete]);
    const { open } = await testClient({ generation });
    const ids = framesIn(await (await open(engineer, 'GET', path)).text()).map(({ id }) => id);
    const [name] = ids[0]!.split('/');
    expect(ids).toEqual([`${name}/1`, `${name}/2`, `${name}/3`]);
  });

  it('parses true and false, and accepts a missing height', async () => {
    const { seen, generation } = generatorOf([complete]);
    const { open, call } = await testClient({ generation });
    await (await open(engineer, 'GET', path.replace('false', 'true'))).text();
    expect(seen[0]).toMatchObject({ vertical: true, drillFloorM: null });
    for (const query of [
      '',
      '?vertical=maybe',
      '?vertical=true&rig_floor_height=high',
      '?vertical=true&rig_floor_height=',
      '?vertical=true&rig_floor_height=true',
    ]) {
      expect(
        (await call(engineer, 'GET', `/v1/montage/generate/${stoppedGenerationId}${query}`)).status,
      ).toBe(422);
    }
  });

  it('changes nothing when the generation fails', async () => {
    const failure: GenerationEvent = { event: 'error', data: { error: 'No document gave anything.' } };
    const { generation } = generatorOf([...two, failure], () => null);
    const { open, world } = await testClient({ generation });
    const before = world.db.montages.all().find(({ id }) => id === stoppedGenerationId);
    const text = await (await open(engineer, 'GET', path)).text();
    expect(eventsIn(text).at(-1)).toEqual(failure);
    expect(world.db.montages.all().find(({ id }) => id === stoppedGenerationId)).toBe(before);
  });

  it('paces the steps', async () => {
    const { generation } = generatorOf([...two, complete]);
    const { open, clock } = await testClient({ generation, pace: { minMs: 200, maxMs: 200 } });
    const reader = (await open(engineer, 'GET', path)).body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader.read()).value).toMatch(/^:/);
    expect((await reader.read()).value).toMatch(/IN_PROGRESS/);
    const second = reader.read();
    // Three timers: the pause of the step, the next look at the store, and the lease.
    await vi.waitFor(() => expect(clock.sleeping()).toBe(3));
    expect(await Promise.race([second, Promise.resolve('waiting')])).toBe('waiting');
    await clock.advance(200);
    expect((await second).value).toMatch(/COMPLETED/);
  });

  it('keeps a silent connection open', async () => {
    const { generation } = generatorOf([...two, complete]);
    const { open, clock } = await testClient({ generation, pace: { minMs: 20_000, maxMs: 20_000 } });
    const reader = (await open(engineer, 'GET', path)).body!.pipeThrough(new TextDecoderStream()).getReader();
    await reader.read();
    await reader.read();
    const next = reader.read();
    for (let look = 1; look <= 9; look += 1) {
      await vi.waitFor(() => expect(clock.sleeping()).toBe(3));
      await clock.advance(2_000);
    }
    expect((await next).value).toBe(': keep-alive\n\n');
    await clock.advance(2_000);
    expect((await reader.read()).value).toMatch(/COMPLETED/);
  });

  it('breaks after the events of a fault, and the generation goes on', async () => {
    const { runs, generation } = drivenEngine();
    const { open, world } = await testClient({ generation });
    world.faults.add({ on: 'generateMontage', fault: { kind: 'drop', afterEvents: 1 } });
    const reader = (await open(engineer, 'GET', path)).body!.pipeThrough(new TextDecoderStream()).getReader();
    await reader.read();
    const first = reader.read();
    await vi.waitFor(() => expect(runs).toHaveLength(1));
    runs[0]!.send(progress('1'));
    expect((await first).value).toMatch(/COMPLETED/);
    await expect(reader.read()).rejects.toThrow('The connection was lost');
    runs[0]!.complete();
    await vi.waitFor(() => expect(storedPlans(world)).toBe(1));
  });

  it('ends with an error when an event or the montage does not match the contract', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const stray = {
      event: 'progress',
      data: { id: '1', status: 'COMPLETED', detail: 'x', percent: 4 },
    } as GenerationEvent;
    const { generation } = generatorOf([stray]);
    const first = await testClient({ generation, deviations: 'report' });
    const [error] = eventsIn(await (await first.open(engineer, 'GET', path)).text());
    expect(error?.event).toBe('error');
    expect(JSON.stringify(error)).toMatch(/data\.percent: not in the contract/);
    const half = generatorOf([complete], (id) => ({ id }) as Montage);
    const other = await testClient({ generation: half.generation, deviations: 'report' });
    const text = await (await other.open(engineer, 'GET', path)).text();
    expect(text).toMatch(/event: error\n.*sections_list/);
    expect(text).not.toMatch(/event: complete/);
    await vi.waitFor(() => expect(said).toHaveBeenCalledTimes(2));
    said.mockRestore();
  });

  it('refuses an unknown id, and says when the documents of a montage are not stored', async () => {
    const { generation } = generatorOf([complete]);
    const { call } = await testClient({ generation });
    const unknown = await call(engineer, 'GET', '/v1/montage/generate/nothing?vertical=true');
    expect(unknown).toMatchObject({ status: 404, body: { detail: 'No document set has this id.' } });
    const lost = await call<{ detail: string }>(
      engineer,
      'GET',
      '/v1/montage/generate/7f3a19c0?vertical=true',
    );
    expect(lost.status).toBe(404);
    expect(lost.body.detail).toMatch(/Upload them/);
  });
});

describe('a generation with several readers', () => {
  /** A generation under way, with its first event sent. */
  async function underWay() {
    const { runs, generation } = drivenEngine();
    const client = await testClient({ generation });
    const follow = (query = '', lastEventId?: string) =>
      client.open(
        engineer,
        'GET',
        `${path}${query}`,
        undefined,
        lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId },
      );
    const first = await follow();
    await vi.waitFor(() => expect(runs).toHaveLength(1));
    return { ...client, runs, follow, first };
  }

  it('joins a second reader with the same inputs, from the first event on', async () => {
    const { runs, follow, first } = await underWay();
    runs[0]!.send(...two);
    const second = await follow();
    runs[0]!.complete();
    const events = framesIn(await first.text());
    expect(events).toHaveLength(3);
    expect(framesIn(await second.text())).toEqual(events);
    expect(runs).toHaveLength(1);
  });

  it('begins one generation for two calls at once', async () => {
    const { runs, generation } = drivenEngine();
    const { open } = await testClient({ generation });
    const both = await Promise.all([open(engineer, 'GET', path), open(engineer, 'GET', path)]);
    await vi.waitFor(() => expect(runs).toHaveLength(1));
    runs[0]!.complete();
    const [one, other] = await Promise.all(both.map(async (response) => framesIn(await response.text())));
    expect(one).toEqual(other);
    expect(runs).toHaveLength(1);
  });

  it('replaces a generation with other inputs, and says so to its readers', async () => {
    const { runs, follow, first, world } = await underWay();
    runs[0]!.send(progress('1'));
    const second = await follow('&rig_floor_height=20');
    const text = await first.text();
    expect(eventsIn(text).at(-1)).toEqual({
      event: 'error',
      data: { error: expect.stringMatching(/other inputs.*stopped/) },
    });
    await vi.waitFor(() => expect(runs).toHaveLength(2));
    await vi.waitFor(() => expect(runs[0]!.ended).toBe(true));
    expect(storedPlans(world)).toBe(0);
    runs[1]!.complete();
    expect(eventsIn(await second.text())).toEqual([complete]);
    expect(storedPlans(world)).toBe(1);
  });

  it('replays what follows each event, while it is under way and after its end', async () => {
    const { runs, follow, first } = await underWay();
    runs[0]!.send(...two, progress('2'));
    const reader = first.body!.pipeThrough(new TextDecoderStream()).getReader();
    let seen = '';
    while (framesIn(seen).length < 3) seen += (await reader.read()).value;
    const [name] = framesIn(seen)[0]!.id!.split('/');
    const early = await Promise.all([0, 1, 2, 3].map((number) => follow('', `${name}/${number}`)));
    // A number that no event has yet must not hide the events up to it.
    const ahead = await follow('', `${name}/99`);
    runs[0]!.complete();
    while (!seen.includes('event: complete')) seen += (await reader.read()).value;
    const all = framesIn(seen);
    expect(all).toHaveLength(4);
    for (const [number, response] of early.entries())
      expect(framesIn(await response.text())).toEqual(all.slice(number));
    expect(framesIn(await ahead.text())).toEqual(all.slice(-1));
    for (let number = 0; number <= 4; number += 1)
      expect(framesIn(await (await follow('', `${name}/${number}`)).text())).toEqual(all.slice(number));
    expect(runs).toHaveLength(1);
  });

  it('replays also for other inputs, because the event says which generation is meant', async () => {
    const { runs, follow, first } = await underWay();
    runs[0]!.complete();
    const [last] = framesIn(await first.text());
    const [name] = last!.id!.split('/');
    const other = await follow('&rig_floor_height=20', `${name}/0`);
    expect(framesIn(await other.text())).toEqual([last]);
    expect(runs).toHaveLength(1);
  });

  it.each(['4711', 'another/1', 'seven/of/nine', '/3', 'x/-1'])(
    'ignores the unknown event %s',
    async (lastEventId) => {
      const { runs, follow, first } = await underWay();
      runs[0]!.complete();
      await first.text();
      const again = await follow('', lastEventId);
      await vi.waitFor(() => expect(runs).toHaveLength(2));
      runs[1]!.complete();
      expect(eventsIn(await again.text())).toEqual([complete]);
    },
  );

  it('goes on without its readers', async () => {
    const { runs, first, world, follow } = await underWay();
    const reader = first.body!.getReader();
    await reader.read();
    await reader.cancel();
    runs[0]!.send(...two);
    const later = await follow();
    runs[0]!.complete();
    await vi.waitFor(() => expect(storedPlans(world)).toBe(1));
    expect(eventsIn(await later.text())).toEqual([...two, complete]);
    expect(runs).toHaveLength(1);
  });

  it('stops on request, for all its readers', async () => {
    const { runs, first, call, follow, world } = await underWay();
    runs[0]!.send(progress('1'));
    const second = await follow();
    const stop = () => call(engineer, 'DELETE', `/v1/montage/generate/${stoppedGenerationId}`);
    expect((await stop()).status).toBe(204);
    for (const text of [await first.text(), await second.text()])
      expect(eventsIn(text).at(-1)).toEqual({
        event: 'error',
        data: { error: expect.stringMatching(/was stopped/) },
      });
    await vi.waitFor(() => expect(runs[0]!.ended).toBe(true));
    expect(storedPlans(world)).toBe(0);
    // Nothing is under way any more.
    expect((await stop()).status).toBe(204);
    expect((await call(engineer, 'DELETE', '/v1/montage/generate/nothing')).status).toBe(404);
  });
});
