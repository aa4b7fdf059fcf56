import { startMockOrigin, type MockOrigin } from '../../scripts/mock-origin.ts';
import { journeysDir, journeysPort } from '../../scripts/build-journeys.ts';
import { test as base } from '../fixtures.ts';

export { expect } from '../fixtures.ts';

/**
 * The production bundle on an origin of its own, with a backend that belongs to this journey alone: it can be looked into,
 * and faults can be put in its way.
 */
export const test = base.extend<{ backend: MockOrigin }>({
  backend: [
    // Playwright reads the fixtures that are asked for from the first argument, which has to be a pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const backend = await startMockOrigin({
        dir: journeysDir,
        port: journeysPort,
        world: { pace: { minMs: 5, maxMs: 15 } },
      });
      await use(backend);
      await backend.close();
    },
    { auto: true },
  ],
  baseURL: `http://127.0.0.1:${journeysPort}`,
});
