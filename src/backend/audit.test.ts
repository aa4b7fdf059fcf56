import { describe, expect, it } from 'vitest';
import type { OperationId } from '@/api/generated/operations';
import { backendPorts } from '@/mocks/backend-ports';
import { signedInToken } from '@/mocks/identity/sessions';
import { admin, testClient } from '@/mocks/test-client';
import { answerCall } from './operations';
import type { Ports, Tables } from './ports';
import type { AuditEntry } from './records';

/** A backend whose audit is a list, calls of which a test makes without a host. */
async function recording({ full = false } = {}) {
  const { world, clock } = await testClient();
  const entries: AuditEntry[] = [];
  const own = backendPorts(world);
  const ports: Ports = {
    ...own,
    store: {
      ...own.store,
      async transaction(work) {
        const added: AuditEntry[] = [];
        const audit: Tables['audit'] = {
          add: async (entry) => {
            if (full) throw new Error('The audit cannot be written');
            added.push(entry);
          },
        };
        const result = await own.store.transaction((tables) => work({ ...tables, audit }));
        entries.push(...added);
        return result;
      },
    },
  };
  const token = await signedInToken(world, admin);
  async function call<T>(id: OperationId, method: string, path: string, params: object, body?: unknown) {
    const isForm = body instanceof FormData;
    const request = new Request(`https://example.com/planning/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    const response = await answerCall(ports, id, { request, params: { ...params } });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (text ? JSON.parse(text) : null) as T,
    };
  }
  return { world, clock, entries, call };
}

const emptySave = { sections: [], reservoirs: [], top_line: null, plan_summaries: [] };

const layout = {
  name: 'Tops',
  fingerprint: { form: 'text', producer: null, tables: [] },
  corrections: [{ kind: 'table', at: { row: 1 }, is: 'tops' }],
};

const documents = (): FormData => {
  const form = new FormData();
  form.append('files', new File(['Chalk,700\n'], 'tops.csv'));
  return form;
};
const upload = '/v1/montage/upload?classifications=Other';

describe('the audit', () => {
  it('has one entry for each successful write, and says where what was made is found', async () => {
    const { entries, call, clock } = await recording();
    const made = async (operation: OperationId, path: string, body: unknown, at: string) => {
      const answer = await call<{ id: string }>(operation, 'POST', path, {}, body);
      expect(answer.status).toBe(201);
      expect(answer.headers.get('location')).toBe(`/planning/api${at}/${answer.body.id}`);
      return answer.body.id;
    };
    const setId = await made('uploadDocuments', upload, documents(), '/v1/montage');
    const montage = (await call<object>('getMontage', 'GET', `/v1/montage/${setId}`, { montageId: setId }))
      .body;
    const imported = await made('importMontage', '/v1/montage/import', montage, '/v1/montage');
    await call('saveMontage', 'PUT', '/v1/montage', {}, { ...emptySave, id: setId });
    const number = { documentId: setId, number: '1' };
    await call('correctDocument', 'PUT', `/v1/documents/${setId}/1/review`, number, { corrections: [] });
    const organisation = await made('createOrganisation', '/v1/org', { name: 'Borealis' }, '/v1/org');
    const user = await made(
      'createUser',
      '/v1/user',
      { email: 'kees@example.com', organisation_id: organisation, access: [] },
      '/v1/user',
    );
    const organisationId = { organisationId: organisation };
    await call('updateOrganisation', 'PUT', `/v1/org/${organisation}`, organisationId, { name: 'Boreas' });
    const layoutId = { layoutId: 'lay-9' };
    await call('saveLayout', 'PUT', '/v1/layouts/lay-9', layoutId, layout);
    await call('deleteLayout', 'DELETE', '/v1/layouts/lay-9', layoutId);

    const said = entries.map(({ person, operation, subject }) => [person, operation, subject]);
    expect(said).toEqual([
      [admin, 'uploadDocuments', setId],
      [admin, 'importMontage', imported],
      [admin, 'saveMontage', setId],
      [admin, 'correctDocument', setId],
      [admin, 'createOrganisation', organisation],
      [admin, 'createUser', user],
      [admin, 'updateOrganisation', organisation],
      [admin, 'saveLayout', 'lay-9'],
      [admin, 'deleteLayout', 'lay-9'],
    ]);
    for (const { time } of entries) expect(time).toBe(new Date(clock.now()).toISOString());
  });

  it('has none for a read, a refused write, or a removal of what is not there', async () => {
    const { entries, call } = await recording();
    await call('listMontages', 'GET', '/v1/montage', {});
    await call('deleteOrganisation', 'DELETE', '/v1/org/nothing', { organisationId: 'nothing' });
    await call('createOrganisation', 'POST', '/v1/org', {}, { name: ' ' });
    await call('deleteLayout', 'DELETE', '/v1/layouts/nothing', { layoutId: 'nothing' });
    expect(entries).toEqual([]);
  });

  it('names the person who signs up', async () => {
    const { entries, call } = await recording();
    const account = { email: 'kees@example.com', password: 'six-or-more' };
    const answer = await call<{ id: string }>('createAccount', 'POST', '/v1/auth/create', {}, account);
    expect(entries).toMatchObject([
      { person: 'kees@example.com', operation: 'createAccount', subject: answer.body.id },
    ]);
    expect(answer.headers.has('location')).toBe(false);
  });

  it('is written with the change, or neither is', async () => {
    const { call, world } = await recording({ full: true });
    const before = (await world.db.snapshot()).records.organisations;
    await expect(call('createOrganisation', 'POST', '/v1/org', {}, { name: 'Borealis' })).rejects.toThrow(
      'The audit cannot be written',
    );
    expect((await world.db.snapshot()).records.organisations).toEqual(before);
  });
});
