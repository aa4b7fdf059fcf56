import type { Browser, Page } from '@playwright/test';
import { lookName, widths, type Look } from '../../scripts/shots/looks.ts';
import { beQuiet, storyPage } from '../../scripts/shots/open-story.ts';
import { makeStill, stillOptions } from '../../scripts/shots/still-page.ts';

interface MainScreen {
  /** The beginning of its pictures' names. */
  name: string;
  /** The story that shows it. */
  story: string;
  /** The name of the button to press once the story is ready. */
  press?: string;
}

export const mainScreens: readonly MainScreen[] = [
  { name: 'sign-in', story: 'screens-account-sign-in--sign-in' },
  { name: 'chooser', story: 'screens-module-chooser--both-modules' },
  { name: 'no-access', story: 'screens-no-access--no-montage' },
  { name: 'list', story: 'screens-montage-list--montages' },
  { name: 'create-uploads', story: 'screens-create-montage--uploads' },
  { name: 'create-inputs', story: 'screens-create-montage--uploads', press: 'Next' },
  { name: 'create-generate', story: 'screens-create-montage--ready-to-generate' },
  { name: 'editor', story: 'screens-montage-editor--montage' },
  {
    name: 'administration',
    story: 'screens-administration-organisations-and-users--organisations-and-users',
  },
  { name: 'user-dialog', story: 'screens-administration-user-dialogs--own-access' },
  { name: 'not-found', story: 'screens-page-not-found--signed-in' },
];

export const mainLooks: readonly Look[] = [
  { width: 1440, theme: 'light' },
  { width: 1440, theme: 'dark' },
  { width: 390, theme: 'light' },
];

export const referenceOf = ({ name }: MainScreen, look: Look) => `${name}-${lookName(look)}.png`;

export interface MainScreenPage {
  page: Page;
  /** @throws Error that names the story, when there is none of this id or it failed. */
  open(screen: MainScreen): Promise<void>;
}

/** One page for all screens of a look, for to load Storybook takes longer than a story. */
export async function mainScreenPage(browser: Browser, baseUrl: string, look: Look): Promise<MainScreenPage> {
  const context = await browser.newContext(stillOptions(look));
  await makeStill(context, { picture3d: 'hidden' });
  const page = await context.newPage();
  const stories = await storyPage(page, baseUrl);
  return {
    page,
    async open({ story, press }) {
      // Play functions are written for a desktop; the window becomes narrow once they are done.
      await page.setViewportSize({ width: 1440, height: widths[1440] });
      const errors = await stories.open(story, look.theme);
      if (errors.length > 0) throw new Error(`The story ${story} failed: ${errors.join('; ')}`);
      // Not the mouse: what it rests on would look different.
      if (press) await page.getByRole('button', { name: press, exact: true }).dispatchEvent('click');
      await page.setViewportSize({ width: look.width, height: widths[look.width] });
      await page.evaluate(() => scrollTo(0, 0));
      await beQuiet(page);
    },
  };
}
