import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { etagOf } from './entity-tag';
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
    expect(loaded).toEqual(montage);
    expect(etagOf(loaded)).toBe('"v7"');
    expect(etagOf(await saveMontage(save, { 'If-Match': '"v7"' }))).toBe('"v8"');
    expect(etagOf({ ...loaded })).toBeNull();
  });

  it.each(['W/"v7"', 'v7', '"v7', ''])('is not taken from %j, which could never match', async (tag) => {
    answer.mockResolvedValue(tagged(tag));
    expect(etagOf(await getMontage(montage.id))).toBeNull();
  });

  it('is null where the server sends none', async () => {
    answer.mockResolvedValue(Response.json(montage));
    expect(etagOf(await getMontage(montage.id))).toBeNull();
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

describe('a query', () => {
  const renamed: Montage = {
    ...montage,
    plan_summaries_list: [{ id: 'p1', rank: 1, title: 'Run the liner', description: null }],
  };
  /** The data that a screen sees: that of the cache, not the result of the fetch. */
  const load = async (client: QueryClient, query: { structuralSharing?: boolean }): Promise<Montage> => {
    const options = getGetMontageQueryOptions(montage.id, { query });
    await client.fetchQuery({ ...options, staleTime: 0 });
    return client.getQueryData(options.queryKey)!;
  };

  it('gives the version of the newest answer without structural sharing', async () => {
    const client = new QueryClient();
    const query = { structuralSharing: false };
    answer.mockResolvedValueOnce(tagged('"v1"')).mockResolvedValueOnce(tagged('"v2"'));
    await load(client, query);
    expect(etagOf(await load(client, query))).toBe('"v2"');

    answer.mockResolvedValueOnce(tagged('"v3"', renamed));
    const saved = await saveMontage(save, { 'If-Match': '"v2"' });
    const { queryKey } = getGetMontageQueryOptions(montage.id, { query });
    client.setQueryData(queryKey, saved);
    expect(etagOf(client.getQueryData<Montage>(queryKey)!)).toBe('"v3"');
  });

  it('loses it with structural sharing, as the comment of etagOf says', async () => {
    const client = new QueryClient();
    answer
      .mockResolvedValueOnce(tagged('"v1"'))
      .mockResolvedValueOnce(tagged('"v2"'))
      .mockResolvedValueOnce(tagged('"v3"', renamed));
    await load(client, {});
    expect(etagOf(await load(client, {}))).toBe('"v1"');
    expect(etagOf(await load(client, {}))).toBeNull();
  });
});
