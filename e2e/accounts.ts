import { expect, type Page } from './fixtures.ts';

export const password = 'montage-demo';

export type Account = 'admin@example.com' | 'engineer@example.com' | 'newcomer@example.com';

export async function fillSignIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Through the form, to the module chooser. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await page.goto('/login');
  await fillSignIn(page, account, password);
  await expect(page.getByRole('heading', { name: 'Choose a module to get started' })).toBeVisible();
}
