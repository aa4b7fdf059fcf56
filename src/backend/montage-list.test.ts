import { describe, expect, it } from 'vitest';
import type { Montage, MontageList } from '@/api/generated/model';
import { engineer, testClient } from '@/mocks/test-client';
import { saveShape } from './save-shape-for-tests';

const id = '7f3a19c0';

async function client() {
  const { call } = await testClient();
  const list = async (query: string) =>
    (await call<MontageList>(engineer, 'GET', `/v1/montage?${query}`)).body;
  const namesOf = async (query: string) =>
    (await list(query)).items.map(({ top_line_item: top }) => top?.well_name ?? top?.field_name ?? null);
  return { call, list, namesOf };
}

describe('the list of montages', () => {
  it('lists what the server offers, and the status of each montage', async () => {
    const { call, list } = await client();
    const { offers, items } = await list('page_size=3');
    expect(offers).toEqual(['query', 'folders']);
    expect(items[1]).toMatchObject({ top_line_item: null, status: 'stopped', folder: 'current' });

    const { body: before } = await call<Montage>(engineer, 'GET', `/v1/montage/${id}`);
    const save = saveShape(before);
    save.sections[0]!.diameter = 1;
    await call(engineer, 'PUT', '/v1/montage', save);
    const [saved] = (await list('findings=open&sort=findings&page_size=1')).items;
    expect(saved).toMatchObject({ id, status: 'edited', changed_by: engineer });
    expect(saved!.findings!.errors).toBeGreaterThan(0);
    expect(saved!.total_depth).toBe(
      Math.max(...before.sections_list.map((one) => one.along_hole_depth_below_drill_floor!)),
    );
  });

  it('searches without regard to case, and sorts', async () => {
    const { list, namesOf } = await client();
    expect(await namesOf('search=NOORDER%20diep-4')).toEqual(['Noorderdiep-4']);
    expect(await namesOf('search=kwelder&sort=name&order=asc')).toEqual(
      (await namesOf('search=kwelder&sort=name&order=desc')).toReversed(),
    );
    expect((await list('search=no-such-well')).total_count).toBe(0);
    expect((await list('field=BRD')).items[0]?.top_line_item?.field_name).toBe('Brandaris');
    const cut = (await list('page_size=1')).items[0]!.updated_time!;
    expect((await list(`changed_from=${cut}`)).total_count).toBe(1);
    expect((await list(`changed_before=${cut}`)).total_count).toBe(13);
  });

  it('refuses what the contract does not have', async () => {
    const { call } = await client();
    for (const query of ['sort=colour', 'order=up', 'status=done', 'changed_from=today', 'search='])
      expect((await call(engineer, 'GET', `/v1/montage?${query}`)).status).toBe(422);
  });
});

describe('a folder', () => {
  it('takes a montage out of the list, and gives it back unchanged', async () => {
    const { call, list } = await client();
    const move = (folder: string) => call(engineer, 'PUT', `/v1/montage/${id}/folder`, { folder });
    const load = () => call<Montage>(engineer, 'GET', `/v1/montage/${id}`);
    const before = await load();

    expect(await move('archive')).toMatchObject({ status: 200, body: { id, folder: 'archive' } });
    expect((await list('')).total_count).toBe(13);
    expect((await list('folder=archive')).items.map((one) => one.id)).toEqual([id]);
    // An archived montage can still be worked on, and stays in the archive.
    expect((await call(engineer, 'PUT', '/v1/montage', saveShape(before.body))).status).toBe(200);
    expect((await list('folder=archive')).total_count).toBe(1);

    await move('bin');
    expect((await load()).status).toBe(404);
    expect((await call(engineer, 'PUT', '/v1/montage', saveShape(before.body))).status).toBe(404);
    expect((await call(engineer, 'GET', `/v1/montage/${id}/versions`)).status).toBe(404);
    expect((await list('folder=bin')).items[0]).toMatchObject({ id, folder: 'bin' });

    await move('current');
    expect((await load()).body).toEqual(before.body);
    expect((await list('')).total_count).toBe(14);
    expect((await call(engineer, 'PUT', '/v1/montage/none/folder', { folder: 'bin' })).status).toBe(404);
    expect((await move('attic')).status).toBe(422);
  });
});
