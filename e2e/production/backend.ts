import type { LaunchOptions } from '@playwright/test';
import { startMockOrigin, type MockOrigin } from '../../scripts/mock-origin.ts';
import { journeysDir, journeysPort } from '../../scripts/build-journeys.ts';
import { freePorts } from '../../scripts/free-ports.ts';
import { test as base } from '../fixtures.ts';

export { expect } from '../fixtures.ts';

interface Worker {
  /** Which of the builds is walked. */
  builtDir: string;
  /** The port of this worker's backends: a free one, so that two runs on one machine do not collide. */
  ownPort: number;
  launchOptions: LaunchOptions;
}

/**
 * The production bundle on an origin of its own, with a backend that belongs to this journey alone: it can be looked into,
 * and faults can be put in its way. The address of the identity provider, and so of the origin, is built into the bundle;
 * each worker's browser is led from it to a port of the worker's, so that several run at a time. What the test itself asks
 * for (`route.fetch`, `page.request`) is not led anywhere: it has to name `backend.url`, or it meets another worker's backend.
 */
export const test = base.extend<{ backend: MockOrigin }, Worker>({
  builtDir: [journeysDir, { option: true, scope: 'worker' }],
  ownPort: [
    // Playwright reads the requested fixtures from the first argument, which has to be a pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => use((await freePorts(1))[0]!),
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, ownPort }, use) => {
      const lead = `--host-resolver-rules=MAP 127.0.0.1:${journeysPort} 127.0.0.1:${ownPort}`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), lead] });
    },
    { scope: 'worker' },
  ],
  backend: [
    async ({ ownPort, builtDir }, use) => {
      const backend = await startMockOrigin({
        dir: builtDir,
        port: ownPort,
        world: { pace: { minMs: 5, maxMs: 15 } },
      });
      await use(backend);
      await backend.close();
    },
    { auto: true },
  ],
  // A page that has a worker is another journey from the moment on at which the worker is ready, whenever that is. The journey
  // without a network (`without-network.spec.ts`) waits for it.
  serviceWorkers: 'block',
  baseURL: `http://127.0.0.1:${journeysPort}`,
});
