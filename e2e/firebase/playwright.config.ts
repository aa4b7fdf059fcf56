import { defineConfig } from '@playwright/test';
import { findChromium } from '../../scripts/find-chromium.ts';

const chromium = findChromium();

/**
 * Journeys on the production bundle with the real identity provider's emulator. `npm run test:firebase` starts what they
 * need; their names keep them out of the other journeys, which need no download.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../test-results/firebase-journeys',
  forbidOnly: !!process.env.CI,
  retries: 0,
  // The emulator's accounts and the bundle's origin are shared.
  workers: 1,
  fullyParallel: false,
  // The emulator answers more slowly than a mock does.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
    ...(chromium && { launchOptions: chromium }),
  },
});
