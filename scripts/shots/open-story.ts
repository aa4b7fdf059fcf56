/** Opens stories in a page and waits until they are ready: rendered, played, fonts loaded, nothing changing any more. */
import { stripVTControlCharacters } from 'node:util';
import type { Page } from 'playwright';
import type { Look, Pins } from './looks.ts';

interface Channel {
  on(event: string, listener: (payload: never) => void): void;
  emit(event: string, payload: unknown): void;
}

interface PreparedStory {
  storyGlobals: { theme?: string; viewport?: { value?: string } };
  parameters: { viewport?: { options?: Record<string, { styles?: { width?: string } | null }> } };
}

/** The part of Storybook's preview that is used here. */
interface PreviewWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  __STORYBOOK_PREVIEW__?: {
    ready(): Promise<void>;
    storyStoreValue: { loadStory(story: { storyId: string }): Promise<PreparedStory> };
  };
  /** Ours: how the story that is open ended, as soon as it has. */
  storyEnd?: { storyId: string; errors: string[] };
}

const patienceMs = 60_000;

/** Listens from before the first story begins. Runs in the page. */
function listen(): void {
  const target = globalThis as unknown as PreviewWindow;
  let errors: string[] = [];
  const listenTo = (channel: Channel) => {
    const fails = (event: string, said: (payload: never) => string) =>
      channel.on(event, (payload) => errors.push(said(payload)));
    const message = (error: { message?: string }) => error.message ?? JSON.stringify(error);
    fails('playFunctionThrewException', message);
    fails('storyThrewException', message);
    fails('storyErrored', (error: { title: string; description: string }) =>
      [error.title, error.description].join(' '),
    );
    fails('unhandledErrorsWhilePlaying', (all: { message?: string }[]) => all.map(message).join('\n'));
    channel.on('storyMissing', (storyId: string) => {
      target.storyEnd = { storyId, errors: ['Storybook has no such story.'] };
      errors = [];
    });
    channel.on('storyFinished', ({ storyId, status }: { storyId: string; status: string }) => {
      if (status !== 'success' && errors.length === 0) errors.push(`It ended as "${status}".`);
      target.storyEnd = { storyId, errors };
      errors = [];
    });
  };
  // Storybook assigns its channel once, before it opens the first story.
  let channel: Channel | undefined;
  Object.defineProperty(target, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(assigned: Channel) {
      channel = assigned;
      listenTo(assigned);
    },
  });
}

/** Resolves when the document has not changed for a while and animations have ended. Runs in the page. */
async function waitForQuiet({ forMs, patience }: { forMs: number; patience: number }): Promise<void> {
  const end = performance.now() + patience;
  let changedAt = performance.now();
  const observer = new MutationObserver(() => (changedAt = performance.now()));
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const moves = () =>
    document
      .getAnimations()
      .some((each) => each.playState === 'running' && each.effect?.getComputedTiming().endTime !== Infinity);
  while (performance.now() < end && (performance.now() - changedAt < forMs || moves())) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  observer.disconnect();
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Waits until nothing in the page changes any more, for three seconds at most: some stories never rest. */
export const beQuiet = (page: Page) => page.evaluate(waitForQuiet, { forMs: 120, patience: 3_000 });

/** A refusal that a story provokes is logged by the browser and by the application; its effect is in the picture. */
const isAnswer = (text: string) => /^Failed to load resource|\bApiError: /.test(text);

export interface StoryPage {
  /** Resolves with the errors, one line each; with none the story is ready. */
  open(storyId: string, theme: Look['theme']): Promise<string[]>;
}

export async function storyPage(page: Page, baseUrl: string): Promise<StoryPage> {
  let complaints: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !isAnswer(text)) complaints.push(`console: ${text.split('\n')[0]}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  await page.addInitScript(listen);
  let isOpen = false;

  async function show(storyId: string, theme: Look['theme']): Promise<void> {
    if (isOpen) {
      // In the page that is open already: loading the application again takes several times as long as the story.
      await page.evaluate((id) => {
        const target = globalThis as unknown as PreviewWindow;
        delete target.storyEnd;
        target['__STORYBOOK_ADDONS_CHANNEL__']?.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }, storyId);
      return;
    }
    await page.goto(addressOf(baseUrl, storyId, theme));
    isOpen = true;
  }

  async function attempt(storyId: string, theme: Look['theme']): Promise<string[]> {
    complaints = [];
    let errors: string[];
    try {
      await show(storyId, theme);
      const ended = await page.waitForFunction(
        (id) => {
          const { storyEnd } = globalThis as unknown as PreviewWindow;
          return storyEnd?.storyId === id ? storyEnd : null;
        },
        storyId,
        { timeout: patienceMs },
      );
      ({ errors } = (await ended.jsonValue())!);
      await beQuiet(page);
    } catch (error) {
      errors = [error instanceof Error ? error.message : String(error)];
    }
    const all = [...errors, ...complaints].map((error) => stripVTControlCharacters(error).split('\n')[0]!);
    return [...new Set(all)];
  }

  async function open(storyId: string, theme: Look['theme']): Promise<string[]> {
    const hadCompany = isOpen;
    const errors = await attempt(storyId, theme);
    if (errors.length === 0) return errors;
    // A failure must not affect the next story, nor earlier stories this one.
    isOpen = false;
    return hadCompany ? open(storyId, theme) : errors;
  }
  return { open };
}

/** Accessibility is judged by the tests of the stories; here it would only take its time. */
const addressOf = (baseUrl: string, storyId: string, theme: Look['theme']) =>
  `${baseUrl}/iframe.html?id=${storyId}&viewMode=story&globals=theme:${theme};a11y.manual:!true`;

/** The settings that each story fixes, read from a page of Storybook that needs to show none of them. */
export async function readPins(
  page: Page,
  baseUrl: string,
  ids: readonly string[],
): Promise<Map<string, Pins>> {
  await page.goto(`${baseUrl}/iframe.html`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  const pins = await page.evaluate(async (storyIds) => {
    const preview = (globalThis as unknown as PreviewWindow)['__STORYBOOK_PREVIEW__']!;
    await preview.ready();
    const found: [string, { theme: string | undefined; width: number | undefined }][] = [];
    for (const storyId of storyIds) {
      const { storyGlobals, parameters } = await preview.storyStoreValue.loadStory({ storyId });
      const viewport = parameters.viewport?.options?.[storyGlobals.viewport?.value ?? ''];
      const width = Number.parseInt(viewport?.styles?.width ?? '', 10);
      found.push([storyId, { theme: storyGlobals.theme, width: Number.isNaN(width) ? undefined : width }]);
    }
    return found;
  }, ids);
  return new Map(pins);
}
