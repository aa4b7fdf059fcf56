import { describe, expect, it } from 'vitest';
import type { ErrorBody, Montage, MontageVersion, MontageVersionContent } from '@/api/generated/model';
import { engineer, newcomer, testClient, type TestClient } from '@/mocks/test-client';
import { saveShape } from './save-shape-for-tests';

const otherOrganisation = 'carla.smit@example.com';
const montageId = '7f3a19c0';
const versions = `/v1/montage/${montageId}/versions`;

interface Page {
  items: MontageVersion[];
  total_count: number;
}

/** Saves the montage with another name of the well. */
async function save({ call }: TestClient, wellName: string): Promise<Montage> {
  const { body } = await call<Montage>(engineer, 'GET', `/v1/montage/${montageId}`);
  const top_line_item = body.top_line_item && { ...body.top_line_item, well_name: wellName };
  return (await call<Montage>(engineer, 'PUT', '/v1/montage', saveShape({ ...body, top_line_item }))).body;
}

describe('versions of a montage', () => {
  it('has one version before the first save, without an author or a cause', async () => {
    const { call } = await testClient();
    const { body } = await call<Page>(engineer, 'GET', versions);
    expect(body).toMatchObject({
      total_count: 1,
      items: [{ number: 1, saved_by: engineer, cause: 'generation', name: null }],
    });
    const { body: montage } = await call<Montage>(engineer, 'GET', `/v1/montage/${montageId}`);
    const first = await call<MontageVersionContent>(engineer, 'GET', `${versions}/1`);
    expect(first.body.montage).toEqual(montage);
  });

  it('adds one version for each save, with its author, and keeps what was saved', async () => {
    const client = await testClient();
    const second = await save(client, 'Second');
    const third = await save(client, 'Third');
    const { body } = await client.call<Page>(engineer, 'GET', versions);
    expect(body.items.map(({ number, saved_by, cause }) => [number, saved_by, cause])).toEqual([
      [3, engineer, 'save'],
      [2, engineer, 'save'],
      [1, engineer, 'generation'],
    ]);
    const contents = await Promise.all(
      [2, 3].map((number) => client.call<MontageVersionContent>(engineer, 'GET', `${versions}/${number}`)),
    );
    expect(contents.map(({ body: { montage } }) => montage)).toEqual([second, third]);
  });

  it('is paged, and has nothing beyond the last page', async () => {
    const client = await testClient();
    await save(client, 'Second');
    const page = async (number: number) =>
      (await client.call<Page>(engineer, 'GET', `${versions}?page=${number}&page_size=1`)).body;
    expect((await page(2)).items.map(({ number }) => number)).toEqual([1]);
    expect(await page(3)).toEqual({ items: [], total_count: 2 });
  });

  it('keeps a name, trimmed, through later saves, and loses it with null', async () => {
    const client = await testClient();
    const name = async (value: string | null) =>
      (await client.call<MontageVersion>(engineer, 'PUT', `${versions}/1`, { name: value })).body.name;
    expect(await name(' Issued for approval ')).toBe('Issued for approval');
    for (let count = 0; count < 25; count += 1) await save(client, `Save ${count}`);
    const { body } = await client.call<Page>(engineer, 'GET', `${versions}?page_size=100`);
    expect(body.items.at(-1)).toMatchObject({ number: 1, name: 'Issued for approval' });
    expect(body.items[0]?.number).toBe(26);
    expect(await name(null)).toBeNull();
  });

  it.each([{ name: '' }, { name: '  ' }, { name: 'x'.repeat(201) }, {}, { name: 'A', number: 2 }])(
    'refuses the name in %j',
    async (body) => {
      const { call } = await testClient();
      expect((await call(engineer, 'PUT', `${versions}/1`, body)).status).toBe(422);
    },
  );

  it.each([
    ['GET', '/v1/montage/unknown/versions'],
    ['GET', '/v1/montage/unknown/versions/1'],
    ['GET', `${versions}/2`],
    ['PUT', `${versions}/2`],
  ])('answers 404 to %s %s', async (method, path) => {
    const { call } = await testClient();
    const answer = await call<ErrorBody>(
      engineer,
      method,
      path,
      method === 'PUT' ? { name: null } : undefined,
    );
    expect(answer.status).toBe(404);
  });

  it('are for callers with access to montages, and 404 for another organisation', async () => {
    const { call } = await testClient();
    expect((await call(null, 'GET', versions)).status).toBe(401);
    expect((await call(newcomer, 'GET', versions)).status).toBe(403);
    const { body } = await call<{ id: string }>(
      engineer,
      'POST',
      '/v1/montage/import',
      (await call<Montage>(engineer, 'GET', `/v1/montage/${montageId}`)).body,
    );
    const own = `/v1/montage/${body.id}/versions`;
    expect((await call<Page>(engineer, 'GET', own)).body.items[0]).toMatchObject({
      saved_by: engineer,
      cause: 'import',
    });
    const account = { email: otherOrganisation, password: 'long-enough' };
    await call(null, 'POST', '/v1/auth/create', account);
    const answers = [
      await call(otherOrganisation, 'GET', own),
      await call(otherOrganisation, 'GET', `${own}/1`),
      await call(otherOrganisation, 'PUT', `${own}/1`, { name: 'Mine' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});
