import { expect, test } from '@playwright/test';
import { lookName } from '../../scripts/shots/looks.ts';
import { mainLooks, mainScreenPage, mainScreens, referenceOf } from './main-screens.ts';

for (const look of mainLooks) {
  test(`main screens, ${lookName(look)}`, async ({ browser, baseURL }) => {
    const { page, open } = await mainScreenPage(browser, baseURL!, look);
    const broken: string[] = [];
    for (const screen of mainScreens) {
      try {
        await open(screen);
      } catch (error) {
        broken.push(String(error));
        continue;
      }
      // One that differs must not hide the others.
      await expect.soft(page, screen.name).toHaveScreenshot(referenceOf(screen, look));
    }
    expect(broken, 'stories of main screens that fail').toEqual([]);
  });
}
