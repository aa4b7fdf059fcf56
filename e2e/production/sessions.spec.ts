import { revokeSessions } from '../../src/mocks/identity/sessions.ts';
import type { World } from '../../src/mocks/world.ts';
import { fillSignIn, password, signIn } from '../accounts.ts';
import type { Page } from '../fixtures.ts';
import { depth, formation, saveState, signInTo, typeInto } from '../montage-editor.ts';
import { chooseFiles } from '../workflow.ts';
import { expect, test } from './backend.ts';
import { survey, tops } from './documents.ts';

// As tall as the montage, so that nothing that is looked for is out of sight.
test.use({ viewport: { width: 1440, height: 2_600 } });

const revokeAll = (world: World) =>
  world.db.transaction(async () => {
    for (const account of world.db.accounts.all()) await revokeSessions(world, account.id);
  });

test('every call carries a renewed token, and calls at once share one renewal', async ({ page }) => {
  await signIn(page, 'admin@example.com');
  const allowed = page.getByRole('main').getByRole('link', { name: /^User Management/ });
  // The first visit's calls must not be counted with the second's.
  await expect(allowed).toBeVisible();
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
  // A tab keeps the answers for its session; without them it asks again.
  await page.evaluate(() => sessionStorage.removeItem('montage.session-access'));
  await page.reload();
  await expect(allowed).toBeVisible();
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
  // Their previews are calls of the session that is still good.
  await expect(page.getByText(/^survey, \d+ stations/)).toBeVisible();
  await expect(page.getByText(/^\d+ formation tops/)).toBeVisible();
  await revokeAll(world);

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
  // No call may be pending when the session ends, or it would be refused and complain.
  const checked = Promise.all(
    ['montage', 'user_management'].map((component) =>
      page.waitForResponse(new RegExp(`auth/check.*${component}`)),
    ),
  );
  await signIn(page, 'engineer@example.com');
  await checked;
  await revokeAll(world);
  await page.goto('/montage?page=1&page_size=25');
  await fillSignIn(page, 'engineer@example.com', password);
  await expect(page.getByRole('table', { name: 'Montages' })).toBeVisible();
  await expect(page).toHaveURL(/\/montage\?page=1&page_size=25$/);
});

/** What the provider refuses and what the server refuses; `src/identity/firebase.test.ts` has every way to lose a session. */
const ends = {
  'is revoked': revokeAll,
  'is taken no more by the server': async (world: World) =>
    void world.faults.add({
      on: 'listMontages',
      fault: { kind: 'status', status: 401 },
      calls: { only: 1 },
    }),
};

for (const [what, end] of Object.entries(ends)) {
  test(`a session that ${what} in the middle leads to the sign-in and back, without a click`, async ({
    page,
    backend: { world },
    complaints,
  }) => {
    complaints.expect(/status of 40[01]/);
    await page.goto(`/login?from=${encodeURIComponent('/montage')}`);
    await fillSignIn(page, 'engineer@example.com', password);
    await expect(page.getByRole('table', { name: 'Montages' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await end(world);
    // Whatever call comes next notices it; one that is made ahead may already have.
    const sizes = page.getByLabel('Show', { exact: true });
    await sizes.selectOption('25', { timeout: 5_000 }).catch(() => undefined);
    await expect(page).toHaveURL(/\/login\?from=%2Fmontage/);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);

    await fillSignIn(page, 'engineer@example.com', password);
    await expect(page.getByRole('table', { name: 'Montages' })).toBeVisible();
    await expect(page).toHaveURL(/\/montage/);
  });
}

test('a session that is revoked amid an edit, and a tab that is closed: the draft is there after signing in', async ({
  page,
  context,
  backend: { world },
  complaints,
}) => {
  // The renewal is refused, and so are calls on a busy machine that were on their way with the old token.
  complaints.expect(/status of 40[01]/);
  complaints.expect(/Failed to save montage/);
  await signInTo(page);
  await page.waitForLoadState('networkidle');
  await revokeAll(world);
  const range = (of: Page) => depth(formation(of, 'Holland Formation'), 'Range');
  await typeInto(range(page), '16.5');
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toContainText('Not saved: ');
  await expect(page.getByRole('link', { name: 'Sign in again' })).toBeVisible();
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await again.goto('/montage/edit/7f3a19c0');
  await expect(again).toHaveURL(/\/login\?from=%2Fmontage%2Fedit%2F7f3a19c0$/);
  await fillSignIn(again, 'engineer@example.com', password);
  await expect(again.getByText(/Unsaved changes from .* were restored/)).toBeVisible();
  await expect(range(again)).toHaveText('16.5');
  await again.getByRole('button', { name: 'Keep' }).click();
  await again.keyboard.press('Control+s');
  await expect(saveState(again)).toHaveText('Saved');
});

test('a password that the current policy refuses is answered with what it lacks', async ({
  page,
  backend: { world },
  complaints,
}) => {
  complaints.expect(/status of 400/);
  await page.goto('/forgot-password');
  await page.getByLabel('Email', { exact: true }).fill('engineer@example.com');
  await page.locator('form').getByRole('button').last().click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await page.goto(world.db.mails.all()[0]!.link);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('engineer@example.com');

  const message = 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements';
  world.faults.add({
    on: 'resetPassword',
    fault: { kind: 'status', status: 400, body: { error: { code: 400, message } } },
    calls: { only: 1 },
  });
  world.faults.add({
    on: 'passwordPolicy',
    fault: {
      kind: 'status',
      status: 200,
      body: {
        customStrengthOptions: { minPasswordLength: 12, containsNumericCharacter: true },
        schemaVersion: 1,
        enforcementState: 'ENFORCE',
      },
    },
  });
  const policy = page.waitForResponse(/passwordPolicy/);
  await page.getByLabel('New password', { exact: true }).fill('too-plain');
  await page.keyboard.press('Enter');
  await policy;
  await expect(page.getByRole('alert')).toHaveText(
    'The password does not meet the requirements, which have just been refreshed: it needs at least 12 characters and a digit.',
  );
  await page.getByLabel('New password', { exact: true }).fill('not-so-plain-2026');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Password Reset Successful' })).toBeVisible();
});
