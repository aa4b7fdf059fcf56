/** Writes docs/licences.md from what the builds of the page and of the server hold. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { billFile } from './build/third-party.ts';
import { licencesPage, type Bill } from './licences/write.ts';
import { root, show } from './run.ts';

const scratch = mkdtempSync(join(tmpdir(), 'montage-licences-'));

function billOf(name: string, ...args: string[]): Bill {
  const folder = join(scratch, name);
  const { ok } = show(
    'vite',
    ['build', ...args, '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
    {
      REPORTING_MODULE: '',
    },
  );
  if (!ok) throw new Error(`There is no build of the ${name} to read.`);
  return JSON.parse(readFileSync(billFile(folder), 'utf8')) as Bill;
}

try {
  const page = billOf('page');
  const server = billOf('server', '--config', 'vite.server.config.ts');
  writeFileSync(join(root, 'docs', 'licences.md'), licencesPage({ page, server }));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
