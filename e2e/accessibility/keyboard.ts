import type { Locator } from '@playwright/test';
import { expect, test as base, type Page } from '../fixtures.ts';
import { watchFocus } from './focus-watch.ts';

/** Methods that use a pointer, or set the focus or a value without a key. */
const forbidden =
  'blur check clear click dblclick dispatchEvent dragAndDrop dragTo fill focus hover press pressSequentially ' +
  'scrollIntoViewIfNeeded selectOption selectText setChecked setInputFiles tap type uncheck';

const refuse = (what: string) => () => {
  throw new Error(`${what} is no key: this journey is done with the keyboard alone.`);
};

/** Takes the pointer away from the page and everything found on it; the result gives it back. */
function withoutPointer(page: Page): () => void {
  const undo: (() => void)[] = [];
  const locators = Object.getPrototypeOf(page.locator('body')) as object;
  for (const [owner, called] of [
    [locators, 'locator'],
    [page, 'page'],
  ] as const) {
    for (const method of forbidden.split(' ')) {
      if (!(method in owner)) continue;
      const own = Object.getOwnPropertyDescriptor(owner, method);
      Object.defineProperty(owner, method, { configurable: true, value: refuse(`${called}.${method}`) });
      undo.push(() => {
        if (own) Object.defineProperty(owner, method, own);
        else Reflect.deleteProperty(owner, method);
      });
    }
  }
  for (const device of ['mouse', 'touchscreen'] as const) {
    Object.defineProperty(page, device, { configurable: true, get: refuse(`page.${device}`) });
  }
  return () => undo.forEach((restore) => restore());
}

export interface Keys {
  press(key: string, times?: number): Promise<void>;
  type(text: string): Promise<void>;
  /** By Tab, or by Shift+Tab, until this has the focus. */
  to(target: Locator, direction?: 'on' | 'back'): Promise<void>;
  /** Goes there and presses Enter. */
  choose(target: Locator, direction?: 'on' | 'back'): Promise<void>;
  /** Chooses an option of a list by its text. Each letter may choose another option on the way to it. */
  select(list: Locator, text: string): Promise<void>;
  /** Goes to a field and replaces its content. */
  enter(field: Locator, text: string): Promise<void>;
}

const mostTabs = 150;

function keysOf(page: Page): Keys {
  const { keyboard } = page;
  const keys: Keys = {
    async press(key, times = 1) {
      for (let n = 0; n < times; n += 1) await keyboard.press(key);
    },
    type: (text) => keyboard.type(text),
    async to(target, direction = 'on') {
      await expect(target).toBeVisible();
      for (let n = 0; n < mostTabs; n += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await keyboard.press(direction === 'on' ? 'Tab' : 'Shift+Tab');
      }
      throw new Error(`${mostTabs} times Tab did not lead to ${String(target)}.`);
    },
    async choose(target, direction) {
      await keys.to(target, direction);
      await keyboard.press('Enter');
    },
    async select(list, text) {
      await keys.to(list);
      // A list forgets the letters after a second, which a busy machine may need for the next one.
      await expect(async () => {
        await keyboard.type(text);
        await expect(list.locator('option:checked')).toHaveText(text, { timeout: 2_000 });
      }).toPass();
    },
    async enter(field, text) {
      await keys.to(field);
      await keyboard.press('Control+a');
      await keyboard.type(text);
    },
  };
  return keys;
}

/** A journey with the keyboard alone: any pointer fails it, and so does a focus that is lost or cannot be seen. */
export const test = base.extend<{ keys: Keys }>({
  keys: async ({ page }, use) => {
    const complaints = new Set<string>();
    await page.exposeFunction('reportFocus', (words: string) => void complaints.add(words));
    await page.addInitScript(watchFocus);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Playwright intercepts a file chooser only once a listener is registered. Registered when the key is pressed, on a busy machine
    // that is too late: the browser opens its own dialog, which a test cannot answer. Registered here, it intercepts every one.
    page.on('filechooser', () => {});
    const restore = withoutPointer(page);
    try {
      await use(keysOf(page));
    } finally {
      restore();
    }
    expect([...complaints], 'what a person with a keyboard alone would miss').toEqual([]);
  },
});

export { expect, type Page };
