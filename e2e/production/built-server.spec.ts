import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContractClient } from '../../scripts/contract-client.ts';
import { startBuiltServer, tokenOf } from '../../scripts/server/built-server.ts';
import { expect, test } from '../fixtures.ts';
import { expectMontageFromDocuments } from './montage-from-documents.ts';

// `e2e/server` does the main job on it, in `npm run test:long`.
test('the built server serves the page, generates a montage, and keeps it when it starts again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'montage-built-'));
  let server = await startBuiltServer(folder);
  try {
    const page = await fetch(server.url);
    expect(page.status).toBe(200);
    expect(await page.text()).toMatch(/<script type="module"[^>]* src="\/assets\//);

    const token = await tokenOf(server.url, 'engineer@example.com');
    const id = await expectMontageFromDocuments(createContractClient(server.url, token));

    await server.stop();
    server = await startBuiltServer(folder);
    const again = createContractClient(server.url, await tokenOf(server.url, 'engineer@example.com'));
    const { data: list } = await again.GET('/v1/montage', { params: { query: { page: 1, page_size: 10 } } });
    expect(list!.items[0]!.id).toBe(id);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
});
