/**
 * Builds the production bundle for journeys and the bench. The server that serves it (`scripts/mock-origin.ts`) also
 * answers for its identity provider and its backend, so that the page contains no mock code.
 *
 * `node scripts/build-journeys.ts` builds it into `test-results/production`; first the server, with the page that it serves, as a
 * deployment with error reporting has it. `--server` builds only these, without reporting.
 */
import { build } from 'vite';

/** The identity provider's address is part of a bundle; this bundle must be served at this port. */
export const journeysPort = 4176;
export const journeysDir = 'test-results/production';

/** The page that takes its settings from the server that serves it. */
export const serverPage = 'test-results/server-page';

/** The page without a setting, and the server in `dist-server/`. */
export async function buildServer(reportingModule = ''): Promise<void> {
  process.env.REPORTING_MODULE = reportingModule;
  await build({ logLevel: 'error', build: { outDir: serverPage, emptyOutDir: true } });
  await build({ logLevel: 'error', configFile: 'vite.server.config.ts' });
}

export async function buildProduction(outDir: string, port: number): Promise<void> {
  Object.assign(process.env, {
    VITE_FIREBASE_API_KEY: 'journeys',
    VITE_FIREBASE_AUTH_DOMAIN: 'montage.invalid',
    VITE_FIREBASE_PROJECT_ID: 'montage-journeys',
    VITE_FIREBASE_AUTH_EMULATOR_URL: `http://127.0.0.1:${port}`,
    VITE_BRAND_NAME: 'Montage',
    REPORTING_MODULE: '',
  });
  await build({ logLevel: 'error', build: { outDir, emptyOutDir: true } });
}

if (import.meta.main) {
  const serverOnly = process.argv.includes('--server');
  await buildServer(serverOnly ? '' : 'e2e/production/reporting-host.ts');
  if (!serverOnly) await buildProduction(journeysDir, journeysPort);
}
