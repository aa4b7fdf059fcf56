import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve, type StaticServer } from '../serve.ts';
import { firebaseConfiguration } from './firebase.ts';
import { headersOf } from '../../src/server/http/headers.ts';
import { nginxConfiguration } from './nginx.ts';

const reader = '/assets/documents.worker-1a2b.js';
const pages = ['/', '/montage/edit/7f3a19c0', '/index.html', '/favicon.svg'];

describe('the headers', () => {
  const policy = headersOf('/')['Content-Security-Policy'] ?? '';

  it('allow no inline or evaluated script', () => {
    const [, scripts] = /script-src ([^;]*)/.exec(policy) ?? [];
    expect(scripts).toBe("'self'");
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe|strict-dynamic|\*/);
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  it('let the worker that reads documents compile WebAssembly, and nothing else', () => {
    const scriptsOf = (path: string) =>
      /script-src ([^;]*)/.exec(headersOf(path)['Content-Security-Policy'] ?? '')?.[1];
    expect(scriptsOf(reader)).toBe("'self' 'wasm-unsafe-eval'");
    for (const path of [...pages, '/assets/index-1a2b3c.js', '/assets/exports.worker-1a2b.js'])
      expect(scriptsOf(path)).toBe("'self'");
  });

  it('let assets be kept for ever, and nothing else', () => {
    expect(headersOf('/assets/index-1a2b3c.js')['Cache-Control']).toMatch(/immutable/);
    for (const page of [...pages, '/route-preload.js', '/assets'])
      expect(headersOf(page)['Cache-Control']).toBe('no-cache');
  });
});

describe('a host', () => {
  let folder = '';
  let server: StaticServer;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'montage-host-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Montage</title>');
    writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    for (const path of ['/assets/index-1a2b.js', reader]) writeFileSync(join(folder, path), 'export {};');
    server = await serve({ dir: folder, port: 0 });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([...pages, '/assets/index-1a2b.js', reader])('sends them with %s', async (path) => {
    const response = await fetch(`${server.url}${path}`, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(200);
    const wanted = headersOf(path);
    const sent = Object.keys(wanted).map((name) => [name, response.headers.get(name)]);
    expect(Object.fromEntries(sent)).toEqual(wanted);
  });

  it('does not answer a file that a deployment removed with a page', async () => {
    const response = await fetch(`${server.url}/assets/gone-9f8e.js`, { headers: { accept: '*/*' } });
    expect(response.status).toBe(404);
  });
});

it('Firebase Hosting has the same headers', () => {
  const { headers, rewrites } = firebaseConfiguration.hosting;
  // Globs as Firebase reads them: of those used here, `**` is every path and a star at the end whatever begins so.
  const isMeant = (source: string, path: string) =>
    source === '**' || path.startsWith(source.replace(/\*+$/, ''));
  for (const path of [...pages, '/assets/index-1a2b.js', reader]) {
    const sent = headers
      .filter(({ source }) => isMeant(source, path))
      .flatMap(({ headers: list }) => list)
      .map(({ key, value }) => [key, value]);
    expect([path, Object.fromEntries(sent)]).toEqual([path, headersOf(path)]);
  }
  expect(rewrites.map(({ source }) => source)).toEqual(['/api/**', '!/assets/**']);
});

it('nginx has the same headers, in every block that adds any', () => {
  const blocks = nginxConfiguration.split(/^location /m).slice(1);
  const sentIn = (block: string) =>
    Object.fromEntries(
      [...block.matchAll(/add_header (\S+) "(.*)"(?: always)?;/g)].map(([, name, value]) => [name, value]),
    );
  const sent = Object.fromEntries(blocks.map((block) => [block.split(' ')[0], sentIn(block)]));
  expect(sent).toEqual({
    '/api/': {},
    '/assets/': headersOf('/assets/x'),
    '/assets/documents.worker-': headersOf(reader),
    '/': headersOf('/'),
  });
});
