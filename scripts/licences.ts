/** Writes docs/licences.md from what a production build holds. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { billFile } from './build/third-party.ts';
import { licencesPage } from './licences/write.ts';
import { root, show } from './run.ts';

const scratch = mkdtempSync(join(tmpdir(), 'montage-licences-'));
try {
  const folder = join(scratch, 'dist');
  const { ok } = show('vite', ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'], {
    VITE_FIREBASE_API_KEY: 'any',
    VITE_FIREBASE_AUTH_DOMAIN: 'any.invalid',
    VITE_FIREBASE_PROJECT_ID: 'any',
    VITE_BRAND_NAME: 'Any',
    REPORTING_MODULE: '',
  });
  if (ok)
    writeFileSync(
      join(root, 'docs', 'licences.md'),
      licencesPage(JSON.parse(readFileSync(billFile(folder), 'utf8')) as Parameters<typeof licencesPage>[0]),
    );
  process.exitCode = ok ? 0 : 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
