/** Backends whose generation is wrong in one thing. */
import { expect, it } from 'vitest';
import { deviationsOf, on, rewrite, type Wrong } from './backend-for-tests.ts';

/** Changes the frames of every stream that completes. */
const frames = (change: (all: string[]) => string[]): Wrong =>
  on('GET', /\/generate\//, async (_, next) => {
    const response = await next();
    if (!response.ok) return response;
    return rewrite(response, (text) => {
      const all = text.split('\n\n').filter((frame) => frame.startsWith('event:'));
      return (all.at(-1)?.startsWith('event: complete') ? change(all) : all)
        .map((one) => `${one}\n\n`)
        .join('');
    });
  });

const unended: Wrong = on('GET', /\/generate\//, async (request, next) => {
  const response = await next();
  if (!response.ok || !request.url.includes('vertical=true')) return response;
  const text = await response.text();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(text)),
  });
  return new Response(body, { headers: response.headers });
});

/** 22 steps, each begun and ended, and the end. */
const last = 44;
const at = (index: number, change: (frame: string) => string) => (all: string[]) =>
  all.with(index, change(all[index]!));

const table: [name: string, wrong: Wrong, expected: string[]][] = [
  [
    'an event with an unknown name',
    frames(at(1, (frame) => frame.replace('event: progress', 'event: step'))),
    ['stream.event generateMontage /events/1/event'],
  ],
  [
    'an end before any progress',
    frames((all) => [all.at(-1)!, ...all.slice(0, -1)]),
    ['stream.after-end generateMontage /events/1', 'stream.order generateMontage /events/0'],
  ],
  [
    'two ends',
    frames((all) => [...all, all.at(-1)!]),
    [`stream.after-end generateMontage /events/${last + 1}`],
  ],
  ['no end', frames((all) => all.slice(0, -1)), ['stream.terminal generateMontage /events']],
  [
    'data that is no JSON',
    frames(at(2, (frame) => frame.replace(/\}$/m, ''))),
    ['stream.json generateMontage /events/2/data'],
  ],
  [
    'data that lacks a field',
    frames(at(0, (frame) => frame.replace('"detail"', '"details"'))),
    ['schema.required generateMontage /events/0/data/detail'],
  ],
  [
    'a result of another shape',
    frames(at(last, (frame) => frame.replace('"montage_sections"', '"sections"'))),
    ['schema.required generateMontage /events/44/data/montage_sections'],
  ],
  ['a step that is left out', frames((all) => all.slice(2)), ['stream.steps generateMontage /events']],
  [
    'a step that is never settled',
    frames((all) => all.toSpliced(1, 1)),
    ['stream.step generateMontage /events'],
  ],
  [
    'a stream of another content type',
    on('GET', /\/generate\//, async (_, next) => {
      const response = await next();
      if (!response.ok) return response;
      return new Response(response.body, { headers: { 'content-type': 'text/plain' } });
    }),
    ['content-type generateMontage /headers/content-type'],
  ],
];

/** The header that says which event was the last. */
const lastEvent = 'last-event-id';

const unsorted: Wrong = on('GET', /\/generate\//, (request, next) => {
  const headers = new Headers(request.headers);
  headers.delete(lastEvent);
  return next(new Request(request, { headers }));
});

/** Each call without a last event has other inputs than the one before. */
const apart = (): Wrong => {
  let height = 30;
  return on('GET', /\/generate\//, (request, next) => {
    if (request.headers.has(lastEvent)) return next();
    const url = new URL(request.url);
    url.searchParams.set('rig_floor_height', String((height += 1)));
    return next(new Request(url, request));
  });
};

const jobs: [name: string, wrong: Wrong, expected: string | undefined][] = [
  [
    'events that share an id',
    frames((all) => all.map((one) => one.replace(/^id: .*$/m, 'id: 1'))),
    'stream.ids',
  ],
  ['an event without its id', frames(at(3, (frame) => frame.replace(/\nid: .*$/m, ''))), 'stream.ids'],
  [
    'no ids, which no server need give',
    frames((all) => all.map((one) => one.replace(/\nid: .*$/m, ''))),
    undefined,
  ],
  ['a replay from the beginning', unsorted, 'generation.replay'],
  ['two generations for two calls at once', apart(), 'generation.joined'],
  [
    'a stop that stops nothing',
    on('DELETE', /\/generate\//, (request, next) =>
      request.url.includes('nothing') ? next() : Promise.resolve(new Response(null, { status: 204 })),
    ),
    'generation.stopped',
  ],
  [
    'no stop, which no server need offer',
    on('DELETE', /\/generate\//, () => Promise.resolve(new Response(null, { status: 501 }))),
    undefined,
  ],
];

it.each(jobs)('of a generation as a job: %s', async (_, wrong, expected) => {
  // Long enough for a second call to meet the first.
  const found = await deviationsOf('montage', wrong, { world: { pace: { minMs: 10, maxMs: 10 } } });
  expect([...new Set(found.map((one) => one.split(' ')[0]))]).toEqual(
    expected === undefined ? [] : [expected],
  );
});

it.each(table)('names %s', async (_, wrong, expected) => {
  expect(await deviationsOf('montage', wrong)).toEqual(expected);
});

it('names a stream that is never closed, and does not wait for it', async () => {
  expect(await deviationsOf('montage', unended, { timeoutMs: 3000 })).toEqual([
    'stream.closed generateMontage /events',
  ]);
});
