import { signIn } from './accounts.ts';
import { expect, test, type Page } from './fixtures.ts';
import { depth, formation, saveState, signInTo, typeInto } from './montage-editor.ts';

const modules = (page: Page) => page.getByRole('navigation', { name: 'Modules' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('the focus goes to the heading of the next screen, and not at a load or with the page of a list', async ({
  page,
}) => {
  await signIn(page, 'engineer@example.com');
  await page.reload();
  await expect(heading(page, 'Choose a module to get started')).toBeVisible();
  await expect(heading(page, 'Choose a module to get started')).not.toBeFocused();

  await modules(page).getByRole('link', { name: 'Drilling Montage' }).click();
  await expect(heading(page, 'Drilling Montage')).toBeFocused();
  await expect(page).toHaveTitle('Drilling Montage · Montage');

  const size = page.getByLabel('Show');
  await size.focus();
  await size.selectOption('25');
  await expect(page).toHaveURL(/page_size=25/);
  await expect(size).toBeFocused();

  await page.goBack();
  await page.goBack();
  await expect(heading(page, 'Choose a module to get started')).toBeFocused();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveTitle('Sign in · Montage');
});

test('light, dark, and as the system has it: kept, and right from the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, 'engineer@example.com');
  const root = page.locator('html');
  const appearance = page.getByRole('group', { name: 'Appearance' });
  await expect(appearance.getByRole('radio', { name: 'System' })).toBeChecked();
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');

  await appearance.getByText('Light').click();
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.addInitScript(() => {
    const checked = new Set<string>();
    Reflect.set(globalThis, 'checkedSoFar', checked);
    new MutationObserver(() => {
      const input = document.querySelector<HTMLInputElement>('input[name=appearance]:checked');
      if (input) checked.add(input.value);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.reload();
  await expect(appearance.getByRole('radio', { name: 'Light' })).toBeChecked();
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light');
  expect(await page.evaluate(() => [...(Reflect.get(globalThis, 'checkedSoFar') as Set<string>)])).toEqual([
    'light',
  ]);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByText('Dark').click();
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeFocused();
});

/** Tall enough for the edited rows: the table renders only visible rows. */
const tall = { width: 1440, height: 2_600 };

/** An uncaught error of an event handler. */
const throwUncaught = (page: Page) =>
  page.evaluate(() => {
    setTimeout(() => {
      throw new Error('rows is not iterable for engineer@example.com with Bearer abc.def');
    });
  });

test('an uncaught error is shown, can be copied without secrets, and the draft is there afterwards', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/rows is not iterable/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize(tall);
  await signInTo(page);
  const range = depth(formation(page, 'Holland Formation'), 'Range');
  await typeInto(range, '16.5');
  await throwUncaught(page);

  const dialog = page.getByRole('dialog', { name: 'Something went wrong' });
  await expect(dialog).toContainText('rows is not iterable');
  await dialog.getByRole('button', { name: 'Copy details' }).click();
  await expect(dialog.getByRole('status')).toHaveText(/^Copied/);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Error: rows is not iterable for \[e-mail removed\] with Bearer \[removed\]/);
  expect(copied).toMatch(
    /\nAddress: http.*\/montage\/edit\/7f3a19c0\nBuild: index-.*\.js\nTime: .*Z\nBrowser: /,
  );
  expect(copied).not.toMatch(/engineer@|abc\.def|eyJ/);

  await dialog.getByRole('button', { name: 'Continue here' }).click();
  await expect(range).toHaveText('16.5');
  await expect(saveState(page)).toHaveText('Unsaved');

  await throwUncaught(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Back to the start' }).click();
  await expect(heading(page, 'Choose a module to get started')).toBeVisible();
  await page.goto('/montage/edit/7f3a19c0');
  await expect(range).toHaveText('16.5');
});

test('an error while a screen is drawn shows a page with a way back, and keeps the draft', async ({
  page,
  complaints,
}) => {
  complaints.expect(/cannot be drawn/);
  await page.setViewportSize(tall);
  await signInTo(page);
  const range = depth(formation(page, 'Holland Formation'), 'Range');
  await typeInto(range, '16.5');
  await expect(saveState(page)).toHaveText('Unsaved');
  // Only one figure cannot be drawn: whatever else formats numbers at that moment must not fail too.
  await page.evaluate(() => {
    const { get } = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, 'format')!;
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get(this: Intl.NumberFormat) {
        const format = get!.call(this) as (value: number) => string;
        return (value: number) => {
          if (value === 17.25) throw new Error('This figure cannot be drawn');
          return format(value);
        };
      },
    });
  });
  await typeInto(depth(formation(page, 'Vlieland Claystone'), 'Range'), '17.25');

  await expect(heading(page, 'Something went wrong')).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByText('This figure cannot be drawn').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy details' })).toBeVisible();
  await expect(page).toHaveTitle('Something went wrong · Montage');
  await page.getByRole('link', { name: 'Back to the start' }).click();
  await expect(heading(page, 'Choose a module to get started')).toBeVisible();
  await page.goto('/montage/edit/7f3a19c0');
  await expect(range).toHaveText('16.5');
});
