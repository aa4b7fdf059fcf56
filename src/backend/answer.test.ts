import { getResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { ErrorBody, ErrorEntry, Montage, MontageList } from '@/api/generated/model';
import { backendPorts } from '@/mocks/backend-ports';
import { createHandlers } from '@/mocks/handlers';
import { signedInToken } from '@/mocks/identity/sessions';
import { admin, engineer, testClient } from '@/mocks/test-client';
import { createWorld, type World } from '@/mocks/world';
import { answerWith } from './answer';
import { StorageFailure, StorageUnavailable } from './ports';
import { Refusal } from './refusal';
import { unknownFields } from './unknown-fields';

async function list(world: World, answer: () => Promise<MontageList> | MontageList): Promise<Response> {
  const authorization = `Bearer ${await signedInToken(world, engineer)}`;
  const request = new Request('http://localhost/api/v1/montage', { headers: { authorization } });
  const incoming = { request, params: {} };
  return answerWith(backendPorts(world), 'listMontages', { write: answer }, incoming);
}

const extra = { items: [], total_count: 0, pages: 1 } as MontageList;
const missing = { items: [] } as unknown as MontageList;

describe('an answer that does not match the contract', () => {
  it.each([
    [
      'has an unknown field',
      extra,
      /listMontages 200 does not match the contract\. pages: not in the contract/,
    ],
    ['lacks a field', missing, /listMontages 200 does not match the contract\. total_count: .+/],
  ])('throws when it %s', async (_, answer, says) => {
    const world = await createWorld();
    await expect(list(world, () => answer)).rejects.toThrow(says);
  });

  it('is a 500 that names the field where deviations are reported', async () => {
    const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => {});
    const response = await list(await createWorld({ deviations: 'report' }), () => extra);
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({
      stack: { detail: expect.stringMatching(/pages: not in the contract/) },
    });
    expect(console).toHaveBeenCalledOnce();
    console.mockRestore();
  });

  it('is found in refusals too', async () => {
    const teapot = () => {
      throw new Refusal(418, { message: 'Short and stout' });
    };
    await expect(list(await createWorld(), teapot)).rejects.toThrow(
      'listMontages 418 is not in the contract',
    );
    const strange = () => {
      throw new Refusal(503, { reason: 'No' } as ErrorBody);
    };
    await expect(list(await createWorld(), strange)).rejects.toThrow(/reason: not in the contract/);
  });

  it('stores nothing', async () => {
    const world = await createWorld();
    const spoil = async () => {
      world.db.montages.clear();
      return extra;
    };
    await expect(list(world, spoil)).rejects.toThrow();
    expect(world.db.montages.count()).toBe(14);
  });
});

it('is a 503 of the contract while the storage is unavailable, and a 500 where it cannot keep a write', async () => {
  const world = await createWorld();
  const unavailable = await list(world, () => {
    throw new StorageUnavailable('Try again in a moment.');
  });
  expect(unavailable.status).toBe(503);
  expect(await unavailable.json()).toEqual({ message: 'Try again in a moment.' });
  const full = await list(world, () => {
    throw new StorageFailure('The disk is full.');
  });
  expect(full.status).toBe(500);
});

it('finds unknown fields at any depth, and takes undefined for absent', () => {
  const given = { a: [{ b: 1 }, { b: 2, c: 3 }], d: { e: undefined }, f: null };
  expect(unknownFields(given, { a: [{ b: 1 }, { b: 2 }], d: {}, f: null })).toEqual([['a', 1, 'c']]);
});

it('finds unknown fields with names that every object has', () => {
  const given = JSON.parse('{"a":1,"constructor":1,"toString":{},"__proto__":2}') as unknown;
  expect(unknownFields(given, { a: 1 })).toEqual([['constructor'], ['toString'], ['__proto__']]);
});

describe('a body of another content type', () => {
  const create = async (type: string): Promise<Response> => {
    const world = await createWorld();
    const authorization = `Bearer ${await signedInToken(world, admin)}`;
    const init = {
      method: 'POST',
      headers: { authorization, 'content-type': type },
      body: '{"name":"Northern"}',
    };
    return (await getResponse(createHandlers(world), new Request('http://localhost/api/v1/org', init)))!;
  };

  it.each([
    ['application/json', 201],
    ['Application/JSON; charset=utf-8', 201],
    ['text/plain', 422],
    ['application/x-www-form-urlencoded', 422],
  ])('is refused: %s is %i', async (type, status) => {
    expect((await create(type)).status).toBe(status);
  });

  it('is refused with the expected type: a form instead of JSON, and JSON instead of a form', async () => {
    const { call } = await testClient();
    const form = new FormData();
    form.append('name', 'Northern');
    const refusal = (given: string, expected: string) => ({
      status: 422,
      body: {
        detail: [
          {
            loc: ['header', 'content-type'],
            msg: `Expected a body of type ${expected}, received ${given}`,
            type: 'content_type',
          },
        ],
      },
    });
    expect(await call(admin, 'POST', '/v1/org', form)).toMatchObject(
      refusal('multipart/form-data', 'application/json'),
    );
    expect(
      await call(admin, 'POST', '/v1/montage/upload?classifications=Other', { files: [] }),
    ).toMatchObject(refusal('application/json', 'multipart/form-data'));
  });
});

describe('what is wrong with a request', () => {
  it('is a parameter given twice that the contract has once', async () => {
    const { call } = await testClient();
    expect(await call(engineer, 'GET', '/v1/montage?page=2&page=3')).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['query', 'page'], msg: 'Input should be given once', type: 'repeated' }] },
    });
  });

  it('is named by its own field within a nullable object', async () => {
    const { call } = await testClient();
    const { body } = await call<Montage>(engineer, 'GET', '/v1/montage/7f3a19c0');
    const section = body.sections_list.findIndex(({ casing_item }) => casing_item !== null);
    const given = structuredClone(body);
    Object.assign(given.sections_list[section]!.casing_item!, { casing_mass: 'heavy' });
    Object.assign(given.sections_list[section]!, { mud_item: 5 });
    Object.assign(given.top_line_item!, { well_id: 1.5, id: undefined });
    const refused = await call<{ detail: ErrorEntry[] }>(engineer, 'POST', '/v1/montage/import', given);
    expect(refused.status).toBe(422);
    const places = refused.body.detail.map(({ loc }) => loc?.join('.'));
    expect(places).toEqual([
      `body.sections_list.${section}.casing_item.casing_mass`,
      `body.sections_list.${section}.mud_item`,
      'body.top_line_item.well_id',
      'body.top_line_item.id',
    ]);
    expect(refused.body.detail[0]).toMatchObject({
      msg: 'Invalid input: expected number, received string',
      type: 'invalid_type',
    });
  });
});
