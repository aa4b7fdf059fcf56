import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './scripts/find-chromium.ts';

const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) };
const chromium = findChromium();

/** Two layers: plain Node for everything without a screen, a real Chromium for the stories. */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        extends: './.storybook/vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          // A story has a world, a person and storage of its own. To load the application again for every file would say
          // nothing more, and takes longer than the stories.
          isolate: false,
          maxWorkers: 2,
          testTimeout: 30_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1440, height: 900 },
            provider: playwright(chromium ? { launchOptions: chromium } : {}),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
