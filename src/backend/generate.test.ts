import { describe, expect, it, vi } from 'vitest';
import type { GenerationEvent, Montage } from '@/api/generated/model';
import type { UploadedDocument } from '@/documents/facts';
import { stoppedGenerationId } from '@/mocks/seed/stopped-generation';
import { engineer, testClient } from '@/mocks/test-client';
import type { Generation } from './ports';

const generated = (id: string): Montage => ({
  id,
  sections_list: [],
  reservoirs_list: [],
  top_line_item: null,
  plan_summaries_list: [{ id: 'plan-1', rank: 1, title: 'Drill', description: null }],
});
const progress = (id: string, status: string): GenerationEvent => ({
  event: 'progress',
  data: { id, status, detail: `Step ${id}` },
});
const complete: GenerationEvent = { event: 'complete', data: { montage_sections: [] } };

interface Seen {
  documents: UploadedDocument[];
  drillFloorM: number | null;
  vertical: boolean;
  returned: boolean;
}

/** A generation of given events, so that the tests see what the stream does with them. */
function generatorOf(events: GenerationEvent[], result: (id: string) => Montage | null = generated) {
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

function eventsIn(text: string): GenerationEvent[] {
  return text
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map((block) => {
      const [event, data] = block.split('\n');
      return { event: event!.slice(7), data: JSON.parse(data!.slice(6)) } as GenerationEvent;
    });
}

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
      if (chunk.startsWith('event: complete')) {
        const montage = world.db.montages.all().find(({ id }) => id === stoppedGenerationId);
        storedAtComplete = montage?.plan_summaries_list.length === 1;
      }
    }
    expect(text.startsWith(':')).toBe(true);
    expect(eventsIn(text)).toEqual([...two, complete]);
    expect(storedAtComplete).toBe(true);
    expect((await call(engineer, 'GET', `/v1/montage/${stoppedGenerationId}`)).body).toEqual(
      generated(stoppedGenerationId),
    );
    expect(seen[0]).toMatchObject({ drillFloorM: 33.5, vertical: false, returned: true });
    expect(seen[0]?.documents.map(({ name }) => name)[0]).toBe('Kwelder-5 trajectory.csv');
    expect(new TextDecoder().decode(seen[0]?.documents[0]?.bytes)).toMatch(/^Kwelder-5 planned trajectory/);
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
    await vi.waitFor(() => expect(clock.sleeping()).toBeGreaterThan(0));
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
    // The step's own pause, and the time after which a comment is due.
    await vi.waitFor(() => expect(clock.sleeping()).toBe(2));
    await clock.advance(15_000);
    expect((await next).value).toBe(': keep-alive\n\n');
    await clock.advance(5_000);
    expect((await reader.read()).value).toMatch(/COMPLETED/);
  });

  it('stops the generation when the client leaves', async () => {
    const steps = Array.from({ length: 22 }, (_, index) => progress(String(index), 'COMPLETED'));
    const { seen, generation } = generatorOf([...steps, complete]);
    const { open, world } = await testClient({ generation });
    const reader = (await open(engineer, 'GET', path)).body!.getReader();
    await reader.read();
    await reader.read();
    await reader.cancel();
    expect(seen[0]?.returned).toBe(true);
    expect(world.db.montages.all().find(({ id }) => id === stoppedGenerationId)?.plan_summaries_list).toEqual(
      [],
    );
  });

  it('breaks after the events of a fault', async () => {
    const { seen, generation } = generatorOf([...two, complete]);
    const { open, world } = await testClient({ generation });
    world.faults.add({ on: 'generateMontage', fault: { kind: 'drop', afterEvents: 1 } });
    const reader = (await open(engineer, 'GET', path)).body!.pipeThrough(new TextDecoderStream()).getReader();
    await reader.read();
    expect((await reader.read()).value).toMatch(/IN_PROGRESS/);
    await expect(reader.read()).rejects.toThrow('The connection was lost');
    expect(seen[0]?.returned).toBe(true);
  });

  it('throws when an event or the montage does not match the contract', async () => {
    const stray = {
      event: 'progress',
      data: { id: '1', status: 'COMPLETED', detail: 'x', percent: 4 },
    } as GenerationEvent;
    const { generation } = generatorOf([stray]);
    const throwing = await testClient({ generation });
    const broken = await throwing.open(engineer, 'GET', path);
    await expect(broken.text()).rejects.toThrow(/data\.percent: not in the contract/);
    const half = generatorOf([complete], (id) => ({ id }) as Montage);
    const other = await testClient({ generation: half.generation });
    await expect((await other.open(engineer, 'GET', path)).text()).rejects.toThrow(/sections_list/);
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
