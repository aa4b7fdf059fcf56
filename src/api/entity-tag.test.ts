import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { versionOf } from './entity-tag';
import {
  getGetMontageQueryOptions,
  getMontage,
  getSaveMontageMutationOptions,
  saveMontage,
} from './generated/endpoints/montage/montage';
import type { Montage, MontageSave } from './generated/model';

const answer = vi.fn<typeof fetch>();
const montage: Montage = {
  id: '7f3a19c0',
  sections_list: [],
  reservoirs_list: [],
  top_line_item: null,
  plan_summaries_list: [],
};
const save: MontageSave = {
  id: '7f3a19c0',
  sections: [],
  reservoirs: [],
  top_line: null,
  plan_summaries: [],
};
const tagged = (tag: string, body: Montage = montage) => Response.json(body, { headers: { ETag: tag } });
const sentHeaders = () => new Headers(answer.mock.lastCall?.[1]?.headers);

beforeEach(() => {
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  answer.mockReset();
  vi.unstubAllGlobals();
});

describe('the version of an answer', () => {
  it('is known for the answer of a load and of a save', async () => {
    answer.mockResolvedValueOnce(tagged('"v7"')).mockResolvedValueOnce(tagged('"v8"'));
    const loaded = await getMontage(montage.id);
    expect(loaded.data).toEqual(montage);
    expect(versionOf(loaded)).toBe('"v7"');
    expect(versionOf(await saveMontage(save, { 'If-Match': '"v7"' }))).toBe('"v8"');
  });

  it.each(['W/"v7"', 'v7', '"v7', ''])('is not taken from %j, which could never match', async (tag) => {
    answer.mockResolvedValue(tagged(tag));
    expect(versionOf(await getMontage(montage.id))).toBeNull();
  });

  it('is null where the server sends none', async () => {
    answer.mockResolvedValue(Response.json(montage));
    expect(versionOf(await getMontage(montage.id))).toBeNull();
  });
});

describe('a save', () => {
  it('names the version it was made on', async () => {
    answer.mockImplementation(async () => tagged('"v8"'));
    await saveMontage(save, { 'If-Match': '"v7"' });
    expect(sentHeaders().get('If-Match')).toBe('"v7"');
    expect(sentHeaders().get('Content-Type')).toBe('application/json');

    const { mutationFn } = getSaveMontageMutationOptions();
    await mutationFn!(
      { data: save, headers: { 'If-Match': '"v8"' } },
      { client: new QueryClient(), meta: undefined },
    );
    expect(sentHeaders().get('If-Match')).toBe('"v8"');
  });

  it.each([undefined, {}, { 'If-Match': undefined }])('names none with %j', async (headers) => {
    answer.mockResolvedValue(tagged('"v8"'));
    await saveMontage(save, headers);
    expect(sentHeaders().has('If-Match')).toBe(false);
  });
});

it('a query has the version of its newest answer, even if the montage is the same', async () => {
  const client = new QueryClient();
  const options = { ...getGetMontageQueryOptions(montage.id), staleTime: 0 };
  answer.mockResolvedValueOnce(tagged('"v1"')).mockResolvedValueOnce(tagged('"v2"'));
  const load = async () => {
    await client.fetchQuery(options);
    return client.getQueryData<Awaited<ReturnType<typeof getMontage>>>(options.queryKey)!;
  };
  const first = await load();
  const second = await load();
  expect([versionOf(first), versionOf(second)]).toEqual(['"v1"', '"v2"']);
  // Structural sharing keeps equal data, so nothing renders again.
  expect(second.data).toBe(first.data);
});
