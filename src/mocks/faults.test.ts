import { describe, expect, it, vi } from 'vitest';
import { responseOf } from '@/backend/contract';
import { saveShape } from '@/backend/save-shape-for-tests';
import type { Montage } from '@/api/generated/model';
import { parseFaults } from './fault-text';
import type { Fault } from './faults';
import { admin, engineer, testClient } from './test-client';

const list = '/v1/montage';

describe('faults', () => {
  it('answers with a status, for the given calls', async () => {
    const { call, world } = await testClient({
      faults: [{ on: 'listMontages', fault: { kind: 'status', status: 503 }, calls: { first: 2 } }],
    });
    world.faults.add({
      on: 'listMontages',
      fault: { kind: 'status', status: 429, headers: { 'retry-after': '2' } },
      calls: { only: 3 },
    });
    const replies = [];
    for (let n = 0; n < 4; n += 1) replies.push(await call<{ message?: string }>(engineer, 'GET', list));
    expect(replies.map((reply) => reply.status)).toEqual([503, 503, 429, 200]);
    expect(replies[0]?.body.message).toMatch(/503/);
    expect(replies[2]?.headers.get('retry-after')).toBe('2');
  });

  it('sends Retry-After with a 429 by default', async () => {
    const { call, world } = await testClient({ faults: parseFaults('listMontages:status:429@1') });
    expect((await call(engineer, 'GET', list)).headers.get('retry-after')).toBe('1');
    world.faults.add({
      on: 'listMontages',
      fault: { kind: 'status', status: 429, headers: { 'retry-after': '7' } },
    });
    expect((await call(engineer, 'GET', list)).headers.get('retry-after')).toBe('7');
  });

  it('sends the given body, even if it violates the contract', async () => {
    const { call, world } = await testClient();
    const body = { detail: 'Upstream' };
    const takeAway = world.faults.add({ on: 'getMontage', fault: { kind: 'status', status: 502, body } });
    expect(await call(engineer, 'GET', `${list}/7f3a19c0`)).toMatchObject({ status: 502, body });
    takeAway();
    expect((await call(engineer, 'GET', `${list}/7f3a19c0`)).status).toBe(200);
  });

  it('delays by the clock of the world', async () => {
    const { call, clock, world } = await testClient();
    world.faults.add({ on: 'listMontages', fault: { kind: 'delay', ms: 2000 } });
    const reply = call(engineer, 'GET', list);
    await vi.waitFor(() => expect(clock.sleeping()).toBe(1));
    const sentinel = Promise.resolve('waiting');
    expect(await Promise.race([reply, sentinel])).toBe('waiting');
    await clock.advance(2000);
    expect((await reply).status).toBe(200);
  });

  it('holds until it is released', async () => {
    const { call, world } = await testClient();
    world.faults.add({ on: 'listMontages', fault: { kind: 'hold' } });
    const held = [call(engineer, 'GET', list), call(engineer, 'GET', list)];
    await vi.waitFor(() => expect(world.faults.held()).toBe(2));
    expect(await Promise.race([...held, Promise.resolve('waiting')])).toBe('waiting');
    world.dispose();
    expect((await Promise.all(held)).map((reply) => reply.status)).toEqual([200, 200]);
  });

  it('frees a call from all that hold it when the faults are removed', async () => {
    const { call, world } = await testClient();
    for (const kind of ['hold', 'hold', 'withhold'] as const)
      world.faults.add({ on: 'listMontages', fault: { kind } });
    const held = call(engineer, 'GET', list);
    await vi.waitFor(() => expect(world.faults.held()).toBe(1));
    world.faults.clear();
    expect((await held).status).toBe(200);
  });

  it('gives no answer', async () => {
    const { open, world } = await testClient();
    world.faults.add({ on: 'listMontages', fault: { kind: 'network' } });
    expect((await open(engineer, 'GET', list)).type).toBe('error');
  });

  it('also affects the identity provider', async () => {
    const body = { error: { code: 400, message: 'USER_DISABLED' } };
    const { identity } = await testClient({
      faults: [{ on: 'signInWithPassword', fault: { kind: 'status', status: 400, body } }],
    });
    expect(
      (await identity('signInWithPassword', { email: engineer, password: 'montage-demo' })).body,
    ).toEqual(body);
  });
});

describe('a save with a fault', () => {
  const path = `${list}/7f3a19c0`;
  type SaveFault = Exclude<Fault, { afterEvents: number }>;

  /** Loads, declares the fault, and gives a save of another well name and what the server has afterwards. */
  async function saveWith(fault: SaveFault) {
    const client = await testClient();
    const { body: before } = await client.call<Montage>(engineer, 'GET', path);
    client.world.faults.add({ on: 'saveMontage', fault, calls: { only: 1 } });
    const mine = { ...before, top_line_item: { ...before.top_line_item!, well_name: 'Mine' } };
    const nameNow = async () =>
      (await client.call<Montage>(engineer, 'GET', path)).body.top_line_item?.well_name;
    return { client, nameNow, save: () => client.open(engineer, 'PUT', list, saveShape(mine)) };
  }

  it.each([401, 403, 404, 409, 412, 422, 429, 500, 503])(
    'with %i is refused in a shape of the contract, once, and changes nothing',
    async (status) => {
      const { save, nameNow } = await saveWith({ kind: 'status', status });
      const refused = await save();
      expect(refused.status).toBe(status);
      const said = responseOf('saveMontage', status)!.parse(await refused.json());
      expect(said).not.toEqual({});
      expect(await nameNow()).toBe('Noorderdiep-4');
      expect((await save()).status).toBe(200);
      expect(await nameNow()).toBe('Mine');
    },
  );

  it('with 422 has entries, with msg or message', async () => {
    const { save } = await saveWith({ kind: 'status', status: 422 });
    const { detail } = (await (await save()).json()) as { detail: { msg?: string; message?: string }[] };
    expect(detail.map(({ msg, message }) => msg ?? message)).toEqual([
      'Input should be a valid number',
      'Ranks should begin at 1',
    ]);
  });

  it('with an HTML page instead of JSON changes nothing', async () => {
    for (const status of [200, 502]) {
      const { save, nameNow } = await saveWith({ kind: 'html', status });
      const answer = await save();
      expect(answer.status).toBe(status);
      expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
      await expect(answer.json()).rejects.toThrow(SyntaxError);
      expect(await nameNow()).toBe('Noorderdiep-4');
    }
  });

  it('with an empty answer changes nothing', async () => {
    const { save, nameNow } = await saveWith({ kind: 'empty' });
    const answer = await save();
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    expect(await nameNow()).toBe('Noorderdiep-4');
  });

  it('with an answer of another server is stored', async () => {
    const { save, nameNow } = await saveWith({ kind: 'misshapen' });
    const answer = await save();
    expect(answer.status).toBe(200);
    expect(responseOf('saveMontage', 200)!.safeParse(await answer.json()).success).toBe(false);
    expect(await nameNow()).toBe('Mine');
  });

  it.each([
    [{ kind: 'answer', body: { ok: true } }, 200, '{"ok":true}'],
    [{ kind: 'answer', status: 201, body: null }, 201, 'null'],
    [{ kind: 'answer', status: 202 }, 202, ''],
    [
      { kind: 'answer', body: ({ id }: { id: string }) => ({ id, top_line: 'mine' }) },
      200,
      '{"id":"7f3a19c0","top_line":"mine"}',
    ],
  ] as const)('by another answer (%j) is done', async (fault, status, text) => {
    const { save, nameNow } = await saveWith(fault);
    const answer = await save();
    expect([answer.status, await answer.text()]).toEqual([status, text]);
    expect(answer.headers.has('etag')).toBe(true);
    expect(await nameNow()).toBe('Mine');
  });

  it('whose connection breaks during the request changes nothing', async () => {
    const { save, nameNow } = await saveWith({ kind: 'network' });
    expect((await save()).type).toBe('error');
    expect(await nameNow()).toBe('Noorderdiep-4');
  });

  it('whose connection breaks before the answer is stored, without an answer', async () => {
    const { save, nameNow } = await saveWith({ kind: 'lost' });
    expect((await save()).type).toBe('error');
    expect(await nameNow()).toBe('Mine');
  });

  it('whose connection breaks during the answer is stored, with half an answer', async () => {
    const { save, nameNow } = await saveWith({ kind: 'cut' });
    const answer = await save();
    expect(answer.status).toBe(200);
    expect(answer.headers.has('etag')).toBe(true);
    const reader = answer.body!.getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toMatch(/^\{"id":"7f3a19c0"/);
    await expect(reader.read()).rejects.toThrow(TypeError);
    expect(await nameNow()).toBe('Mine');
  });

  it('with a withheld answer is stored, and answered on release', async () => {
    const { client, save, nameNow } = await saveWith({ kind: 'withhold' });
    const answer = save();
    await vi.waitFor(() => expect(client.world.faults.held()).toBe(1));
    expect(await nameNow()).toBe('Mine');
    expect(await Promise.race([answer, Promise.resolve('waiting')])).toBe('waiting');
    client.world.faults.release();
    expect((await answer).status).toBe(200);
  });

  it('gets all declared faults: refused by the server, and the refusal lost', async () => {
    const { client, save } = await saveWith({ kind: 'lost' });
    client.world.faults.add({ on: 'saveMontage', fault: { kind: 'withhold' }, calls: { only: 1 } });
    await client.world.db.transaction(() => client.world.db.montages.clear());
    const answer = save();
    await vi.waitFor(() => expect(client.world.faults.held()).toBe(1));
    client.world.faults.release();
    expect((await answer).type).toBe('error');
    expect((await save()).status).toBe(404);
  });

  it('of kind cut needs a body, which a deletion lacks', async () => {
    const client = await testClient();
    client.world.faults.add({ on: 'deleteOrganisation', fault: { kind: 'withhold' } });
    const { body } = await client.call<{ id: string }>(admin, 'POST', '/v1/org', { name: 'Empty' });
    const answer = client.open(admin, 'DELETE', `/v1/org/${body.id}`);
    await vi.waitFor(() => expect(client.world.faults.held()).toBe(1));
    client.world.faults.release();
    expect((await answer).status).toBe(204);
  });
});

describe('faults in an address', () => {
  it('are parsed', () => {
    expect(
      parseFaults('listMontages:status:503@1, saveMontage:network<2,generateMontage:drop:5,token:hold'),
    ).toEqual([
      { on: 'listMontages', fault: { kind: 'status', status: 503 }, calls: { only: 1 } },
      { on: 'saveMontage', fault: { kind: 'network' }, calls: { first: 2 } },
      { on: 'generateMontage', fault: { kind: 'drop', afterEvents: 5 } },
      { on: 'token', fault: { kind: 'hold' } },
    ]);
    expect(
      parseFaults(
        'saveMontage:status:429:5@2,saveMontage:lost,saveMontage:cut<1,getMontage:withhold,token:html,getMontage:html:502',
      ),
    ).toEqual([
      {
        on: 'saveMontage',
        fault: { kind: 'status', status: 429, headers: { 'Retry-After': '5' } },
        calls: { only: 2 },
      },
      { on: 'saveMontage', fault: { kind: 'lost' } },
      { on: 'saveMontage', fault: { kind: 'cut' }, calls: { first: 1 } },
      { on: 'getMontage', fault: { kind: 'withhold' } },
      { on: 'token', fault: { kind: 'html' } },
      { on: 'getMontage', fault: { kind: 'html', status: 502 } },
    ]);
    expect(parseFaults('')).toEqual([]);
  });

  it.each([
    'listMontage:status:503',
    'listMontages:status',
    'listMontages',
    'saveMontage:drop:2',
    'listMontages:burn',
    'generateMontage:cut',
    'token:lost',
    'saveMontage:hold:5',
    'listMontages:status:99999',
    'listMontages:status:200',
    'getMontage:html:204',
    'saveMontage:delay:5:5',
  ])('does not overlook %s', (text) => expect(() => parseFaults(text)).toThrow(text));
});
