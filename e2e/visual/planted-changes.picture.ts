import { expect, test, type Page } from '@playwright/test';
import { lookName, type Look } from '../../scripts/shots/looks.ts';
import { mainScreenPage, mainScreens, referenceOf } from './main-screens.ts';

/** Makes a change in the page. */
type Plant = (page: Page) => Promise<void>;

const style =
  (content: string): Plant =>
  async (page) => {
    await page.addStyleTag({ content: `${content} /* planted */` });
  };
/** A style is in the head, which outlives the story. */
const pullUp = (page: Page) =>
  page.evaluate(() => {
    for (const each of document.querySelectorAll('style')) {
      if (each.textContent.includes('/* planted */')) each.remove();
    }
  });
const text =
  (before: string, after: string): Plant =>
  (page) =>
    page
      .getByText(before, { exact: true })
      .first()
      .evaluate((element, words) => void (element.textContent = words), after);
const without =
  (button: string): Plant =>
  (page) =>
    page
      .getByRole('button', { name: button })
      .first()
      .evaluate((element) => element.remove());

const desktop: Look = { width: 1440, theme: 'light' };
const dark: Look = { width: 1440, theme: 'dark' };
const phone: Look = { width: 390, theme: 'light' };

/** Each is small, and each is a change that a designer would want to know of. */
const changes: [what: string, screen: string, look: Look, plant: Plant][] = [
  ['an accent a shade bluer', 'list', desktop, style(':root { --accent: #0f5c76 !important; }')],
  ['a line a shade darker', 'administration', phone, style(':root { --line: #d8d4ca !important; }')],
  ['an ink a shade greyer, in the dark', 'editor', dark, style(':root { --ink: #d8dedc !important; }')],
  [
    '4 px more below the rows of a table',
    'list',
    desktop,
    style('td { border-block-end-width: 5px !important; border-color: transparent !important; }'),
  ],
  ['4 px more padding in a heading', 'sign-in', phone, style('h1 { padding-block-end: 4px !important; }')],
  ['a word changed', 'sign-in', desktop, text('Forgot your password?', 'Forgot the password?')],
  ['a digit changed', 'list', phone, text('14 total montages', '15 total montages')],
  ['a button missing', 'administration', desktop, without('Add New User')],
  ['a corner rounder by 4 px', 'list', phone, style(':root { --radius-large: 12px !important; }')],
];

for (const look of [desktop, dark, phone]) {
  test(`planted changes are caught, ${lookName(look)}`, async ({ browser, baseURL }) => {
    const { page, open } = await mainScreenPage(browser, baseURL!, look);
    for (const [what, name, at, plant] of changes.filter((change) => change[2] === look)) {
      const screen = mainScreens.find((each) => each.name === name)!;
      await test.step(what, async () => {
        // Another story in between: Storybook does not render a story again that is already open.
        await open(mainScreens.find((each) => each.story !== screen.story)!);
        await open(screen);
        await expect(page, 'before the change').toHaveScreenshot(referenceOf(screen, at));
        await plant(page);
        await expect.soft(page, what).not.toHaveScreenshot(referenceOf(screen, at));
        await pullUp(page);
      });
    }
  });
}
