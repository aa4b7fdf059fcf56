import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.ts';
import './scripts/mock-server/sources.ts';

const chromium = findChromium('shell');
const port = Number(process.env.E2E_PORT ?? 4174);
const baseURL = `http://127.0.0.1:${port}`;

/** Journeys through every screen see its movements: those that use `e2e/movements.ts`. */
const withoutMovements = { reducedMotion: 'reduce' } as const;

/**
 * Journeys on what is shipped: the built demonstration, and the production bundle with a backend behind its origin. `npm test`
 * builds both first; by hand, run `npm run build:demo` and `npm run build:journeys`.
 */
export default defineConfig({
  projects: [
    {
      name: 'demonstration',
      testDir: 'e2e',
      use: { contextOptions: withoutMovements },
      testIgnore: ['production/**', 'long/**', 'server/**', 'firebase/**', 'accessibility.spec.ts'],
    },
    // Minutes of axe over every screen and dialog: a command of its own, `npm run test:accessibility`.
    { name: 'accessibility', testDir: 'e2e', testMatch: 'accessibility.spec.ts', timeout: 240_000 },
    {
      name: 'production',
      testDir: 'e2e/production',
      use: { contextOptions: withoutMovements },
    },
    // The real server with the page that it serves: `npm run test:long`. `npm run test:server` plays it on PostgreSQL, too.
    { name: 'server', testDir: 'e2e/server' },
    // Walks that take minutes and repeat no rule: `npm run test:long`.
    { name: 'long', testDir: 'e2e/long' },
  ],
  // Node reads the backend's sources itself (`sources.ts`). Otherwise every worker would take seconds to translate them.
  build: { external: ['src', 'scripts'].map((folder) => join(import.meta.dirname, folder, '**')) },
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // A journey that passes only at the second attempt hides a race.
  retries: 0,
  workers: 2,
  timeout: 120_000,
  // A busy machine may take its time to draw a large table; what never comes fails all the same.
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL,
    viewport: { width: 1440, height: 900 },
    // The exact words of dates and numbers must not depend on who runs the tests.
    locale: 'en-US',
    timezoneId: 'UTC',
    // Traces would take nearly half of the time of a run; `--trace on` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
    ...(chromium && { launchOptions: chromium }),
  },
  // `npm run test:server` needs no demonstration, and builds none.
  ...(process.env.E2E_DEMONSTRATION !== 'none' && {
    webServer: {
      command: `node scripts/serve.ts --dir dist-demo --port ${port}`,
      url: baseURL,
      // The server reads the build once, at its start: one that still runs may serve an old build.
      reuseExistingServer: false,
      timeout: 20_000,
    },
  }),
});
