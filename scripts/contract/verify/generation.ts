/** Generates a montage and validates its events against the contract: names, data, order, and the end of the stream. */
import { checkAnswer } from './answers.ts';
import { Interrupted, type Request } from './client.ts';
import type { Json, Operation, Schema } from './contract.ts';
import { readStream, type Frame } from './event-stream.ts';
import { schemaErrors, unnamedFields } from './schema-errors.ts';
import type { Walk } from './walk.ts';

const id = 'generateMontage';

/** The contract's own number, from the description of the operation. */
const stepsOfARun = 22;

export interface Generation {
  /** Up to the last event; none if anything of the stream is wrong. */
  frames: Frame[];
  /** The last event of the stream; `undefined` if there is none, or if its data is invalid. */
  outcome: { event: string; data: Json } | undefined;
  request: string;
}

/** The schema of the data of each event, by the event's name. */
function dataSchemas({ answers }: Operation): Map<string, Schema> {
  const event = answers['200']?.content?.['text/event-stream']?.schema;
  return new Map(
    (event?.oneOf ?? []).map(({ properties }) => [
      String(properties?.['event']?.const),
      properties!['data']!,
    ]),
  );
}

function parsed(data: string): Json | undefined {
  try {
    return JSON.parse(data) as Json;
  } catch {
    return undefined;
  }
}

type Check = (holds: boolean, check: string, pointer: string, expected: unknown, got: unknown) => boolean;

/** The data of each frame, `undefined` if it is invalid. */
function checkFrames(
  walk: Walk,
  frames: Frame[],
  schemas: Map<string, Schema>,
  check: Check,
): (Json | undefined)[] {
  return frames.map(({ event, data: text }, index) => {
    const schema = schemas.get(event);
    const names = [...schemas.keys()].join(', ');
    check(schema !== undefined, 'stream.event', `/events/${index}/event`, `one of ${names}`, event);
    if (!schema) return undefined;
    const data = parsed(text);
    check(data !== undefined, 'stream.json', `/events/${index}/data`, 'JSON', text.slice(0, 60));
    if (data === undefined) return undefined;
    const errors = schemaErrors(schema, data);
    for (const { keyword, pointer, expected, got } of errors)
      check(false, `schema.${keyword}`, `/events/${index}/data${pointer}`, expected, got);
    if (errors.length > 0) return undefined;
    for (const pointer of unnamedFields(schema, data)) {
      walk.recorder.remark(id, `/events/${index}/data${pointer}`, 'a field that the contract does not name');
    }
    return data;
  });
}

/** "22 distinct steps, each sent at least twice (IN_PROGRESS, then COMPLETED or FAILED)". */
function checkSteps(frames: Frame[], data: (Json | undefined)[], check: Check): void {
  const steps = new Map<string, string[]>();
  frames.forEach(({ event }, index) => {
    const step = data[index] as { id: string; status: string } | undefined;
    if (event === 'progress' && step) steps.set(step.id, [...(steps.get(step.id) ?? []), step.status]);
  });
  check(steps.size === stepsOfARun, 'stream.steps', '/events', `${stepsOfARun} steps`, `${steps.size}`);
  for (const [step, statuses] of steps) {
    const settled = statuses[0] === 'IN_PROGRESS' && statuses.length > 1 && statuses.at(-1) !== 'IN_PROGRESS';
    check(
      settled,
      'stream.step',
      '/events',
      `step ${step}: IN_PROGRESS, then its outcome`,
      statuses.join(', '),
    );
  }
}

/** "A job has an `id` line in each frame, unique among all events of the server." */
function checkIds(frames: Frame[], check: Check): void {
  const ids = frames.flatMap(({ id: one }) => one ?? []);
  if (ids.length === 0) return;
  const found = `${new Set(ids).size} in ${frames.length} events`;
  check(
    new Set(ids).size === frames.length,
    'stream.ids',
    '/events',
    'an id of its own in each event',
    found,
  );
}

export async function generate(walk: Walk, request: Request): Promise<Generation> {
  const operation = walk.operation(id);
  const opened = await walk.client.open(operation, request);
  walk.recorder.report.calls += 1;
  let isSound = true;
  const check: Check = (holds, name, pointer, expected, got) => {
    isSound &&= holds;
    return walk.recorder.check(holds, name, id, opened.request, { pointer, expected, got });
  };
  const none: Generation = { frames: [], outcome: undefined, request: opened.request };
  const { response } = opened;
  if (!check(response !== undefined, 'answer', '', 'a stream', opened.failure) || !response) return none;
  check(response.status === 200, 'status', '/status', 200, response.status);
  const { status, headers, body } = response;
  const streams = headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  if (status !== 200 || !streams || !body) {
    const text = await response.text().catch(() => '');
    opened.leave();
    const exchange = { operation, request: opened.request, status, headers, text, failure: undefined };
    checkAnswer(walk.recorder, { ...exchange, json: parsed(text) });
    return none;
  }

  const schemas = dataSchemas(operation);
  const ends = (event: string) => event !== 'progress' && schemas.has(event);
  const { frames, end } = await readStream(body, {
    silenceMs: walk.timeoutMs,
    closeMs: Math.min(walk.timeoutMs, 5000),
    totalMs: 20 * walk.timeoutMs,
    ends,
  });
  opened.leave();
  if (walk.interrupted()) throw new Interrupted();

  const data = checkFrames(walk, frames, schemas, check);
  const last = frames.findIndex(({ event }) => ends(event));
  const known = frames.filter(({ event }) => schemas.has(event)).map(({ event }) => event);
  check(
    last >= 0,
    'stream.terminal',
    '/events',
    'complete or error',
    `${end} after ${known.at(-1) ?? 'nothing'}`,
  );
  if (end !== 'closed') check(false, 'stream.closed', '/events', 'closed by the server', end);
  if (last < 0) return none;
  const late = frames.slice(last + 1).map(({ event }) => event);
  check(
    late.length === 0,
    'stream.after-end',
    `/events/${last + 1}`,
    'no event after the end',
    late.join(', '),
  );
  const first =
    frames[last]!.event !== 'complete' || frames.slice(0, last).some(({ event }) => event === 'progress');
  check(first, 'stream.order', `/events/${last}`, 'progress before the end', frames[last]!.event);
  const outcome = { event: frames[last]!.event, data: data[last] };
  const isReadable = data.slice(0, last).every((each) => each !== undefined);
  if (outcome.event === 'complete' && first && isReadable) checkSteps(frames, data, check);
  checkIds(frames.slice(0, last + 1), check);
  return {
    ...none,
    frames: isSound ? frames : [],
    outcome: outcome.data === undefined ? undefined : { event: outcome.event, data: outcome.data },
  };
}
