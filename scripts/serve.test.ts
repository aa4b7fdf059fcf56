import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve, type StaticServer } from './serve.ts';
import { headersOf } from '../src/server/http/headers.ts';

const reader = '/assets/documents.worker-1a2b.js';
const pages = ['/', '/montage/edit/7f3a19c0', '/index.html', '/favicon.svg'];

describe('a static server', () => {
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

  it('serves what a later build wrote to the same folder', async () => {
    const page = join(folder, 'index.html');
    const before = readFileSync(page);
    writeFileSync(page, '<!doctype html><title>The next build</title>');
    const later = await serve({ dir: folder, port: 0 });
    try {
      expect(await (await fetch(later.url)).text()).toContain('The next build');
      expect(await (await fetch(server.url)).text()).toContain('<title>Montage</title>');
    } finally {
      await later.close();
      writeFileSync(page, before);
    }
  });

  it('does not answer a file that a deployment removed with a page', async () => {
    const response = await fetch(`${server.url}/assets/gone-9f8e.js`, { headers: { accept: '*/*' } });
    expect(response.status).toBe(404);
  });
});
