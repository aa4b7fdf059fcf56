import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GenerationEvent } from './generated/model';
import { generationEvents, type ReceivedEvent } from './generation-stream';
import { streamMessages } from './stream-messages';
import { setTokenSource } from './token-source';

const answer = vi.fn<typeof fetch>();
const pauses: number[] = [];
const pause = (ms: number) => {
  pauses.push(ms);
  return Promise.resolve();
};

beforeEach(() => vi.stubGlobal('fetch', answer));
afterEach(() => {
  answer.mockReset();
  pauses.length = 0;
  vi.unstubAllGlobals();
  setTokenSource(() => Promise.resolve(null));
});

/** A stream that arrives in the given pieces and then ends, or breaks. */
function stream(pieces: string[], { breaks = false, type = 'text/event-stream; charset=utf-8' } = {}) {
  const encoder = new TextEncoder();
  const left = [...pieces];
  const body = new ReadableStream<Uint8Array>(
    {
      // One at a time, because a break discards what has not been read.
      pull(controller) {
        const piece = left.shift();
        if (piece !== undefined) controller.enqueue(encoder.encode(piece));
        else if (breaks) controller.error(new TypeError('network error'));
        else controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body, { headers: { 'Content-Type': type } });
}

const progress = 'event: progress\ndata: {"id":"survey","status":"IN_PROGRESS","detail":"Survey"}\n\n';
const complete = 'event: complete\ndata: {"montage_sections":[]}\n\n';

async function collect(signal = new AbortController().signal) {
  const events: GenerationEvent[] = [];
  let failure: unknown;
  try {
    for await (const event of generationEvents('doc 1', { vertical: false }, { signal, pause }))
      events.push(event);
  } catch (thrown) {
    failure = thrown;
  }
  return { events, failure };
}

describe('the generation stream', () => {
  it('yields the named events up to complete, however the bytes are cut', async () => {
    const bytes = `: keep-alive\n\n${progress}event: news\ndata: {}\n\n${complete}${progress}`;
    answer.mockResolvedValue(stream(bytes.match(/[\s\S]{1,7}/g)!));
    const { events, failure } = await collect();
    expect(failure).toBeUndefined();
    expect(events.map(({ event }) => event)).toEqual(['progress', 'complete']);
  });

  const step = { id: 'survey', status: 'IN_PROGRESS', detail: 'Survey' };
  const result = { montage_sections: [] };
  const [crlf, lines] = ['\r\n', 'application/x-ndjson'];
  it.each<[how: string, text: string, type?: string]>([
    ['lines that end in CRLF', `${progress}${complete}`.replaceAll('\n', crlf)],
    [
      'names in capitals',
      `${progress}${complete}`.replace('progress', 'PROGRESS').replace('complete', ' Complete'),
    ],
    ['names in the data', `data: ${JSON.stringify({ event: 'progress', data: step })}\n\n${complete}`],
    [
      'types in the data',
      `data: ${JSON.stringify({ type: 'progress', ...step })}\n\ndata: ${JSON.stringify({ type: 'complete', ...result })}\n\n`,
    ],
    ['no names', `data: ${JSON.stringify(step)}\n\ndata: ${JSON.stringify(result)}\n\n`],
    ['no blank line at the end', `${progress}${complete}`.trimEnd()],
    ['a wrapped result', `${progress}event: complete\ndata: {"result":{"montage_sections":[]}}\n\n`],
    ['an end without the result', `${progress}event: complete\ndata: {}\n\n`],
    ['words for a step', `event: progress\ndata: reading\n\n${progress}${complete}`],
    ['data over several lines', `${progress}event: complete\ndata: {\ndata: "montage_sections": []}\n\n`],
    ['text/plain', `${progress}${complete}`, 'text/plain'],
    ['JSON lines', `${JSON.stringify(step)}\n${JSON.stringify(result)}`, lines],
    [
      'JSON lines with names',
      `${JSON.stringify({ event: 'progress', data: step })}\r\n{"event":"complete"}\r\n`,
      lines,
    ],
  ])('reads %s', async (_how, text, type) => {
    answer.mockResolvedValue(stream(text.match(/[\s\S]{1,9}/g)!, type ? { type } : {}));
    const { events, failure } = await collect();
    expect(failure).toBeUndefined();
    expect(events).toEqual([
      { event: 'progress', data: expect.objectContaining(step) },
      { event: 'complete', data: result },
    ]);
  });

  it('reads a result that comes at once as JSON', async () => {
    answer.mockResolvedValue(Response.json(result));
    expect((await collect()).events).toEqual([{ event: 'complete', data: result }]);
  });

  it('reads a step without an id by its words', async () => {
    answer.mockResolvedValue(
      stream(['event: progress\ndata: {"status":"COMPLETED","detail":"Survey"}\n\n', complete]),
    );
    expect((await collect()).events[0]?.data).toMatchObject({ id: 'Survey', detail: 'Survey' });
  });

  it.each([
    ['The proposal has no depths'],
    ['"The proposal has no depths"'],
    ['{"detail":"The proposal has no depths"}'],
    ['{"error":{"code":3,"message":"The proposal has no depths"}}'],
  ])('reads the reason in %s', async (data) => {
    answer.mockResolvedValue(stream([`event: error\ndata: ${data}\n\n`]));
    expect((await collect()).events[0]?.data).toMatchObject({ error: 'The proposal has no depths' });
  });

  it('treats the page of a proxy as a failed start', async () => {
    answer.mockResolvedValue(new Response('<h1>no</h1>', { headers: { 'Content-Type': 'text/html' } }));
    expect((await collect()).failure).toMatchObject({ message: streamMessages.start });
  });

  it('requests the set by its id and omits an unknown height', async () => {
    answer.mockResolvedValue(stream([complete]));
    await collect();
    expect(answer.mock.calls[0]?.[0]).toBe('/api/v1/montage/generate/doc%201?vertical=false');
  });

  it('passes on the error event and ends', async () => {
    answer.mockResolvedValue(stream([progress, 'event: error\ndata: {"error":"No tops"}\n\n']));
    const { events, failure } = await collect();
    expect(events.at(-1)).toEqual({ event: 'error', data: { error: 'No tops' } });
    expect(failure).toBeUndefined();
  });

  it('opens again after 429 and 5xx, with growing pauses and never sooner than the server asks', async () => {
    answer
      .mockResolvedValueOnce(Response.json({}, { status: 503 }))
      .mockResolvedValueOnce(Response.json({}, { status: 429, headers: { 'Retry-After': '9' } }))
      .mockResolvedValueOnce(stream([complete]));
    const { events } = await collect();
    expect(events).toHaveLength(1);
    expect(pauses).toEqual([1_000, 9_000]);
  });

  it('stops opening after its last pause', async () => {
    answer.mockImplementation(() => Promise.resolve(Response.json({}, { status: 500 })));
    const { failure } = await collect();
    expect(failure).toMatchObject({ message: streamMessages.failed });
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000]);
  });

  it('does not open again after any other 4xx', async () => {
    answer.mockResolvedValue(Response.json({ detail: 'no' }, { status: 404 }));
    expect((await collect()).failure).toMatchObject({ message: streamMessages.start });
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it('takes an answer that is no stream for a failed start', async () => {
    answer.mockResolvedValue(Response.json({}));
    expect((await collect()).failure).toMatchObject({ message: streamMessages.start });
  });

  it.each([
    ['breaks', () => stream([progress], { breaks: true })],
    ['ends before complete', () => stream([progress])],
    ['carries data that is not JSON', () => stream(['event: progress\ndata: {oops\n\n'])],
  ])('says that the connection failed when the stream %s', async (_how, make) => {
    answer.mockResolvedValue(make());
    expect((await collect()).failure).toMatchObject({ message: streamMessages.connection });
  });

  it.each<[end: string]>([
    ['event: complete\ndata: "done"\n\n'],
    ['event: complete\ndata: {"montage_sections":7}\n\n'],
    ['event: error\ndata: {}\n\n'],
    ['event: error\ndata: null\n\n'],
  ])('ends in its own sentence at %j', async (end) => {
    // In one piece, so that the progress must not go down with what comes after it.
    answer.mockResolvedValue(stream([`${progress}${end}`]));
    const { events, failure } = await collect();
    expect(events).toHaveLength(1);
    expect(failure).toMatchObject({ name: 'StreamError', message: streamMessages.generation });
  });

  it('ignores an invalid progress event, and an invalid field about sources', async () => {
    const none = 'event: progress\ndata: {"id":7}\n\nevent: progress\ndata: null\n\n';
    const end = 'event: complete\ndata: {"montage_sections":[],"sources":"none"}\n\n';
    answer.mockResolvedValue(stream([none, progress, end]));
    const { events, failure } = await collect();
    expect(failure).toBeUndefined();
    expect(events.map(({ data }) => data)).toEqual([
      { id: 'survey', status: 'IN_PROGRESS', detail: 'Survey' },
      { montage_sections: [] },
    ]);
  });

  it('takes numbers in texts, and rows without a name', async () => {
    const formation = { formation_name: null, true_vertical_depth_subsea: '1200.5' };
    const sections = [{ name: 8.5, formations: [formation, null], total: null }];
    const end = `event: complete\ndata: ${JSON.stringify({ montage_sections: sections })}\n\n`;
    answer.mockResolvedValue(stream([end]));
    const { events } = await collect();
    expect(events[0]?.data).toMatchObject({
      montage_sections: [
        {
          name: '8.5',
          formations: [{ formation_name: null, true_vertical_depth_subsea: 1200.5, variance: null }],
          total: { true_vertical_depth_subsea: null },
        },
      ],
    });
  });

  it('never starts a second run automatically when the events have no ids', async () => {
    answer.mockResolvedValue(stream([progress], { breaks: true }));
    await collect();
    expect(answer).toHaveBeenCalledTimes(1);
  });

  describe('of a server that numbers its events', () => {
    const numbered = (number: number, frame = progress) => frame.replace(/\n$/, `id: run/${number}\n\n`);
    const sentIds = () =>
      answer.mock.calls.map(([, init]) => new Headers(init?.headers).get('Last-Event-ID'));
    const busy = () => Response.json({}, { status: 503 });

    it('goes on after the last event when it breaks', async () => {
      answer
        .mockResolvedValueOnce(stream([numbered(1), numbered(2)], { breaks: true }))
        .mockResolvedValueOnce(stream([numbered(3)]))
        .mockResolvedValueOnce(stream([numbered(4, complete)]));
      const { events, failure } = await collect();
      expect(failure).toBeUndefined();
      expect(events.map((event) => (event as ReceivedEvent).id)).toEqual([
        'run/1',
        'run/2',
        'run/3',
        'run/4',
      ]);
      expect(sentIds()).toEqual([null, 'run/2', 'run/3']);
      // Each arrived event begins the pauses again.
      expect(pauses).toEqual([1_000, 1_000]);
    });

    it('gives up in the specified words after its last pause without an event', async () => {
      answer.mockResolvedValueOnce(stream([numbered(1)]));
      answer.mockImplementation(() => Promise.resolve(stream([': open\n\n'])));
      const { events, failure } = await collect();
      expect(events).toHaveLength(1);
      expect(failure).toMatchObject({ name: 'StreamError', message: streamMessages.connection });
      expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000]);
    });

    it.each([
      ['a busy server', busy, 5],
      ['a refusal', () => Response.json({}, { status: 404 }), 1],
    ])('says that the connection failed when it meets %s on the way', async (_what, make, attempts) => {
      answer.mockResolvedValueOnce(stream([numbered(1)], { breaks: true }));
      answer.mockImplementation(() => Promise.resolve(make()));
      expect((await collect()).failure).toMatchObject({ message: streamMessages.connection });
      expect(answer).toHaveBeenCalledTimes(1 + attempts);
    });

    it('shows that it reconnects, and when it has', async () => {
      const said: string[] = [];
      answer
        .mockResolvedValueOnce(stream([numbered(1)], { breaks: true }))
        .mockResolvedValueOnce(busy())
        .mockResolvedValueOnce(stream([numbered(2, complete)]));
      const options = {
        signal: new AbortController().signal,
        pause,
        onRetry: () => said.push('busy'),
        onReconnect: () => said.push('reconnects'),
        onOpen: () => said.push('open'),
      };
      for await (const { event } of generationEvents('doc 1', { vertical: false }, options)) said.push(event);
      expect(said).toEqual(['open', 'progress', 'reconnects', 'reconnects', 'open', 'complete']);
    });

    it('begins after a given event', async () => {
      answer.mockResolvedValue(stream([numbered(8, complete)]));
      const { signal } = new AbortController();
      const options = { signal, pause, lastEventId: 'run/7' };
      for await (const { event } of generationEvents('doc 1', { vertical: false }, options))
        expect(event).toBe('complete');
      expect(sentIds()).toEqual(['run/7']);
    });

    it('does not repeat an answer that breaks the contract', async () => {
      answer.mockResolvedValue(
        stream([numbered(1), numbered(2, 'event: complete\ndata: {"montage_sections":7}\n\n')]),
      );
      expect((await collect()).failure).toMatchObject({ message: streamMessages.generation });
      expect(answer).toHaveBeenCalledTimes(1);
    });
  });

  it('lets the server end the answer after the last event, instead of cutting it', async () => {
    let close = () => {};
    const cut = vi.fn();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('event: complete\ndata: {"montage_sections":[]}\n\n'));
        close = () => controller.close();
      },
      cancel: cut,
    });
    answer.mockResolvedValue(new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }));
    expect((await collect()).failure).toBeUndefined();
    expect(cut).not.toHaveBeenCalled();
    close();
  });

  it('passes a session that has ended on as it is', async () => {
    setTokenSource(() => Promise.reject(new Error('expired')));
    expect((await collect()).failure).toMatchObject({ name: 'ApiError', kind: 'session' });
  });

  it('stops on request', async () => {
    const controller = new AbortController();
    answer.mockImplementation(() => {
      controller.abort();
      return Promise.reject(controller.signal.reason as Error);
    });
    expect((await collect(controller.signal)).failure).toMatchObject({ name: 'AbortError' });
  });
});
