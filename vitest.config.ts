import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './scripts/find-chromium.ts';
import { isAsked } from './scripts/test/asked-projects.ts';

const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) };
const chromium = findChromium('shell');

/** One for each core, and two where there is one core: a test often waits. */
const maxWorkers = Math.max(2, availableParallelism());

/** In Node the identity library keeps the `fetch` it finds when it is loaded, once a process: its stand-in must be there first. */
const loadedOnce = ['src/**/firebase*.test.ts'];
/** They need a PostgreSQL, which `npm run test:server` starts. */
const onPostgres = ['src/**/*.postgres.test.ts'];

/** For `npm run test:long`: sixty backends with one error each, and bugs that random schedules must find. */
const onlyLong = [
  'scripts/contract/verify/wrong-{rules,streams}.test.ts',
  'src/testing/schedules/bugs.test.ts',
];
/** They have few cases in `npm test` and many in `npm run test:long`: they ask `isLong`. */
const alsoLong = [
  'scripts/answer-shapes.test.ts',
  'scripts/contract/verify/{verify,wrong-answers}.test.ts',
  'src/documents/understanding/accounting/accounting.test.ts',
  'src/documents/understanding/mutations.test.ts',
  'src/server/engine/open-engine.test.ts',
  'src/testing/any-backend.property.test.ts',
  'src/testing/corpus/corpus.test.ts',
  'src/testing/corpus/mutations/mutations.test.ts',
  'src/testing/schedules/schedules.test.ts',
];

const unit = (
  name: string,
  how: { include?: string[]; exclude?: string[]; isolate?: boolean; env?: Record<string, string> },
) => ({
  resolve: { alias },
  test: {
    name,
    environment: 'node' as const,
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    maxWorkers,
    setupFiles: ['src/testing/fixed-seed.ts', 'src/testing/patient-waits.ts', 'src/testing/no-stubs-left.ts'],
    // The longest takes six seconds alone, and many times that beside other work.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    ...how,
  },
});

const stories = (
  name: string,
  tags: { include?: string[]; exclude?: string[] },
  // More than what a play function waits for in one of its steps (`asyncUtilTimeout`), whose error says more.
  testTimeout = 180_000,
) => ({
  extends: './.storybook/vite.config.ts',
  plugins: [storybookTest({ configDir: '.storybook', tags })],
  test: {
    name,
    // A story has its own world, person and storage. To load the application again for every file would test nothing more,
    // and takes longer than the stories.
    isolate: false,
    maxWorkers,
    testTimeout,
    hookTimeout: testTimeout,
    setupFiles: [
      '.storybook/print-failed-page.ts',
      '.storybook/needs-frames.ts',
      '.storybook/idle-at-once.ts',
    ],
    attachmentsDir: 'test-results/stories',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: true,
      // Otherwise every step of every story is recorded with its page, for a viewer that is opened by hand.
      traceView: 'off' as const,
      // For debugging inside a library with the browser's tools. Errors are mapped without it.
      dependencySourcemaps: false,
      viewport: { width: 1440, height: 900 },
      provider: playwright({
        // No story waits for a panel to fade in, and no frame of it is drawn. Journeys see the movements (`e2e/movements.ts`).
        contextOptions: { reducedMotion: 'reduce' },
        ...(chromium && { launchOptions: chromium }),
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

/** Two layers: plain Node for everything without a screen, a real Chromium for the stories. */
export default defineConfig({
  test: {
    projects: [
      // Most files are done before a process of their own would have started. They pass with `--sequence.shuffle.files`, too.
      unit('unit', { exclude: [...loadedOnce, ...onPostgres, ...onlyLong], isolate: false }),
      unit('unit-alone', { include: loadedOnce }),
      unit('postgres', { include: onPostgres }),
      unit('long-units', { include: [...onlyLong, ...alsoLong], isolate: false, env: { LONG_TESTS: '1' } }),
      // Storybook takes seconds to load, for each of them.
      ...(isAsked('storybook') ? [stories('storybook', { exclude: ['long'] })] : []),
      // Minutes of walks that repeat no rule: `npm run test:long`.
      ...(isAsked('long-stories') ? [stories('long-stories', { include: ['long'] }, 900_000)] : []),
    ],
  },
});
