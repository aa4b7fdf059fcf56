import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './scripts/find-chromium.ts';

const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) };
const chromium = findChromium('shell');

/** As many as there are cores, and two where there is one: a test often waits. */
const maxWorkers = Math.max(2, availableParallelism());

/** In Node the provider's library takes hold of `fetch` when it is loaded, once a process: whoever answers it comes first. */
const loadedOnce = ['src/**/firebase*.test.ts'];

const unit = (name: string, how: { include?: string[]; exclude?: string[]; isolate?: boolean }) => ({
  resolve: { alias },
  test: {
    name,
    environment: 'node' as const,
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    maxWorkers,
    testTimeout: 30_000,
    ...how,
  },
});

/** Two layers: plain Node for everything without a screen, a real Chromium for the stories. */
export default defineConfig({
  test: {
    projects: [
      // Most files are done before a process of their own would have started. Held by `--sequence.shuffle.files`, too.
      unit('unit', { exclude: loadedOnce, isolate: false }),
      unit('unit-alone', { include: loadedOnce }),
      {
        extends: './.storybook/vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          // A story has a world, a person and storage of its own. To load the application again for every file would say
          // nothing more, and takes longer than the stories.
          isolate: false,
          maxWorkers,
          // More than what a play function waits for at one of its steps (`asyncUtilTimeout`), whose error says more.
          testTimeout: 90_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // Every step of every story is recorded else, with the page as it stood, for a viewer that is opened by hand.
            traceView: 'off',
            // For whoever halts in a library with the browser's tools. What an error says is mapped all the same.
            dependencySourcemaps: false,
            viewport: { width: 1440, height: 900 },
            provider: playwright(chromium ? { launchOptions: chromium } : {}),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
