import type { RequestListener } from 'node:http';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listen, startBackend, type Listening } from '../backend-for-tests';
import { readContract } from '../diff/compare';
import type { Contract } from '../diff/document';
import { proxy } from './proxy';

describe('the proxy', () => {
  let contract: Contract;
  let open: Listening[] = [];
  const lines: string[] = [];

  beforeAll(() => {
    contract = readContract('openapi/montage.yaml');
    // As long as a test may take: a program is started.
  }, 30_000);
  afterEach(async () => {
    for (const one of open) await one.close();
    open = [];
    lines.length = 0;
  });

  async function before(backend: Listening): Promise<string> {
    const target = new URL(`${backend.origin}/api`);
    const front = await listen(proxy({ contract, target, report: (line) => lines.push(line) }));
    open.push(front, backend);
    return `${front.origin}/api`;
  }
  const answering = async (listener: RequestListener) => before(await listen(listener));

  it('says nothing of a backend that keeps to the contract, uploads and streams included', async () => {
    const backend = await startBackend();
    const api = await before(backend);
    const headers = { authorization: `Bearer ${backend.token}` };
    const form = new FormData();
    form.append('files', new File(['Formation,TVD SS\nChalk,1200\n'], 'tops.csv'));
    const classifications = 'classifications=Well%20Proposal';
    const stored = await fetch(`${api}/v1/montage/upload?${classifications}`, {
      method: 'POST',
      headers,
      body: form,
    });
    const { id } = (await stored.json()) as { id: string };
    const stream = await fetch(`${api}/v1/montage/generate/${id}?vertical=true`, { headers });
    expect(await stream.text()).toContain('event: progress');
    for (const path of ['/v1/montage?page=1&page_size=10', `/v1/montage/${id}`, '/v1/org', '/v1/user']) {
      expect((await fetch(api + path, { headers })).status).toBe(200);
    }
    expect((await fetch(`${api}/v1/org`)).status).toBe(401);
    expect(lines).toEqual([]);
  });

  it('names a renamed field, a status that is not known, and a wrong request, and lets them pass', async () => {
    const body = '[{"id":"a","label":"x","created_time":"2025-11-04T08:00:00Z"}]';
    const api = await answering((request, response) => {
      const status = request.method === 'POST' ? 418 : 200;
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
    expect(await (await fetch(`${api}/v1/org`)).text()).toBe(body);
    const json = { 'content-type': 'application/json' };
    await (await fetch(`${api}/v1/org`, { method: 'POST', headers: json, body: '{"name":""}' })).text();
    await (await fetch(`${api}/v1/montage?page=2&page=3`)).text();
    expect(lines).toEqual([
      "listOrganisations  response 200  body/0: must have required property 'name'",
      'createOrganisation  request  body/name: must NOT have fewer than 1 characters',
      'createOrganisation  response 418  status: is not in the contract',
      'listMontages  request  query page: occurs more than once',
      'listMontages  response 200  body: must be object',
    ]);
  });

  it('names what a request brings that the contract does not, as the mock refuses it', async () => {
    const backend = await startBackend();
    const api = await before(backend);
    const headers = { authorization: `Bearer ${backend.token}`, 'content-type': 'application/json' };
    const asked = (path: string, body?: unknown) =>
      fetch(api + path, {
        headers,
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      });
    expect((await asked('/v1/org', { name: 'Northern', colour: 'blue' })).status).toBe(422);
    expect((await asked('/v1/montage?colour=red')).status).toBe(422);
    const montage = { id: 'a', sections_list: [], reservoirs_list: [], top_line_item: null };
    const plan = { id: 'b', rank: 1, title: 'Skid', description: null, toString: 1 };
    const imported = { ...montage, plan_summaries_list: [plan] };
    expect((await asked('/v1/montage/import', imported)).status).toBe(422);
    expect(lines).toEqual([
      'createOrganisation  request  body/colour: the contract has no such field',
      'listMontages  request  query colour: the contract has no such parameter',
      'importMontage  request  body/plan_summaries_list/0/toString: the contract has no such field',
    ]);
  });

  it('passes each event on before the next one comes, and names a wrong one', async () => {
    let next = () => {};
    const api = await answering((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('event: progress\ndata: {"id":"a","status":"COMPLETED","detail":"x"}\n\n');
      next = () => response.end('event: done\ndata: {}\n\n');
    });
    const stream = await fetch(`${api}/v1/montage/generate/a?vertical=true`);
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    // The second is not written until the first has arrived: a proxy that waited for the end would wait for ever.
    expect((await reader.read()).value).toContain('event: progress');
    next();
    expect((await reader.read()).value).toContain('event: done');
    await reader.read();
    expect(lines).toEqual(['generateMontage  response 200  event: the contract has none called done']);
  });
});
