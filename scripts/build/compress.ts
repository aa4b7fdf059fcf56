import { globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.svg',
  '.ttf',
  '.txt',
  '.wasm',
  '.webmanifest',
]);

const encodings = {
  '.br': (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
  '.gz': (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
} as const;

/**
 * Writes `FILE.br` and `FILE.gz` next to each file that becomes smaller, so that a server sends them as they are. Leaves none
 * of an earlier build.
 */
export async function compressFolder(folder: string): Promise<void> {
  const files = globSync('**/*', { cwd: folder }).filter((file) => compressible.has(extname(file)));
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const bytes = await readFile(path);
      for (const [ending, compress] of Object.entries(encodings)) {
        const compressed = await compress(bytes);
        if (compressed.byteLength < bytes.byteLength) await writeFile(`${path}${ending}`, compressed);
        else await rm(`${path}${ending}`, { force: true });
      }
    }),
  );
}
