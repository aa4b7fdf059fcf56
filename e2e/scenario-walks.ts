import { hostileMark } from '../src/mocks/seed/hostile-texts.ts';
import { expect, type Complaints, type Page } from './fixtures.ts';
import { depth, formation, saveState, section, sectionsTable, typeInto } from './montage-editor.ts';
import { enterInputs } from './workflow.ts';

interface Walk {
  page: Page;
  complaints: Complaints;
}

export const list = (page: Page) => page.getByRole('table', { name: 'Montages' });
const alert = (page: Page) => page.getByRole('alert');
const holland = (page: Page) => depth(formation(page, 'Holland Formation'), 'Range');

async function edit(page: Page): Promise<void> {
  await typeInto(holland(page), '16.5');
}

const save = (page: Page) => page.keyboard.press('Control+s');

async function generate(page: Page): Promise<void> {
  await enterInputs(page, '31.2', 'Deviated');
  await page.getByRole('button', { name: 'Generate Montage' }).click();
}

const generated = (page: Page) =>
  expect(page.getByText('Montage generated.').or(sectionsTable(page)).first()).toBeVisible();

async function generationFails(page: Page, words: string): Promise<void> {
  await generate(page);
  await expect(alert(page)).toContainText(words);
  await page.getByRole('button', { name: 'Generate Montage' }).click();
  await generated(page);
}

/**
 * What the catalogue promises under `lookFor`, one walk for each scenario. Each walk starts signed in as the scenario's account,
 * at its first screen.
 */
export const walks: Record<string, (walk: Walk) => Promise<void>> = {
  async fresh({ page }) {
    await expect(
      page.getByRole('main').getByRole('link', { name: /^(Montage|User Management)/ }),
    ).toHaveCount(2);
    await page
      .getByRole('navigation', { name: 'Modules' })
      .getByRole('link', { name: 'Drilling Montage' })
      .click();
    await expect(page.getByText('14 total montages')).toBeVisible();
  },

  async busy({ page }) {
    await expect(page.getByText('137 total montages')).toBeVisible();
    const pages = page.getByRole('navigation', { name: 'Pages of montages' });
    await expect(pages).toContainText('Page 1 of 14');
    await page.goto('/montage?page=14');
    await expect(list(page).getByRole('rowheader')).toHaveCount(7);
  },

  async 'large-well'({ page }) {
    await expect(sectionsTable(page).locator('div[data-section]')).toHaveCount(20);
    const last = await section(page, 20);
    await expect(last.locator('[data-formation]')).toHaveCount(100);
  },

  async 'stopped-generation'({ page }) {
    const row = list(page).getByRole('row').filter({ hasText: 'Montage Generation Stopped' });
    await row.getByRole('link', { name: 'Continue creating montage' }).click();
    await expect(page.getByRole('heading', { name: 'Well Context Inputs' })).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('button', { name: 'Generate Montage' })).toBeEnabled();
  },

  async 'slow-network'({ page }) {
    await expect(list(page).getByRole('rowheader')).toHaveCount(0);
    await expect(list(page).getByRole('rowheader')).toHaveCount(10);
  },

  async flaky({ page, complaints }) {
    complaints.expect(/status of 503/);
    await expect(alert(page)).toContainText('Error loading montages. Please try again later.');
    await alert(page).getByRole('button', { name: 'Try again' }).click();
    await expect(list(page).getByRole('rowheader')).toHaveCount(10);
  },

  async 'list-error'({ page, complaints }) {
    complaints.expect(/status of 500/);
    await expect(alert(page)).toContainText('Error loading montages. Please try again later.');
    await alert(page).getByRole('button', { name: 'Try again' }).click();
    await expect(alert(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create New Montage' })).toBeVisible();
  },

  async 'save-fails-twice'({ page, complaints }) {
    complaints.expect(/status of 503/);
    complaints.expect(/Failed to save montage/);
    await edit(page);
    await save(page);
    await expect(saveState(page)).toContainText('Not saved');
    // A reload forgets neither the scenario nor how often it has failed.
    await page.reload();
    await expect(holland(page)).toHaveText('16.5');
    await save(page);
    await expect(saveState(page)).toContainText('Not saved');
    await save(page);
    await expect(saveState(page)).toHaveText('Saved');
  },

  async 'conflict-on-save'({ page, complaints }) {
    complaints.expect(/status of 412/);
    complaints.expect(/Failed to save montage/);
    await edit(page);
    await save(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Another user changed this montage');
    await dialog.getByRole('button', { name: 'Save my changes over theirs' }).click();
    await expect(saveState(page)).toHaveText('Saved');
    await expect(holland(page)).toHaveText('16.5');
    await expect(page.getByText(/\(theirs\)/).first()).toBeVisible();
  },

  'stream-error': ({ page }) => generationFails(page, 'The planning service stopped working on this montage'),

  async 'stream-429'({ page, complaints }) {
    complaints.expect(/status of 429/);
    await generate(page);
    await expect(page.getByText(/Trying again/i).first()).toBeVisible();
    await generated(page);
  },

  'stream-drops': ({ page }) => generationFails(page, 'Connection error. Please try again.'),

  async 'session-expires'({ page, complaints }) {
    complaints.expect(/status of 401/);
    // The tab that is opened finds the session that has ended.
    complaints.expect(/status of 400/);
    complaints.expect(/Failed to save montage/);
    await edit(page);
    await save(page);
    await expect(saveState(page)).toContainText('Not saved');
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'Sign in again' }).click();
    const other = await opened;
    await signInAsOffered(other);
    await expect(other.getByRole('heading', { name: 'Choose a module to get started' })).toBeVisible();
    await other.close();
    await page.bringToFront();
    await save(page);
    await expect(saveState(page)).toHaveText('Saved');
    await expect(holland(page)).toHaveText('16.5');
  },

  async 'no-access'({ page }) {
    await expect(page.getByText('You have no access to this module')).toBeVisible();
    await expect(page.getByText(/Ask an administrator/)).toBeVisible();
    await expect(list(page)).toHaveCount(0);
  },

  async 'full-storage'({ page, complaints }) {
    complaints.expect(/status of 500/);
    complaints.expect(/Failed to save montage/);
    await edit(page);
    await save(page);
    await expect(saveState(page)).toContainText('The storage of this browser is full');
    await expect(holland(page)).toHaveText('16.5');
  },

  async 'hostile-texts'({ page }) {
    await expect(list(page).getByRole('rowheader')).toHaveCount(44);
    await expect(list(page)).toContainText('<script>globalThis.');
    // Pages of text in every cell: no more of them than a window shows.
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/montage/edit/hostile0');
    const first = await section(page, 1);
    await expect(first.locator('[data-formation]').first()).toBeVisible();
    expect(await page.evaluate((mark) => mark in globalThis, hostileMark)).toBe(false);
  },
};

/** By the account that the sign-in page offers first, which is the scenario's. */
export async function signInAsOffered(page: Page): Promise<void> {
  const offered = page.getByRole('region', { name: 'Demonstration accounts' }).getByRole('button').first();
  await expect(offered).toContainText('For the scenario');
  await offered.click();
}
