import { fillSignIn, password } from './accounts.ts';
import { expect, test, type Page } from './fixtures.ts';
import { fullMontage, sectionsTable } from './montage-editor.ts';
import { withMovements } from './movements.ts';

test.use(withMovements);

/** The screens, and what shows that each has its content. What the pages then moved, the fixture of every journey judges. */
const signedOut: [path: string, content: string][] = [
  ['/login', 'Sign in'],
  ['/signup', 'Sign up'],
  ['/forgot-password', 'Forgot your password?'],
  ['/password-reset?mode=resetPassword&oobCode=nothing', 'Invalid Reset Link'],
];
const signedIn: [path: string, content: string][] = [
  ['/', 'Create a montage'],
  ['/montage', 'total montages'],
  ['/montage/create', 'Upload Input Documents'],
  ['/user', 'Add New User'],
];

async function open(page: Page, [path, content]: [string, string]): Promise<void> {
  await page.goto(path);
  await expect(page.getByText(content).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Only says so: code that loads when the page is idle would fail without a connection. */
const sayConnected = (page: Page, connected: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(navigator, 'onLine', { value, configurable: true });
    dispatchEvent(new Event(value ? 'online' : 'offline'));
  }, connected);

// All other journeys judge the wide screens.

test('nothing moves while the screens load, 390 px', async ({ page, complaints }) => {
  complaints.expect(/status of 400/);
  await page.setViewportSize({ width: 390, height: 900 });
  for (const screen of signedOut) await open(page, screen);
  await page.goto('/login');
  await fillSignIn(page, 'admin@example.com', password);
  await expect(page.getByRole('heading', { name: 'Choose a module to get started' })).toBeVisible();
  for (const screen of signedIn) await open(page, screen);
});

test('nothing moves in the editor, 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/login?from=/montage/edit/${fullMontage}`);
  await fillSignIn(page, 'engineer@example.com', password);
  await expect(sectionsTable(page)).toBeVisible();
  // What watches the connection loads a moment after the screen.
  const watch = page.waitForResponse(/\/assets\/browser-connection-/);
  await page.reload();
  await expect(sectionsTable(page)).toBeVisible();
  await watch;
  await page.waitForLoadState('networkidle');
  await sayConnected(page, false);
  await expect(page.getByText('You are offline.').first()).toBeVisible();
  await sayConnected(page, true);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
});
