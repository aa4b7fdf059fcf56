import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headersOf } from './headers';
import { pageConfiguration, testServer, type TestServer } from './server-for-tests';

let server: TestServer;
const script = 'export const depth = 3519;';
beforeAll(async () => {
  server = await testServer({ page: { connectTo: ['https://id.example.com'] } });
  mkdirSync(join(server.folder, 'assets'));
  const write = (path: string, text: string | Buffer) => writeFileSync(join(server.folder, path), text);
  write('index.html', '<!doctype html><title>Montage</title>');
  write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('assets/index-1a2b.js', script);
  write('assets/index-1a2b.js.br', brotliCompressSync(script));
  write('assets/index-1a2b.js.gz', gzipSync(script));
  write('assets/documents.worker-1a2b.js', script);
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  server.app.request(path, { method, headers });

describe('the page', () => {
  it.each([
    '/',
    '/montage/edit/7f3a19c0',
    '/index.html',
    '/favicon.svg',
    '/assets/index-1a2b.js',
    '/assets/documents.worker-1a2b.js',
  ])('has its headers at %s', async (path) => {
    const answer = await get(path, { accept: 'text/html' });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject(
      Object.fromEntries(
        Object.entries(headersOf(path, ['https://id.example.com'])).map(([name, value]) => [
          name.toLowerCase(),
          value,
        ]),
      ),
    );
    expect(answer.headers.get('content-security-policy')).toMatch(
      /connect-src 'self' .* https:\/\/id\.example\.com;/,
    );
  });

  it.each([
    ['/montage', {}, 200],
    ['/montage/edit/a.b', { accept: 'text/html' }, 200],
    ['/montage/edit/a.b', { accept: '*/*' }, 404],
    ['/assets/gone-9f8e.js', { accept: 'text/html' }, 404],
    ['/assets/../index.html', {}, 200],
    ['/assets/..%2findex.html', {}, 404],
    ['/..%2f..%2fetc/passwd', {}, 200],
    ['/robots.txt', {}, 404],
  ])('at %s with %j is answered with %i', async (path, headers, status) => {
    const answer = await get(path, headers);
    expect(answer.status).toBe(status);
    if (status === 200) expect(await answer.text()).toContain('<title>Montage</title>');
    else expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity', null],
  ])('sends the file that was compressed in advance to who takes %s', async (accepted, encoding) => {
    const answer = await get('/assets/index-1a2b.js', { 'accept-encoding': accepted });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
    const sent = Buffer.from(await answer.arrayBuffer());
    expect(sent).toEqual(
      encoding === 'br' ? brotliCompressSync(script) : encoding ? gzipSync(script) : Buffer.from(script),
    );
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  });

  it('is sent again only when it changed', async () => {
    const etag = (await get('/')).headers.get('etag')!;
    const again = await get('/montage', { 'if-none-match': etag });
    expect([again.status, await again.text(), again.headers.get('cache-control')]).toEqual([
      304,
      '',
      'no-cache',
    ]);
    expect((await get('/favicon.svg', { 'if-none-match': etag })).status).toBe(200);
  });

  it('is only read', async () => {
    const answer = await get('/montage', {}, 'POST');
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect((await get('/', {}, 'HEAD')).status).toBe(200);
  });

  it('has its settings from the server, asked for again each time', async () => {
    const answer = await get('/config.json');
    expect(await answer.json()).toEqual(pageConfiguration);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('etag')).not.toBeNull();
  });
});
