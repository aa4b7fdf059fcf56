import type { Locator } from '@playwright/test';
import type { Keys } from './keyboard.ts';
import { password } from '../accounts.ts';
import { expect, type Page } from '../fixtures.ts';

export const chooser = (page: Page): Locator =>
  page.getByRole('heading', { name: 'Choose a module to get started' });

export const modules = (page: Page): Locator => page.getByRole('navigation', { name: 'Modules' });

/** On the page of the sign-in, to the module chooser. */
export async function signIn(page: Page, keys: Keys, email: string): Promise<void> {
  await keys.enter(page.getByLabel('Email', { exact: true }), email);
  await keys.press('Tab');
  await keys.type(password);
  await keys.press('Enter');
  await expect(chooser(page)).toBeVisible();
}

export async function focused(target: Locator): Promise<void> {
  await expect(target).toBeFocused();
}
