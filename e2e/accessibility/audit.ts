import { createRequire } from 'node:module';
import { expect, type Page } from '../fixtures.ts';
import { layoutProblems } from './layout.ts';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Every rule that speaks of a level that the product promises, and those of good practice. None is left out. */
const everyRule = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** The dark page is the light one in other colours: of it these alone are asked, because all takes twice as long. */
const rulesOfColour = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const sights = [
  { size: wide, scheme: 'light' },
  { size: wide, scheme: 'dark' },
  { size: phone, scheme: 'dark' },
  { size: phone, scheme: 'light' },
] as const;

/** The narrowest that must do without scrolling sideways (1.4.10), and the wide window at 200 % (1.4.4). */
const narrow = { width: 320, height: 640 };
const enlarged = { width: wide.width / 2, height: wide.height / 2 };

/** At the start of each page, and not added to one: the security policy of the host forbids scripts from elsewhere. */
export async function prepareAudits(page: Page): Promise<void> {
  await page.addInitScript({ path: axe });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

interface AuditOptions {
  /** The only size at which the screen exists, like the drawer of a phone. */
  only?: 'wide' | 'phone';
}

/** Audits the page's current content, in both appearances and at every size, and leaves it unchanged. */
export async function audit(page: Page, screen: string, { only }: AuditOptions = {}): Promise<void> {
  const found: string[] = [];
  for (const { size, scheme } of sights) {
    if (only && size !== (only === 'wide' ? wide : phone)) continue;
    await look(page, size, scheme);
    const problems = [
      ...(await axeProblems(page, scheme === 'light' ? everyRule : rulesOfColour)),
      ...(scheme === 'light' ? await settledLayoutProblems(page) : []),
    ];
    found.push(...problems.map((problem) => `${scheme}, ${size.width} px: ${problem}`));
  }
  for (const size of only === 'wide' ? [] : only === 'phone' ? [narrow] : [narrow, enlarged]) {
    await look(page, size, 'light');
    found.push(...(await settledLayoutProblems(page)).map((problem) => `${size.width} px: ${problem}`));
  }
  await look(page, only === 'phone' ? phone : wide, 'light');
  expect.soft(found, screen).toEqual([]);
}

async function look(page: Page, size: typeof wide, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(
    (scheme) => document.documentElement.dataset.mantineColorScheme === scheme,
    colorScheme,
  );
  // Until what the new size or scheme starts is drawn and has faded in.
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    // At another size the page has another height: a user has in sight what has the focus.
    document.activeElement?.scrollIntoView({ block: 'nearest' });
    await frame();
    // A spinner never ends.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  });
}

/** A picture redraws with its labels some time after the window has another size: only what stays wrong is a problem. */
async function settledLayoutProblems(page: Page): Promise<string[]> {
  let problems: string[] = [];
  await expect
    .poll(async () => (problems = await page.evaluate(layoutProblems)))
    .toEqual([])
    .catch(() => undefined);
  return problems;
}

interface AxeResult {
  id: string;
  help: string;
  nodes: { target: unknown[]; failureSummary?: string; html: string }[];
}

async function axeProblems(page: Page, runOnly: typeof everyRule): Promise<string[]> {
  const violations = await page.evaluate(async (rules) => {
    const { axe: engine } = globalThis as unknown as {
      axe: { run(options: object): Promise<{ violations: AxeResult[] }> };
    };
    return (await engine.run({ runOnly: rules, resultTypes: ['violations'] })).violations;
  }, runOnly);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, html, failureSummary = help }) =>
        `axe ${id}: ${target.join(' ')}: ${html.slice(0, 160)}: ${failureSummary.replaceAll(/\s+/g, ' ').slice(0, 300)}`,
    ),
  );
}
