import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GOOD, readProgramme } from '@/documents/prose/prose-for-tests';
import type { ProseMessage } from '@/documents/prose/request';
import { withProse } from '@/documents/prose/with-prose';
import type { ReadFacts } from '@/documents/understanding/read-documents';
import { openProse } from './open-prose';

interface Asked {
  path: string | undefined;
  authorization: string | undefined;
  body: { model: string; messages: ProseMessage[]; response_format: unknown };
}

/** A stand-in for a language model: what it was asked, and its answers in their order; the last one stays. */
let server: Server | undefined;
let asked: Asked[] = [];
async function startModel(...answers: ((response: ServerResponse, call: number) => void)[]): Promise<string> {
  asked = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url, headers } = request;
    const body = JSON.parse(await read(request)) as Asked['body'];
    asked.push({ path: url, authorization: headers.authorization, body });
    (answers[asked.length - 1] ?? answers.at(-1))?.(response, asked.length);
  };
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}
async function read(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const status =
  (code: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    response.writeHead(code, headers).end('{"error":{"message":"the passages were: secret sand"}}');
const says =
  (content: unknown, finish = 'stop') =>
  (response: ServerResponse) =>
    response.end(JSON.stringify({ choices: [{ message: { content }, finish_reason: finish }] }));
const answers = (...facts: unknown[]) => says(JSON.stringify({ facts }));
const body = (text: string) => (response: ServerResponse) => response.end(text);

const never = new AbortController().signal;
const MESSAGES: ProseMessage[] = [{ role: 'user', content: 'secret sand' }];

function open(url: string, more: Partial<Parameters<typeof openProse>[0]> = {}) {
  const failures: string[] = [];
  const waits: number[] = [];
  const ask = openProse({
    url,
    key: 'sk-very-secret',
    model: 'reader-1',
    timeLimitMs: 60_000,
    onFailure: (why) => failures.push(why),
    timeLimit: () => never,
    sleep: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
    ...more,
  });
  return { ask, failures, waits };
}

let facts: ReadFacts;
beforeAll(async () => {
  facts = await readProgramme();
});

describe('a language model', () => {
  it('that answers well is asked once, with the key, the model and the passages', async () => {
    const url = await startModel(answers(...Object.values(GOOD)));
    const { ask, failures } = open(`${url}/`);
    const after = await withProse(facts, (messages) => ask(messages, never));
    expect(after.casings).toMatchObject([{ outerDiameterIn: 9.625, shoeAhdM: 2890 }]);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      path: '/v1/chat/completions',
      authorization: 'Bearer sk-very-secret',
      body: { model: 'reader-1', response_format: { type: 'json_object' } },
    });
    expect(JSON.stringify(asked[0]?.body.messages)).toContain('Ommelanden Chalk');
    expect(Object.keys(asked[0]?.body ?? {})).not.toContain('tools');
    expect(failures).toEqual([]);
  });

  it('without a key gets none, and its address keeps its query', async () => {
    const url = await startModel(answers());
    await open(`${url}?api-version=1`, { key: undefined }).ask(MESSAGES, never);
    expect(asked[0]).toMatchObject({ path: '/v1/chat/completions?api-version=1', authorization: undefined });
  });

  it('may put its JSON between fences', async () => {
    const url = await startModel(says('```json\n{"facts": []}\n```'));
    expect(await open(url).ask(MESSAGES, never)).toEqual({ facts: [] });
  });

  it.each([429, 500, 503])('is asked once more after status %i', async (code) => {
    const url = await startModel(status(code, { 'retry-after': '3' }), answers());
    const { ask, waits } = open(url);
    expect(await ask(MESSAGES, never)).toEqual({ facts: [] });
    expect(waits).toEqual([3000]);
  });

  it.each<[string, (response: ServerResponse) => void, RegExp, number]>([
    ['refuses the key', status(401), /refused the key \(status 401\)/, 1],
    ['has no such model', status(404), /answered with status 404/, 1],
    ['has too many calls twice', status(429), /too many calls/, 2],
    ['is broken twice', status(502), /answered with status 502/, 2],
    ['redirects', status(302, { location: 'http://127.0.0.1:9/' }), /could not be reached/, 1],
    ['breaks the connection', (response) => response.destroy(), /could not be reached/, 1],
    ['answers with a page', body('<html>'), /no chat completion/, 1],
    ['answers with no choice', body('{"choices":[]}'), /no chat completion/, 1],
    ['refuses to answer', says(null), /no chat completion/, 1],
    ['answers in broken JSON', says('{"facts": [{"passage": 1,'), /no JSON/, 1],
    ['answers in words', says('The shoe is at 2,890 m.'), /no JSON/, 1],
    ['is cut off', says('{"facts": []}', 'length'), /cut off/, 1],
    [
      'answers without end',
      (response) => {
        response.write('{"choices":[{"message":{"content":"');
        const more = () =>
          response.write('x'.repeat(50_000)) ? setImmediate(more) : response.once('drain', more);
        response.on('close', () => response.removeAllListeners('drain'));
        more();
      },
      /too long/,
      1,
    ],
  ])('that %s fails no reading, and says nothing of the texts', async (_, answer, why, calls) => {
    const url = await startModel(answer);
    const { ask, failures } = open(url);
    const after = await withProse(facts, (messages) => ask(messages, never));
    expect({ ...after, remarks: [] }).toEqual({ ...facts, remarks: [] });
    expect(after.remarks.map(({ text }) => text).join('\n')).toMatch(why);
    expect(failures).toHaveLength(1);
    expect(failures.join()).toMatch(why);
    expect(failures.join()).not.toMatch(/secret|sand|Chalk/);
    expect(asked).toHaveLength(calls);
  });

  it('that is not there fails no reading', async () => {
    const url = await startModel(answers());
    server?.close();
    await expect(open(url).ask(MESSAGES, never)).rejects.toThrow('it could not be reached');
  });

  it('that answers too slowly is given up', async () => {
    const late = new AbortController();
    const url = await startModel(() => late.abort());
    const { ask } = open(url, { timeLimit: () => late.signal });
    await expect(ask(MESSAGES, never)).rejects.toThrow('it did not answer within 60 s');
  });

  it('is left when the job stops, also by the calls that wait for their turn', async () => {
    const stop = new AbortController();
    const url = await startModel((_, call) => {
      if (call === 2) stop.abort(new Error('stopped'));
    });
    const { ask, failures } = open(url);
    const results = await Promise.allSettled([1, 2, 3, 4].map(() => ask(MESSAGES, stop.signal)));
    expect(results.map((result) => result.status === 'rejected' && String(result.reason))).toEqual(
      Array.from({ length: 4 }, () => 'Error: stopped'),
    );
    expect(asked).toHaveLength(2);
    expect(failures).toEqual([]);
  });

  it('has two calls at a time', async () => {
    let [running, most] = [0, 0];
    const url = await startModel((response) => {
      running += 1;
      most = Math.max(most, running);
      setImmediate(() => {
        running -= 1;
        answers()(response);
      });
    });
    const { ask } = open(url);
    await Promise.all([1, 2, 3, 4, 5].map(() => ask(MESSAGES, never)));
    expect([asked.length, most]).toEqual([5, 2]);
  });
});
