import { describe, expect, it } from 'vitest';
import { operations, type OperationId } from '@/api/generated/operations';
import { admin, engineer, testClient, type TestClient } from '@/mocks/test-client';

const layout = {
  name: 'Tops of Lowland Surveys',
  fingerprint: { form: 'text', producer: null, tables: [] },
  corrections: [{ kind: 'table', at: { row: 1 }, is: 'tops' }],
};
const emptySave = { sections: [], reservoirs: [], top_line: null, plan_summaries: [] };
const nothing = 'nothing';

/** Fills the path of an operation with an id, and its body where the id is in it. */
const requests: Partial<Record<OperationId, (id: string) => { path: string; body?: unknown }>> = {
  getMontage: (id) => ({ path: `/v1/montage/${id}` }),
  moveMontage: (id) => ({ path: `/v1/montage/${id}/folder`, body: { folder: 'archive' } }),
  listVersions: (id) => ({ path: `/v1/montage/${id}/versions` }),
  getVersion: (id) => ({ path: `/v1/montage/${id}/versions/1` }),
  nameVersion: (id) => ({ path: `/v1/montage/${id}/versions/1`, body: { name: 'Issued' } }),
  saveMontage: (id) => ({ path: '/v1/montage', body: { ...emptySave, id } }),
  generateMontage: (id) => ({ path: `/v1/montage/generate/${id}?vertical=true` }),
  stopGeneration: (id) => ({ path: `/v1/montage/generate/${id}` }),
  listDocuments: (id) => ({ path: `/v1/documents/${id}` }),
  getDocumentReview: (id) => ({ path: `/v1/documents/${id}/1/review` }),
  correctDocument: (id) => ({ path: `/v1/documents/${id}/1/review`, body: { corrections: [] } }),
  saveLayout: () => ({ path: '/v1/layouts/lay-1', body: layout }),
  deleteLayout: (id) => ({ path: `/v1/layouts/${id === nothing ? nothing : 'lay-1'}` }),
};

/** A layout's id is the caller's own choice, so that it has no answer for one that does not exist. */
const without404: Partial<Record<OperationId, number>> = { deleteLayout: 204 };

async function uploaded({ call }: TestClient): Promise<string> {
  const form = new FormData();
  form.append('files', new File(['Chalk,700\n'], 'tops.csv'));
  const { body } = await call<{ id: string }>(
    engineer,
    'POST',
    '/v1/montage/upload?classifications=Other',
    form,
  );
  return body.id;
}

/** What an organisation has, without what a sign-in changes. */
async function belongings({ world }: TestClient) {
  const { records, bytes } = await world.db.snapshot();
  const { montages, versions, generations, documentSets, layouts } = records;
  return { montages, versions, generations, documentSets, layouts, bytes: Object.keys(bytes) };
}

async function withStranger() {
  const client = await testClient();
  const { call, world } = client;
  const id = await uploaded(client);
  expect((await call(engineer, 'PUT', '/v1/layouts/lay-1', layout)).status).toBe(200);
  await world.db.transaction(async () => {
    await world.db.users.update((q) => q.where({ email: admin }), {
      data: (draft) => void (draft.organisation_id = 'org-4'),
    });
  });
  return { client, id, before: await belongings(client) };
}

const methodOf = (operation: OperationId): string => operations[operation].split(' ')[0]!;

describe('what belongs to another organisation', () => {
  it('is tried with every operation that names it', () => {
    const named = Object.entries(operations)
      .filter(([, route]) => /\{(montageId|documentId|layoutId)\}/.test(route))
      .map(([operation]) => operation);
    expect(Object.keys(requests).toSorted()).toEqual([...named, 'saveMontage'].toSorted());
  });

  it.each(Object.entries(requests) as [OperationId, (id: string) => { path: string; body?: unknown }][])(
    'is not there for %s',
    async (operation, requestOf) => {
      const { client, id, before } = await withStranger();
      const method = methodOf(operation);
      const { path, body } = requestOf(id);
      const theirs = await client.call(admin, method, path, body);
      expect(theirs.status).toBe(without404[operation] ?? 404);
      expect(await belongings(client)).toEqual(before);
      if (operation === 'saveLayout') return;
      const unknown = requestOf(nothing);
      const missing = await client.call(admin, method, unknown.path, unknown.body);
      expect(theirs).toMatchObject({ status: missing.status, body: missing.body });
    },
  );

  it('is not in its list, and is in that of the organisation', async () => {
    const { client, id } = await withStranger();
    const idsFor = async (email: string) =>
      (await client.call<{ items: { id: string }[] }>(email, 'GET', '/v1/montage')).body.items.map(
        (one) => one.id,
      );
    expect(await idsFor(engineer)).toContain(id);
    expect(await idsFor(admin)).not.toContain(id);
  });

  it('is there for a colleague', async () => {
    const client = await testClient();
    const id = await uploaded(client);
    expect((await client.call(admin, 'GET', `/v1/documents/${id}`)).status).toBe(200);
    expect((await client.call(admin, 'GET', `/v1/montage/${id}`)).status).toBe(200);
  });
});
