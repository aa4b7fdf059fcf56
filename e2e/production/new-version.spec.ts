import type { Page } from '@playwright/test';
import type { MockOrigin } from '../../scripts/mock-origin.ts';
import { signIn } from '../accounts.ts';
import { depth, formation, signInTo, typeInto } from '../montage-editor.ts';
import { expect, test } from './backend.ts';

// Tall enough for the edited rows: the table renders only visible rows.
test.use({ viewport: { width: 1440, height: 2_600 } });

/** From now on the host has another version; a reloaded page still gets the one of this journey. */
async function deploy(page: Page, backend: MockOrigin): Promise<void> {
  await page.route('**/', async (route) => {
    if (route.request().resourceType() === 'document') return route.fallback();
    const response = await route.fetch({ url: backend.url });
    const body = (await response.text()).replace(/\/assets\/index-[^"]+\.js/, '/assets/index-newer.js');
    return route.fulfill({ response, body });
  });
}

test('a new version is offered to an open tab, and the work that is not saved outlives the reload', async ({
  page,
  backend,
}) => {
  backend.world.faults.add({ on: 'saveMontage', fault: { kind: 'status', status: 503 } });
  await signInTo(page);
  await page.reload();
  await deploy(page, backend);
  const range = depth(formation(page, 'Holland Formation'), 'Range');
  await typeInto(range, '16.5');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const offer = page.getByRole('status').filter({ hasText: 'A new version is there' });
  await expect(offer).toBeVisible();
  await expect(range).toHaveText('16.5');

  page.on('dialog', (dialog) => void dialog.accept());
  await Promise.all([
    page.waitForEvent('domcontentloaded'),
    offer.getByRole('button', { name: 'Reload now' }).click(),
  ]);
  await expect(range).toHaveText('16.5');
});

test('a screen whose code a deployment removed is loaded with a page of the new version', async ({
  page,
  backend,
  complaints,
}) => {
  complaints.expect(/404|dynamically imported module/);
  // Files that the page itself names belong to every screen.
  const named = await (await page.request.get(backend.url)).text();
  let isGone = true;
  await page.route(/assets\/montage-.*\.js/, (route) =>
    isGone && !named.includes(new URL(route.request().url()).pathname)
      ? route.fulfill({ status: 404, contentType: 'text/plain', body: 'Gone.' })
      : route.continue(),
  );
  // From the first page on: where the pointer comes to rest on a link its screen is fetched ahead, and then it is in the cache.
  await signIn(page, 'engineer@example.com');
  await page.reload();
  await page.waitForLoadState('networkidle');
  // The page of the new version names the files of the new version.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false;
  });
  await page
    .getByRole('navigation', { name: 'Modules' })
    .getByRole('link', { name: 'Drilling Montage' })
    .click();
  // Not by the table: its skeleton is there before the page is reloaded.
  await expect.poll(() => isGone).toBe(false);
  await expect(page.getByRole('link', { name: 'Noorderdiep-4', exact: true })).toBeVisible();
});
