import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { policies } from './fault-policy';
import { generationEvents } from './generation-stream';
import { streamMessages } from './stream-messages';
import { patienceMs, setLimitClock } from './silence';
import { transport } from './transport';

/** A body whose pieces the test sends, and whether it is still being read. */
function held() {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const closed = vi.fn();
  const body = new ReadableStream<Uint8Array>({
    start: (given) => void (controller = given),
    cancel: closed,
  });
  const give = (text: string) => controller.enqueue(new TextEncoder().encode(text));
  return { body, give, closed, end: () => controller.close() };
}
const turn = async () => {
  for (let round = 0; round < 8; round += 1) await new Promise((resolve) => setImmediate(resolve));
};

let limits: { run: () => void; ms: number }[];
/** Simulates elapsed time: pending limits within it expire. */
async function pass(ms: number): Promise<void> {
  await turn();
  for (const limit of limits) if (limit.ms <= ms) limit.run();
  await turn();
}

beforeEach(() => {
  limits = [];
  setLimitClock({
    setTimeout(run, ms) {
      limits.push({ run, ms });
      return limits.at(-1);
    },
    clearTimeout: (timer) => void (limits = limits.filter((limit) => limit !== timer)),
  });
});
afterEach(() => {
  setLimitClock();
  vi.unstubAllGlobals();
});

it('tolerates a slow answer, and ends one that stops in the middle', async () => {
  const { body, give, closed } = held();
  vi.stubGlobal('fetch', async () => new Response(body));
  const failed = vi.fn();
  transport('/api/v1/montage').catch(failed);
  const { silenceMs } = policies.read;
  for (const piece of ['{"items":', '[],', '"total_count":']) {
    give(piece);
    await pass(silenceMs - 1);
  }
  expect(failed).not.toHaveBeenCalled();
  await pass(silenceMs);
  expect(failed.mock.lastCall![0]).toMatchObject({ kind: 'silence', operation: 'listMontages' });
  expect(closed).toHaveBeenCalledOnce();
  expect(limits).toEqual([]);
});

it('during a generation is reset by a keep-alive, and otherwise ends it', async () => {
  const { body, give, closed } = held();
  vi.stubGlobal(
    'fetch',
    async () => new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }),
  );
  const events = generationEvents('7f3a19c0', { vertical: false }, { signal: new AbortController().signal });
  const failed = vi.fn();
  events.next().catch(failed);
  const { silenceMs, gapMs } = policies.stream;
  await pass(silenceMs);
  for (let minutes = 0; minutes < 10; minutes += 1) {
    give(': still here\n\n');
    await pass(gapMs! - 1);
  }
  expect(failed).not.toHaveBeenCalled();
  await pass(gapMs!);
  expect(failed.mock.lastCall![0]).toMatchObject({ message: streamMessages.connection });
  expect(closed).toHaveBeenCalledOnce();
});

it('gives only a large upload the time that a slow line needs', () => {
  const form = new FormData();
  form.append('files', new File(['a'.repeat(1_600_000)], 'survey.csv'));
  form.append('files', new File(['a'.repeat(16_000)], 'tops.csv'));
  expect(patienceMs('uploadDocuments', form)).toBe(policies.transfer.silenceMs + 101_000);
  expect(patienceMs('importMontage', 'a'.repeat(32_000))).toBe(policies.transfer.silenceMs + 2_000);
  expect(patienceMs('saveMontage', 'a'.repeat(32_000))).toBe(policies.save.silenceMs);
  expect(patienceMs('listMontages', undefined)).toBe(policies.read.silenceMs);
});
