import type { Locator, Page } from 'playwright';

/** The screens of the day, and how to know that one has loaded. Within the application, without a reload. */

export const homeMontage = 'Noorderdiep-4';
export const otherMontage = 'Kwelder-2';
export const largeMontage = 'Grootveld-1';

const modules = (page: Page): Locator => page.getByRole('navigation', { name: 'Modules' });
const list = (page: Page): Locator => page.getByRole('table', { name: 'Montages' });
export const sectionsTable = (page: Page): Locator => page.getByRole('grid', { name: 'SECTIONS TABLE' });
export const exportsPanel = (page: Page): Locator => page.getByRole('region', { name: 'Exports' });
const saved = (page: Page): Locator =>
  page
    .getByRole('main')
    .locator('header [data-status]')
    .getByRole('status')
    .filter({ hasText: /^Saved$/ });

export const untilSaved = (page: Page): Promise<void> => saved(page).waitFor();

async function fillSignIn(page: Page): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill('admin@example.com');
  await page.getByLabel('Password', { exact: true }).fill('montage-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: 'Choose a module to get started' }).waitFor();
}

export async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await fillSignIn(page);
}

export async function logOutAndIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).click();
  await fillSignIn(page);
}

export async function toList(page: Page): Promise<void> {
  await modules(page).getByRole('link', { name: 'Drilling Montage' }).click();
  await list(page).getByRole('link', { name: homeMontage, exact: true }).waitFor();
}

/** From the list. */
export async function toEditor(page: Page, name: string): Promise<void> {
  await list(page).getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1 }).filter({ hasText: name }).waitFor();
  await sectionsTable(page).waitFor();
}

export async function toCreate(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Create New Montage' }).click();
  await page.getByRole('heading', { name: 'Upload Input Documents' }).waitFor();
}

export async function toAdministration(page: Page): Promise<void> {
  await modules(page).getByRole('link', { name: 'Manage Users' }).click();
  await page.getByRole('heading', { name: 'Manage Users' }).waitFor();
  await page.getByRole('table').first().waitFor();
}

/** The browser's own button, to a list that was left for an editor. */
export async function backToList(page: Page): Promise<void> {
  await page.goBack();
  await list(page).waitFor();
}

export async function forwardToEditor(page: Page): Promise<void> {
  await page.goForward();
  await sectionsTable(page).waitFor();
}
