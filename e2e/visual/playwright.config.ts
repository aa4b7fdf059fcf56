import { defineConfig } from '@playwright/test';
import { findChromium } from '../../scripts/find-chromium.ts';

const chromium = findChromium();
const { SHOTS_BUILT, SHOTS_KIND } = process.env;
if (!SHOTS_BUILT || !SHOTS_KIND) throw new Error('Run it with: npm run shots:compare');
const port = Number(process.env.SHOTS_PORT ?? 4179);
const baseURL = `http://127.0.0.1:${port}`;

/** Compares pictures of the main screens with their references. Their names keep them out of the journeys of `npm test`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.picture.ts',
  outputDir: '../../test-results/pictures',
  snapshotPathTemplate: `{testDir}/references/${SHOTS_KIND}/{arg}{ext}`,
  // A missing reference must be reported, and not written by the first run.
  updateSnapshots: 'none',
  forbidOnly: !!process.env.CI,
  retries: 0,
  workers: 2,
  fullyParallel: true,
  // A dozen screens in a test, on a machine that may be shared.
  timeout: 600_000,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: {
      // On one kind of machine a run repeats itself to within 20 pixels. A shade of blue that differs by 16 of 255 is 0.02.
      threshold: 0.01,
      maxDiffPixels: 20,
    },
  },
  reporter: 'list',
  use: { baseURL, trace: 'off', ...(chromium && { launchOptions: chromium }) },
  webServer: {
    command: `node scripts/serve.ts --dir ${JSON.stringify(SHOTS_BUILT)} --port ${port}`,
    cwd: '../..',
    url: baseURL,
    reuseExistingServer: false,
    timeout: 20_000,
  },
});
