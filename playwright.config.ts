import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.ts';

const chromium = findChromium();
const port = Number(process.env.E2E_PORT ?? 4174);
const baseURL = `http://127.0.0.1:${port}`;

/** Journeys on the built demonstration: `npm run build:demo` comes first, and `npm test` sees to it. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // A journey that passes only at the second try hides a race.
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL,
    viewport: { width: 1440, height: 900 },
    // The exact words of dates and numbers must not depend on who runs the tests.
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
    ...(chromium && { launchOptions: chromium }),
  },
  webServer: {
    command: `node scripts/serve.ts --dir dist-demo --port ${port}`,
    url: baseURL,
    // It reads the build once, at its start: one that is still running may serve yesterday's.
    reuseExistingServer: false,
    timeout: 20_000,
  },
});
