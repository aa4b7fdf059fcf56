import { fillSignIn, password, signIn } from '../accounts.ts';
import { revokeSessions } from '../../src/mocks/identity/sessions.ts';
import { chooseFiles } from '../workflow.ts';
import { expect, test } from './backend.ts';
import { survey, tops } from './documents.ts';

test('every call carries a renewed token, and calls at once share one renewal', async ({ page }) => {
  await signIn(page, 'admin@example.com');
  await page.waitForLoadState('networkidle');
  const calls: string[] = [];
  const tokens = new Set<string | undefined>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/token')) calls.push('renewal');
    if (pathname.startsWith('/api/')) {
      calls.push(pathname);
      tokens.add(request.headers().authorization);
    }
  });
  await page.reload();
  await expect(page.getByRole('main').getByRole('link', { name: /^User Management/ })).toBeVisible();
  // Two access checks start together: one renewal before both.
  expect(calls.filter((call) => call !== 'renewal')).toEqual(['/api/v1/auth/check', '/api/v1/auth/check']);
  expect(calls.filter((call) => call === 'renewal')).toHaveLength(1);
  expect(calls[0]).toBe('renewal');

  await page
    .getByRole('navigation', { name: 'Modules' })
    .getByRole('link', { name: 'Drilling Montage' })
    .click();
  await expect(page.getByRole('table', { name: 'Montages' })).toBeVisible();
  expect(calls.filter((call) => call === 'renewal').length).toBeGreaterThan(1);
  expect(tokens).not.toContain(undefined);
});

test('a session that ends before the upload: what was chosen stays, and goes through after signing in again', async ({
  page,
  context,
  backend: { world },
  complaints,
}) => {
  complaints.expect(/status of 400/);
  await signIn(page, 'engineer@example.com');
  await page.goto('/montage/create');
  await chooseFiles(page, [survey, tops]);
  await world.db.transaction(async () => {
    for (const account of world.db.accounts.all()) await revokeSessions(world, account.id);
  });

  await page.getByRole('button', { name: 'Upload 2 Document(s)' }).click();
  await expect(page.getByText(/Sign in again/).first()).toBeVisible();
  await expect(page.getByText(survey.name)).toBeVisible();
  await expect(page.getByText(tops.name)).toBeVisible();

  const [elsewhere] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: /sign in in a new tab/i }).click(),
  ]);
  await fillSignIn(elsewhere, 'engineer@example.com', password);
  await expect(elsewhere.getByRole('heading', { name: 'Choose a module to get started' })).toBeVisible();

  // The first tab learns of it from the identity library's store.
  await page.bringToFront();
  await expect(page.getByText('You are signed in again. Try once more.')).toBeVisible();
  await page
    .getByRole('button', { name: /^(Upload 2 Document\(s\)|Try again)$/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Well Context Inputs' })).toBeVisible();
});

test('a session that ends while reading leads to the sign-in and back', async ({
  page,
  backend: { world },
  complaints,
}) => {
  complaints.expect(/status of 400/);
  // Nothing may be under way when the session ends, or it would be refused and complain.
  const checked = Promise.all(
    ['montage', 'user_management'].map((component) =>
      page.waitForResponse(new RegExp(`auth/check.*${component}`)),
    ),
  );
  await signIn(page, 'engineer@example.com');
  await checked;
  await world.db.transaction(async () => {
    for (const account of world.db.accounts.all()) await revokeSessions(world, account.id);
  });
  await page.goto('/montage?page=1&page_size=25');
  await fillSignIn(page, 'engineer@example.com', password);
  await expect(page.getByRole('table', { name: 'Montages' })).toBeVisible();
  await expect(page).toHaveURL(/\/montage\?page=1&page_size=25$/);
});
