import { fillSignIn, password, signIn } from './accounts.ts';
import { expect, test, type Page } from './fixtures.ts';

test('an administrator has both modules', async ({ page }) => {
  await signIn(page, 'admin@example.com');
  const main = page.getByRole('main');
  const modules = page.getByRole('navigation', { name: 'Modules' });
  await expect(main.getByRole('link', { name: /^Montage/ })).toBeVisible();
  await expect(main.getByRole('link', { name: /^User Management/ })).toBeVisible();
  await expect(modules.getByRole('link', { name: 'Drilling Montage' })).toBeVisible();
  await expect(modules.getByRole('link', { name: 'Manage Users' })).toBeVisible();
});

test('an engineer has the montage alone', async ({ page }) => {
  await signIn(page, 'engineer@example.com');
  await expect(page.getByRole('main').getByRole('link', { name: /^Montage/ })).toBeVisible();
  await expect(page.getByText('User Management')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Manage Users' })).toHaveCount(0);

  // The browser prints each refusal as an error, so that a session asks once.
  await accessKept(page);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/auth/check') && asked.push(request.url()));
  await page.reload();
  await expect(page.getByRole('main').getByRole('link', { name: /^Montage/ })).toBeVisible();
  expect(asked).toEqual([]);
});

test('a newcomer sees no module, and whom to ask', async ({ page }) => {
  await signIn(page, 'newcomer@example.com');
  await expect(page.getByText('No module is open to you yet')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Modules' }).getByRole('link')).toHaveCount(0);
});

/** Everything that `main` has shown so far, so that no flash goes by unseen. */
async function keepWhatIsShown(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const shown = new Set<string>();
    Reflect.set(globalThis, 'shownSoFar', shown);
    new MutationObserver(() => {
      const text = document.querySelector('main')?.textContent;
      if (text) shown.add(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => [...(Reflect.get(globalThis, 'shownSoFar') as Set<string>)].join('\n'));
}

/** Until the tab has kept the answers of both checks: a page that is left before that asks again. */
const accessKept = (page: Page) =>
  page.waitForFunction(() => {
    const kept = sessionStorage.getItem('montage.session-access');
    return kept !== null && Object.keys((JSON.parse(kept) as { answers: object }).answers).length === 2;
  });

/** The checks are made once a session of the tab. */
async function newSession(page: Page): Promise<void> {
  await accessKept(page);
  await page.evaluate(() => sessionStorage.clear());
}

test('a closed module: no access and whom to ask, and nothing of the module', async ({ page }) => {
  await page.goto(`/login?from=${encodeURIComponent('/#about')}`);
  await fillSignIn(page, 'newcomer@example.com', password);
  await expect(page.getByRole('heading', { name: 'Choose a module to get started' })).toBeVisible();
  await accessKept(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  const shown = await keepWhatIsShown(page);
  await page.goto('/montage/edit/7f3a19c0');

  await expect(
    page.getByRole('heading', { level: 1, name: 'Drilling Montage is not open to you' }),
  ).toBeVisible();
  await expect(page.getByText(/Ask an administrator of your organisation/)).toContainText(
    'newcomer@example.com',
  );
  await expect(page).toHaveTitle('No access · Montage');
  await page.waitForLoadState('networkidle');
  // The answer was given at the sign-in and holds for the session.
  expect(calls).toEqual([]);
  expect((await shown()).replaceAll('Loading...', '')).not.toMatch(/SECTIONS|Loading montage|Noorderdiep/);

  await page.getByRole('main').getByRole('link', { name: 'Back to the start' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a module to get started' })).toBeFocused();
  await expect(page).toHaveTitle('Modules · Montage');
});

test('a user with access the last time waits for the check and the list in parallel', async ({ page }) => {
  await signIn(page, 'engineer@example.com');
  await page.goto('/montage');
  await expect(page.getByRole('table', { name: 'Montages' })).toBeVisible();

  await newSession(page);
  const shown = await keepWhatIsShown(page);
  const list = page.waitForRequest(/\/api\/v1\/montage\?/);
  await page.goto('/montage?faults=checkAccess:delay:2500');
  await list;
  await expect(page.getByText('Loading...')).toBeVisible();
  expect(await shown()).not.toMatch(/montages/i);
  await expect(page.getByRole('table', { name: 'Montages' })).toBeVisible();
});
