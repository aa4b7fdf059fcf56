import {
  test as base,
  expect,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  type Response,
} from '@playwright/test';
import { headersOf } from '../src/server/http/headers.ts';
import { burstsAbove, recordShifts } from './layout-shifts.ts';

/** Errors and warnings of the browser and the application during a journey. */
export interface Complaints {
  readonly all: readonly string[];
  /** For a journey that provokes one: it must then come, or the journey fails. */
  expect(pattern: RegExp): void;
}

/** The access check says no by its status, which browsers log; it is an answer and no fault. */
const isRefusal = (message: ConsoleMessage) =>
  message.text().includes('status of 403') && message.location().url.includes('/api/v1/auth/check');

/** A style sheet fetched ahead of its screen that the screen did not need within seconds: it says how busy the machine is. */
const isLatePreload = (message: ConsoleMessage) =>
  /was preloaded using link preload but not used within a few seconds/.test(message.text());

/** A browser without a graphics card copies what was drawn in 3D back into the page, and says that this takes time. */
const isSoftwareDrawing = (message: ConsoleMessage) =>
  /GL Driver Message \(OpenGL, Performance, .*GPU stall due to ReadPixels/.test(message.text());

/** The browser requests its icon on its own, when the colour scheme changes for instance, and also without a network. */
const isIconOffline = (message: ConsoleMessage) =>
  message.text().includes('net::ERR_') && message.location().url.endsWith('/favicon.svg');

/** Most journeys are of a page without a worker. */
const isBlockedWorker = (message: ConsoleMessage) =>
  message.text() === 'Service Worker registration blocked by Playwright';

const isComplaint = (message: ConsoleMessage) =>
  (message.type() === 'error' || message.type() === 'warning') &&
  !isRefusal(message) &&
  !isLatePreload(message) &&
  !isSoftwareDrawing(message) &&
  !isIconOffline(message) &&
  !isBlockedWorker(message);

/** For the application's own files, not for the backend's answers. */
const isHosted = (response: Response) => {
  const { hostname, pathname } = new URL(response.url());
  return hostname === '127.0.0.1' && !response.fromServiceWorker() && !pathname.startsWith('/api/');
};

/** The headers of a host that a page or a file lacks. */
async function missingHeaders(response: Response): Promise<string[]> {
  const { pathname } = new URL(response.url());
  const sent = await response.allHeaders().catch(() => null);
  if (!sent) return [];
  return Object.entries(headersOf(pathname))
    .filter(([name, value]) => sent[name.toLowerCase()] !== value)
    .map(([name]) => `${pathname} came without its ${name}`);
}

/** The address and the text of every open page, as far as a failure needs them. */
async function readPages(context: BrowserContext): Promise<string> {
  const pages = context.pages().map(async (page) => {
    const text = await page
      .evaluate(() => document.body.innerText)
      .catch(() => '(no text: the page is gone)');
    return `${page.url()}\n${text.replaceAll(/\n\s*\n/g, '\n').slice(0, 3_000)}`;
  });
  return (await Promise.all(pages)).join('\n\n');
}

/**
 * A journey with an error, a warning or a breach of the security policy on the console fails, however well it looks. So does
 * one whose pages came without the policy: it would have been held to nothing, and one whose pages moved without the user by
 * more than a good layout may (`layout-shifts.ts`). A journey that fails prints the text of its pages, next to the step and the
 * picture that Playwright prints.
 */
export const test = base.extend<{
  complaints: Complaints;
  /** Why the pages of a journey may move; empty for all others. */
  mayMove: string;
  steadyPages: void;
  textOfFailedPage: void;
}>({
  mayMove: ['', { option: true }],
  textOfFailedPage: [
    async ({ context }, use, info) => {
      await use();
      if (info.status === info.expectedStatus) return;
      await info.attach('what the page says', { body: await readPages(context), contentType: 'text/plain' });
    },
    { auto: true },
  ],
  steadyPages: [
    async ({ context, mayMove }, use) => {
      const shifts = await recordShifts(context);
      await use();
      if (mayMove === '') expect(burstsAbove(0.05, shifts), 'what moved without the user').toEqual([]);
    },
    { auto: true },
  ],
  complaints: [
    async ({ context }, use) => {
      const all: string[] = [];
      const expected: RegExp[] = [];
      context.on('console', (message) => {
        if (isComplaint(message))
          all.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) =>
        all.push(`page error: ${error.error().stack ?? error.error().message}`),
      );

      const hosted: Promise<string[]>[] = [];
      context.on('response', (response) => {
        const isPage = response.request().resourceType() === 'document';
        if (isPage && response.ok() && isHosted(response)) hosted.push(missingHeaders(response));
      });

      await use({ all, expect: (pattern) => void expected.push(pattern) });

      expect((await Promise.all(hosted)).flat(), 'what the host did not send').toEqual([]);
      const unexpected = all.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)));
      expect(unexpected, 'what the console complained of').toEqual([]);
      const missing = expected.filter((pattern) => !all.some((complaint) => pattern.test(complaint)));
      expect(missing.map(String), 'complaints that were expected and did not come').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Page };
