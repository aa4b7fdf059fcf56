import { describe, expect, it } from 'vitest';
import { parseFaults } from './fault-text';
import { engineer, testClient } from './test-client';

const list = '/v1/montage';

describe('faults', () => {
  it('answers with a status, for the calls that are meant', async () => {
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

  it('sends the body that is given, whatever the contract says', async () => {
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
    await new Promise((resolve) => setTimeout(resolve, 20));
    const sentinel = Promise.resolve('waiting');
    expect(await Promise.race([reply, sentinel])).toBe('waiting');
    await clock.advance(2000);
    expect((await reply).status).toBe(200);
  });

  it('holds until it is released', async () => {
    const { call, world } = await testClient();
    world.faults.add({ on: 'listMontages', fault: { kind: 'hold' } });
    const held = [call(engineer, 'GET', list), call(engineer, 'GET', list)];
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await Promise.race([...held, Promise.resolve('waiting')])).toBe('waiting');
    world.dispose();
    expect((await Promise.all(held)).map((reply) => reply.status)).toEqual([200, 200]);
  });

  it('gives no answer at all', async () => {
    const { open, world } = await testClient();
    world.faults.add({ on: 'listMontages', fault: { kind: 'network' } });
    expect((await open(engineer, 'GET', list)).type).toBe('error');
  });

  it('befalls the identity provider as well', async () => {
    const body = { error: { code: 400, message: 'USER_DISABLED' } };
    const { identity } = await testClient({
      faults: [{ on: 'signInWithPassword', fault: { kind: 'status', status: 400, body } }],
    });
    expect(
      (await identity('signInWithPassword', { email: engineer, password: 'montage-demo' })).body,
    ).toEqual(body);
  });
});

describe('faults in an address', () => {
  it('reads them', () => {
    expect(
      parseFaults('listMontages:status:503@1, saveMontage:network<2,generateMontage:drop:5,token:hold'),
    ).toEqual([
      { on: 'listMontages', fault: { kind: 'status', status: 503 }, calls: { only: 1 } },
      { on: 'saveMontage', fault: { kind: 'network' }, calls: { first: 2 } },
      { on: 'generateMontage', fault: { kind: 'drop', afterEvents: 5 } },
      { on: 'token', fault: { kind: 'hold' } },
    ]);
    expect(parseFaults('')).toEqual([]);
  });

  it.each([
    'listMontage:status:503',
    'listMontages:status',
    'listMontages',
    'saveMontage:drop:2',
    'listMontages:burn',
  ])('does not overlook %s', (text) => expect(() => parseFaults(text)).toThrow(text));
});
