import { afterEach, describe, expect, it, vi } from 'vitest';
import { document } from '../understanding/documents-for-tests';
import { readDocuments } from '../understanding/read-documents';
import type { Job } from './jobs';
import { readSet } from './read-set';
import { recogniser } from './recognise-one';
import { LIMIT_MS } from './worker-session';
import { workersForTests } from './worker-for-tests';

const survey = document(
  'path.csv',
  'Well Trajectory',
  'MD (m),Inc (deg),Azi (deg)\n0,0,0\n100,0,0\n200,1,90\n',
);
const tops = document('tops.csv', 'Well Proposal', 'Formation,TVD SS (m)\nChalk,1200\nRodby,1400\n');
const bad = document('bad.csv', 'Other', 'MD,Inc,Azi\n1,2,3\n');

const about = (name: string) => (job: Job) =>
  (job.kind === 'read' && job.document.name === name) || (job.kind === 'recognise' && job.name === name);

describe('documents read in a worker', () => {
  afterEach(() => void vi.useRealTimers());

  it('give the same result as read directly, and the caller keeps their bytes', async () => {
    const workers = workersForTests();
    const facts = await readSet([survey, tops], workers.start);
    expect(facts).toEqual(await readDocuments([survey, tops]));
    expect(facts.survey?.stations).toHaveLength(3);
    expect(survey.bytes.length).toBeGreaterThan(0);
    expect(workers.started.map(({ terminated }) => terminated)).toEqual([true]);
  });

  it('ignore messages that a library posts from the worker', async () => {
    const foreign = { sourceName: 'worker', targetName: 'main', action: 'ready', data: new Uint8Array() };
    const facts = await readSet([survey, tops], workersForTests({ foreign }).start);
    expect(facts).toEqual(await readDocuments([survey, tops]));
  });

  it('are read even if one of them crashes the worker', async () => {
    const workers = workersForTests({ diesOf: about('bad.csv') });
    const facts = await readSet([survey, bad, tops], workers.start);
    expect(facts.survey?.stations).toHaveLength(3);
    expect(facts.tops).toHaveLength(2);
    expect(facts.documents.map(({ file }) => file)).toEqual(['path.csv', 'bad.csv', 'tops.csv']);
    expect(facts.notUnderstood).toEqual([
      {
        source: { file: 'bad.csv' },
        reason: expect.stringMatching(/more memory than there is.*CSV or XLSX/),
      },
    ]);
    expect(workers.started.map(({ terminated }) => terminated)).toEqual([true, true]);
  });

  it('are refused one by one if they take too long', async () => {
    vi.useFakeTimers();
    const workers = workersForTests({ hangsAt: (job) => about('bad.csv')(job) || about('path.csv')(job) });
    const facts = readSet([survey, bad, tops], workers.start);
    await vi.advanceTimersByTimeAsync(LIMIT_MS);
    await vi.advanceTimersByTimeAsync(LIMIT_MS);
    const { notUnderstood, tops: read } = await facts;
    expect(read).toHaveLength(2);
    expect(
      notUnderstood.map(({ source, reason }) => [source.file, /longer than a minute/.test(reason)]),
    ).toEqual([
      ['path.csv', true],
      ['bad.csv', true],
    ]);
  });

  it('terminate the worker if the caller aborts', async () => {
    const workers = workersForTests({ hangsAt: about('bad.csv') });
    const stop = new AbortController();
    const facts = readSet([survey, bad], workers.start, stop.signal);
    await vi.waitFor(() => expect(workers.started[0]?.jobs).toHaveLength(2));
    stop.abort();
    await expect(facts).rejects.toThrow('The reading was stopped.');
    expect(workers.started.map(({ terminated }) => terminated)).toEqual([true]);
  });

  it('are not blamed if the worker does not load, or their combined facts crash it', async () => {
    await expect(readSet([survey], workersForTests({ neverLoads: true }).start)).rejects.toThrow(
      /could not be loaded; check the connection/,
    );
    const understanding = workersForTests({ diesOf: ({ kind }) => kind === 'understand' });
    await expect(readSet([survey], understanding.start)).rejects.toThrow(/more memory/);
  });
});

describe('documents recognised in a worker', () => {
  it('share one worker, and get a new one after a crash', async () => {
    const workers = workersForTests({ diesOf: about('bad.csv') });
    const recognise = recogniser(workers.start);
    const all = await Promise.all(
      [survey, bad, tops, survey].map(({ name, bytes }) => recognise(name, bytes)),
    );
    expect(all.map(({ kind, refused }) => [kind, refused === null])).toEqual([
      ['text', true],
      [null, false],
      ['text', true],
      ['text', true],
    ]);
    expect(workers.started.map(({ jobs, terminated }) => [jobs.length, terminated])).toEqual([
      [2, true],
      [2, false],
    ]);
  });

  const pagesOfScan = (job: Job) => (about('bad.csv')(job) ? 3 : 0);

  it('with text do not wait for a scan, which reports its pages', async () => {
    const workers = workersForTests({ pagesOfScan });
    const recognise = recogniser(workers.start);
    const reported: (readonly [number, number])[] = [];
    const scan = recognise(bad.name, bad.bytes, {}, { onProgress: (done, of) => reported.push([done, of]) });
    const text = await recognise(survey.name, survey.bytes);
    expect(text.kind).toBe('text');
    await vi.waitFor(() => expect(reported).toEqual([[0, 3]]));
    workers.started[1]!.recognised(2);
    workers.started[1]!.recognised(3);
    expect((await scan).kind).toBe('text');
    expect(reported).toEqual([
      [0, 3],
      [2, 3],
      [3, 3],
    ]);
  });

  it('terminate their worker only if a scan is aborted', async () => {
    const workers = workersForTests({ pagesOfScan });
    const recognise = recogniser(workers.start);
    const [scanStop, textStop] = [new AbortController(), new AbortController()];
    const scan = recognise(bad.name, bad.bytes, {}, { signal: scanStop.signal });
    const text = recognise(survey.name, survey.bytes, {}, { signal: textStop.signal });
    await vi.waitFor(() => expect(workers.started).toHaveLength(2));
    await text;
    textStop.abort();
    scanStop.abort();
    await expect(scan).rejects.toThrow('The reading was stopped.');
    await expect(recognise(tops.name, tops.bytes, {}, { signal: textStop.signal })).rejects.toThrow();
    const again = recognise(bad.name, bad.bytes);
    await vi.waitFor(() => expect(workers.started).toHaveLength(3));
    await vi.waitFor(() => expect(workers.started[2]!.jobs).toHaveLength(1));
    workers.started[2]!.recognised(3);
    await again;
    expect(workers.started.map(({ terminated }) => terminated)).toEqual([false, true, false]);
  });
});
