import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followReadings } from './follow-readings';
import type { Reading } from './generated/model';

const reading = { document: 'scan.pdf', pages_read: 1, pages: 3, seconds_left: 12 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that gives these answers in order, and then repeats the last one. */
function answer(...answers: readonly [status: number, body: unknown][]): { asked(): number } {
  let asked = 0;
  vi.stubGlobal('fetch', () => {
    const [status, body] = answers[Math.min(asked, answers.length - 1)]!;
    asked += 1;
    return Promise.resolve(Response.json(body, { status }));
  });
  return { asked: () => asked };
}

it('reports the progress of documents, past a failure, until it is stopped', async () => {
  const server = answer([200, [reading]], [503, {}], [200, [{ ...reading, pages_read: 2 }]]);
  const heard: (readonly Reading[])[] = [];
  const stop = new AbortController();
  const following = followReadings((readings) => heard.push(readings), stop.signal);
  await vi.advanceTimersByTimeAsync(900);
  expect(server.asked()).toBe(0);
  await vi.advanceTimersByTimeAsync(2_500);
  expect(heard).toEqual([[reading], [{ ...reading, pages_read: 2 }]]);
  stop.abort();
  await following;
  expect(vi.getTimerCount()).toBe(0);
});

it('asks once if the server does not report progress', async () => {
  const server = answer([501, { message: 'no' }]);
  const heard: (readonly Reading[])[] = [];
  const following = followReadings((readings) => heard.push(readings), new AbortController().signal);
  await vi.advanceTimersByTimeAsync(5_000);
  await following;
  expect([server.asked(), heard]).toEqual([1, []]);
});
