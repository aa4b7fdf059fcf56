import { By, Key, type WebDriver } from 'selenium-webdriver';
import { askPage } from './ask.ts';
import { keysOf } from './keys.ts';
import type { Tab } from './tab.ts';

/** WebDriver's codes for keys that are no characters, by their names in `KeyboardEvent.key`. */
const codes: Readonly<Record<string, string>> = {
  Control: Key.CONTROL,
  Shift: Key.SHIFT,
  Alt: Key.ALT,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Home: Key.HOME,
  End: Key.END,
  Delete: Key.DELETE,
  Backspace: Key.BACK_SPACE,
  PageDown: Key.PAGE_DOWN,
  PageUp: Key.PAGE_UP,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
  F2: Key.F2,
  F9: Key.F9,
};

/** @throws for a name that is no character and not above, which would be typed as text. */
function codeOf(key: string): string {
  const code = codes[key] ?? (key.length === 1 ? key : undefined);
  if (code === undefined) throw new Error(`No code for the key ${key}.`);
  return code;
}

/** By classic WebDriver: the driver has no log, no printing and no fingers. */
export function webKitTab(driver: WebDriver): Tab {
  return {
    goto: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    async resize({ width, height }) {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    async pointer(steps) {
      const actions = driver.actions({ async: true });
      for (const step of steps)
        if (step === 'down') actions.press();
        else if (step === 'up') actions.release();
        else actions.move({ x: Math.round(step.move.x), y: Math.round(step.move.y), duration: 20 });
      await actions.perform();
    },
    async press(chord) {
      const { modifiers, key } = keysOf(chord);
      const actions = driver.actions({ async: true });
      for (const modifier of modifiers) actions.keyDown(codeOf(modifier));
      actions.keyDown(codeOf(key)).keyUp(codeOf(key));
      for (const modifier of modifiers.toReversed()) actions.keyUp(codeOf(modifier));
      await actions.perform();
    },
    async type(text) {
      await driver.actions({ async: true }).sendKeys(text).perform();
    },
    async chooseFiles(selector, paths) {
      await driver.findElement(By.css(selector)).sendKeys(paths.join('\n'));
    },
    ask: (name, ...given) =>
      askPage((expression) => driver.executeScript(`return ${expression};`), name, given) as Promise<never>,
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    print: null,
    touch: null,
    takeComplaints: () => [],
    close: () => driver.quit(),
  };
}
