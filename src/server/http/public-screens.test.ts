import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Configuration } from '@/app/configuration';
import { pageRoutes } from './page';
import { pageConfiguration } from './server-for-tests';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'montage-screens-'));
  writeFileSync(join(folder, 'index.html'), 'the application');
  for (const accounts of ['open', 'closed', 'company']) {
    mkdirSync(join(folder, 'public-screens', accounts), { recursive: true });
    writeFileSync(
      join(folder, 'public-screens', accounts, 'login.html'),
      `${accounts} at {{brand}}, {{brand}}`,
    );
  }
  writeFileSync(join(folder, 'public-screens', 'montage.html'), 'the list at {{brand}}');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const get = (configuration: Configuration, path: string, encodings = '') =>
  pageRoutes({ folder, configuration, connectTo: [] }).request(path, {
    headers: { accept: 'text/html', 'accept-encoding': encodings },
  });
const oidc = {
  kind: 'oidc',
  issuer: 'https://id.example.com',
  clientId: 'montage',
  scope: 'openid',
} as const;
const trial = { accounts: [] };

describe('the public screens', () => {
  it.each([
    [{}, 'open at Montage, Montage'],
    [{ signUp: false }, 'closed at Montage, Montage'],
    [{ identity: oidc }, 'company at Montage, Montage'],
    [
      { brandName: 'Smith & <b>"$&"' },
      'open at Smith &amp; &lt;b&gt;&quot;$&amp;&quot;, Smith &amp; &lt;b&gt;&quot;$&amp;&quot;',
    ],
    [{ trial }, 'the application'],
  ])('follow the settings: with %j they say %s', async (settings, text) => {
    const answer = await get({ ...pageConfiguration, ...settings }, '/login?from=%2Fmontage');
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(await answer.text()).toBe(text);
  });

  it('have the list of montages for every kind of accounts', async () => {
    for (const settings of [{}, { signUp: false }, { identity: oidc }])
      expect(await (await get({ ...pageConfiguration, ...settings }, '/montage')).text()).toBe(
        'the list at Montage',
      );
    expect(await (await get(pageConfiguration, '/montage/edit/1')).text()).toBe('the application');
  });

  it('are the application where the build has none', async () => {
    expect(await (await get(pageConfiguration, '/signup')).text()).toBe('the application');
  });

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
  ])('are compressed for a browser that accepts %s', async (accepted, encoding, decompress) => {
    const answer = await get(pageConfiguration, '/login', accepted);
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    const body = Buffer.from(await answer.arrayBuffer());
    expect(decompress(body).toString()).toBe('open at Montage, Montage');
  });
});
