import type { ConsoleMessage, KeyInput, Page } from 'puppeteer-core';
import { askPage } from './ask.ts';
import { keysOf } from './keys.ts';
import type { Point, Tab, Touch } from './tab.ts';

const stepsOfDrag = 12;

/** From one point to another, as many points as a finger would be seen at. */
const between = (from: Point, to: Point): Point[] =>
  Array.from({ length: stepsOfDrag }, (_, index) => {
    const part = (index + 1) / stepsOfDrag;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  });

function touchOf(page: Page): Touch {
  const screen = page.touchscreen;
  return {
    tap: ({ x, y }) => screen.tap(x, y),
    async drag(from, to) {
      const finger = await screen.touchStart(from.x, from.y);
      for (const { x, y } of between(from, to)) await finger.move(x, y);
      await finger.end();
    },
    async pinch(fingers) {
      const touching = [];
      for (const [{ x, y }] of fingers) touching.push(await screen.touchStart(x, y));
      for (let step = 0; step < stepsOfDrag; step += 1)
        for (const [index, [from, to]] of fingers.entries()) {
          const { x, y } = between(from, to)[step]!;
          await touching[index]!.move(x, y);
        }
      for (const finger of touching) await finger.end();
    },
  };
}

/** Where the message came from is needed to judge it: browsers log refused calls without an address in the text. */
const lineOf = (message: ConsoleMessage) =>
  `${message.type()}: ${message.text()} (${message.location().url ?? ''})`;

/** Chromium by its own protocol, and Firefox by WebDriver BiDi. */
export async function puppeteerTab(page: Page, recorderSource: string, hasTouch: boolean): Promise<Tab> {
  let complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') complaints.push(lineOf(message));
  });
  page.on('pageerror', (error) => complaints.push(`page error: ${String(error)}`));
  page.on('dialog', (dialog) => void dialog.accept());
  await page.evaluateOnNewDocument(recorderSource);
  page.setDefaultTimeout(60_000);
  return {
    async goto(url) {
      await page.goto(url, { waitUntil: 'load' });
    },
    async reload() {
      await page.reload({ waitUntil: 'load' });
    },
    resize: (size) => page.setViewport({ ...size, hasTouch, isMobile: hasTouch }),
    async pointer(steps) {
      for (const step of steps)
        if (step === 'down') await page.mouse.down();
        else if (step === 'up') await page.mouse.up();
        else await page.mouse.move(step.move.x, step.move.y);
    },
    async press(chord) {
      const { modifiers, key } = keysOf(chord);
      for (const modifier of modifiers) await page.keyboard.down(modifier as KeyInput);
      await page.keyboard.press((key === ' ' ? 'Space' : key) as KeyInput);
      for (const modifier of modifiers.toReversed()) await page.keyboard.up(modifier as KeyInput);
    },
    async type(text) {
      await page.keyboard.type(text);
    },
    async chooseFiles(selector, paths) {
      const input = await page.waitForSelector(selector);
      // The type cannot express that it is an input.
      await (input as unknown as { uploadFile(...files: string[]): Promise<void> }).uploadFile(...paths);
    },
    ask: (name, ...given) =>
      askPage((expression) => page.evaluate(expression), name, given) as Promise<never>,
    screenshot: async () => Buffer.from(await page.screenshot({ type: 'png' })),
    print: async () => Buffer.from(await page.pdf({ preferCSSPageSize: true, printBackground: true })),
    touch: hasTouch ? touchOf(page) : null,
    takeComplaints() {
      const taken = complaints;
      complaints = [];
      return taken;
    },
    close: () => page.browserContext().close(),
  };
}
