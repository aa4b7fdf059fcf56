import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testIssuer, type TestIssuer } from '@/testing/issuer';
import { openLog } from './http/log';
import { settingsFrom } from './settings';
import { startServer, type RunningServer } from './start-server';

/** The whole server on SQLite, with an issuer of its own. */
let folder = '';
let provider: Server;
let issuer: TestIssuer;
let server: RunningServer;
const lines: string[] = [];
const log = openLog('info', { write: (line) => void lines.push(line) });

const settings = (more: Record<string, string> = {}) =>
  settingsFrom({
    PORT: '0',
    MONTAGE_DATA: join(folder, 'data'),
    MONTAGE_PAGE: join(folder, 'page'),
    OIDC_ISSUER: issuer.issuer,
    OIDC_AUDIENCE: 'montage',
    ...more,
  });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'montage-start-'));
  mkdirSync(join(folder, 'page'));
  writeFileSync(join(folder, 'page/index.html'), '<title>Montage</title>');
  provider = createServer((request, response) => {
    void issuer.fetch(`${issuer.issuer}${request.url}`).then(async (answer) => {
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(await answer.text());
    });
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const { port } = provider.address() as AddressInfo;
  issuer = await testIssuer({ issuer: `http://127.0.0.1:${port}`, audience: 'montage' });
  server = await startServer(settings(), log);
});
afterAll(async () => {
  await server.stop(0);
  provider.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers });

describe('the server', () => {
  it('is ready, and has the page with its settings', async () => {
    expect((await get('/readyz')).status).toBe(200);
    expect(await (await get('/montage')).text()).toBe('<title>Montage</title>');
    const configuration = await get('/config.json');
    expect(await configuration.json()).toEqual({
      brandName: 'Montage',
      identity: {
        kind: 'oidc',
        issuer: issuer.issuer,
        clientId: 'montage',
        scope: 'openid email offline_access',
      },
      signUp: false,
      trial: null,
    });
    expect(configuration.headers.get('content-security-policy')).toContain(issuer.issuer);
  });

  it('knows people by the tokens of the issuer', async () => {
    const check = '/api/v1/auth/check?component=montage';
    const withToken = async () => ({ authorization: `Bearer ${await issuer.token()}` });
    expect((await get(check)).status).toBe(401);
    // Nobody has given this person access yet.
    expect((await get(check, await withToken())).status).toBe(403);
  });

  it('has figures of its parts', async () => {
    const text = await (await get('/metrics')).text();
    expect(text).toMatch(/^montage_generations_running 0$/m);
    expect(text).toMatch(/^montage_pool_texts_waiting 0$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  });

  it('closes what it opened when the address is taken', async () => {
    const port = new URL(server.url).port;
    const data = join(folder, 'other');
    await expect(startServer(settings({ PORT: port, MONTAGE_DATA: data }), log)).rejects.toThrow(/is taken/);
    // SQLite removes its log when the last connection closes.
    expect(readdirSync(data).filter((name) => name.endsWith('-wal'))).toEqual([]);
    expect(existsSync(join(data, 'uploads'))).toBe(true);
  });

  it('logs each line as JSON', () => {
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(
      expect.arrayContaining(['Listening', 'Answered']),
    );
  });
});
