import { forwardingTo } from '../../scripts/forward.ts';
import { journeysDir } from '../../scripts/build-journeys.ts';
import { startMockServer } from '../../scripts/mock-server/start.ts';
import { serve } from '../../scripts/serve.ts';
import { fillSignIn, password } from '../accounts.ts';
import { test as base, expect } from './backend.ts';

/** The production bundle behind its own origin, which forwards to a mock server at another, as `preview -- --backend` does. */
const test = base.extend({
  backend: async ({ ownPort }, use) => {
    const mock = await startMockServer({ port: 0 });
    const start = () => serve({ dir: journeysDir, port: ownPort, backend: forwardingTo(mock.url) });
    let origin = await start();
    await use({
      ...mock,
      stop: () => origin.close(),
      start: async () => {
        origin = await start();
      },
    });
    await origin.close();
    await mock.close();
  },
});

test('the production bundle signs in at a mock server and lists its montages', async ({ page, backend }) => {
  await page.goto('/login?from=/montage');
  await fillSignIn(page, 'engineer@example.com', password);
  const rows = page.getByRole('table', { name: 'Montages' }).getByRole('row');
  // Ten to a page, and the names of the columns.
  await expect(rows).toHaveCount(11);
  expect(backend.world.db.sessions.all()).toHaveLength(1);
});
