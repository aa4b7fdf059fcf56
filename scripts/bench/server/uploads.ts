import { mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryOf } from './memory.ts';
import type { Setting } from './setting.ts';

const uploads = 50;
const megabytes = 50;

export interface UploadMemory {
  /** MB. */
  before: number;
  most: number;
  seconds: number;
}

/** The most memory that the server takes for fifty uploads of fifty megabytes at once. */
export async function measureUploads({ server, headers }: Setting): Promise<UploadMemory> {
  const folder = mkdtempSync(join(tmpdir(), 'montage-bench-uploads-'));
  try {
    const file = join(folder, 'log.txt');
    writeFileSync(file, Buffer.alloc(megabytes * 1024 * 1024, '2450.5, 12.3, 88.1\n'));
    const before = memoryOf(server).now;
    const began = performance.now();
    const upload = async (index: number): Promise<void> => {
      const form = new FormData();
      form.append('files', await openAsBlob(file), `log-${index}.txt`);
      const url = `${server.url}/api/v1/montage/upload?classifications=Other`;
      const response = await fetch(url, { method: 'POST', headers, body: form });
      if (response.status !== 201) throw new Error(`Upload: ${response.status} ${await response.text()}`);
      await response.arrayBuffer();
    };
    await Promise.all(Array.from({ length: uploads }, (_, index) => upload(index)));
    return { before, most: memoryOf(server).most, seconds: (performance.now() - began) / 1_000 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
