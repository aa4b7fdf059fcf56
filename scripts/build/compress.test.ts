import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressFolder } from './compress.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'montage-compress-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('puts a smaller copy in both encodings next to a file, and none next to a file that does not shrink', async () => {
  mkdirSync(join(folder, 'assets'));
  const script = 'export const answer = 42;\n'.repeat(200);
  writeFileSync(join(folder, 'assets/index.js'), script);
  writeFileSync(join(folder, 'tiny.txt'), 'x');
  writeFileSync(join(folder, 'font.woff2'), script);
  await compressFolder(folder);
  expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual([
    'assets',
    'assets/index.js',
    'assets/index.js.br',
    'assets/index.js.gz',
    'font.woff2',
    'tiny.txt',
  ]);
  const read = (ending: string) => readFileSync(join(folder, `assets/index.js${ending}`));
  expect(brotliDecompressSync(read('.br')).toString()).toBe(script);
  expect(gunzipSync(read('.gz')).toString()).toBe(script);
});
