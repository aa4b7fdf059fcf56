import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GenerationEvent } from '@/api/generated/model';
import type { MontageInput } from '@/backend/ports';
import { LIMIT_MS } from '@/documents/in-worker/worker-session';
import { document } from '@/documents/understanding/documents-for-tests';
import { GOOD, PROGRAMME } from '@/documents/prose/prose-for-tests';
import { isLong } from '@/testing/is-long';
import type { AskLanguageModel } from '../prose/open-prose';
import { openEngine, type Engine } from './open-engine';

const survey = document(
  'path.csv',
  'Well Trajectory',
  'MD (m),Inc (deg),Azi (deg)\n0,0,0\n100,0,0\n200,1,90\n',
);
const tops = document('tops.csv', 'Well Proposal', 'Formation,TVD SS (m)\nChalk,1200\nRodby,1400\n');
/**
 * Too large for the heap of its test, which holds the reader's own code and the small documents. Its cells alone fill the heap,
 * long before a thread has used its time on a busy machine.
 */
const large = document('large.csv', 'Other', `${'1,2,3,4,5,6,7,8,'.repeat(12)}9\n`.repeat(90_000));

const limits = { workers: 2, timeLimitMs: LIMIT_MS };

/** For all tests but one: a thread takes a second to load the reader. Its language model, if a test gives it one. */
let engine: Engine;
let askModel: AskLanguageModel = () => Promise.resolve({ facts: [] });
beforeAll(() => {
  engine = openEngine({ ...limits, memoryMb: 200, askModel: (...given) => askModel(...given) });
});
afterAll(() => engine.close());

async function generate(
  input: Partial<MontageInput>,
  signal = new AbortController().signal,
  { generation } = engine,
) {
  const all = {
    documents: [],
    drillFloorM: 30,
    vertical: false,
    montageId: 'm',
    onRead: async () => {},
    ...input,
  };
  const run = generation.generateMontage(all, signal);
  const events: GenerationEvent[] = [];
  for (;;) {
    const next = await run.next();
    if (next.done) return { events, montage: next.value };
    events.push(next.value);
  }
}

describe('documents read in threads', () => {
  it('give a montage with all events, after the caller has stored how they were read', async () => {
    const read: string[] = [];
    const { events, montage } = await generate({
      documents: [survey, tops],
      async onRead({ documents }) {
        read.push(...documents.map(({ file, holds }) => `${file}: ${holds.join()}`));
      },
    });
    expect(read).toEqual(['path.csv: survey, 3 stations', 'tops.csv: 2 formation tops']);
    expect(events).toHaveLength(45);
    expect(events[0]).toMatchObject({ data: { id: 'read-documents', status: 'IN_PROGRESS' } });
    expect(events.at(-1)?.event).toBe('complete');
    expect(montage?.id).toBe('m');
    const again = engine.generation.generateMontage(
      {
        documents: [survey],
        drillFloorM: null,
        vertical: false,
        montageId: 'm',
        onRead: () => Promise.reject(new Error('Disk full')),
      },
      new AbortController().signal,
    );
    await again.next();
    await expect(again.next()).rejects.toThrow('Disk full');
  });

  // Slow: the thread fills its heap first.
  it.runIf(isLong)('cost only themselves if they need more memory than a thread has', async () => {
    const small = openEngine({ ...limits, memoryMb: 64 });
    const { events, montage } = await generate({ documents: [survey, large, tops] }, undefined, small);
    expect(events[3]).toMatchObject({
      data: { status: 'FAILED', detail: expect.stringMatching(/large\.csv: The document took more memory/) },
    });
    expect(montage?.sections_list).not.toEqual([]);
    await small.close();
  });

  it('give a language model what they could not use, and no thread waits for it', async () => {
    const programme = document('Programme.txt', 'Well Proposal', PROGRAMME);
    const asked: number[] = [];
    askModel = (messages) => {
      asked.push(messages.length, engine.figures().texts.busy);
      return Promise.resolve({ facts: [GOOD.top] });
    };
    const { montage } = await generate({ documents: [programme] });
    expect(asked).toEqual([2, 0]);
    const places = montage?.sources?.flatMap((source) => source.places) ?? [];
    expect(places).toContainEqual(
      expect.objectContaining({ read_by: 'language_model', quote: GOOD.top.quote, line: 9 }),
    );
    await generate({ documents: [survey, tops] });
    expect(asked).toHaveLength(2);
  });

  it('stop when the caller aborts', async () => {
    const stop = new AbortController();
    const generated = generate({ documents: [survey, tops] }, stop.signal);
    stop.abort();
    expect(await generated).toMatchObject({ montage: null });
    await expect(
      engine.generation.recogniseDocument('a.csv', survey.bytes, {}, { signal: stop.signal }),
    ).rejects.toThrow(/abort/i);
  });
});
