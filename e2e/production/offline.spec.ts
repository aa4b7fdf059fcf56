import { signIn } from '../accounts.ts';
import { depth, formation, saveState, signInTo, typeInto } from '../montage-editor.ts';
import { expect, test } from './backend.ts';

// Tall enough for the edited rows: the table renders only visible rows.
test.use({ viewport: { width: 1440, height: 2_600 } });

const watching = /browser-connection.*\.js/;

test('a lost connection is shown and announced, work continues, and the notice goes when it is back', async ({
  page,
  context,
}) => {
  // What the browser loads when it is idle is there, however slow it is.
  const loaded = [watching, /toast-container.*\.js/, /recalculate-.*\.js/, /depth-model.*\.js/].map((part) =>
    page.waitForResponse(part),
  );
  await signInTo(page);
  await Promise.all(loaded);
  await page.waitForLoadState('networkidle');
  const notice = page.getByText('You are offline.', { exact: true });
  const status = page.getByRole('status', { name: 'Connection' });
  await expect(notice).toHaveCount(0);

  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await expect(status).toHaveText(/^You are offline/);
  const range = depth(formation(page, 'Holland Formation'), 'Range');
  await typeInto(range, '16.5');
  await expect(range).toHaveText('16.5');

  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await expect(status).toHaveText('The connection is back.');
  await expect(saveState(page)).toHaveText('Saved');
});

test('without a connection nothing is reloaded away: an unloaded screen says so, and the way back is there', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  // The screen has style sheets of its own, which are asked for first.
  complaints.expect(/dynamically imported module|Unable to preload CSS/);
  const watch = page.waitForResponse(watching);
  await signIn(page, 'engineer@example.com');
  await watch;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText('You are offline.', { exact: true })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Modules' })
    .getByRole('link', { name: 'Drilling Montage' })
    .click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByText(/A part of the application could not be loaded/)).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'Montages' })).toBeVisible();
});

test('a server that is gone while the cable is in is noticed by a call that fails, and a call that is answered ends it', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_CONNECTION_REFUSED|ERR_FAILED/);
  const watch = page.waitForResponse(watching);
  await signIn(page, 'engineer@example.com');
  await watch;
  await page.waitForLoadState('networkidle');
  const list = page
    .getByRole('navigation', { name: 'Modules' })
    .getByRole('link', { name: 'Drilling Montage' });
  const load = page.waitForResponse(/\/api\/v1\/montage\?/);
  await list.click();
  await load;
  await page.route(/\/(api|favicon)/, (route) => route.abort('connectionrefused'));
  await page.getByLabel('Show').selectOption('25');
  const notice = page.getByText('You are offline.', { exact: true });
  await expect(notice).toBeVisible();
  await page.unroute(/\/(api|favicon)/);
  await expect(notice).toHaveCount(0);
});
