import { describe, expect, it } from 'vitest';
import type { MontageList } from '@/api/generated/model';
import { engineer, testClient } from '@/mocks/test-client';

function form(...files: [name: string, content: string | Uint8Array<ArrayBuffer>][]): FormData {
  const data = new FormData();
  for (const [name, content] of files) data.append('files', new File([content], name));
  return data;
}

const path = (...types: string[]): string =>
  `/v1/montage/upload?${new URLSearchParams(types.map((type) => ['classifications', type]))}`;

describe('uploading documents', () => {
  it('stores the set and shows it as a generation that has not been run', async () => {
    const { call, world } = await testClient();
    const sent = form(['survey.csv', 'MD,Inc\n0,0'], ['tops.xlsx', new Uint8Array([80, 75])]);
    const { status, body } = await call<{ id: string }>(
      engineer,
      'POST',
      path('Well Trajectory', 'Well Proposal'),
      sent,
    );
    expect(status).toBe(201);
    expect(body.id).toMatch(/^[0-9a-f]{8}$/);

    const { body: list } = await call<MontageList>(engineer, 'GET', '/v1/montage');
    expect(list.items[0]).toMatchObject({ id: body.id, top_line_item: null });
    expect((await call(engineer, 'GET', `/v1/montage/${body.id}`)).body).toEqual({
      id: body.id,
      sections_list: [],
      reservoirs_list: [],
      top_line_item: null,
      plan_summaries_list: [],
      trajectories_list: [],
      pressure_points_list: [],
      strength_tests_list: [],
      risks_list: [],
      risk_levels_list: [],
    });
    const set = world.db.documentSets.all().find(({ id }) => id === body.id)!;
    expect(set.files.map(({ name, classification }) => [name, classification])).toEqual([
      ['survey.csv', 'Well Trajectory'],
      ['tops.xlsx', 'Well Proposal'],
    ]);
    expect(await world.db.readBytes(set.files[1]!.bytes_key)).toEqual(new Uint8Array([80, 75]));
  });

  it('takes a single file', async () => {
    const { call } = await testClient();
    expect((await call(engineer, 'POST', path('Other'), form(['notes.TXT', 'note']))).status).toBe(201);
  });

  it.each<[why: string, sent: () => FormData, types: string[], status: number, says: RegExp]>([
    ['an empty file', () => form(['survey.csv', '']), ['Other'], 422, /survey\.csv is empty/],
    ['a picture', () => form(['holiday.gif', 'gif']), ['Other'], 415, /holiday\.gif is not a document/],
    ['no extension', () => form(['README', 'text']), ['Other'], 415, /README is not a document/],
    [
      'too few types',
      () => form(['a.csv', '1'], ['b.csv', '2']),
      ['Other'],
      422,
      /There are 2 files and 1 classification; each file needs one\./,
    ],
    [
      'too many types',
      () => form(['a.csv', '1']),
      ['Other', 'Other'],
      422,
      /There is 1 file and 2 classifications; each file needs one\./,
    ],
    ['no file', () => new FormData(), ['Other'], 422, /.+/],
    ['an unknown type', () => form(['a.csv', '1']), ['Well Story'], 422, /.+/],
    [
      'more than twenty',
      () => form(...Array.from({ length: 21 }, (_, i): [string, string] => [`${i}.csv`, '1'])),
      Array.from({ length: 21 }, () => 'Other'),
      413,
      /At most 20 documents/,
    ],
    [
      'more than 50 MB',
      () => form(['survey.csv', new Uint8Array(50 * 1024 * 1024 + 1)]),
      ['Other'],
      413,
      /survey\.csv is larger than 50 MB/,
    ],
  ])('refuses %s, and stores nothing', async (_, sent, types, status, says) => {
    const { call, world } = await testClient();
    const before = await world.db.snapshot();
    const reply = await call<{ message?: string; detail?: { msg: string }[] }>(
      engineer,
      'POST',
      path(...types),
      sent(),
    );
    expect(reply.status).toBe(status);
    expect(reply.body.message ?? reply.body.detail?.[0]?.msg).toMatch(says);
    const { records } = await world.db.snapshot();
    expect({ ...records, sessions: [] }).toEqual({ ...before.records, sessions: [] });
  });

  it('refuses a body that is no form', async () => {
    const { call } = await testClient();
    expect((await call(engineer, 'POST', path('Other'), { files: ['survey.csv'] })).status).toBe(422);
  });
});
