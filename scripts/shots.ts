/**
 * Pictures of every screen in its states, for a review without running anything: one PNG for each story, width and theme,
 * and contact sheets of them.
 *
 * `npm run shots [-- --only PATTERN] [--out FOLDER] [--built FOLDER] [--with-3d] [--update]`. The editor's 3D
 * picture is hidden unless asked for: without a graphics card it takes longer than all the rest. With `--update` the
 * references of `npm run shots:compare` are renewed, too.
 */
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { findOrInstallChromium } from './find-chromium.ts';
import { root } from './run.ts';
import { builtStorybook, serveStorybook } from './shots/built-storybook.ts';
import { compareReferences } from './shots/compare-references.ts';
import { writeContactSheets } from './shots/contact-sheet.ts';
import { lookName, looks } from './shots/looks.ts';
import { readPins } from './shots/open-story.ts';
import type { Picture } from './shots/picture.ts';
import { takePictures, taskOf } from './shots/take-pictures.ts';
import { isScreen, matcher, readStories, type StoryEntry } from './shots/stories.ts';

/** More pages in parallel would only wait for each other. */
const pagesAtOnce = 2;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    out: { type: 'string', default: 'shots' },
    built: { type: 'string' },
    'with-3d': { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
  },
});

const seconds = (since: number) => `${Math.round((performance.now() - since) / 1_000)} s`;

/** Deletes only the output of an earlier run: the folder may contain other files. */
function clear(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const written = globSync(['*--{1440,1920,390}-{light,dark}.png', 'sheet-*.png', 'index.html'], {
    cwd: folder,
  });
  for (const file of written) rmSync(join(folder, file));
}

async function takeAll(
  browser: Browser,
  baseUrl: string,
  folder: string,
  stories: readonly StoryEntry[],
): Promise<Picture[]> {
  const first = await browser.newPage({ bypassCSP: true });
  const pins = await readPins(
    first,
    baseUrl,
    stories.map(({ id }) => id),
  );
  await first.close();
  const tasks = stories.map((story) => taskOf(story, pins.get(story.id) ?? {}));
  const total = tasks.reduce((sum, task) => sum + task.looks.length, 0);
  console.log(
    `${stories.length} stories, ${total} pictures: a story of one theme or one width is taken in that alone.`,
  );

  const pictures: Picture[] = [];
  const onTaken = (picture: Picture) => {
    pictures.push(picture);
    const { story, look, errors } = picture;
    const isFirst = !pictures.some((other) => other !== picture && other.story.id === story.id);
    const where = `${String(pictures.length).padStart(String(total).length)}/${total}`;
    if (errors.length > 0 && isFirst)
      console.error(`${where} FAILED ${story.id}\n    ${errors.join('\n    ')}`);
    else if (pictures.length % 40 === 0 || pictures.length === total) {
      console.log(`${where} ${story.id} (${lookName(look)}), ${seconds(started)}`);
    }
  };
  const waiting = [...tasks];
  const picture3d = values['with-3d'] ? 'shown' : 'hidden';
  const walk = () =>
    takePictures({ browser, baseUrl, folder, picture3d, next: () => waiting.shift(), onTaken });
  await Promise.all(Array.from({ length: pagesAtOnce }, walk));

  const order = new Map(stories.map(({ id }, index) => [id, index]));
  return pictures.toSorted(
    (a, b) =>
      order.get(a.story.id)! - order.get(b.story.id)! ||
      looks.findIndex((look) => lookName(look) === lookName(a.look)) -
        looks.findIndex((look) => lookName(look) === lookName(b.look)),
  );
}

/** @returns the number of pictures of a failed story. */
async function run(built: string): Promise<number> {
  const stories = readStories(built).filter(isScreen).filter(matcher(values.only));
  if (stories.length === 0) throw new Error(`No screen's story matches "${values.only ?? ''}".`);
  const folder = resolve(root, values.out);
  clear(folder);
  const server = await serveStorybook(built);
  try {
    const browser = await chromium.launch(findOrInstallChromium());
    try {
      const pictures = await takeAll(browser, server.url, folder, stories);
      const sheets = await writeContactSheets(browser, folder, pictures);
      const failed = pictures.filter(({ errors }) => errors.length > 0);
      console.log(
        `${pictures.length} pictures and ${sheets.length} sheets in ${folder}, ${seconds(started)}.`,
      );
      const names = new Set(failed.map(({ story }) => story.id));
      if (names.size > 0) console.error(`Failed: ${[...names].join(', ')}`);
      return failed.length;
    } finally {
      await browser.close();
    }
  } finally {
    await server.close();
  }
}

const started = performance.now();
try {
  const built = builtStorybook(values.built && resolve(values.built));
  console.log(`Storybook is ready, ${seconds(started)}.`);
  try {
    if ((await run(built.folder)) > 0) process.exitCode = 1;
    if (values.update)
      process.exitCode = compareReferences(built.folder, { update: true }) || process.exitCode;
  } finally {
    built.remove();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
