/** Walks through stories and takes a picture of each in its looks. */
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import type { Picture } from './picture.ts';
import { looks, pictureName, shows, widths, type Look, type Pins, type Theme } from './looks.ts';
import { beQuiet, storyPage } from './open-story.ts';
import { makeStill, stillOptions } from './still-page.ts';
import type { StoryEntry } from './stories.ts';

export interface Task {
  story: StoryEntry;
  /** Its own look comes first: that in which it is opened and played. */
  looks: readonly Look[];
}

export const taskOf = (story: StoryEntry, pins: Pins): Task => ({
  story,
  looks: looks.filter((look) => shows(pins, look)),
});

export interface Walk {
  browser: Browser;
  baseUrl: string;
  folder: string;
  picture3d: 'shown' | 'hidden';
  /** The next story, until there is none. */
  next: () => Task | undefined;
  onTaken: (picture: Picture) => void;
}

/** Longer pages (ten thousand rows) show nothing new further down, and such a picture is never opened. */
const longest = 8_000;

/**
 * The theme as a user changes it in another tab, which the application follows. A single component has no such setting; for it
 * this sets the attribute that every colour depends on.
 */
async function setTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((value) => {
    if (document.documentElement.dataset.mantineColorScheme === value) return;
    const key = 'mantine-color-scheme-value';
    localStorage.setItem(key, value);
    dispatchEvent(new StorageEvent('storage', { key, newValue: value, storageArea: localStorage }));
    document.documentElement.dataset.mantineColorScheme = value;
  }, theme);
}

const contentHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/**
 * The whole page, in a window as high as itself: tables render only the rows that are in the window, and what sticks to
 * its edge would be in the middle of a stitched picture. An open dialog keeps the page behind it from scrolling; then
 * the picture is the window.
 */
async function photograph(page: Page, path: string, { width }: Look): Promise<void> {
  const modal = await page.locator('[aria-modal="true"], dialog:modal').count();
  if (modal === 0) {
    let height = 0;
    for (let turn = 0; turn < 3; turn += 1) {
      const wanted = Math.min(longest, Math.max(widths[width], await contentHeight(page)));
      if (wanted === height) break;
      height = wanted;
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      await beQuiet(page);
    }
  }
  await page.screenshot({ path, animations: 'disabled' });
  await page.setViewportSize({ width, height: widths[width] });
}

/** In a context of its own: stories clear the storage, also that of stories running in parallel. */
export async function takePictures({
  browser,
  baseUrl,
  folder,
  picture3d,
  next,
  onTaken,
}: Walk): Promise<void> {
  const context = await browser.newContext(stillOptions(looks[0]!));
  try {
    await makeStill(context, { picture3d });
    const page = await context.newPage();
    const opened = await storyPage(page, baseUrl);
    for (let task = next(); task; task = next()) {
      const { story } = task;
      const own = task.looks[0]!;
      await page.setViewportSize({ width: own.width, height: widths[own.width] });
      // As the story before it found the page: what it begins with must not be another's dark.
      await setTheme(page, own.theme).catch(() => {});
      const errors = await opened.open(story.id, own.theme);
      for (const look of task.looks) {
        // A play function is written for one look. In the others the page that it left is shown, as when a user makes
        // the window narrower or changes the theme.
        await page.setViewportSize({ width: look.width, height: widths[look.width] });
        await setTheme(page, look.theme);
        await beQuiet(page);
        const file = pictureName(story.id, look);
        await photograph(page, join(folder, file), look);
        onTaken({ story, look, file, errors });
      }
    }
  } finally {
    await context.close();
  }
}
