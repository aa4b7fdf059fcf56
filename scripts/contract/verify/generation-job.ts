/** The rules for a server that runs generations as jobs: replay, joining and stopping. */
import { firstDifference } from './differences.ts';
import type { Request } from './client.ts';
import { readStream, type Frame } from './event-stream.ts';
import type { Generation } from './generation.ts';
import { isOffered } from './not-offered.ts';
import { refuseStrangersToPart } from './strangers.ts';
import type { Walk } from './walk.ts';

const generateId = 'generateMontage';
const stopId = 'stopGeneration';

interface Followed {
  frames: Frame[];
  request: string;
}

/** Reads a stream to its end. Its form is checked elsewhere. */
async function follow(walk: Walk, request: Request, onFrame?: () => void): Promise<Followed> {
  const opened = await walk.client.open(walk.operation(generateId), request);
  walk.recorder.report.calls += 1;
  const { body } = opened.response ?? {};
  if (!opened.response?.ok || !body) {
    opened.leave();
    return { frames: [], request: opened.request };
  }
  const { frames } = await readStream(body, {
    silenceMs: walk.timeoutMs,
    closeMs: Math.min(walk.timeoutMs, 5000),
    totalMs: 20 * walk.timeoutMs,
    ends: (event) => event === 'complete' || event === 'error',
    ...(onFrame && { onFrame }),
  });
  opened.leave();
  return { frames, request: opened.request };
}

const idsOf = (frames: Frame[]): string[] => frames.map(({ id }) => id ?? 'none');

function checkIds(walk: Walk, check: string, { frames, request }: Followed, expected: string[]): void {
  const got = idsOf(frames);
  const differs = firstDifference(expected, got);
  walk.recorder.check(!differs, check, generateId, request, {
    pointer: `/events${differs?.pointer ?? ''}`,
    expected: differs?.expected ?? expected,
    got: differs?.got ?? got,
  });
}

/** "A call with `Last-Event-ID` gets the events that follow this one, also of a generation that has ended." */
async function checkReplay(walk: Walk, request: Request, ids: string[]): Promise<void> {
  for (const number of [1, Math.ceil(ids.length / 2), ids.length]) {
    const headers = { 'Last-Event-ID': ids[number - 1]! };
    checkIds(walk, 'generation.replay', await follow(walk, { ...request, headers }), ids.slice(number));
  }
}

/**
 * "A call for a set whose generation is under way with the same inputs joins it." A quick server has ended the first before the
 * second arrives, and begins another; it is wrong only if the first was still under way then.
 */
async function checkJoining(walk: Walk, request: Request): Promise<void> {
  let sinceSecond: number | undefined;
  const [one, other] = await Promise.all([
    follow(walk, request, () => {
      if (sinceSecond !== undefined) sinceSecond += 1;
    }),
    follow(walk, request, () => (sinceSecond ??= 0)),
  ]);
  const joined = idsOf(one.frames).join() === idsOf(other.frames).join();
  const wasUnderWay = (sinceSecond ?? 0) >= 2 || one.frames.at(-1)?.event === 'error';
  walk.recorder.check(joined || !wasUnderWay, 'generation.joined', generateId, other.request, {
    pointer: '/events',
    expected: 'the events of the generation that is under way',
    got: 'those of another one',
  });
}

/** "Ends the generation of the set that is under way": another call begins another one. */
async function checkStopping(walk: Walk, request: Request): Promise<void> {
  const { promise: begun, resolve } = Promise.withResolvers<void>();
  const following = follow(walk, request, resolve).finally(resolve);
  await begun;
  const exchange = await walk.client.call(walk.operation(stopId), { params: request.params! });
  walk.judge(exchange, 204);
  const again = await follow(walk, request);
  const { frames } = await following;
  const stopped = new Set(idsOf(frames));
  const isAnother = !idsOf(again.frames).some((id) => stopped.has(id));
  walk.recorder.check(isAnother, 'generation.stopped', generateId, again.request, {
    pointer: '/events',
    expected: 'another generation after the stop',
    got: 'the events of the stopped one',
  });
  // Nothing is under way any more.
  await walk.expect(stopId, 204, { params: request.params! });
  await walk.expect(stopId, 404, { params: { documentId: `${walk.prefix}-nothing` } });
}

/** @param generated a whole generation of the documents in the request. */
export async function walkJob(walk: Walk, request: Request, generated: Generation): Promise<void> {
  const stops = await isOffered(walk, stopId, request.params!);
  if (stops) await refuseStrangersToPart(walk, stopId);
  const { frames } = generated;
  if (frames.length === 0) return;
  if (frames.every(({ id }) => id === undefined)) {
    const why = 'no ids: a broken stream cannot be continued, as the contract allows';
    walk.recorder.remark(generateId, '/events', why);
    return;
  }
  await checkReplay(walk, request, idsOf(frames));
  await checkJoining(walk, request);
  if (stops) await checkStopping(walk, request);
}
