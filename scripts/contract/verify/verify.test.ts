import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Montage, MontageList, Organisation } from '@/api/generated/model';
import { unsignedToken } from '@/mocks/identity/tokens';
import { isLong } from '@/testing/is-long';
import { startMockServer } from '../../mock-server/start.ts';
import {
  answering,
  contractForTests,
  on,
  startBackend,
  type TestBackend,
  type Wrong,
} from './backend-for-tests.ts';
import { asJUnit } from './junit.ts';
import { asText } from './terminal.ts';
import { CannotRun, verifyBackend, type VerifyOptions } from './verify.ts';

let backend: TestBackend | undefined;
afterEach(async () => {
  await backend?.close();
  backend = undefined;
});

function verify({ url, token }: TestBackend, options: Partial<VerifyOptions> = {}) {
  return verifyBackend({ url, token, contract: contractForTests(), largeFile: false, ...options });
}

const namesOf = ({ world }: TestBackend) => world.db.organisations.all().map(({ name }) => name);

/** What a server has stored, as its callers see it. */
async function storedIn({ url, token }: TestBackend) {
  const get = async <T>(path: string) =>
    (await fetch(`${url}/api/v1/${path}`, { headers: { authorization: `Bearer ${token}` } })).json() as T;
  const { items } = await get<MontageList>('montage?page_size=100');
  const organisations = await get<Organisation[]>('org');
  return {
    montages: await Promise.all(items.map(({ id }) => get<Montage>(`montage/${id}`))),
    organisations: organisations.map(({ name }) => name).toSorted(),
  };
}

/** As in use: over HTTP, with its data in a folder, and called with an unsigned token. */
async function startServer(): Promise<TestBackend> {
  const folder = mkdtempSync(join(tmpdir(), 'montage-verify-'));
  const data = join(folder, 'data');
  const server = await startMockServer({ port: 0, data, pace: { minMs: 0, maxMs: 0 } });
  const claims = { sub: 'verify', email: 'admin@example.com', exp: Math.floor(Date.now() / 1000) + 3600 };
  return {
    url: server.url,
    token: unsignedToken(claims),
    world: server.world,
    async close() {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

describe('the mock server', () => {
  // The journeys ask the same server for everything that a screen needs.
  it.runIf(isLong)(
    'is what the contract says, in every tag and every operation',
    { timeout: 120_000 },
    async () => {
      backend = await startServer();
      const { montages, organisations } = await storedIn(backend);
      const report = await verify(backend, { largeFile: true });
      expect(report.deviations).toEqual([]);
      expect(report.remarks).toEqual([]);
      expect(report.notWalked).toEqual([]);
      expect(report.tags).toEqual(['auth', 'montage', 'review', 'organisation', 'user']);
      const unasked = report.operations.filter(({ checks }) => Object.keys(checks).length < 3);
      expect(unasked).toEqual([]);
      expect(report.calls).toBeGreaterThan(200);

      // Earlier data is unchanged, and what remains is named.
      const now = await storedIn(backend);
      expect(now.organisations).toEqual(organisations);
      expect(now.montages).toEqual(expect.arrayContaining(montages));
      const made = now.montages.filter(({ id }) => !montages.some((each) => each.id === id));
      const named = report.leftovers.filter(({ kind }) => kind === 'montage').map(({ id }) => id);
      expect(named.toSorted()).toEqual(made.map(({ id }) => id).toSorted());
      for (const { top_line_item: top } of made) expect(top?.well_name).toMatch(/^verify-backend-/);
      expect(made.flatMap(({ sections_list }) => sections_list).map(({ diameter }) => diameter)).toEqual([
        17.5, 8.5,
      ]);
      expect(report.leftovers.map(({ kind }) => kind).toSorted()).toEqual([
        'account',
        'montage',
        'montage',
        // For the import, and for the check that it exists.
        'montage',
        'montage',
        // For the review.
        'montage',
        'user',
      ]);
      expect(asText(report)).toContain('No deviation from the contract.');
    },
  );
});

describe('the mock backend', () => {
  it('may send no entity tags', async () => {
    backend = await startBackend({ entityTags: false });
    const report = await verify(backend, { only: 'montage', invalidBodies: isLong ? 4 : 0 });
    expect(report.deviations).toEqual([]);
    expect(report.remarks.map(({ text }) => text)).toEqual(['no ETag: the last save wins']);
  });

  it('refuses a caller without access to a module, which the check covers', async () => {
    backend = await startBackend({ as: 'engineer@example.com' });
    const granted = await verify(backend, { only: 'auth', invalidBodies: 0 });
    expect(granted.deviations).toEqual([]);
    const report = await verify(backend, { only: 'user' });
    expect(report.deviations).toEqual([]);
    expect(report.notWalked).toHaveLength(1);
    expect(report.operations.find(({ id }) => id === 'createUser')?.checks['status']).toBe(3);
  });
});

it('names an operation that does not refuse a caller without access', async () => {
  const open: Wrong = on('GET', /\/user$/, async (_, next) => {
    const response = await next();
    return response.status === 403 ? Response.json([]) : response;
  });
  backend = await startBackend({ as: 'engineer@example.com', wrong: open });
  const report = await verify(backend, { only: 'user' });
  expect(report.deviations).toMatchObject([
    { check: 'status', operation: 'listUsers', pointer: '/status', expected: '403', got: '200' },
  ]);
});

it('only remarks on a field that the contract does not name', async () => {
  backend = await startBackend({
    wrong: answering<{ name: string }[]>('GET', /\/org$/, (all) =>
      all.map((each) => ({ ...each, colour: 'red' })),
    ),
  });
  const report = await verify(backend, { only: 'organisation', invalidBodies: 0 });
  expect(report.deviations).toEqual([]);
  const text = 'a field that the contract does not name';
  expect(report.remarks).toEqual([{ operation: 'listOrganisations', pointer: '/body/*/colour', text }]);
});

it('waits as long as a server asks for', async () => {
  let asked = 0;
  const busy: Wrong = on('GET', /\/user$/, async (_, next) => {
    asked += 1;
    if (asked % 2 === 0) return next();
    return Response.json({ message: 'Too many requests.' }, { status: 429, headers: { 'retry-after': '0' } });
  });
  backend = await startBackend({ wrong: busy });
  const report = await verify(backend, { only: 'user', invalidBodies: 0 });
  expect(report.deviations).toEqual([]);
});

it('cleans up when it is interrupted', async () => {
  const interruption = new AbortController();
  const interrupting: Wrong = on('PUT', /\/org\/org-/, (_, next) => {
    interruption.abort();
    return next();
  });
  backend = await startBackend({ wrong: interrupting });
  const before = namesOf(backend);
  const report = await verify(backend, { only: 'organisation', signal: interruption.signal });
  expect(report.interrupted).toBe(true);
  expect(asText(report)).toContain('Interrupted');
  expect(namesOf(backend)).toEqual(before);
});

it('cleans up what was made by mistake, and without an answer', async () => {
  const silent: Wrong = on('POST', /\/org$/, async (_, next) => {
    const response = await next();
    return response.ok ? new Response(null, { status: 204 }) : response;
  });
  backend = await startBackend({ wrong: silent });
  const before = namesOf(backend);
  const report = await verify(backend, { only: 'organisation' });
  expect(report.deviations[0]).toMatchObject({ check: 'status', operation: 'createOrganisation' });
  expect(namesOf(backend)).toEqual(before);
});

describe('a run that cannot start', () => {
  it('says that nothing answers', async () => {
    backend = await startBackend();
    const { url } = backend;
    await backend.close();
    await expect(verify({ ...backend, url })).rejects.toThrow(CannotRun);
    await expect(verify({ ...backend, url })).rejects.toThrow(/No answer from the backend/);
    backend = undefined;
  });

  it('says that the token is refused', async () => {
    backend = await startBackend();
    await expect(verify({ ...backend, token: 'none' })).rejects.toThrow(/The token is refused/);
  });

  it('says that there is no such tag, and that something else answers', async () => {
    backend = await startBackend({ wrong: async () => new Response('Not found', { status: 404 }) });
    await expect(verify(backend, { only: 'wells' })).rejects.toThrow(
      /it has auth, montage, review, organisation, user/,
    );
    await expect(verify(backend)).rejects.toThrow(/no API of this contract/);
    await expect(verify({ ...backend, url: 'localhost' })).rejects.toThrow(/no address/);
  });
});

it('reports for people and for build servers', async () => {
  const wrong: Wrong = on('GET', /\/org$/, async (_, next) => {
    const response = await next();
    return response.ok ? Response.json({ 'no <list> & "more"': true }) : response;
  });
  backend = await startBackend({ wrong });
  const report = await verify(backend, { only: 'organisation' });
  expect(asText(report)).toMatch(
    /FAIL {2}organisation listOrganisations: \d+ checks, 1 deviation\n {6}schema.type at \/body: expected must be array, got \{.*<- GET \/v1\/org/,
  );
  expect(asText(report)).toContain('Not walked:\n      organisation: organisation: it needs what');
  const xml = asJUnit(report);
  expect(xml).toContain(
    '<testcase classname="organisation.listOrganisations" name="schema.type"><failure message="',
  );
  expect(xml).toContain('{&quot;no &lt;list&gt; &amp; \\&quot;more\\&quot;&quot;:true}');
  expect(xml).toContain('<testcase classname="organisation.listOrganisations" name="status"/>');
  expect(xml).toContain('<skipped/>');
});
